//! What a viewer may know, and what can be imagined from it.

use super::position::{CARDS, Cuckoo, Stage};
use crate::{Draw, Hidden, Seat, Viewer};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// Everything a viewer may know.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The card of each seat that has one. The cards lie open when the game is over.
    pub hands: Vec<Hidden<u8>>,
    /// How many cards have been laid away.
    pub away: u8,
    /// How many cards are left to draw.
    pub deck: u8,
    /// Who has decided.
    pub decided: Vec<Seat>,
    /// Who has asked for a swap.
    pub has_asked: Vec<Seat>,
    /// The open question: who asks whom.
    pub question: Option<(Seat, Seat)>,
    /// Whether the cards have been shown.
    pub over: bool,
}

impl View {
    pub(super) fn of(game: &Cuckoo, viewer: Viewer) -> View {
        let over = game.stage == Stage::Over;
        let hand = |(seat, card): (Seat, &u8)| Hidden::unless_covered(over || viewer.sees(seat), || *card);
        View {
            hands: (0..).map(Seat).zip(&game.hands).map(hand).collect(),
            away: game.away.len() as u8,
            deck: game.deck.len() as u8,
            decided: game.decided.iter().collect(),
            has_asked: game.has_asked.iter().collect(),
            question: game.question,
            over,
        }
    }

    /// A position in which somebody is to decide, and which looks like this.
    pub(super) fn guess(&self, start: &Cuckoo, draw: &mut impl Draw) -> Cuckoo {
        let mut unseen = ArrayVec::from(CARDS);
        for card in self.hands.iter().filter_map(Hidden::known) {
            let at =
                unseen.iter().position(|other| other == card).expect("a card one sees is one of the twelve");
            unseen.remove(at);
        }
        let mut any_unseen = || {
            let count = NonZeroU32::new(unseen.len() as u32).expect("the deck is never empty");
            unseen.remove(draw.below(count) as usize)
        };
        let hands =
            self.hands.iter().map(|hand| hand.known().copied().unwrap_or_else(&mut any_unseen)).collect();
        let away = (0..self.away).map(|_| any_unseen()).collect();
        Cuckoo {
            stage: Stage::Decide,
            hands,
            deck: unseen,
            away,
            decided: self.decided.iter().copied().collect(),
            has_asked: self.has_asked.iter().copied().collect(),
            question: self.question,
            ..start.clone()
        }
    }
}
