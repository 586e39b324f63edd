//! One table on this server: its life, driven with real sockets, a real store and real time.
//!
//! The life is taken out of the room for as long as something is done with it, and put back only when all went well.
//! Whatever goes wrong in between (the store fails, another node was first, the game panics), the next who comes finds
//! none and reads the log anew. So memory can never be ahead of the log for longer than one call.

mod lines;
#[cfg(test)]
mod tests;
mod thinkers;

use crate::{Error, aside, host::Host, limits::CONFLICTS_MAX};
use life::{Append, Effect, Input, Life, LineId, TableId, Time, TokenHash};
use lines::Lines;
use protocol::ErrorCode;
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};
use tabletop::Seat;
use thinkers::Bots;
use tokio::{
    sync::{Mutex, MutexGuard},
    task::AbortHandle,
    time::sleep,
};

pub(crate) use lines::{Guest, Out};

/// How long to wait before trying again when the store fails.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

pub(crate) struct Room {
    id: TableId,
    host: Arc<Host>,
    /// Held while something is being stored: at one table, one thing happens at a time.
    inside: Mutex<Inside>,
    /// The bots that have been asked so far, with what they remember of the match.
    bots: Bots,
}

#[derive(Default)]
struct Inside {
    /// None before anybody came, and whenever it may differ from the log. In a box, because every connection's task would
    /// keep room for one.
    life: Option<Box<Life>>,
    lines: Lines,
    /// The latest version that those who are connected have been told.
    told: Option<u32>,
    /// Wakes the table when time is up.
    alarm: Option<AbortHandle>,
}

/// What a table answered, if it was asked something.
type Answer = Option<Result<Seat, ErrorCode>>;

/// How carrying out effects ended.
enum Done {
    /// All of it is done, and the request is answered if there was one.
    All(Answer),
    /// Another node was first: the life is ahead of its log.
    Beaten,
}

impl Room {
    pub(crate) fn new(id: TableId, host: Arc<Host>) -> Room {
        Room { id, host, inside: Mutex::default(), bots: Bots::default() }
    }

    /// Puts something in, and carries out what comes of it. Answers what the table answered, if it did. If the store fails
    /// the table is read anew as soon as it can be, so that bots and clocks go on.
    pub(crate) async fn put_in(self: &Arc<Room>, input: Input) -> Result<Answer, ErrorCode> {
        let done = self.try_input(&input).await;
        if done == Err(ErrorCode::Storage) {
            self.look_in_later();
        }
        done
    }

    /// If another node was first, the log is read anew and it is put in again.
    async fn try_input(self: &Arc<Room>, input: &Input) -> Result<Answer, ErrorCode> {
        for _ in 0..CONFLICTS_MAX {
            let mut inside = self.inside.lock().await;
            let mut life = self.take_life(&mut inside).await?;
            let effects = put_into(&mut life, input.clone())?;
            if let Done::All(answer) = self.carry_out(&mut inside, &mut life, effects).await? {
                inside.life = Some(life);
                return Ok(answer);
            }
        }
        Err(ErrorCode::Storage)
    }

    /// A request that a table answers. It is carried out to its end even if whoever asked hangs up: or a seat would be taken,
    /// and nobody told.
    pub(crate) async fn request(self: Arc<Room>, input: Input) -> Result<Seat, ErrorCode> {
        let done = tokio::spawn(async move { self.put_in(input).await });
        let answer = done.await.map_err(|_| ErrorCode::Internal)??;
        answer.ok_or(ErrorCode::Internal)?
    }

    /// Looks at the table without changing anything.
    pub(crate) async fn look<T>(
        self: &Arc<Room>,
        at: impl FnOnce(&Life) -> Result<T, ErrorCode>,
    ) -> Result<T, ErrorCode> {
        let mut inside = self.inside.lock().await;
        let life = self.take_life(&mut inside).await?;
        let seen = at(&life);
        inside.life = Some(life);
        seen
    }

    /// Takes the life out, reading the log if there is none.
    async fn take_life(
        self: &Arc<Room>,
        inside: &mut MutexGuard<'_, Inside>,
    ) -> Result<Box<Life>, ErrorCode> {
        match inside.life.take() {
            Some(life) => Ok(life),
            // In a box, because it is seldom done and needs much room.
            None => Box::pin(self.read_anew(inside)).await,
        }
    }

    /// Reads the log. Whoever is connected is introduced to the new life.
    async fn read_anew(
        self: &Arc<Room>,
        inside: &mut MutexGuard<'_, Inside>,
    ) -> Result<Box<Life>, ErrorCode> {
        let mut life = self.read().await?;
        for came in inside.lines.introductions(inside.told) {
            let effects = life.input(now(), came);
            if let Done::Beaten = self.carry_out(inside, &mut life, effects).await? {
                return Err(ErrorCode::Storage);
            }
        }
        Ok(life)
    }

