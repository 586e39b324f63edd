//! Driving: where the radio car can end, and which way it then looks.
//!
//! [tp.car.two] A car stands on two squares joined by their sides, so a car is an *edge*: four for each square of the
//! head, one for each side its other end can be on. As for walking, what does not depend on the pieces is worked out
//! once.

use crate::{Kind, Place, Plan, Squares, ways::Path};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// [tp.car.double]
const TIMES: u8 = 2;
const THROWS: usize = 6;

/// [tp.car.two] The radio car covers the square of its head and the one the head left last.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Car {
    /// Where it looks from, and drives on from.
    pub head: Place,
    /// The other square it covers.
    pub behind: Place,
}

/// Every drive of a radio car through a city.
#[derive(Clone, Debug)]
pub struct Drives {
    /// [tp.car.streets] [tp.car.stops] The street squares, tram stops among them, beside each street square; none beside other squares.
    streets: Vec<ArrayVec<Place, 4>>,
    /// For each edge and throw a stretch of `ends`.
    starts: Vec<u32>,
    ends: Vec<Car>,
}

impl Drives {
    /// Works out where every drive can end.
    pub fn new(plan: &Plan) -> Drives {
        let is_street = |place: Place| plan.square(place).kind == Kind::Street;
        let beside = |place: Place| match is_street(place) {
            true => plan.neighbours(place).filter(|&other| is_street(other)).collect(),
            false => ArrayVec::new(),
        };
        let streets = plan.places().map(beside).collect();
        let mut drives = Drives { streets, starts: vec![0], ends: Vec::new() };
        for head in plan.places() {
            for side in 0..4 {
                for throw in 1..=THROWS as u8 {
                    if let Some(&behind) = drives.streets[head.index()].get(side) {
                        let mut ends = Vec::new();
                        drives.try_all(Car { head, behind }, throw, &Squares::NONE, &mut ends);
                        drives.ends.extend(ends);
                    }
                    drives.starts.push(drives.ends.len() as u32);
                }
            }
        }
        drives
    }

    /// Where the car can end after a throw, if its head cannot drive past any of `blockers`. `near` says whether a square
    /// is at most so many steps away: where no blocker is, the answer is known already. `spare` is where it is put together
    /// if it must be.
    #[inline]
    pub fn ends<'a>(
        &'a self,
        car: Car,
        throw: u8,
        near: impl Fn(Place, u8) -> bool,
        blockers: impl Iterator<Item = Place> + Clone,
        spare: &'a mut Vec<Car>,
    ) -> &'a [Car] {
        if blockers.clone().any(|blocker| near(blocker, TIMES * throw)) {
            spare.clear();
            self.try_all(car, throw, &blockers.collect(), spare);
            return spare;
        }
        let Some(side) = self.streets[car.head.index()].iter().position(|&place| place == car.behind) else {
            return &[];
        };
        let at = (car.head.index() * 4 + side) * THROWS + usize::from(throw) - 1;
        &self.ends[self.starts[at] as usize..self.starts[at + 1] as usize]
    }

    /// One way of the head, for showing.
    pub fn way(&self, from: Car, to: Car, throw: u8, blocked: &Squares) -> Option<Path> {
        let mut path = Path::from_iter([from.behind, from.head]);
        let mut way = None;
        self.step(TIMES * throw, &mut path, blocked, &mut |path| {
            if way.is_none() && path[path.len() - 2..] == [to.behind, to.head] {
                way = Some(path[1..].iter().copied().collect());
            }
        });
        way
    }

    /// Every way a car can stand with one end on a square.
    #[inline]
    pub fn around(&self, place: Place) -> impl Iterator<Item = Car> + use<'_> {
        self.streets[place.index()]
            .iter()
            .flat_map(move |&other| [Car { head: place, behind: other }, Car { head: other, behind: place }])
    }

    fn try_all(&self, car: Car, throw: u8, blocked: &Squares, ends: &mut Vec<Car>) {
        // [tp.car.forward] Both squares the car stands on count as entered, so it never begins backward.
        let mut path = Path::from_iter([car.behind, car.head]);
        self.step(TIMES * throw, &mut path, blocked, &mut |path| {
            let end = Car { head: path[path.len() - 1], behind: path[path.len() - 2] };
            if !ends.contains(&end) {
                ends.push(end);
            }
        });
    }

    fn step(&self, left: u8, path: &mut Path, blocked: &Squares, end: &mut impl FnMut(&[Place])) {
        let here = path[path.len() - 1];
        for &next in &self.streets[here.index()] {
            if path.contains(&next) {
                continue;
            }
            path.push(next);
            if left == 1 {
                end(path);
            } else if !blocked.contains(next) {
                self.step(left - 1, path, blocked, end);
            }
            path.pop();
        }
    }
}
