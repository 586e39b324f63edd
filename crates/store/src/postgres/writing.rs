//! One task writes. It takes everything that waits into one statement, so that many tables share one wait for the disk, and
//! answers only when the database has committed it.

use super::link::{Failure, Link};
use crate::{Error, Groups, Pending};
use life::{Digest, Record, TableId};
use std::{collections::HashSet, mem};
use tokio::sync::{mpsc, oneshot};

/// Additions that may wait for the writer before those who bring more must wait themselves.
const WAITING_MAX: usize = 4_096;
/// The most additions in one statement.
const TOGETHER_MAX: usize = 1_024;
/// How often a group is tried again that did nothing because another's was in the way.
const IN_THE_WAY_MAX: usize = 5;

const WRITING: &str = "cannot write";

/// Adds the first record of each addition, if the log ends right before its number and with the digest it names, and then the
/// rest of those whose first was added. Of two nodes at the same number both may find that they are next; the key lets one
/// through, and since an addition stands or falls with its first record no log is made of two. In the order of the tables, or
/// two groups could wait for each other.
const APPEND: &str = "
    WITH firsts AS (
        INSERT INTO spelbord.entries (table_id, number, entry, digest)
        SELECT table_id, number, entry, digest
        FROM unnest($1::text[], $2::integer[], $3::text[], $4::bytea[], $5::bytea[])
            AS first (table_id, number, entry, digest, before)
        WHERE coalesce(
            (
                SELECT last.number = first.number - 1 AND last.digest = first.before
                FROM spelbord.entries AS last
                WHERE last.table_id = first.table_id ORDER BY last.number DESC LIMIT 1 FOR KEY SHARE
            ),
            number = 0 AND before = decode(repeat('00', 32), 'hex')
        )
        ORDER BY table_id
        ON CONFLICT DO NOTHING
        RETURNING table_id
    ), rest AS (
        INSERT INTO spelbord.entries (table_id, number, entry, digest)
        SELECT table_id, number, entry, digest
        FROM unnest($6::text[], $7::integer[], $8::text[], $9::bytea[])
            AS record (table_id, number, entry, digest)
        WHERE table_id IN (SELECT table_id FROM firsts)
    )
    SELECT table_id FROM firsts";

/// Records that are to be added to a log.
pub(super) struct Addition {
    pub(super) table: TableId,
    pub(super) at: u32,
    pub(super) before: Digest,
    pub(super) records: Vec<Record>,
}

struct Waiting {
    addition: Addition,
    answer: oneshot::Sender<Result<bool, Error>>,
}

pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
    pub(super) groups: Groups,
}

impl Writer {
    pub(super) fn start(link: Link) -> Writer {
        let (queue, waiting) = mpsc::channel(WAITING_MAX);
        let groups = Groups::default();
        tokio::spawn(write_until_closed(link, waiting, groups.clone()));
        Writer { queue, groups }
    }

    pub(super) fn write(&self, addition: Addition) -> Pending<bool> {
        let queue = self.queue.clone();
        Box::pin(async move {
            let closed = || Error::new(WRITING, "the writer has stopped");
            let (answer, answered) = oneshot::channel();
            queue.send(Waiting { addition, answer }).await.map_err(|_| closed())?;
            drop(queue);
            answered.await.map_err(|_| closed())?
        })
    }
}

/// What was taken is written and answered even if nobody waits for it any more.
async fn write_until_closed(link: Link, mut queue: mpsc::Receiver<Waiting>, groups: Groups) {
    let mut waiting = Vec::new();
    while !waiting.is_empty() || queue.recv_many(&mut waiting, TOGETHER_MAX).await > 0 {
        let (together, later) = one_for_each_table(mem::take(&mut waiting));
        waiting = later;
        match commit(&link, &together).await {
            Ok(firsts) => {
                groups.count(together.len());
                for Waiting { addition, answer } in together {
                    // Nobody listens any more if the server is closing.
                    let _ = answer.send(Ok(firsts.contains(&*addition.table)));
                }
            }
            Err(failure) => {
                for Waiting { answer, .. } in together {
                    let _ = answer.send(Err(Error::new(WRITING, failure.clone())));
                }
            }
        }
    }
}

/// The first addition to each table, in the order of the tables, and the others: a statement does not see what it adds itself.
fn one_for_each_table(waiting: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let mut tables = HashSet::new();
    let is_first = |waiting: &Waiting| tables.insert(TableId::clone(&waiting.addition.table));
    let (mut together, later): (Vec<Waiting>, Vec<Waiting>) = waiting.into_iter().partition(is_first);
    together.sort_by(|one, other| one.addition.table.cmp(&other.addition.table));
    (together, later)
}

/// Which of the tables the additions were made to. A failure means that nobody knows; only what certainly did nothing is
/// tried again.
async fn commit(link: &Link, together: &[Waiting]) -> Result<HashSet<String>, Failure> {
    let mut tries = 0;
    loop {
        match append(link, together).await {
            Err(failure) if failure.is_in_the_way() && tries < IN_THE_WAY_MAX => tries += 1,
            done => return done,
        }
    }
}

#[derive(Default)]
struct Columns<'a> {
    tables: Vec<&'a str>,
    numbers: Vec<i32>,
    entries: Vec<&'a str>,
    digests: Vec<&'a [u8]>,
}

impl<'a> Columns<'a> {
    fn push(&mut self, table: &'a str, number: u32, record: &'a Record) {
        self.tables.push(table);
        // A number that the column cannot hold is that of no log, and is refused there.
        self.numbers.push(i32::try_from(number).unwrap_or(-1));
        self.entries.push(&record.text);
        self.digests.push(&record.digest.0);
    }
}

async fn append(link: &Link, together: &[Waiting]) -> Result<HashSet<String>, Failure> {
    let session = link.session().await?;
    let (mut firsts, mut rest, mut before) = (Columns::default(), Columns::default(), Vec::new());
    for Waiting { addition, .. } in together {
        before.push(&addition.before.0[..]);
        for (number, record) in (addition.at..).zip(&addition.records) {
            let columns = if number == addition.at { &mut firsts } else { &mut rest };
            columns.push(&addition.table, number, record);
        }
    }
    session.was_warned();
    let added = session.answer(async {
        let append = session.append.get_or_try_init(|| session.client.prepare(APPEND)).await?;
        session
            .client
            .query(
                append,
                &[
                    &firsts.tables,
                    &firsts.numbers,
                    &firsts.entries,
                    &firsts.digests,
                    &before,
                    &rest.tables,
                    &rest.numbers,
                    &rest.entries,
                    &rest.digests,
                ],
            )
            .await
    });
    let added = added.await?;
    if session.was_warned() {
        return Err(Failure::new("it is stored here, but perhaps not where it must be as well"));
    }
    Ok(added.iter().map(|row| row.get(0)).collect())
}
