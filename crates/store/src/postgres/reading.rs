//! Reading logs back, and finding them. Whatever cannot be read as it was written is damage, never a guess.

use super::link::{Failure, Link};
use crate::{Error, Head, KeptTable};
use life::{Digest, Record, TableId};
use tokio_postgres::Row;

const READING: &str = "a table cannot be read";

const TAIL: &str = "
    SELECT number, entry, digest FROM spelbord.entries WHERE table_id = $1 AND number >= $2 ORDER BY number";

const HEADS: &str = "
    SELECT table_id, number, digest
    FROM unnest($1::text[]) AS wanted (id)
    CROSS JOIN LATERAL (
        SELECT * FROM spelbord.entries WHERE table_id = id ORDER BY number DESC LIMIT 1
    ) AS last";

/// From one table to the next, as often as wanted: only the ends of their logs are read.
const TABLES: &str = "
    WITH RECURSIVE ids (id, count) AS (
        SELECT (SELECT min(table_id) FROM spelbord.entries WHERE table_id > $1), 1::bigint
        UNION ALL
        SELECT (SELECT min(table_id) FROM spelbord.entries WHERE table_id > id), count + 1
        FROM ids WHERE id IS NOT NULL AND count < $2
    )
    SELECT table_id, number, entry
    FROM ids
    CROSS JOIN LATERAL (
        SELECT * FROM spelbord.entries WHERE table_id = id ORDER BY number DESC LIMIT 1
    ) AS last
    ORDER BY table_id";

/// The log of a table from a number on.
pub(super) async fn tail(link: &Link, table: &TableId, from: u32) -> Result<Vec<Record>, Error> {
    // No table has such a name, and the database would not take it.
    if table.contains('\0') {
        return Ok(Vec::new());
    }
    let rows = rows_of(link, table, from).await.map_err(|failure| Error::new(READING, failure))?;
    (i64::from(from)..)
        .zip(&rows)
        .map(|(expected, row)| {
            if row.get::<_, i32>(0) != expected as i32 {
                return Err(Error::damage(READING, format!("number {expected} is missing")));
            }
            Ok(Record { text: row.get(1), digest: digest(row, 2)? })
        })
        .collect()
}

async fn rows_of(link: &Link, table: &TableId, from: u32) -> Result<Vec<Row>, Failure> {
    let session = link.session().await?;
    let from = i32::try_from(from).unwrap_or(i32::MAX);
    session.answer(session.client.query(TAIL, &[&&**table, &from])).await
}

/// Where the logs of these tables end; of those that are none, nothing.
pub(super) async fn heads(link: &Link, tables: &[TableId]) -> Result<Vec<(TableId, Head)>, Error> {
    let tables: Vec<&str> = tables.iter().map(|table| &**table).collect();
    let asked = async {
        let session = link.session().await?;
        session.answer(session.client.query(HEADS, &[&tables])).await
    };
    let rows = asked.await.map_err(|failure: Failure| Error::new(READING, failure))?;
    let head = |row: &Row| {
        let entries = row.get::<_, i32>(1) as u32 + 1;
        Ok((row.get::<_, &str>(0).into(), Head { entries, digest: digest(row, 2)? }))
    };
    rows.iter().map(head).collect()
}

/// So many of the tables after this one.
pub(super) async fn tables(link: &Link, after: &str, count: usize) -> Result<Vec<KeptTable>, Error> {
    let count = i64::try_from(count).unwrap_or(i64::MAX);
    let asked = async {
        let session = link.session().await?;
        session.answer(session.client.query(TABLES, &[&after, &count])).await
    };
    let rows = asked.await.map_err(|failure: Failure| Error::new(READING, failure))?;
    let kept = |row: &Row| KeptTable {
        table: row.get::<_, &str>(0).into(),
        entries: row.get::<_, i32>(1) as u32 + 1,
        latest: Record::time_of(row.get(2)),
    };
    Ok(rows.iter().map(kept).collect())
}

/// Forgets a table, if its log is so long.
pub(super) async fn remove(link: &Link, table: &str, entries: u32) -> Result<bool, Error> {
    let entries = i32::try_from(entries).unwrap_or(i32::MAX);
    let asked = async {
        let session = link.session().await?;
        session.answer(session.client.query_one("SELECT spelbord.remove($1, $2)", &[&table, &entries])).await
    };
    let done = asked.await.map_err(|failure: Failure| Error::new("a table cannot be forgotten", failure))?;
    Ok(done.get(0))
}

fn digest(row: &Row, column: usize) -> Result<Digest, Error> {
    let bytes: &[u8] = row.get(column);
    bytes.try_into().map(Digest).map_err(|_| Error::damage(READING, "a digest is no digest"))
}
