use crate::{ProtocolError, TableInfo, table::is_false};
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
    /// Something is new about the table: who sits there, who is there, what is promised, wanted or agreed.
    Table(TableInfo),
    /// An action was accepted and stored. Versions follow each other without a hole, the same for every viewer;
    /// version 0 is the opening.
    Step {
        /// The id of the client's own action, if this step carries it out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cmd: Option<String>,
        /// A bot decided this for a person.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        stand_in: bool,
        /// With the opening: what the viewer could know before it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        before: Option<Box<RawValue>>,
        /// What happened, covered for this viewer and cut where something is to be seen: from the view before (of the
        /// version before, or `before`) to the one in `standing`, where the last beat leads.
        #[cfg_attr(feature = "ts", ts(type = "Beat[]"))]
        beats: Box<RawValue>,
        /// Where the match stands after it.
        standing: Standing,
    },
    /// Where the match stands, when something changed that is no step of it: a clock, a pause, who plays for whom.
    Standing(Standing),
    /// The latest action was taken back by whoever made it. Counts as a version like a step.
    Undone {
        /// Whose action it was.
        seat: Seat,
        /// Where the match stands again. Only the version is another.
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
    /// What would come at once of an action that was only tried, from the latest view on, before nature or anybody else
    /// moves. Where the match hides something, only what would happen: no change of the view is told.
    Tried {
        /// The id of the try.
        cmd: String,
        /// What would happen, and what would be seen.
        #[cfg_attr(feature = "ts", ts(type = "Beat[]"))]
        beats: Box<RawValue>,
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
    /// Somebody has a quick word for everybody.
    Reacted {
        /// Who.
        seat: Seat,
        /// What.
        reaction: Reaction,
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
    /// How many actions have been carried out or taken back; 0 is the opening.
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
    /// Whom it does not wait for, but who have been asked something and may answer.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub asked: Vec<Seat>,
    /// How long those waited for have left, where the rules give them a limited time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub time_left_ms: Option<u32>,
    /// How much time each seat has, in seat order, where the table has a clock. The time of those waited for is running,
    /// unless a bot plays for them or the match is paused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clocks_ms: Option<Vec<u32>>,
    /// This viewer may take back the latest action.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub undo: bool,
    /// Whose part in the match is over: they will not act again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Seat>>"))]
    pub out: Vec<Seat>,
    /// Nobody is left to act but bots: they may be asked to play to the end.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub bots_alone: bool,
    /// Who has won, when the match is over; several share it equally.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub winners: Option<Vec<Seat>>,
}

/// A quick word. What it looks and sounds like is the page's affair.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// Well played.
    Bravo,
    /// That hurts.
    Ouch,
    /// Ha ha.
    Laugh,
    /// I wonder.
    Hmm,
    /// Thank you.
    Thanks,
    /// I am sorry.
    Sorry,
    /// One moment, please.
    Moment,
    /// Good night.
    Goodnight,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Reaction; 8] = [
        Reaction::Bravo,
        Reaction::Ouch,
        Reaction::Laugh,
        Reaction::Hmm,
        Reaction::Thanks,
        Reaction::Sorry,
        Reaction::Moment,
        Reaction::Goodnight,
    ];
}