    async fn read(&self) -> Result<Box<Life>, ErrorCode> {
        let log = self.host.store.load(&self.id).await.map_err(|error| self.not_stored(&error))?;
        let log = log.ok_or(ErrorCode::UnknownTable)?;
        let (games, pause) = (Arc::clone(&self.host.games), self.host.settings.bot_pause);
        // A map of somebody's own is read again, and every move played: that takes a while.
        let life = aside(move || Life::open(games, &log, pause, now()).map(Box::new)).await?;
        life.map_err(|unreadable| {
            tracing::error!(table = %self.id, %unreadable, "cannot play on");
            ErrorCode::from(unreadable)
        })
    }

    /// Does what a table wants done.
    async fn carry_out(
        self: &Arc<Room>,
        inside: &mut MutexGuard<'_, Inside>,
        life: &mut Life,
        mut effects: Vec<Effect>,
    ) -> Result<Done, ErrorCode> {
        let mut answer = None;
        loop {
            let mut append = None;
            for effect in effects {
                match effect {
                    Effect::Append(records) => append = Some(records),
                    Effect::Tell { to, frame } => inside.lines.tell(&to, frame),
                    Effect::End { lines, code } => inside.lines.end(&lines, code),
                    Effect::Answer(given) => answer = Some(given),
                    Effect::Ask(ask) => self.ask(*ask, life.table().laid()),
                    Effect::Wake(at) => self.set_alarm(inside, at),
                    Effect::Fault(what) => tracing::error!(table = %self.id, what, "a fault in the program"),
                }
            }
            let Some(append) = append else {
                inside.told = life.version();
                return Ok(Done::All(answer));
            };
            if !self.store(append).await? {
                return Ok(Done::Beaten);
            }
            effects = life.stored(now());
        }
    }

    async fn store(&self, append: Append) -> Result<bool, ErrorCode> {
        let Append { at, before, records } = append;
        let stored = self.host.store.append(Arc::clone(&self.id), at, before, records).await;
        stored.map_err(|error| self.not_stored(&error))
    }

    fn not_stored(&self, error: &Error) -> ErrorCode {
        tracing::error!(table = %self.id, %error, "the store failed");
        error.code()
    }

    fn set_alarm(self: &Arc<Room>, inside: &mut MutexGuard<'_, Inside>, at: Time) {
        let room = Arc::downgrade(self);
        let wait = Duration::from_millis(at.since(now()));
        let alarm = tokio::spawn(async move {
            sleep(wait).await;
            if let Some(room) = room.upgrade() {
                // In a task of its own, which a new alarm does not stop in the middle.
                tokio::spawn(async move { room.put_in(Input::Woken).await });
            }
        });
        if let Some(before) = inside.alarm.replace(alarm.abort_handle()) {
            before.abort();
        }
    }

    /// Somebody connects, with the token of a seat or to watch.
    pub(crate) async fn enter(
        self: &Arc<Room>,
        token: Option<TokenHash>,
        seen: Option<u32>,
        covered: bool,
    ) -> Result<Guest, ErrorCode> {
        let mut inside = self.inside.lock().await;
        let mut life = self.take_life(&mut inside).await?;
        let guest = inside.lines.add(token, covered);
        let came = Input::Came { line: guest.line, token, seen, covered };
        let done = match put_into(&mut life, came) {
            Ok(effects) => self.carry_out(&mut inside, &mut life, effects).await,
            Err(code) => Err(code),
        };
        match done {
            Ok(Done::All(_)) => inside.life = Some(life),
            // Whoever puts in something next reads the log anew, and introduces everybody.
            Ok(Done::Beaten) => self.look_in_later(),
            Err(code) => {
                inside.lines.remove(guest.line);
                return Err(code);
            }
        }
        Ok(guest)
    }

    /// Puts in that time has passed, after a while and until it works.
    fn look_in_later(self: &Arc<Room>) {
        let room = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                sleep(TRY_AGAIN_AFTER).await;
                let Some(room) = room.upgrade() else { return };
                if room.try_input(&Input::Woken).await != Err(ErrorCode::Storage) {
                    return;
                }
            }
        });
    }

    /// Somebody's connection has ended.
    pub(crate) async fn leave(self: &Arc<Room>, line: LineId) {
        let mut inside = self.inside.lock().await;
        inside.lines.remove(line);
        let is_known = inside.life.is_some();
        drop(inside);
        if is_known {
            // If this fails the log is read anew by the next who comes.
            let _ = self.put_in(Input::Left { line }).await;
        }
    }
}

/// If it panics, that has been reported, and the life must not be used any more.
fn put_into(life: &mut Life, input: Input) -> Result<Vec<Effect>, ErrorCode> {
    catch_unwind(AssertUnwindSafe(|| life.input(now(), input))).map_err(|_| ErrorCode::Internal)
}

/// What time it is.
pub(crate) fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(since.as_millis() as u64)
}

impl Drop for Room {
    fn drop(&mut self) {
        self.host.rooms.forget(&self.id);
    }
}
