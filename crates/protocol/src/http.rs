//! Requests over HTTP. Every refusal is a [`Failure`] with a status of 400 or more.

use crate::{ProtocolError, TableSettings};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Level, Mismatch, Replay, Seat, Verified};

/// `POST /api/tables`: lay a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The name of the game.
    pub game: String,
    /// The game's options, the number of seats among them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    /// What else is agreed.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TableSettings>"))]
    pub settings: TableSettings,
    /// Who is to sit where, in seat order.
    pub seats: Vec<SeatRequest>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// A person at this screen.
    Here {
        /// What they want to be called.
        name: String,
        /// Their part of the seed.
        nonce: Bytes16,
    },
    /// A person who comes by the invitation link.
    Link,
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
    },
}

/// The table is laid. If nobody is missing the match has started.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCreated {
    /// The table's id.
    pub table: String,
    /// Opens a free seat: the secret of the invitation link.
    pub invite: String,
    /// The secrets of the seats taken at this screen.
    pub seats: Vec<SeatTaken>,
}

/// A seat and its secret: whoever has the token sits there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTaken {
    /// The seat.
    pub seat: Seat,
    /// Its secret.
    pub token: String,
}

/// `POST /api/board`: the printed material that a game with these options is played on. Answered with what the game
/// says; the options are checked as when a table is laid.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskBoard {
    /// The name of the game.
    pub game: String,
    /// The version of the rules; the newest, if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rules: Option<u16>,
    /// The game's options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
}

/// `POST /api/tables/{id}/join`: take a free seat. Answered with [`SeatTaken`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret of the invitation link.
    pub invite: String,
    /// What the person wants to be called.
    pub name: String,
    /// The person's part of the seed.
    pub nonce: Bytes16,
}

/// `POST /api/tables/{id}/bot`: give a free seat to a bot. Answered with an empty object.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// The secret of the invitation link.
    pub invite: String,
    /// Which seat.
    pub seat: Seat,
    /// How strong the bot is.
    pub level: Level,
}

/// `POST /api/tables/{id}/rematch`: play again with the same people. The first who asks lays the table; everybody
/// comes along by asking, with the token they have, which opens the same seat there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// The secret of the asker's seat.
    pub token: String,
    /// The asker's part of the seed.
    pub nonce: Bytes16,
}

/// The table of the next match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RematchLaid {
    /// Its id.
    pub table: String,
    /// The asker's seat there.
    pub seat: Seat,
}

/// `POST /api/replay` with a replay file: check it and lay it open, step by step. (`GET /api/tables/{id}/replay`
/// is the file of a finished match.)
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookBack {
    /// What the check found.
    pub verdict: Checked,
    /// The steps that hold: all of them, or those before the first that does not.
    pub steps: Vec<OpenStep>,
}

/// What the check of a replay found.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Checked {
    /// All of it was recomputed and came out the same.
    Holds(Verified),
    /// The first thing that came out otherwise.
    Fails(Mismatch),
}

/// A step with nothing covered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenStep {
    /// What happened.
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Box<RawValue>,
    /// What then was true.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// `POST /api/tables/{id}/advice`: what a master would do in this seat now, knowing what the seat knows. Answered with
/// [`Advised`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskAdvice {
    /// The secret of the seat.
    pub token: String,
}

/// A master's advice to a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advised {
    /// The seat that asked.
    pub seat: Seat,
    /// The version it is about.
    pub version: u32,
    /// The best few actions, best first, each with the chance that the seat then wins the match.
    #[cfg_attr(feature = "ts", ts(type = "Advice[]"))]
    pub advice: Box<RawValue>,
}

/// `POST /api/review`: what a master would have done at every decision of a seat in a finished match, knowing what the
/// seat knew then.
///
/// If the replay holds, the answer has status 200 and the type `application/x-ndjson`: one [`ReviewLine`] in each line,
/// in the order of the match, each as soon as the master has thought about it. Otherwise it is a [`Failure`], like any
/// other. The same file always gets the same answer. Whoever has seen enough closes the connection.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskReview {
    /// A replay file.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub replay: Replay,
    /// Whose decisions.
    pub seat: Seat,
    /// Only those from this step on; all of them, if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<u32>,
}

/// A line of the answer to [`AskReview`]: first `begins`, then a `decision` for each that was promised. If `failed` comes
/// instead of one of them it is the last line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReviewLine {
    /// The replay holds.
    Begins {
        /// How many decisions follow; a seat that never had a choice has none.
        decisions: u32,
    },
    /// What was decided, and what a master says to it.
    Decision {
        /// The step that carried out the decision; the opening is step 0.
        step: u32,
        /// What the seat did, as it stands in the file. It need not be among the advice.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        played: Box<RawValue>,
        /// The best few actions, best first, each with the chance that the seat then wins the match.
        #[cfg_attr(feature = "ts", ts(type = "Advice[]"))]
        advice: Box<RawValue>,
    },
    /// Nothing more comes: the server is closing, or was wrong.
    Failed(ProtocolError),
}

/// Why a request was not carried out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    /// Something was wrong with the request.
    Error(ProtocolError),
    /// The rules forbid these options.
    Refused {
        /// The clause.
        rule: String,
        /// The reason: a code and its parameters.
        #[cfg_attr(feature = "ts", ts(type = "{ code: string }"))]
        refusal: Box<RawValue>,
    },
}
