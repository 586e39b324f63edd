//! Whole databases: copied while they are in use, put back, and gone through from end to end.

use super::{
    Sqlite, layout, opening,
    place::{Claim, folder_of, private, put_in_place},
    reading::{is_damage, record},
    witness,
};
use crate::Error;
use life::{Digest, Record};
use rusqlite::{Connection, Row};
use std::{
    fs::{self, DirBuilder, OpenOptions},
    io,
    os::unix::fs::DirBuilderExt,
    path::{Path, PathBuf},
};

const COPYING: &str = "the copy cannot be made";
const RESTORING: &str = "the backup cannot be restored";

/// What there is in a database, and what is wrong with it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Contents {
    /// Which version of the schema it has.
    pub schema: i32,
    /// How many tables there are.
    pub tables: u64,
    /// How many entries their logs have.
    pub entries: u64,
    /// Everything that is not as it was written, each in a sentence.
    pub faults: Vec<String>,
}

impl Sqlite {
    /// Copies a database, also while it is in use, into a file that is not there yet. The copy is as the database stood at
    /// one moment, and has been gone through before it gets its name.
    pub fn back_up(path: &Path, to: &Path) -> Result<Contents, Error> {
        if to.exists() {
            return Err(Error::new(COPYING, "there is a file of this name already"));
        }
        let database = super::open_to_look(path)?;
        copy(&database, to)
    }

    /// Makes a database of a backup, where there is none. Unless faults are allowed, one with faults is refused.
    pub fn restore(backup: &Path, path: &Path, allow_faults: bool) -> Result<Contents, Error> {
        let refused = |why: String| Err(Error::new(RESTORING, why));
        if !backup.is_file() {
            return refused(format!("{} is no file", backup.display()));
        }
        if PathBuf::from(format!("{}-wal", backup.display())).exists() {
            return refused(
                "a -wal lies beside it, so it was copied from a database in use; take a backup instead"
                    .into(),
            );
        }
        let _claim = Claim::take(path).map_err(|why| Error::new(RESTORING, why))?;
        if path.exists() || path.with_extension("witness").exists() {
            return refused("there is a database in the folder already".into());
        }

        let made = path.with_extension("restoring");
        let restored = restore_into(&made, backup, allow_faults);
        if restored.is_err() {
            // What could not be finished is of no use to anybody; why it could not is told.
            let _ = fs::remove_file(&made);
        }
        let contents = restored?;
        put_in_place(&made, path).map_err(|error| Error::new(RESTORING, error))?;
        Ok(contents)
    }

    /// Goes through a whole database, also while it is in use: its schema, what SQLite itself says of it, every log, and
    /// whether any of them is shorter than what was acknowledged.
    pub fn examine(path: &Path) -> Result<Contents, Error> {
        let heads = witness::heads(path).map_err(|error| Error::new(super::OPENING, error))?;
        let database = super::open_to_look(path)?;
        let mut contents = examine(&database).map_err(opening)?;
        let missing = witness::missing(&database, heads).map_err(opening)?;
        contents.faults.extend(missing.iter().map(|missing| format!("{missing}, which were acknowledged")));
        Ok(contents)
    }
}

/// Keeps a database as it is before a step to another schema is taken.
pub(super) fn before_schema(database: &Connection, path: &Path, schema: usize) -> Result<(), Error> {
    let folder = folder_of(path).join("backups");
    DirBuilder::new()
        .recursive(true)
        .mode(0o700)
        .create(&folder)
        .map_err(|error| Error::new(COPYING, format!("{}: {error}", folder.display())))?;
    copy(database, &folder.join(format!("before-schema-{schema}.sqlite"))).map(drop)
}

