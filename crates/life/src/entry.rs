//! What stands in the log of a table.

use protocol::{TableSettings, Wish};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use tabletop::{Bytes16, Bytes32, Level, Number, Seat, read_named};

/// The id of a table, shared by everything that speaks of it.
pub type TableId = Arc<str>;

/// What a table is called in the log of a process, which its id must not stand in: whoever has that may watch. Enough to
/// tell it from others.
pub fn short_name(table: &str) -> String {
    hex::encode(&TokenHash::of(table).0[..4])
}

/// A moment, in milliseconds since 1970. Nobody in this crate asks what time it is: whoever drives a table says so.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, ms: u64) -> Time {
        Time(self.0.saturating_add(ms))
    }

    /// How many milliseconds have passed since `earlier`; none if it is later.
    pub fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// One line of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it happened. Never before the entry before it.
    pub at: Time,
    /// Who made it.
    pub by: By,
    /// What happened.
    pub what: What,
}

/// Who made an entry.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person in this seat.
    Person(Seat),
    /// The bot in this seat, or one that stands in there.
    Bot(Seat),
    /// The clock.
    Clock,
    /// Whoever drives the table: the server, say.
    Host,
}

/// What happened at a table.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// The table was laid. Always the first entry, and only there.
    Laid(Box<Laid>),
    /// Somebody took a free seat, or one that was kept for them.
    Sat {
        /// Which.
        seat: Seat,
        /// Who.
        sitter: Sitter,
    },
    /// A person published the hash of a number.
    Committed {
        /// Their seat.
        seat: Seat,
        /// The hash.
        commitment: Bytes32,
    },
    /// The list of commitments is closed. Whoever has none brings nothing to the seed.
    Closed,
    /// A person told the number.
    Revealed {
        /// Their seat.
        seat: Seat,
        /// The number.
        number: Number,
    },
    /// Only in tables carried over from the first matches: what a person brought to the seed.
    Brought {
        /// Their seat.
        seat: Seat,
        /// The number of those days.
        nonce: Bytes16,
    },
    /// The match began. Whoever has not told a number by now brings nothing to the seed.
    Began,
    /// An action was accepted.
    Moved(Move),
    /// The latest action was taken back by whoever made it.
    Undone,
    /// A bot stands in for a person from now on.
    StoodIn {
        /// Their seat.
        seat: Seat,
    },
    /// The person has the seat back.
    Returned {
        /// Their seat.
        seat: Seat,
    },
    /// A person wants something, or no longer.
    Wished {
        /// Whose wish it is.
        seat: Seat,
        /// What is wanted.
        wish: Wish,
        /// Whether it is.
        on: bool,
    },
    /// The match is paused. Clocks stand still.
    Paused,
    /// It goes on.
    Resumed,
    /// A person left for good.
    Resigned {
        /// Their seat.
        seat: Seat,
    },
    /// A person who did not come back was removed. Before the match the seat is free again, and all who sit there commit
    /// anew; afterwards a bot plays there to the end.
    Removed {
        /// Their seat.
        seat: Seat,
    },
    /// The keeping of the table went to somebody else.
    HandedOver {
        /// To whom.
        seat: Seat,
    },
    /// A seat's link was made anew.
    Relinked {
        /// Whose.
        seat: Seat,
        /// The hash of the new token.
        token: TokenHash,
    },
    /// The invitation was made anew, or withdrawn.
    Invited {
        /// The hash of the new token; none if nobody is invited.
        invite: Option<TokenHash>,
    },
    /// Whether whoever has the address may watch.
    Watched {
        /// They may.
        open: bool,
    },
    /// The bots play to the end without a pause.
    Hastened,
    /// The table of the next match with the same people was laid.
    Rematch {
        /// Its id.
        table: TableId,
    },
}

read_named! {
    What of {
        seat: Seat, sitter: Sitter, commitment: Bytes32, number: Number, nonce: Bytes16, wish: Wish, on: bool, token: TokenHash,
        open: bool, table: TableId,
    }, maybe { invite: TokenHash }:
    [Laid(laid: Box<Laid>) = What::Laid(laid), Moved(made: Move) = What::Moved(made)]
    (Closed, Began, Undone, Paused, Resumed, Hastened)
    Sat { seat, sitter }, Committed { seat, commitment }, Revealed { seat, number }, Brought { seat, nonce }, StoodIn { seat },
    Returned { seat }, Wished { seat, wish, on }, Resigned { seat }, Removed { seat }, HandedOver { seat },
    Relinked { seat, token }, Invited { ; invite }, Watched { open }, Rematch { table },
}

