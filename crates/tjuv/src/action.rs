use crate::Card;
use serde::Serialize;
use tabletop::read_tagged;

/// What a seat can try.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvAction"))]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Action {
    /// [tj.deal.lowest.tie] During the deal: which of several lowest cards to lay.
    LayLowest {
        /// One of the lowest in the hand.
        card: Card,
    },
    /// [tj.deal.trim.tie] The dealer, during the deal: which of several highest table cards goes under the talon.
    PutUnder {
        /// One of the highest on the table.
        card: Card,
    },
    /// [tj.play.capture] Step 1: play a card, and take what it beats.
    Capture {
        /// From the hand; higher than a table card of its suit.
        card: Card,
    },
    /// [tj.play.lay] Step 1: lay a card on the table.
    Lay {
        /// From the hand; higher than no table card of its suit.
        card: Card,
    },
    /// [tj.refill] Step 3: lay any card, because fewer than three lie on the table.
    Refill {
        /// From the hand.
        card: Card,
    },
}

read_tagged! {
    Action by "do", of { card: Card }:
    LayLowest { card }, PutUnder { card }, Capture { card }, Lay { card }, Refill { card },
}
