use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::{Caused, Hidden, RuleId, Seat};

/// What happened. Cards that only one seat may see are [`Hidden`].
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvEvent"))]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum Event {
    /// A deal begins. Deals are counted from one.
    DealBegins { deal: u8, dealer: Seat },
    /// The dealer gives a seat a card, the first to the fourth.
    Dealt { to: Seat, round: u8, card: Hidden<Card> },
    /// A seat lays its lowest card on the table.
    LaidLowest { by: Seat, card: Card },
    /// With two players the dealer adds a card from the deck to the table.
    Added { card: Card },
    /// With more than three players the dealer puts a table card under the talon.
    PutUnder { card: Card },
    /// A seat plays a card that takes table cards, and steals whole piles. All of it is now one pile of `size` cards.
    Captured { by: Seat, card: Card, table: Vec<Card>, stolen: Vec<StolenPile>, size: u8 },
    /// A seat lays a card on the table.
    Laid { by: Seat, card: Card },
    /// A seat draws the top card of the talon.
    Drew { by: Seat, card: Hidden<Card> },
    /// A seat lays a card to fill up the table.
    Refilled { by: Seat, card: Card },
    /// The top card of the talon fills up the table.
    RefilledFromTalon { card: Card },
    /// The seat that last held a card gets what still lies on the table.
    TookLast { by: Seat, cards: Vec<Card> },
    /// Everybody counts: cards in this deal, and in all deals so far.
    DealOver { deal: u8, counts: Vec<u8>, totals: Vec<u16>, next_dealer: Option<Seat> },
    /// The match is over; the winners share it.
    MatchOver { totals: Vec<u16>, winners: Vec<Seat> },
}

/// A pile that changed hands.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StolenPile {
    pub from: Seat,
    pub top: Card,
    pub size: u8,
}

impl Caused for Event {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::DealBegins { .. } => "tj.deal.order",
            Event::Dealt { round: 4, .. } => "tj.deal.fourth",
            Event::Dealt { .. } => "tj.deal.three",
            Event::LaidLowest { .. } => "tj.deal.lowest",
            Event::Added { .. } => "tj.deal.two",
            Event::PutUnder { .. } => "tj.deal.trim",
            Event::Captured { stolen, .. } if !stolen.is_empty() => "tj.steal",
            Event::Captured { .. } => "tj.play.capture",
            Event::Laid { .. } => "tj.play.lay",
            Event::Drew { .. } => "tj.draw",
            Event::Refilled { .. } => "tj.refill",
            Event::RefilledFromTalon { .. } => "tj.refill.talon",
            Event::TookLast { .. } => "tj.end.last",
            Event::DealOver { .. } => "tj.score",
            Event::MatchOver { .. } => "tj.match.length",
        })
    }
}
