//! The map of the city with discs where things happened.

use crate::report::ink::number;
use std::fmt::Write;
use tjuv_och_polis::{Plan, picture};

/// The layers: what they are called, their colour, how large the largest disc is, and above which value it is told.
const LAYERS: [(&str, &str, f64); 3] =
    [("robberies", "#dba32c", 44.0), ("arrests", "#1e4c7a", 30.0), ("flights", "#2a7364", 44.0)];
/// Discs with a smaller radius have no room for a number.
const ROOM_FOR_NUMBER: f64 = 17.0;

pub(super) fn draw(plan: &Plan, heat: &[Vec<f64>]) -> String {
    let cell = f64::from(picture::CELL);
    let (width, height) = (f64::from(plan.width) * cell, f64::from(plan.height) * cell);
    let mut svg = picture::standalone(plan);
    svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
    // The city steps back, so that what happened in it can be seen.
    let _ = write!(svg, r##"<rect width="{width}" height="{height}" fill="#f3e9d4" fill-opacity="0.62"/>"##);
    // Arrests can be anywhere, so they lie on top.
    for layer in [0, 2, 1] {
        if let Some(values) = heat.get(layer) {
            discs(&mut svg, plan, values, LAYERS[layer]);
        }
    }
    legend(&mut svg, heat, height + 62.0);
    svg.push_str("</svg>");
    svg
}

fn discs(svg: &mut String, plan: &Plan, values: &[f64], (_, colour, largest): (&str, &str, f64)) {
    let cell = f64::from(picture::CELL);
    let most = values.iter().copied().fold(0.0, f64::max);
    for (square, &value) in plan.squares.iter().zip(values).filter(|(_, value)| **value > 0.0) {
        let (x, y) = ((f64::from(square.column) + 0.5) * cell, (f64::from(square.row) + 0.5) * cell);
        let radius = largest * (value / most).sqrt();
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{radius:.1}" fill="{colour}" fill-opacity="0.78" stroke="#15202f" stroke-width="1.5"/>"##
        );
        if radius >= ROOM_FOR_NUMBER {
            let ink = if colour == LAYERS[0].1 { "#15202f" } else { "#fff7ea" };
            let _ = write!(
                svg,
                r#"<text x="{x}" y="{}" font-size="17" font-weight="700" text-anchor="middle" fill="{ink}">{}</text>"#,
                y + 6.0,
                number(value)
            );
        }
    }
}

/// In the margin beside the name of the city.
fn legend(svg: &mut String, heat: &[Vec<f64>], y: f64) {
    for (place, ((name, colour, _), values)) in (0_u8..).zip(LAYERS.iter().zip(heat)) {
        let x = 20.0 + f64::from(place) * 250.0;
        let _ = write!(
            svg,
            r##"<g transform="translate(0 -22)"><circle cx="{x}" cy="{}" r="13" fill="{colour}" stroke="#15202f" stroke-width="1.5"/><text x="{}" y="{y}" font-size="24" fill="#15202f">{name} {}</text></g>"##,
            y - 8.0,
            x + 24.0,
            number(values.iter().sum())
        );
    }
}
