use crate::{Card, CardSet, Event, Refusal, Stage, StolenPile, Tjuv};
use std::mem;
use tabletop::{Hidden, Sink};

impl Tjuv {
    /// Step 1. [tj.play.capture] A card that beats table cards of its suit takes all of them. [tj.play.lay] Any other is
    /// laid on the table: it takes nothing and makes no pile. Both are one path, because nothing about a card is harder
    /// to foresee for the processor than which of the two it does.
    #[inline]
    pub(crate) fn play_card(
        &mut self,
        card: Card,
        captures: bool,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.must_be(Stage::Play)?;
        self.must_hold(card)?;
        let taken = self.table.and(card.beats());
        if captures == taken.is_empty() {
            return Err(self.other_use(card, taken));
        }

        let only = CardSet::from(card);
        let stolen = if captures { self.stolen_by(card) } else { CardSet::EMPTY };
        log.emit(|| {
            if captures { self.captured(card, taken, stolen) } else { Event::Laid { by: self.turn, card } }
        });
        let (laid, top) = if captures { (CardSet::EMPTY, only) } else { (only, CardSet::EMPTY) };
        self.hands[self.turn.index()].remove(card);
        self.table = self.table.without(taken).or(laid);
        // [tj.pile] Table cards and stolen piles are one new pile with the card on top.
        let mut pile = taken.or(top);
        for stolen_top in stolen {
            pile = pile.or(mem::take(&mut self.piles[stolen_top.number()]));
        }
        for cards in &mut self.taken {
            *cards = cards.without(pile);
        }
        self.taken[self.turn.index()] = self.taken[self.turn.index()].or(pile);
        self.tops = self.tops.without(stolen).or(top);
        self.piles[card.number()] = pile;
        self.draw_or_pass(log);
        Ok(())
    }

    /// Why a card cannot be used as its player tried: it has only the other use.
    fn other_use(&self, card: Card, taken: CardSet) -> Refusal {
        match taken.first() {
            Some(beats) => Refusal::MustCapture { card, beats }, // [tj.play.lay.not-higher]
            None if self.stolen_by(card).is_empty() => Refusal::BeatsNothing { card },
            None => Refusal::OnlyPiles { card }, // [tj.steal.needs-table]
        }
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

    /// [tj.steal] The tops of the piles that a card steals: all that it beats. [tj.pile.separate] Nobody captures their
    /// own piles.
    #[inline]
    fn stolen_by(&self, card: Card) -> CardSet {
        self.tops.and(card.beats()).without(self.taken[self.turn.index()])
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

    #[inline]
    pub(crate) fn must_be(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage == stage { Ok(()) } else { Err(Refusal::NotNow { stage: self.stage }) }
    }

    #[inline]
    pub(crate) fn must_hold(&self, card: Card) -> Result<(), Refusal> {
        if self.hands[self.turn.index()].contains(card) { Ok(()) } else { Err(Refusal::NotInHand { card }) }
    }
}
