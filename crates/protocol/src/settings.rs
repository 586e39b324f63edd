use serde::{Deserialize, Serialize};
use tabletop::{Level, read_tagged};

/// What the people at a table agree on that is no matter of the game's rules.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// How long bots pause before they move.
    pub pace: Pace,
    /// Whether a player may ask what a master would do. Stored tables of the first weeks say `hints`.
    #[serde(alias = "hints")]
    pub advice: bool,
    /// How much time there is to decide.
    pub clock: Clock,
    /// How many seconds a person may be gone before the others can have a bot stand in.
    pub grace: u16,
    /// How strong a bot is that stands in.
    pub stand_in: Level,
}

impl Default for TableSettings {
    fn default() -> TableSettings {
        TableSettings {
            pace: Pace::default(),
            advice: false,
            clock: Clock::default(),
            grace: 60,
            stand_in: Level::Medium,
        }
    }
}

impl TableSettings {
    /// The longest grace, in seconds.
    pub const GRACE_MAX: u16 = 60 * 60 * 12;

    /// Whether a table can be laid so.
    pub fn are_sensible(&self) -> bool {
        self.grace <= TableSettings::GRACE_MAX && self.clock.is_sensible()
    }
}

/// How long bots pause before they move.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Hardly at all.
    Brisk,
    /// Long enough to follow what happens.
    #[default]
    Usual,
    /// Long enough to talk about it.
    Calm,
}

/// How much time a person has to decide. When it runs out a bot stands in.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    Calm,
    /// A bank of time for the whole match, and a little more for every decision. The bank never holds more than it did at
    /// first.
    Bank {
        /// What everybody begins with, in seconds.
        seconds: u16,
        /// What every decision adds, in seconds.
        top_up: u16,
    },
    /// So many hours for each decision, whatever the others took.
    Days {
        /// How many.
        hours: u16,
    },
}

read_tagged! {
    Clock by "kind", of { seconds: u16, top_up: u16, hours: u16 }: Calm, Bank { seconds, top_up }, Days { hours }
}

impl Clock {
    /// For an evening among friends.
    pub const EVENING: Clock = Clock::Bank { seconds: 600, top_up: 30 };
    /// For a match between two stops.
    pub const BRISK: Clock = Clock::Bank { seconds: 120, top_up: 10 };
    /// For those who look in once a day.
    pub const DAYS: Clock = Clock::Days { hours: 24 };

    /// What a seat begins with, which it never has more of, and what each decision adds, in milliseconds; none if there
    /// is no clock.
    pub fn bank_and_top_up(self) -> Option<(u64, u64)> {
        const SECOND: u64 = 1_000;
        match self {
            Clock::Calm => None,
            Clock::Bank { seconds, top_up } => {
                Some((u64::from(seconds) * SECOND, u64::from(top_up) * SECOND))
            }
            Clock::Days { hours } => {
                let each = u64::from(hours) * 60 * 60 * SECOND;
                Some((each, each))
            }
        }
    }

    fn is_sensible(self) -> bool {
        match self {
            Clock::Calm => true,
            Clock::Bank { seconds, top_up } => seconds >= 1 && (1..=seconds).contains(&top_up),
            Clock::Days { hours } => (1..=24 * 14).contains(&hours),
        }
    }
}
