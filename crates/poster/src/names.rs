//! Names of streets, quarters and ways out, written where they cover nothing one has to read.

use crate::capitals::in_capitals;
use crate::cells::{Cell, ground, kind, place};
use crate::svg::{Point, Sheet, fitted, width_of};
use crate::{CELL, size};
use city::{Ground, Kind, Plan, Street};

/// The letters of street names, and the space between them, as in the stylesheets.
const STREET_LETTERS: f32 = 7.4;
const STREET_SPACING: f32 = 0.9;
const SMALLEST_STREET: f32 = 4.5;
/// Streets longer than this many squares carry their name twice.
const LONG_STREET: usize = 16;
/// From the middle of the street to the baseline of a name along its one edge, and along its other.
const BASELINES: [f32; 2] = [16.5, -11.5];

/// The letters of quarter names, from the size one would like to the smallest.
const QUARTER_LETTERS: [f32; 4] = [14.0, 12.5, 11.0, 9.5];
/// The space between them, of their size, as in the stylesheets.
const QUARTER_SPACING: f32 = 0.28;
/// How many half cells a quarter's name may move to cover less.
const QUARTER_REACH: i16 = 5;

/// The letters of the names of escape squares.
const ESCAPE_LETTERS: f32 = 9.0;

pub(crate) fn draw_streets(plan: &Plan, sheet: &mut Sheet) {
    for street in &plan.streets {
        let squares = between(Cell::of(plan, street.from), Cell::of(plan, street.to));
        let parts = if squares.len() > LONG_STREET { 2 } else { 1 };
        for part in squares.chunks(squares.len().div_ceil(parts)) {
            write_along(plan, street, part, sheet);
        }
    }
}

/// The cells of a straight street, from left to right or from top to bottom.
fn between(from: Cell, to: Cell) -> Vec<Cell> {
    let rows = from.row.min(to.row)..=from.row.max(to.row);
    let columns = from.column.min(to.column)..=from.column.max(to.column);
    rows.flat_map(|row| columns.clone().map(move |column| Cell::new(row, column))).collect()
}

/// Writes a name along the stretch and the edge of a street where it disturbs the least.
fn write_along(plan: &Plan, street: &Street, squares: &[Cell], sheet: &mut Sheet) {
    let room = squares.len() as f32 * CELL - 8.0;
    let tight = STREET_LETTERS / (STREET_LETTERS + STREET_SPACING * 1.5);
    let (name, letters) =
        fitted(&in_capitals(&street.name.sv), room * tight, STREET_LETTERS, SMALLEST_STREET);
    let length = width_of(&name, letters, STREET_SPACING);
    let upwards = squares.len() > 1 && squares[0].column == squares[1].column;

    let needed = ((length / CELL).ceil() as usize).clamp(1, squares.len());
    let middle = (squares.len() - needed) as f32 / 2.0;
    let mut best = (f32::MAX, 0, 0);
    for edge in [0, 1] {
        for start in 0..=squares.len() - needed {
            let stretch = &squares[start..start + needed];
            let disturbed: f32 = stretch.iter().map(|&cell| disturbance(plan, cell, upwards, edge)).sum();
            let cost = disturbed + (start as f32 - middle).abs() * 0.1 + edge as f32 * 0.5;
            if cost < best.0 {
                best = (cost, start, edge);
            }
        }
    }
    let (_, start, edge) = best;
    let (from, to) = (squares[start].middle(), squares[start + needed - 1].middle());
    let (x, y) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    if upwards {
        sheet.words_upwards("city-street-name", (x + BASELINES[edge], y), letters, &name);
    } else {
        sheet.words("city-street-name", (x, y + BASELINES[edge]), letters, &name);
    }
}

/// How much a name along the lower or right edge of a square, or along the other, would be in the way there.
fn disturbance(plan: &Plan, cell: Cell, upwards: bool, edge: usize) -> f32 {
    let Some(here) = place(plan, cell) else { return 9.0 };
    let aside = match (upwards, edge) {
        (false, 0) => (1, 0),
        (false, _) => (-1, 0),
        (true, 0) => (0, 1),
        (true, _) => (0, -1),
    };
    let stop = if plan.square(here).lines.is_empty() { 0.0 } else { 4.0 };
    let gate = if here == plan.gate { 6.0 } else { 0.0 };
    let beyond = kind(plan, cell.beside(aside));
    let other = kind(plan, cell.beside((-aside.0, -aside.1)));
    let junction = match (beyond, other) {
        (Some(Kind::Street), _) => 1.5,
        (_, Some(Kind::Street)) => 0.8,
        _ => 0.0,
    };
    let door = if beyond.is_some_and(|kind| kind != Kind::Street) { 2.5 } else { 0.0 };
    let crossed = plan.lines.iter().filter(|line| {
        line.track.windows(2).any(|pair| {
            let (one, other) = (Cell::of(plan, pair[0]), Cell::of(plan, pair[1]));
            (one == cell || other == cell) && (one.column == other.column) != upwards
        })
    });
    stop + gate + junction + door + 2.0 * crossed.count() as f32
}

