//! The railway yard: tracks on gravel, with wagons waiting.

use crate::cells::{Cell, Rectangle, cells_of, outline, rectangles, squares_of};
use crate::svg::{Area, Point, Sheet, Trace};
use city::{Ground, Kind, Plan};

/// Two tracks lie in each cell, this far from its edges.
const TRACK: f32 = 10.0;
/// From the middle of a track to each of its rails.
const GAUGE: f32 = 3.0;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let yard = cells_of(plan, Ground::Railway);
    sheet.path("city-gravel", &outline(&yard, 0.0));
    let mut ties = Trace::default();
    let mut rails = Trace::default();
    let mut stock = Vec::new();
    for rectangle in rectangles(yard) {
        let along = rectangle.columns >= rectangle.rows;
        for number in 0..2 * if along { rectangle.rows } else { rectangle.columns } {
            let track = track(rectangle, along, number);
            let end = if along { (track.right(), track.y) } else { (track.x, track.bottom()) };
            ties.stroke((track.x, track.y), end);
            for side in [-GAUGE, GAUGE] {
                let beside = |(x, y): Point| if along { (x, y + side) } else { (x + side, y) };
                rails.stroke(beside((track.x, track.y)), beside(end));
            }
            wagons(rectangle.corner(), track, along, number, &mut stock);
        }
    }
    sheet.path("city-ties", &ties);
    sheet.path("city-rail", &rails);
    // The name of the station is written beside it.
    let stations: Vec<Point> =
        squares_of(plan, |kind| kind == Kind::Station).into_iter().map(Cell::middle).collect();
    let is_clear =
        |(x, y): Point| stations.iter().all(|at| (x - at.0).abs() > 95.0 || (y - at.1).abs() > 40.0);
    for (wagon, at, turn) in stock.into_iter().filter(|&(_, at, _)| is_clear(at)) {
        sheet.stamp_turned(wagon, at, turn);
    }
}

/// A track, as a rectangle without any depth.
fn track(rectangle: Rectangle, along: bool, number: i16) -> Area {
    let area = rectangle.area();
    let across = TRACK + 20.0 * f32::from(number);
    if along {
        Area::new(area.x + 3.0, area.y + across, area.width - 6.0, 0.0)
    } else {
        Area::new(area.x + across, area.y + 3.0, 0.0, area.height - 6.0)
    }
}

/// A short train on some of the tracks: an engine, then wagons.
fn wagons(corner: Cell, track: Area, along: bool, number: i16, stock: &mut Vec<(&'static str, Point, i16)>) {
    let salt = 200 + 10 * number as u32;
    let room = (track.width.max(track.height) / 26.0) as u32;
    if room < 2 || corner.whim(salt, 3) == 0 {
        return;
    }
    let count = (2 + corner.whim(salt + 1, 4)).min(room - 1);
    let first = corner.whim(salt + 2, room - count + 1);
    for wagon in 0..count {
        let from = 13.0 + 26.0 * (first + wagon) as f32;
        let at = if along { (track.x + from, track.y) } else { (track.x, track.y + from) };
        let kind = match corner.whim(salt + 3 + wagon, 3) {
            _ if wagon == 0 && number % 2 == 0 => "engine",
            0 => "coal-wagon",
            1 => "goods-wagon",
            _ => "coach",
        };
        stock.push((kind, at, if along { 0 } else { 90 }));
    }
}