/// An accepted action.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// Whose it is.
    pub seat: Seat,
    /// The id that a client chose for it; none if no client sent it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cmd: Option<Box<str>>,
    /// For how many milliseconds it was on the line, as far as that is given back to the seat's clock.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lag: u16,
    /// What was done.
    pub action: Box<RawValue>,
}

fn is_zero(lag: &u16) -> bool {
    *lag == 0
}

/// What is agreed when a table is laid, and never changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Its name in links.
    pub id: TableId,
    /// The name of the game.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// The game's options.
    pub options: Box<RawValue>,
    /// What else is agreed.
    pub settings: TableSettings,
    /// Who sits where from the first, in seat order.
    pub seats: Vec<Sitter>,
    /// Who keeps the table.
    pub keeper: Option<Seat>,
    /// The hash of the invitation's token, if anybody is invited.
    pub invite: Option<TokenHash>,
    /// How the seed is made.
    pub luck: protocol::LuckKind,
    /// The host's part of the seed. Nobody outside may know it before the match is over.
    pub server_part: Bytes32,
    /// The table of the match before, with the same people.
    pub previous: Option<TableId>,
    /// What was played before in the match that this one goes on from, and before that in the one that it had gone on from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub retold: Vec<Retold>,
}

/// A part of a match that is known to its end: the same moves with the same luck.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Retold {
    /// Its luck.
    pub seed: Bytes32,
    /// What was done, up to where the match goes on with other luck.
    pub moves: Vec<Move>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// Somebody.
    Person {
        /// What they are called.
        name: String,
        /// The hash of the seat's token.
        token: TokenHash,
    },
    /// A person of the match before, who has not come along yet.
    Kept {
        /// What they are called.
        name: String,
        /// The hash of the token they have.
        token: TokenHash,
    },
    /// A bot.
    Bot {
        /// What it is called.
        name: String,
        /// How strong it is.
        level: Level,
    },
}

read_named! {
    Sitter of { name: String, token: TokenHash, level: Level }:
    (Free)
    Person { name, token }, Kept { name, token }, Bot { name, level }
}

impl Sitter {
    /// What they are called; none for a seat that is free.
    pub fn name(&self) -> Option<&str> {
        match self {
            Sitter::Free => None,
            Sitter::Person { name, .. } | Sitter::Kept { name, .. } | Sitter::Bot { name, .. } => Some(name),
        }
    }

    /// The hash of the token that opens the seat.
    pub fn token(&self) -> Option<TokenHash> {
        match self {
            Sitter::Person { token, .. } | Sitter::Kept { token, .. } => Some(*token),
            Sitter::Free | Sitter::Bot { .. } => None,
        }
    }
}

/// What is kept of a token: enough to recognise it, useless for sitting down.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenHash(#[serde(with = "hex::serde")] pub [u8; 32]);

impl TokenHash {
    /// What is kept of this token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }
}

/// The digest of a log up to an entry: of the digest before it and of the entry's text.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest of a log with nothing in it.
    pub const NOTHING: Digest = Digest([0; 32]);

    /// The digest of the log with one more entry.
    #[must_use]
    pub fn then(self, text: &str) -> Digest {
        Digest(Sha256::new().chain_update(self.0).chain_update(text).finalize().into())
    }
}

/// An entry as it is stored: its text, and the digest of the log up to and with it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Record {
    /// The entry as JSON.
    pub text: Box<str>,
    /// The digest after it.
    pub digest: Digest,
}

impl Record {
    /// What is stored of an entry that follows a log with this digest.
    pub fn new(before: Digest, entry: &Entry) -> Record {
        let text = serde_json::to_string(entry).expect("entries are plain data").into_boxed_str();
        let digest = before.then(&text);
        Record { text, digest }
    }

    /// The entry, if it is one and follows a log with this digest.
    pub fn read(&self, before: Digest) -> Result<Entry, NotOurs> {
        if before.then(&self.text) != self.digest {
            return Err(NotOurs::Digest);
        }
        serde_json::from_str(&self.text).map_err(|error| NotOurs::Text(error.to_string()))
    }

    /// When an entry was made that stands in a log as this text, without reading what it says; none if it is no entry.
    pub fn time_of(text: &str) -> Option<Time> {
        #[derive(Deserialize)]
        struct Made {
            at: Time,
        }
        serde_json::from_str(text).ok().map(|made: Made| made.at)
    }
}

/// Why a stored entry is none of ours.
#[derive(Debug, Eq, PartialEq, thiserror::Error)]
pub enum NotOurs {
    /// Something in the log is another than it was when it was stored.
    #[error("the digest is another")]
    Digest,
    /// It cannot be read.
    #[error("{0}")]
    Text(String),
}
