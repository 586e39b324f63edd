//! The turn: throwing, moving, and what comes next.

use crate::{
    Because, Event, Monopol, Moving, Refusal, Stage, Way, Why,
    squares::{BOARD, FINE, Kind, PRISON, SALARY, SQUARES},
};
use tabletop::{Seat, SeatSet, Sink};

/// [mo.turn.third] So many doubles in a row lead to prison.
const TOO_MANY_DOUBLES: u8 = 3;
/// [mo.prison.third]
const LAST_THROW_IN_PRISON: u8 = 3;

impl Monopol {
    /// [mo.turn.throw]
    #[inline]
    pub(crate) fn throw(&mut self) -> Result<(), Refusal> {
        self.must_be(Stage::Turn)?;

        self.stage = Stage::Throw;
        Ok(())
    }

    #[inline]
    pub(crate) fn thrown(&mut self, dice: [u8; 2], log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        self.dice = dice;
        log.emit(self, || Event::Threw { seat, dice });
        let (steps, doubles) = (dice[0] + dice[1], dice[0] == dice[1]);
        if let Some(throws) = self.players[seat].prison {
            return self.thrown_in_prison(seat, throws + 1, steps, doubles, log);
        }
        self.again = doubles;
        self.doubles += u8::from(doubles);
        if self.doubles == TOO_MANY_DOUBLES {
            self.go_to_prison(Because::ThirdDoubles, log);
            return self.go_on(log);
        }
        self.move_on(steps, log);
    }

    /// [mo.prison.doubles] [mo.prison.third] No extra throw follows the third throw, whatever the dice show.
    fn thrown_in_prison(
        &mut self,
        seat: Seat,
        throws: u8,
        steps: u8,
        doubles: bool,
        log: &mut impl Sink<Monopol>,
    ) {
        let last = throws == LAST_THROW_IN_PRISON;
        self.again = doubles && !last && self.throws_again_out_of_prison();
        self.doubles += u8::from(self.again);
        if doubles {
            self.leave_prison(seat, Way::Doubles, log);
            return self.move_on(steps, log);
        }
        if !last {
            self.players[seat].prison = Some(throws);
            log.emit(self, || Event::StayedInPrison { seat, throws });
            return self.go_on(log);
        }
        self.leave_prison(seat, Way::ThirdThrow, log);
        self.steps = steps;
        self.owe(seat, None, FINE, Why::Fine, log);
        self.go_on(log);
    }

    /// Moves forward, and obeys the square.
    pub(crate) fn move_on(&mut self, steps: u8, log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        let from = self.players[seat].at;
        let to = (from + steps) % SQUARES as u8;
        self.advance_to(to, log);
        self.obey(log);
    }

    /// [mo.turn.salary] Forward to a square, with salary when GÅ is reached or passed.
    pub(crate) fn advance_to(&mut self, to: u8, log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        let from = std::mem::replace(&mut self.players[seat].at, to);
        log.emit(self, || Event::Moved { seat, from, to, how: Moving::Forward });
        if to <= from {
            let amount = if to == 0 && self.config.double_salary { 2 * SALARY } else { SALARY };
            self.get_from_bank(seat, amount);
            log.emit(self, || Event::GotSalary { seat, amount });
        }
    }

    /// Obeys the square the player stands on.
    pub(crate) fn obey(&mut self, log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        let at = self.players[seat].at;
        match BOARD[usize::from(at)].kind {
            Kind::Street { .. } | Kind::Station | Kind::Utility => return self.land_on(crate::Lot(at), log),
            Kind::Tax { amount } => self.owe(seat, None, amount, Why::Tax, log),
            Kind::Card { deck } => {
                self.drawn_from = deck;
                self.stage = Stage::DrawCard;
                return;
            }
            Kind::GoToPrison => self.go_to_prison(Because::Square, log),
            Kind::FreeParking => self.take_parking_money(seat, log),
            // [mo.prison.visit]
            Kind::Go | Kind::Prison => {}
        }
        self.go_on(log);
    }

    /// [mo.prison.in] Straight there, without salary on the way, and the turn is over. Salary got before in the same throw
    /// is kept.
    pub(crate) fn go_to_prison(&mut self, because: Because, log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        let player = &mut self.players[seat];
        player.at = PRISON;
        player.prison = Some(0);
        self.again = false;
        log.emit(self, || Event::WentToPrison { seat, because });
    }

    fn take_parking_money(&mut self, seat: Seat, log: &mut impl Sink<Monopol>) {
        let amount = std::mem::take(&mut self.pot);
        if amount > 0 {
            self.players[seat].cash += amount;
            log.emit(self, || Event::GotMoney { seat, amount, parking: true });
        }
    }

    /// What must happen next, when the thing at hand is done: debts first, then what the bank has to sell, then the rest
    /// of the move, then the next throw.
    pub(crate) fn go_on(&mut self, log: &mut impl Sink<Monopol>) {
        if self.pay_debts(log) {
            return;
        }
        if self.in_game.len() == 1 {
            return self.finish(log);
        }
        if !self.taken_over.is_empty() && self.waits_for_lifting() {
            self.stage = Stage::TakeOver;
            return;
        }
        if !self.for_sale.is_empty() || !self.cards_for_sale.is_empty() {
            return self.auction_next_sale(log);
        }
        let out = !self.is_in_game(self.turn);
        let steps = std::mem::take(&mut self.steps);
        if steps > 0 && !out {
            return self.move_on(steps, log);
        }
        if self.again && !out {
            self.again = false;
            self.stage = Stage::Turn;
            return;
        }
        self.next_turn(log);
    }

    /// [mo.order] To the left; a round is over when it comes back to where it began.
    fn next_turn(&mut self, log: &mut impl Sink<Monopol>) {
        self.doubles = 0;
        self.again = false;
        // [mo.shortage.auction] In another turn everybody may want some.
        self.content = SeatSet::EMPTY;
        loop {
            self.turn = self.turn.left(self.config.seats);
            if self.turn == self.first {
                if self.config.rounds == Some(self.round) {
                    let round = self.round;
                    log.emit(self, || Event::TimeUp { round });
                    return self.finish(log);
                }
                self.round = self.round.saturating_add(1);
            }
            if self.is_in_game(self.turn) {
                break;
            }
        }
        self.stage = Stage::Turn;
    }

    #[inline]
    pub(crate) fn must_be(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage, business: false }) }
    }

    pub(crate) fn seats_in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.config.seats).map(Seat)
    }
}
