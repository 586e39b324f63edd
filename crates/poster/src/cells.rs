//! What lies where: the questions the drawers ask about a plan.

use crate::CELL;
use crate::svg::{Area, Point, Trace};
use city::{Ground, Kind, Place, Plan};
use std::collections::{BTreeMap, BTreeSet};

/// A cell of the plan. Signed, so that one can ask beyond the edges.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub(crate) struct Cell {
    pub(crate) row: i16,
    pub(crate) column: i16,
}

/// A rectangle of cells.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Rectangle {
    pub(crate) row: i16,
    pub(crate) column: i16,
    pub(crate) rows: i16,
    pub(crate) columns: i16,
}

/// Up, right, down, left.
pub(crate) const SIDES: [(i16, i16); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

impl Cell {
    pub(crate) fn new(row: i16, column: i16) -> Cell {
        Cell { row, column }
    }

    pub(crate) fn of(plan: &Plan, place: Place) -> Cell {
        let square = plan.square(place);
        Cell::new(square.row.into(), square.column.into())
    }

    pub(crate) fn beside(self, (rows, columns): (i16, i16)) -> Cell {
        Cell::new(self.row + rows, self.column + columns)
    }

    pub(crate) fn area(self) -> Area {
        Area::new(f32::from(self.column) * CELL, f32::from(self.row) * CELL, CELL, CELL)
    }

    pub(crate) fn middle(self) -> Point {
        self.area().middle()
    }

    /// A number that looks like chance and is the same every time the cell is drawn, below a limit. Different
    /// questions about a cell use different salts.
    pub(crate) fn whim(self, salt: u32, below: u32) -> u32 {
        let mut mixed = (self.row as u32).wrapping_mul(0x9e37_79b1)
            ^ (self.column as u32).wrapping_mul(0x85eb_ca77)
            ^ salt.wrapping_mul(0xc2b2_ae3d);
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
        mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39);
        (mixed ^ (mixed >> 15)) % below
    }
}

impl Rectangle {
    pub(crate) fn area(self) -> Area {
        let (columns, rows) = (f32::from(self.columns), f32::from(self.rows));
        let corner = self.corner().area();
        Area::new(corner.x, corner.y, columns * CELL, rows * CELL)
    }

    pub(crate) fn corner(self) -> Cell {
        Cell::new(self.row, self.column)
    }

    pub(crate) fn size(self) -> i16 {
        self.rows * self.columns
    }

    pub(crate) fn cells(self) -> impl Iterator<Item = Cell> {
        let columns = self.column..self.column + self.columns;
        (self.row..self.row + self.rows)
            .flat_map(move |row| columns.clone().map(move |column| Cell::new(row, column)))
    }

    /// The cells right outside one side.
    pub(crate) fn outside(self, (rows, columns): (i16, i16)) -> impl Iterator<Item = Cell> {
        self.cells().map(move |cell| cell.beside((rows, columns))).filter(move |&cell| !self.contains(cell))
    }

    pub(crate) fn contains(self, cell: Cell) -> bool {
        (self.row..self.row + self.rows).contains(&cell.row)
            && (self.column..self.column + self.columns).contains(&cell.column)
    }

    /// The first so many columns, and the rest.
    pub(crate) fn cut_columns(self, columns: i16) -> (Rectangle, Rectangle) {
        let rest = Rectangle { column: self.column + columns, columns: self.columns - columns, ..self };
        (Rectangle { columns, ..self }, rest)
    }

    /// The first so many rows, and the rest.
    pub(crate) fn cut_rows(self, rows: i16) -> (Rectangle, Rectangle) {
        let rest = Rectangle { row: self.row + rows, rows: self.rows - rows, ..self };
        (Rectangle { rows, ..self }, rest)
    }
}

pub(crate) fn ground(plan: &Plan, cell: Cell) -> Option<Ground> {
    let (row, column) = (usize::try_from(cell.row).ok()?, usize::try_from(cell.column).ok()?);
    let (width, height) = (usize::from(plan.width), usize::from(plan.height));
    (row < height && column < width).then(|| plan.ground[row * width + column])
}

pub(crate) fn place(plan: &Plan, cell: Cell) -> Option<Place> {
    plan.at(u8::try_from(cell.row).ok()?, u8::try_from(cell.column).ok()?)
}

pub(crate) fn kind(plan: &Plan, cell: Cell) -> Option<Kind> {
    place(plan, cell).map(|place| plan.square(place).kind)
}

pub(crate) fn is_street(plan: &Plan, cell: Cell) -> bool {
    kind(plan, cell) == Some(Kind::Street)
}

pub(crate) fn cells(plan: &Plan) -> impl Iterator<Item = Cell> + use<> {
    let (rows, columns) = (i16::from(plan.height), i16::from(plan.width));
    Rectangle { row: 0, column: 0, rows, columns }.cells()
}

/// The cells with a kind of ground.
pub(crate) fn cells_of(plan: &Plan, wanted: Ground) -> BTreeSet<Cell> {
    cells(plan).filter(|&cell| ground(plan, cell) == Some(wanted)).collect()
}

/// The cells of squares of some kinds.
pub(crate) fn squares_of(plan: &Plan, wanted: impl Fn(Kind) -> bool) -> BTreeSet<Cell> {
    plan.places()
        .filter(|&place| wanted(plan.square(place).kind))
        .map(|place| Cell::of(plan, place))
        .collect()
}

