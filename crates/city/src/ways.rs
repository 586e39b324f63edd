//! Walking: where a piece can end after so many steps.
//!
//! [tp.move.exact] [tp.move.once] A way has exactly so many steps and enters no square twice. Where nobody stands in
//! the way the answer depends on the city alone, so it is worked out once for every square and throw. Where somebody
//! might, all ways are tried; there are few, because streets are lines.

use crate::{Kind, Place, Plan, Squares};
use arrayvec::ArrayVec;
use std::collections::VecDeque;

/// The most steps of somebody who walks.
const STEPS_MAX: u8 = 6;
/// Farther than anybody walks in one move.
const FAR: u8 = u8::MAX;

/// The squares on a way, the starting square first. The car makes twelve steps and starts on two squares.
pub type Path = ArrayVec<Place, 14>;

/// Where one can end: a list that is filled anew for each question.
pub type Ends = Vec<Place>;

/// Who walks.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Walker {
    /// Through offices, and never into dens and escape squares.
    Policeman,
    /// Through offices, and never into the police house.
    Thief,
}

impl Walker {
    /// Whether one of this kind may step onto a square.
    fn enters(self, from: Kind, to: Kind) -> bool {
        match self {
            // [tp.police.den] [tp.flee.through] Not into dens and escape squares. [tp.police.house.exit]
            // [tp.police.house.enter] Out of the police house and into it on any side.
            Walker::Policeman => to != Kind::Den && !to.is_escape(),
            // [tp.police.house.enter] Only those who start in the police house cross its squares.
            Walker::Thief => to != Kind::House || from == Kind::House,
        }
    }

    /// Whether one may walk on from such a square. [tp.move.offices.through] Through a bank, post office or telegraph
    /// station; if it has only one door the way ends there by itself. [tp.den.through] [tp.flee.through]
    fn passes(self, kind: Kind) -> bool {
        match kind {
            Kind::Street | Kind::House | Kind::Bank { .. } | Kind::Post { .. } | Kind::Telegraph => true,
            Kind::Agency | Kind::Den | Kind::Station | Kind::Airport | Kind::Harbour => false,
        }
    }

    /// Whether a move may end there. [tp.move.offices.stop]
    fn may_end(self, kind: Kind) -> bool {
        self == Walker::Policeman || kind != Kind::House
    }

    /// [tp.den.enter] [tp.flee.exact] Dens and the aeroplane need no exact throw.
    fn may_stop_early(self, kind: Kind) -> bool {
        matches!(kind, Kind::Den | Kind::Airport)
    }
}

/// A square as a walker sees it.
#[derive(Clone, Debug)]
struct Footing {
    beside: ArrayVec<Place, 4>,
    passable: bool,
    may_end: bool,
    may_stop_early: bool,
}

/// All ways of one kind of walker.
#[derive(Clone, Debug)]
pub struct Ways {
    footings: Vec<Footing>,
    /// Where one can end with nobody in the way: for each square and number of steps a stretch of `ends`.
    starts: Vec<u32>,
    ends: Vec<Place>,
    /// The fewest steps from each square to each other.
    distances: Vec<u8>,
}

impl Ways {
    /// Works out where every walk can end.
    pub fn new(plan: &Plan, walker: Walker) -> Ways {
        let footing = |place: Place| {
            let kind = plan.square(place).kind;
            let enters = |&to: &Place| walker.enters(kind, plan.square(to).kind);
            Footing {
                beside: plan.neighbours(place).filter(enters).collect(),
                passable: walker.passes(kind),
                may_end: walker.may_end(kind),
                may_stop_early: walker.may_stop_early(kind),
            }
        };
        let footings: Vec<Footing> = plan.places().map(footing).collect();
        let mut ways = Ways { footings, starts: vec![0], ends: Vec::new(), distances: Vec::new() };
        for place in plan.places() {
            for steps in 1..=STEPS_MAX {
                let mut ends = Ends::new();
                ways.try_all(place, steps, &Squares::NONE, &mut ends);
                ends.sort();
                ways.ends.extend(ends);
                ways.starts.push(ways.ends.len() as u32);
            }
            let distances = ways.distances_from(place);
            ways.distances.extend(distances);
        }
        ways
    }

