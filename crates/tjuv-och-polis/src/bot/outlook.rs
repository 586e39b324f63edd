//! What a thief may expect from every square: the city is solved as if the thief played it alone, with the police as a
//! risk that is greater near their pieces.
//!
//! Values hold what it is worth to stand on a square with the die in hand. They are made better sweep by sweep: what a
//! square is worth follows from the squares a throw or a tram leads to. So exact counts, short cuts, trams and the way
//! from the bank to the den are all reckoned with, for as many throws ahead as it takes.

use crate::Place;
use city::City;

/// What the next turn brings is worth a little less than what this one brings.
const EACH_TURN: f32 = 0.97;

/// What standing on each square is worth in several cases at once, say for several loads of loot: on foot, and after a
/// tram, when the die must be thrown. The cases lie side by side, since they go the same ways.
#[derive(Clone)]
pub(super) struct Values<const CASES: usize>(Vec<[[f32; CASES]; 2]>);

impl<const CASES: usize> Values<CASES> {
    pub(super) fn new(city: &City) -> Values<CASES> {
        Values(vec![[[0.0; CASES]; 2]; city.plan.squares.len()])
    }

    /// What it is worth to have the die in hand on a square.
    #[inline]
    pub(super) fn at(&self, place: Place, rode: bool) -> &[f32; CASES] {
        &self.0[place.index()][usize::from(rode)]
    }

    /// One sweep: from what it is worth to end a move on each square, on foot and by tram, to what it is worth to
    /// have the die there.
    pub(super) fn sweep(&mut self, city: &City, walks: &Walks, ended: &Ended<CASES>) {
        for place in city.plan.places() {
            let mut thrown = [0.0; CASES];
            for die in 1..=6 {
                let mut best = [f32::NEG_INFINITY; CASES];
                for end in walks.ends(place, die) {
                    raise(&mut best, &ended.on_foot[end.index()]);
                }
                let stays = &ended.on_foot[place.index()];
                for ((sum, best), stays) in thrown.iter_mut().zip(best).zip(stays) {
                    *sum += if best == f32::NEG_INFINITY { stays / 6.0 } else { best / 6.0 };
                }
            }
            let mut turn = thrown;
            let lines = city.spot(place).lines.into_iter().filter(|&line| line != 0);
            for stop in lines.flat_map(|line| city.stops(line)).filter(|&&stop| stop != place) {
                raise(&mut turn, &ended.by_tram[stop.index()]);
            }
            self.0[place.index()] = [turn, thrown];
        }
    }
}

/// The better of both in every case.
#[inline]
fn raise<const CASES: usize>(best: &mut [f32; CASES], other: &[f32; CASES]) {
    for (best, other) in best.iter_mut().zip(other) {
        *best = if *other > *best { *other } else { *best };
    }
}

/// What standing somewhere is worth before the police have had their turn, if they catch the thief there with this
/// chance.
#[inline]
pub(super) fn before_police(turn: f32, risk: f32, caught: f32) -> f32 {
    (1.0 - risk) * EACH_TURN * turn + risk * caught
}

/// What it is worth to end a move on each square of the city.
pub(super) struct Ended<const CASES: usize> {
    on_foot: Vec<[f32; CASES]>,
    by_tram: Vec<[f32; CASES]>,
}

impl<const CASES: usize> Ended<CASES> {
    pub(super) fn new(city: &City, worth: impl Fn(Place, bool) -> [f32; CASES]) -> Ended<CASES> {
        let by_tram =
            |place: Place| if city.spot(place).is_stop() { worth(place, true) } else { [0.0; CASES] };
        Ended {
            on_foot: city.plan.places().map(|place| worth(place, false)).collect(),
            by_tram: city.plan.places().map(by_tram).collect(),
        }
    }
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
