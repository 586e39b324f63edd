//! The tram lines.

use super::{
    Faults,
    header::Header,
    tracks::{tour, way},
};
use crate::{
    fault::Wrong,
    plan::{Line, Place, Plan},
};

/// A line with one stop leads nowhere; one with more than this would be too long to order.
const STOPS: std::ops::RangeInclusive<u8> = 2..=12;

pub(super) fn check(plan: &Plan, header: &Header<'_>, faults: &mut Faults) {
    for line in &header.lines {
        let stops = stops(plan, line.number).count() as u16;
        let (least, most) = (*STOPS.start(), *STOPS.end());
        if !(u16::from(least)..=u16::from(most)).contains(&stops) {
            faults.add(line.at, Wrong::LineStops { tram: line.number, stops, least, most });
        }
    }
}

/// Orders the stops of every line and lays its tracks.
pub(super) fn lay(plan: &mut Plan, header: &Header<'_>) {
    for line in &header.lines {
        let stops = tour(plan, stops(plan, line.number).collect());
        let mut track = vec![stops[0]];
        for pair in stops.windows(2) {
            track.extend(&way(plan, pair[0], pair[1])[1..]);
        }
        plan.lines.push(Line { number: line.number, name: line.name.clone(), stops, track });
    }
    plan.lines.sort_by_key(|line| line.number);
}

/// [tp.board.trams] The stops of a line, by rows and columns.
fn stops(plan: &Plan, number: u8) -> impl Iterator<Item = Place> + use<'_> {
    plan.places().filter(move |&place| plan.square(place).lines.contains(&number))
}
