//! The store in one file: SQLite inside the process.

mod carrying;
mod copying;
mod layout;
mod place;
mod reading;
mod witness;
mod writing;

use crate::{Disk, Error, KeptTable, Pending, Store, Written};
use life::{Digest, Record, TableId};
use place::Claim;
use rusqlite::{Connection, ErrorCode, OpenFlags, config::DbConfig};
use std::{
    fs::OpenOptions,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
    time::Duration,
};
use witness::Witness;
use writing::{Addition, Change, Writer};

pub use copying::Contents;
pub use witness::Missing;

/// How long to wait for another process that has locked the file: somebody's own tool, since no second server may.
const BUSY_PATIENCE: Duration = Duration::from_secs(2);
/// Bytes in a page of a new database. The key of every entry touches a page of its own table, and whole pages are written
/// to the disk: small ones are written sooner.
const PAGE: u32 = 1_024;
/// Pages in the write-ahead log before they are carried over into the database. The default of 1 000 would do so
/// many times a second under load, and wait for the disk each time.
const PAGES_BEFORE_CHECKPOINT: u32 = 32_000;
/// Pages that are kept in memory for adding to logs: of those that grow only the ends are needed again. The default is twice
/// as many.
const PAGES_FOR_WRITING: u32 = 1_024;
/// Pages that are kept in memory for reading logs: each is read once, when its table comes to life.
const PAGES_FOR_READING: u32 = 64;

/// Tables that are named when entries of many are missing.
const NAMED_MAX: usize = 5;

const OPENING: &str = "the database cannot be opened";
const READING: &str = "a table cannot be read";

/// Logs in an SQLite database.
pub struct Sqlite {
    reader: Arc<Mutex<Connection>>,
    path: PathBuf,
    /// None if the database was opened to be read.
    writer: Option<Writer>,
    /// The folder is given up last, when everything has been written.
    _claim: Option<Claim>,
}

/// What an operator allows when a database is opened; nothing, unless it is said.
#[derive(Copy, Clone, Debug, Default)]
pub struct Allow {
    /// A disk on another machine, where SQLite cannot keep its promises.
    pub network_disk: bool,
    /// To go on without entries that were acknowledged and are gone.
    pub loss: bool,
}

impl Sqlite {
    /// Opens a database, and lays it out if it is new. No other process may have it open for writing.
    pub fn open(path: &Path) -> Result<Sqlite, Error> {
        Sqlite::open_allowing(path, Allow::default())
    }

    /// The same, if an operator allows what is refused otherwise.
    pub fn open_allowing(path: &Path, allow: Allow) -> Result<Sqlite, Error> {
        let refused = |why: String| Error::new(OPENING, why);
        match place::is_elsewhere(place::folder_of(path)) {
            Some(disk) if !allow.network_disk => {
                return Err(refused(format!(
                    "it lies on a disk of another machine ({disk}), which may lose it"
                )));
            }
            Some(_) | None => {}
        }
        let claim = Claim::take(path).map_err(refused)?;
        let world = |error: io::Error| Error::new(OPENING, error);
        place::private(OpenOptions::new().create(true).append(true), path).map_err(world)?;
        // Nothing may be written before this: what is left of a damaged write-ahead log would be written over.
        let missing = missing(path)?;
        if !missing.is_empty() && !allow.loss {
            return Err(Error::loss("entries that were acknowledged are gone", tell(&missing)));
        }

        let connection = open_for_writing(path)?;
        place::make_private(path).map_err(world)?;
        for missing in &missing {
            tracing::error!("going on without entries that were acknowledged: {missing}");
        }
        let witness = if missing.is_empty() { Witness::take_over(path) } else { Witness::start_over(path) };
        let writer = Writer::start(connection, witness.map_err(world)?);
        Ok(Sqlite { writer: Some(writer), _claim: Some(claim), ..Sqlite::to_read(path)? })
    }

    /// Opens a database that is there to read it, also while another process writes to it. Nothing can be added.
    pub fn to_read(path: &Path) -> Result<Sqlite, Error> {
        let reader = open_to_look(path)?;
        reader.pragma_update(None, "cache_size", PAGES_FOR_READING).map_err(opening)?;
        Ok(Sqlite { reader: Arc::new(Mutex::new(reader)), path: path.to_owned(), writer: None, _claim: None })
    }

