//! A folder for a database, removed afterwards.

use rusqlite::Connection;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};
use store::Sqlite;

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("spelbord-store-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// A folder with a copy of this database, of what has not been carried over into it yet, and of its witness: what a
    /// process leaves behind that is killed now.
    pub(crate) fn holding(database: &Path) -> Folder {
        let folder = Folder::new();
        let from = database.parent().unwrap();
        for name in ["spelbord.sqlite", "spelbord.sqlite-wal", "spelbord.witness"] {
            if from.join(name).exists() {
                fs::copy(from.join(name), folder.file(name)).unwrap();
            }
        }
        if !folder.database().exists() {
            fs::copy(database, folder.database()).unwrap();
        }
        folder
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.0.join("spelbord.sqlite")
    }

    pub(crate) fn open(&self) -> Sqlite {
        Sqlite::open(&self.database()).unwrap()
    }

    /// Why the database cannot be opened.
    pub(crate) fn refusal(&self) -> String {
        Sqlite::open(&self.database()).err().expect("it is refused").to_string()
    }

    /// The database without the store around it.
    pub(crate) fn behind(&self) -> Connection {
        Connection::open(self.database()).unwrap()
    }

    /// Changes the database behind the store's back, and its witness's.
    pub(crate) fn change(&self, sql: &str) {
        let _ = fs::remove_file(self.file("spelbord.witness"));
        let database = self.behind();
        database.pragma_update(None, "foreign_keys", false).unwrap();
        database.execute_batch(sql).unwrap();
    }

    /// The names of the tables in the database.
    pub(crate) fn schema(&self) -> Vec<String> {
        let database = self.behind();
        let mut select =
            database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").unwrap();
        select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
