use crate::{
    Card, CardSet, Config, SEATS,
    cards::{DECK_SIZE, Deck},
};
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

/// A position in a match of Tjuv.
///
/// The talon has no order yet: each card is drawn when it is needed, and any card left is as likely as another.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Tjuv {
    /// The version of the rules it is played by.
    pub(crate) rules: u16,
    pub(crate) config: Config,
    pub(crate) stage: Stage,
    /// Which deal of the match, counted from one.
    pub(crate) deal: u8,
    pub(crate) dealer: Seat,
    /// Whose turn it is. During the deal: to whom the next card goes, or who lays next.
    pub(crate) turn: Seat,
    pub(crate) hands: BySeat<CardSet, SEATS>,
    /// The open cards in the middle.
    pub(crate) table: CardSet,
    /// The top cards of all piles.
    pub(crate) tops: CardSet,
    /// All cards in a seat's piles.
    pub(crate) taken: BySeat<CardSet, SEATS>,
    /// For each top card its whole pile; empty for all other cards.
    pub(crate) piles: [CardSet; DECK_SIZE],
    /// The talon without the cards the dealer put under it.
    pub(crate) deck: Deck,
    /// What is left at the bottom of the talon of the cards the dealer put there.
    pub(crate) bottom: CardSet,
    /// [tj.deal.trim.hidden] All cards the dealer put under the talon, as everybody saw.
    pub(crate) put_under: CardSet,
    /// How many cards each seat got in the latest finished deal.
    pub(crate) counts: BySeat<u8, SEATS>,
    /// How many cards each seat got in all finished deals.
    pub(crate) totals: BySeat<u16, SEATS>,
}

// Search clones positions by the million: a position stays within ten cache lines.
const _: () = assert!(size_of::<Tjuv>() <= 640);

/// What the position waits for, in the order of a deal.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nature: who deals first.
    DrawDealer,
    /// Nature: three cards to each.
    DealThree,
    /// A seat with several lowest cards chooses which to lay. Nature turns up the lowest card of one with no choice.
    LayLowest,
    /// Nature: with two players, a card from the deck to the table.
    Add,
    /// The dealer chooses which of several highest cards to put under the talon.
    PutUnder,
    /// Nature: one more card to each.
    DealFourth,
    /// Step 1: the seat whose turn it is captures or lays.
    Play,
    /// Nature: the seat whose turn it is draws.
    Draw,
    /// Step 3: the seat whose turn it is lays a card.
    Refill,
    /// Nature: the top card of the talon goes to the table.
    RefillFromTalon,
    /// The match is over.
    Over,
}

impl Stage {
    /// The clause that says what must be done now.
    pub(crate) fn rule(self) -> &'static str {
        match self {
            Stage::DrawDealer => "tj.deal.order",
            Stage::DealThree => "tj.deal.three",
            Stage::LayLowest => "tj.deal.lowest.tie",
            Stage::Add => "tj.deal.two",
            Stage::PutUnder => "tj.deal.trim.tie",
            Stage::DealFourth => "tj.deal.fourth",
            Stage::Play => "tj.play.lay",
            Stage::Draw => "tj.draw",
            Stage::Refill => "tj.refill",
            Stage::RefillFromTalon => "tj.refill.talon",
            Stage::Over => "tj.end",
        }
    }
}

impl Tjuv {
    /// Everybody at the table, in turn order.
    pub(crate) fn seat_list(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        (0..self.config.seats).map(Seat)
    }

    /// [tj.deal.order] Left of the dealer: the first to get a card and the first to play.
    #[inline]
    pub(crate) fn forehand(&self) -> Seat {
        self.dealer.left(self.config.seats)
    }

    /// [tj.deal.talon] How many cards are left to draw.
    #[inline]
    pub(crate) fn talon(&self) -> u32 {
        self.deck.len() + self.bottom.len()
    }

    /// [tj.deal.trim.hidden] How many cards may be the next one: those at the bottom come last.
    #[inline]
    pub(crate) fn may_be_drawn(&self) -> u32 {
        if self.deck.is_empty() { self.bottom.len() } else { self.deck.len() }
    }

    /// Takes a card off the talon.
    #[inline]
    pub(crate) fn draw(&mut self, outcome: u32) -> Card {
        if !self.deck.is_empty() {
            return self.deck.draw(outcome);
        }
        let card = self.bottom.iter().nth(outcome as usize).expect("the outcome is below what was asked for");
        self.bottom.remove(card);
        card
    }

    /// The whole pile of a top card.
    #[inline]
    pub(crate) fn pile(&self, top: Card) -> CardSet {
        self.piles[top.number()]
    }

    /// The top cards of a seat's piles.
    #[inline]
    pub(crate) fn tops_of(&self, seat: Seat) -> CardSet {
        self.tops.and(self.taken[seat])
    }
}
