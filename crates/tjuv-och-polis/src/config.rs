use crate::Refusal;
use city::{City, SHIPPED, read_map};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::Seat;

/// The fewest who can play: the police and a thief.
pub const SEATS_MIN: u8 = 2;
/// The most who can play.
pub const SEATS: usize = 6;
/// [tp.setup.police] The most policemen: one more than there are thieves.
pub const MEN: usize = SEATS;
/// The longest limit on rounds that a table may set.
pub const ROUNDS_MAX: u16 = 1_000;

/// What is agreed before the start.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseConfig"))]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Which city is played in.
    #[serde(default)]
    pub map: Map,
    /// Everything else.
    pub options: Options,
}

/// [tp.board.map] Which city.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Map {
    /// One of ours, by its name.
    Shipped(String),
    /// The text of a map file.
    Own(String),
}

impl Default for Map {
    fn default() -> Map {
        Map::Shipped(SHIPPED[0].to_owned())
    }
}

impl Map {
    /// The city that is drawn on it: of ours as it was when this version of the rules was new.
    pub(crate) fn city(&self, rules: u16) -> Result<Arc<City>, Refusal> {
        match self {
            Map::Shipped(name) => City::shipped(name, rules).ok_or(Refusal::NoSuchMap),
            Map::Own(text) => {
                let plan = read_map(text).map_err(|faults| Refusal::BadMap { faults })?;
                Ok(Arc::new(City::new(plan)))
            }
        }
    }
}

/// What the table agrees on beside the map.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChaseOptions"))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// [tp.setup.players] Two to six: the police and one to five thieves.
    pub seats: u8,
    /// [tp.setup.players] Who is the police. None: the highest throw decides.
    #[serde(default)]
    pub police: Option<Seat>,
    /// Which of the printed rulebooks is played by.
    #[serde(default)]
    pub edition: Edition,
    /// [tp.arrest.guard] A policeman who guards a prisoner stays with him.
    #[serde(default = "yes")]
    pub guard: bool,
    /// [tp.den.secret] How much a thief has is the thief's secret.
    #[serde(default)]
    pub secret_money: bool,
    /// [tp.end.long] A thief serving a sentence keeps the game going.
    #[serde(default)]
    pub long_game: bool,
    /// [tp.end.clock] After so many rounds all count their money.
    #[serde(default)]
    pub rounds: Option<u16>,
    /// Everybody is told how likely the police reach a thief with their next throw.
    #[serde(default)]
    pub help: bool,
}

/// Which of the printed rulebooks.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// The older one.
    #[default]
    Klassisk,
    /// The newer one.
    Ny,
}

impl Options {
    /// The usual game for so many.
    pub fn usual(seats: u8) -> Options {
        Options {
            seats,
            police: None,
            edition: Edition::Klassisk,
            guard: true,
            secret_money: false,
            long_game: false,
            rounds: None,
            help: false,
        }
    }
}

fn yes() -> bool {
    true
}
