//! Reading a table back. Whatever cannot be read as it was written is an error, never a guess.

use crate::{
    secrets::TokenHash,
    store::{Laid, Move, Sitter, StoredTable},
};
use rusqlite::{
    Connection, ErrorCode, OptionalExtension, Row,
    types::{FromSqlError, Type},
};
use serde::{
    Deserialize,
    de::{DeserializeOwned, IntoDeserializer},
};
use serde_json::value::RawValue;
use std::{error::Error, sync::Arc};
use tabletop::{Bytes16, Bytes32, Level, Seat, ServerPart};

/// One transaction, so that seats and moves belong to the same moment.
pub(super) fn table(connection: &mut Connection, id: &str) -> rusqlite::Result<Option<StoredTable>> {
    let transaction = connection.transaction()?;
    let Some(laid) = laid(&transaction, id)? else { return Ok(None) };
    let seats = transaction
        .prepare_cached("SELECT kind, name, level, nonce, token FROM seats WHERE table_id = ? ORDER BY seat")?
        .query_map([id], sitter)?
        .collect::<rusqlite::Result<_>>()?;
    let moves = transaction
        .prepare_cached("SELECT seat, cmd, action, version FROM moves WHERE table_id = ? ORDER BY version")?
        .query_map([id], |row| {
            let made = Move { seat: Seat(row.get(0)?), cmd: row.get(1)?, action: json(row.get(2)?, 2)? };
            Ok((row.get::<_, u32>(3)?, made))
        })?
        .zip(1_u32..)
        .map(|(read, expected)| match read? {
            (version, made) if version == expected => Ok(made),
            _ => Err(unreadable(3, format!("version {expected} is missing"))),
        })
        .collect::<rusqlite::Result<_>>()?;
    let rematch: Option<String> = transaction
        .prepare_cached("SELECT id FROM tables WHERE previous = ?")?
        .query_row([id], |row| row.get(0))
        .optional()?;
    Ok(Some(StoredTable { laid, seats, moves, rematch: rematch.map(Arc::from) }))
}

fn laid(connection: &Connection, id: &str) -> rusqlite::Result<Option<Laid>> {
    connection
        .prepare_cached(
            "SELECT game, rules, options, server_part, invite, previous, settings FROM tables WHERE id = ?",
        )?
        .query_row([id], |row| {
            Ok(Laid {
                id: id.into(),
                game: row.get(0)?,
                rules: row.get(1)?,
                options: json(row.get(2)?, 2)?,
                server_part: ServerPart(Bytes32(row.get(3)?)),
                invite: TokenHash(row.get(4)?),
                previous: row.get::<_, Option<String>>(5)?.map(Arc::from),
                settings: parsed(&row.get::<_, String>(6)?, 6)?,
            })
        })
        .optional()
}

fn sitter(row: &Row<'_>) -> rusqlite::Result<Sitter> {
    let kind: String = row.get(0)?;
    Ok(match kind.as_str() {
        "free" => Sitter::Free,
        "person" => {
            Sitter::Person { name: row.get(1)?, nonce: Bytes16(row.get(3)?), token: TokenHash(row.get(4)?) }
        }
        "kept" => Sitter::Kept { name: row.get(1)?, token: TokenHash(row.get(4)?) },
        "bot" => Sitter::Bot { name: row.get(1)?, level: level(&row.get::<_, String>(2)?)? },
        _ => return Err(FromSqlError::InvalidType.into()),
    })
}

/// Older spellings are read as well.
fn level(name: &str) -> rusqlite::Result<Level> {
    Level::deserialize(name.into_deserializer())
        .map_err(|error: serde::de::value::Error| unreadable(2, error))
}

fn json(text: String, column: usize) -> rusqlite::Result<Box<RawValue>> {
    RawValue::from_string(text).map_err(|error| unreadable(column, error))
}

fn parsed<T: DeserializeOwned>(text: &str, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(text).map_err(|error| unreadable(column, error))
}

fn unreadable(column: usize, error: impl Into<Box<dyn Error + Send + Sync>>) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(column, Type::Text, error.into())
}

/// Whether reading it again would fail again.
pub(super) fn is_damage(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
    ) || error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}
