use crate::{Card, CardSet, Event, Refusal, Stage, StolenPile, Tjuv};
use std::mem;
use tabletop::{Hidden, Sink};

impl Tjuv {
    /// [tj.play.capture] Step 1: a card that beats table cards of its suit takes all of them, and steals every pile of the
    /// others whose top card it beats.
    #[inline]
    pub(crate) fn capture(&mut self, card: Card, log: &mut impl Sink<Tjuv>) -> Result<(), Refusal> {
        self.must_be(Stage::Play)?;
        self.must_hold(card)?;
        let (taken, stolen) = (self.beaten_by(card), self.stolen_by(card));
        if taken.is_empty() && !stolen.is_empty() {
            return Err(Refusal::OnlyPiles { card }); // [tj.steal.needs-table]
        }
        if taken.is_empty() {
            return Err(Refusal::BeatsNothing { card });
        }

        let captured = log.listens().then(|| self.captured(card, taken, stolen));
        self.hands[self.turn].remove(card);
        self.table = self.table.without(taken);
        self.pile_up(card, taken, stolen);
        if let Some(captured) = captured {
            log.emit(self, || captured);
        }
        self.draw_or_pass(log);
        Ok(())
    }

    /// [tj.play.lay] Step 1: any other card is laid on the table. It takes nothing and makes no pile.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, log: &mut impl Sink<Tjuv>) -> Result<(), Refusal> {
        self.must_be(Stage::Play)?;
        self.must_hold(card)?;
        if let Some(beats) = self.beaten_by(card).first() {
            return Err(Refusal::MustCapture { card, beats }); // [tj.play.lay.not-higher]
        }

        let by = self.turn;
        self.hands[by].remove(card);
        self.table.insert(card);
        log.emit(self, || Event::Laid { by, card });
        self.draw_or_pass(log);
        Ok(())
    }

    /// [tj.pile] Table cards and stolen piles are one new pile with the card on top.
    #[inline]
    fn pile_up(&mut self, top: Card, taken: CardSet, stolen: CardSet) {
        let mut pile = taken.or(top.into());
        for stolen_top in stolen {
            pile = pile.or(mem::take(&mut self.piles[stolen_top.number()]));
        }
        for cards in self.taken.iter_mut() {
            *cards = cards.without(pile);
        }
        self.taken[self.turn] = self.taken[self.turn].or(pile);
        self.tops = self.tops.without(stolen).or(top.into());
        self.piles[top.number()] = pile;
    }

    /// [tj.draw] Step 2: the seat draws.
    #[inline]
    pub(crate) fn draw_card(&mut self, card: Card, log: &mut impl Sink<Tjuv>) {
        let by = self.turn;
        self.hands[by].insert(card);
        log.emit(self, || Event::Drew { by, card: Hidden::Known(card) });
        self.refill_or_pass(log);
    }

    /// [tj.draw] After step 1, as long as the talon lasts.
    #[inline]
    fn draw_or_pass(&mut self, log: &mut impl Sink<Tjuv>) {
        if self.may_be_drawn() == 0 {
            self.pass_turn(log);
        } else {
            self.stage = Stage::Draw;
        }
    }

    /// [tj.turn.order] [tj.end] The turn passes clockwise, over those without cards, until nobody has any.
    #[inline]
    pub(crate) fn pass_turn(&mut self, log: &mut impl Sink<Tjuv>) {
        let mut seat = self.turn;
        for _ in 0..self.config.seats {
            seat = seat.left(self.config.seats);
            if !self.hands[seat].is_empty() {
                self.turn = seat;
                self.stage = Stage::Play;
                return;
            }
        }
        self.end_deal(log);
    }

    /// [tj.play.capture] The table cards that a card takes: all lower ones of its suit.
    #[inline]
    pub(crate) fn beaten_by(&self, card: Card) -> CardSet {
        self.table.and(card.beats())
    }

    /// [tj.steal] The tops of the piles that a card steals: all that it beats. [tj.pile.separate] Nobody captures their
    /// own piles.
    #[inline]
    pub(crate) fn stolen_by(&self, card: Card) -> CardSet {
        self.tops.and(card.beats()).without(self.taken[self.turn])
    }

    /// The event of a capture that is about to happen.
    fn captured(&self, card: Card, taken: CardSet, stolen: CardSet) -> Event {
        let owners = self
            .seat_list()
            .flat_map(|from| self.tops_of(from).and(stolen).iter().map(move |top| (from, top)));
        let stolen: Vec<StolenPile> =
            owners.map(|(from, top)| StolenPile { from, top, size: self.pile(top).len() as u8 }).collect();
        let size = 1 + taken.len() as u8 + stolen.iter().map(|pile| pile.size).sum::<u8>();
        Event::Captured { by: self.turn, card, table: taken.iter().collect(), stolen, size }
    }

    /// Something is to be done only at its stage.
    #[inline]
    pub(crate) fn must_be(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage }) }
    }

    /// Only a card in the hand of the seat whose turn it is can be played.
    #[inline]
    pub(crate) fn must_hold(&self, card: Card) -> Result<(), Refusal> {
        if self.hands[self.turn].contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }
}
