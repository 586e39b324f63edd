//! The names of streets and quarters, and the addresses that follow from them.

use super::{
    Faults,
    header::{Header, NamedStreet},
};
use crate::{
    fault::Wrong,
    plan::{Address, Kind, Place, Plan, Street},
};

/// Finds the named streets and quarters in the drawing.
pub(super) fn name(plan: &mut Plan, header: &Header<'_>, faults: &mut Faults) {
    for named in &header.streets {
        match run(plan, named) {
            Ok(run) => {
                let (from, to) = (run[0], run[run.len() - 1]);
                plan.streets.push(Street { name: named.name.clone(), from, to });
            }
            Err(wrong) => faults.add(named.at, wrong),
        }
    }
    for (quarter, at) in &header.quarters {
        if quarter.row < plan.height && quarter.column < plan.width {
            plan.quarters.push(quarter.clone());
        } else {
            faults.add(*at, Wrong::Outside);
        }
    }
}

/// Gives every square its address, as far as the streets have names.
pub(super) fn number(plan: &mut Plan) {
    for (street, Street { from, to, .. }) in plan.streets.clone().into_iter().enumerate() {
        let (first, last) = (plan.square(from).clone(), plan.square(to).clone());
        let cells = (first.row..=last.row)
            .flat_map(|row| (first.column..=last.column).map(move |column| (row, column)));
        for ((row, column), number) in cells.zip(1..) {
            let Some(place) = plan.at(row, column) else { continue };
            let address = Address { street: street as u8, number };
            plan.squares[place.index()].address.get_or_insert(address);
        }
    }
    for place in plan.places() {
        if plan.square(place).kind == Kind::Street {
            continue;
        }
        let front = plan.doors(place).find_map(|front| plan.square(front).address);
        // A square in the middle of the police house has the address of the gate.
        plan.squares[place.index()].address = front.or(plan.square(plan.gate).address);
    }
}

/// The squares of a named street, from one end to the other.
fn run(plan: &Plan, named: &NamedStreet) -> Result<Vec<Place>, Wrong> {
    let (across, along) = if named.is_row { (plan.height, plan.width) } else { (plan.width, plan.height) };
    let (from, to) = named.part.unwrap_or((1, along));
    if named.number > across || from > along || to > along {
        return Err(Wrong::Outside);
    }
    let squares: Vec<Option<Place>> = (from..=to)
        .map(|step| {
            let (row, column) = if named.is_row { (named.number, step) } else { (step, named.number) };
            plan.at(row - 1, column - 1).filter(|&place| plan.square(place).kind == Kind::Street)
        })
        .collect();
    let longest = squares.split(Option::is_none).rev().max_by_key(|run| run.len()).unwrap_or_default();
    let is_whole = named.part.is_none() || longest.len() == squares.len();
    if longest.len() < 2 || !is_whole {
        return Err(Wrong::NoStreet);
    }
    Ok(longest.iter().copied().flatten().collect())
}
