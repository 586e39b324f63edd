//! One thread writes. It takes everything that waits into one transaction, so that many tables share one wait for
//! the disk, and answers only when the disk has it.

use super::witness::{Head, Witness};
use crate::{Error, Groups, Pending};
use life::{Digest, Record, TableId};
use rusqlite::{Connection, TransactionBehavior, params};
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};

/// Additions that may wait for the writer before those who bring more must wait themselves.
const WAITING_MAX: usize = 4_096;
/// The most additions in one transaction.
const TOGETHER_MAX: usize = 1_024;

/// Adds one entry, if the log ends right before its number and with this digest; before the first one there is nothing. Else
/// its number is none, which no row may have, and it is ignored. A condition behind `SELECT` would say the same, but would
/// first write every row to a table of its own.
pub(super) const APPEND: &str = "
    INSERT OR IGNORE INTO entries (table_id, number, entry, digest)
    VALUES (
        ?1,
        CASE WHEN coalesce(
            (
                SELECT number = ?2 - 1 AND digest = ?5 FROM entries
                WHERE table_id = ?1 ORDER BY number DESC LIMIT 1
            ),
            ?2 = 0 AND ?5 = zeroblob(32)
        ) THEN ?2 END,
        ?3,
        ?4
    )";

/// Records that are to be added to a log.
pub(super) struct Addition {
    pub(super) table: TableId,
    pub(super) at: u32,
    pub(super) before: Digest,
    pub(super) records: Vec<Record>,
}

/// What is to be written.
pub(super) enum Change {
    Add(Addition),
    /// The log of a table goes, if it has exactly so many entries.
    Remove {
        table: TableId,
        entries: u32,
    },
}

impl Change {
    /// Which log it changes, and how far that one goes afterwards.
    fn head(&self) -> (&TableId, Head) {
        match self {
            Change::Add(Addition { table, at, records, .. }) => {
                let last = records.last().expect("an append adds something");
                (table, Some((at + records.len() as u32 - 1, last.digest)))
            }
            Change::Remove { table, .. } => (table, None),
        }
    }
}

struct Waiting {
    change: Change,
    answer: oneshot::Sender<Result<bool, Error>>,
}

pub(super) struct Writer {
    /// None only while it is being dropped.
    queue: Option<mpsc::Sender<Waiting>>,
    thread: Option<JoinHandle<()>>,
    pub(super) groups: Groups,
}

impl Writer {
    pub(super) fn start(connection: Connection, witness: Witness) -> Writer {
        let (queue, waiting) = mpsc::channel(WAITING_MAX);
        let groups = Groups::default();
        let counted = groups.clone();
        let thread = thread::Builder::new()
            .name("writer".into())
            .spawn(move || write_until_closed(connection, witness, waiting, &counted))
            .expect("a thread can be started");
        Writer { queue: Some(queue), thread: Some(thread), groups }
    }

    pub(super) fn write(&self, change: Change) -> Pending<bool> {
        let queue = self.queue.clone().expect("the queue is there until the writer is dropped");
        Box::pin(async move {
            let closed = || Error::new("cannot write", "the writer has stopped");
            let (answer, answered) = oneshot::channel();
            queue.send(Waiting { change, answer }).await.map_err(|_| closed())?;
            // Whoever only waits for the answer does not keep the writer from closing.
            drop(queue);
            answered.await.map_err(|_| closed())?
        })
    }
}

impl Drop for Writer {
    /// What waits is still written.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // It can only fail if the thread panicked, which has been reported already.
            let _ = thread.join();
        }
    }
}

fn write_until_closed(
    mut connection: Connection,
    mut witness: Witness,
    mut queue: mpsc::Receiver<Waiting>,
    groups: &Groups,
) {
    let mut together = Vec::with_capacity(TOGETHER_MAX);
    while queue.blocking_recv_many(&mut together, TOGETHER_MAX) > 0 {
        // Whoever has something to bring, and shares this core, may bring it first: every commit costs the same.
        thread::yield_now();
        while together.len() < TOGETHER_MAX
            && let Ok(more) = queue.try_recv()
        {
            together.push(more);
        }
        witness.expect(together.iter().map(|waiting| waiting.change.head()));
        match commit(&mut connection, &together) {
            Ok(firsts) => {
                groups.count(firsts.len());
                let done = together.iter().zip(&firsts).filter(|(_, first)| **first);
                witness.note(done.map(|(waiting, _)| waiting.change.head()));
                for (waiting, first) in together.drain(..).zip(firsts) {
                    // Nobody listens any more if the server is closing.
                    let _ = waiting.answer.send(Ok(first));
                }
            }
            Err(error) => {
                let reason = error.to_string();
                for waiting in together.drain(..) {
                    let _ = waiting.answer.send(Err(Error::new("cannot write", reason.clone())));
                }
            }
        }
    }
}

/// All or nothing: an error undoes the whole transaction.
fn commit(connection: &mut Connection, together: &[Waiting]) -> rusqlite::Result<Vec<bool>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let firsts: Vec<bool> = together
        .iter()
        .map(|waiting| match &waiting.change {
            Change::Add(addition) => append(&transaction, addition),
            Change::Remove { table, entries } => remove(&transaction, table, *entries),
        })
        .collect::<rusqlite::Result<_>>()?;
    transaction.commit()?;
    Ok(firsts)
}

/// All of the records or none: if the first one is the next of its log, so are those that follow it.
pub(super) fn append(connection: &Connection, addition: &Addition) -> rusqlite::Result<bool> {
    let mut insert = connection.prepare_cached(APPEND)?;
    let mut before = addition.before;
    for (number, Record { text, digest }) in (addition.at..).zip(&addition.records) {
        if insert.execute(params![addition.table, number, text, digest.0, before.0])? == 0 {
            return Ok(false);
        }
        before = *digest;
    }
    Ok(true)
}

fn remove(connection: &Connection, table: &TableId, entries: u32) -> rusqlite::Result<bool> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM entries
         WHERE table_id = ?1 AND (SELECT max(number) + 1 FROM entries WHERE table_id = ?1) = ?2",
    )?;
    Ok(delete.execute(params![table, entries])? > 0)
}
