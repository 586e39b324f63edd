//! What holds in every position, whatever was played.

use crate::{Card, CardSet, Stage, Tjuv, cards::DECK_SIZE, rules::HAND};
use tabletop::Seat;

impl Tjuv {
    /// What holds in every position. For tests: a broken invariant is a bug in the rules, and the text says which.
    pub fn invariants(&self) -> Result<(), String> {
        if self.stage == Stage::Over {
            return self.all_cards_were_counted();
        }
        self.all_cards_lie_somewhere()?;
        if let Some(card) = self.misplaced_top() {
            return Err(format!("{card} and its pile do not belong together"));
        }
        if let Some(seat) = self.seat_list().find(|&seat| self.cards_of_piles(seat) != self.taken[seat]) {
            return Err(format!("the piles of seat {} are not what it has taken", seat.0));
        }
        if let Some(seat) = self.seat_list().find(|&seat| self.hands[seat].len() > HAND) {
            return Err(format!("seat {} holds more than {HAND} cards", seat.0));
        }
        Ok(())
    }

    /// [tj.score] In the end every card is somebody's.
    fn all_cards_were_counted(&self) -> Result<(), String> {
        let counted: usize = self.seat_list().map(|seat| usize::from(self.counts[seat])).sum();
        if counted == DECK_SIZE { Ok(()) } else { Err(format!("{counted} cards were counted")) }
    }

    /// [tj.deck] Each of the 36 cards lies in one place.
    fn all_cards_lie_somewhere(&self) -> Result<(), String> {
        let mut seen = CardSet::EMPTY;
        for place in self.places() {
            if !seen.and(place).is_empty() {
                return Err(format!("{:?} lie in two places", seen.and(place)));
            }
            seen = seen.or(place);
        }
        // The talon is a list, in which a card could stand twice.
        if seen != CardSet::DECK || self.cards_outside_the_talon() + self.talon() != DECK_SIZE as u32 {
            return Err(format!("{} cards in all places, {} in the talon", seen.len(), self.talon()));
        }
        Ok(())
    }

    /// In hands, in piles and on the table.
    fn cards_outside_the_talon(&self) -> u32 {
        let of_seats = self.seat_list().map(|seat| self.hands[seat].len() + self.taken[seat].len());
        self.table.len() + of_seats.sum::<u32>()
    }

    /// [tj.pile] A card that has a pile without being the top of one, or the other way round, or that is not the highest
    /// of its suit in it.
    fn misplaced_top(&self) -> Option<Card> {
        CardSet::DECK.iter().find(|&card| {
            let pile = self.pile(card);
            let beaten = pile.and(card.beats());
            pile.contains(card) != self.tops.contains(card)
                || pile.is_empty() == self.tops.contains(card)
                || (!pile.is_empty() && beaten.is_empty())
        })
    }

    /// All cards of the piles whose tops a seat has.
    fn cards_of_piles(&self, seat: Seat) -> CardSet {
        self.tops_of(seat).iter().fold(CardSet::EMPTY, |cards, top| cards.or(self.pile(top)))
    }

    /// Every place where cards lie, each pile with all its cards.
    fn places(&self) -> impl Iterator<Item = CardSet> {
        let piles = self.tops.iter().map(|top| self.pile(top));
        let hands = self.seat_list().map(|seat| self.hands[seat]);
        let deck = self.deck.cards().iter().copied().collect();
        [self.table, deck, self.bottom].into_iter().chain(hands).chain(piles)
    }
}
