//! Guesses the hidden cards many times over, and searches each guess.

use super::{ending::Ending, outlook::between_deals, simple};
use crate::{Action, Stage, Tjuv, View};
use bots::{Effort, Outlook, Search, Standings};
use tabletop::{Advice, Bot, Imagine, QuickDice, SEATS_MAX, Seat, in_order};

/// How much a play that has seldom been tried is favoured, in chance to win.
const CURIOSITY: f32 = 0.6;
/// So many times the hidden cards are guessed, by level: as many as make steps of 100 to 220 Elo from `medium` on.
const HARD_ROUNDS: u32 = 100;
const MASTER_ROUNDS: u32 = 12_000;

/// Counts cards, because a guess only deals out those that nobody has seen, and plays endings with nothing left to guess
/// exactly.
pub struct Searcher {
    mind: Mind,
    effort: Effort,
    luck: QuickDice,
}

/// What it knows of the game.
struct Mind {
    start: Tjuv,
}

impl Searcher {
    /// A hard opponent.
    pub fn hard(start: Tjuv, luck: QuickDice) -> Searcher {
        Searcher::new(start, HARD_ROUNDS, luck)
    }

    /// The strongest there is, and the one whose advice is asked.
    pub fn master(start: Tjuv, luck: QuickDice) -> Searcher {
        Searcher::new(start, MASTER_ROUNDS, luck)
    }

    /// The more rounds, the stronger and the slower.
    pub fn new(start: Tjuv, rounds: u32, luck: QuickDice) -> Searcher {
        let effort = Effort { rounds, curiosity: CURIOSITY, others_think: false };
        Searcher { mind: Mind { start }, effort, luck }
    }

    /// What each action brings on average.
    fn weigh(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Vec<Outlook> {
        let guess = self.mind.imagine(view, &mut self.luck);
        match Ending::of(&guess) {
            Some(ending) => ending.solved(menu),
            None => self.effort.weigh(&self.mind, seat, view, menu, &mut self.luck),
        }
    }
}

impl Bot<Tjuv> for Searcher {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        if let [only] = menu {
            return *only;
        }
        self.advise(seat, view, menu)[0].action
    }

    fn advise(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Vec<Advice<Action>> {
        let mut weighed: Vec<_> = menu.iter().zip(self.weigh(seat, view, menu)).collect();
        in_order(&mut weighed, |a, b| a.1.worth.total_cmp(&b.1.worth).is_gt());
        let advice = |(&action, outlook): (&Action, Outlook)| Advice { action, chance: Some(outlook.chance) };
        weighed.into_iter().map(advice).collect()
    }

    fn set_luck(&mut self, luck: QuickDice) {
        self.luck = luck;
    }
}

impl Search for Mind {
    type Game = Tjuv;

    fn imagine(&self, view: &View, luck: &mut QuickDice) -> Tjuv {
        Tjuv::guess(&self.start, view, luck)
    }

    /// When the deal is over, or as good as.
    fn settled(&self, game: &Tjuv, root: &Tjuv) -> Option<Standings> {
        let mut standings = [Outlook::default(); SEATS_MAX];
        if game.deal != root.deal || game.stage == Stage::Over {
            game.seat_list().for_each(|seat| standings[seat.index()] = between_deals(game, seat));
        } else {
            standings[..2].copy_from_slice(&Ending::of(game)?.standings());
        }
        Some(standings)
    }

    fn habit(&self, game: &Tjuv, _: Seat, _: &mut QuickDice) -> Action {
        simple::plain(game)
    }
}
