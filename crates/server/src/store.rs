//! Where tables and moves are kept for ever.
//!
//! The log of moves is the truth; everything in memory is a copy that may be thrown away. The trait names no
//! database, so that another one can follow.

mod sqlite;

use catalog::Terms;
use protocol::TableSettings;
use serde_json::value::RawValue;
use std::{pin::Pin, sync::Arc};
use tabletop::{Bytes16, Level, Seat, ServerPart};

pub use crate::secrets::TokenHash;
pub use sqlite::Sqlite;

/// The id of a table, shared by everything that speaks of it.
pub type TableId = Arc<str>;

/// An answer that comes when the database has given it.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Every change is durable when its answer comes. A change that must be first answers whether it was: `false`
/// means that somebody else was faster and nothing was changed.
pub trait Store: Send + Sync + 'static {
    /// Lays a table. It must be the first to follow its [`previous`](Laid::previous) table.
    fn create(&self, table: Laid, seats: Vec<Sitter>) -> Pending<bool>;

    /// Everything about a table; none if there is no such table.
    fn load(&self, table: &TableId) -> Pending<Option<TableRecord>>;

    /// Somebody sits down. They must be the first in a seat that is free or kept.
    fn sit(&self, table: TableId, seat: Seat, sitter: Sitter) -> Pending<bool>;

    /// Adds a move to the log. It must be the first with this version.
    fn append(&self, table: TableId, version: u32, made: Move) -> Pending<bool>;
}

/// What is agreed when a table is laid, and never changes.
#[derive(Clone)]
pub struct Laid {
    pub id: TableId,
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    pub options: Box<RawValue>,
    pub settings: TableSettings,
    pub server_part: ServerPart,
    pub invite: TokenHash,
    /// The table of the match before, with the same people.
    pub previous: Option<TableId>,
}

/// Who sits in a seat.
#[derive(Clone)]
pub enum Sitter {
    Free,
    Person {
        name: String,
        nonce: Bytes16,
        token: TokenHash,
    },
    /// A person of the match before, who has not come along yet.
    Kept {
        name: String,
        token: TokenHash,
    },
    Bot {
        name: String,
        level: Level,
    },
}

impl Laid {
    /// What is played.
    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { game: &self.game, rules: self.rules, options: &self.options }
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
    pub seat: Seat,
    /// The command that a client chose for it.
    pub cmd: Box<str>,
    pub action: Box<RawValue>,
}

/// Everything about a table.
pub struct TableRecord {
    pub laid: Laid,
    pub seats: Vec<Sitter>,
    /// In order; the first has version 1.
    pub moves: Vec<Move>,
    /// The table that follows this one.
    pub rematch: Option<TableId>,
}

/// The store could not do it.
#[derive(Debug, thiserror::Error)]
#[error("{doing}: {source}")]
pub struct StoreError {
    doing: &'static str,
    source: Box<dyn std::error::Error + Send + Sync>,
}

impl StoreError {
    pub fn new(
        doing: &'static str,
        source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> StoreError {
        StoreError { doing, source: source.into() }
    }
}
