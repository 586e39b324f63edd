//! What a thief may expect from every square: the city is solved as if the thief played it alone, with the police as a
//! risk that is greater near their pieces.
//!
//! A table holds what it is worth to stand on a square with the die in hand. It is made better sweep by sweep: what a
//! square is worth follows from the squares a throw or a tram leads to. So exact counts, short cuts, trams and the way
//! from the bank to the den are all reckoned with, for as many throws ahead as it takes.

use crate::{City, Place};

/// What the next turn brings is worth a little less than what this one brings.
const EACH_TURN: f32 = 0.97;

/// What standing on each square is worth: on foot, and after a tram, when the die must be thrown.
#[derive(Clone)]
pub(super) struct Table(Vec<[f32; 2]>);

impl Table {
    pub(super) fn new(city: &City) -> Table {
        Table(vec![[0.0; 2]; city.plan.squares.len()])
    }

    /// What it is worth to have the die in hand on a square.
    #[inline]
    pub(super) fn at(&self, place: Place, rode: bool) -> f32 {
        self.0[place.index()][usize::from(rode)]
    }

    /// The same before the police have had their turn, if they catch the thief there with this chance.
    #[inline]
    pub(super) fn before_police(&self, place: Place, rode: bool, risk: f32, caught: f32) -> f32 {
        (1.0 - risk) * EACH_TURN * self.at(place, rode) + risk * caught
    }

    /// One sweep: from what it is worth to end a move on each square, on foot and by tram, to what it is worth to
    /// have the die there.
    pub(super) fn sweep(&mut self, city: &City, walks: &Walks, ended: &[[f32; 2]]) {
        for place in city.plan.places() {
            let mut sum = 0.0;
            for die in 1..=6 {
                let ends = walks.ends(place, die);
                let best = ends.iter().map(|end| ended[end.index()][0]).fold(f32::NEG_INFINITY, f32::max);
                sum += if best == f32::NEG_INFINITY { ended[place.index()][0] } else { best };
            }
            let thrown = sum / 6.0;
            let lines = city.spot(place).lines.into_iter().filter(|&line| line != 0);
            let stops = lines.flat_map(|line| city.stops(line)).filter(|&&stop| stop != place);
            let rides = stops.map(|stop| ended[stop.index()][1]);
            self.0[place.index()] = [rides.fold(thrown, f32::max), thrown];
        }
    }
}

/// What it is worth to end a move on each square of the city.
pub(super) fn ended(city: &City, worth: impl Fn(Place, bool) -> f32) -> Vec<[f32; 2]> {
    city.plan.places().map(|place| [worth(place, false), worth(place, true)]).collect()
}

/// Where a thief can end from every square with every throw.
pub(super) struct Walks {
    starts: Vec<u32>,
    ends: Vec<Place>,
}

impl Walks {
    /// With these in the way.
    pub(super) fn past(city: &City, blockers: impl Iterator<Item = Place> + Clone) -> Walks {
        let mut walks = Walks { starts: vec![0], ends: Vec::new() };
        let mut spare = Vec::new();
        for place in city.plan.places() {
            for die in 1..=6 {
                walks.ends.extend(city.thieves.ends(place, die, blockers.clone(), &mut spare));
                walks.starts.push(walks.ends.len() as u32);
            }
        }
        walks
    }

    #[inline]
    fn ends(&self, place: Place, die: u8) -> &[Place] {
        let at = place.index() * 6 + usize::from(die) - 1;
        &self.ends[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}
