use serde::{Deserialize, Serialize};
use std::fmt;

/// How a bot lost its turn.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// It tried what the rules forbid.
    Refused,
    /// One of ours broke down.
    Panicked,
    /// A program ended, or could not be started.
    Crashed,
    /// A program answered something that is no action.
    Nonsense,
    /// A program did not answer in time.
    Late,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FaultKind::Refused => "tried what the rules forbid",
            FaultKind::Panicked => "broke down",
            FaultKind::Crashed => "crashed",
            FaultKind::Nonsense => "answered nonsense",
            FaultKind::Late => "did not answer in time",
        })
    }
}

/// A turn that a bot lost to the time-out action.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Fault {
    pub kind: FaultKind,
    /// What is known of it, for whoever must mend the bot.
    pub said: String,
}

impl Fault {
    pub(crate) fn new(kind: FaultKind, said: impl Into<String>) -> Fault {
        let said: String = said.into();
        // A program can say anything at any length; a report has room for a line.
        let line: String =
            said.chars().map(|c| if c.is_control() { ' ' } else { c }).take(SAID_MAX).collect();
        Fault { kind, said: line }
    }
}

/// How many characters are kept of what is known of a fault.
const SAID_MAX: usize = 240;
