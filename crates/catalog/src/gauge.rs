//! What is read off a game beyond who won: over typed positions and events, by a gauge of each game.

use crate::Hosted;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Game, SeatSet, Step};

/// Follows one game.
pub trait Gauge<G: Game> {
    /// Before the opening.
    fn new(game: &G) -> Self;

    /// Sees every step, the opening included, and the position after it.
    fn step(&mut self, step: &Step<G>, game: &G);

    /// What it has seen; nobody has won a game that was broken off.
    fn reading(self, game: &G, winners: SeatSet) -> Reading;
}

/// What a [`Gauge`] has read off a game. Lists with one entry per seat are in seat order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reading {
    /// How long it was.
    pub rounds: u32,
    /// Who played first.
    pub first: u8,
    /// The role of each seat, by its place in [`Hosted::ROLES`]; empty where all have the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub roles: Vec<u8>,
    /// What each seat had in the end, in the coin of the game.
    pub scores: Vec<i64>,
    /// One is best; equals share a place.
    pub places: Vec<u8>,
    /// For each series of the game: what each seat had at the rounds that are sampled.
    pub series: Vec<Vec<Vec<u32>>>,
    /// For each layer of heat: how much there was on which square.
    pub heat: Vec<Vec<(u16, u32)>>,
}

/// Something to look at in the report.
pub struct Picture {
    /// What stands above it.
    pub title: String,
    /// What the picture shows, for whoever reads it.
    pub words: String,
    /// The picture itself.
    pub svg: String,
}

/// Samples of what each seat has, for each series every so many rounds.
pub struct Samples {
    every: u32,
    series: Vec<Vec<Vec<u32>>>,
}

impl Samples {
    /// None yet.
    pub fn of<G: Hosted>() -> Samples {
        Samples { every: G::EVERY, series: vec![Vec::new(); G::SERIES.len()] }
    }

    /// Whether it is time to look again.
    pub fn due(&self, round: u32) -> bool {
        round >= self.series[0].len() as u32 * self.every
    }

    /// What all seats have now, one list for each series.
    pub fn take(&mut self, round: u32, values: Vec<Vec<u32>>) {
        while self.due(round) {
            for (series, now) in self.series.iter_mut().zip(&values) {
                series.push(now.clone());
            }
        }
    }

    /// All of them, for [`Reading::series`].
    pub fn into_series(self) -> Vec<Vec<Vec<u32>>> {
        self.series
    }
}

/// How much there was on each square.
#[derive(Clone, Default)]
pub struct Heat(BTreeMap<u16, u32>);

impl Heat {
    /// More of it.
    pub fn add(&mut self, square: u16, amount: u32) {
        *self.0.entry(square).or_default() += amount;
    }

    /// All of it, for [`Reading::heat`].
    pub fn into_list(self) -> Vec<(u16, u32)> {
        self.0.into_iter().collect()
    }
}

/// The places of the seats: the winners first, then by what they had.
pub fn places(winners: SeatSet, had: &[i64]) -> Vec<u8> {
    let standing: Vec<(bool, i64)> =
        (0..).zip(had).map(|(seat, &had)| (winners.contains(tabletop::Seat(seat)), had)).collect();
    // Winners are equal, whatever they had.
    let rank = |&(won, had): &(bool, i64)| if won { (true, 0) } else { (false, had) };
    let better = |a: &(bool, i64), b: &(bool, i64)| rank(a) > rank(b);
    standing
        .iter()
        .map(|seat| 1 + standing.iter().filter(|other| better(other, seat)).count() as u8)
        .collect()
}
