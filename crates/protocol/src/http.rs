//! Requests over HTTP. Every refusal is an [`Failure`] with a status of 400 or more.

use crate::{Error, TableSettings};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Level, Mismatch, Replay, Seat, Verified};

/// `POST /api/tables`: lay a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    pub game: String,
    /// The game's options, the number of seats among them.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TableSettings>"))]
    pub settings: TableSettings,
    pub seats: Vec<SeatRequest>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatRequest {
    /// A person at this screen.
    Here {
        name: String,
        nonce: Bytes16,
    },
    /// A person who comes by the invitation link.
    Link,
    Bot {
        level: Level,
    },
}

/// The table is laid. If nobody is missing the match has started.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCreated {
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
    pub seat: Seat,
    pub token: String,
}

/// `POST /api/board`: the printed material that a game with these options is played on. Answered with what the game
/// says; the options are checked as when a table is laid.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskBoard {
    pub game: String,
    /// The version of the rules; the newest, if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rules: Option<u16>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
}

/// `POST /api/tables/{id}/join`: take a free seat. Answered with [`SeatTaken`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    pub invite: String,
    pub name: String,
    pub nonce: Bytes16,
}

/// `POST /api/tables/{id}/bot`: give a free seat to a bot. Answered with an empty object.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    pub invite: String,
    pub seat: Seat,
    pub level: Level,
}

/// `POST /api/tables/{id}/rematch`: play again with the same people. The first who asks lays the table; everybody
/// comes along by asking, with the token they have, which opens the same seat there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    pub token: String,
    pub nonce: Bytes16,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RematchLaid {
    pub table: String,
    pub seat: Seat,
}

/// `POST /api/replay` with a replay file: check it and lay it open, step by step. (`GET /api/tables/{id}/replay`
/// is the file of a finished match.)
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LookBack {
    pub verdict: Checked,
    /// The steps that hold: all of them, or those before the first fault.
    pub steps: Vec<OpenStep>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Checked {
    Holds(Verified),
    Fails(Mismatch),
}

/// A step with nothing covered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenStep {
    #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
    pub events: Box<RawValue>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
}

/// `POST /api/tables/{id}/hint`: what a master would do in this seat now, knowing what the seat knows.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskHint {
    pub token: String,
}

/// `POST /api/review`: what a master would have done where a step of a finished match was decided, knowing what the
/// seat knew.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskReview {
    /// A replay file.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub replay: Replay,
    /// The step that carried out the decision; the opening is step 0.
    pub step: u32,
}

/// The answer to [`AskHint`] and [`AskReview`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counsel {
    pub seat: Seat,
    /// The version it is about: the position as it was after this step.
    pub version: u32,
    /// The best few actions, best first, each with the chance that the seat then wins the match.
    #[cfg_attr(feature = "ts", ts(type = "{ action: unknown; chance: number | null }[]"))]
    pub advice: Box<RawValue>,
}

/// Why a request was not carried out.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Failure {
    Error(Error),
    /// The rules forbid these options.
    Refused {
        rule: String,
        #[cfg_attr(feature = "ts", ts(type = "{ code: string }"))]
        refusal: Box<RawValue>,
    },
}
