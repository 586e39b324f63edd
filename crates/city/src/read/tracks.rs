//! Where the tracks of a tram line run: the shortest way past all its stops.

use crate::plan::{Place, Plan};

/// Farther than any way in a city.
const FAR: u16 = u16::MAX;

/// The stops in the order of the shortest tour from one end to the other.
///
/// `shortest[set][last]` is the length of the shortest way past the stops of a set that ends at one of them; sets are
/// bits. It is exact, and small for as many stops as a line may have.
pub(super) fn tour(plan: &Plan, stops: Vec<Place>) -> Vec<Place> {
    let count = stops.len();
    let apart: Vec<Vec<u16>> = stops
        .iter()
        .map(|&from| {
            let distances = distances(plan, from);
            stops.iter().map(|to| distances[to.index()]).collect()
        })
        .collect();
    let mut shortest = vec![vec![FAR; count]; 1 << count];
    let mut before = vec![vec![0; count]; 1 << count];
    for start in 0..count {
        shortest[1 << start][start] = 0;
    }
    for set in 1..1_usize << count {
        for last in (0..count).filter(|last| set >> last & 1 == 1) {
            for next in (0..count).filter(|next| set >> next & 1 == 0) {
                let length = shortest[set][last].saturating_add(apart[last][next]);
                let longer = set | 1 << next;
                if length < shortest[longer][next] {
                    shortest[longer][next] = length;
                    before[longer][next] = last;
                }
            }
        }
    }

    let mut set = (1 << count) - 1;
    let mut last = (0..count).min_by_key(|&last| shortest[set][last]).unwrap_or_default();
    let mut order = vec![stops[last]];
    while set.count_ones() > 1 {
        let earlier = before[set][last];
        set &= !(1 << last);
        last = earlier;
        order.push(stops[last]);
    }
    order
}

/// The squares of a shortest way along the streets, both ends included. Of equally short ways one with few bends.
pub(super) fn way(plan: &Plan, from: Place, to: Place) -> Vec<Place> {
    let left = distances(plan, to);
    let mut way = vec![from];
    let mut heading = None;
    let mut here = from;
    while here != to {
        let nearer = |&next: &Place| left[next.index()] < left[here.index()];
        let straight =
            plan.doors(here).filter(nearer).find(|&next| heading == Some(direction(plan, here, next)));
        let Some(next) = straight.or_else(|| plan.doors(here).find(nearer)) else { break };
        heading = Some(direction(plan, here, next));
        here = next;
        way.push(here);
    }
    way
}

/// How many steps along the streets lead from a street square to every other.
fn distances(plan: &Plan, from: Place) -> Vec<u16> {
    let mut distances = vec![FAR; plan.squares.len()];
    distances[from.index()] = 0;
    let mut reached = vec![from];
    let mut nth = 0;
    while let Some(&here) = reached.get(nth) {
        nth += 1;
        for next in plan.doors(here) {
            if distances[next.index()] == FAR {
                distances[next.index()] = distances[here.index()] + 1;
                reached.push(next);
            }
        }
    }
    distances
}

/// The way a step goes: down or up, right or left.
fn direction(plan: &Plan, from: Place, to: Place) -> (i16, i16) {
    let (from, to) = (plan.square(from), plan.square(to));
    (i16::from(to.row) - i16::from(from.row), i16::from(to.column) - i16::from(from.column))
}
