//! What a table wants done, as text for the worker that drives it.

use life::{Digest, Effect, Record};
use protocol::{ErrorCode, ToClient};
use serde::{Deserialize, Serialize};
use tabletop::{Bytes32, Seat};

/// A line of a log, as it lies in the browser.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept {
    text: Box<str>,
    digest: Bytes32,
}

impl Kept {
    pub(crate) fn of(record: &Record) -> Kept {
        Kept { text: record.text.clone(), digest: Bytes32(record.digest.0) }
    }

    pub(crate) fn record(self) -> Record {
        Record { text: self.text, digest: Digest(self.digest.0) }
    }
}

/// As the table says it, but for quick words between hosts: there is only one.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ToDo {
    /// Keep these, then say that they are kept.
    Append {
        at: u32,
        records: Vec<Kept>,
    },
    Tell {
        to: Vec<u64>,
        frame: String,
    },
    /// Tell this, and hang up.
    End {
        to: Vec<u64>,
        frame: String,
    },
    Answer(Result<Seat, ErrorCode>),
    /// A bot is to be asked, and answers no sooner than this.
    Ask {
        seat: Seat,
        version: u32,
        not_before: u64,
    },
    Wake {
        at: u64,
    },
    Fault {
        what: String,
    },
}

impl ToDo {
    /// None where nothing is to be done.
    pub(crate) fn of(effect: Effect) -> Option<ToDo> {
        let numbers = |lines: Vec<life::LineId>| lines.into_iter().map(|line| line.0).collect();
        Some(match effect {
            Effect::Append(append) => {
                ToDo::Append { at: append.at, records: append.records.iter().map(Kept::of).collect() }
            }
            Effect::Tell { to, frame } => ToDo::Tell { to: numbers(to), frame },
            Effect::End { lines, code } => ToDo::End { to: numbers(lines), frame: bye(code) },
            Effect::Answer(answer) => ToDo::Answer(answer),
            Effect::Ask(ask) => {
                let life::Question { seat, version, .. } = ask.question;
                ToDo::Ask { seat, version, not_before: ask.not_before.0 }
            }
            Effect::Wake(at) => ToDo::Wake { at: at.0 },
            Effect::Fault(what) => ToDo::Fault { what },
            Effect::PassOn { .. } => return None,
        })
    }
}

pub(crate) fn bye(code: ErrorCode) -> String {
    crate::text(&ToClient::Bye { error: code.into() })
}
