//! The position: all that is true at one moment.

use crate::{Seat, SeatSet};
use arrayvec::ArrayVec;

pub(super) const SEATS_MIN: u8 = 2;
pub(super) const SEATS: usize = 4;
/// One to six, each twice.
pub(super) const CARDS: [u8; 12] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
/// How long one may take to decide.
pub(super) const SECONDS: u16 = 20;
/// [ck.show] Since this version of the rules equals share the win; before, the first of them won alone.
pub(super) const EQUALS_SHARE: u16 = 2;

/// What the game is about to do.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Stage {
    /// Cards are dealt, in seat order.
    Deal,
    /// Everybody decides.
    Decide,
    /// A seat draws a card for the one it laid away.
    Draw(Seat),
    /// Two cards are about to change places. Nature does it, because an action must not show its player what somebody
    /// else holds.
    Swap,
    /// The cards are about to be shown.
    Show,
    /// It is over.
    Over,
}

/// A position in the game of Cuckoo.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cuckoo {
    /// The version of the rules the match is played by.
    pub(super) rules: u16,
    pub(super) seats: u8,
    pub(super) stage: Stage,
    /// The card of each seat. A seat that has laid its card away has none (0) until it has drawn.
    pub(super) hands: ArrayVec<u8, SEATS>,
    /// Not yet drawn, from low to high. They have no order that anybody could know.
    pub(super) deck: ArrayVec<u8, 12>,
    /// Cards laid away, which nobody may look at.
    pub(super) away: ArrayVec<u8, SEATS>,
    pub(super) decided: SeatSet,
    /// Who has used up the one question.
    pub(super) has_asked: SeatSet,
    /// The open question: who asks whom.
    pub(super) question: Option<(Seat, Seat)>,
}

impl Cuckoo {
    /// The card of each seat, once it is dealt.
    pub fn hands(&self) -> &[u8] {
        &self.hands
    }

    pub(super) fn undecided(&self) -> SeatSet {
        SeatSet::all(self.seats).without(self.decided)
    }

    /// What must hold at every position, for tests: no card is lost, and none is there twice too often.
    pub fn invariants(&self) -> Result<(), String> {
        let held = self.hands.iter().filter(|card| **card != 0);
        let mut cards: Vec<u8> = held.chain(&self.deck).chain(&self.away).copied().collect();
        cards.sort_unstable();
        if cards != CARDS {
            return Err(format!("the cards are {cards:?}"));
        }
        match self.question {
            Some((asker, _)) if self.decided.contains(asker) => Err(format!("{asker:?} asks in vain")),
            Some(_) | None => Ok(()),
        }
    }
}
