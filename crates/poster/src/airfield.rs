//! The airfield: mown grass, one runway, and an aeroplane about to leave.

use crate::CELL;
use crate::cells::{Cell, Rectangle, cells_of, largest_rectangle, outline, squares_of};
use crate::svg::{Area, Point, Sheet, Trace};
use city::{Ground, Kind, Plan};
use std::collections::BTreeSet;

/// How much of the field's width an aeroplane needs.
const WINGSPAN: f32 = 66.0;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let field = cells_of(plan, Ground::Airfield);
    sheet.path("city-field", &outline(&field, 0.0));
    draw_grass(&field, sheet);

    let Some(rectangle) = largest_rectangle(&field) else { return };
    draw_runway(rectangle.area(), sheet);
    draw_aeroplane(plan, rectangle, sheet);
    let aside = field.iter().map(|cell| cell.middle()).filter(|&spot| !on_runway(rectangle.area(), spot));
    if let Some(spot) = farthest_from_airport(plan, aside) {
        sheet.stamp("windsock", spot);
    }
}

fn draw_grass(field: &BTreeSet<Cell>, sheet: &mut Sheet) {
    let mut tufts = Trace::default();
    for cell in field {
        let area = cell.area();
        for number in 0..2 {
            let x = area.x + 4.0 + cell.whim(number, 30) as f32;
            let y = area.y + 6.0 + cell.whim(5 + number, 30) as f32;
            tufts.stroke((x, y), (x + 1.5, y - 3.5)).stroke((x + 2.0, y), (x + 4.0, y - 3.0));
        }
    }
    sheet.path("city-tuft", &tufts);
}

/// On the runway.
fn draw_aeroplane(plan: &Plan, rectangle: Rectangle, sheet: &mut Sheet) {
    let area = rectangle.area();
    if area.width.max(area.height) < 3.0 * CELL {
        return;
    }
    let (x, y) = area.middle();
    let spots = [0.5, 0.25, 0.75].map(|part| {
        if area.is_wide() { (area.x + part * area.width, y) } else { (x, area.y + part * area.height) }
    });
    let scale = (area.width.min(area.height) / WINGSPAN).min(1.0);
    if let Some(spot) = farthest_from_airport(plan, spots.into_iter()) {
        sheet.stamp_scaled("aeroplane", spot, if area.is_wide() { 90 } else { 0 }, scale);
    }
}

/// The name of the airport is written beside it, so everything else keeps away.
fn farthest_from_airport(plan: &Plan, spots: impl Iterator<Item = Point>) -> Option<Point> {
    let airports = squares_of(plan, |kind| kind == Kind::Airport);
    let distance = |(x, y): Point| {
        let distances = airports.iter().map(|cell| (cell.middle().0 - x).abs() + (cell.middle().1 - y).abs());
        distances.fold(f32::MAX, f32::min)
    };
    spots.max_by(|&one, &other| distance(one).total_cmp(&distance(other)))
}

/// Where nothing else may stand.
fn on_runway(area: Area, (x, y): Point) -> bool {
    let (middle_x, middle_y) = area.middle();
    if area.is_wide() { (y - middle_y).abs() < 36.0 } else { (x - middle_x).abs() < 36.0 }
}

fn draw_runway(area: Area, sheet: &mut Sheet) {
    let (x, y) = area.middle();
    let half = (area.width.min(area.height) * 0.36).min(22.0);
    let (mut strip, mut marks, mut bars) = (Trace::default(), Trace::default(), Trace::default());
    let across = [-2.0, -1.0, 0.0, 1.0, 2.0].map(|number| number * half * 0.36);
    if area.is_wide() {
        strip.area(Area::new(area.x + 6.0, y - half, area.width - 12.0, 2.0 * half));
        marks.stroke((area.x + 26.0, y), (area.right() - 26.0, y));
        for across in across {
            bars.stroke((area.x + 10.0, y + across), (area.x + 20.0, y + across));
            bars.stroke((area.right() - 20.0, y + across), (area.right() - 10.0, y + across));
        }
    } else {
        strip.area(Area::new(x - half, area.y + 6.0, 2.0 * half, area.height - 12.0));
        marks.stroke((x, area.y + 26.0), (x, area.bottom() - 26.0));
        for across in across {
            bars.stroke((x + across, area.y + 10.0), (x + across, area.y + 20.0));
            bars.stroke((x + across, area.bottom() - 20.0), (x + across, area.bottom() - 10.0));
        }
    }
    sheet.path("city-runway", &strip);
    sheet.path("city-runway-mark", &marks);
    sheet.path("city-runway-bar", &bars);
}
