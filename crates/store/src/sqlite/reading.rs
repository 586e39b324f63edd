//! Reading a log back. Whatever cannot be read as it was written is an error, never a guess.

use crate::KeptTable;
use life::{Digest, Record, TableId};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, types::Type};
use std::error::Error;

/// The log of a table; none if there is no such table.
pub(super) fn log(connection: &Connection, table: &str) -> rusqlite::Result<Option<Vec<Record>>> {
    let mut select = connection.prepare_cached(
        "SELECT table_id, number, entry, digest FROM entries WHERE table_id = ? ORDER BY number",
    )?;
    let rows = select.query_map([table], record)?;
    let records: Vec<Record> = without_holes(rows, 0).collect::<rusqlite::Result<_>>()?;
    Ok((!records.is_empty()).then_some(records))
}

/// The number of a row of `table_id, number, entry, digest`, and what it says.
pub(super) fn record(row: &Row) -> rusqlite::Result<(u32, Record)> {
    let text: Box<str> = row.get(2)?;
    if row.get_ref(3)?.as_blob().is_ok_and(<[u8]>::is_empty) {
        // A table of an older schema that could not be carried over: this is why.
        return Err(unreadable(2, &*text));
    }
    Ok((row.get(1)?, Record { text, digest: Digest(row.get(3)?) }))
}

/// So many of the tables after this one. Only the ends of their logs are read.
pub(super) fn tables(
    connection: &Connection,
    after: Option<&str>,
    count: usize,
) -> rusqlite::Result<Vec<KeptTable>> {
    // Every id is greater than none at all.
    let mut after: TableId = after.unwrap_or_default().into();
    let mut next = connection.prepare_cached(
        "SELECT table_id, number, entry FROM entries
         WHERE table_id = (SELECT min(table_id) FROM entries WHERE table_id > ?)
         ORDER BY number DESC LIMIT 1",
    )?;
    let mut tables = Vec::new();
    while tables.len() < count {
        let read = next.query_row([&after], |row| {
            let (table, last, text): (TableId, u32, Box<str>) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(KeptTable { table, entries: last.saturating_add(1), latest: Record::time_of(&text) })
        });
        let Some(kept) = read.optional()? else { break };
        after = kept.table.clone();
        tables.push(kept);
    }
    Ok(tables)
}

/// What was read, if the numbers beside it count up from the first one.
pub(super) fn without_holes<T>(
    rows: impl Iterator<Item = rusqlite::Result<(u32, T)>>,
    first: u32,
) -> impl Iterator<Item = rusqlite::Result<T>> {
    rows.zip(first..).map(|(read, expected)| match read? {
        (number, read) if number == expected => Ok(read),
        _ => Err(unreadable(0, format!("number {expected} is missing"))),
    })
}

pub(super) fn unreadable(column: usize, error: impl Into<Box<dyn Error + Send + Sync>>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
}

/// Whether reading it again would fail again.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..)
    ) || error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}
