use crate::{Card, Stage};
use serde::Serialize;
use tabletop::{RuleId, Seat};

/// Why not, in order of precedence.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvRefusal"))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    /// So many cannot play.
    SeatCount { min: u8, max: u8 },
    /// A match cannot have so many deals.
    DealCount { min: u8, max: u8 },
    /// The match is over.
    MatchOver,
    /// It is somebody else's turn.
    NotYourTurn { turn: Seat },
    /// Something else must be done first.
    NotNow { stage: Stage },
    /// The card is not in your hand.
    NotInHand { card: Card },
    /// The card does not lie on the table.
    NotOnTable { card: Card },
    /// You hold a lower card.
    NotLowest { card: Card, lowest: Card },
    /// A higher card lies on the table.
    NotHighest { card: Card, highest: Card },
    /// The card beats piles, but no card on the table.
    OnlyPiles { card: Card },
    /// The card beats no card on the table.
    BeatsNothing { card: Card },
    /// The card is higher than a table card of its suit, so it captures and cannot be laid.
    MustCapture { card: Card, beats: Card },
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
