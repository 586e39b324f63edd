//! Where tables and moves are kept for ever.
//!
//! The log of moves is the truth; everything in memory is a copy that may be thrown away. The trait names no
//! database, so that another one can follow.

mod sqlite;

use crate::Error;
use catalog::Terms;
use protocol::TableSettings;
use serde_json::value::RawValue;
use std::{pin::Pin, sync::Arc};
use tabletop::{Bytes16, Bytes32, Level, Seat, Seed, ServerPart};

pub use crate::secrets::TokenHash;
pub use sqlite::Sqlite;

/// The id of a table, shared by everything that speaks of it.
pub type TableId = Arc<str>;

/// An answer that comes when the database has given it.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;

/// Every change is durable when its answer comes. A change that must be first answers whether it was: `false`
/// means that somebody else was faster and nothing was changed.
pub trait Store: Send + Sync + 'static {
    /// Lays a table. It must be the first to follow its [`previous`](Laid::previous) table.
    fn create(&self, table: Laid, seats: Vec<Sitter>) -> Pending<bool>;

    /// Everything about a table; none if there is no such table.
    fn load(&self, table: &TableId) -> Pending<Option<StoredTable>>;

    /// Somebody sits down. They must be the first in a seat that is free or kept.
    fn sit(&self, table: TableId, seat: Seat, sitter: Sitter) -> Pending<bool>;

    /// Adds a move to the log. It must be the first with this version.
    fn append(&self, table: TableId, version: u32, made: Move) -> Pending<bool>;
}

/// What is agreed when a table is laid, and never changes.
#[derive(Clone)]
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
    /// The server's part of the seed.
    pub server_part: ServerPart,
    /// The hash of the invitation's token.
    pub invite: TokenHash,
    /// The table of the match before, with the same people.
    pub previous: Option<TableId>,
}

/// Who sits in a seat.
#[derive(Clone)]
pub enum Sitter {
    /// Nobody yet.
    Free,
    /// Somebody.
    Person {
        /// What they are called.
        name: String,
        /// Their part of the seed.
        nonce: Bytes16,
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

impl Laid {
    /// What is played.
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { game: &self.game, rules: self.rules, options: &self.options }
    }

    /// The newest version of the rules that allows the same options.
    pub(crate) fn newest_rules(&self) -> u16 {
        let newest = catalog::rules(&self.game).map(|known| *known.end());
        let allows =
            |rules: &u16| Terms { rules: *rules, ..self.terms() }.open(&Seed(Bytes32([0; 32]))).is_ok();
        newest.filter(allows).unwrap_or(self.rules)
    }
}

impl Sitter {
    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Sitter::Free => None,
            Sitter::Person { name, .. } | Sitter::Kept { name, .. } | Sitter::Bot { name, .. } => Some(name),
        }
    }

    pub(crate) fn token(&self) -> Option<TokenHash> {
        match self {
            Sitter::Person { token, .. } | Sitter::Kept { token, .. } => Some(*token),
            Sitter::Free | Sitter::Bot { .. } => None,
        }
    }

    /// Whether the match can begin as far as this seat is concerned.
    pub(crate) fn is_ready(&self) -> bool {
        matches!(self, Sitter::Person { .. } | Sitter::Bot { .. })
    }
}

/// An accepted action, as it stands in the log.
#[derive(Clone)]
pub struct Move {
    /// Whose it is.
    pub seat: Seat,
    /// The id that a client chose for it, or one of [`protocol::CMD_RESERVED`] and the version it answers.
    pub cmd: Box<str>,
    /// What was done.
    pub action: Box<RawValue>,
}

/// Everything about a table.
#[derive(Clone)]
pub struct StoredTable {
    /// What was agreed.
    pub laid: Laid,
    /// Who sits where, in seat order.
    pub seats: Vec<Sitter>,
    /// In order; the first has version 1.
    pub moves: Vec<Move>,
    /// The table that follows this one.
    pub rematch: Option<TableId>,
}
