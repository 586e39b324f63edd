//! The police who look two throws ahead, one mind over all pieces: what counts is not whom they could hit now, since
//! every thief moves first, but whom they can hit wherever the thief's throw leads.

use super::{
    best_first, ending, on_average, police::Squad, reach::Reach, strength::Strength, weights::Weights,
};
use crate::{Action, Fate, Kind, Stage, TjuvOchPolis};
use tabletop::{Game, Seat};

/// What winning is worth, in what a robbery yields on average.
const WIN: f32 = 3.0;
/// After so many rounds the police end the game even if that does not win.
const PATIENCE: u16 = 110;

/// The police thinking.
pub(super) struct Chase<'a> {
    weights: &'a Weights,
    knows_the_end: bool,
}

impl Chase<'_> {
    /// Police of this strength.
    pub(super) fn of(strength: &Strength) -> Chase<'_> {
        Chase { weights: &strength.police, knows_the_end: strength.knows_the_end }
    }

    /// The police as a thief of this strength believes them to be.
    pub(super) fn believed(strength: &Strength) -> Chase<'_> {
        Chase { weights: &strength.believed, knows_the_end: strength.knows_the_end }
    }

    /// All actions with what they are worth, best first.
    pub(super) fn rated(&self, game: &TjuvOchPolis, menu: &[Action]) -> Vec<(f32, Action)> {
        best_first(menu, |action| self.worth(game, action))
    }

    /// What an action is worth by where it leads at once; a throw by the best move after it, on average.
    fn worth(&self, game: &TjuvOchPolis, action: &Action) -> f32 {
        let mut after = game.clone();
        after.play(game.police, action, &mut ()).expect("all of the menu is accepted");
        if after.stage == Stage::Throw { self.worth_of_throw(&after) } else { self.standing(&after) }
    }

    fn worth_of_throw(&self, game: &TjuvOchPolis) -> f32 {
        on_average(
            game,
            game.police,
            |thrown| self.standing(thrown),
            |thrown, action| self.worth(thrown, action),
        )
    }

    /// How well the police stand.
    fn standing(&self, game: &TjuvOchPolis) -> f32 {
        let squad = Squad { game, weights: self.weights };
        let reach = Reach::of(game);
        let standing = squad.standing(|seat| trap(game, seat, &reach, self.weights.careful));
        let end = if self.knows_the_end { squad.kronor(WIN) * ending(game) } else { 0.0 };
        standing + end
    }
}

/// How likely the police hit a thief after the thief's next throw.
fn trap(game: &TjuvOchPolis, seat: Seat, reach: &Reach, careful: f32) -> f32 {
    let at = game.thief(seat).at;
    let mut spare = Vec::new();
    let mut after = |die: u8| {
        let ends = game.city.thieves.ends(at, die, game.in_a_thiefs_way(seat), &mut spare);
        if ends.is_empty() {
            return reach.chance(at);
        }
        let chances = ends.iter().map(|&end| {
            let kind = game.city.spot(end).kind;
            if kind == Kind::Den || kind.is_escape() { 0.0 } else { reach.chance(end) }
        });
        let least = chances.clone().fold(1.0, f32::min);
        careful * least + (1.0 - careful) * chances.sum::<f32>() / ends.len() as f32
    };
    (1..=6).map(&mut after).sum::<f32>() / 6.0
}

/// The last arrest ends the game. Police who are not the richest rather wait for a prisoner to come out again.
fn ending(game: &TjuvOchPolis) -> f32 {
    if !ending::is_ending(game) {
        return 0.0;
    }
    if ending::would_win(game, game.police) {
        return 1.0;
    }
    let comes_out = |seat: Seat| matches!(game.thief(seat).fate, Fate::Prison { .. });
    if game.thief_seats().any(comes_out) && game.round < PATIENCE { -1.0 } else { 0.0 }
}
