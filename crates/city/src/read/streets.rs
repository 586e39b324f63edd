//! The streets: lines of squares without ends, all joined.

use super::{Faults, Sheet};
use crate::{
    fault::Wrong,
    plan::{Kind, Place, Plan},
};

pub(super) fn check(plan: &Plan, sheet: &Sheet, faults: &mut Faults) {
    for place in streets(plan) {
        // [tp.car.stuck] The radio car could not turn round.
        if plan.doors(place).count() < 2 {
            faults.add(sheet.mark(plan, place), Wrong::DeadEnd);
        }
        // [tp.board.squares] Streets are lines of squares. Ways over open places would be too many to count, too.
        if is_wide(plan, place) {
            faults.add(sheet.mark(plan, place), Wrong::TooWide);
        }
    }
    joined(plan, sheet, faults);
}

/// The street squares.
fn streets(plan: &Plan) -> impl Iterator<Item = Place> + use<'_> {
    plan.places().filter(|&place| plan.square(place).kind == Kind::Street)
}

/// Whether this is the upper left of four street squares.
fn is_wide(plan: &Plan, place: Place) -> bool {
    let square = plan.square(place);
    [(0, 1), (1, 0), (1, 1)].into_iter().all(|(down, right)| {
        let other = plan.at(square.row + down, square.column + right);
        other.is_some_and(|other| plan.square(other).kind == Kind::Street)
    })
}

/// Every street square must be reached from the gate by streets alone, or the radio car never came there.
fn joined(plan: &Plan, sheet: &Sheet, faults: &mut Faults) {
    let mut is_reached = vec![false; plan.squares.len()];
    let starts = sheet.gates.first().copied().into_iter().chain(streets(plan));
    for (nth, start) in starts.enumerate() {
        let reached = spread(plan, start, &mut is_reached);
        // What the first start reaches is the city; with every further part something is wrong.
        if nth > 0 && reached > 0 {
            faults.add(sheet.mark(plan, start), Wrong::Unreachable { squares: reached });
        }
    }
}

/// Marks all that streets join with `start`; answers how many squares that were not marked before.
fn spread(plan: &Plan, start: Place, is_reached: &mut [bool]) -> u16 {
    let mut reached = 0;
    let mut open = vec![start];
    while let Some(place) = open.pop() {
        if !is_reached[place.index()] {
            is_reached[place.index()] = true;
            reached += 1;
            open.extend(plan.doors(place));
        }
    }
    reached
}
