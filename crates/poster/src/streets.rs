//! The streets: a light paving stone for each square, so that steps can be counted.

use crate::cells::{Cell, ground, outline, squares_of};
use crate::svg::{Area, Sheet, Trace};
use city::{Ground, Kind, Plan};
use std::collections::BTreeSet;

/// Between the edge of a cell and the straight part of its stone; the rounded rim adds to the stone what the stroke
/// of its class is wide.
const JOINT: f32 = 4.5;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let streets = squares_of(plan, |kind| kind == Kind::Street);
    sheet.path("city-street", &outline(&streets, 0.0));
    let mut stones = Trace::default();
    for cell in &streets {
        stones.area(cell.area().inset(JOINT));
    }
    sheet.path("city-stone", &stones);
    draw_bridges(plan, &streets, sheet);
    draw_gate_square(plan, sheet);
}

/// A street with water on both sides is a bridge, and has parapets with posts.
fn draw_bridges(plan: &Plan, streets: &BTreeSet<Cell>, sheet: &mut Sheet) {
    let (mut parapets, mut posts) = (Trace::default(), Trace::default());
    for &cell in streets {
        let is_water = |side| ground(plan, cell.beside(side)) == Some(Ground::Water);
        let area = cell.area();
        if is_water((0, -1)) && is_water((0, 1)) {
            for x in [area.x, area.right()] {
                parapets.stroke((x, area.y - 3.0), (x, area.bottom() + 3.0));
                posts.area(Area::new(x - 3.0, area.y - 5.0, 6.0, 6.0));
                posts.area(Area::new(x - 3.0, area.bottom() - 1.0, 6.0, 6.0));
            }
        }
        if is_water((-1, 0)) && is_water((1, 0)) {
            for y in [area.y, area.bottom()] {
                parapets.stroke((area.x - 3.0, y), (area.right() + 3.0, y));
                posts.area(Area::new(area.x - 5.0, y - 3.0, 6.0, 6.0));
                posts.area(Area::new(area.right() - 1.0, y - 3.0, 6.0, 6.0));
            }
        }
    }
    sheet.path("city-parapet", &parapets);
    sheet.path("city-stonework", &posts);
}

/// [tp.setup.car] The square in front of the gate, where the radio car starts: paved in blue, with a border.
fn draw_gate_square(plan: &Plan, sheet: &mut Sheet) {
    let area = Cell::of(plan, plan.gate).area();
    let mut stone = Trace::default();
    stone.area(area.inset(JOINT));
    sheet.path("city-gate-stone", &stone);
    let mut chequers = Trace::default();
    for step in 0..4u8 {
        let along = 5.0 + 8.0 * f32::from(step);
        chequers.area(Area::new(area.x + along, area.y + 5.0, 4.0, 4.0));
        chequers.area(Area::new(area.x + along + 2.0, area.bottom() - 9.0, 4.0, 4.0));
    }
    sheet.path("city-chequer", &chequers);
}
