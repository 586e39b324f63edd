use crate::{
    Card, CardSet, Event, Refusal, Stage, Tjuv,
    cards::{DECK_SIZE, Deck},
};
use tabletop::{BySeat, Hidden, Sink};

/// [tj.deal.talon] So many cards lie on the table when play begins, and are filled up to afterwards.
pub(crate) const TABLE: u32 = 3;
/// [tj.deal.three] So many cards are held.
pub(crate) const HAND: u32 = 3;

impl Tjuv {
    /// Puts the cards of a finished deal together again: all of them lie in piles, or were taken from the table last.
    pub(crate) fn gather_cards(&mut self) {
        self.tops = CardSet::EMPTY;
        self.taken = BySeat::all(CardSet::EMPTY);
        self.piles = [CardSet::EMPTY; DECK_SIZE];
        self.deck = Deck::WHOLE;
    }

    /// Gets ready to deal three cards to each.
    pub(crate) fn begin_deal(&mut self, log: &mut impl Sink<Tjuv>) {
        self.stage = Stage::DealThree;
        self.turn = self.forehand();
        let (deal, dealer) = (self.deal, self.dealer);
        log.emit(self, || Event::DealBegins { deal, dealer });
    }

    /// [tj.deal.order] [tj.deal.three] [tj.deal.fourth] One card at a time, clockwise from forehand; the dealer is last.
    #[inline]
    pub(crate) fn deal_card(&mut self, card: Card, log: &mut impl Sink<Tjuv>) {
        let to = self.turn;
        self.hands[to].insert(card);
        let held = self.hands[to].len();
        log.emit(self, || Event::Dealt {
            to,
            round: if self.stage == Stage::DealFourth { 4 } else { held as u8 },
            card: Hidden::Known(card),
        });
        self.turn = to.left(self.config.seats);
        if to == self.dealer && held == HAND {
            if self.stage == Stage::DealThree {
                self.lay_lowest_cards(log);
            } else {
                self.stage = Stage::Play; // [tj.turn.order] Forehand begins.
            }
        }
    }

    /// [tj.deal.lowest] From forehand to dealer, each lays the lowest card, until somebody has a choice.
    pub(crate) fn lay_lowest_cards(&mut self, log: &mut impl Sink<Tjuv>) {
        self.stage = Stage::LayLowest;
        while let Some(card) = self.only_lowest()
            && self.stage == Stage::LayLowest
        {
            self.lay_lowest(card, log);
        }
    }

    /// The card that the seat whose turn it is must lay; none if there is a choice. [tj.deal.lowest.tie]
    pub(crate) fn only_lowest(&self) -> Option<Card> {
        let lowest = self.hands[self.turn].lowest();
        lowest.first().filter(|_| lowest.len() == 1)
    }

    /// Lays a card for the seat whose turn it is. The dealer's is the last.
    fn lay_lowest(&mut self, card: Card, log: &mut impl Sink<Tjuv>) {
        let by = self.turn;
        self.hands[by].remove(card);
        self.table.insert(card);
        log.emit(self, || Event::LaidLowest { by, card });
        self.turn = by.left(self.config.seats);
        if by == self.dealer {
            self.lowest_cards_lie(log);
        }
    }

    /// [tj.deal.lowest.tie] With several cards of the lowest rank the player chooses.
    pub(crate) fn choose_lowest(&mut self, card: Card, log: &mut impl Sink<Tjuv>) -> Result<(), Refusal> {
        self.must_be(Stage::LayLowest)?;
        self.must_hold(card)?;
        let lowest = self.hands[self.turn].lowest();
        if !lowest.contains(card) {
            return Err(Refusal::NotLowest { card, lowest: lowest.first().unwrap_or(card) });
        }

        // The next seats' cards are turned up by nature: what a seat does itself never shows another's hand.
        self.lay_lowest(card, log);
        Ok(())
    }

    /// Brings the table to three cards: one from the deck, or some under the talon.
    fn lowest_cards_lie(&mut self, log: &mut impl Sink<Tjuv>) {
        if self.config.seats == 2 {
            self.stage = Stage::Add; // [tj.deal.two]
        } else {
            self.trim_table(log);
        }
    }

    /// [tj.deal.two] With two players the dealer adds a card from the deck.
    pub(crate) fn add_to_table(&mut self, card: Card, log: &mut impl Sink<Tjuv>) {
        self.table.insert(card);
        log.emit(self, || Event::Added { card });
        self.deal_fourth();
    }

    /// [tj.deal.trim] [tj.deal.trim.highest] The highest cards go under the talon, until the dealer has a choice.
    fn trim_table(&mut self, log: &mut impl Sink<Tjuv>) {
        while self.table.len() > TABLE {
            let highest = self.table.highest();
            if highest.len() > self.table.len() - TABLE {
                self.stage = Stage::PutUnder; // [tj.deal.trim.tie]
                self.turn = self.dealer;
                return;
            }
            for card in highest {
                self.put_under(card, log);
            }
        }
        self.deal_fourth();
    }

    /// [tj.deal.trim.hidden] At the bottom nobody knows the order.
    fn put_under(&mut self, card: Card, log: &mut impl Sink<Tjuv>) {
        self.table.remove(card);
        self.bottom.insert(card);
        self.put_under.insert(card);
        log.emit(self, || Event::PutUnder { card });
    }

    /// [tj.deal.trim.tie] Among equally high cards the dealer chooses.
    pub(crate) fn choose_put_under(&mut self, card: Card, log: &mut impl Sink<Tjuv>) -> Result<(), Refusal> {
        self.must_be(Stage::PutUnder)?;
        if !self.table.contains(card) {
            return Err(Refusal::NotOnTable { card });
        }
        let highest = self.table.highest();
        if !highest.contains(card) {
            return Err(Refusal::NotHighest { card, highest: highest.first().unwrap_or(card) });
        }

        self.put_under(card, log);
        self.trim_table(log);
        Ok(())
    }

    /// [tj.deal.fourth] One more card to each.
    fn deal_fourth(&mut self) {
        self.stage = Stage::DealFourth;
        self.turn = self.forehand();
    }
}
