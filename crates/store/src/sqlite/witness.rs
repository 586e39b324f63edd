//! What bears witness beside the database: a small file with the head of every log that was added to, written after each
//! commit and before anybody is told.
//!
//! A write-ahead log that is deleted, cut short or damaged in its middle takes what was acknowledged with it, and SQLite opens
//! what is left as if nothing had been. The witness notices: what is lost is always an end, so the latest line alone shows
//! that something is missing, and the lines before it show where. It is not waited for (the system writes it to the disk
//! within seconds), so it never knows of less than a killed process had acknowledged, and after a power cut of all but the
//! last moments.

use super::place::{private, put_in_place};
use life::{Digest, TableId};
use rusqlite::{Connection, OptionalExtension};
use std::{
    collections::BTreeMap,
    fmt,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Lines at which the file is made short again.
const LINES_MAX: usize = 65_536;
/// The newest, which stay then. They reach further back than what is ever left in the write-ahead log.
const LINES_KEPT: usize = 32_768;
/// Letters of the checksum that every line begins with.
const CHECK: usize = 8;
/// Letters that are shown of a table's id. Whoever has the whole of it may watch.
const ID_SHOWN: usize = 6;

/// How far a log went: the number of its last entry, and its digest. None if the table was removed.
pub(super) type Head = Option<(u32, Digest)>;

/// A log that is not as far as it was.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Missing {
    /// The table, in full.
    pub table: TableId,
    /// How many entries were acknowledged.
    pub acknowledged: u32,
    /// How many there are.
    pub left: u32,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id: String = self.table.chars().take(ID_SHOWN).collect();
        if self.left < self.acknowledged {
            write!(f, "table {id}… has {} entries of {}", self.left, self.acknowledged)
        } else {
            write!(f, "table {id}… has another entry {}", self.acknowledged)
        }
    }
}

pub(super) struct Witness {
    path: PathBuf,
    file: File,
    lines: usize,
    /// Whether the last line may be torn.
    is_torn: bool,
}

impl Witness {
    /// Takes over what a witness has written so far, or begins anew.
    pub(super) fn take_over(database: &Path) -> io::Result<Witness> {
        Witness::renew(path(database))
    }

    /// Begins anew: what is there is as it should be. What was written before is kept beside.
    pub(super) fn start_over(database: &Path) -> io::Result<Witness> {
        let path = path(database);
        match fs::rename(&path, path.with_extension("witness-before")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Witness::renew(path),
        }
    }

    /// Leaves the newest lines, and none that are torn.
    fn renew(path: PathBuf) -> io::Result<Witness> {
        let text = read(&path)?;
        let lines: Vec<&str> = text.lines().filter(|line| parse(line).is_some()).collect();
        let kept = &lines[lines.len().saturating_sub(LINES_KEPT)..];
        let made = path.with_extension("witness-new");
        let mut file = private(OpenOptions::new().create(true).truncate(true).write(true), &made)?;
        let mut text = kept.join("\n");
        text.push('\n');
        file.write_all(text.as_bytes())?;
        put_in_place(&made, &path)?;
        Ok(Witness { path, file, lines: kept.len(), is_torn: false })
    }

    /// Writes down which of these tables are about to be removed, and waits for the disk: a table that was removed is never
    /// missed, also after a power cut in between.
    pub(super) fn expect<'a>(&mut self, heads: impl Iterator<Item = (&'a TableId, Head)>) {
        let mut removed = heads.filter(|(_, head)| head.is_none()).peekable();
        if removed.peek().is_some() {
            self.note(removed);
            if let Err(error) = self.file.sync_all() {
                tracing::error!(%error, "the witness beside the database cannot be written");
            }
        }
    }

    /// Writes down how far these logs are now. If that fails the next lines tell of it as well, since what is lost is always
    /// an end; nobody's move is held up for it.
    pub(super) fn note<'a>(&mut self, heads: impl Iterator<Item = (&'a TableId, Head)>) {
        let mut text = if self.is_torn { "\n".to_owned() } else { String::new() };
        for (table, head) in heads {
            text.push_str(&line(table, head));
            self.lines += 1;
        }
        self.is_torn = self.file.write_all(text.as_bytes()).is_err_and(|error| {
            tracing::error!(%error, "the witness beside the database cannot be written");
            true
        });
        if self.lines > LINES_MAX {
            match Witness::renew(self.path.clone()) {
                Ok(renewed) => *self = renewed,
                Err(error) => {
                    tracing::error!(%error, "the witness beside the database cannot be made shorter")
                }
            }
        }
    }
}

