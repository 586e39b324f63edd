//! Turns that bots lost to the time-out action.

use serde::{Deserialize, Serialize};
use std::fmt;
use tabletop::Seat;

/// How a bot lost its turn.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Failing {
    /// It tried what the rules forbid.
    Refused,
    /// One of ours broke down.
    Panicked,
    /// A program ended.
    Crashed,
    /// A program answered something that is no action.
    Nonsense,
    /// A program did not answer in time.
    Late,
}

impl fmt::Display for Failing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Failing::Refused => "tried what the rules forbid",
            Failing::Panicked => "broke down",
            Failing::Crashed => "crashed",
            Failing::Nonsense => "answered nonsense",
            Failing::Late => "did not answer in time",
        })
    }
}

/// A turn that a bot lost, and why.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct LostTurn {
    /// How.
    pub failing: Failing,
    /// What is known of it, for whoever must mend the bot.
    pub said: String,
}

/// How many characters are kept of what is known of a lost turn.
const SAID_MAX: usize = 240;

impl LostTurn {
    pub(crate) fn new(failing: Failing, said: impl Into<String>) -> LostTurn {
        let said: String = said.into();
        // A program can say anything at any length; a report has room for a line.
        let line: String =
            said.chars().map(|c| if c.is_control() { ' ' } else { c }).take(SAID_MAX).collect();
        LostTurn { failing, said: line }
    }
}

/// Turns lost in one way.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct LostTurns {
    /// In which.
    pub failing: Failing,
    /// How many.
    pub count: u32,
    /// What was known of the first.
    pub said: String,
}

impl LostTurns {
    /// Adds some to those that were lost in the same way.
    pub(crate) fn add_to(&self, all: &mut Vec<LostTurns>) {
        match all.iter_mut().find(|known| known.failing == self.failing) {
            Some(known) => known.count += self.count,
            None => all.push(self.clone()),
        }
    }
}

/// Turns that a seat lost in one way.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct SeatLost {
    /// Whose they were.
    pub seat: Seat,
    /// How many and why.
    #[serde(flatten)]
    pub turns: LostTurns,
}

/// Adds a turn to those of its kind and seat.
pub(crate) fn count_lost(all: &mut Vec<SeatLost>, seat: Seat, LostTurn { failing, said }: LostTurn) {
    match all.iter_mut().find(|known| (known.seat, known.turns.failing) == (seat, failing)) {
        Some(known) => known.turns.count += 1,
        None => all.push(SeatLost { seat, turns: LostTurns { failing, count: 1, said } }),
    }
}