    /// Where a piece can end after exactly so many steps, if it cannot walk past any of `blockers`. `spare` is where
    /// the answer is put together if it must be.
    #[inline]
    pub fn ends<'a>(
        &'a self,
        from: Place,
        steps: u8,
        blockers: impl Iterator<Item = Place> + Clone,
        spare: &'a mut Ends,
    ) -> &'a [Place] {
        if blockers.clone().any(|blocker| self.distance(from, blocker) < steps) {
            spare.clear();
            self.try_all(from, steps, &blockers.collect(), spare);
            return spare;
        }
        let at = from.index() * usize::from(STEPS_MAX) + usize::from(steps) - 1;
        &self.ends[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// One way from a square to another, for showing: the shortest where it need not be exact.
    pub fn way(&self, from: Place, to: Place, steps: u8, blocked: &Squares) -> Option<Path> {
        let fewest = if self.footings[to.index()].may_stop_early { 1 } else { steps };
        (fewest..=steps).find_map(|steps| {
            let mut path = Path::from_iter([from]);
            self.find(to, steps, &mut path, blocked).then_some(path)
        })
    }

    /// The fewest steps, with nobody in the way.
    #[inline]
    pub fn distance(&self, from: Place, to: Place) -> u8 {
        self.distances.get(from.index() * self.footings.len() + to.index()).copied().unwrap_or(FAR)
    }

    /// The squares one can step to from here.
    #[inline]
    pub fn beside(&self, place: Place) -> &[Place] {
        &self.footings[place.index()].beside
    }

    /// Whether one can walk on from a square.
    #[inline]
    pub fn passable(&self, place: Place) -> bool {
        self.footings[place.index()].passable
    }

    fn try_all(&self, from: Place, steps: u8, blocked: &Squares, ends: &mut Ends) {
        let mut found = Squares::NONE;
        let mut path = Path::from_iter([from]);
        self.step(steps, &mut path, blocked, &mut found, ends);
    }

    fn step(&self, left: u8, path: &mut Path, blocked: &Squares, found: &mut Squares, ends: &mut Ends) {
        let here = path[path.len() - 1];
        for &next in &self.footings[here.index()].beside {
            if path.contains(&next) {
                continue;
            }
            let footing = &self.footings[next.index()];
            let ends_here = left == 1 || footing.may_stop_early;
            if ends_here && footing.may_end && !found.contains(next) {
                found.insert(next);
                ends.push(next);
            }
            if left > 1 && footing.passable && !blocked.contains(next) {
                path.push(next);
                self.step(left - 1, path, blocked, found, ends);
                path.pop();
            }
        }
    }

    /// Lengthens the path to one that ends on a square after exactly so many more steps.
    fn find(&self, to: Place, left: u8, path: &mut Path, blocked: &Squares) -> bool {
        let here = path[path.len() - 1];
        if self.distance(here, to) > left {
            return false;
        }
        for &next in &self.footings[here.index()].beside {
            if path.contains(&next) {
                continue;
            }
            let on_the_way = left > 1 && self.passable(next) && !blocked.contains(next);
            path.push(next);
            if (left == 1 && next == to) || (on_the_way && self.find(to, left - 1, path, blocked)) {
                return true;
            }
            path.pop();
        }
        false
    }

    fn distances_from(&self, from: Place) -> Vec<u8> {
        let mut distances = vec![FAR; self.footings.len()];
        distances[from.index()] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(here) = queue.pop_front() {
            if here != from && !self.passable(here) {
                continue;
            }
            let steps = distances[here.index()].saturating_add(1);
            for &next in self.beside(here) {
                if distances[next.index()] == FAR {
                    distances[next.index()] = steps.min(FAR - 1);
                    queue.push_back(next);
                }
            }
        }
        distances
    }
}
