//! Tram lines: a pair of rails in the colour of the line with its own pattern between them, and flags at the stops.

use crate::cells::{Cell, towards};
use crate::svg::{Area, Point, Sheet, Trace};
use city::{Place, Plan};
use std::collections::BTreeMap;

/// As many lines have a colour and a pattern of their own; further ones begin anew.
const INKS: usize = 6;
/// Between the middles of two lines that share a street.
const LANE: f32 = 9.0;
/// From the middle of a line to each of its rails.
const GAUGE: f32 = 2.2;
/// How wide tracks turn a corner, and change lanes.
const CURVE: f32 = 11.0;

/// Two squares side by side, the smaller first, and the lines that run between them.
type Sharing = BTreeMap<(Place, Place), Vec<usize>>;

/// The number of the ink of a line, as in the names of its classes.
fn ink(line: usize) -> usize {
    line % INKS + 1
}

pub(crate) fn draw_tracks(plan: &Plan, sheet: &mut Sheet) {
    draw_platforms(plan, sheet);
    let sharing = sharing(plan);
    for (line, drawn) in plan.lines.iter().enumerate() {
        let route = |side| course(plan, &drawn.track, side, |pair| lane(&sharing, line, pair));
        let mut rails = Trace::default();
        run(&mut rails, &route(-1.0));
        run(&mut rails, &route(1.0));
        let mut pattern = Trace::default();
        run(&mut pattern, &route(0.0));
        sheet.path(&format!("city-tram city-line-{}", ink(line)), &rails);
        sheet.path(&format!("city-tram-pattern-{0} city-line-{0}", ink(line)), &pattern);
    }
}

fn sharing(plan: &Plan) -> Sharing {
    let mut sharing = Sharing::new();
    for (line, drawn) in plan.lines.iter().enumerate() {
        for pair in drawn.track.windows(2) {
            let lines = sharing.entry((pair[0].min(pair[1]), pair[0].max(pair[1]))).or_default();
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    sharing
}

/// How far a line keeps from the middle of the street, downwards or to the right.
fn lane(sharing: &Sharing, line: usize, (one, other): (Place, Place)) -> f32 {
    let lines = &sharing[&(one.min(other), one.max(other))];
    let rank = lines.iter().position(|&shared| shared == line).unwrap_or(0);
    (rank as f32 - (lines.len() as f32 - 1.0) / 2.0) * LANE
}

/// A stretch of track between two neighbouring squares, moved to its lane.
#[derive(Copy, Clone)]
struct Stretch {
    from: Point,
    to: Point,
    horizontal: bool,
}

/// The stretches of a line, for one of its rails (-1 or 1) or its middle (0).
fn course(plan: &Plan, track: &[Place], side: f32, lane: impl Fn((Place, Place)) -> f32) -> Vec<Stretch> {
    let stretch = |pair: &[Place]| {
        let (from, to) = (Cell::of(plan, pair[0]).middle(), Cell::of(plan, pair[1]).middle());
        let horizontal = from.1 == to.1;
        // The right-hand rail of a tram going right is the lower one; of a tram going down, the left one.
        let hand = if horizontal { (to.0 - from.0).signum() } else { -(to.1 - from.1).signum() };
        let beside = lane((pair[0], pair[1])) + side * GAUGE * hand;
        let moved = |(x, y): Point| if horizontal { (x, y + beside) } else { (x + beside, y) };
        Stretch { from: moved(from), to: moved(to), horizontal }
    };
    track.windows(2).map(stretch).collect()
}

/// Draws the stretches as one line that turns in curves, a little beyond its ends.
fn run(trace: &mut Trace, course: &[Stretch]) {
    let (Some(first), Some(last)) = (course.first(), course.last()) else { return };
    trace.start(towards(first.from, first.to, -CURVE));
    for pair in course.windows(2) {
        let (one, next) = (pair[0], pair[1]);
        if one.horizontal == next.horizontal {
            if one.to != next.from {
                trace.line(towards(one.to, one.from, CURVE)).line(towards(next.from, next.to, CURVE));
            }
        } else {
            let corner = if one.horizontal { (next.from.0, one.to.1) } else { (one.to.0, next.from.1) };
            let (arrive, leave) = (back(corner, one), ahead(corner, next));
            trace.line(arrive).curve(corner, leave);
        }
    }
    trace.line(towards(last.to, last.from, -CURVE));
}

/// Before a corner, on the stretch that leads to it.
fn back(corner: Point, stretch: Stretch) -> Point {
    let way = (stretch.to.0 - stretch.from.0, stretch.to.1 - stretch.from.1);
    towards(corner, (corner.0 - way.0, corner.1 - way.1), CURVE)
}

/// Beyond a corner, on the stretch that leads on.
fn ahead(corner: Point, stretch: Stretch) -> Point {
    let way = (stretch.to.0 - stretch.from.0, stretch.to.1 - stretch.from.1);
    towards(corner, (corner.0 + way.0, corner.1 + way.1), CURVE)
}

/// [tp.board.trams] A flag with its number for each line that stops, on both sides of the post where two lines meet.
pub(crate) fn draw_stops(plan: &Plan, sheet: &mut Sheet) {
    for (area, rank, line) in stops(plan) {
        draw_flag(area, rank == 0, ink(line), plan.lines[line].number, sheet);
    }
}

/// A stop has a border in the colour of each of its lines.
fn draw_platforms(plan: &Plan, sheet: &mut Sheet) {
    for (area, rank, line) in stops(plan) {
        let mut platform = Trace::default();
        platform.rounded(area.inset(3.0 + 2.6 * rank as f32), 4.0);
        sheet.path(&format!("city-platform city-flag-{0} city-line-{0}", ink(line)), &platform);
    }
}

/// Every stop of every line: where, its rank among the lines that stop there, and the line.
fn stops(plan: &Plan) -> impl Iterator<Item = (Area, usize, usize)> + use<'_> {
    plan.squares.iter().flat_map(move |square| {
        let area = Cell::new(square.row.into(), square.column.into()).area();
        square.lines.iter().enumerate().filter_map(move |(rank, &number)| {
            let line = plan.lines.iter().position(|line| line.number == number)?;
            Some((area, rank, line))
        })
    })
}

fn draw_flag(area: Area, to_the_right: bool, ink: usize, number: u8, sheet: &mut Sheet) {
    let (x, y) = (area.middle().0, area.y - 5.0);
    let way = if to_the_right { 1.0 } else { -1.0 };
    let mut post = Trace::default();
    post.stroke((x, y - 1.5), (x, y + 16.0));
    sheet.path("city-post-pole", &post);
    let mut flag = Trace::default();
    flag.polygon(&[
        (x, y),
        (x + way * 17.0, y),
        (x + way * 13.5, y + 6.0),
        (x + way * 17.0, y + 12.0),
        (x, y + 12.0),
    ]);
    sheet.path(&format!("city-flag city-flag-{ink}"), &flag);
    let size = if number > 9 { 8.0 } else { 10.5 };
    sheet.words(
        &format!("city-flag-number city-on-flag-{ink}"),
        (x + way * 7.2, y + 9.6),
        size,
        &number.to_string(),
    );
}
