use crate::{Card, Config, Stage};
use serde::{Deserialize, Serialize};
use tabletop::{Hidden, Seat};

/// [tj.view] Everything a viewer may know. Lists with one entry per seat are in seat order.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvView"))]
pub struct View {
    pub options: Config,
    /// Which deal of the match, counted from one.
    pub deal: u8,
    pub dealer: Seat,
    pub stage: Stage,
    /// Whose turn it is; nobody's when the match is over.
    pub turn: Option<Seat>,
    pub hands: Vec<HandView>,
    /// The open cards in the middle, by suit and then by rank.
    pub table: Vec<Card>,
    /// Each seat's piles, by top card.
    pub piles: Vec<Vec<PileView>>,
    /// How many cards are left to draw.
    pub talon: u8,
    /// The cards the dealer put under the talon that have not been seen again. They are the last to be drawn.
    pub under: Vec<Card>,
    /// All captured cards but the tops of the piles. Everyone saw them, so everyone may count them.
    pub captured: Vec<Card>,
    /// How many cards each seat has taken in this deal; of the last deal when the match is over.
    pub counts: Vec<u8>,
    /// How many cards each seat has taken in the finished deals of this match.
    pub totals: Vec<u16>,
}

/// What a viewer knows of a hand.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HandView {
    pub count: u8,
    pub cards: Hidden<Vec<Card>>,
}

/// What a viewer knows of a pile.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PileView {
    pub top: Card,
    pub size: u8,
    /// The cards under the top card.
    pub under: Hidden<Vec<Card>>,
}
