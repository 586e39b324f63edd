//! [tp.arrest.surround.meaning] A thief is surrounded who can reach no den, no tram stop and no escape square that is
//! open to him without passing the police.

use crate::{Kind, Place, Plan, Squares, Ways};
use std::collections::VecDeque;

/// Where a thief is out of the ring: dens, tram stops and escape squares, and the nearest of them from each square.
#[derive(Clone, Debug)]
pub struct Refuges {
    is_refuge: Vec<bool>,
    /// The first step of a shortest way to a refuge.
    toward: Vec<Place>,
}

impl Refuges {
    /// Finds the way to the nearest refuge from every square, for thieves who walk like this.
    pub fn new(plan: &Plan, thieves: &Ways) -> Refuges {
        let is_refuge = |place: Place| {
            let square = plan.square(place);
            square.kind == Kind::Den || square.kind.is_escape() || !square.lines.is_empty()
        };
        let mut toward = vec![Place::NOWHERE; plan.squares.len()];
        let mut queue: VecDeque<Place> = plan.places().filter(|&place| is_refuge(place)).collect();
        for &refuge in &queue {
            toward[refuge.index()] = refuge;
        }
        while let Some(here) = queue.pop_front() {
            for place in plan.neighbours(here) {
                if toward[place.index()] == Place::NOWHERE && thieves.beside(place).contains(&here) {
                    toward[place.index()] = here;
                    if thieves.passable(place) {
                        queue.push_back(place);
                    }
                }
            }
        }
        Refuges { is_refuge: plan.places().map(is_refuge).collect(), toward }
    }

    /// Whether a thief on a square can walk to a refuge that is open to him without passing the police.
    #[inline]
    pub fn in_reach(
        &self,
        from: Place,
        police: &Squares,
        thieves: &Ways,
        is_open: impl Fn(Place) -> bool,
    ) -> bool {
        // Most often the shortest way is free.
        let mut here = from;
        while !self.is_refuge[here.index()] {
            here = self.toward[here.index()];
            if here == Place::NOWHERE || police.contains(here) {
                return self.any_in_reach(from, police, thieves, is_open);
            }
        }
        is_open(here) || self.any_in_reach(from, police, thieves, is_open)
    }

    fn any_in_reach(
        &self,
        from: Place,
        police: &Squares,
        thieves: &Ways,
        is_open: impl Fn(Place) -> bool,
    ) -> bool {
        let mut seen = Squares::from_iter([from]);
        let mut queue = vec![from];
        while let Some(here) = queue.pop() {
            for &next in thieves.beside(here) {
                if seen.contains(next) || police.contains(next) {
                    continue;
                }
                if self.is_refuge[next.index()] && is_open(next) {
                    return true;
                }
                seen.insert(next);
                if thieves.passable(next) {
                    queue.push(next);
                }
            }
        }
        false
    }
}
