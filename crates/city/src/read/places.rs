//! What stands beside the streets: how many of each, where, and with which doors.

use super::{Faults, Sheet};
use crate::{
    fault::{Feature, Wrong},
    plan::{Kind, Place, Plan, Square},
};

/// [tp.board.station] The squares of the police house.
const HOUSE: u16 = 10;

const MAX_DENS: u16 = 8;

/// As many as the legend has letters, and some.
const MAX_OFFICES: u16 = 50;

pub(super) fn check(plan: &Plan, sheet: &Sheet, faults: &mut Faults) {
    let mut count = |of, least, most, found: &mut dyn Iterator<Item = Place>| {
        let found: Vec<Place> = found.collect();
        let number = found.len() as u16;
        if (least..=most).contains(&number) {
            return;
        }
        // Too many: the first that is too much. Too few: the line above the drawing.
        let at = found.get(usize::from(most)).map_or(sheet.map, |&place| sheet.mark(plan, place));
        faults.add(at, Wrong::Count { of, found: number, least, most });
    };
    count(Feature::Gate, 1, 1, &mut sheet.gates.iter().copied());
    let features = [
        (Feature::House, HOUSE, HOUSE),
        (Feature::Station, 1, 1),
        (Feature::Airport, 1, 1),
        (Feature::Harbour, 2, 2),
        (Feature::Agency, 1, 1),
        (Feature::Telegraph, 1, MAX_OFFICES),
        (Feature::Den, 1, MAX_DENS),
        (Feature::Loot, 1, MAX_OFFICES),
    ];
    for (of, least, most) in features {
        count(
            of,
            least,
            most,
            &mut plan.places().filter(|&place| feature(plan.square(place).kind) == Some(of)),
        );
    }
    for place in plan.places() {
        if let Some(wrong) = misplaced(plan, plan.square(place)).or_else(|| doors(plan, place)) {
            faults.add(sheet.mark(plan, place), wrong);
        }
    }
    house(plan, sheet, faults);
}

/// [tp.board.station] The squares of the police house beside a square.
pub(super) fn houses_beside(plan: &Plan, place: Place) -> impl Iterator<Item = Place> + use<'_> {
    plan.neighbours(place).filter(|&other| plan.square(other).kind == Kind::House)
}

/// What a square counts as.
fn feature(kind: Kind) -> Option<Feature> {
    Some(match kind {
        Kind::Street => return None,
        Kind::House => Feature::House,
        Kind::Bank { .. } | Kind::Post { .. } => Feature::Loot,
        Kind::Telegraph => Feature::Telegraph,
        Kind::Agency => Feature::Agency,
        Kind::Den => Feature::Den,
        Kind::Station => Feature::Station,
        Kind::Airport => Feature::Airport,
        Kind::Harbour => Feature::Harbour,
    })
}

/// [tp.board.escapes] An escape square that does not lie where the rulebook puts it. A row or column right in the middle
/// belongs to both halves.
fn misplaced(plan: &Plan, square: &Square) -> Option<Wrong> {
    let row = (2 * square.row + 1).cmp(&plan.height);
    let column = (2 * square.column + 1).cmp(&plan.width);
    let (of, is_right) = match square.kind {
        Kind::Station => (Feature::Station, row.is_le() && column.is_le()),
        Kind::Airport => (Feature::Airport, row.is_le() && column.is_ge()),
        Kind::Harbour => (Feature::Harbour, row.is_ge()),
        Kind::Street
        | Kind::House
        | Kind::Bank { .. }
        | Kind::Post { .. }
        | Kind::Telegraph
        | Kind::Agency
        | Kind::Den => return None,
    };
    (!is_right).then_some(Wrong::Misplaced { of })
}

/// [tp.board.offices] A square with too few doors or too many.
fn doors(plan: &Plan, place: Place) -> Option<Wrong> {
    let kind = plan.square(place).kind;
    let doors = plan.doors(place).count() as u8;
    if kind.is_office() && !(1..=2).contains(&doors) {
        return Some(Wrong::OfficeDoors { doors });
    }
    let needs_street = kind == Kind::Den || kind.is_escape();
    (needs_street && doors == 0).then_some(Wrong::NoDoor)
}

fn house(plan: &Plan, sheet: &Sheet, faults: &mut Faults) {
    let mut is_joined = vec![false; plan.squares.len()];
    let mut houses = plan.places().filter(|&place| plan.square(place).kind == Kind::House);
    let mut open: Vec<Place> = houses.next().into_iter().collect();
    while let Some(place) = open.pop() {
        if !is_joined[place.index()] {
            is_joined[place.index()] = true;
            open.extend(houses_beside(plan, place));
        }
    }
    if let Some(apart) = houses.find(|place| !is_joined[place.index()]) {
        faults.add(sheet.mark(plan, apart), Wrong::HouseSplit);
    }
    for &gate in &sheet.gates {
        let houses = houses_beside(plan, gate).count() as u8;
        if houses != 1 {
            faults.add(sheet.mark(plan, gate), Wrong::GateAside { houses });
        }
    }
}
