//! The step from version 2 of the schema, where a table had rows for what was agreed, for its seats and for its moves,
//! to version 3, where all of that is one log.

use super::{
    reading::{is_damage, unreadable, without_holes},
    writing::{Addition, append},
};
use life::{By, Digest, Entry, Laid, Move, Record, Sitter, TableId, Time, TokenHash, What};
use protocol::LuckKind;
use rusqlite::{Connection, OptionalExtension, Row, types::FromSqlError};
use serde::{
    Deserialize,
    de::{DeserializeOwned, IntoDeserializer},
};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Bytes32, Level, Seat};

/// What the id of a move began with that the clock had made.
const BY_CLOCK: &str = "clock-";
/// The tables of version 2, and which of their columns names the table that a row belongs to.
const OLD: [(&str, &str); 3] = [("tables", "id"), ("seats", "table_id"), ("moves", "table_id")];
/// The tables that have a log now.
const CARRIED: &str = "SELECT table_id FROM entries WHERE number = 0 AND digest <> x''";

/// Makes a log of every table. Those that cannot be read keep their rows, and nobody else has to suffer for them.
pub(super) fn carry_over(database: &Connection) -> rusqlite::Result<()> {
    for table in tables(database)? {
        match entries(database, &table) {
            Ok(entries) => write(database, table, &entries)?,
            Err(error) if is_damage(&error) => {
                tracing::error!(table = life::short_name(&table), %error, "a table cannot be carried over");
                mark(database, &table, &error.to_string())?;
            }
            Err(error) => return Err(error),
        }
    }
    OLD.iter().try_for_each(|(name, id)| clear(database, name, id))
}

/// A table whose very name cannot be read is not among them: nobody can ask for it.
fn tables(database: &Connection) -> rusqlite::Result<Vec<TableId>> {
    let mut select = database.prepare("SELECT id FROM tables ORDER BY id")?;
    let names = select.query_map([], |row| Ok(row.get(0).ok()))?;
    names.filter_map(Result::transpose).collect()
}

fn write(database: &Connection, table: TableId, entries: &[Entry]) -> rusqlite::Result<()> {
    let mut head = Digest::NOTHING;
    let records = entries.iter().map(|entry| {
        let record = Record::new(head, entry);
        head = record.digest;
        record
    });
    let records = records.collect();
    let added = append(database, &Addition { table, at: 0, before: Digest::NOTHING, records })?;
    assert!(added, "no table has a log yet");
    Ok(())
}

/// Says in place of a log why there is none, without a digest, so that nothing can ever follow it.
fn mark(database: &Connection, table: &str, why: &str) -> rusqlite::Result<()> {
    let mut insert = database
        .prepare_cached("INSERT INTO entries (table_id, number, entry, digest) VALUES (?, 0, ?, x'')")?;
    insert.execute([table, why]).map(drop)
}

/// Leaves those rows of a table of version 2 that were not carried over, under another name, or nothing at all.
fn clear(database: &Connection, name: &str, id: &str) -> rusqlite::Result<()> {
    let left = format!("SELECT EXISTS (SELECT 1 FROM {name} WHERE {id} NOT IN ({CARRIED}))");
    if database.query_row(&left, [], |row| row.get(0))? {
        database.execute_batch(&format!(
            "ALTER TABLE {name} RENAME TO old_{name}; DELETE FROM old_{name} WHERE {id} IN ({CARRIED})"
        ))
    } else {
        database.execute_batch(&format!("DROP TABLE {name}"))
    }
}

/// A table of version 2 as a log. All of it has the time at which the table was laid, the only one that was kept.
fn entries(database: &Connection, table: &TableId) -> rusqlite::Result<Vec<Entry>> {
    let seats = seats(database, table)?;
    // The match began as soon as everybody sat, and that was all that was known of it.
    let begun = seats.iter().all(|seat| matches!(seat.sitter, Sitter::Person { .. } | Sitter::Bot { .. }));
    let (created, laid) = laid(database, table, &seats, begun)?;
    let moves = moves(database, table, &seats)?;
    if !begun && !moves.is_empty() {
        return Err(unreadable(0, "there are moves, but not everybody sits"));
    }

    let mut deeds = vec![(By::Host, What::Laid(Box::new(laid)))];
    if begun {
        deeds.extend((0..).map(Seat).zip(&seats).filter_map(|(seat, old)| {
            let nonce = old.nonce?;
            Some((By::Person(seat), What::Brought { seat, nonce }))
        }));
        deeds.push((By::Host, What::Began));
    }
    deeds.extend(moves.into_iter().map(|(by, made)| (by, What::Moved(made))));
    deeds.extend(rematch(database, table)?.map(|table| (By::Host, What::Rematch { table })));
    Ok(deeds.into_iter().map(|(by, what)| Entry { at: created, by, what }).collect())
}

