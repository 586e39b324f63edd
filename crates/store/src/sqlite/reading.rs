//! Reading a log back. Whatever cannot be read as it was written is an error, never a guess.

use life::{Digest, Record};
use rusqlite::{Connection, ErrorCode, types::Type};
use std::error::Error;

/// The log of a table; none if there is no such table.
pub(super) fn log(connection: &Connection, table: &str) -> rusqlite::Result<Option<Vec<Record>>> {
    let mut select = connection
        .prepare_cached("SELECT number, entry, digest FROM entries WHERE table_id = ? ORDER BY number")?;
    let rows = select.query_map([table], |row| {
        let text: Box<str> = row.get(1)?;
        if row.get_ref(2)?.as_blob().is_ok_and(<[u8]>::is_empty) {
            // A table of an older schema that could not be carried over: this is why.
            return Err(unreadable(1, &*text));
        }
        Ok((row.get(0)?, Record { text, digest: Digest(row.get(2)?) }))
    })?;
    let records: Vec<Record> = without_holes(rows, 0).collect::<rusqlite::Result<_>>()?;
    Ok((!records.is_empty()).then_some(records))
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
