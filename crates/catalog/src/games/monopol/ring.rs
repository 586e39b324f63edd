//! The forty squares of Monopol as a ring, each as warm as what happened there.

use crate::ink::{escaped, number, warmth};
use ::monopol::squares::{BOARD, Group, Kind};
use std::fmt::Write;

/// The short and the long side of a square, and the side of the whole ring.
const SHORT: f64 = 66.0;
const LONG: f64 = 96.0;
const SIDE: f64 = 2.0 * LONG + 9.0 * SHORT;
/// How many of the warmest squares are listed in the middle.
const LISTED: usize = 8;

pub(super) fn draw(values: &[f64], unit: &str) -> String {
    let (least, most) = span(values);
    let mut svg = format!(
        r#"<svg viewBox="-4 -4 {side} {side}" role="img" aria-label="{unit}, square by square">"#,
        side = SIDE + 8.0
    );
    for (at, square) in BOARD.iter().enumerate() {
        let value = values.get(at).copied().unwrap_or_default();
        cell(&mut svg, at, square.name, group(square.kind), value, (value - least) / (most - least));
    }
    middle(&mut svg, values, unit);
    svg.push_str("</svg>");
    svg
}

/// From the coolest to the warmest. A single square far ahead of all others (the prison) would make them all alike,
/// so then the second counts.
fn span(values: &[f64]) -> (f64, f64) {
    const FAR_AHEAD: f64 = 1.5;
    let mut sorted = values.to_vec();
    sorted.resize(BOARD.len(), 0.0);
    sorted.sort_by(f64::total_cmp);
    let (least, second, first) = (sorted[0], sorted[BOARD.len() - 2], sorted[BOARD.len() - 1]);
    let most = if first > FAR_AHEAD * second && second > 0.0 { second } else { first };
    (least, if most > least { most } else { least + 1.0 })
}

/// A square: its left upper corner, width and height. Square 0 is at the lower right, and play goes left.
fn area(at: usize) -> (f64, f64, f64, f64) {
    let (side, step) = (at / 10, at % 10);
    if step == 0 {
        let (right, low) = (side == 0 || side == 3, side < 2);
        let far = SIDE - LONG;
        return (if right { far } else { 0.0 }, if low { far } else { 0.0 }, LONG, LONG);
    }
    let along = LONG + (step - 1) as f64 * SHORT;
    let back = SIDE - along - SHORT;
    match side {
        0 => (back, SIDE - LONG, SHORT, LONG),
        1 => (0.0, back, LONG, SHORT),
        2 => (along, 0.0, SHORT, LONG),
        _ => (SIDE - LONG, along, LONG, SHORT),
    }
}

fn cell(svg: &mut String, at: usize, name: &str, group: Option<&str>, value: f64, heat: f64) {
    let (x, y, width, height) = area(at);
    let (fill, ink) = warmth(heat.clamp(0.0, 1.0));
    let _ = write!(
        svg,
        r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" stroke="#15202f" stroke-width="1.5"/>"##
    );
    if let Some(colour) = group {
        // The band of the group lies at the inner edge.
        let (bx, by, bw, bh) = match at / 10 {
            0 => (x, y, width, 12.0),
            1 => (x + width - 12.0, y, 12.0, height),
            2 => (x, y + height - 12.0, width, 12.0),
            _ => (x, y, 12.0, height),
        };
        let _ = write!(
            svg,
            r##"<rect x="{bx}" y="{by}" width="{bw}" height="{bh}" fill="{colour}" stroke="#15202f" stroke-width="1"/>"##
        );
    }
    // Beside a band there is less room.
    let banded = group.is_some();
    let middle = x + width / 2.0 + [0.0, -6.0, 0.0, 6.0][at / 10] * f64::from(u8::from(banded));
    let lines = lines(name);
    let room = width - if width > SHORT && banded { 22.0 } else { 6.0 };
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1) as f64;
    let size = (room / (longest * 0.56)).min(11.0);
    let top = y + height / 2.0 - 4.0 - (lines.len() as f64 - 1.0) * 6.0;
    for (row, line) in (0_u8..).zip(&lines) {
        let _ = write!(
            svg,
            r#"<text x="{middle}" y="{}" font-size="{size:.1}" text-anchor="middle" fill="{ink}">{}</text>"#,
            top + f64::from(row) * 12.0,
            escaped(line)
        );
    }
    let _ = write!(
        svg,
        r#"<text x="{middle}" y="{}" font-size="13" font-weight="700" text-anchor="middle" fill="{ink}" data-square="{at}" data-amount="{value}">{}</text>"#,
        top + lines.len() as f64 * 12.0 + 4.0,
        number(value)
    );
}

/// A name in one line or two.
fn lines(name: &str) -> Vec<String> {
    const LONG_NAME: usize = 11;
    const ENDINGS: [&str; 7] = ["gatan", "vägen", "verket", "station", "skatt", "staden", "torg"];
    if let Some((first, rest)) = name.split_once(' ') {
        return vec![first.to_owned(), rest.to_owned()];
    }
    let ending = ENDINGS.iter().find_map(|ending| Some((name.strip_suffix(ending)?, ending)));
    match ending {
        Some((stem, ending)) if name.chars().count() > LONG_NAME => {
            vec![format!("{stem}-"), (*ending).to_owned()]
        }
        Some(_) | None => vec![name.to_owned()],
    }
}

fn middle(svg: &mut String, values: &[f64], unit: &str) {
    let mut warmest: Vec<(f64, &str)> = values.iter().copied().zip(BOARD.iter().map(|it| it.name)).collect();
    warmest.sort_by(|a, b| b.0.total_cmp(&a.0));
    let all: f64 = values.iter().sum();
    let left = LONG + 120.0;
    let _ = write!(
        svg,
        r##"<text class="sign" x="{left}" y="250" font-size="26" fill="#15202f">{} {}</text>"##,
        number(all),
        escaped(unit)
    );
    for (row, (value, name)) in (0_u8..).zip(warmest.iter().take(LISTED)) {
        let y = 300.0 + f64::from(row) * 30.0;
        let part = if all > 0.0 { 100.0 * value / all } else { 0.0 };
        let _ = write!(
            svg,
            r##"<text x="{left}" y="{y}" font-size="18" fill="#15202f">{}</text><text x="{}" y="{y}" font-size="18" text-anchor="end" fill="#15202f">{} · {part:.1} %</text>"##,
            escaped(name),
            left + 350.0,
            number(*value)
        );
    }
}

fn group(kind: Kind) -> Option<&'static str> {
    let Kind::Street { group } = kind else { return None };
    Some(match group {
        Group::Brown => "#7a4a2b",
        Group::LightBlue => "#9fc6dc",
        Group::Pink => "#c96f93",
        Group::Orange => "#d9822b",
        Group::Red => "#a32817",
        Group::Yellow => "#e9c548",
        Group::Green => "#2a7364",
        Group::DarkBlue => "#1e4c7a",
    })
}
