//! The police house: walls and corner towers around its ten squares, and the gate.

use crate::cells::{Cell, corner_loops, outline, squares_of};
use crate::svg::{Area, Point, Sheet, Trace};
use city::{Kind, Plan};
use std::collections::BTreeSet;

const NAME: &str = "POLIS";
/// Half the side of a corner tower.
const TOWER: f32 = 6.5;

/// [tp.board.station]
pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let house = squares_of(plan, |kind| kind == Kind::House);
    let mut floors = Trace::default();
    for cell in &house {
        floors.area(cell.area().inset(5.0));
    }
    let walls = outline(&house, 0.0);
    sheet.path("city-house", &walls);
    sheet.path("city-house-floor", &floors);
    draw_letters(&house, sheet);
    sheet.path("city-house-wall", &walls);
    sheet.path("city-house-cornice", &walls);
    draw_towers(&house, sheet);
    draw_gate(plan, sheet);
}

/// The name, one letter on each of five squares in a row where there are so many, otherwise on a sign.
fn draw_letters(house: &BTreeSet<Cell>, sheet: &mut Sheet) {
    let letters = NAME.len() as i16;
    let row = house.iter().find(|cell| (0..letters).all(|ahead| house.contains(&cell.beside((0, ahead)))));
    if let Some(first) = row {
        for (ahead, letter) in NAME.chars().enumerate() {
            let (x, y) = first.beside((0, ahead as i16)).middle();
            sheet.words("city-house-letter", (x, y + 9.5), 27.0, &letter.to_string());
        }
        return;
    }
    if let Some(first) = house.first() {
        let (x, y) = first.middle();
        sheet.words("city-house-letter", (x, y + 4.5), 12.0, NAME);
    }
}

/// A tower on each corner that stands out.
fn draw_towers(house: &BTreeSet<Cell>, sheet: &mut Sheet) {
    let (mut light, mut dark, mut lines) = (Trace::default(), Trace::default(), Trace::default());
    for corners in corner_loops(house) {
        for (index, &(x, y)) in corners.iter().enumerate() {
            let before = corners[(index + corners.len() - 1) % corners.len()];
            let after = corners[(index + 1) % corners.len()];
            if !turns_right(before, (x, y), after) {
                continue;
            }
            let tower = Area::new(x - TOWER, y - TOWER, 2.0 * TOWER, 2.0 * TOWER);
            light.polygon(&[(tower.x, tower.bottom()), (tower.x, tower.y), (tower.right(), tower.y)]);
            dark.polygon(&[
                (tower.right(), tower.y),
                (tower.right(), tower.bottom()),
                (tower.x, tower.bottom()),
            ]);
            lines.area(tower).stroke((tower.x, tower.y), (tower.right(), tower.bottom()));
            lines.stroke((tower.right(), tower.y), (tower.x, tower.bottom()));
        }
    }
    sheet.path("city-copper", &light);
    sheet.path("city-copper-shade", &dark);
    sheet.path("city-wall", &lines);
}

/// The house lies to the right of its outline, so a right turn is a corner that stands out.
fn turns_right(before: Point, corner: Point, after: Point) -> bool {
    let (one, next) = ((corner.0 - before.0, corner.1 - before.1), (after.0 - corner.0, after.1 - corner.1));
    one.0 * next.1 - one.1 * next.0 > 0.0
}

/// An opening in the wall between the gatehouse and the street, with pillars, steps and the crest.
fn draw_gate(plan: &Plan, sheet: &mut Sheet) {
    let (inside, outside) = (Cell::of(plan, plan.gatehouse).middle(), Cell::of(plan, plan.gate).middle());
    let (x, y) = ((inside.0 + outside.0) / 2.0, (inside.1 + outside.1) / 2.0);
    let level = inside.1 == outside.1;
    let across = |half_width: f32, half_depth: f32, aside: f32| {
        if level {
            Area::new(x - half_depth, y + aside - half_width, 2.0 * half_depth, 2.0 * half_width)
        } else {
            Area::new(x + aside - half_width, y - half_depth, 2.0 * half_width, 2.0 * half_depth)
        }
    };
    let (mut opening, mut pillars) = (Trace::default(), Trace::default());
    opening.area(across(11.0, 5.5, 0.0));
    pillars.area(across(3.0, 6.5, -13.0)).area(across(3.0, 6.5, 13.0));
    sheet.path("city-gate", &opening);
    sheet.path("city-pillar", &pillars);
    let into = ((inside.0 - outside.0) / 40.0, (inside.1 - outside.1) / 40.0);
    sheet.stamp("crest", (inside.0 + into.0 * 2.0, inside.1 + into.1 * 2.0 - 1.0));
}
