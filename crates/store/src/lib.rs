//! Where the logs of tables are kept for ever.
//!
//! The log of a table is the truth; everything in memory is a copy that may be thrown away. A store knows numbers and
//! digests, and nothing of what the entries say. The trait names no database, so that another one can follow.
#![deny(missing_docs)]

mod error;
#[cfg(feature = "testing")]
mod memory;
mod sqlite;

use life::{Digest, Record, TableId};
use std::pin::Pin;

pub use error::Error;
#[cfg(feature = "testing")]
pub use memory::{Memory, Mishap};
pub use sqlite::Sqlite;

/// An answer that comes when the database has given it.
pub type Pending<T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send>>;

/// Logs that only grow. What was added is durable when the answer comes.
pub trait Store: Send + Sync + 'static {
    /// Adds these records to the log of a table, all of them or none; there is at least one. The first gets the number
    /// `at`, which is 0 in the log of a new table.
    ///
    /// The log must be exactly so long until now, and have the digest `before` ([`Digest::NOTHING`] at 0). `false` means that
    /// it is longer, shorter or another: somebody else was first, and nothing was changed.
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool>;

    /// The whole log of a table, in order; none if there is no such table.
    ///
    /// A hole in it, or a row that cannot be read, is damage. Whether the digests follow from each other is seen by whoever
    /// reads the records ([`Record::read`]).
    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>>;
}
