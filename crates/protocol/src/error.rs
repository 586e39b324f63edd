use serde::{Deserialize, Serialize};

/// Something was wrong with a message that is not a matter of the game's rules.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
// TypeScript has an `Error` of its own.
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ProtocolError"))]
pub struct Error {
    pub code: ErrorCode,
    /// For developers, in English; never shown to players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub detail: Option<String>,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not a message of this protocol.
    Malformed,
    /// The message is too long.
    TooLarge,
    /// Too many messages in a short time.
    TooFast,
    /// The request comes from another site's page.
    CrossSite,
    /// The client speaks another version of the protocol: reload the page.
    Protocol,
    /// The first message must be hello, and only the first.
    Hello,
    UnknownTable,
    UnknownGame,
    /// The token opens no seat, or the invitation is not this table's.
    WrongToken,
    /// Watchers cannot act.
    NotSeated,
    /// Not every person has taken their seat yet.
    NotStarted,
    /// The match has started already.
    AlreadyStarted,
    /// No seat is free.
    Full,
    /// Only a finished match can be looked back at.
    NotOver,
    /// The table has agreed to play without hints.
    NoHints,
    /// There is nothing to decide there.
    NoDecision,
    /// The name is empty, too long, or has characters that cannot be seen.
    Name,
    /// The list of seats does not fit the options.
    Seats,
    /// It could not be stored, so it did not happen. Try again.
    Storage,
    /// The server is closing for a moment.
    Closing,
    /// Not a replay file.
    Replay,
    NotFound,
}

impl From<ErrorCode> for Error {
    fn from(code: ErrorCode) -> Error {
        Error { code, detail: None }
    }
}