fn copy(database: &Connection, to: &Path) -> Result<Contents, Error> {
    let made = PathBuf::from(format!("{}.part", to.display()));
    let copied = copy_into(&made, database);
    if copied.is_err() {
        // What could not be finished is of no use to anybody; why it could not is told.
        let _ = fs::remove_file(&made);
    }
    let contents = copied?;
    put_in_place(&made, to).map_err(|error| Error::new(COPYING, error))?;
    Ok(contents)
}

fn copy_into(made: &Path, database: &Connection) -> Result<Contents, Error> {
    let failed = |error: rusqlite::Error| Error::new(COPYING, error);
    private(OpenOptions::new().create(true).truncate(true).write(true), made)
        .map_err(|error| Error::new(COPYING, format!("{}: {error}", made.display())))?;
    let name = made.to_str().ok_or_else(|| Error::plain("the copy needs a name in UTF-8"))?;
    database.execute("VACUUM INTO ?", [name]).map_err(failed)?;
    let contents = examine(&Connection::open(made).map_err(failed)?).map_err(failed)?;
    Ok(contents)
}

fn restore_into(made: &Path, backup: &Path, allow_faults: bool) -> Result<Contents, Error> {
    let failed = |error: io::Error| Error::new(RESTORING, error);
    let mut from = fs::File::open(backup).map_err(failed)?;
    let mut to = private(OpenOptions::new().create(true).truncate(true).write(true), made).map_err(failed)?;
    io::copy(&mut from, &mut to).map_err(failed)?;
    let mut database = Connection::open(made).map_err(opening)?;
    layout::bring_up_to_date(&mut database).map_err(opening)?.map_err(|why| Error::new(RESTORING, why))?;
    let contents = examine(&database).map_err(opening)?;
    match contents.faults.first() {
        Some(fault) if !allow_faults => Err(Error::new(RESTORING, fault.clone())),
        Some(_) | None => Ok(contents),
    }
}

fn examine(database: &Connection) -> rusqlite::Result<Contents> {
    let mut contents = Contents {
        schema: database.pragma_query_value(None, "user_version", |row| row.get(0))?,
        ..Contents::default()
    };
    database.pragma_query(None, "integrity_check", |row| {
        let said: String = row.get(0)?;
        if said != "ok" {
            contents.faults.push(format!("SQLite says: {said}"));
        }
        Ok(())
    })?;
    if contents.schema >= layout::FIRST_WITH_LOGS {
        follow_chains(database, &mut contents)?;
    }
    Ok(contents)
}

/// Of a log with a fault the first one is told.
fn follow_chains(database: &Connection, contents: &mut Contents) -> rusqlite::Result<()> {
    let mut select =
        database.prepare("SELECT table_id, number, entry, digest FROM entries ORDER BY table_id, number")?;
    let mut rows = select.query([])?;
    let (mut table, mut next, mut before, mut is_faulty) = (String::new(), 0, Digest::NOTHING, false);
    while let Some(row) = rows.next()? {
        let id: String = row.get(0)?;
        if contents.entries == 0 || id != table {
            (table, next, before, is_faulty) = (id, 0, Digest::NOTHING, false);
            contents.tables += 1;
        }
        contents.entries += 1;
        if is_faulty {
            continue;
        }
        match follows(row, next, before)? {
            Ok(digest) => (next, before) = (next + 1, digest),
            Err(why) => {
                is_faulty = true;
                contents.faults.push(format!("table {table}, entry {next}: {why}"));
            }
        }
    }
    Ok(())
}

/// The digest of a log with this row, if it is the one that follows.
fn follows(row: &Row, next: u32, before: Digest) -> rusqlite::Result<Result<Digest, String>> {
    match record(row) {
        Ok((number, _)) if number != next => Ok(Err("it is missing".to_owned())),
        Ok((_, Record { text, digest })) if before.then(&text) == digest => Ok(Ok(digest)),
        Ok(_) => Ok(Err("it is another than was written".to_owned())),
        Err(error) if is_damage(&error) => Ok(Err(error.to_string())),
        Err(error) => Err(error),
    }
}
