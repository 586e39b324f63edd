//! The store in one file: SQLite inside the process.

mod carrying;
mod layout;
mod reading;
mod writing;

use crate::{Error, Pending, Store};
use life::{Digest, Record, TableId};
use rusqlite::{Connection, ErrorCode, OpenFlags, config::DbConfig};
use std::{
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};
use writing::{Addition, Writer};

/// How long to wait for another process that is writing to the same file.
const BUSY_PATIENCE: Duration = Duration::from_secs(10);
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

const READING: &str = "a table cannot be read";

/// Logs in an SQLite database.
pub struct Sqlite {
    reader: Arc<Mutex<Connection>>,
    writer: Writer,
}

impl Sqlite {
    /// Opens a database, and lays it out if it is new.
    pub fn open(path: &Path) -> Result<Sqlite, Error> {
        const OPENING: &str = "the database cannot be opened";
        match Sqlite::try_open(path) {
            Ok(opened) => opened.map_err(|why| Error::new(OPENING, why)),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
                Err(Error::new(OPENING, layout::FOREIGN))
            }
            Err(error) => Err(Error::new(OPENING, error)),
        }
    }

    /// Inside, why this is no database for us.
    fn try_open(path: &Path) -> rusqlite::Result<Result<Sqlite, &'static str>> {
        let writer = match open_for_writing(path)? {
            Ok(connection) => Writer::start(connection),
            Err(why) => return Ok(Err(why)),
        };

        let reader = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reader.busy_timeout(BUSY_PATIENCE)?;
        reader.pragma_update(None, "cache_size", PAGES_FOR_READING)?;
        Ok(Ok(Sqlite { reader: Arc::new(Mutex::new(reader)), writer }))
    }
}

fn open_for_writing(path: &Path) -> rusqlite::Result<Result<Connection, &'static str>> {
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(BUSY_PATIENCE)?;
    connection.pragma_update(None, "page_size", PAGE)?;
    // Only rows of older schemas refer to each other, and a damaged one may be left without those it refers to.
    connection.pragma_update(None, "foreign_keys", false)?;
    if let Err(why) = layout::bring_up_to_date(&mut connection)? {
        return Ok(Err(why));
    }
    connection.pragma_update(None, "journal_mode", "wal")?;
    // Every commit waits until the disk has it.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "wal_autocheckpoint", PAGES_BEFORE_CHECKPOINT)?;
    connection.pragma_update(None, "cache_size", PAGES_FOR_WRITING)?;
    // How a statement is carried out may not depend on what it is given, or it is made anew for every entry.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(Ok(connection))
}

impl Store for Sqlite {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        assert!(!records.is_empty(), "an append adds something");
        self.writer.write(Addition { table, at, before, records })
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        let (reader, table) = (Arc::clone(&self.reader), Arc::clone(table));
        let read = tokio::task::spawn_blocking(move || {
            let connection = reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            reading::log(&connection, &table)
        });
        Box::pin(async move {
            let read = read.await.map_err(|error| Error::new(READING, error))?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::StatementStatus;

    #[test]
    fn the_statement_that_adds_an_entry_is_made_once() {
        let connection = open_for_writing(Path::new(":memory:")).unwrap().unwrap();
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
