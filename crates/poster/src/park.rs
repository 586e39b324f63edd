//! Parks: lawns with walks, round trees, and something to meet at in the middle.

use crate::cells::{Rectangle, SIDES, cells_of, is_street, outline, rectangles, regions};
use crate::svg::{Point, Sheet, Trace};
use city::{Ground, Plan};

/// How far trees keep from a walk.
const CLEARANCE: f32 = 10.0;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let parks = cells_of(plan, Ground::Park);
    sheet.path("city-park", &outline(&parks, 0.0));
    for region in regions(parks) {
        sheet.path("city-hedge", &outline(&region, 6.0));
        for rectangle in rectangles(region) {
            draw_garden(plan, rectangle, sheet);
        }
    }
}

/// One rectangle of a park.
fn draw_garden(plan: &Plan, rectangle: Rectangle, sheet: &mut Sheet) {
    let area = rectangle.area();
    let middle = area.middle();
    let roomy = rectangle.rows >= 2 && rectangle.columns >= 2;
    let mut walks = Trace::default();
    let mut ways: Vec<(Point, Point)> = Vec::new();
    if roomy {
        for entrance in entrances(plan, rectangle) {
            ways.push((entrance, middle));
        }
        for &(from, to) in &ways {
            walks.start(from).curve(bend(from, to), to);
        }
        walks.circle(middle, 15.0);
    }
    sheet.path("city-walk", &walks);
    if roomy {
        let large = rectangle.rows >= 3 && rectangle.columns >= 3;
        sheet.stamp(if large { "fountain" } else { "flowerbed" }, middle);
    }

    for cell in rectangle.cells() {
        let corner = cell.area();
        for (number, (x, y)) in
            [(10.0, 10.0), (29.0, 12.0), (12.0, 29.0), (30.0, 30.0)].into_iter().enumerate()
        {
            let salt = 10 * number as u32;
            let nudge = |salt: u32| cell.whim(salt, 7) as f32 - 3.0;
            let tree = (corner.x + x + nudge(salt + 1), corner.y + y + nudge(salt + 2));
            let on_walk = roomy && (near(tree, middle, 26.0) || ways.iter().any(|&way| near_way(tree, way)));
            if on_walk || cell.whim(salt + 3, 5) == 0 {
                continue;
            }
            sheet.stamp(["tree", "tree", "bush", "fir"][cell.whim(salt + 4, 4) as usize], tree);
        }
    }
}

/// The middles of those sides that a street runs along.
fn entrances(plan: &Plan, rectangle: Rectangle) -> Vec<Point> {
    let area = rectangle.area();
    let (x, y) = area.middle();
    let gates = [(x, area.y), (area.right(), y), (x, area.bottom()), (area.x, y)];
    SIDES
        .into_iter()
        .zip(gates)
        .filter(|&(side, _)| rectangle.outside(side).any(|cell| is_street(plan, cell)))
        .map(|(_, gate)| gate)
        .collect()
}

/// Walks are never quite straight.
fn bend(from: Point, to: Point) -> Point {
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    (x + (to.1 - from.1) * 0.18, y - (to.0 - from.0) * 0.18)
}

fn near(one: Point, other: Point, reach: f32) -> bool {
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    x * x + y * y < reach * reach
}

fn near_way(tree: Point, (from, to): (Point, Point)) -> bool {
    let middle = bend(from, to);
    (0..=8u8).any(|step| {
        let part = f32::from(step) / 8.0;
        let mix = |from: f32, middle: f32, to: f32| {
            (1.0 - part) * (1.0 - part) * from + 2.0 * part * (1.0 - part) * middle + part * part * to
        };
        near(tree, (mix(from.0, middle.0, to.0), mix(from.1, middle.1, to.1)), CLEARANCE)
    })
}
