//! What somebody meant who wrote something else.

/// The nearest of these names, if it is near enough to have been meant.
pub(crate) fn suggestion<'a>(said: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let slips_max = 1 + said.chars().count() / 4;
    let near = names.into_iter().map(|name| (slips(said, name), name));
    near.filter(|(slips, _)| *slips <= slips_max).min_by_key(|(slips, _)| *slips).map(|(_, name)| name)
}

/// How many letters must be added, left out, changed or swapped with their neighbour.
fn slips(said: &str, meant: &str) -> usize {
    let (said, meant): (Vec<char>, Vec<char>) = (said.chars().collect(), meant.chars().collect());
    let mut rows = vec![(0..=meant.len()).collect::<Vec<usize>>()];
    for (i, letter) in said.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, other) in meant.iter().enumerate() {
            let changed = rows[i][j] + usize::from(letter != other);
            let mut least = changed.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && said[i - 1] == *other && meant[j - 1] == *letter {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[said.len()][meant.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_understood_and_nonsense_is_not() {
        let names = ["port", "listen", "public-url", "backup"];
        for (said, meant) in [
            ("prot", Some("port")),
            ("lisen", Some("listen")),
            ("public_url", Some("public-url")),
            ("bakcup", Some("backup")),
            ("dance", None),
            ("", None),
        ] {
            assert_eq!(suggestion(said, names), meant, "{said}");
        }
        assert_eq!(slips("port", "port"), 0);
    }
}
