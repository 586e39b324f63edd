//! What crosses the border: options, actions, events, refusals.

use crate::{Caused, Hidden, RuleId, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What is agreed before the start.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many play.
    pub seats: u8,
}

/// What lies on the table: the cards there are.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Board {
    /// All of them, from low to high.
    pub cards: Vec<u8>,
}

/// What a seat can try.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Decide for the card one has.
    Keep,
    /// Decide for a card from the deck.
    Exchange,
    /// Ask somebody to swap cards.
    Ask {
        /// Who is asked.
        other: Seat,
    },
    /// Say no to a swap.
    Decline,
    /// Say yes to a swap.
    Agree,
}

/// What happened.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A card was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Known to that seat alone.
        card: Hidden<u8>,
    },
    /// A seat decided for its card.
    Kept {
        /// Who did.
        seat: Seat,
    },
    /// A seat decided for another card, and laid its own away.
    Exchanged {
        /// Who did.
        seat: Seat,
    },
    /// A card was drawn for one that was laid away.
    Drew {
        /// By whom.
        seat: Seat,
        /// Known to that seat alone.
        card: Hidden<u8>,
    },
    /// A seat asked another to swap cards.
    Asked {
        /// Who asked.
        seat: Seat,
        /// Who was asked.
        other: Seat,
    },
    /// The answer was no.
    Declined {
        /// Whose answer.
        seat: Seat,
    },
    /// The answer was yes.
    Agreed {
        /// Whose answer.
        seat: Seat,
    },
    /// Two cards changed places.
    Swapped {
        /// Who had asked.
        seat: Seat,
        /// Who had agreed.
        other: Seat,
        /// What the asker got. The two see both cards.
        got: Hidden<u8>,
        /// What the asker gave.
        gave: Hidden<u8>,
    },
    /// A card was shown at the end.
    Shown {
        /// Whose card.
        seat: Seat,
        /// For all to see.
        card: u8,
    },
}

impl Event {
    /// The same event for other eyes.
    pub(super) fn covered(self, viewer: Viewer) -> Event {
        let cover = |seen: bool, card: Hidden<u8>| if seen { card } else { Hidden::Secret };
        match self {
            Event::Dealt { seat, card } => Event::Dealt { seat, card: cover(viewer.sees(seat), card) },
            Event::Drew { seat, card } => Event::Drew { seat, card: cover(viewer.sees(seat), card) },
            Event::Swapped { seat, other, got, gave } => {
                let seen = viewer.sees(seat) || viewer.sees(other);
                Event::Swapped { seat, other, got: cover(seen, got), gave: cover(seen, gave) }
            }
            open @ (Event::Kept { .. }
            | Event::Exchanged { .. }
            | Event::Asked { .. }
            | Event::Declined { .. }
            | Event::Agreed { .. }
            | Event::Shown { .. }) => open,
        }
    }
}

impl Caused for Event {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Event::Dealt { .. } => "ck.deal",
            Event::Kept { .. } | Event::Exchanged { .. } | Event::Drew { .. } => "ck.decide",
            Event::Asked { .. } | Event::Declined { .. } | Event::Agreed { .. } => "ck.ask",
            Event::Swapped { .. } => "ck.swap",
            Event::Shown { .. } => "ck.show",
        })
    }
}

/// Why not, in the order in which it is asked.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// So many cannot play.
    SeatCount,
    /// Nobody decides now: cards are dealt, or the game is over.
    NotNow,
    /// Nobody sits there.
    NoSuchSeat,
    /// The seat has decided.
    HasDecided,
    /// The seat has asked once.
    HasAsked,
    /// Another question lies open.
    QuestionOpen,
    /// One cannot ask oneself.
    AsksItself,
    /// The seat has not been asked anything.
    NotAsked,
}

impl crate::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::SeatCount => "ck.seats",
            Refusal::NotNow | Refusal::NoSuchSeat | Refusal::HasDecided => "ck.decide",
            Refusal::HasAsked | Refusal::QuestionOpen | Refusal::AsksItself | Refusal::NotAsked => "ck.ask",
        })
    }
}
