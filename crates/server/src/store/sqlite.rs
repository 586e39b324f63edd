//! The store in one file: SQLite inside the process.

mod reading;
mod writing;

use super::{Laid, Move, Pending, Sitter, Store, StoredTable, TableId};
use crate::Error;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::{
    path::Path,
    sync::{Arc, Mutex},
    time::Duration,
};
use tabletop::Seat;
use writing::{Change, Writer};

/// Marks the file as ours: "Spel" in ASCII.
const APPLICATION_ID: i32 = 0x5370_656c;
/// The steps from an empty database to the schema of today: the first is version 1.
const SCHEMA: [&str; 2] = [include_str!("sqlite/schema-1.sql"), include_str!("sqlite/schema-2.sql")];
/// How long to wait for another process that is writing to the same file.
const BUSY_PATIENCE: Duration = Duration::from_secs(10);
/// Bytes in a page of a new database. Every move touches a page of its own table, and whole pages are written to the
/// disk: small ones are written sooner.
const PAGE: u32 = 1_024;
/// Pages in the write-ahead log before they are carried over into the database. The default of 1 000 would do so
/// many times a second under load, and wait for the disk each time.
const PAGES_BEFORE_CHECKPOINT: u32 = 32_000;

const READING: &str = "a table cannot be read";

/// Tables and moves in an SQLite database.
pub struct Sqlite {
    reader: Arc<Mutex<Connection>>,
    writer: Writer,
}

/// Why a database cannot be opened, when it is not the disk that fails.
const FOREIGN: &str = "it is no Spelbord database";
const NEWER: &str = "it was written by a newer Spelbord";

impl Sqlite {
    /// Opens a database, and lays it out if it is new.
    pub fn open(path: &Path) -> Result<Sqlite, Error> {
        const OPENING: &str = "the database cannot be opened";
        match Sqlite::try_open(path) {
            Ok(opened) => opened.map_err(|why| Error::new(OPENING, why)),
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
                Err(Error::new(OPENING, FOREIGN))
            }
            Err(error) => Err(Error::new(OPENING, error)),
        }
    }

    /// Inside, why this is no database for us.
    fn try_open(path: &Path) -> rusqlite::Result<Result<Sqlite, &'static str>> {
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(BUSY_PATIENCE)?;
        connection.pragma_update(None, "page_size", PAGE)?;
        if let Err(why) = lay_out(&mut connection)? {
            return Ok(Err(why));
        }
        connection.pragma_update(None, "journal_mode", "wal")?;
        // Every commit waits until the disk has it.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "wal_autocheckpoint", PAGES_BEFORE_CHECKPOINT)?;

        let reader = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        reader.busy_timeout(BUSY_PATIENCE)?;
        Ok(Ok(Sqlite { reader: Arc::new(Mutex::new(reader)), writer: Writer::start(connection) }))
    }

    fn write(&self, change: Change) -> Pending<bool> {
        self.writer.write(change)
    }
}

/// Inside, why this is no database for us.
fn lay_out(connection: &mut Connection) -> rusqlite::Result<Result<(), &'static str>> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let application: i32 = transaction.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let schema: i32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let is_new = application == 0 && schema == 0 && {
        let objects: i64 =
            transaction.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        objects == 0
    };
    if !is_new && application != APPLICATION_ID {
        return Ok(Err(FOREIGN));
    }
    let steps = usize::try_from(schema).ok().and_then(|version| SCHEMA.get(version..));
    let Some(steps) = steps else { return Ok(Err(NEWER)) };
    for step in steps {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", SCHEMA.len() as i32)?;
    transaction.commit().map(Ok)
}

impl Store for Sqlite {
    fn create(&self, table: Laid, seats: Vec<Sitter>) -> Pending<bool> {
        self.write(Change::Create(table, seats))
    }

