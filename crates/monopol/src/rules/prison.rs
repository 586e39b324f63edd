//! Prison: the ways out.

use crate::{
    Business, Event, Monopol, Refusal, Spend, Stage, Way, Why,
    squares::{CardEffect, Deck, FINE},
};
use tabletop::{Seat, Sink};

/// [mo.prison.fine] After so many throws the fine is no longer a way out.
const THROWS_BEFORE_FINE_MAX: u8 = 1;

impl Monopol {
    /// [mo.prison.fine] Before the first or the second throw.
    pub(crate) fn pay_fine(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        let throws = self.must_be_in_prison()?;
        if throws > THROWS_BEFORE_FINE_MAX {
            return Err(Refusal::TooLateForFine);
        }
        let have = self.players[self.turn].cash;
        if have < FINE {
            return Err(Refusal::NotEnough { need: FINE, have, to: Spend::Fine });
        }

        let seat = self.turn;
        self.pay_bank(seat, FINE, true);
        log.emit(self, || Event::Paid { from: seat, to: None, amount: FINE, why: Why::Fine });
        self.leave_prison(seat, Way::Fine, log);
        Ok(())
    }

    /// [mo.prison.card]
    pub(crate) fn use_card(&mut self, deck: Deck, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be_in_prison()?;
        let seat = self.turn;
        if !self.players[seat].cards.contains(deck) {
            return Err(Refusal::NoSuchCard { to: Business::LeavePrison });
        }

        self.players[seat].cards.remove(deck);
        self.put_back_out_of_prison(deck);
        self.leave_prison(seat, Way::Card, log);
        Ok(())
    }

    fn must_be_in_prison(&self) -> Result<u8, Refusal> {
        self.must_be(Stage::Turn)?;
        self.players[self.turn].prison.ok_or(Refusal::NotInPrison)
    }

    pub(crate) fn may_pay_fine(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.prison.is_some_and(|throws| throws <= THROWS_BEFORE_FINE_MAX) && player.cash >= FINE
    }

    pub(crate) fn leave_prison(&mut self, seat: Seat, by: Way, log: &mut impl Sink<Monopol>) {
        self.players[seat].prison = None;
        log.emit(self, || Event::LeftPrison { seat, by });
    }

    /// [mo.card.keep] A used card goes to the bottom of its deck.
    pub(crate) fn put_back_out_of_prison(&mut self, deck: Deck) {
        let number = (0_u8..).find(|&number| deck.card(number) == CardEffect::OutOfPrison);
        self.decks[deck as usize].put_under(number.expect("each deck has one"));
    }
}
