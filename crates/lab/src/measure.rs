//! What the lab reads off a game beyond who won: over typed positions and events, one small file for each game.

mod chase;
mod city;
mod monopol;
mod ring;
mod tjuv;

use crate::Reading;
use catalog::Played;
use serde_json::Value;
use tabletop::{Game, Step};

/// A game that the lab can measure.
pub trait Measured: Played<Config: Sync> {
    type Gauge: Gauge<Self>;

    /// What seats have in the end: cards, kronor.
    const COIN: &'static str;
    /// What is followed over time.
    const SERIES: &'static [&'static str];
    /// Every so many rounds it is looked at.
    const EVERY: u32;

    /// What the seat that plays so late (from zero) is called.
    fn turn_name(turn: usize) -> String {
        const ORDINALS: [&str; 11] = [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
            "eleventh",
        ];
        ORDINALS.get(turn).map_or_else(|| format!("number {}", turn + 1), |&name| name.to_owned())
    }

    /// Where an option of this name stands among the options, and what must stand there.
    fn option(name: &str, given: Given) -> (Vec<String>, Value) {
        (vec![name.to_owned()], given.value())
    }

    /// Pictures of the board with its heat: for each layer how much there was on each square, in a game on average.
    fn pictures(_: &Self::Config, _: &[Vec<f64>]) -> Vec<Picture> {
        Vec::new()
    }
}

/// The value of an option as it was given.
pub enum Given {
    Word(Value),
    /// The text of a file.
    File(String),
}

impl Given {
    pub(crate) fn value(self) -> Value {
        match self {
            Given::Word(value) => value,
            Given::File(text) => Value::String(text),
        }
    }
}

/// Something to look at in the report.
pub struct Picture {
    pub title: String,
    /// What the picture shows, for whoever reads it.
    pub words: String,
    pub svg: String,
}

/// Follows one game.
pub trait Gauge<G: Game> {
    fn new(game: &G) -> Self;

    /// Sees every step, the opening included, and the position after it.
    fn step(&mut self, step: &Step<G>, game: &G);

    /// What it has seen; `shares` is how the win was shared.
    fn reading(self, game: &G, shares: &[f32]) -> Reading;
}

/// Samples of what each seat has, for each series every so many rounds.
struct Samples {
    every: u32,
    series: Vec<Vec<Vec<u32>>>,
}

impl Samples {
    fn of<G: Measured>() -> Samples {
        Samples { every: G::EVERY, series: vec![Vec::new(); G::SERIES.len()] }
    }

    fn due(&self, round: u32) -> bool {
        round >= self.series[0].len() as u32 * self.every
    }

    /// What all seats have now, one list for each series.
    fn take(&mut self, round: u32, values: Vec<Vec<u32>>) {
        while self.due(round) {
            for (series, now) in self.series.iter_mut().zip(&values) {
                series.push(now.clone());
            }
        }
    }
}

/// How much there was on each square.
#[derive(Clone, Default)]
struct Heat(std::collections::BTreeMap<u16, u32>);

impl Heat {
    fn add(&mut self, square: u16, amount: u32) {
        *self.0.entry(square).or_default() += amount;
    }

    fn into_list(self) -> Vec<(u16, u32)> {
        self.0.into_iter().collect()
    }
}

/// The places of the seats: the larger share of the win first, then the larger of what they had.
fn places(shares: &[f32], had: &[i64]) -> Vec<u8> {
    let better = |a: usize, b: usize| shares[a].total_cmp(&shares[b]).then(had[a].cmp(&had[b])).is_gt();
    let seats = 0..shares.len();
    seats.clone().map(|seat| 1 + seats.clone().filter(|&other| better(other, seat)).count() as u8).collect()
}
