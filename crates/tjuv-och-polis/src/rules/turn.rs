//! The die, and the turn going round.

use crate::{Event, Fate, Place, Refusal, Stage, TjuvOchPolis, piece::Pieces, position::STAYS_MAX};
use tabletop::{Hidden, Seat, Sink};

impl TjuvOchPolis {
    /// [tp.police.turn] [tp.thief.turn] The seat whose turn it is asks for the die.
    #[inline]
    pub(crate) fn throw(&mut self) -> Result<(), Refusal> {
        self.must_be(Stage::Turn)?;
        self.must_not_serve()?;

        self.stage = Stage::Throw;
        Ok(())
    }

    /// [tp.move.must] [tp.move.none] The die shows how far to go; without any legal move the turn passes.
    #[inline]
    pub(crate) fn thrown(&mut self, die: u8, log: &mut impl Sink<TjuvOchPolis>) {
        let seat = self.turn;
        self.die = die;
        log.emit(self, || Event::Threw { seat, die });
        if self.can_move() {
            self.stage = Stage::Move;
        } else {
            log.emit(self, || Event::Passed { seat });
            self.end_turn(log);
        }
    }

    #[inline]
    fn can_move(&self) -> bool {
        if self.is_police_turn() {
            self.any_police_move(self.all_pieces(), |_| true)
        } else {
            self.any_thief_move(self.turn, |_| true)
        }
    }

    pub(crate) fn must_not_serve(&self) -> Result<(), Refusal> {
        if let Fate::Prison { turns } = self.thief(self.turn).fate
            && !self.is_police_turn()
        {
            return Err(Refusal::InPrison { turns });
        }
        Ok(())
    }

    /// [tp.setup.order] The turn goes on clockwise, to those who have one.
    pub(crate) fn end_turn(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        self.die = 0;
        self.moved_money = false;
        if self.is_police_turn() {
            self.let_go(log);
            self.count_stays();
        }
        if self.is_settled() {
            self.stage = Stage::Count;
            return;
        }
        self.turn = self.turn.left(self.options.seats);
        while !self.is_police_turn() && !self.has_turn(self.turn) {
            self.turn = self.turn.left(self.options.seats);
        }
        if self.is_police_turn() {
            self.begin_round(log);
        } else {
            self.stage = Stage::Turn;
        }
    }

    #[inline]
    fn has_turn(&self, seat: Seat) -> bool {
        matches!(self.thief(seat).fate, Fate::Free | Fate::Prison { .. })
    }

    /// [tp.end.clock] After the last round all count their money.
    fn begin_round(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        if self.options.rounds == Some(self.round) {
            let round = self.round;
            log.emit(self, || Event::TimeUp { round });
            self.stage = Stage::Count;
            return;
        }
        self.round = self.round.saturating_add(1);
        self.stage = Stage::Turn;
    }

    /// [tp.flee.gone] The police have had their throw: who was leaving has got away.
    fn let_go(&mut self, log: &mut impl Sink<TjuvOchPolis>) {
        for seat in self.thief_seats() {
            let secret = self.options.secret_money;
            let thief = &mut self.thieves[seat];
            if thief.fate != Fate::Leaving {
                continue;
            }
            let left = thief.hidden_sum();
            thief.fate = Fate::Away;
            thief.at = Place::NOWHERE;
            thief.hidden = Default::default();
            self.bank += i64::from(left);
            let carried = Hidden::Known(thief.carried);
            log.emit(self, || Event::GotAway { thief: seat, carried, left: Hidden::Known(left), secret });
        }
    }

    /// [tp.guard.count] Another turn of the police is over for those who stand on guarded squares.
    #[inline]
    fn count_stays(&mut self) {
        let moved = std::mem::replace(&mut self.moved, Pieces::NONE);
        for number in 0..self.man_count() {
            let man = &self.men[usize::from(number)];
            let stays = self.is_guarded(man.at) && !moved.has_man(number);
            let man = &mut self.men[usize::from(number)];
            man.stays = if stays { (man.stays + 1).min(STAYS_MAX) } else { 0 };
        }
        let before_escape = [self.car.head, self.car.behind].map(|place| self.city.spot(place).before_escape);
        let stays = before_escape.contains(&true) && !moved.has_car();
        self.car_stays = if stays { (self.car_stays + 1).min(STAYS_MAX) } else { 0 };
    }
}
