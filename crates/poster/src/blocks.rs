//! Houses: a block of cells becomes roofs seen from above, around a courtyard where there is room for one.

use crate::cells::{Cell, Rectangle, SIDES, cells_of, ground, outline, rectangles, regions, squares_of};
use crate::roofs::{Roofs, TONES};
use crate::svg::{Area, Point, Sheet};
use city::{Ground, Kind, Plan};

/// Longer blocks are cut, so that a roof never gets as long as a street.
const LONGEST: i16 = 6;
/// Blocks with this many cells each way have a courtyard.
const COURTYARD_FROM: i16 = 3;
/// Between the street and the walls.
const PAVEMENT: f32 = 3.0;

pub(crate) fn draw(plan: &Plan, sheet: &mut Sheet) {
    let blocks = cells_of(plan, Ground::Block);
    let beside_street = squares_of(plan, |kind| kind.is_office() || kind == Kind::Den);
    sheet.path("city-yard", &outline(&blocks.union(&beside_street).copied().collect(), 0.0));

    let blocks: Vec<Rectangle> = regions(blocks).into_iter().flat_map(rectangles).flat_map(cut).collect();
    let churchyard = churchyard(&blocks);
    let mut roofs = Roofs::default();
    let mut trees = Vec::new();
    for (index, &rectangle) in blocks.iter().enumerate() {
        if Some(index) == churchyard {
            roofs.lawn(walls(plan, rectangle));
        } else {
            build(plan, rectangle, &mut roofs, &mut trees);
        }
    }
    roofs.draw(sheet);
    if let Some(rectangle) = churchyard.map(|index| blocks[index]) {
        build_church(rectangle, sheet, &mut trees);
    }
    for tree in trees {
        sheet.stamp("bush", tree);
    }
}

/// Every city has one church, in a block neither too small nor too large for it.
fn churchyard(blocks: &[Rectangle]) -> Option<usize> {
    let fits = |rectangle: &Rectangle| rectangle.rows.min(rectangle.columns) == 2 && rectangle.size() <= 6;
    let fitting = blocks.iter().enumerate().filter(|(_, rectangle)| fits(rectangle));
    fitting.max_by_key(|(_, rectangle)| rectangle.corner().whim(8, 1000)).map(|(index, _)| index)
}

fn build_church(rectangle: Rectangle, sheet: &mut Sheet, trees: &mut Vec<Point>) {
    let area = rectangle.area();
    let (x, y) = area.middle();
    sheet.stamp_turned("church", (x, y), if area.is_wide() { 0 } else { 90 });
    let (wide, tall) = (area.width / 2.0 - 10.0, area.height / 2.0 - 10.0);
    for part in [-1.0, -0.6, -0.2, 0.2, 0.6, 1.0] {
        let rows = if area.is_wide() {
            [(x + part * wide, y - tall), (x + part * wide, y + tall)]
        } else {
            [(x - wide, y + part * tall), (x + wide, y + part * tall)]
        };
        trees.extend(rows);
    }
}

/// Cuts a long block until no part is too long, without leaving parts too small for a courtyard.
fn cut(rectangle: Rectangle) -> Vec<Rectangle> {
    let longest = rectangle.rows.max(rectangle.columns);
    if longest <= LONGEST {
        return vec![rectangle];
    }
    let nudge = rectangle.corner().whim(1, 2) as i16;
    let first = (longest / 2 + nudge).clamp(COURTYARD_FROM, longest - COURTYARD_FROM);
    let (one, other) = if rectangle.columns >= rectangle.rows {
        rectangle.cut_columns(first)
    } else {
        rectangle.cut_rows(first)
    };
    [cut(one), cut(other)].concat()
}

fn build(plan: &Plan, rectangle: Rectangle, roofs: &mut Roofs, trees: &mut Vec<Point>) {
    let narrow = rectangle.rows.min(rectangle.columns);
    let area = walls(plan, rectangle);
    match narrow {
        1 => row_of_houses(rectangle.corner(), area, roofs),
        2 if rectangle.corner().whim(2, 3) > 0 && rectangle.size() > 4 => {
            two_rows(rectangle.corner(), area, roofs, trees)
        }
        2 => large_houses(rectangle, area, roofs),
        _ => around_courtyard(rectangle.corner(), area, roofs, trees),
    }
}

/// Where the walls stand: a pavement towards everything else, and wall to wall with other houses.
fn walls(plan: &Plan, rectangle: Rectangle) -> Area {
    let [up, right, down, left] = SIDES.map(|side| {
        let open = rectangle.outside(side).any(|cell| ground(plan, cell) != Some(Ground::Block));
        if open { PAVEMENT } else { 0.0 }
    });
    let area = rectangle.area();
    Area::new(area.x + left, area.y + up, area.width - left - right, area.height - up - down)
}

/// A house roof's colour: most houses of a neighbourhood share one, some differ.
fn tone(cell: Cell, salt: u32) -> usize {
    let neighbourhood = Cell::new(cell.row / 5, cell.column / 6);
    match cell.whim(salt, 8) {
        0 => 1,
        1 => 2,
        2 => 0,
        _ => [0, 1, 0, 2][neighbourhood.whim(77, 4) as usize],
    }
}

