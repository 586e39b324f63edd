//! Players for both sides. The simple one looks one move ahead, and knows how likely the police hit with their next
//! throw; a beginner sees the same less clearly; searching players look further.

mod beginner;
mod chase;
mod ending;
mod getaway;
mod harvest;
mod intention;
mod leave;
mod odds;
mod outlook;
mod police;
mod reach;
mod risk;
mod searcher;
mod strength;
mod thief;

pub use beginner::Beginner;
pub use searcher::Searcher;

use crate::{Action, Stage, TjuvOchPolis, View};
use std::cmp::Ordering;
use tabletop::{Bot, Game, Imagine, QuickDice, Seat};

/// Looks one move ahead.
pub struct Simple {
    start: TjuvOchPolis,
}

impl Simple {
    /// A player in a match that begins as `start`.
    pub fn new(start: TjuvOchPolis) -> Simple {
        Simple { start }
    }
}

impl Bot<TjuvOchPolis> for Simple {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        if let [only] = menu {
            return *only;
        }
        // Sums it may not see are anything; the same view is always imagined alike.
        let game = TjuvOchPolis::guess(&self.start, view, &mut QuickDice::new(u64::from(view.round)));
        best(menu, |action| game.worth(seat, action))
    }
}

/// All actions with their worth, best first; of equals the one that comes first.
fn best_first(menu: &[Action], worth: impl Fn(&Action) -> f32) -> Vec<(f32, Action)> {
    let mut rated: Vec<(f32, Action)> = menu.iter().map(|action| (worth(action), *action)).collect();
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated
}

/// The action of the highest worth; the first of equals.
fn best(menu: &[Action], mut worth: impl FnMut(&Action) -> f32) -> Action {
    let better = |a: (f32, Action), b: (f32, Action)| match a.0.total_cmp(&b.0) {
        Ordering::Less => b,
        Ordering::Equal | Ordering::Greater => a,
    };
    let rated = menu.iter().map(|action| (worth(action), *action));
    rated.reduce(better).expect("the menu of a waiting seat is never empty").1
}

impl TjuvOchPolis {
    /// What an action is worth to a seat: a throw by what the best move after it brings on average, everything else by
    /// where it leads at once.
    fn worth(&self, seat: Seat, action: &Action) -> f32 {
        if seat != self.police
            && let Some(worth) = self.worth_by_habit(seat, action)
        {
            return worth;
        }
        let mut after = self.clone();
        after.play(seat, action, &mut ()).expect("all of the menu is accepted");
        if after.stage == Stage::Throw { after.worth_of_throw(seat) } else { after.standing(seat) }
    }

    fn worth_of_throw(&self, seat: Seat) -> f32 {
        let standing = |game: &TjuvOchPolis| game.standing(seat);
        self.on_average(seat, standing, |thrown, action| {
            let mut after = thrown.clone();
            after.play(seat, action, &mut ()).expect("all of the menu is accepted");
            standing(&after)
        })
    }

    /// The best move of a seat after each throw, on average; `standing` judges a throw after which nobody moves.
    fn on_average(
        &self,
        seat: Seat,
        standing: impl Fn(&TjuvOchPolis) -> f32,
        worth: impl Fn(&TjuvOchPolis, &Action) -> f32,
    ) -> f32 {
        let mut menu = Vec::new();
        let best_after = |die: u32| {
            let mut thrown = self.clone();
            thrown.chance(die, &mut ());
            if thrown.stage != Stage::Move {
                return standing(&thrown);
            }
            menu.clear();
            thrown.menu(seat, &mut menu);
            menu.iter().map(|action| worth(&thrown, action)).fold(f32::NEG_INFINITY, f32::max)
        };
        (0..6).map(best_after).sum::<f32>() / 6.0
    }

    /// How well a seat stands: roughly, the kronor it may expect to end with.
    fn standing(&self, seat: Seat) -> f32 {
        if seat == self.police { self.police_standing() } else { self.thief_standing(seat) }
    }
}

/// From here on fear fades, so that everybody gets somewhere in the end: first what was too dangerous is dared, and at
/// last nothing is feared at all.
const LATE: f32 = 110.0;
const NOTHING_TO_LOSE: f32 = 200.0;

impl TjuvOchPolis {
    /// How much a danger counts: fully, and less and less when it is late.
    fn fear(&self) -> f32 {
        ((NOTHING_TO_LOSE - f32::from(self.round)) / (NOTHING_TO_LOSE - LATE)).clamp(0.0, 1.0)
    }
}

/// What something far away is worth: less with every step.
fn from_afar(worth: f32, steps: u8) -> f32 {
    // Within a throw it makes no difference how near it is: the count must be exact.
    worth * 0.95_f32.powi(i32::from(steps.max(3)))
}
