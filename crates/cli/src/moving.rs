//! From one store to another, also of another kind: through lines of JSON, or at once.

use crate::{
    Trouble,
    arguments::Arguments,
    place::{Place, database},
    settings::Settings,
    upkeep::each,
};
use life::{Digest, Record, TableId};
use serde::{Deserialize, Serialize};
use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufRead, BufReader, BufWriter, Write},
    os::unix::fs::OpenOptionsExt,
    path::PathBuf,
    process::ExitCode,
};
use store::Store;
use tokio::runtime::Runtime;

/// What the lines are, for whoever finds them: the format, and its version.
const FORMAT: &str = "spelbord-tables-1";

/// A line of what is exported: first what it is, then a table at a time, and at the end how much there was.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Spelbord {
        format: String,
        version: String,
    },
    Table {
        id: TableId,
        log: Vec<Box<str>>,
        #[serde(with = "hex::serde")]
        digest: [u8; 32],
    },
    End {
        tables: u64,
        entries: u64,
    },
}

/// How much was carried.
#[derive(Debug, Default, Eq, PartialEq)]
struct Count {
    tables: u64,
    entries: u64,
}

impl Count {
    fn add(&mut self, log: &[Record]) {
        self.tables += 1;
        self.entries += log.len() as u64;
    }
}

