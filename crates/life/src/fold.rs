//! What each entry does to a table: the only place where one changes.

use crate::{By, Entry, Move, Refused, Sitter, Table, Time, TokenHash, What, playing::Playing, table::Chair};
use protocol::{ErrorCode, LuckKind, Plays, TableStage, Wish, Wished};
use std::mem;
use tabletop::{Bytes32, Number, Seat, SeatSet, Seed};

impl Table {
    /// Adds an entry. An entry that is refused changes nothing: so whoever wants to know whether something is allowed tries
    /// to add it.
    pub(crate) fn fold(&mut self, entry: &Entry) -> Result<(), Refused> {
        if entry.at < self.latest {
            return Err(ErrorCode::Internal.into());
        }
        let at = entry.at;
        match &entry.what {
            What::Laid(_) => Err(ErrorCode::AlreadyStarted.into()),
            What::Sat { seat, sitter } => self.sit(*seat, sitter),
            What::Committed { seat, commitment } => self.commit(*seat, *commitment),
            What::Closed => self.close(),
            What::Revealed { seat, number } => self.reveal(*seat, *number),
            What::Brought { seat, nonce } => {
                self.gathering()?.chair_mut(*seat)?.nonce = Some(*nonce);
                Ok(())
            }
            What::Began => self.begin(at),
            What::Moved(made) => self.act(at, entry.by, made),
            What::Undone => self.undo(at, entry.by),
            What::StoodIn { seat } => self.stand_in(at, *seat),
            What::Returned { seat } => self.give_back(at, *seat),
            What::Wished { seat, wish, on } => self.wish(*seat, *wish, *on),
            What::Paused => self.pause(at),
            What::Resumed => self.resume(at),
            What::Resigned { seat } => self.leave(at, *seat, Plays::Resigned),
            What::Removed { seat } => self.leave(at, *seat, Plays::Removed),
            What::HandedOver { seat } => self.hand_over(*seat),
            What::Relinked { seat, token } => self.relink(*seat, *token),
            What::Invited { invite } => {
                self.invite = *invite;
                Ok(())
            }
            What::Watched { open } => {
                self.watched = *open;
                Ok(())
            }
            What::Hastened => self.hasten(),
            What::Rematch { table } => {
                if self.stage() != TableStage::Over || self.rematch.is_some() {
                    return Err(ErrorCode::NotOver.into());
                }
                self.rematch = Some(table.clone());
                Ok(())
            }
        }?;
        self.latest = at;
        Ok(())
    }

