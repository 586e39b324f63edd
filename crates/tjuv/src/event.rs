use crate::Card;
use serde::{Deserialize, Serialize};
use tabletop::{Caused, Hidden, RuleId, Seat};

/// What happened. Cards that only one seat may see are [`Hidden`].
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvEvent"))]
#[serde(tag = "on", rename_all = "snake_case")]
pub enum Event {
    /// A deal begins.
    DealBegins {
        /// Which deal of the match, counted from one.
        deal: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// The dealer gives a seat a card.
    Dealt {
        /// Who gets it.
        to: Seat,
        /// The seat's first to fourth card of this deal.
        round: u8,
        /// Only its owner sees it.
        card: Hidden<Card>,
    },
    /// A seat lays its lowest card on the table.
    LaidLowest {
        /// Whose card it was.
        by: Seat,
        /// Now on the table.
        card: Card,
    },
    /// With two players the dealer adds a card from the deck to the table.
    Added {
        /// Now on the table.
        card: Card,
    },
    /// With more than three players the dealer puts a table card under the talon.
    PutUnder {
        /// No longer on the table.
        card: Card,
    },
    /// A seat plays a card that takes table cards, and steals whole piles. All of it is now one pile.
    Captured {
        /// Who played.
        by: Seat,
        /// Now the top of the pile.
        card: Card,
        /// What was taken from the table, by suit and then by rank.
        table: Vec<Card>,
        /// The piles that were stolen, by seat and then by top card.
        stolen: Vec<StolenPile>,
        /// How many cards the new pile has.
        size: u8,
    },
    /// A seat lays a card on the table.
    Laid {
        /// Who played.
        by: Seat,
        /// Now on the table.
        card: Card,
    },
    /// A seat draws the top card of the talon.
    Drew {
        /// Who drew.
        by: Seat,
        /// Only who drew it sees it.
        card: Hidden<Card>,
    },
    /// A seat lays a card to fill up the table.
    Refilled {
        /// Whose card it was.
        by: Seat,
        /// Now on the table.
        card: Card,
    },
    /// The top card of the talon fills up the table.
    RefilledFromTalon {
        /// Now on the table.
        card: Card,
    },
    /// The seat that last held a card gets what still lies on the table.
    TookLast {
        /// Who gets it.
        by: Seat,
        /// By suit and then by rank.
        cards: Vec<Card>,
    },
    /// Everybody counts.
    DealOver {
        /// Which deal of the match, counted from one.
        deal: u8,
        /// How many cards each seat got in this deal.
        counts: Vec<u8>,
        /// How many cards each seat got in all deals so far.
        totals: Vec<u16>,
        /// Who deals next; nobody after the last deal.
        next_dealer: Option<Seat>,
    },
    /// The match is over; the winners share it.
    MatchOver {
        /// How many cards each seat got in all deals.
        totals: Vec<u16>,
        /// The seats with the greatest total, in seat order.
        winners: Vec<Seat>,
    },
}

/// A pile that changed hands.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StolenPile {
    /// Whose it was.
    pub from: Seat,
    /// Its top card.
    pub top: Card,
    /// How many cards it had.
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
