//! What people and bots at a table are called.

use crate::secrets;
use protocol::NAME_MAX;

/// First names as common in Sweden in the forties as the games themselves. More than there are seats.
const BOTS: [&str; 24] = [
    "Arne",
    "Barbro",
    "Bengt",
    "Birgit",
    "Börje",
    "Elsa",
    "Evert",
    "Greta",
    "Gunnel",
    "Gösta",
    "Ingrid",
    "Karin",
    "Kerstin",
    "Lennart",
    "Maj-Britt",
    "Märta",
    "Olle",
    "Ragnar",
    "Rune",
    "Sixten",
    "Solveig",
    "Stig",
    "Ulla",
    "Åke",
];

/// The name without spaces around it, if it can be read by others at the table.
pub(crate) fn readable(name: &str) -> Option<&str> {
    let name = name.trim();
    let fits = name.chars().count() <= NAME_MAX;
    let honest = !name.chars().any(is_control);
    let visible = name.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    (fits && honest && visible).then_some(name)
}

/// A bot's name that nobody else at the table has.
pub(crate) fn for_bot(taken: &[&str]) -> &'static str {
    let start = secrets::pick(BOTS.len());
    let mut names = BOTS.iter().cycle().skip(start).take(BOTS.len());
    names.find(|name| !taken.contains(name)).expect("there are more names than seats")
}

/// Characters that move or turn the text around them.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Characters that leave no mark. A name may contain them (emoji do), but not consist of them.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{00AD}' | '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180E}'
        | '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2065}' | '\u{206A}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The page is held to the same list.
    #[derive(serde::Deserialize)]
    struct Names {
        good: Vec<String>,
        bad: Vec<String>,
    }

    #[test]
    fn names_are_trimmed_and_must_be_readable() {
        let names: Names = serde_json::from_str(include_str!("../tests/names.json")).unwrap();
        for good in &names.good {
            assert_eq!(readable(good), Some(good.trim()));
        }
        for bad in &names.bad {
            assert_eq!(readable(bad), None, "{bad:?}");
        }
        assert_eq!(readable(&"a".repeat(NAME_MAX)).map(str::len), Some(NAME_MAX));
        assert_eq!(readable(&"a".repeat(NAME_MAX + 1)), None);
        assert_eq!(readable(&"a".repeat(10_000)), None);
    }

    #[test]
    fn bots_at_a_table_have_different_names() {
        let mut taken = vec!["Karin"];
        for _ in 0..tabletop::SEATS_MAX {
            let name = for_bot(&taken);
            assert!(!taken.contains(&name));
            taken.push(name);
        }
    }
}
