use protocol::{ErrorCode, ProtocolError};
use serde_json::value::RawValue;
use std::fmt;
use tabletop::{Reject, RuleId};

/// Why something does not become an entry of the log.
#[derive(Debug)]
pub enum Refused {
    /// Something is wrong with it that is no matter of the game's rules.
    Error(ProtocolError),
    /// The rules forbid it.
    Rules {
        /// The clause that does.
        rule: RuleId,
        /// The game's refusal.
        refusal: Box<RawValue>,
    },
}

impl Refused {
    /// The code of what is wrong; the rules' refusals have none.
    pub fn code(&self) -> Option<ErrorCode> {
        match self {
            Refused::Error(error) => Some(error.code),
            Refused::Rules { .. } => None,
        }
    }
}

/// For the log of a process: neither an action nor what is refused about it, which may name a card.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Error(error) => write!(f, "{:?}", error.code),
            Refused::Rules { rule, .. } => f.write_str(rule.0),
        }
    }
}

impl From<ErrorCode> for Refused {
    fn from(code: ErrorCode) -> Refused {
        Refused::Error(code.into())
    }
}

impl From<Reject> for Refused {
    fn from(reject: Reject) -> Refused {
        match reject {
            Reject::Refused { rule, refusal } => Refused::Rules { rule, refusal },
            Reject::Malformed(detail) => {
                Refused::Error(ProtocolError { code: ErrorCode::Malformed, detail: Some(detail) })
            }
        }
    }
}

/// Why a log cannot be played on.
#[derive(Clone, Debug, Eq, PartialEq, thiserror::Error)]
pub enum Unreadable {
    /// Its rules are older than the oldest known here.
    #[error("its rules are older than those known here")]
    TooOld,
    /// Its game or its rules are unknown here.
    #[error("its game or its rules are newer than those known here")]
    TooNew,
    /// The game refuses what was agreed.
    #[error("the game refuses the options, or has another number of seats")]
    Options,
    /// An entry is not what was written, or does not follow from those before it.
    #[error("entry {number} of the log: {why}")]
    Entry {
        /// Which, from zero.
        number: u32,
        /// What is wrong with it.
        why: String,
    },
}

impl From<Unreadable> for ErrorCode {
    fn from(unreadable: Unreadable) -> ErrorCode {
        match unreadable {
            Unreadable::TooOld => ErrorCode::TableTooOld,
            Unreadable::TooNew => ErrorCode::TableTooNew,
            Unreadable::Options | Unreadable::Entry { .. } => ErrorCode::TableDamaged,
        }
    }
}