/// Writes each quarter's name near its place, smaller rather than over the street.
pub(crate) fn draw_quarters(plan: &Plan, sheet: &mut Sheet) {
    for quarter in &plan.quarters {
        let home = Cell::new(quarter.row.into(), quarter.column.into()).middle();
        let (name, largest) =
            fitted(&in_capitals(&quarter.name.sv), size(plan).0 * 0.4, QUARTER_LETTERS[0], 9.0);
        let sizes = QUARTER_LETTERS.into_iter().filter(|&letters| letters <= largest.max(QUARTER_LETTERS[3]));
        let spots = sizes.enumerate().flat_map(|(rank, letters)| {
            let half = width_of(&name, letters, QUARTER_SPACING * letters) / 2.0;
            around(plan, home, half).map(move |(spot, far)| {
                let cost = far + 2.0 * rank as f32 + covered(plan, spot, half, letters);
                (spot, letters, cost)
            })
        });
        if let Some((spot, letters, _)) = spots.min_by(|one, other| one.2.total_cmp(&other.2)) {
            write_around("city-quarter", spot, letters, &name, sheet);
        }
    }
}

/// Spots around a place where words of half a width stay on the map, and how far each is away.
fn around(plan: &Plan, home: Point, half: f32) -> impl Iterator<Item = (Point, f32)> + use<> {
    let (width, height) = size(plan);
    let nudges = -QUARTER_REACH..=QUARTER_REACH;
    let nudges = nudges.clone().flat_map(move |down| nudges.clone().map(move |right| (down, right)));
    nudges.map(move |(down, right)| {
        let x = home.0 + f32::from(right) * CELL / 2.0;
        let y = home.1 + f32::from(down) * CELL / 2.0;
        let spot = (x.clamp(half + 6.0, (width - half - 6.0).max(half + 6.0)), y.clamp(16.0, height - 16.0));
        (spot, f32::from(down.abs() + right.abs()))
    })
}

/// [tp.board.escapes] The name of a way out, beside its square, where no squares are.
pub(crate) fn draw_escape(plan: &Plan, cell: Cell, name: &str, sheet: &mut Sheet) {
    let (name, letters) = fitted(&in_capitals(name), 5.0 * CELL, ESCAPE_LETTERS, 6.0);
    let half = width_of(&name, letters, 0.6) / 2.0;
    let (width, _) = size(plan);
    let (x, y) = cell.middle();
    let level = x.clamp(half + 4.0, (width - half - 4.0).max(half + 4.0));
    let spots = [(level, y + 29.0), (level, y - 29.0), (x + 26.0 + half, y), (x - 26.0 - half, y)];
    let cost = |(rank, spot): (usize, Point)| 2.0 * rank as f32 + covered(plan, spot, half, letters);
    let best = spots.into_iter().enumerate().min_by(|&one, &other| cost(one).total_cmp(&cost(other)));
    if let Some((_, spot)) = best {
        write_around("city-escape-name", spot, letters, &name, sheet);
    }
}

fn write_around(class: &str, (x, y): Point, letters: f32, name: &str, sheet: &mut Sheet) {
    sheet.words(class, (x, y + letters * 0.36), letters, name);
}

/// How much a name of some width around a point would cover.
fn covered(plan: &Plan, (x, y): Point, half: f32, letters: f32) -> f32 {
    let index = |units: f32| (units / CELL).floor() as i16;
    let rows = index(y - letters * 0.4)..=index(y + letters * 0.4);
    let columns = index(x - half)..=index(x + half);
    let weigh = |cell: Cell| match (ground(plan, cell), kind(plan, cell)) {
        (None, _) => 50.0,
        (_, Some(Kind::Street)) => {
            let is_stop = place(plan, cell).is_some_and(|place| !plan.square(place).lines.is_empty());
            if is_stop { 14.0 } else { 6.0 }
        }
        (_, Some(_)) => 30.0,
        (Some(Ground::Block), None) => 0.0,
        (Some(_), None) => 0.6,
    };
    rows.flat_map(|row| columns.clone().map(move |column| Cell::new(row, column))).map(weigh).sum()
}