/// Cuts a row into houses about so long, and gives each one its number along the row.
fn houses(area: Area, about: f32) -> impl Iterator<Item = (u32, Area)> {
    let count = (area.width.max(area.height) / about).round().max(1.0);
    let (wide, step) = (area.is_wide(), area.width.max(area.height) / count);
    (0..count as u32).map(move |number| {
        let from = number as f32 * step;
        let house = if wide {
            Area::new(area.x + from, area.y, step, area.height)
        } else {
            Area::new(area.x, area.y + from, area.width, step)
        };
        (number, house)
    })
}

fn row_of_houses(corner: Cell, area: Area, roofs: &mut Roofs) {
    roofs.shadow(area);
    let about = [58.0, 44.0, 72.0][corner.whim(3, 3) as usize];
    for (number, house) in houses(area, about) {
        let salt = 10 + number;
        match corner.whim(salt, 5) {
            0 => roofs.flat(house, tone(corner, salt)),
            1 => roofs.hip(house, tone(corner, salt)),
            2 => roofs.gable(house, !area.is_wide(), tone(corner, salt)),
            _ => roofs.gable(house, area.is_wide(), tone(corner, salt)),
        }
    }
}

fn two_rows(corner: Cell, area: Area, roofs: &mut Roofs, trees: &mut Vec<Point>) {
    let depth = area.width.min(area.height) * 0.41;
    let (one, other) = if area.is_wide() {
        let row = Area { height: depth, ..area };
        (row, Area { y: area.bottom() - depth, ..row })
    } else {
        let row = Area { width: depth, ..area };
        (row, Area { x: area.right() - depth, ..row })
    };
    for (side, row) in [one, other].into_iter().enumerate() {
        roofs.shadow(row);
        for (number, house) in houses(row, 52.0) {
            let salt = 20 + 16 * side as u32 + number;
            if corner.whim(salt, 6) == 0 {
                roofs.flat(house, tone(corner, salt));
            } else {
                roofs.gable(house, area.is_wide(), tone(corner, salt));
            }
        }
    }
    let (x, y) = area.middle();
    let along = (area.width.max(area.height) / 2.0 - 12.0).max(0.0);
    for part in [-1.0, 0.1, 0.8] {
        trees.push(if area.is_wide() { (x + along * part, y) } else { (x, y + along * part) });
    }
}

fn large_houses(rectangle: Rectangle, area: Area, roofs: &mut Roofs) {
    roofs.shadow(area);
    let corner = rectangle.corner();
    for (number, house) in houses(area, 76.0) {
        let salt = 60 + number;
        match corner.whim(salt, 4) {
            0 => two_ridges(corner, house, salt, roofs),
            1 => roofs.hip(house, tone(corner, salt)),
            _ => roofs.light_well(house, tone(corner, salt)),
        }
    }
}

/// A house too deep for one ridge.
fn two_ridges(corner: Cell, house: Area, salt: u32, roofs: &mut Roofs) {
    let half = Area { height: house.height / 2.0, ..house };
    for part in [half, Area { y: half.bottom(), ..half }] {
        roofs.gable(part, true, tone(corner, salt));
    }
}

fn around_courtyard(corner: Cell, area: Area, roofs: &mut Roofs, trees: &mut Vec<Point>) {
    let depth = [31.0, 34.0][corner.whim(4, 2) as usize];
    let main = tone(corner, 5);
    roofs.shadow(area);
    roofs.ring(area, depth, main);

    let (wide, tall) = (area.width - 2.0 * depth, area.height - 2.0 * depth);
    let sides = [
        Area::new(area.x + depth, area.y, wide, depth),
        Area::new(area.right() - depth, area.y + depth, depth, tall),
        Area::new(area.x + depth, area.bottom() - depth, wide, depth),
        Area::new(area.x, area.y + depth, depth, tall),
    ];
    for (side, row) in sides.into_iter().enumerate() {
        let along = side % 2 == 0;
        let length = if along { row.width } else { row.height };
        let count = (length / 44.0).round().max(1.0);
        for number in 0..count as u32 {
            let (from, step) = (number as f32 * length / count, length / count);
            let house = if along {
                Area::new(row.x + from, row.y, step, row.height)
            } else {
                Area::new(row.x, row.y + from, row.width, step)
            };
            let salt = 100 + 16 * side as u32 + number;
            match corner.whim(salt, 5) {
                0 => roofs.gable(house, along, (main + 1) % TONES),
                1 => roofs.flat(house, main),
                2 => roofs.gable(house, along, main),
                _ => roofs.dormers(house, along),
            }
        }
    }
    furnish_courtyard(corner, area.inset(depth), roofs, trees);
}

fn furnish_courtyard(corner: Cell, court: Area, roofs: &mut Roofs, trees: &mut Vec<Point>) {
    let (x, y) = court.middle();
    let (wide, tall) = (court.width / 2.0, court.height / 2.0);
    match corner.whim(6, 3) {
        0 => {
            // A house in the yard, as the poor had it.
            roofs.gable(Area::new(x - 9.0, y - 7.0, 20.0, 14.0), true, 2);
            trees.push((x - wide + 8.0, y + tall - 8.0));
        }
        1 => trees.extend([(x, y), (x - wide + 9.0, y - tall + 9.0), (x + wide - 9.0, y + tall - 9.0)]),
        _ => {
            // A lawn, with a bush at two of its corners.
            roofs.lawn(court.inset(6.0));
            trees.extend([(x - wide + 10.0, y + tall - 10.0), (x + wide - 10.0, y - tall + 10.0)]);
        }
    }
}
