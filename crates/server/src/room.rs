//! One table on this server: its life, driven with real sockets, a real store and real time.
//!
//! The life is taken out of the room for as long as something is done with it, and put back only when all went well.
//! Whatever goes wrong in between (the store fails, another node was first, the game panics), the next who comes finds
//! none and reads the log anew. So memory can never be ahead of the log for longer than one call.

mod lines;
mod others;
#[cfg(test)]
mod tests;
mod thinkers;

use crate::{Error, aside, host::Host, limits::CONFLICTS_MAX, nodes::Nodes};
use life::{Append, Bounds, Effect, Input, Life, LineId, TableId, Time, TokenHash};
use lines::Lines;
use protocol::{ErrorCode, TableStage};
use std::{
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use tabletop::{Seat, SeatSet};
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
    /// What the table is called in the process's own log, which its id must not stand in: whoever has that may watch.
    name: String,
    host: Arc<Host>,
    /// Held while something is being stored: at one table, one thing happens at a time.
    inside: Mutex<Inside>,
    /// The bots that have been asked so far, with what they remember of the match.
    bots: Bots,
    /// Somebody is going to look in: one is enough, however many things have failed.
    looks_in: AtomicBool,
}

#[derive(Default)]
struct Inside {
    /// None before anybody came, and whenever it may differ from the log. In a box, because every connection's task would
    /// keep room for one.
    life: Option<Box<Life>>,
    lines: Lines,
    /// Wakes the table when time is up.
    alarm: Option<AbortHandle>,
    /// Who is here, as other servers have been told.
    attended: Option<SeatSet>,
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
        Room {
            name: life::short_name(&id),
            id,
            host,
            inside: Mutex::default(),
            bots: Bots::default(),
            looks_in: AtomicBool::new(false),
        }
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
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
            if let Done::Beaten = self.ask_before(&mut inside, &mut life, input).await? {
                continue;
            }
            let effects = put_into(&mut life, self.host.store.now(), input.clone())?;
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
        let introductions = inside.lines.introductions();
        let (met, is_anybody) = self.meet_others(inside, &mut life).await?;
        if let Done::Beaten = met {
            return Err(ErrorCode::Storage);
        }
        // Whoever is there has it open already, and does what happens by itself.
        if is_anybody {
            life.leave_to_others(Nodes::patience());
        }
        for came in introductions {
            let effects = life.input(self.host.store.now(), came);
            if let Done::Beaten = self.carry_out(inside, &mut life, effects).await? {
                return Err(ErrorCode::Storage);
            }
        }
        Ok(life)
    }

    async fn read(&self) -> Result<Box<Life>, ErrorCode> {
        let asked = Instant::now();
        let log = self.host.store.load(&self.id).await;
        self.host.figures.loaded(asked.elapsed(), log.is_ok());
        let log = log.map_err(|error| self.not_stored(&error))?;
        let log = log.ok_or(ErrorCode::UnknownTable)?;
        let settings = &self.host.settings;
        let (games, pause) = (Arc::clone(&self.host.games), settings.bot_pause);
        let bounds = Bounds { moves: settings.limits.moves_in_match, keeping: settings.keeping };
        // A map of somebody's own is read again, and every move played: that takes a while.
        let now = self.host.store.now();
        let life =
            aside(move || Life::open(games, &log, pause, now).map(|life| Box::new(life.within(bounds))));
        let life = life.await?;
        life.map_err(|unreadable| {
            tracing::error!(table = %self.name, %unreadable, "cannot play on");
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
                    Effect::Ask(ask) => self.ask(*ask, life, inside.lines.addresses()),
                    Effect::Wake(at) => self.set_alarm(inside, at),
                    Effect::PassOn { seat, reaction } => {
                        if let Some(nodes) = &self.host.nodes {
                            nodes.call_word(&self.id, seat, reaction);
                        }
                    }
                    Effect::Fault(what) => {
                        tracing::error!(table = %self.name, what, "a fault in the program")
                    }
                }
            }
            inside.lines.note_told(life.told());
            let Some(append) = append else {
                self.tell_attendance(inside, life);
                return Ok(Done::All(answer));
            };
            let moves = append.moves;
            if !self.store(append).await? {
                return Ok(Done::Beaten);
            }
            self.count(moves, life.table().stage());
            effects = life.stored(self.host.store.now());
        }
    }

    async fn store(&self, append: Append) -> Result<bool, ErrorCode> {
        let Append { at, before, records, .. } = append;
        let entries = at + records.len() as u32;
        let asked = Instant::now();
        let stored = self.host.store.append(Arc::clone(&self.id), at, before, records).await;
        self.host.figures.stored(asked.elapsed(), stored.is_ok());
        let stored = stored.map_err(|error| self.not_stored(&error))?;
        if let Some(nodes) = self.host.nodes.as_ref().filter(|_| stored) {
            nodes.call_log(&self.id, entries);
        }
        Ok(stored)
    }

    /// Counts what has been stored. After the end nobody moves, so whoever moved then has ended it.
    fn count(&self, moves: u32, stage: TableStage) {
        self.host.figures.moves.inc_by(moves.into());
        if moves > 0 && stage == TableStage::Over {
            self.host.figures.matches_over.inc();
            tracing::debug!(table = %self.name, "a match is over");
        }
    }

    fn not_stored(&self, error: &Error) -> ErrorCode {
        tracing::error!(table = %self.name, %error, "the store failed");
        error.code()
    }

    fn set_alarm(self: &Arc<Room>, inside: &mut MutexGuard<'_, Inside>, at: Time) {
        let room = Arc::downgrade(self);
        let wait = Duration::from_millis(at.since(self.host.store.now()));
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
        address: IpAddr,
    ) -> Result<Guest, ErrorCode> {
        // Whoever comes from another server may have seen more there than is known here.
        let is_read = self.host.nodes.is_none() || self.read_on(None).await;
        let mut inside = self.inside.lock().await;
        let mut life = self.take_life(&mut inside).await?;
        // Where that cannot be known nobody is shown less: they come again, or go elsewhere.
        if !is_read && seen > life.version() {
            inside.life = Some(life);
            return Err(ErrorCode::Storage);
        }
        let mut guest = inside.lines.add(token, seen, covered, address);
        guest.counted = Some(self.host.figures.connected(token.is_some()));
        let came = Input::Came { line: guest.line, token, seen, covered };
        let done = match put_into(&mut life, self.host.store.now(), came) {
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
        if self.looks_in.swap(true, Ordering::Relaxed) {
            return;
        }
        let room = Arc::downgrade(self);
        tokio::spawn(async move {
            sleep(TRY_AGAIN_AFTER).await;
            let Some(room) = room.upgrade() else { return };
            room.looks_in.store(false, Ordering::Relaxed);
            if room.try_input(&Input::Woken).await == Err(ErrorCode::Storage) {
                room.look_in_later();
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
fn put_into(life: &mut Life, now: Time, input: Input) -> Result<Vec<Effect>, ErrorCode> {
    catch_unwind(AssertUnwindSafe(|| life.input(now, input))).map_err(|_| ErrorCode::Internal)
}

impl Drop for Room {
    fn drop(&mut self) {
        if let Some(nodes) = self.host.nodes.as_ref().filter(|_| self.inside.get_mut().attended.is_some()) {
            nodes.attend(&self.id, None);
        }
        self.host.rooms.forget(&self.id);
    }
}
