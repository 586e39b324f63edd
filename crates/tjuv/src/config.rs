use serde::{Deserialize, Serialize};

/// The fewest who can play.
pub const SEATS_MIN: u8 = 2;
/// The most who can play: the deck allows no more.
pub const SEATS: usize = 11;
/// The longest match.
pub const DEALS_MAX: u8 = 20;

/// What is agreed before the start.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvConfig"))]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// [tj.players] Two to eleven.
    pub seats: u8,
    /// [tj.match.length] How many deals the match has.
    #[serde(default = "one")]
    pub deals: u8,
    /// [tj.refill.talon] Where the cards come from that fill up the table.
    #[serde(default)]
    pub refill: Refill,
    /// [tj.view] What others see of a pile.
    #[serde(default)]
    pub piles: Piles,
}

/// [tj.refill.talon] Where the cards come from that fill up the table.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Refill {
    /// The player lays any card of the hand, and draws another.
    #[default]
    Hand,
    /// The top card of the talon goes straight to the table.
    Talon,
}

/// [tj.view] What others see of a pile.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piles {
    /// The top card and the size; the owner may leaf through it.
    #[default]
    Tops,
    /// Every card.
    Open,
}

fn one() -> u8 {
    1
}
