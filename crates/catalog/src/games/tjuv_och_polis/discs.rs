//! The map of the city with discs where things happened.

use crate::ink::number;
use city::Plan;
use std::fmt::Write;

/// The layers: what they are called, their colour, and how large the largest disc is.
const LAYERS: [(&str, &str, f64); 3] =
    [("robberies", "#dba32c", 44.0), ("arrests", "#1e4c7a", 30.0), ("flights", "#2a7364", 44.0)];
/// Discs with a larger radius have their number above them; arrests are too many.
const LARGE: f64 = 17.0;

pub(super) fn draw(plan: &Plan, heat: &[Vec<f64>]) -> String {
    let cell = f64::from(poster::CELL);
    let (width, height) = (f64::from(plan.width) * cell, f64::from(plan.height) * cell);
    let mut svg = poster::standalone(plan);
    svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
    // The city steps back, so that what happened in it can be seen.
    let _ = write!(svg, r##"<rect width="{width}" height="{height}" fill="#f3e9d4" fill-opacity="0.62"/>"##);
    // Arrests can be anywhere, so they lie on top.
    for layer in [0, 2, 1] {
        if let Some(values) = heat.get(layer) {
            discs(&mut svg, plan, values, LAYERS[layer]);
        }
    }
    legend(&mut svg, heat);
    svg.push_str("</svg>");
    svg
}

fn discs(svg: &mut String, plan: &Plan, values: &[f64], (name, colour, largest): (&str, &str, f64)) {
    let cell = f64::from(poster::CELL);
    let most = values.iter().copied().fold(0.0, f64::max);
    let warm = plan.squares.iter().zip(values).enumerate().filter(|(_, (_, value))| **value > 0.0);
    for (number_of, (square, &value)) in warm {
        let (x, y) = ((f64::from(square.column) + 0.5) * cell, (f64::from(square.row) + 0.5) * cell);
        let radius = largest * (value / most).sqrt();
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{y}" r="{radius:.1}" fill="{colour}" fill-opacity="0.78" stroke="#15202f" stroke-width="1.5" data-layer="{name}" data-square="{number_of}" data-amount="{value}"/>"##
        );
        if radius >= LARGE && colour != LAYERS[1].1 {
            let _ = write!(
                svg,
                r##"<text x="{x}" y="{:.1}" font-size="17" font-weight="700" text-anchor="middle" fill="#15202f" stroke="#f3e9d4" stroke-width="4" paint-order="stroke">{}</text>"##,
                y - radius - 4.0,
                number(value)
            );
        }
    }
}

/// In the margin above the city, with how often all of it happens in a game.
fn legend(svg: &mut String, heat: &[Vec<f64>]) {
    const Y: f64 = -12.0;
    for (place, ((name, colour, _), values)) in (0_u8..).zip(LAYERS.iter().zip(heat)) {
        let x = 14.0 + f64::from(place) * 220.0;
        let _ = write!(
            svg,
            r##"<circle cx="{x}" cy="{}" r="11" fill="{colour}" stroke="#15202f" stroke-width="1.5"/><text x="{}" y="{Y}" font-size="22" fill="#15202f">{name} {}</text>"##,
            Y - 8.0,
            x + 20.0,
            number(values.iter().sum())
        );
    }
}
