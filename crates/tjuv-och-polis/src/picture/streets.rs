//! The streets: a light paving stone for each square, so that steps can be counted.

use super::survey::{Cell, outline, squares_of};
use super::svg::{Area, Sheet, Trace};
use crate::{Kind, Plan};

/// Between the edge of a cell and the straight part of its stone; the rounded rim adds to the stone what the stroke
/// of its class is wide.
const JOINT: f32 = 4.5;

pub(super) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let streets = squares_of(plan, |kind| kind == Kind::Street);
    sheet.path("city-street", &outline(&streets, 0.0));
    let mut stones = Trace::default();
    for cell in &streets {
        stones.area(cell.area().inset(JOINT));
    }
    sheet.path("city-stone", &stones);
    draw_gate_square(plan, sheet);
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
