//! Requests over HTTP. Every refusal is a [`Failure`] with a status of 400 or more.

use crate::{ErrorCode, ProtocolError, TableSettings, TableStage};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Bytes32, Level, Mismatch, Replay, Seat, Verified, read_tagged};

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
    /// The secret of the invitation link, made up by the client, if anybody is to come by it.
    #[serde(default)]
    pub invite: Option<Bytes16>,
    /// What must be known to lay a table on a private server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub house_key: Option<String>,
}

/// Who is to sit in a seat.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatRequest {
    /// A person at this screen.
    Here {
        /// What they want to be called.
        name: String,
        /// The secret that is to open the seat, made up by the client and kept before it asks.
        token: Bytes16,
        /// The hash of their number. Without it they commit when they have come.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        commitment: Option<Bytes32>,
    },
    /// A person who comes by the invitation link.
    Link,
    /// A bot.
    Bot {
        /// How strong it is.
        level: Level,
    },
}

read_tagged! {
    SeatRequest by "kind", of { name: String, token: Bytes16, level: Level }, maybe { commitment: Bytes32 }:
    Here { name, token; commitment }, Link, Bot { level }
}

/// Playing on from the middle of a finished match, with new luck from there. Only the engine in the page does so.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    /// After how many steps of the match, the opening not counted.
    pub after: u32,
    /// What is agreed.
    pub settings: TableSettings,
    /// Who is to sit where, in seat order: nobody comes by a link.
    pub seats: Vec<SeatRequest>,
}

/// The table is laid. The match begins when everybody who sits there has told their number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCreated {
    /// The table's id.
    pub table: String,
    /// The hash of the host's part of the seed.
    pub commitment: Bytes32,
}

/// A seat is taken: whoever has its token sits there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatTaken {
    /// The seat.
    pub seat: Seat,
    /// The hash of the host's part of the seed.
    pub commitment: Bytes32,
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

/// `POST /api/tables/{id}/invited`: whether there is a seat to be taken by this invitation, before anybody is asked for a
/// name. Answered with [`Invited`], or refused as [`Join`] would be.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskInvited {
    /// The secret of the invitation link.
    pub invite: String,
}

/// A seat is free for whoever was invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Invited {
    /// The name of the game.
    pub game: String,
    /// Whether one may look on instead.
    pub watched: bool,
}

/// `GET /api/reach`: where others find this server, and who may lay tables. An address in the network is told only to the
/// computer that it runs on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reach {
    /// Such as `http://192.168.1.20:7070`; nothing if the server listens for nobody else.
    pub address: Option<String>,
    /// Whether tables are laid only by those who know the house key.
    pub house_key: bool,
}

/// `POST /api/tables/{id}/join`: take a free seat. Answered with [`SeatTaken`]. Whoever asks again with the same token is
/// answered with the same seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret of the invitation link.
    pub invite: String,
    /// What the person wants to be called.
    pub name: String,
    /// The secret that is to open the seat, made up by the client and kept before it asks.
    pub token: Bytes16,
    /// The hash of the person's number, kept before the client asks. Without it they commit when they have come. It is
    /// taken with the seat: what is sent with a repeated request changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub commitment: Option<Bytes32>,
}

/// `POST /api/tables/{id}/bot`: give a free seat to a bot, or one that is kept for somebody. Answered with an empty object.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// The secret of the keeper's seat. For a free seat, that of the invitation will do.
    pub key: String,
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

/// What the engine in the page tells of a replay file, which it checks and lays open, step by step.
/// (`GET /api/tables/{id}/replay` is the file of a finished match.)
///
/// The answer is lines: `before`, then a `step` for each that holds, and at last the `verdict`; or `failed`, after which
/// nothing comes. If not even the first step holds there is only the verdict.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ReplayLine {
    /// The table before the first step, with nothing covered.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    Before(Box<RawValue>),
    /// What happened in the next step, and all that it changed.
    #[cfg_attr(feature = "ts", ts(type = "Beat[]"))]
    Step(Box<RawValue>),
    /// What the check found.
    Verdict(Checked),
    /// It is no replay file.
    Failed(ProtocolError),
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

