use crate::{Card, Stage};
use serde::Serialize;
use tabletop::{RuleId, Seat};

/// Why not, in order of precedence: of all that apply, the first is given.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvRefusal"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// So many cannot play.
    SeatCount {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// A match cannot have so many deals.
    DealCount {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The match is over.
    MatchOver,
    /// It is somebody else's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Something else must be done first.
    NotNow {
        /// What is waited for.
        stage: Stage,
    },
    /// The card is not in your hand.
    NotInHand {
        /// What was tried.
        card: Card,
    },
    /// The card does not lie on the table.
    NotOnTable {
        /// What was tried.
        card: Card,
    },
    /// You hold a lower card.
    NotLowest {
        /// What was tried.
        card: Card,
        /// One of the lowest in the hand.
        lowest: Card,
    },
    /// A higher card lies on the table.
    NotHighest {
        /// What was tried.
        card: Card,
        /// One of the highest on the table.
        highest: Card,
    },
    /// The card beats piles, but no card on the table.
    OnlyPiles {
        /// What was tried.
        card: Card,
    },
    /// The card beats no card on the table.
    BeatsNothing {
        /// What was tried.
        card: Card,
    },
    /// The card is higher than a table card of its suit, so it captures and cannot be laid.
    MustCapture {
        /// What was tried.
        card: Card,
        /// A table card that it beats.
        beats: Card,
    },
}

impl tabletop::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Refusal::SeatCount { .. } => "tj.players",
            Refusal::DealCount { .. } => "tj.match.length",
            Refusal::MatchOver => "tj.end",
            Refusal::NotYourTurn { .. } => "tj.turn.order",
            Refusal::NotNow { stage } => stage.rule(),
            Refusal::NotInHand { .. } => "tj.play.lay",
            Refusal::NotOnTable { .. } => "tj.deal.trim",
            Refusal::NotLowest { .. } => "tj.deal.lowest",
            Refusal::NotHighest { .. } => "tj.deal.trim.highest",
            Refusal::OnlyPiles { .. } => "tj.steal.needs-table",
            Refusal::BeatsNothing { .. } => "tj.play.capture",
            Refusal::MustCapture { .. } => "tj.play.lay.not-higher",
        })
    }
}
