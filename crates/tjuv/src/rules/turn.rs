use crate::{Card, CardSet, Event, Refusal, Stage, StolenPile, Tjuv};
use std::mem;
use tabletop::{Hidden, Seat, Sink};

impl Tjuv {
    /// [tj.play.capture] Step 1, one way: a card that beats table cards of its suit takes all of them.
    #[inline]
    pub(crate) fn capture(&mut self, card: Card, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::Play)?;
        self.must_hold(card)?;
        let taken = self.table.and(card.beats());
        if taken.is_empty() {
            let beats_a_pile = self.others().any(|seat| !self.stolen_from(seat, card).is_empty());
            // [tj.steal.needs-table] Piles can be taken only together with a card from the table.
            return Err(if beats_a_pile {
                Refusal::OnlyPiles { card }
            } else {
                Refusal::BeatsNothing { card }
            });
        }

        log.emit(|| self.captured(card, taken));
        self.hands[self.turn.index()].remove(card);
        self.table = self.table.without(taken);
        let mut pile = taken;
        pile.insert(card);
        // [tj.pile.separate] A seat's own piles are out of reach while it takes those of the others.
        let mut own = mem::take(&mut self.tops[self.turn.index()]);
        // [tj.steal] Every other player's piles that the card beats go along, by themselves.
        for tops in &mut self.tops[..usize::from(self.config.seats)] {
            for stolen in tops.and(card.beats()) {
                pile = pile.or(mem::take(&mut self.piles[stolen.number()]));
            }
            *tops = tops.without(card.beats());
        }
        // [tj.pile] All of it is one new pile, beside the seat's other piles.
        own.insert(card);
        self.tops[self.turn.index()] = own;
        self.piles[card.number()] = pile;
        self.draw_or_pass(log);
        Ok(())
    }

    /// [tj.play.lay] Step 1, the other way: a card is laid open on the table.
    #[inline]
    pub(crate) fn lay(&mut self, card: Card, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.must_be(Stage::Play)?;
        self.must_hold(card)?;
        // [tj.play.lay.not-higher]
        if let Some(beats) = self.table.and(card.beats()).first() {
            return Err(Refusal::MustCapture { card, beats });
        }

        let by = self.turn;
        self.hands[by.index()].remove(card);
        self.table.insert(card);
        log.emit(|| Event::Laid { by, card });
        self.draw_or_pass(log);
        Ok(())
    }

    /// [tj.draw] Step 2: the seat draws.
    #[inline]
    pub(crate) fn draw_card(&mut self, card: Card, log: &mut impl Sink<Event>) {
        let by = self.turn;
        self.hands[by.index()].insert(card);
        log.emit(|| Event::Drew { by, card: Hidden::Known(card) });
        self.refill_or_pass(log);
    }

    /// [tj.draw] After step 1, as long as the talon lasts.
    #[inline]
    fn draw_or_pass(&mut self, log: &mut impl Sink<Event>) {
        if self.may_be_drawn() == 0 {
            self.pass_turn(log);
        } else {
            self.stage = Stage::Draw;
        }
    }

    /// [tj.turn.order] [tj.end] The turn passes clockwise, over those without cards, until nobody has any.
    #[inline]
    pub(crate) fn pass_turn(&mut self, log: &mut impl Sink<Event>) {
        let mut seat = self.turn;
        for _ in 0..self.config.seats {
            seat = seat.left(self.config.seats);
            if !self.hands[seat.index()].is_empty() {
                self.turn = seat;
                self.stage = Stage::Play;
                return;
            }
        }
        self.end_deal(log);
    }

    /// [tj.pile.separate] Everybody but the seat whose turn it is: nobody captures their own piles.
    #[inline]
    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let turn = self.turn;
        self.seat_list().filter(move |&seat| seat != turn)
    }

    /// [tj.steal] The tops of a seat's piles that a card beats.
    #[inline]
    fn stolen_from(&self, seat: Seat, card: Card) -> CardSet {
        self.tops[seat.index()].and(card.beats())
    }

    /// The event of a capture that is about to happen.
    fn captured(&self, card: Card, taken: CardSet) -> Event {
        let stolen: Vec<StolenPile> = self
            .others()
            .flat_map(|from| self.stolen_from(from, card).iter().map(move |top| (from, top)))
            .map(|(from, top)| StolenPile { from, top, size: self.pile(top).len() as u8 })
            .collect();
        let size = 1 + taken.len() as u8 + stolen.iter().map(|pile| pile.size).sum::<u8>();
        Event::Captured { by: self.turn, card, table: taken.iter().collect(), stolen, size }
    }

    #[inline]
    pub(crate) fn must_be(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage }) }
    }

    #[inline]
    pub(crate) fn must_hold(&self, card: Card) -> Result<(), Refusal> {
        if self.hands[self.turn.index()].contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }
}
