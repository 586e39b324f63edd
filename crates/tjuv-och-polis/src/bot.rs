//! Players for both sides. The simple one looks one move ahead, and knows how likely the police hit with their next
//! throw; a beginner sees the same less clearly; searching players look further.

mod appraise;
mod beginner;
mod chase;
mod ending;
mod getaway;
mod harvest;
mod intention;
mod late;
mod leave;
mod odds;
mod outlook;
mod police;
mod reach;
mod risk;
mod searcher;
mod strength;
mod thief;
mod weights;
mod whatif;

pub use beginner::Beginner;
pub use odds::{TRAITS, Traits, traits};
pub use searcher::Searcher;

use self::{police::Squad, thief::Rogue, weights::Weights};
use crate::{Action, Stage, TjuvOchPolis, View};
use std::cmp::Ordering;
use tabletop::{Bot, Game, Imagine, QuickDice, Seat, in_order};

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
        best(menu, |action| worth(&game, seat, action))
    }
}

/// All actions with their worth, best first; of equals the one that comes first.
fn best_first(menu: &[Action], worth: impl Fn(&Action) -> f32) -> Vec<(f32, Action)> {
    let mut rated: Vec<(f32, Action)> = menu.iter().map(|action| (worth(action), *action)).collect();
    in_order(&mut rated, |a, b| a.0.total_cmp(&b.0).is_gt());
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

/// What an action is worth to a seat: a throw by what the best move after it brings on average, everything else by
/// where it leads at once.
fn worth(game: &TjuvOchPolis, seat: Seat, action: &Action) -> f32 {
    if seat != game.police
        && let Some(worth) = Rogue(game).worth_by_habit(seat, action)
    {
        return worth;
    }
    let mut after = game.clone();
    after.play(seat, action, &mut ()).expect("all of the menu is accepted");
    if after.stage == Stage::Throw { worth_of_throw(&after, seat) } else { standing(&after, seat) }
}

fn worth_of_throw(game: &TjuvOchPolis, seat: Seat) -> f32 {
    let standing = |game: &TjuvOchPolis| standing(game, seat);
    on_average(game, seat, standing, |thrown, action| {
        let mut after = thrown.clone();
        after.play(seat, action, &mut ()).expect("all of the menu is accepted");
        standing(&after)
    })
}

/// The best move of a seat after each throw, on average; `standing` judges a throw after which nobody moves.
fn on_average(
    game: &TjuvOchPolis,
    seat: Seat,
    standing: impl Fn(&TjuvOchPolis) -> f32,
    worth: impl Fn(&TjuvOchPolis, &Action) -> f32,
) -> f32 {
    let mut menu = Vec::new();
    let best_after = |die: u32| {
        let mut thrown = game.clone();
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
fn standing(game: &TjuvOchPolis, seat: Seat) -> f32 {
    if seat == game.police {
        let hit = |thief: Seat| f32::from(game.danger(thief)) / 6.0;
        return Squad { game, weights: &Weights::SIMPLE }.standing(hit);
    }
    Rogue(game).standing(seat)
}

/// Something is worth so much less with every step.
const EACH_STEP: f32 = 0.95;
/// Within so many steps it makes no difference how near it is: the count must be exact.
const WITHIN_A_THROW: u8 = 3;

/// What something far away is worth: less with every step.
fn from_afar(worth: f32, steps: u8) -> f32 {
    worth * (0..steps.max(WITHIN_A_THROW)).map(|_| EACH_STEP).product::<f32>()
}
