//! One table on this server: a copy of its log, and those who are connected to it.
//!
//! The copy is taken out of the room for as long as something is done with it, and put back only when all went
//! well. Whatever goes wrong in between (the store fails, another node was first, the game panics), the next who
//! comes finds no copy and reads the log anew. So memory can never be ahead of the log for longer than one call.

mod act;
mod gather;
mod members;
#[cfg(test)]
mod tests;
mod visit;

use crate::{
    Error, aside,
    bots::{self, Bots},
    clock, frames,
    host::Host,
    store::{Sitter, TableId},
    table::{LaidTable, Playing},
};
use members::Members;
use protocol::{ErrorCode, TableStage, ToClient};
use std::{mem, sync::Arc};
use tabletop::{Level, Seat};
use tokio::sync::{Mutex, MutexGuard};

pub(crate) use act::Outcome;
pub(crate) use visit::Guest;

pub(crate) struct Room {
    id: TableId,
    host: Arc<Host>,
    /// Held while an action is being stored: at one table, one thing happens at a time.
    inside: Mutex<Inside>,
    /// The bots, with what they remember of the match. Held by the task that plays for them.
    pub(crate) bots: Mutex<Bots>,
}

#[derive(Default)]
struct Inside {
    /// None before anybody came, and whenever it may differ from the log.
    copy: Option<LaidTable>,
    members: Members,
    /// The latest version that the members have been told.
    told: Option<u32>,
    /// Whether a task is playing for the bots.
    bots_at_work: bool,
}

/// A room with its copy taken out.
struct Opened<'a> {
    room: &'a Arc<Room>,
    inside: MutexGuard<'a, Inside>,
    table: LaidTable,
    /// Whether the members must be told about the table itself: seats, stage, rematch.
    news: bool,
}

impl Room {
    pub(crate) fn new(id: TableId, host: Arc<Host>) -> Room {
        Room { id, host, inside: Mutex::default(), bots: Mutex::default() }
    }

    pub(crate) fn host(&self) -> &Arc<Host> {
        &self.host
    }

    /// Locks the room and takes out the copy, reading the log if there is none.
    async fn open(self: &Arc<Room>) -> Result<Opened<'_>, ErrorCode> {
        let mut inside = self.inside.lock().await;
        if let Some(table) = inside.copy.take() {
            return Ok(Opened { room: self, inside, table, news: false });
        }
        let stored = self.host.store.load(&self.id).await.map_err(|error| self.not_stored(&error))?;
        let stored = stored.ok_or(ErrorCode::UnknownTable)?;
        // A map of somebody's own is read again, and every move played: that takes a while.
        let table = aside(move || LaidTable::from_store(stored)).await?.map_err(|unreadable| {
            tracing::error!(table = %self.id, %unreadable, "cannot play on");
            ErrorCode::from(unreadable)
        })?;
        // Another node may have changed anything.
        let news = !inside.members.is_empty();
        let mut opened = Opened { room: self, inside, table, news };
        opened.wind_clock();
        Ok(opened)
    }

    /// Does something with the table for which nothing need be stored, and puts the copy back whatever comes of it.
    async fn with<T>(
        self: &Arc<Room>,
        something: impl FnOnce(&mut Opened<'_>) -> Result<T, ErrorCode>,
    ) -> Result<T, ErrorCode> {
        let mut opened = self.open().await?;
        let done = something(&mut opened);
        opened.close()?;
        done
    }

    fn not_stored(&self, error: &Error) -> ErrorCode {
        tracing::error!(table = %self.id, %error, "the store failed");
        error.code()
    }
}

impl Opened<'_> {
    /// Puts the copy back, after telling the members what is new and waking the bots whose turn it is.
    fn close(mut self) -> Result<(), ErrorCode> {
        self.tell()?;
        if !self.inside.bots_at_work && self.bot_to_ask().is_some() {
            self.inside.bots_at_work = true;
            tokio::spawn(bots::play(Arc::clone(self.room)));
        }
        self.inside.copy = Some(self.table);
        Ok(())
    }

    fn wind_clock(&mut self) {
        if let Some(deadline) = self.table.playing.as_mut().and_then(Playing::wind_clock) {
            tokio::spawn(clock::run(Arc::clone(self.room), deadline));
        }
    }

    fn tell(&mut self) -> Result<(), ErrorCode> {
        self.wind_clock();
        if mem::take(&mut self.news) {
            self.tell_table();
        }
        let stepped = self.tell_steps()?;
        if stepped && self.table.stage() == TableStage::Over {
            self.tell_table();
        }
        Ok(())
    }

    fn tell_table(&mut self) {
        let members = &mut self.inside.members;
        let info = self.table.info(|seat| members.is_online(seat));
        let frame = frames::frame(&ToClient::Table(info));
        members.send(|_| Ok(vec![frame.clone()])).expect("the same frame for everybody is always there");
    }

    /// Brings the members from what they have been told to where the match stands.
    fn tell_steps(&mut self) -> Result<bool, ErrorCode> {
        let Some(playing) = &self.table.playing else { return Ok(false) };
        let (told, now) = (self.inside.told, playing.version());
        if told == Some(now) {
            return Ok(false);
        }
        let next = told.map_or(0, |told| told + 1);
        if next == now {
            self.inside.members.send(|viewer| Ok(vec![frames::latest(playing, viewer)]))?;
        } else {
            self.inside.members.send(|viewer| frames::since(&self.table, told, viewer))?;
        }
        self.inside.told = Some(now);
        Ok(true)
    }

    /// The first bot that has been asked something or that the match waits for, with its level.
    fn bot_to_ask(&self) -> Option<(Seat, Level)> {
        let playing = self.table.playing.as_ref()?;
        let seats = playing.game.asked().into_iter().chain(playing.waiting());
        seats.into_iter().find_map(|seat| match &self.table.seats[seat.index()] {
            Sitter::Bot { level, .. } => Some((seat, *level)),
            Sitter::Free | Sitter::Kept { .. } | Sitter::Person { .. } => None,
        })
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.host.rooms.forget(&self.id);
    }
}
