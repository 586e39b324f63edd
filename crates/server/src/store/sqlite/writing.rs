//! One thread writes. It takes everything that waits into one transaction, so that many tables share one wait for
//! the disk, and answers only when the disk has it.

use crate::{
    Error,
    store::{Laid, Move, Pending, Sitter, TableId},
};
use rusqlite::{Connection, TransactionBehavior, params};
use std::thread::{self, JoinHandle};
use tabletop::{Bytes16, Seat};
use tokio::sync::{mpsc, oneshot};

/// Changes that may wait for the writer before those who bring more must wait themselves.
const WAITING_MAX: usize = 4_096;
/// The most changes in one transaction.
const TOGETHER_MAX: usize = 1_024;

/// A change of the database. Each answers whether it was the first of its kind.
pub(super) enum Change {
    Create(Laid, Vec<Sitter>),
    Sit(TableId, Seat, Sitter),
    Append(TableId, u32, Move),
}

struct Waiting {
    change: Change,
    answer: oneshot::Sender<Result<bool, Error>>,
}

pub(super) struct Writer {
    /// None only while it is being dropped.
    queue: Option<mpsc::Sender<Waiting>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Writer {
        let (queue, waiting) = mpsc::channel(WAITING_MAX);
        let thread = thread::Builder::new()
            .name("writer".into())
            .spawn(move || write_until_closed(connection, waiting))
            .expect("a thread can be started");
        Writer { queue: Some(queue), thread: Some(thread) }
    }

    pub(super) fn write(&self, change: Change) -> Pending<bool> {
        let queue = self.queue.clone().expect("the queue is there until the writer is dropped");
        Box::pin(async move {
            let closed = || Error::new("cannot write", "the writer has stopped");
            let (answer, answered) = oneshot::channel();
            queue.send(Waiting { change, answer }).await.map_err(|_| closed())?;
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

fn write_until_closed(mut connection: Connection, mut queue: mpsc::Receiver<Waiting>) {
    let mut together = Vec::with_capacity(TOGETHER_MAX);
    while queue.blocking_recv_many(&mut together, TOGETHER_MAX) > 0 {
        // Whoever has something to bring, and shares this core, may bring it first: every commit costs the same.
        thread::yield_now();
        while together.len() < TOGETHER_MAX
            && let Ok(more) = queue.try_recv()
        {
            together.push(more);
        }
        match commit(&mut connection, &together) {
            Ok(firsts) => {
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
        .map(|waiting| apply(&transaction, &waiting.change))
        .collect::<rusqlite::Result<_>>()?;
    transaction.commit()?;
    Ok(firsts)
}

fn apply(connection: &Connection, change: &Change) -> rusqlite::Result<bool> {
    match change {
        Change::Create(laid, seats) => create(connection, laid, seats),
        Change::Sit(table, seat, sitter) => sit(connection, table, *seat, sitter),
        Change::Append(table, version, made) => append(connection, table, *version, made),
    }
}

fn create(connection: &Connection, laid: &Laid, seats: &[Sitter]) -> rusqlite::Result<bool> {
    let created = connection
        .prepare_cached(
            "INSERT INTO tables (id, game, rules, options, server_part, invite, previous, settings)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            &*laid.id,
            laid.game,
            laid.rules,
            laid.options.get(),
            laid.server_part.0.0,
            laid.invite.0,
            laid.previous.as_deref(),
            serde_json::to_string(&laid.settings).expect("settings are plain data"),
        ])?;
    if created == 0 {
        return Ok(false);
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO seats (table_id, seat, kind, name, level, nonce, token) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (seat, sitter) in seats.iter().enumerate() {
        let Columns { kind, level, nonce } = columns(sitter);
        let token = sitter.token().map(|token| token.0);
        insert.execute(params![&*laid.id, seat as u8, kind, sitter.name(), level, nonce, token])?;
    }
    Ok(true)
}

fn sit(connection: &Connection, table: &TableId, seat: Seat, sitter: &Sitter) -> rusqlite::Result<bool> {
    let Columns { kind, level, nonce } = columns(sitter);
    let token = sitter.token().map(|token| token.0);
    let changed = connection
        .prepare_cached(
            "UPDATE seats SET kind = ?, name = ?, level = ?, nonce = ?, token = ?
             WHERE table_id = ? AND seat = ? AND kind IN ('free', 'kept')",
        )?
        .execute(params![kind, sitter.name(), level, nonce, token, &**table, seat.0])?;
    Ok(changed == 1)
}

fn append(connection: &Connection, table: &TableId, version: u32, made: &Move) -> rusqlite::Result<bool> {
    let added = connection
        .prepare_cached(
            "INSERT INTO moves (table_id, version, seat, cmd, action) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![&**table, version, made.seat.0, &*made.cmd, made.action.get()])?;
    Ok(added == 1)
}

/// The columns that only some sitters have.
struct Columns<'a> {
    kind: &'static str,
    level: Option<&'a str>,
    nonce: Option<[u8; 16]>,
}

fn columns(sitter: &Sitter) -> Columns<'_> {
    let (kind, level, nonce) = match sitter {
        Sitter::Free => ("free", None, None),
        Sitter::Person { nonce: Bytes16(nonce), .. } => ("person", None, Some(*nonce)),
        Sitter::Kept { .. } => ("kept", None, None),
        Sitter::Bot { level, .. } => ("bot", Some(level.name()), None),
    };
    Columns { kind, level, nonce }
}