    fn load(&self, table: &TableId) -> Pending<Option<StoredTable>> {
        let (reader, table) = (Arc::clone(&self.reader), Arc::clone(table));
        let read = tokio::task::spawn_blocking(move || {
            let mut connection = reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            reading::table(&mut connection, &table)
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

    fn sit(&self, table: TableId, seat: Seat, sitter: Sitter) -> Pending<bool> {
        self.write(Change::Sit(table, seat, sitter))
    }

    fn append(&self, table: TableId, version: u32, made: Move) -> Pending<bool> {
        self.write(Change::Append(table, version, made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Pace, TableSettings};
    use std::{env, fs, path::PathBuf, process};
    use tabletop::Level;

    /// A database as an older Spelbord left it, removed afterwards.
    struct Old(PathBuf);

    impl Old {
        fn with(name: &str, schema: usize, rows: &str) -> Old {
            let path = env::temp_dir().join(format!("spelbord-{name}-{}.sqlite", process::id()));
            let old = Connection::open(&path).unwrap();
            for step in &SCHEMA[..schema] {
                old.execute_batch(step).unwrap();
            }
            old.execute_batch(rows).unwrap();
            old.pragma_update(None, "application_id", APPLICATION_ID).unwrap();
            old.pragma_update(None, "user_version", schema as i32).unwrap();
            Old(path)
        }

        async fn table(&self) -> Result<StoredTable, Error> {
            let store = Sqlite::open(&self.0).unwrap();
            store.load(&"old".into()).await.map(|table| table.expect("the table is still there"))
        }
    }

    impl Drop for Old {
        fn drop(&mut self) {
            for end in ["", "-wal", "-shm"] {
                let _ = fs::remove_file(format!("{}{end}", self.0.display()));
            }
        }
    }

    #[tokio::test]
    async fn a_table_from_before_the_settings_plays_as_it_did() {
        let old = Old::with(
            "before-settings",
            1,
            "INSERT INTO tables (id, game, rules, options, server_part, invite)
             VALUES ('old', 'tjuv', 1, '{}', zeroblob(32), zeroblob(32))",
        );
        // Twice: the second time there is nothing left to change.
        for _ in 0..2 {
            assert_eq!(old.table().await.unwrap().laid.settings, TableSettings::default());
        }
        let newer = Connection::open(&old.0).unwrap();
        newer.pragma_update(None, "user_version", SCHEMA.len() as i32 + 1).unwrap();
        assert!(Sqlite::open(&old.0).is_err_and(|error| error.to_string().contains("newer")));
    }

    const SPELT_AS_BEFORE: &str = "
        INSERT INTO tables (id, game, rules, options, server_part, invite, settings)
        VALUES ('old', 'tjuv', 1, '{}', zeroblob(32), zeroblob(32), '{\"pace\":\"calm\",\"hints\":true}');
        INSERT INTO seats (table_id, seat, kind, name, level)
        VALUES ('old', 0, 'bot', 'A', 'random'), ('old', 1, 'bot', 'B', 'simple'), ('old', 2, 'bot', 'C', 'hard');
        INSERT INTO moves (table_id, version, seat, cmd, action)
        VALUES ('old', 1, 0, 'a', '{}'), ('old', 2, 1, 'b', '{}'), ('old', 3, 2, 'c', '{}');";

    #[tokio::test]
    async fn the_spellings_of_the_first_weeks_are_still_read() {
        let table = Old::with("spellings", 2, SPELT_AS_BEFORE).table().await.unwrap();
        assert_eq!(table.laid.settings, TableSettings { pace: Pace::Calm, advice: true });
        let levels = table.seats.iter().map(|sitter| match sitter {
            Sitter::Bot { level, .. } => *level,
            Sitter::Free | Sitter::Person { .. } | Sitter::Kept { .. } => panic!("not a bot"),
        });
        assert_eq!(levels.collect::<Vec<_>>(), [Level::Easy, Level::Medium, Level::Hard]);
        assert_eq!(table.moves.len(), 3);
    }

    #[tokio::test]
    async fn what_was_not_written_so_is_damage_and_no_passing_trouble() {
        for (name, damage) in [
            ("hole", "DELETE FROM moves WHERE version = 2"),
            ("action", "UPDATE moves SET action = '{' WHERE version = 3"),
            ("level", "UPDATE seats SET level = 'brilliant' WHERE seat = 0"),
            ("settings", "UPDATE tables SET settings = '{\"pace\":\"frantic\"}'"),
            ("rules", "UPDATE tables SET rules = -1"),
            ("token", "UPDATE seats SET kind = 'kept', token = x'00' WHERE seat = 1"),
        ] {
            let old = Old::with(&format!("damaged-{name}"), 2, &format!("{SPELT_AS_BEFORE}; {damage}"));
            let code = old.table().await.err().map(|error| error.code());
            assert_eq!(code, Some(protocol::ErrorCode::TableDamaged), "{name}");
        }
    }
}
