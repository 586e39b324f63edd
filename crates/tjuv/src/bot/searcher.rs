//! Guesses the hidden cards many times over, and grows a tree of its own next plays.
//!
//! In each round the unseen cards are dealt out anew. The own plays are chosen in the tree, by what they have brought so
//! far and how little they have been tried; everybody else plays plainly, and so does the seat itself once it leaves
//! the tree. The plays of the others are not in the tree: what counts is what a plan brings on average.

use crate::{
    Action, Stage, Tjuv, View,
    bot::{outlook::Outlook, simple},
};
use std::num::NonZeroU32;
use tabletop::{Advice, Bot, Draw, Game, Imagine, Next, QuickDice, Seat};

/// How much a play that has seldom been tried is favoured.
const CURIOSITY: f32 = 0.6;

/// Counts cards, because a guess only deals out those that nobody has seen, and plays endings with nothing left to guess
/// exactly.
pub struct Searcher {
    start: Tjuv,
    rounds: u32,
    luck: QuickDice,
}

/// A play in the tree.
struct Branch {
    action: Action,
    /// How often it could be played, and how often it was.
    possible: u32,
    tried: u32,
    /// The sum of what came of it.
    brought: Outlook,
    /// Where it leads: a place in the tree.
    to: usize,
}

/// The plays tried so far at each place; the first place is now.
struct Tree(Vec<Vec<Branch>>);

/// So many times the hidden cards are guessed, by level.
const HARD_ROUNDS: u32 = 200;
const MASTER_ROUNDS: u32 = 12_000;

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
        Searcher { start, rounds, luck }
    }

    /// What each action brings on average.
    fn weigh(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Vec<Outlook> {
        let guess = Tjuv::guess(&self.start, view, &mut self.luck);
        if guess.is_open_ending() {
            let deals_left = guess.deals_left() - 1;
            let reached = guess.solved(menu).into_iter();
            return reached.map(|reached| Outlook::reached(reached, deals_left)).collect();
        }
        let mut tree = Tree(vec![Vec::new()]);
        for _ in 0..self.rounds {
            tree.grow(Tjuv::guess(&self.start, view, &mut self.luck), seat, &mut self.luck);
        }
        let brought = |action: &Action| {
            let branch = tree.0[0].iter().find(|branch| branch.action == *action);
            branch.map_or(Outlook::default(), |branch| branch.brought.mean(branch.tried))
        };
        menu.iter().map(brought).collect()
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
        weighed.sort_by(|a, b| b.1.worth().total_cmp(&a.1.worth()));
        let advice = |(&action, outlook): (&Action, Outlook)| Advice { action, chance: Some(outlook.chance) };
        weighed.into_iter().map(advice).collect()
    }

    fn set_luck(&mut self, luck: QuickDice) {
        self.luck = luck;
    }
}

impl Tree {
    /// Plays a guess through to the end of the deal, and remembers what came of it.
    fn grow(&mut self, mut game: Tjuv, seat: Seat, luck: &mut QuickDice) {
        let deal = game.deal;
        let (mut path, mut menu) = (Vec::new(), Vec::new());
        let mut at = Some(0);
        while game.deal == deal && game.stage != Stage::Over && !game.is_open_ending() {
            let action = match (game.next(), at) {
                (Next::Chance(of), _) => {
                    game.chance(luck.below(of), &mut ());
                    continue;
                }
                (Next::Seats(_), Some(place)) if game.turn == seat => {
                    menu.clear();
                    game.menu(seat, &mut menu);
                    let (branch, is_new) = self.branch(place, &menu, luck);
                    path.push((place, branch));
                    at = (!is_new).then_some(self.0[place][branch].to);
                    self.0[place][branch].action
                }
                (Next::Seats(_) | Next::Over(_), _) => simple::plain(&game),
            };
            game.play(game.turn, &action, &mut ()).expect("all of the menu is accepted");
        }
        let outlook = outlook(&game, seat);
        for (place, branch) in path {
            let branch = &mut self.0[place][branch];
            branch.tried += 1;
            branch.brought.add(outlook);
        }
    }

    /// A play to try at a place: one that never was, if there is any, and then it is added; or the most promising.
    fn branch(&mut self, place: usize, menu: &[Action], luck: &mut QuickDice) -> (usize, bool) {
        let tried = |action: &Action| self.0[place].iter().position(|branch| branch.action == *action);
        let untried: Vec<Action> = menu.iter().copied().filter(|action| tried(action).is_none()).collect();
        let known: Vec<usize> = menu.iter().filter_map(tried).collect();
        for &branch in &known {
            self.0[place][branch].possible += 1;
        }
        if let Some(count) = NonZeroU32::new(untried.len() as u32) {
            let (action, to) = (untried[luck.below(count) as usize], self.0.len());
            self.0.push(Vec::new());
            self.0[place].push(Branch { action, possible: 1, tried: 0, brought: Outlook::default(), to });
            return (self.0[place].len() - 1, true);
        }
        let promise = |branch: &usize| self.0[place][*branch].promise();
        let best = known.into_iter().max_by(|a, b| promise(a).total_cmp(&promise(b)));
        (best.expect("the menu of a waiting seat is never empty"), false)
    }
}

impl Branch {
    fn promise(&self) -> f32 {
        let (possible, tried) = (self.possible as f32, self.tried as f32);
        self.brought.worth() / tried + CURIOSITY * (possible.ln() / tried).sqrt()
    }
}

/// How a seat stands after a deal that is over, or as good as.
fn outlook(game: &Tjuv, seat: Seat) -> Outlook {
    if game.is_open_ending() {
        return Outlook::reached(game.solved_for(seat), game.deals_left() - 1);
    }
    game.outlook(seat)
}
