//! Which names would be taken for each other at a table.

/// Letters of other alphabets, and the Latin ones that they are taken for.
const LOOK: [(&str, &str); 4] = [
    ("АВЕКМНОРСТУХІЈЅԚԜ", "ABEKMHOPCTYXIJSQW"),
    ("аеорсухіјѕԁһԛԝк", "aeopcyxijsdhqwk"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ("αοιρνκ", "aoipvk"),
];

/// Letters and the accents on them, where together they are a letter of its own.
const WHOLE: [(char, char, char); 9] = [
    ('a', '\u{30A}', 'å'),
    ('a', '\u{308}', 'ä'),
    ('o', '\u{308}', 'ö'),
    ('u', '\u{308}', 'ü'),
    ('e', '\u{308}', 'ë'),
    ('e', '\u{301}', 'é'),
    ('e', '\u{300}', 'è'),
    ('a', '\u{301}', 'á'),
    ('n', '\u{303}', 'ñ'),
];

/// Whether somebody is called like this, or so that nobody could tell the two apart.
pub fn is_taken(name: &str, by: &[&str]) -> bool {
    by.iter().any(|other| spelt(name) == spelt(other) || drawn(name) == drawn(other))
}

/// How it is spelt, whatever alphabet, size and spaces it is written with.
fn spelt(name: &str) -> String {
    let mut spelt = String::new();
    for c in name.chars().map(latin).flat_map(char::to_lowercase) {
        let whole = WHOLE.iter().find(|(letter, accent, _)| spelt.ends_with(*letter) && c == *accent);
        if let Some((_, _, whole)) = whole {
            spelt.pop();
            spelt.push(*whole);
        } else if c.is_alphanumeric()
            || !(c.is_whitespace() || c == '.' || is_accent(c) || super::is_invisible(c))
        {
            spelt.push(c);
        }
    }
    spelt
}

/// How it looks: some letters and digits are the same stroke.
fn drawn(name: &str) -> String {
    let strokes = name.chars().map(latin).map(|c| match c {
        'I' | '1' | '|' => 'l',
        '0' => 'o',
        _ => c,
    });
    spelt(&strokes.collect::<String>())
}

/// The Latin letter or digit that a character is taken for, or itself.
fn latin(c: char) -> char {
    for (theirs, ours) in LOOK {
        if let Some(index) = theirs.chars().position(|their| their == c) {
            return ours.chars().nth(index).unwrap_or(c);
        }
    }
    let code = u32::from(c);
    let letter = |index: u32| if index < 26 { 65 + index } else { 97 + index - 26 };
    let plain = match code {
        // Wide ones, those of mathematics, and those in circles.
        0xFF01..=0xFF5E => code - 0xFEE0,
        0x1D400..=0x1D6A3 => letter((code - 0x1D400) % 52),
        0x1D7CE..=0x1D7FF => 48 + (code - 0x1D7CE) % 10,
        0x24B6..=0x24E9 => letter(code - 0x24B6),
        _ => code,
    };
    char::from_u32(plain).unwrap_or(c)
}

/// Marks that stand on the letter before them.
pub(super) fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}' | '\u{20D0}'..='\u{20FF}'
        | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_nobody_could_tell_apart_are_the_same() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "An na"),
            ("Anna", "Аnnа"),
            ("Anna", "Αnna"),
            ("Anna", "Ａｎｎａ"),
            ("Anna", "𝐀𝐧𝐧𝐚"),
            ("Anna", "𝔸nna"),
            ("Anna", "An\u{323}na"),
            ("Åke", "A\u{30A}ke"),
            ("Ida", "lda"),
            ("Ida", "1da"),
            ("ILSE", "ilse"),
            ("Bob", "B0b"),
            ("Bo", "Bo."),
            ("Eva 👩\u{200D}🌾", "Eva 👩🌾"),
        ] {
            assert!(is_taken(one, &["Nils", other]), "{one} {other}");
            assert!(is_taken(other, &[one]), "{other} {one}");
        }
    }

    #[test]
    fn names_that_differ_are_different() {
        let all = [
            "Anna",
            "Anne",
            "Åsa",
            "Asa",
            "Äsa",
            "Ilse",
            "Lise",
            "Person 1",
            "Person 2",
            "Person 10",
            "🦊",
            "🐺",
            "Бо",
            "Во",
            "Bo",
            "Anna-Lisa",
            "Lisa",
        ];
        for (index, name) in all.iter().enumerate() {
            let others: Vec<&str> =
                all.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, name)| *name).collect();
            let expected = matches!(*name, "Bo" | "Во");
            assert_eq!(is_taken(name, &others), expected, "{name}");
        }
    }

    #[test]
    fn every_letter_that_is_taken_for_another_has_one() {
        for (theirs, ours) in LOOK {
            assert_eq!(theirs.chars().count(), ours.chars().count());
            assert!(ours.is_ascii() && theirs.chars().all(|c| !c.is_ascii()), "{theirs}");
        }
    }
}
