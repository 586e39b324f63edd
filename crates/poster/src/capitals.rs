//! Capital letters of Europe's alphabets. The library knows those of all alphabets, by tables that would be a fortieth of the engine in
//! the page.

/// A name in capitals.
pub(crate) fn in_capitals(name: &str) -> String {
    let mut capitals = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            'ß' => capitals.push_str("SS"),
            _ => capitals.push(capital(c)),
        }
    }
    capitals
}

fn capital(c: char) -> char {
    let code = u32::from(c);
    let capital = match c {
        '÷' => code,
        'ı' => 0x49,
        // Small letters stand so far behind their capitals, or each right behind its own.
        'a'..='z' | 'à'..='þ' | 'α'..='ρ' | 'σ'..='ϋ' | 'а'..='я' => code - 32,
        'ѐ'..='џ' => code - 80,
        'ĺ'..='ň' | 'ź'..='ž' => code - (code + 1) % 2,
        'ā'..='ķ' | 'ŋ'..='ŷ' => code - code % 2,
        'ÿ' => 0x178,
        'ς' => 0x3A3,
        'ά' => 0x386,
        'έ'..='ί' => code - 37,
        'ό' => 0x38C,
        'ύ' | 'ώ' => code - 63,
        _ => code,
    };
    char::from_u32(capital).unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_are_those_of_the_library() {
        // A sign for micro, an n after an apostrophe, a long s and a letter with two marks are in no name.
        let others = ['µ', 'ŉ', 'ſ', 'ΐ', 'ΰ'];
        let all = (' '..='ž').chain('Ά'..='ώ').chain('Ѐ'..='џ').filter(|c| !others.contains(c));
        for c in all {
            assert_eq!(in_capitals(&c.to_string()), c.to_uppercase().to_string(), "{c} {:x}", u32::from(c));
        }
    }
}
