//! What people and bots at a table are called.

mod alike;

use protocol::NAME_MAX;

pub use alike::is_taken;

/// Accents that may stand on one letter. More of them climb out of the line.
const ACCENTS_MAX: usize = 2;

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
pub fn readable(name: &str) -> Option<&str> {
    let name = name.trim();
    let fits = name.chars().count() <= NAME_MAX;
    let honest = !name.chars().any(is_control);
    let visible = name.chars().any(|c| !c.is_whitespace() && !is_invisible(c));
    (fits && honest && visible && !hides_something(name) && !towers(name)).then_some(name)
}

/// A bot's name that nobody else at the table has: which of them follows from a number.
pub fn for_bot(taken: &[&str], mood: u32) -> &'static str {
    let start = mood as usize % BOTS.len();
    let mut names = BOTS.iter().cycle().skip(start).take(BOTS.len());
    names.find(|name| !is_taken(name, taken)).expect("there are more names than seats")
}

/// Characters that move or turn the text around them.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Whether something in it leaves no mark and is no part of an emoji: with it, two names look the same.
fn hides_something(name: &str) -> bool {
    let characters: Vec<char> = name.chars().collect();
    let at = |index: Option<usize>| index.and_then(|index| characters.get(index)).copied().unwrap_or(' ');
    characters.iter().enumerate().any(|(index, c)| {
        let (before, after) = (at(index.checked_sub(1)), at(Some(index + 1)));
        match c {
            // Joins two pictures into one.
            '\u{200D}' => !(is_picture(before) || before == '\u{FE0F}') || !is_picture(after),
            // Says whether the character before it is a picture.
            '\u{FE0E}' | '\u{FE0F}' => {
                !(is_picture(before) || before.is_ascii_digit() || "#*".contains(before))
            }
            // Spells out whose flag it is.
            '\u{E0020}'..='\u{E007F}' => !matches!(before, '\u{1F3F4}' | '\u{E0020}'..='\u{E007F}'),
            _ => is_invisible(*c),
        }
    })
}

/// Whether accents are stacked so high that they cover what stands above.
fn towers(name: &str) -> bool {
    let mut height = 0;
    name.chars().any(|c| {
        height = if alike::is_accent(c) { height + 1 } else { 0 };
        height > ACCENTS_MAX
    })
}

/// Where emoji live, and signs that can be shown as such.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{A9}' | '\u{AE}' | '\u{203C}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{21FF}'
        | '\u{2300}'..='\u{23FF}' | '\u{2460}'..='\u{24FF}' | '\u{25A0}'..='\u{27BF}' | '\u{2900}'..='\u{297F}'
        | '\u{2B00}'..='\u{2BFF}' | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}' | '\u{1F000}'..='\u{1FAFF}')
}

/// Characters that leave no mark. A name may contain them as parts of emoji, but not consist of them.
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
        for mood in 0..tabletop::SEATS_MAX as u32 {
            let name = for_bot(&taken, mood);
            assert!(!taken.contains(&name));
            taken.push(name);
        }
    }
}
