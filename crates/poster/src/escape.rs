//! The ways out of the city, with double red outlines.

use crate::cells::Cell;
use crate::names::draw_escape;
use crate::svg::{Sheet, Trace};
use city::{Kind, Plan};

/// [tp.board.escapes]
pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    for square in &plan.squares {
        let symbol = match square.kind {
            Kind::Station => "train",
            Kind::Airport => "flight",
            Kind::Harbour => "boat",
            Kind::Street
            | Kind::House
            | Kind::Bank { .. }
            | Kind::Post { .. }
            | Kind::Telegraph
            | Kind::Agency
            | Kind::Den => continue,
        };
        let cell = Cell::new(square.row.into(), square.column.into());
        let area = cell.area();
        let (mut outer, mut inner) = (Trace::default(), Trace::default());
        outer.area(area.inset(1.5));
        inner.area(area.inset(4.8));
        sheet.path("city-escape", &outer);
        sheet.path("city-escape-line", &inner);
        sheet.stamp(symbol, cell.middle());
        if let Some(name) = &square.name {
            draw_escape(plan, cell, &name.sv, sheet);
        }
    }
}
