use crate::squares::Prices;
use serde::{Deserialize, Serialize};

/// [mo.players]
pub const SEATS_MIN: u8 = 2;
/// [mo.players] The most that can take part.
pub const SEATS: usize = 7;
/// The longest limit on rounds that a table may set.
pub const ROUNDS_MAX: u16 = 1_000;
/// [mo.short] The fewest and the most deeds that are dealt to each: four of the dearest can still be paid for.
pub const DEALT_MIN: u8 = 2;
/// [mo.short] The most deeds that are dealt to each.
pub const DEALT_MAX: u8 = 4;
/// [mo.rent.claim.window] How long an owner may take to notice, in seconds.
pub const CLAIM_SECONDS_MAX: u16 = 120;

/// What is agreed before the start.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "MonopolConfig"))]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// [mo.players] Two to seven.
    pub seats: u8,
    /// [mo.money.start] Which of the two price tables.
    #[serde(default)]
    pub prices: Prices,
    /// [mo.mortgage.option] When interest is paid.
    #[serde(default)]
    pub interest: Interest,
    /// [mo.rent.claim] Rent is paid without being claimed.
    #[serde(default)]
    pub automatic_rent: bool,
    /// [mo.rent.claim.window] How long the next throw waits for an owner to claim.
    #[serde(default = "ten")]
    pub claim_seconds: u16,
    /// [mo.short] A shorter game: so many deeds are dealt to each, and paid for.
    #[serde(default)]
    pub dealt: Option<u8>,
    /// [mo.end.clock]
    #[serde(default)]
    pub rounds: Option<u16>,
    /// A house rule: what is paid to the bank in taxes and fines lies on Fri parkering for whoever lands there.
    #[serde(default)]
    pub parking_money: bool,
    /// A house rule: double salary for landing on GÅ exactly.
    #[serde(default)]
    pub double_salary: bool,
    /// A house rule: what is not bought stays with the bank, and so does all that a bankrupt leaves to it.
    #[serde(default)]
    pub no_auctions: bool,
    /// [mo.prison.doubles] Doubles on the first or second throw in prison give an extra throw. Without meaning before
    /// version 3 of the rules.
    #[serde(default = "yes")]
    pub extra_throw_out_of_prison: bool,
}

/// [mo.mortgage.option] When interest is paid.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Interest {
    /// When the loan is taken, when it is lifted, and when it changes hands.
    #[default]
    Rulebook,
    /// Not when the loan is taken.
    LiftingOnly,
    /// Never: loans cost nothing.
    None,
}

impl Config {
    /// The usual game for so many.
    pub fn usual(seats: u8) -> Config {
        Config {
            seats,
            prices: Prices::Old,
            interest: Interest::Rulebook,
            automatic_rent: false,
            claim_seconds: ten(),
            dealt: None,
            rounds: None,
            parking_money: false,
            double_salary: false,
            no_auctions: false,
            extra_throw_out_of_prison: yes(),
        }
    }
}

fn ten() -> u16 {
    10
}

fn yes() -> bool {
    true
}
