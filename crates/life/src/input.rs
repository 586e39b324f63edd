//! What a table is fed with, and what it answers.

use crate::{Digest, LineId, Record, TableId, Time, TokenHash};
use protocol::{ErrorCode, Reaction, ToServer};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Bytes32, Level, Seat, SeatSet, Sight};

/// Something that happens to a table.
#[derive(Clone, Debug)]
pub enum Input {
    /// Somebody connects, with the token of a seat or to watch.
    Came {
        /// Their connection.
        line: LineId,
        /// What is kept of the token they show.
        token: Option<TokenHash>,
        /// The last version they have seen.
        seen: Option<u32>,
        /// Others are at the same screen: nothing is to be sent there that only the seat may see.
        covered: bool,
    },
    /// A connection has ended.
    Left {
        /// Which.
        line: LineId,
    },
    /// Somebody who has come says something.
    Said {
        /// Their connection.
        line: LineId,
        /// For how many milliseconds it was on the line, as far as is known.
        lag: u64,
        /// What they say.
        message: ToServer,
    },
    /// Somebody wants a free seat. Answered.
    Join {
        /// The invitation they show.
        invite: String,
        /// What they want to be called, in readable characters.
        name: String,
        /// The token that is to open the seat.
        token: Bytes16,
        /// The hash of their number, if they have thought of one.
        commitment: Option<Bytes32>,
    },
    /// A bot is to have a seat. Answered.
    SeatBot {
        /// The invitation, or the token of the keeper's seat.
        key: String,
        /// Which seat.
        seat: Seat,
        /// How strong the bot is.
        level: Level,
        /// What it is called.
        name: String,
    },
    /// A person of the match before comes along. Answered.
    ComeAlong {
        /// The token they have.
        token: String,
    },
    /// The table of the next match has been laid. Answered; whoever was first, the table then knows its successor.
    Followed {
        /// The token of whoever asked for it.
        token: String,
        /// Its id.
        table: TableId,
    },
    /// A bot has thought.
    Thought {
        /// Whose seat.
        seat: Seat,
        /// About which version.
        version: u32,
        /// What it wants to do; none if it broke down.
        action: Option<Box<RawValue>>,
    },
    /// In which seats somebody is on other hosts, as far as the store knows. None if it cannot be asked: then nobody who is not
    /// here is known to be gone, and the table is patient.
    Elsewhere {
        /// Which.
        seats: Option<SeatSet>,
        /// Since when somebody has not been there any more: also visits that this host did not hear of.
        left: Vec<(Seat, Time)>,
    },
    /// Somebody has said a quick word on another host.
    Reacted {
        /// Who.
        seat: Seat,
        /// What.
        reaction: Reaction,
    },
    /// Time has passed.
    Woken,
}

/// What is to be done for a table.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Store these records. Always the last of the effects: nothing more may be put in until [`Life::stored`](crate::Life)
    /// has been told. If they cannot be stored, this life is ahead of its log: throw it away and read the log anew.
    Append(Append),
    /// Send a frame to these.
    Tell {
        /// To whom.
        to: Vec<LineId>,
        /// What.
        frame: String,
    },
    /// Say goodbye to these, and close their connections. They have left.
    End {
        /// Who.
        lines: Vec<LineId>,
        /// Why.
        code: ErrorCode,
    },
    /// The answer to a request.
    Answer(Result<Seat, ErrorCode>),
    /// Pass this quick word on to those who are on other hosts, if there are any.
    PassOn {
        /// Who said it.
        seat: Seat,
        /// What.
        reaction: Reaction,
    },
    /// Let a bot think about this, and put in what it thought.
    Ask(Box<Ask>),
    /// Put in that time has passed, at this time. The latest counts; earlier ones need not.
    Wake(Time),
    /// Something is wrong with the program. For whoever reads the log of the process.
    Fault(String),
}

/// Records to be added to the log of a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The number of the first.
    pub at: u32,
    /// The digest of the log before it.
    pub before: Digest,
    /// In order.
    pub records: Vec<Record>,
    /// How many of them are moves.
    pub moves: u32,
}

/// What a bot is asked, be it for a move of its own or for somebody.
#[derive(Clone, Debug)]
pub struct Ask {
    /// How strong it is.
    pub level: Level,
    /// It answers no sooner than this.
    pub not_before: Time,
    /// What it knows.
    pub question: Question,
}

/// Exactly what a person in the seat would see.
#[derive(Clone, Debug)]
pub struct Question {
    /// Whose seat.
    pub seat: Seat,
    /// The version it is about.
    pub version: u32,
    /// What the seat sees, and what it can do.
    pub sight: Sight,
}