/// The parts that hang together by sides.
pub(crate) fn regions(mut cells: BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut regions = Vec::new();
    while let Some(first) = cells.pop_first() {
        let mut region = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            for beside in SIDES.map(|side| cell.beside(side)) {
                if cells.remove(&beside) {
                    region.insert(beside);
                    open.push(beside);
                }
            }
        }
        regions.push(region);
    }
    regions
}

/// The cells cut into rectangles, the largest first.
pub(crate) fn rectangles(mut cells: BTreeSet<Cell>) -> Vec<Rectangle> {
    let mut rectangles = Vec::new();
    while let Some(rectangle) = largest_rectangle(&cells) {
        cells.retain(|&cell| !rectangle.contains(cell));
        rectangles.push(rectangle);
    }
    rectangles
}

/// The largest rectangle; of equal ones the most nearly square, then the first.
pub(crate) fn largest_rectangle(cells: &BTreeSet<Cell>) -> Option<Rectangle> {
    let mut best: Option<Rectangle> = None;
    for &Cell { row, column } in cells {
        let mut columns = i16::MAX;
        for rows in 1.. {
            let reach =
                (0..columns).take_while(|ahead| cells.contains(&Cell::new(row + rows - 1, column + ahead)));
            columns = reach.count() as i16;
            if columns == 0 {
                break;
            }
            let rectangle = Rectangle { row, column, rows, columns };
            let worth = |rectangle: Rectangle| (rectangle.size(), rectangle.rows.min(rectangle.columns));
            if best.is_none_or(|best| worth(best) < worth(rectangle)) {
                best = Some(rectangle);
            }
        }
    }
    best
}

/// The outline of some cells as closed loops, with the corners cut by curves that begin so far from them.
pub(crate) fn outline(cells: &BTreeSet<Cell>, rounding: f32) -> Trace {
    let mut trace = Trace::default();
    for corners in corner_loops(cells) {
        let count = corners.len();
        for index in 0..count {
            let (before, corner, after) =
                (corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count]);
            let (arrive, leave) = (towards(corner, before, rounding), towards(corner, after, rounding));
            if index == 0 {
                trace.start(arrive)
            } else {
                trace.line(arrive)
            };
            if rounding > 0.0 {
                trace.curve(corner, leave);
            }
        }
        trace.close();
    }
    trace
}

/// The point so far from one point on the straight way to another.
pub(crate) fn towards(from: Point, to: Point, far: f32) -> Point {
    let step = |from: f32, to: f32| {
        if to > from {
            far
        } else if to < from {
            -far
        } else {
            0.0
        }
    };
    (from.0 + step(from.0, to.0), from.1 + step(from.1, to.1))
}

/// Where the outline turns, loop by loop, with the cells to the right of the way.
pub(crate) fn corner_loops(cells: &BTreeSet<Cell>) -> Vec<Vec<Point>> {
    let mut edges: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
    for &cell in cells {
        let corners = [cell, cell.beside((0, 1)), cell.beside((1, 1)), cell.beside((1, 0))];
        for (side, beyond) in SIDES.into_iter().enumerate() {
            if !cells.contains(&cell.beside(beyond)) {
                edges.entry(corners[side]).or_default().push(corners[(side + 1) % 4]);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((&first, _)) = edges.first_key_value() {
        let mut corners = vec![first];
        let (mut at, mut heading) = (first, None);
        while let Some(next) = take_edge(&mut edges, at, heading) {
            let way = (next.row - at.row, next.column - at.column);
            if heading == Some(way) {
                corners.pop();
            }
            corners.push(next);
            (at, heading) = (next, Some(way));
        }
        corners.pop();
        loops.push(corners.into_iter().map(|corner| (corner.area().x, corner.area().y)).collect());
    }
    loops
}

/// Takes the edge that leads on from a corner. Where two cells touch by a corner only, there are two: the right turn
/// stays with the same cell.
fn take_edge(edges: &mut BTreeMap<Cell, Vec<Cell>>, at: Cell, heading: Option<(i16, i16)>) -> Option<Cell> {
    let onward = edges.get_mut(&at)?;
    let right = heading.map(|(rows, columns)| at.beside((columns, -rows)));
    let chosen = onward.iter().position(|&to| Some(to) == right).unwrap_or(0);
    let next = onward.swap_remove(chosen);
    if onward.is_empty() {
        edges.remove(&at);
    }
    Some(next)
}

/// The edges between cells that are in a set and cells of the plan that are not, as straight strokes.
pub(crate) fn shores(plan: &Plan, cells: &BTreeSet<Cell>) -> Vec<(Point, Point)> {
    let mut strokes = Vec::new();
    for &cell in cells {
        for side in SIDES {
            let is_shore = |cell: Cell| {
                let beside = cell.beside(side);
                cells.contains(&cell) && !cells.contains(&beside) && ground(plan, beside).is_some()
            };
            let along = (side.1.abs(), side.0.abs());
            if !is_shore(cell) || is_shore(cell.beside((-along.0, -along.1))) {
                continue;
            }
            let mut last = cell;
            while is_shore(last.beside(along)) {
                last = last.beside(along);
            }
            let from = cell.beside((side.0.max(0), side.1.max(0)));
            let to = last.beside((side.0.max(0) + along.0, side.1.max(0) + along.1));
            strokes.push(((from.area().x, from.area().y), (to.area().x, to.area().y)));
        }
    }
    strokes
}
