use crate::{ProtocolError, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::Seat;

/// What the server sends on the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// The answer to hello. If the match has started, steps or a resync follow at once.
    Welcome {
        /// [`VERSION`](crate::VERSION) of the server.
        protocol: u16,
        /// The client's seat; none for a watcher.
        seat: Option<Seat>,
        /// The table as it is now.
        table: TableInfo,
    },
    /// Somebody took a seat, came or left, the match started or ended, or another match was asked for.
    Table(TableInfo),
    /// An action was accepted and stored. Versions follow each other without a hole, the same for every viewer;
    /// version 0 is the opening.
    Step {
        /// The id of the client's own action, if this step carries it out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cmd: Option<String>,
        /// What happened, covered for this viewer.
        #[cfg_attr(feature = "ts", ts(type = "unknown[]"))]
        events: Box<RawValue>,
        /// Where the match stands after it.
        standing: Standing,
    },
    /// Where the match stands, for a client that has seen nothing or missed too much.
    Resync {
        /// What happened so far, covered for this viewer: the events of each of the latest steps up to and with this
        /// version, for the log in words.
        #[cfg_attr(feature = "ts", ts(type = "unknown[][]"))]
        log: Vec<Box<RawValue>>,
        /// Where the match stands now.
        standing: Standing,
    },
    /// The action was stored already, as this version.
    Accepted {
        /// The id of the action.
        cmd: String,
        /// The version that carries it out.
        version: u32,
    },
    /// The rules forbid the action.
    Refused {
        /// The id of the action.
        cmd: String,
        /// The clause.
        rule: String,
        /// The reason: a code and its parameters.
        #[cfg_attr(feature = "ts", ts(type = "{ code: string }"))]
        refusal: Box<RawValue>,
    },
    /// Something else was wrong with a message.
    Error {
        /// The id of the action, if it was one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cmd: Option<String>,
        /// What was wrong.
        error: ProtocolError,
    },
    /// The server is about to close the connection. The client may come back, unless the code is
    /// [final](crate::ErrorCode::FINAL).
    Bye {
        /// Why.
        error: ProtocolError,
    },
}

/// Where a match stands, as its viewer may know it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// How many actions have been carried out; 0 is the opening.
    pub version: u32,
    /// What the viewer may know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What this viewer may do now: a list of choices, each an action with what `would` happen at once. Empty for a
    /// watcher.
    #[cfg_attr(feature = "ts", ts(type = "Choice[]"))]
    pub menu: Box<RawValue>,
    /// Whom the match waits for.
    pub waiting: Vec<Seat>,
    /// How long those waited for have left, where the rules give them a limited time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time_left_ms: Option<u32>,
    /// Who has won, when the match is over; several share it equally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub winners: Option<Vec<Seat>>,
}
