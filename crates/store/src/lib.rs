//! Where the logs of tables are kept for ever.
//!
//! The log of a table is the truth; everything in memory is a copy that may be thrown away. A store knows numbers and
//! digests, and nothing of what the entries say. The trait names no database: there is one in a file, for one
//! server, and one that several servers share.
#![deny(missing_docs)]

mod error;
#[cfg(feature = "testing")]
mod memory;
mod postgres;
mod pruning;
mod sqlite;
#[cfg(feature = "testing")]
mod trial;
#[cfg(feature = "testing")]
mod watch;

use life::{Digest, Record, TableId, Time};
use std::{
    collections::HashMap,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{SystemTime, UNIX_EPOCH},
};
use tabletop::{Seat, SeatSet};

pub use error::Error;
#[cfg(feature = "testing")]
pub use memory::{Memory, Mishap};
pub use postgres::{Postgres, Promises};
pub use pruning::{Pruned, prune};
pub use sqlite::{Allow, Contents, Missing, Sqlite};
#[cfg(feature = "testing")]
pub use trial::{Stop, Trial};
#[cfg(feature = "testing")]
pub use watch::Watch;

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

    /// So many of the tables after this one, or from the first, in the order of their ids. Whoever goes on after the last of
    /// them has seen every table when none follow; what comes and goes meanwhile may be missed.
    fn tables(&self, after: Option<TableId>, count: usize) -> Pending<Vec<KeptTable>>;

    /// Forgets a table for ever, if its log is exactly so long: somebody may have come back to it since it was listed.
    /// `false` means that it is longer or gone, and nothing was changed.
    fn remove(&self, table: &TableId, entries: u32) -> Pending<bool>;

    /// The log of a table from a number on; nothing if it is not so long.
    fn tail(&self, table: &TableId, from: u32) -> Pending<Vec<Record>> {
        let log = self.load(table);
        Box::pin(async move { Ok(log.await?.into_iter().flatten().skip(from as usize).collect()) })
    }

    /// Where the logs of these tables end; of those that are none, nothing.
    fn heads(&self, tables: Vec<TableId>) -> Pending<Vec<(TableId, Head)>> {
        let logs: Vec<_> = tables.into_iter().map(|table| (self.load(&table), table)).collect();
        Box::pin(async move {
            let mut heads = Vec::new();
            for (log, table) in logs {
                let log = log.await?.unwrap_or_default();
                let head = |last: &Record| Head { entries: log.len() as u32, digest: last.digest };
                heads.extend(log.last().map(|last| (table, head(last))));
            }
            Ok(heads)
        })
    }

    /// What time it is where the logs are kept. All times in them come from here, so that those who share a store agree.
    fn now(&self) -> Time {
        system_time()
    }

    /// How much room it has and takes; none where that is not on this machine.
    fn disk(&self) -> Option<Disk> {
        None
    }

    /// What has been written since it was opened.
    fn written(&self) -> Written {
        Written::default()
    }

    /// The other servers that share this store; none if it is one server's own.
    fn others(&self) -> Option<Arc<dyn Others>> {
        None
    }
}

/// The disk that a store lies on, in bytes.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Disk {
    /// What is left for us.
    pub free: u64,
    /// What the database takes.
    pub database: u64,
    /// What its write-ahead log takes beside it.
    pub ahead: u64,
}

/// What a store has written: many additions share one wait for the disk.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub struct Written {
    /// In so many groups.
    pub groups: u64,
    /// So many additions.
    pub additions: u64,
}

/// Counts what is written, for whoever writes and whoever asks.
#[derive(Clone, Default)]
struct Groups(Arc<(AtomicU64, AtomicU64)>);

impl Groups {
    fn count(&self, additions: usize) {
        self.0.0.fetch_add(1, Ordering::Relaxed);
        self.0.1.fetch_add(additions as u64, Ordering::Relaxed);
    }

    fn so_far(&self) -> Written {
        let (groups, additions) = &*self.0;
        Written { groups: groups.load(Ordering::Relaxed), additions: additions.load(Ordering::Relaxed) }
    }
}

/// A table that is kept, as far as the end of its log tells.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KeptTable {
    /// Which.
    pub table: TableId,
    /// How many entries its log has.
    pub entries: u32,
    /// When the latest was made; none if that cannot be read.
    pub latest: Option<Time>,
}

/// Where a log ends.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Head {
    /// How many entries it has.
    pub entries: u32,
    /// Its digest.
    pub digest: Digest,
}

/// What servers that share a store know of each other, by the store's own clock.
pub trait Others: Send + Sync {
    /// This server lives. `false` means that nothing was known of it, nor of who is there: that must be told anew.
    fn beat(&self) -> Pending<bool>;

    /// Who is at these tables on this server.
    fn attend(&self, at: Vec<Attended>) -> Pending<()>;

    /// Who is at these tables on other servers that live, and who was lately.
    fn elsewhere(&self, tables: Vec<TableId>) -> Pending<HashMap<TableId, Elsewhere>>;
}

/// Who is at a table on one server.
#[derive(Clone, Debug)]
pub struct Attended {
    /// Which table.
    pub table: TableId,
    /// In which seats somebody is, none of them where people only watch; none if nobody is there any more.
    pub here: Option<SeatSet>,
    /// In which seats somebody was, and has left since this was last said.
    pub left: SeatSet,
}

/// Who is at a table on other servers.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Elsewhere {
    /// In which seats somebody is; none if nobody is there, not even to watch.
    pub here: Option<SeatSet>,
    /// Since when somebody has not been there any more.
    pub left: Vec<(Seat, Time)>,
}

/// What time this machine thinks it is.
fn system_time() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}
