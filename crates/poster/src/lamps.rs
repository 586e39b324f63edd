//! Street lamps at some of the corners.

use crate::cells::{Cell, cells, ground, is_street};
use crate::svg::Sheet;
use city::{Ground, Plan};

/// One corner in so many has a lamp.
const SPARSE: u32 = 4;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    for cell in cells(plan).filter(|&cell| is_street(plan, cell)) {
        for (number, (down, right)) in [(-1, -1), (-1, 1), (1, 1), (1, -1)].into_iter().enumerate() {
            let is_corner = is_street(plan, cell.beside((down, 0)))
                && is_street(plan, cell.beside((0, right)))
                && matches!(ground(plan, cell.beside((down, right))), Some(Ground::Block | Ground::Park));
            if is_corner && cell.whim(40 + number as u32, SPARSE) == 0 {
                stand(cell, f32::from(right), f32::from(down), sheet);
            }
        }
    }
}

/// On the corner of the pavement.
fn stand(cell: Cell, right: f32, down: f32, sheet: &mut Sheet) {
    let (x, y) = cell.middle();
    sheet.stamp("lamp", (x + right * 20.5, y + down * 20.5));
}
