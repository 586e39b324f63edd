//! What a viewer may be told, compared with what they are told.

use super::{Chair, Happened, Seen, Truth, Wrong, ensure, entries::menu_of};
use life::{By, Sitter, Time};
use protocol::{SeatInfo, Standing, TableInfo, TableStage};
use serde_json::value::RawValue;
use tabletop::{Next, Seat, SeatSet, ServerPart, Viewer};

/// The shortest secret, in hexadecimal digits.
const SECRET: usize = 32;

pub(crate) fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Table | Viewer::Open => None,
    }
}

impl Truth {
    /// No frame ever holds anything that looks like a secret, but for what was published.
    pub(crate) fn holds_no_secret(&self, frame: &str) -> Result<(), Wrong> {
        let runs = frame.as_bytes().split(|byte| !byte.is_ascii_hexdigit());
        for run in runs.filter(|run| run.len() >= SECRET) {
            let run = String::from_utf8_lossy(run);
            ensure!(self.published.contains(&*run), "a frame holds the secret {run}: {frame}");
        }
        Ok(())
    }

    pub(crate) fn check_info(&self, told: &TableInfo, here: SeatSet, now: Time) -> Result<(), Wrong> {
        let is_so = told.id == *self.laid.id
            && told.game == self.laid.game
            && told.settings == self.laid.settings
            && told.stage == self.stage()
            && told.keeper == self.keeper
            && told.luck.commitment == ServerPart(self.laid.server_part).commitment()
            && told.luck.closed == self.closed
            && told.invited == self.invite.is_some()
            && told.watched == self.watched
            && told.wishes == self.wishes
            && told.hastened == self.hastened
            && told.rematch.as_deref() == self.rematch.as_deref();
        ensure!(is_so, "the table is told otherwise than the log says: {told:?}");
        let paused = self.paused.map(|since| (60 * 60 * 1_000_u64).saturating_sub(now.since(since)));
        ensure!(told.paused_ms.map(u64::from) == paused, "the pause is told as {:?}", told.paused_ms);
        ensure!(told.seats.len() == self.chairs.len(), "there are other seats");
        for ((seat, told), chair) in (0..).map(Seat).zip(&told.seats).zip(&self.chairs) {
            ensure!(is_seat(told, chair, here.contains(seat)), "{seat:?} is told as {told:?}");
        }
        Ok(())
    }

    fn seen(&mut self, version: u32, viewer: Viewer) -> Result<&Seen, Wrong> {
        let found = self.made.iter().position(|(made, eyes, _)| (*made, *eyes) == (version, viewer));
        let at = match found {
            Some(at) => at,
            None => {
                let game = &self.versions.get(version as usize).ok_or("there is no such version")?.game;
                let menu = menu_of(&**game, seat_of(viewer));
                let beats = game.beats(&[viewer]).remove(0);
                let seen = Seen { view: game.view(viewer), menu, beats };
                if self.made.len() >= 16 {
                    self.made.remove(0);
                }
                self.made.push((version, viewer, seen));
                self.made.len() - 1
            }
        };
        Ok(&self.made[at].2)
    }

    /// Where the match stands, for these eyes and at this time.
    pub(crate) fn check_standing(&mut self, told: &Standing, viewer: Viewer, now: Time) -> Result<(), Wrong> {
        let version = told.version;
        let latest = self.version();
        ensure!(Some(version) <= latest, "version {version} is told, and the log has {latest:?}");
        let seen = self.seen(version, viewer)?;
        ensure!(told.view.get() == seen.view.get(), "{viewer:?} sees {} for {}", told.view, seen.view);
        ensure!(told.menu.get() == seen.menu.get(), "{viewer:?} is offered {} for {}", told.menu, seen.menu);
        let game = &self.versions[version as usize].game;
        let (waiting, winners) = match game.next() {
            Next::Seats(seats) => (seats.to_vec(), None),
            Next::Over(winners) => (Vec::new(), Some(winners.iter().collect::<Vec<_>>())),
            Next::Chance(_) => (Vec::new(), None),
        };
        ensure!(told.waiting == waiting && told.winners == winners, "{viewer:?} is told another result");
        ensure!(told.asked == game.asked(), "{viewer:?} is told that others are asked");
        ensure!(told.out.iter().copied().eq(game.out().iter()), "{viewer:?} is told that others are out");
        let is_latest = Some(version) == latest;
        ensure!(told.bots_alone == (is_latest && self.bots_alone()), "bots are said to be alone");
        let may_undo = seat_of(viewer).is_some_and(|seat| self.not_undone(seat).is_ok());
        ensure!(told.undo == (is_latest && may_undo), "{viewer:?} is told that undo is {}", told.undo);
        self.check_times(told, is_latest, now)
    }

    fn check_times(&self, told: &Standing, is_latest: bool, now: Time) -> Result<(), Wrong> {
        let limit = self.limit.filter(|_| is_latest && self.paused.is_none()).map(|limit| limit.since(now));
        ensure!(told.time_left_ms.map(u64::from) == limit, "the limit is told as {:?}", told.time_left_ms);
        let clocks = self.clocks.as_ref().filter(|_| is_latest);
        ensure!(told.clocks_ms.is_some() == clocks.is_some(), "clocks are told, or are not");
        for (seat, ms) in (0..).map(Seat).zip(told.clocks_ms.iter().flatten()) {
            let Some(clocks) = clocks else { continue };
            let left = clocks.left(seat, now);
            ensure!(u64::from(*ms) <= clocks.bank, "{seat:?} has more time than the bank ever held");
            ensure!(u64::from(*ms) == left, "{seat:?} is told to have {ms} ms, and has {left}");
        }
        Ok(())
    }