    fn gathering(&mut self) -> Result<&mut Table, Refused> {
        if self.playing.is_some() { Err(ErrorCode::AlreadyStarted.into()) } else { Ok(self) }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Refused> {
        self.seats.get_mut(seat.index()).ok_or(ErrorCode::Seats.into())
    }

    fn sit(&mut self, seat: Seat, sitter: &Sitter) -> Result<(), Refused> {
        let chair = self.gathering()?.chair(seat)?;
        let may = match (&chair.sitter, sitter) {
            (Sitter::Free, Sitter::Person { .. } | Sitter::Bot { .. })
            | (Sitter::Kept { .. }, Sitter::Bot { .. }) => true,
            (Sitter::Kept { token: kept, .. }, Sitter::Person { token, .. }) => kept == token,
            _ => false,
        };
        if !may {
            return Err(ErrorCode::Full.into());
        }
        if sitter.token().is_some_and(|token| self.is_known(token, seat)) {
            return Err(ErrorCode::WrongToken.into());
        }

        *self.chair_mut(seat)? = Chair::of(sitter.clone());
        self.forget_luck();
        Ok(())
    }

    /// Whether another seat, or the invitation, is opened by such a token already.
    fn is_known(&self, token: TokenHash, but: Seat) -> bool {
        let others = (0..).map(Seat).zip(&self.seats).filter(|(seat, _)| *seat != but);
        self.invite == Some(token) || others.into_iter().any(|(_, chair)| chair.sitter.token() == Some(token))
    }

    /// Who sits here has changed after numbers may have been told: everybody promises anew.
    fn forget_luck(&mut self) {
        if !mem::take(&mut self.closed) {
            return;
        }
        for chair in &mut self.seats {
            (chair.commitment, chair.number) = (None, None);
        }
    }

    fn commit(&mut self, seat: Seat, commitment: Bytes32) -> Result<(), Refused> {
        let may = !self.closed && self.laid.luck == LuckKind::Second;
        let chair = self.gathering()?.chair_mut(seat)?;
        if !chair.is_person() {
            return Err(ErrorCode::NotSeated.into());
        }
        if !may {
            return Err(ErrorCode::Luck.into());
        }
        chair.commitment = Some(commitment);
        Ok(())
    }

    fn close(&mut self) -> Result<(), Refused> {
        if self.closed || self.laid.luck != LuckKind::Second || !self.gathering()?.is_full() {
            return Err(ErrorCode::Luck.into());
        }
        self.closed = true;
        self.wishes.clear();
        Ok(())
    }

    fn reveal(&mut self, seat: Seat, number: Number) -> Result<(), Refused> {
        let closed = self.closed;
        let chair = self.gathering()?.chair_mut(seat)?;
        if !closed || chair.commitment.is_none() {
            return Err(ErrorCode::Luck.into());
        }
        if chair.commitment != Some(number.commitment()) {
            return Err(ErrorCode::WrongNumber.into());
        }
        chair.number = Some(number);
        Ok(())
    }

    fn begin(&mut self, at: Time) -> Result<(), Refused> {
        let must_be_closed = self.laid.luck == LuckKind::Second;
        if !self.gathering()?.is_full() || must_be_closed && !self.closed {
            return Err(ErrorCode::NotStarted.into());
        }
        let seed = self.seed();
        let retold = &self.laid.retold;
        let first = retold.first().map_or(seed, |part| Seed(part.seed));
        let mut game = self.games.open(&self.laid, &first).map_err(ErrorCode::from)?;
        if usize::from(game.seats()) != self.seats.len() {
            return Err(ErrorCode::TableDamaged.into());
        }
        let then = retold.iter().skip(1).map(|part| Seed(part.seed)).chain([seed]);
        for (part, seed) in retold.iter().zip(then) {
            game.turn(part.moves.len() as u32, &seed);
        }
        let mut playing = Playing::begin(game, seed, &self.laid.settings, at);
        for made in retold.iter().flat_map(|part| &part.moves) {
            playing.act(By::Host, made).map_err(|_| ErrorCode::TableDamaged)?;
        }

        self.playing = Some(playing);
        self.wishes.clear();
        self.wind(at, SeatSet::EMPTY);
        Ok(())
    }

    /// The match under way, unless it is over.
    fn under_way(&mut self) -> Result<&mut Playing, Refused> {
        match &mut self.playing {
            Some(playing) if !playing.is_over() => Ok(playing),
            Some(_) => Err(ErrorCode::AlreadyOver.into()),
            None => Err(ErrorCode::NotStarted.into()),
        }
    }

    fn act(&mut self, at: Time, by: By, made: &Move) -> Result<(), Refused> {
        let chair = self.chair(made.seat)?;
        let is_person = chair.is_person();
        let by_its_own = match by {
            By::Person(_) => chair.is_own(),
            By::Bot(_) => !chair.is_own(),
            By::Clock => true,
            By::Host => false,
        };
        if !by_its_own {
            return Err(ErrorCode::SeatLeft.into());
        }
        if self.paused.is_some() {
            return Err(ErrorCode::Paused.into());
        }
        let playing = self.playing.as_mut().ok_or(ErrorCode::NotStarted)?;
        playing.act(by, made)?;

        let drew = playing.game.drew();
        if let Some(clocks) = &mut playing.clocks {
            clocks.settle(at);
            clocks.give_back(made.seat, made.lag.into());
        }
        if is_person && matches!(by, By::Bot(_)) {
            self.chair_mut(made.seat)?.by_stand_in += 1;
        }
        // What luck brings is a new decision; what one goes on with is not.
        self.wind(at, if drew { made.seat.into() } else { SeatSet::EMPTY });
        Ok(())
    }

    fn undo(&mut self, at: Time, by: By) -> Result<(), Refused> {
        let By::Person(seat) = by else { return Err(ErrorCode::NothingToUndo.into()) };
        if self.paused.is_some() {
            return Err(ErrorCode::Paused.into());
        }
        let playing = self.playing.as_mut().ok_or(ErrorCode::NotStarted)?;
        playing.undo(seat)?;

        // It is the same decision as before: nobody gets time for it twice.
        playing.waiting.insert(seat);
        self.wind(at, SeatSet::EMPTY);
        Ok(())
    }

    fn stand_in(&mut self, at: Time, seat: Seat) -> Result<(), Refused> {
        self.under_way()?;
        if !self.chair(seat)?.is_own() {
            return Err(ErrorCode::NotGone.into());
        }

        self.chair_mut(seat)?.plays = Plays::StandIn;
        self.wind(at, SeatSet::EMPTY);
        Ok(())
    }

    fn give_back(&mut self, at: Time, seat: Seat) -> Result<(), Refused> {
        if self.chair(seat)?.plays != Plays::StandIn {
            return Err(ErrorCode::SeatLeft.into());
        }

        self.chair_mut(seat)?.plays = Plays::Themselves;
        // Whoever comes back has time for what lies before them.
        self.wind(at, seat.into());
        Ok(())
    }

    fn wish(&mut self, seat: Seat, wish: Wish, on: bool) -> Result<(), Refused> {
        if !self.chair(seat)?.has_person() {
            return Err(ErrorCode::NotSeated.into());
        }
        match wish {
            Wish::Begin => drop(self.gathering()?),
            Wish::Pause | Wish::Resume => drop(self.under_way()?),
            Wish::Remove { seat: other } if other == seat => return Err(ErrorCode::Seats.into()),
            Wish::Remove { seat: other } if self.chair(other)?.has_person() => {}
            Wish::Remove { .. } => return Err(ErrorCode::Seats.into()),
        }

        let wished = Wished { seat, wish };
        self.wishes.retain(|other| *other != wished);
        if on {
            self.wishes.push(wished);
        }
        Ok(())
    }

    fn pause(&mut self, at: Time) -> Result<(), Refused> {
        self.under_way()?;
        if self.paused.is_some() {
            return Err(ErrorCode::Paused.into());
        }

        self.paused = Some(at);
        self.forget_pauses();
        self.wind(at, SeatSet::EMPTY);
        Ok(())
    }

    fn resume(&mut self, at: Time) -> Result<(), Refused> {
        let Some(since) = self.paused.take() else { return Err(ErrorCode::NotStarted.into()) };

        self.forget_pauses();
        if let Some(playing) = &mut self.playing {
            playing.limit = playing.limit.map(|limit| limit.plus(at.since(since)));
        }
        self.wind(at, SeatSet::EMPTY);
        Ok(())
    }

    /// What was wanted before a pause says nothing about its end, nor the other way round.
    fn forget_pauses(&mut self) {
        self.wishes.retain(|wished| !matches!(wished.wish, Wish::Pause | Wish::Resume));
    }

    /// Somebody leaves for good, by their own wish or not.
    fn leave(&mut self, at: Time, seat: Seat, plays: Plays) -> Result<(), Refused> {
        if !self.chair(seat)?.has_person() {
            return Err(ErrorCode::SeatLeft.into());
        }

        if self.playing.is_some() {
            self.chair_mut(seat)?.plays = plays;
        } else {
            *self.chair_mut(seat)? = Chair::of(Sitter::Free);
            self.forget_luck();
        }
        self.wishes.retain(|wished| wished.seat != seat && wished.wish != Wish::Remove { seat });
        if self.keeper == Some(seat) {
            self.keeper = self.seats_that(Chair::has_person).first();
        }
        self.wind(at, SeatSet::EMPTY);
        Ok(())
    }

    fn hand_over(&mut self, seat: Seat) -> Result<(), Refused> {
        if !self.chair(seat)?.has_person() {
            return Err(ErrorCode::Seats.into());
        }

        self.keeper = Some(seat);
        Ok(())
    }

    fn relink(&mut self, seat: Seat, fresh: TokenHash) -> Result<(), Refused> {
        if self.is_known(fresh, seat) {
            return Err(ErrorCode::WrongToken.into());
        }
        match &mut self.chair_mut(seat)?.sitter {
            Sitter::Person { token, .. } => *token = fresh,
            Sitter::Free | Sitter::Kept { .. } | Sitter::Bot { .. } => {
                return Err(ErrorCode::NotSeated.into());
            }
        }
        Ok(())
    }

    fn hasten(&mut self) -> Result<(), Refused> {
        if !self.are_bots_alone() {
            return Err(ErrorCode::NotOnlyBots.into());
        }

        self.under_way()?.hastened = true;
        Ok(())
    }

    /// Sets the clocks by whom the match waits for now. Those who were not waited for before have a new decision before
    /// them, and so have `afresh`.
    fn wind(&mut self, at: Time, afresh: SeatSet) {
        let own = self.seats_that(Chair::is_own);
        let paused = self.paused.is_some();
        let Some(playing) = &mut self.playing else { return };
        let (before, now) = (playing.waiting, playing.waited_for());
        playing.waiting = now;
        playing.wind_limit(at);
        let Some(clocks) = &mut playing.clocks else { return };
        clocks.settle(at);
        for seat in now {
            if !before.contains(seat) || afresh.contains(seat) {
                clocks.top_up(seat);
            }
        }
        clocks.run(if paused { SeatSet::EMPTY } else { now.and(own) });
    }
}