    /// What the disk of a folder is called if it is on another machine, where SQLite cannot keep its promises.
    pub fn other_machine(folder: &Path) -> Option<&'static str> {
        place::is_elsewhere(folder)
    }

    fn change(&self, change: Change) -> Pending<bool> {
        match &self.writer {
            Some(writer) => writer.write(change),
            None => Box::pin(async { Err(Error::plain("the database was opened to be read")) }),
        }
    }

    /// Reads off the threads that serve everybody.
    fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Pending<T> {
        let reader = Arc::clone(&self.reader);
        let reading = tokio::task::spawn_blocking(move || {
            read(&reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner()))
        });
        Box::pin(async move {
            let read = reading.await.map_err(|error| Error::new(READING, error))?;
            read.map_err(|error| {
                if reading::is_damage(&error) {
                    Error::damage(READING, error)
                } else {
                    Error::new(READING, error)
                }
            })
        })
    }
}

/// Why a database cannot be opened, when SQLite says so.
fn opening(error: rusqlite::Error) -> Error {
    if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) {
        return Error::new(OPENING, layout::FOREIGN);
    }
    Error::new(OPENING, error)
}

/// What was acknowledged and is gone. Nothing is changed by asking.
fn missing(path: &Path) -> Result<Vec<Missing>, Error> {
    let heads = witness::heads(path).map_err(|error| Error::new(OPENING, error))?;
    if heads.is_empty() {
        return Ok(Vec::new());
    }
    witness::missing(&open_read_only(path).map_err(opening)?, heads).map_err(opening)
}

fn tell(missing: &[Missing]) -> String {
    let named: Vec<String> = missing.iter().take(NAMED_MAX).map(Missing::to_string).collect();
    let more = missing.len().saturating_sub(NAMED_MAX);
    let more = if more == 0 { String::new() } else { format!(", and {more} more") };
    format!("{}{more}", named.join(", "))
}

fn open_to_look(path: &Path) -> Result<Connection, Error> {
    let connection = open_read_only(path).map_err(opening)?;
    layout::is_ours(&connection).map_err(opening)?.map_err(|why| Error::new(OPENING, why))?;
    Ok(connection)
}

fn open_read_only(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(BUSY_PATIENCE)?;
    Ok(connection)
}

fn open_for_writing(path: &Path) -> Result<Connection, Error> {
    let mut connection = Connection::open(path).map_err(opening)?;
    connection.busy_timeout(BUSY_PATIENCE).map_err(opening)?;
    connection.pragma_update(None, "page_size", PAGE).map_err(opening)?;
    // Only rows of older schemas refer to each other, and a damaged one may be left without those it refers to.
    connection.pragma_update(None, "foreign_keys", false).map_err(opening)?;
    if let Some(schema) = layout::is_behind(&connection).map_err(opening)? {
        copying::before_schema(&connection, path, schema)?;
    }
    layout::bring_up_to_date(&mut connection).map_err(opening)?.map_err(|why| Error::new(OPENING, why))?;
    set_up(&connection).map_err(opening)?;
    Ok(connection)
}

fn set_up(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "wal")?;
    // Every commit waits until the disk has it.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_BEFORE_CHECKPOINT)?;
    connection.pragma_update(None, "cache_size", PAGES_FOR_WRITING)?;
    // How a statement is carried out may not depend on what it is given, or it is made anew for every entry.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

impl Store for Sqlite {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        assert!(!records.is_empty(), "an append adds something");
        self.change(Change::Add(Addition { table, at, before, records }))
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        let table = Arc::clone(table);
        self.read(move |connection| reading::log(connection, &table))
    }

    fn tables(&self, after: Option<TableId>, count: usize) -> Pending<Vec<KeptTable>> {
        self.read(move |connection| reading::tables(connection, after.as_deref(), count))
    }

    fn remove(&self, table: &TableId, entries: u32) -> Pending<bool> {
        self.change(Change::Remove { table: Arc::clone(table), entries })
    }

    fn disk(&self) -> Option<Disk> {
        place::disk_of(&self.path)
    }

    fn written(&self) -> Written {
        self.writer.as_ref().map_or_else(Written::default, |writer| writer.groups.so_far())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::StatementStatus;

    #[test]
    fn the_statement_that_adds_an_entry_is_made_once() {
        let connection = open_for_writing(Path::new(":memory:")).unwrap();
        let mut before = Digest::NOTHING;
        for at in 0..5 {
            let text = at.to_string();
            let record = Record { digest: before.then(&text), text: text.into() };
            let head = record.digest;
            let addition = Addition { table: "a".into(), at, before, records: vec![record] };
            assert!(writing::append(&connection, &addition).unwrap());
            before = head;
        }
        let statement = connection.prepare_cached(writing::APPEND).unwrap();
        assert_eq!(statement.get_status(StatementStatus::RePrepare), 0);
    }
}
