//! What happens at a table by itself: because everybody is ready, because all want it, because time is up.

use crate::{By, Effect, Life, Move, Table, Time, What, frames::PAUSE_MAX, playing::Playing, table::Chair};
use protocol::{ErrorCode, TableStage, Wish, Wished};
use tabletop::{Next, Seat, SeatSet};

impl Life {
    /// Adds everything that is due.
    pub(crate) fn settle(&mut self, now: Time) {
        while let Some((by, what)) = self.patient(now).and_then(|then| self.due(then)) {
            let removed = if let What::Removed { seat } = what { Some(seat) } else { None };
            if let Err(refused) = self.add(now, by, what) {
                self.then(Effect::Fault(format!("what is due is refused: {refused}")));
                return;
            }
            // Whoever sits there next has secrets of their own.
            if let Some(seat) = removed {
                self.end(now, self.presence.lines_of(Some(seat)), ErrorCode::SeatLeft);
            }
        }
    }

    fn due(&self, now: Time) -> Option<(By, What)> {
        match (self.table.stage(), &self.table.playing) {
            (TableStage::Gathering, _) => self.due_before(now),
            (TableStage::Playing, Some(playing)) => self.due_within(playing, now),
            (TableStage::Playing | TableStage::Over, _) => None,
        }
    }

    /// What is due before the match: promises are closed, and it begins.
    fn due_before(&self, now: Time) -> Option<(By, What)> {
        let table = &self.table;
        if let Some(removed) = self.due_removal(now) {
            return Some(removed);
        }
        if !table.is_full() {
            return None;
        }
        let all_want_it = self.all_here_want(Wish::Begin);
        if !table.closed {
            let all_promised =
                table.seats.iter().all(|chair| !chair.is_person() || chair.commitment.is_some());
            return (all_promised || all_want_it).then_some((By::Host, What::Closed));
        }
        let all_told = table.seats.iter().all(|chair| chair.commitment.is_none() || chair.number.is_some());
        (all_told || all_want_it).then_some((By::Host, What::Began))
    }

    fn due_within(&self, playing: &Playing, now: Time) -> Option<(By, What)> {
        if let Some(removed) = self.due_removal(now) {
            return Some(removed);
        }
        if self.table.is_too_long() {
            return self.table.paused.is_none().then_some((By::Host, What::Paused));
        }
        if let Some(since) = self.table.paused {
            if now.since(since) >= PAUSE_MAX {
                return Some((By::Clock, What::Resumed));
            }
            return self.all_here_want(Wish::Resume).then_some((By::Host, What::Resumed));
        }
        if self.all_here_want(Wish::Pause) {
            return Some((By::Host, What::Paused));
        }
        // Time that ran out while nobody was there is settled when somebody comes.
        if self.presence.is_empty() {
            return None;
        }
        due_by_limit(playing, now).or_else(|| due_by_clock(playing, now))
    }

    /// Who did not come back is removed when the keeper wants it, or all others who are here do.
    fn due_removal(&self, now: Time) -> Option<(By, What)> {
        let unwanted = self.table.wishes.iter().filter_map(|wished| match wished.wish {
            Wish::Remove { seat } => Some((seat, wished.seat)),
            Wish::Begin | Wish::Pause | Wish::Resume => None,
        });
        let mut unwanted = unwanted.filter(|(seat, _)| self.may_be_removed(*seat, now));
        let (seat, by) = unwanted.find(|(seat, by)| {
            let mut others = self.here();
            others.remove(*seat);
            self.table.keeper == Some(*by) || self.all_want(others, Wish::Remove { seat: *seat })
        })?;
        Some((By::Person(by), What::Removed { seat }))
    }

    /// Before the match a seat is easily freed; in it, only somebody who has been gone for the table's grace can be removed.
    pub(crate) fn may_be_removed(&self, seat: Seat, now: Time) -> bool {
        let Ok(chair) = self.table.chair(seat) else { return false };
        chair.has_person() && (self.table.playing.is_none() || self.is_gone(seat, now))
    }

    /// Whether a person has been gone for the table's grace.
    pub(crate) fn is_gone(&self, seat: Seat, now: Time) -> bool {
        let grace = u64::from(self.table.laid.settings.grace) * 1_000;
        self.presence.is_known() && self.presence.gone_for(seat, now).is_some_and(|gone| gone >= grace)
    }

    /// The persons who are here and have not left for good.
    pub(crate) fn here(&self) -> SeatSet {
        self.presence.here().and(self.table.seats_that(Chair::has_person))
    }

    fn all_here_want(&self, wish: Wish) -> bool {
        self.all_want(self.here(), wish)
    }

    /// Whether all of these want it, and there is anybody.
    fn all_want(&self, seats: SeatSet, wish: Wish) -> bool {
        self.presence.is_known()
            && !seats.is_empty()
            && seats.iter().all(|seat| self.table.wishes.contains(&Wished { seat, wish }))
    }

    /// When something is due by the clock alone, for those who are there.
    pub(crate) fn next_alarm(&self, now: Time) -> Option<Time> {
        if self.presence.is_empty() || self.table.stage() == TableStage::Over || self.table.is_too_long() {
            return None;
        }
        let Some(patience) = self.patience else { return self.next_deadline() };
        let taken_over = self.table.latest.plus(patience);
        let due = self.next_deadline().map(|deadline| deadline.plus(patience));
        due.into_iter().chain((taken_over > now).then_some(taken_over)).min()
    }

    fn next_deadline(&self) -> Option<Time> {
        let playing = self.table.playing.as_ref()?;
        if let Some(since) = self.table.paused {
            return Some(since.plus(PAUSE_MAX));
        }
        let clock = playing.clocks.as_ref().and_then(|clocks| clocks.deadline()).map(|(at, _)| at);
        playing.limit.into_iter().chain(clock).min()
    }
}

/// The rules' own limit: whoever is waited for is made to do what the game says. It goes on for as long as the limit stands:
/// a deal offered at the last moment prolongs nothing.
fn due_by_limit(playing: &Playing, now: Time) -> Option<(By, What)> {
    playing.limit.filter(|limit| *limit <= now)?;
    let Next::Seats(waiting) = playing.game.next() else { return None };
    let seat = *waiting.first()?;
    let action = playing.time_out(seat)?;
    Some((By::Clock, What::Moved(Move { seat, cmd: None, lag: 0, action })))
}

/// The table's clock: whoever has no time left is stood in for.
fn due_by_clock(playing: &Playing, now: Time) -> Option<(By, What)> {
    let (deadline, seat) = playing.clocks.as_ref()?.deadline()?;
    (deadline <= now).then_some((By::Clock, What::StoodIn { seat }))
}

impl Table {
    /// Whether a bot plays in a seat, its own or for a person.
    pub(crate) fn is_played_by_bot(&self, seat: Seat) -> bool {
        self.chair(seat).is_ok_and(|chair| !chair.is_own())
    }
}