    /// A step, as these eyes may see it.
    pub(crate) fn check_step(
        &mut self,
        version: u32,
        viewer: Viewer,
        cmd: Option<&str>,
        stand_in: bool,
        beats: &RawValue,
    ) -> Result<(), Wrong> {
        let seen = self.seen(version, viewer)?;
        ensure!(beats.get() == seen.beats.get(), "{viewer:?} is told {beats} for {}", seen.beats);
        let (own, by_stand_in) = match &self.versions[version as usize].what {
            Happened::Moved { by, seat, cmd, .. } => {
                let own = cmd.as_deref().filter(|_| seat_of(viewer) == Some(*seat));
                (own, matches!(by, By::Bot(_)) && self.chairs[seat.index()].is_person())
            }
            Happened::Opening => (None, false),
            Happened::Undone(_) => return Err("what was taken back is told as a step".to_owned()),
        };
        ensure!(cmd == own, "{viewer:?} is told the command {cmd:?} for {own:?}");
        ensure!(stand_in == by_stand_in, "a step is told to be by a stand-in: {stand_in}");
        Ok(())
    }

    /// What would come of an action is told as it would come, and only to the seat that asked.
    pub(crate) fn check_tried(
        &self,
        viewer: Viewer,
        action: &RawValue,
        beats: &RawValue,
    ) -> Result<(), Wrong> {
        let seat = seat_of(viewer).ok_or("somebody who sees no seat's hand is told what would come")?;
        let game = &self.versions.last().ok_or("nothing has begun")?.game;
        let would = game.would(seat, action).map_err(|_| "what would be refused is told as if it came")?;
        ensure!(beats.get() == would.get(), "{viewer:?} is told {beats} for {would}");
        Ok(())
    }

    pub(crate) fn check_undone(&self, version: u32, seat: Seat) -> Result<(), Wrong> {
        let what = self.versions.get(version as usize).map(|version| &version.what);
        ensure!(matches!(what, Some(Happened::Undone(own)) if *own == seat), "nothing was taken back");
        Ok(())
    }

    /// All that happened, as these eyes may see it.
    pub(crate) fn check_log(&self, log: &[Box<RawValue>], viewer: Viewer) -> Result<(), Wrong> {
        ensure!(log.len() == self.versions.len().min(300), "a resync tells {} versions", log.len());
        let latest = &self.versions[self.versions.len() - log.len()..];
        for (told, version) in log.iter().zip(latest) {
            let events = match &version.what {
                Happened::Undone(_) | Happened::Moved { undone: true, .. } => None,
                Happened::Opening | Happened::Moved { .. } => Some(version.game.events(viewer)),
            };
            let events = events.as_ref().map_or("[]", |events| events.get());
            ensure!(told.get() == events, "{viewer:?} is told that {told} happened, not {events}");
        }
        Ok(())
    }

    /// Whom or what the table waits for when everybody is quiet; wrong if it is nobody.
    pub(crate) fn waits_for_somebody(&self, here: SeatSet, anybody: bool) -> Result<(), Wrong> {
        match self.stage() {
            TableStage::Over => Ok(()),
            TableStage::Playing => {
                let by_person = !self.waited_for().and(self.seats_that(Chair::decides)).is_empty();
                ensure!(by_person || !anybody, "nobody plays on, and the match waits for no person");
                Ok(())
            }
            TableStage::Gathering => {
                let waits = |(seat, chair): (Seat, &Chair)| match &chair.sitter {
                    Sitter::Free | Sitter::Kept { .. } => true,
                    Sitter::Bot { .. } => false,
                    Sitter::Person { .. } if here.contains(seat) => false,
                    Sitter::Person { .. } => chair.number.is_none(),
                };
                let somebody = (0..).map(Seat).zip(&self.chairs).any(waits);
                ensure!(somebody || !anybody, "everybody is ready, and the match does not begin");
                Ok(())
            }
        }
    }
}

fn is_seat(told: &SeatInfo, chair: &Chair, here: bool) -> bool {
    match (told, &chair.sitter) {
        (SeatInfo::Free, Sitter::Free) => true,
        (SeatInfo::Kept { name }, Sitter::Kept { name: own, .. }) => name == own,
        (SeatInfo::Bot { name, level }, Sitter::Bot { name: own, level: of }) => (name, level) == (own, of),
        (
            SeatInfo::Person { name, online, gone_ms, commitment, revealed, plays, by_stand_in },
            Sitter::Person { name: own, .. },
        ) => {
            name == own
                && (*online, gone_ms.is_none()) == (here, here)
                && *commitment == chair.commitment
                && *revealed == chair.number.is_some()
                && *plays == chair.plays
                && *by_stand_in == chair.by_stand_in
        }
        _ => false,
    }
}
