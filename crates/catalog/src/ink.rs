//! Colours and numbers as they stand in the reports of the lab.

/// The inks of the bots, in order.
pub const INKS: [&str; 6] = ["#b43b27", "#1e4c7a", "#2a7364", "#dba32c", "#77510a", "#465162"];

/// The ink of the bot with this number.
pub fn ink(number: usize) -> &'static str {
    INKS[number % INKS.len()]
}

/// Text that stands in HTML or SVG.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A number with as many digits as help.
pub fn number(value: f64) -> String {
    let digits = match value.abs() {
        // A whole number needs no digits behind it.
        whole if (whole - whole.round()).abs() < 1e-9 => 0,
        large if large >= 100.0 => 0,
        middle if middle >= 10.0 => 1,
        _ => 2,
    };
    spaced(&format!("{value:.digits$}"))
}

/// Thousands set apart.
fn spaced(digits: &str) -> String {
    let (whole, rest) = digits.split_once('.').map_or((digits, None), |(whole, rest)| (whole, Some(rest)));
    let mut out = String::new();
    for (place, digit) in whole.chars().enumerate() {
        let left = whole.len() - place;
        if place > 0 && left % 3 == 0 && !out.ends_with('-') {
            out.push('\u{a0}');
        }
        out.push(digit);
    }
    match rest {
        Some(rest) => format!("{out}.{rest}"),
        None => out,
    }
}

/// The fill for a heat from zero to one, from paper to brick, and an ink that can be read on it.
pub fn warmth(heat: f64) -> (String, &'static str) {
    const COOL: [f64; 3] = [251.0, 245.0, 231.0];
    const MIDDLE: [f64; 3] = [232.0, 176.0, 84.0];
    const WARM: [f64; 3] = [168.0, 48.0, 30.0];
    let between = |a: [f64; 3], b: [f64; 3], part: f64| {
        let mixed: Vec<u8> = (0..3).map(|it| (a[it] + (b[it] - a[it]) * part).round() as u8).collect();
        format!("#{:02x}{:02x}{:02x}", mixed[0], mixed[1], mixed[2])
    };
    match heat {
        low if low < 0.5 => (between(COOL, MIDDLE, 2.0 * low), "#15202f"),
        high => (between(MIDDLE, WARM, 2.0 * high - 1.0), if high > 0.75 { "#fff7ea" } else { "#15202f" }),
    }
}
