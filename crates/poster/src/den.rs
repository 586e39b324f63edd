//! Dens: crooked dark houses with a lamp over the cellar door.

use crate::capitals::in_capitals;
use crate::cells::Cell;
use crate::office::draw_doors;
use crate::svg::{Area, Sheet, Trace, fitted};
use city::{Kind, Plan};

/// Names with more letters than this are written on two lines, if they have two words.
const LONG_NAME: usize = 11;
const LINE_HEIGHT: f32 = 6.4;

/// [tp.board.dens]
pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    for square in plan.squares.iter().filter(|square| square.kind == Kind::Den) {
        let cell = Cell::new(square.row.into(), square.column.into());
        let area = cell.area();
        sheet.stamp("den", (area.x, area.y));
        draw_doors(plan, cell, sheet);
        if let Some(name) = &square.name {
            draw_name(area, &name.sv, sheet);
        }
    }
}

/// The name on a strip along the lower edge.
fn draw_name(area: Area, name: &str, sheet: &mut Sheet) {
    let name = in_capitals(name);
    let lines = match name.split_once(' ') {
        Some((one, other)) if name.chars().count() > LONG_NAME => vec![one, other],
        _ => vec![&*name],
    };
    let height = LINE_HEIGHT * lines.len() as f32;
    let top = area.bottom() - 2.5 - height;
    let mut strip = Trace::default();
    strip.area(Area::new(area.x + 3.0, top, area.width - 6.0, height));
    sheet.path("city-strip", &strip);
    for (number, line) in lines.into_iter().enumerate() {
        let (line, letters) = fitted(line, area.width - 7.0, 5.6, 3.3);
        let middle = top + LINE_HEIGHT * (number as f32 + 0.5);
        sheet.words("city-den-name", (area.middle().0, middle + letters * 0.36), letters, &line);
    }
}
