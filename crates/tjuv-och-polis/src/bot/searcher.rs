//! The players that look further than one throw.

use super::{chase::Chase, getaway::Getaway, strength::Strength};
use crate::{Action, TjuvOchPolis, View};
use tabletop::{Bot, Game, QuickDice, Seat};

/// Solves the city for a plan, and looks at the answers of the other side. The work of a decision is bounded by the
/// number of squares and of moves, and nothing is remembered from one to the next.
pub struct Searcher {
    strength: Strength,
    /// Sums it may not see are anything.
    luck: QuickDice,
}

impl Searcher {
    /// Goes by how near the police are, and by the next answer of a thief.
    pub fn hard(luck: QuickDice) -> Searcher {
        Searcher { strength: Strength::HARD, luck }
    }

    /// Goes by where every piece can be, follows its best moves further, and knows when the end of the game wins it.
    pub fn master(luck: QuickDice) -> Searcher {
        Searcher { strength: Strength::MASTER, luck }
    }
}

impl Bot<TjuvOchPolis> for Searcher {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        if let [only] = menu {
            return *only;
        }
        let game = TjuvOchPolis::guess(view, &mut self.luck);
        if seat == game.police {
            Chase(&self.strength).choose(&game, menu)
        } else {
            Getaway::new(&game, seat, &self.strength).choose(&game, menu)
        }
    }
}