/// `spelbord export`
pub(crate) fn export(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let place = Place::of(&Settings::of(&arguments)?)?;
    let file = arguments.path("output");
    let out: Box<dyn Write> = match &file {
        Some(path) => {
            let made = OpenOptions::new().create_new(true).write(true).mode(0o600).open(path);
            Box::new(made.map_err(|error| format!("{} cannot be written: {error}", path.display()))?)
        }
        None => Box::new(io::stdout().lock()),
    };
    let mut out = BufWriter::new(out);
    let mut write = |line: &Line| -> Result<(), Trouble> {
        serde_json::to_writer(&mut out, line)?;
        Ok(out.write_all(b"\n")?)
    };
    Runtime::new()?.block_on(async {
        let store = place.open_to_read().await?;
        let mut count = Count::default();
        write(&Line::Spelbord { format: FORMAT.to_owned(), version: env!("CARGO_PKG_VERSION").to_owned() })?;
        each(&*store, async |kept| {
            let log = whole(&*store, &kept.table).await?;
            count.add(&log);
            let digest = head(&log).0;
            let log = log.into_iter().map(|record| record.text).collect();
            write(&Line::Table { id: kept.table, log, digest })
        })
        .await?;
        write(&Line::End { tables: count.tables, entries: count.entries })
    })?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// `spelbord import FILE`
pub(crate) fn import(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let file = PathBuf::from(arguments.word("which file? spelbord import FILE")?);
    let place = Place::of(&Settings::of(&arguments)?)?;
    let trouble = |why: String| Trouble::from(format!("{}: {why}", file.display()));
    // The whole file is looked at before anything is written.
    let expected = read_lines(&file, |_, _| Ok(())).map_err(&trouble)?;
    let runtime = Runtime::new()?;
    let store = runtime.block_on(place.open())?;
    runtime.block_on(must_be_empty(&*store))?;

    read_lines(&file, |table, log| {
        runtime.block_on(add(&*store, table, log)).map_err(|trouble| trouble.reason)
    })
    .map_err(&trouble)?;
    let read_back = runtime.block_on(count(&*store))?;
    if read_back != expected {
        return Err(trouble(format!("{read_back:?} came of {expected:?}")));
    }
    println!("{} tables with {} entries were imported.", expected.tables, expected.entries);
    Ok(ExitCode::SUCCESS)
}

/// `spelbord move FROM TO`
pub(crate) fn move_all(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    const USAGE: &str = "from where to where? spelbord move FROM TO";
    let mut place = || -> Result<Place, Trouble> { Place::named(&arguments.word(USAGE)?.to_string_lossy()) };
    let (from, to) = (place()?, place()?);
    if let Place::Folder { .. } = from {
        from.database()?;
    }
    let moved = Runtime::new()?.block_on(async {
        // Both are taken for this process alone, where that can be: nobody may play meanwhile.
        let (from, to) = (from.open().await?, to.open().await?);
        must_be_empty(&*to).await?;
        let mut moved = Count::default();
        each(&*from, async |kept| {
            let log = whole(&*from, &kept.table).await?;
            moved.add(&log);
            add(&*to, &kept.table, log).await
        })
        .await?;
        // Every log is read back and held against the one it came from.
        each(&*from, async |kept| {
            let (there, here) = (whole(&*to, &kept.table).await?, whole(&*from, &kept.table).await?);
            if there == here {
                Ok(())
            } else {
                Err(format!("table {} is another than it was", kept.table).into())
            }
        })
        .await?;
        if count(&*to).await? != moved {
            return Err("there is more than was moved".into());
        }
        Ok::<_, Trouble>(moved)
    })?;
    println!("{} tables with {} entries were moved, and compared.", moved.tables, moved.entries);
    if let Place::Folder { folder, .. } = from {
        let (old, kept) = (database(&folder), folder.join("spelbord.sqlite.moved"));
        fs::rename(&old, &kept)?;
        // It belongs to the database that is not there any more.
        let _ = fs::remove_file(folder.join("spelbord.witness"));
        println!("The old database is kept as {}.", kept.display());
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads what was exported; every log is checked before it is handed on.
fn read_lines(
    file: &PathBuf,
    mut take: impl FnMut(&TableId, Vec<Record>) -> Result<(), String>,
) -> Result<Count, String> {
    let (mut count, mut is_ours, mut is_whole) = (Count::default(), false, false);
    let lines = BufReader::new(File::open(file).map_err(|error| error.to_string())?).lines();
    for (number, line) in (1..).zip(lines) {
        let at = |why: String| format!("line {number}: {why}");
        let line = line.map_err(|error| at(error.to_string()))?;
        match serde_json::from_str(&line).map_err(|error| at(error.to_string()))? {
            Line::Spelbord { format, .. } if number == 1 && format == FORMAT => is_ours = true,
            Line::Spelbord { format, .. } => return Err(at(format!("{format} is not {FORMAT}"))),
            Line::Table { id, log, digest } if is_ours && !is_whole => {
                let log = chained(log);
                if head(&log).0 != digest || log.is_empty() {
                    return Err(at(format!("table {id} is another than was written")));
                }
                count.add(&log);
                take(&id, log)?;
            }
            Line::End { tables, entries } if is_ours && Count { tables, entries } == count => is_whole = true,
            Line::Table { .. } | Line::End { .. } => return Err(at("it does not belong here".to_owned())),
        }
    }
    if is_whole { Ok(count) } else { Err("its end is missing".to_owned()) }
}

fn chained(texts: Vec<Box<str>>) -> Vec<Record> {
    let mut before = Digest::NOTHING;
    let record = |text: Box<str>| {
        before = before.then(&text);
        Record { text, digest: before }
    };
    texts.into_iter().map(record).collect()
}

/// The log of a table, if every entry follows the one before.
async fn whole(store: &dyn Store, table: &TableId) -> Result<Vec<Record>, Trouble> {
    let log = store.load(table).await?.unwrap_or_default();
    let texts = log.iter().map(|record| record.text.clone()).collect();
    if log.is_empty() || chained(texts) != log {
        return Err(format!("table {table} is not as it was written; see spelbord check").into());
    }
    Ok(log)
}

async fn add(store: &dyn Store, table: &TableId, log: Vec<Record>) -> Result<(), Trouble> {
    if store.append(table.clone(), 0, Digest::NOTHING, log).await? {
        return Ok(());
    }
    Err(format!("table {table} is there already").into())
}

async fn must_be_empty(store: &dyn Store) -> Result<(), Trouble> {
    if store.tables(None, 1).await?.is_empty() {
        return Ok(());
    }
    Err("there are tables already where these should go".into())
}

async fn count(store: &dyn Store) -> Result<Count, Trouble> {
    let mut count = Count::default();
    each(store, async |kept| {
        count.add(&whole(store, &kept.table).await?);
        Ok(())
    })
    .await?;
    Ok(count)
}

fn head(log: &[Record]) -> Digest {
    log.last().map_or(Digest::NOTHING, |record| record.digest)
}