/// What a master would have done at every decision of a seat in a finished match, knowing what the seat knew then: asked of
/// the engine in the page.
///
/// The answer is one [`ReviewLine`] after another, in the order of the match, each as soon as the master has thought about it.
/// The same file always gets the same answer.
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

/// A line of the answer to [`AskReview`]: first `begins`, then a `decision` for each that was promised; or only `failed`.
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
    /// It is no replay file, or it does not hold, or has no such seat.
    Failed(ProtocolError),
}

/// One decision of a seat in a finished match, as the seat knew it then: asked of the engine in the page. The answer is
/// [`DecisionSeen`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskDecision {
    /// A replay file.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub replay: Replay,
    /// Whose decision.
    pub seat: Seat,
    /// In which step; the opening is step 0.
    pub step: u32,
}

/// What a seat knew when it decided something, and what it then saw.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecisionSeen {
    /// Its view before it decided.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What it could choose from.
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    pub menu: Box<RawValue>,
    /// What happened from then on until it decided again, as it was told: the events of each step.
    #[cfg_attr(feature = "ts", ts(type = "unknown[][]"))]
    pub then: Vec<Box<RawValue>>,
}

/// A line of the ledger of a finished match, which the engine in the page makes of a replay file: first `begins`, then a `step`
/// for each of the match; or only `failed`. All lists are in seat order, and chances go from 0 to 1.
///
/// For every seat, its start and all that steps did to it are what it got in the end.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LedgerLine {
    /// The replay holds.
    Begins {
        /// How many steps follow, the opening included.
        steps: u32,
        /// Everybody's chance before anything was drawn.
        start: Vec<f64>,
        /// Whether the chances of this game come true about as often as they are said to. If not, no sums are told.
        calibrated: bool,
    },
    /// What a step did to everybody's chance.
    Step(LedgerStep),
    /// It is no replay file, or it does not hold.
    Failed(ProtocolError),
}

/// What a step did to everybody's chance, in seat order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LedgerStep {
    /// Which; the opening is step 0.
    pub step: u32,
    /// Who acted; nobody in the opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub by: Option<Seat>,
    /// How everybody stands after it.
    pub shares: Vec<f64>,
    /// What nature did beyond what was to be expected.
    pub luck: Vec<f64>,
    /// What the one who acted lost by it, and the others gained.
    pub choice: Vec<f64>,
    /// What a deal that was closed brought.
    pub deal: Vec<f64>,
    /// What the estimate had not foreseen.
    pub unforeseen: Vec<f64>,
}

/// `POST /api/mine`: how the tables stand that this client sits at. Answered with a list of [`Glance`], in the same order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AskMine {
    /// At most [`MINE_MAX`].
    pub tables: Vec<MyTable>,
}

/// The most tables that can be asked about at once.
pub const MINE_MAX: usize = 40;

/// A table, and the secret of a seat there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MyTable {
    /// The table's id.
    pub table: String,
    /// The secret of a seat; none for a table one only watches.
    #[serde(default)]
    pub token: Option<String>,
}

/// How a table stands, at a glance.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Glance {
    /// It stands like this.
    Stands {
        /// The name of the game.
        game: String,
        /// How far it has come.
        stage: TableStage,
        /// Who sits there, in seat order; null for a seat that is free.
        names: Vec<Option<String>>,
        /// Whose the token is.
        seat: Option<Seat>,
        /// Whom the match waits for.
        waiting: Vec<Seat>,
        /// Who has won, when the match is over.
        winners: Option<Vec<Seat>>,
        /// When something happened there last, in milliseconds since 1970.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        latest: u64,
        /// The table of the next match.
        rematch: Option<String>,
    },
    /// It cannot be opened.
    Fails(ErrorCode),
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
