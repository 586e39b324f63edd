//! What the servers that share a database know of each other: who lives, and who is at which table there.

use super::{
    Clock,
    link::{Failure, Link},
};
use crate::{Attended, Elsewhere, Error, Others, Pending};
use life::{TableId, Time};
use std::{collections::HashMap, sync::Arc};
use tabletop::{SEATS_MAX, Seat, SeatSet};

/// A server whose last beat is older than this, in seconds, is not there, and neither is anybody connected to it.
const SILENT_AFTER: f64 = 10.0;
/// After so many seconds nothing is kept of it any more, nor of a visit: no grace is longer.
const FORGOTTEN_AFTER: f64 = 43_200.0;

const BEAT: &str = "
    WITH gone AS (
        DELETE FROM spelbord.nodes WHERE beat < clock_timestamp() - $2 * interval '1 second'
    ), forgotten AS (
        DELETE FROM spelbord.visits WHERE node = $1 AND left_at < clock_timestamp() - $2 * interval '1 second'
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

const LEAVE: &str = "
    INSERT INTO spelbord.visits
    SELECT table_id, seat, $1, clock_timestamp() FROM unnest($2::text[], $3::integer[]) AS gone (table_id, seat)
    ORDER BY table_id, seat
    ON CONFLICT (table_id, seat, node) DO UPDATE SET left_at = excluded.left_at";

/// Whoever was on a server that has fallen silent left when that was noticed.
const ELSEWHERE: &str = "
    SELECT table_id, seats, beat > silent.since, (extract(epoch FROM beat - silent.since + silent.now) * 1000)::bigint
    FROM spelbord.attendance JOIN spelbord.nodes ON id = node,
        (SELECT now, now - $3 * interval '1 second' AS since FROM clock_timestamp() AS clock (now)) AS silent
    WHERE table_id = ANY ($2) AND node <> $1
    UNION ALL
    SELECT table_id, 1 << seat, false, (extract(epoch FROM left_at) * 1000)::bigint
    FROM spelbord.visits WHERE table_id = ANY ($2) AND node <> $1";

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

    async fn try_attend(&self, at: &[Attended]) -> Result<(), Failure> {
        let session = self.link.session().await?;
        let (mut tables, mut seats, mut empty) = (Vec::new(), Vec::new(), Vec::new());
        for Attended { table, here, .. } in at {
            match here {
                Some(here) => {
                    tables.push(&**table);
                    seats.push(bits(*here));
                }
                None => empty.push(&**table),
            }
        }
        let each = at.iter().flat_map(|at| at.left.iter().map(|seat| (&*at.table, i32::from(seat.0))));
        let (from, left): (Vec<&str>, Vec<i32>) = each.unzip();
        if !left.is_empty() {
            session.answer(session.client.execute(LEAVE, &[&&*self.id, &from, &left])).await?;
        }
        session.answer(session.client.execute(ATTEND, &[&&*self.id, &tables, &seats, &empty])).await?;
        Ok(())
    }

    async fn try_elsewhere(&self, tables: &[TableId]) -> Result<HashMap<TableId, Elsewhere>, Failure> {
        let session = self.link.session().await?;
        let tables: Vec<&str> = tables.iter().map(|table| &**table).collect();
        let own = &*self.id;
        let rows = session.answer(session.client.query(ELSEWHERE, &[&own, &tables, &SILENT_AFTER])).await?;
        let mut elsewhere: HashMap<TableId, Elsewhere> = HashMap::new();
        for row in rows {
            let at = elsewhere.entry(row.get::<_, &str>(0).into()).or_default();
            let (seats, is_there) = (seats(row.get(1)), row.get(2));
            if is_there {
                at.here = Some(at.here.unwrap_or_default().iter().chain(seats.iter()).collect());
            } else {
                let since = Time(row.get::<_, i64>(3) as u64);
                at.left.extend(seats.iter().map(|seat| (seat, since)));
            }
        }
        Ok(elsewhere)
    }
}

impl Others for Node {
    fn beat(&self) -> Pending<bool> {
        let node = self.clone();
        Box::pin(async move { node.try_beat().await.map_err(failed) })
    }

    fn attend(&self, at: Vec<Attended>) -> Pending<()> {
        let node = self.clone();
        Box::pin(async move { node.try_attend(&at).await.map_err(failed) })
    }

    fn elsewhere(&self, tables: Vec<TableId>) -> Pending<HashMap<TableId, Elsewhere>> {
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
    (0..SEATS_MAX as u8).filter(|seat| bits & 1 << seat != 0).map(Seat).collect()
}