impl Drop for Witness {
    fn drop(&mut self) {
        // What has been closed properly is covered without a gap. If it cannot be, it is covered as after a power cut.
        let _ = self.file.sync_all();
    }
}

/// How far the logs of a database went, by its witness. It is asked before the database is opened: what is added meanwhile is
/// no fault.
pub(super) fn heads(database: &Path) -> io::Result<BTreeMap<TableId, Head>> {
    let text = read(&path(database))?;
    Ok(text.lines().filter_map(parse).collect())
}

/// Holds a database against what the witness says.
pub(super) fn missing(
    database: &Connection,
    heads: BTreeMap<TableId, Head>,
) -> rusqlite::Result<Vec<Missing>> {
    let laid_out = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'entries')";
    if !database.query_row(laid_out, [], |row| row.get::<_, bool>(0))? {
        // There is no database any more, only its witness.
        let gone = heads.into_iter().filter_map(|(table, head)| Some((table, head?.0)));
        return Ok(gone.map(|(table, last)| Missing { table, acknowledged: last + 1, left: 0 }).collect());
    }
    let mut found = database.prepare("SELECT digest FROM entries WHERE table_id = ? AND number = ?")?;
    let mut length =
        database.prepare("SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?")?;
    let mut missing = Vec::new();
    for (table, head) in heads {
        let Some((number, digest)) = head else { continue };
        let there: Option<Vec<u8>> = found.query_row((&table, number), |row| row.get(0)).optional()?;
        if there.as_deref() != Some(&digest.0[..]) {
            let left = length.query_row([&table], |row| row.get(0))?;
            missing.push(Missing { table, acknowledged: number + 1, left });
        }
    }
    Ok(missing)
}

fn path(database: &Path) -> PathBuf {
    database.with_extension("witness")
}

fn read(path: &Path) -> io::Result<String> {
    match fs::read(path) {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        Err(error) => Err(error),
    }
}

fn line(table: &str, head: Head) -> String {
    let said = match head {
        Some((number, digest)) => format!("{number} {} {table}", hex::encode(digest.0)),
        None => format!("- - {table}"),
    };
    format!("{} {said}\n", check(&said))
}

/// A line as it was written; none if it is torn.
fn parse(line: &str) -> Option<(TableId, Head)> {
    let (check_said, said) = line.split_once(' ')?;
    if check(said) != check_said {
        return None;
    }
    let mut words = said.splitn(3, ' ');
    let (number, digest, table) = (words.next()?, words.next()?, words.next()?);
    if number == "-" {
        return Some((table.into(), None));
    }
    let digest = hex::decode(digest).ok()?.try_into().ok()?;
    Some((table.into(), Some((number.parse().ok()?, Digest(digest)))))
}

fn check(said: &str) -> String {
    let mut check = hex::encode(Digest::NOTHING.then(said).0);
    check.truncate(CHECK);
    check
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    #[test]
    fn a_line_is_read_as_it_was_written_or_not_at_all() {
        for head in [None, Some((7, Digest([0xab; 32])))] {
            let whole = line("a table", head);
            assert_eq!(parse(whole.trim_end()), Some(("a table".into(), head)));
            for cut in 0..whole.len() - 1 {
                assert_eq!(parse(&whole[..cut]), None, "{cut}");
                assert_eq!(parse(&whole[cut + 1..whole.len() - 1]), None, "{cut}");
            }
        }
    }

    #[test]
    fn a_witness_does_not_grow_for_ever_and_forgets_the_oldest_first() {
        let database = env::temp_dir().join(format!("spelbord-witness-{}.sqlite", process::id()));
        let mut witness = Witness::take_over(&database).unwrap();
        let tables: Vec<TableId> = (0..=LINES_MAX).map(|number| number.to_string().into()).collect();
        for group in tables.chunks(1_000) {
            witness.note(group.iter().map(|table| (table, Some((0, Digest::NOTHING)))));
        }
        let heads = heads(&database).unwrap();
        assert!(heads.len() >= LINES_KEPT && heads.len() < LINES_MAX, "{}", heads.len());
        assert!(heads.contains_key(tables.last().unwrap()) && !heads.contains_key(&tables[0]));
        fs::remove_file(path(&database)).unwrap();
    }
}
