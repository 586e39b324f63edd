//! The players that look further than one throw.

use super::{chase::Chase, getaway::Getaway, odds::Odds, strength::Strength};
use crate::{Action, TjuvOchPolis, View};
use tabletop::{Advice, Bot, Game, Imagine, QuickDice, Seat};

/// So many actions are advised at most.
const ADVICE: usize = 5;
/// What the police weigh as one krona, and what a thief does, is so much of one that the chances reckon with: the police
/// count money they get twice, and a thief most often loses again what is hidden.
const POLICE_KRONA: f32 = 0.5;
const THIEF_KRONA: f32 = 0.2;

/// Solves the city for a plan, and looks at the answers of the other side. The work of a decision is bounded by the
/// number of squares and of moves, and nothing is remembered from one to the next.
pub struct Searcher {
    start: TjuvOchPolis,
    strength: Strength,
    /// Sums it may not see are anything.
    luck: QuickDice,
}

impl Searcher {
    /// Goes by how near the police are, and by the next answer of a thief.
    pub fn hard(start: TjuvOchPolis, luck: QuickDice) -> Searcher {
        Searcher { start, strength: Strength::HARD, luck }
    }

    /// Goes by where every piece can be, follows its best moves further, and knows when the end of the game wins it.
    pub fn master(start: TjuvOchPolis, luck: QuickDice) -> Searcher {
        Searcher { start, strength: Strength::MASTER, luck }
    }

    /// The master of 2026, whose police weigh everything by prices. For the lab alone: masters are measured against it.
    pub fn master_2026(start: TjuvOchPolis, luck: QuickDice) -> Searcher {
        Searcher { start, strength: Strength::MASTER_2026, luck }
    }
}

impl Bot<TjuvOchPolis> for Searcher {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        if let [only] = menu {
            return *only;
        }
        let game = TjuvOchPolis::guess(&self.start, view, &mut self.luck);
        self.rated(&game, seat, menu)[0].1
    }

    fn advise(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Vec<Advice<Action>> {
        let game = TjuvOchPolis::guess(&self.start, view, &mut self.luck);
        let rated = self.rated(&game, seat, menu);
        let (most, first) = rated[0];
        let mut after = game.clone();
        after.play(seat, &first, &mut ()).expect("all of the menu is accepted");
        let odds = Odds::of(&after);
        let krona = if seat == game.police { POLICE_KRONA } else { THIEF_KRONA };
        let advice = |(worth, action): (f32, Action)| {
            let less = if worth == most { 0.0 } else { krona * (worth - most) };
            Advice { action, chance: Some(odds.chance(seat, less)) }
        };
        // What is out of the question is no advice.
        let considered = rated.into_iter().filter(|(worth, _)| *worth == most || (most - worth).is_finite());
        considered.take(ADVICE).map(advice).collect()
    }

    fn set_luck(&mut self, luck: QuickDice) {
        self.luck = luck;
    }
}

impl Searcher {
    /// The actions worth a thought with what they are worth, best first.
    fn rated(&self, game: &TjuvOchPolis, seat: Seat, menu: &[Action]) -> Vec<(f32, Action)> {
        if seat == game.police {
            Chase::of(&self.strength).rated(game, menu)
        } else {
            Getaway::new(game, seat, &self.strength).rated(game, menu)
        }
    }
}
