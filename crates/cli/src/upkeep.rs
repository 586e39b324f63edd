//! What an operator does beside a server: look, check, copy, put back, forget.

use crate::{
    Trouble,
    arguments::Arguments,
    place::{Place, database, make},
    serve::keeping,
    settings::Settings,
};
use life::{Table, TableId, Time};
use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Contents, KeptTable, Sqlite, Store};
use tokio::runtime::Runtime;

/// Tables that are listed in one go.
const TOGETHER: usize = 256;

/// `spelbord backup FILE`
pub(crate) fn backup(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let file = PathBuf::from(arguments.word("which file? spelbord backup FILE")?);
    let from = Place::of(&Settings::of(&arguments)?)?.database()?;
    let copied = Sqlite::back_up(&from, &file).map_err(|error| format!("{}: {error}", file.display()))?;
    println!("{} holds {} tables with {} entries.", file.display(), copied.tables, copied.entries);
    Ok(tell_faults(&copied))
}

/// `spelbord restore FILE`
pub(crate) fn restore(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let file = PathBuf::from(arguments.word("which file? spelbord restore FILE")?);
    let Place::Folder { folder, .. } = Place::of(&Settings::of(&arguments)?)? else {
        return Err(
            "a backup is restored into a folder; for PostgreSQL, restore it and spelbord move it there"
                .into(),
        );
    };
    make(&folder)?;
    let restored = Sqlite::restore(&file, &database(&folder), arguments.has("accept-loss"));
    let contents = restored.map_err(|error| format!("{}: {error}", file.display()))?;
    println!("{} holds {} tables with {} entries.", folder.display(), contents.tables, contents.entries);
    tell_faults(&contents);
    Ok(ExitCode::SUCCESS)
}

fn tell_faults(contents: &Contents) -> ExitCode {
    for fault in &contents.faults {
        println!("{fault}");
    }
    if contents.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// `spelbord check`
pub(crate) fn check(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let place = Place::of(&Settings::of(&arguments)?)?;
    let is_folded = arguments.has("fold");
    let (mut faults, mut entries, mut count) = (Vec::new(), 0_u64, 0_u64);
    if let Place::Folder { .. } = place {
        let path = place.database()?;
        let found = Sqlite::examine(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        println!("Schema {}.", found.schema);
        (faults, entries, count) = (found.faults, found.entries, found.tables);
    }
    if is_folded || matches!(place, Place::Postgres { .. }) {
        (entries, count) = (0, 0);
        Runtime::new()?.block_on(async {
            let store = place.open_to_read().await?;
            each(&*store, async |kept| {
                (entries, count) = (entries + u64::from(kept.entries), count + 1);
                faults.extend(fault(&*store, &kept.table, is_folded).await?);
                Ok(())
            })
            .await
        })?;
    }
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        println!("{count} tables with {entries} entries; {} faults.", faults.len());
        return Ok(ExitCode::FAILURE);
    }
    println!("{count} tables with {entries} entries, all as they were written.");
    Ok(ExitCode::SUCCESS)
}

/// What is wrong with the log of a table.
pub(crate) async fn fault(
    store: &dyn Store,
    table: &TableId,
    is_folded: bool,
) -> Result<Option<String>, Trouble> {
    let log = match store.load(table).await {
        Ok(log) => log.unwrap_or_default(),
        Err(error) if error.is_damage() => return Ok(Some(format!("table {table}: {error}"))),
        Err(error) => return Err(error.into()),
    };
    let mut before = life::Digest::NOTHING;
    for (number, record) in log.iter().enumerate() {
        if let Err(why) = record.read(before) {
            return Ok(Some(format!("table {table}, entry {number}: {why}")));
        }
        before = record.digest;
    }
    let folded = if is_folded { Table::read(server::games(), &log).err() } else { None };
    Ok(folded.map(|why| format!("table {table}: {why}")))
}

/// `spelbord tables`
pub(crate) fn tables(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let place = Place::of(&Settings::of(&arguments)?)?;
    Runtime::new()?.block_on(async {
        let store = place.open_to_read().await?;
        let mut out = io::stdout().lock();
        each(&*store, async |kept| {
            let (game, stage) = match store.load(&kept.table).await {
                Ok(log) => match Table::read(server::games(), &log.unwrap_or_default()) {
                    Ok(table) => (table.laid().game.clone(), format!("{:?}", table.stage()).to_lowercase()),
                    Err(why) => ("-".to_owned(), why.to_string()),
                },
                Err(why) => ("-".to_owned(), why.to_string()),
            };
            let latest = kept.latest.map_or("-".to_owned(), date);
            writeln!(out, "{}\t{game}\t{stage}\t{}\t{latest}", kept.table, kept.entries)?;
            Ok(())
        })
        .await
    })?;
    Ok(ExitCode::SUCCESS)
}

/// `spelbord prune`
pub(crate) fn prune(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let read = Settings::of(&arguments)?;
    let (place, keeping, rehearse) = (Place::of(&read)?, keeping(&read)?, arguments.has("dry-run"));
    let count = Runtime::new()?.block_on(async {
        // Whoever only looks may do so while a server runs; that one forgets by itself.
        let store = if rehearse { place.open_to_read().await? } else { place.open().await? };
        let (mut after, mut count) = (None, 0);
        loop {
            let looked = store::prune(&*store, &server::games(), &keeping, now(), after, rehearse).await?;
            for table in &looked.tables {
                println!("{table}");
            }
            count += looked.tables.len();
            after = looked.next;
            if after.is_none() {
                return Ok::<_, Trouble>(count);
            }
        }
    })?;
    let done = if rehearse { "would be forgotten" } else { "were forgotten" };
    println!("{count} tables {done}.");
    Ok(ExitCode::SUCCESS)
}

/// Goes through all tables, in the order of their ids.
pub(crate) async fn each(
    store: &dyn Store,
    mut look: impl AsyncFnMut(KeptTable) -> Result<(), Trouble>,
) -> Result<(), Trouble> {
    let mut after = None;
    loop {
        let some = store.tables(after, TOGETHER).await?;
        let Some(last) = some.last() else { return Ok(()) };
        after = Some(Arc::clone(&last.table));
        for kept in some {
            look(kept).await?;
        }
    }
}

pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}

/// A day of the calendar in universal time.
fn date(time: Time) -> String {
    // Days are counted in eras of 400 years that begin on the first of March.
    let days = time.0 / (24 * 60 * 60 * 1_000) + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", era * 400 + year + next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_named_as_in_a_calendar() {
        const DAY: u64 = 24 * 60 * 60 * 1_000;
        for (day, name) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (19_722, "2023-12-31"),
            (19_723, "2024-01-01"),
            (20_775, "2026-11-18"),
        ] {
            assert_eq!(date(Time(day * DAY)), name);
            assert_eq!(date(Time(day * DAY + DAY - 1)), name);
        }
    }
}
