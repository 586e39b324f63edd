//! Chance and Community.

use crate::{
    Because, Event, Monopol, Moving, Refusal, Stage, Why,
    squares::{CardEffect, Deck, HOTEL, SQUARES},
};
use tabletop::{Seat, Sink};

impl Monopol {
    /// [mo.card] The top card is taken and obeyed.
    pub(crate) fn draw_card(&mut self, outcome: u32, log: &mut impl Sink<Monopol>) {
        let (seat, deck) = (self.turn, self.drawn_from);
        let card = self.decks[deck as usize].draw(outcome);
        log.emit(self, || Event::DrewCard { seat, deck, card });
        let effect = deck.card(card);
        if effect == CardEffect::OutOfPrison {
            self.players[seat].cards.insert(deck);
            log.emit(self, || Event::KeptCard { seat, deck });
            return self.go_on(log);
        }
        self.decks[deck as usize].put_under(card);
        self.obey_card(seat, effect, log);
    }

    fn obey_card(&mut self, seat: Seat, effect: CardEffect, log: &mut impl Sink<Monopol>) {
        match effect {
            CardEffect::MoveTo { square } => {
                self.advance_to(square, log);
                return self.obey(log);
            }
            CardEffect::BackTo { square } => return self.move_back(square, log),
            CardEffect::StepBack { steps } => {
                let at = self.players[seat].at + SQUARES as u8 - steps;
                return self.move_back(at % SQUARES as u8, log);
            }
            CardEffect::FineOrChance { .. } => {
                self.stage = Stage::FineOrChance;
                return;
            }
            CardEffect::Get { amount } => {
                self.get_from_bank(seat, amount);
                log.emit(self, || Event::GotMoney { seat, amount, parking: false });
            }
            CardEffect::Pay { amount } => self.owe(seat, None, amount, Why::Card, log),
            CardEffect::Repairs { house, hotel } => {
                let amount = self.repairs(seat, house, hotel);
                self.owe(seat, None, amount, Why::Card, log);
            }
            CardEffect::FromEach { amount } => {
                for other in self.others_in_game(seat) {
                    self.owe(other, Some(seat), amount, Why::Birthday, log);
                }
            }
            CardEffect::Prison => self.go_to_prison(Because::Card, log),
            CardEffect::OutOfPrison => unreachable!("kept, not obeyed"),
        }
        self.go_on(log);
    }

    /// Back to a square, without salary.
    fn move_back(&mut self, to: u8, log: &mut impl Sink<Monopol>) {
        let seat = self.turn;
        let from = std::mem::replace(&mut self.players[seat].at, to);
        log.emit(self, || Event::Moved { seat, from, to, how: Moving::Back });
        self.obey(log);
    }

    fn repairs(&self, seat: Seat, house: u32, hotel: u32) -> u32 {
        let built =
            self.holdings.of(seat).and(self.holdings.built()).iter().map(|lot| self.holdings.level(lot));
        built.map(|level| if level == HOTEL { hotel } else { house * u32::from(level) }).sum()
    }

    /// The fine on the card is paid.
    pub(crate) fn pay_card(&mut self, log: &mut impl Sink<Monopol>) -> Result<(), Refusal> {
        self.must_be(Stage::FineOrChance)?;

        let amount = FINE_OR_CHANCE;
        self.owe(self.turn, None, amount, Why::Card, log);
        self.go_on(log);
        Ok(())
    }

    /// A Chance card is taken instead.
    pub(crate) fn take_chance(&mut self) -> Result<(), Refusal> {
        self.must_be(Stage::FineOrChance)?;

        self.drawn_from = Deck::Chance;
        self.stage = Stage::DrawCard;
        Ok(())
    }

    pub(crate) fn others_in_game(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.in_game.without(seat.into()).iter()
    }
}

/// The only card with a choice.
const FINE_OR_CHANCE: u32 = {
    let mut number = 0;
    loop {
        if let CardEffect::FineOrChance { amount } = crate::squares::COMMUNITY[number] {
            break amount;
        }
        number += 1;
    }
};
