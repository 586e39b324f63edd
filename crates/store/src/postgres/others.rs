//! What the servers that share a database know of each other: who lives, and who is at which table there.

use super::{
    Clock,
    link::{Failure, Link},
};
use crate::{Error, Others, Pending};
use life::TableId;
use std::{collections::HashMap, sync::Arc};
use tabletop::{Seat, SeatSet};

/// A server whose last beat is older than this, in seconds, is not there, and neither is anybody connected to it.
const SILENT_AFTER: f64 = 10.0;
/// After so many seconds nothing is kept of it any more.
const FORGOTTEN_AFTER: f64 = 3_600.0;

const BEAT: &str = "
    WITH gone AS (
        DELETE FROM spelbord.nodes WHERE beat < clock_timestamp() - $2 * interval '1 second'
    )
    UPDATE spelbord.nodes SET beat = clock_timestamp() WHERE id = $1";

/// The first beat of a server, or of one that everybody took for dead: who was there is told anew.
const APPEAR: &str = "
    INSERT INTO spelbord.nodes VALUES ($1, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat";

const ATTEND: &str = "
    WITH left_alone AS (
        DELETE FROM spelbord.attendance WHERE node = $1 AND table_id = ANY ($4)
    )
    INSERT INTO spelbord.attendance
    SELECT table_id, $1, seats FROM unnest($2::text[], $3::integer[]) AS here (table_id, seats)
    ORDER BY table_id
    ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats";

const ELSEWHERE: &str = "
    SELECT table_id, bit_or(seats)
    FROM spelbord.attendance JOIN spelbord.nodes ON id = node
    WHERE table_id = ANY ($2) AND node <> $1 AND beat > clock_timestamp() - $3 * interval '1 second'
    GROUP BY table_id";

/// This server among the others.
#[derive(Clone)]
pub(super) struct Node {
    pub(super) id: Arc<str>,
    pub(super) link: Arc<Link>,
    /// Set at every beat.
    pub(super) clock: Arc<Clock>,
}

impl Node {
    async fn try_beat(&self) -> Result<bool, Failure> {
        let session = self.link.session().await?;
        let known = session.answer(session.client.execute(BEAT, &[&&*self.id, &FORGOTTEN_AFTER])).await?;
        if known == 0 {
            session.answer(session.client.execute(APPEAR, &[&&*self.id])).await?;
        }
        self.clock.set(&self.link).await?;
        Ok(known > 0)
    }

    async fn try_attend(&self, at: &[(TableId, Option<SeatSet>)]) -> Result<(), Failure> {
        let session = self.link.session().await?;
        let (mut tables, mut seats, mut left) = (Vec::new(), Vec::new(), Vec::new());
        for (table, here) in at {
            match here {
                Some(here) => {
                    tables.push(&**table);
                    seats.push(bits(*here));
                }
                None => left.push(&**table),
            }
        }
        session.answer(session.client.execute(ATTEND, &[&&*self.id, &tables, &seats, &left])).await?;
        Ok(())
    }

    async fn try_elsewhere(&self, tables: &[TableId]) -> Result<HashMap<TableId, SeatSet>, Failure> {
        let session = self.link.session().await?;
        let tables: Vec<&str> = tables.iter().map(|table| &**table).collect();
        let own = &*self.id;
        let rows = session.answer(session.client.query(ELSEWHERE, &[&own, &tables, &SILENT_AFTER])).await?;
        Ok(rows.iter().map(|row| (row.get::<_, &str>(0).into(), seats(row.get(1)))).collect())
    }
}

impl Others for Node {
    fn beat(&self) -> Pending<bool> {
        let node = self.clone();
        Box::pin(async move { node.try_beat().await.map_err(failed) })
    }

    fn attend(&self, at: Vec<(TableId, Option<SeatSet>)>) -> Pending<()> {
        let node = self.clone();
        Box::pin(async move { node.try_attend(&at).await.map_err(failed) })
    }

    fn elsewhere(&self, tables: Vec<TableId>) -> Pending<HashMap<TableId, SeatSet>> {
        let node = self.clone();
        Box::pin(async move { node.try_elsewhere(&tables).await.map_err(failed) })
    }
}

fn failed(failure: Failure) -> Error {
    Error::new("nobody knows who is there on other servers", failure)
}

fn bits(seats: SeatSet) -> i32 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

fn seats(bits: i32) -> SeatSet {
    (0..i32::BITS as u8 - 1).filter(|seat| bits & 1 << seat != 0).map(Seat).collect()
}
