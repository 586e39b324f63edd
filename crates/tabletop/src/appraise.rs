use crate::{Game, SEATS_MAX};
use arrayvec::ArrayVec;

/// What part of the win each seat may expect, in seat order. Together they make one.
pub type Shares = ArrayVec<f64, SEATS_MAX>;

/// A game in which one can say how everybody stands in a position that lies open: for looking back at a match, when there is
/// nothing left to hide. It is no bot's to know.
///
/// Quick rather than deep, since it is asked about everything that nature could have done.
pub trait Appraise: Game {
    /// How everybody stands where a seat is to decide, or where the game is over: then exactly as it ended. The same position
    /// is always judged alike.
    fn shares(&self) -> Shares;
}
