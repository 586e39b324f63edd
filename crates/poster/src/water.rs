//! Water behind its quays, with waves and boats.

use crate::cells::{Cell, Rectangle, SIDES, cells_of, outline, rectangles, regions, shores, squares_of};
use crate::size;
use crate::svg::{Sheet, Trace};
use city::{Ground, Kind, Plan};
use std::collections::BTreeSet;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let water = cells_of(plan, Ground::Water);
    // Quays end where the map ends.
    let (width, height) = size(plan);
    sheet.markup(&format!(
        r##"<clipPath id="city-edge"><rect width="{width}" height="{height}"/></clipPath><g clip-path="url(#city-edge)">
"##
    ));
    sheet.path("city-water", &outline(&water, 0.0));

    let mut quays = Trace::default();
    for (from, to) in shores(plan, &water) {
        quays.stroke(from, to);
    }
    sheet.path("city-depth", &quays);
    draw_waves(&water, sheet);
    let landings: Vec<Cell> = squares_of(plan, Kind::is_escape).into_iter().collect();
    for region in regions(water.clone()) {
        draw_boats(&region, &landings, sheet);
    }
    sheet.path("city-quay-edge", &quays);
    sheet.path("city-quay", &quays);
    sheet.markup("</g>\n");
}

/// Short strokes here and there.
fn draw_waves(water: &BTreeSet<Cell>, sheet: &mut Sheet) {
    let mut waves = Trace::default();
    for cell in water {
        if cell.whim(1, 5) < 2 {
            continue;
        }
        let area = cell.area();
        let (x, y) = (area.x + 8.0 + cell.whim(2, 12) as f32, area.y + 12.0 + cell.whim(3, 18) as f32);
        let count = 1 + cell.whim(4, 3);
        waves.start((x, y));
        for number in 0..count {
            let from = x + 8.0 * number as f32;
            waves.curve((from + 2.0, y - 3.0), (from + 4.0, y)).curve((from + 6.0, y + 3.0), (from + 8.0, y));
        }
    }
    sheet.path("city-wave", &waves);
}

/// A steamer where there is room to turn one, sails on open water, a rowing boat in a canal.
fn draw_boats(region: &BTreeSet<Cell>, landings: &[Cell], sheet: &mut Sheet) {
    let mut free = region.clone();
    let steamers = region.len().div_ceil(40);
    let basins = rectangles(region.clone());
    for basin in
        basins.iter().filter(|rectangle| rectangle.columns >= 4 && rectangle.rows >= 2).take(steamers)
    {
        let first = basin.column + (basin.columns - 4) / 2;
        let row = basin.row + basin.rows / 2;
        let berth = Rectangle { row, column: first, rows: 1, columns: 4 };
        free.retain(|&cell| !berth.contains(cell));
        sheet.stamp("steamer", berth.area().middle());
    }
    if let Some(basin) = basins.first().filter(|rectangle| rectangle.rows >= 2 && rectangle.columns >= 8) {
        let (_, end) = basin.cut_columns(basin.columns - 2);
        free.retain(|&cell| !end.contains(cell));
        let (x, y) = end.area().middle();
        sheet.stamp("compass", (x, y + 4.0));
    }
    // Names of landings are written beside them.
    let is_clear = |cell: Cell| {
        landings.iter().all(|at| (cell.row - at.row).abs() > 1 || (cell.column - at.column).abs() > 3)
    };
    for cell in free.iter().copied().filter(|&cell| is_clear(cell)) {
        let open = open_sides(&free, cell);
        let boat = match cell.whim(5, 17) {
            0 | 1 if open >= 3 => "sailboat",
            2 if open >= 3 => "buoy",
            3 if open >= 2 => "rowing-boat",
            4 => "gull",
            _ => continue,
        };
        let (x, y) = cell.middle();
        sheet.stamp(boat, (x + cell.whim(6, 15) as f32 - 7.0, y + cell.whim(7, 13) as f32 - 6.0));
    }
}

fn open_sides(water: &BTreeSet<Cell>, cell: Cell) -> usize {
    SIDES.iter().filter(|&&side| water.contains(&cell.beside(side))).count()
}