/// When a table was laid, and what was agreed. Who sat there before the others came is not known any more, so they all
/// sit from the first. A match that has begun keeps its luck; before that, those who sit there commit anew.
fn laid(
    database: &Connection,
    table: &TableId,
    seats: &[OldSeat],
    begun: bool,
) -> rusqlite::Result<(Time, Laid)> {
    let is_person = |seat: &OldSeat| matches!(seat.sitter, Sitter::Person { .. });
    let keeper = seats.iter().position(is_person).map(|index| Seat(index as u8));
    let mut select = database.prepare_cached(
        "SELECT game, rules, options, server_part, invite, previous, settings, unixepoch(created)
         FROM tables WHERE id = ?",
    )?;
    select.query_row([table], |row| {
        let laid = Laid {
            id: table.clone(),
            game: row.get(0)?,
            rules: row.get(1)?,
            options: json(row, 2)?,
            settings: parsed(row, 6)?,
            seats: seats.iter().map(|seat| seat.sitter.clone()).collect(),
            keeper,
            invite: Some(TokenHash(row.get(4)?)),
            luck: if begun { LuckKind::First } else { LuckKind::Second },
            server_part: Bytes32(row.get(3)?),
            previous: row.get(5)?,
            retold: Vec::new(),
        };
        let seconds: u32 = row.get(7)?;
        Ok((Time(u64::from(seconds) * 1_000), laid))
    })
}

struct OldSeat {
    sitter: Sitter,
    /// What a person brought to the seed.
    nonce: Option<Bytes16>,
}

fn seats(database: &Connection, table: &str) -> rusqlite::Result<Vec<OldSeat>> {
    let mut select = database.prepare_cached(
        "SELECT seat, kind, name, level, nonce, token FROM seats WHERE table_id = ? ORDER BY seat",
    )?;
    let rows = select.query_map([table], |row| Ok((row.get(0)?, seat(row)?)))?;
    without_holes(rows, 0).collect()
}

fn seat(row: &Row<'_>) -> rusqlite::Result<OldSeat> {
    let kind: String = row.get(1)?;
    let (sitter, nonce) = match kind.as_str() {
        "free" => (Sitter::Free, None),
        "person" => {
            let sitter = Sitter::Person { name: row.get(2)?, token: TokenHash(row.get(5)?) };
            (sitter, Some(Bytes16(row.get(4)?)))
        }
        "kept" => (Sitter::Kept { name: row.get(2)?, token: TokenHash(row.get(5)?) }, None),
        "bot" => (Sitter::Bot { name: row.get(2)?, level: level(&row.get::<_, String>(3)?)? }, None),
        _ => return Err(FromSqlError::InvalidType.into()),
    };
    Ok(OldSeat { sitter, nonce })
}

fn moves(database: &Connection, table: &str, seats: &[OldSeat]) -> rusqlite::Result<Vec<(By, Move)>> {
    let mut select = database
        .prepare_cached("SELECT version, seat, cmd, action FROM moves WHERE table_id = ? ORDER BY version")?;
    let rows = select.query_map([table], |row| {
        let seat = Seat(row.get(1)?);
        let cmd: Box<str> = row.get(2)?;
        let old = seats.get(usize::from(seat.0)).ok_or_else(|| unreadable(1, "there is no such seat"))?;
        let by = if cmd.starts_with(BY_CLOCK) {
            By::Clock
        } else if matches!(old.sitter, Sitter::Bot { .. }) {
            By::Bot(seat)
        } else {
            By::Person(seat)
        };
        let cmd = (by == By::Person(seat)).then_some(cmd);
        Ok((row.get(0)?, (by, Move { seat, cmd, lag: 0, action: json(row, 3)? })))
    })?;
    without_holes(rows, 1).collect()
}

/// The table that followed this one.
fn rematch(database: &Connection, table: &str) -> rusqlite::Result<Option<TableId>> {
    let mut select = database.prepare_cached("SELECT id FROM tables WHERE previous = ?")?;
    select.query_row([table], |row| row.get(0)).optional()
}

/// Older spellings are read as well.
fn level(name: &str) -> rusqlite::Result<Level> {
    Level::deserialize(name.into_deserializer())
        .map_err(|error: serde::de::value::Error| unreadable(3, error))
}

fn json(row: &Row<'_>, column: usize) -> rusqlite::Result<Box<RawValue>> {
    RawValue::from_string(row.get(column)?).map_err(|error| unreadable(column, error))
}

fn parsed<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    serde_json::from_str(&row.get::<_, String>(column)?).map_err(|error| unreadable(column, error))
}
