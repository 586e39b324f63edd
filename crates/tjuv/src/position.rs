use serde::{Deserialize, Serialize};

/// What the position waits for.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TjuvStage"))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Nature: who deals first.
    DrawDealer,
    /// Nature: three cards to each.
    DealThree,
    /// A seat with several lowest cards chooses which to lay.
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
            Stage::DrawDealer | Stage::DealThree => "tj.deal.three",
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
