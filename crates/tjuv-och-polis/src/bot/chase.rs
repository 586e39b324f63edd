//! The police who look two throws ahead, one mind over all pieces: what counts is not whom they could hit now, since
//! every thief moves first, but whom they can hit wherever the thief's throw leads.

use super::{
    best_first,
    police::{HIT, NEAR},
    reach::Reach,
    strength::Strength,
};
use crate::{Action, Fate, Kind, Stage, TjuvOchPolis};
use tabletop::{Game, Seat};

/// What a hit after the thief's throw is worth, as a multiple of what the simple player gives for one before it.
const TRAP: f32 = 2.0;
/// A thief looks for the safest square, but has other things in mind too.
const CAREFUL: f32 = 0.6;
/// What winning is worth, in what a robbery yields on average.
const WIN: f32 = 3.0;
/// After so many rounds the police end the game even if that does not win.
const PATIENCE: u16 = 110;

/// The police thinking.
pub(super) struct Chase<'a>(pub(super) &'a Strength);

impl Chase<'_> {
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
        game.on_average(
            game.police,
            |thrown| self.standing(thrown),
            |thrown, action| self.worth(thrown, action),
        )
    }

    /// How well the police stand.
    fn standing(&self, game: &TjuvOchPolis) -> f32 {
        let reach = Reach::of(game);
        let standing = game.police_standing_by(|seat, thief| {
            let loot = thief.carried as f32;
            TRAP * trap(game, seat, &reach) * (HIT + 0.5 * loot)
                + self.0.net * game.nearness(thief, NEAR + 0.02 * loot)
                + self.0.wire * game.wire(thief)
        });
        let end = if self.0.knows_the_end { WIN * game.city.usual_loot * ending(game) } else { 0.0 };
        standing + end
    }
}

/// The last arrest ends the game. Police who are not the richest rather wait for a prisoner to come out again.
fn ending(game: &TjuvOchPolis) -> f32 {
    if !game.is_ending() {
        return 0.0;
    }
    if game.would_win(game.police) {
        return 1.0;
    }
    let comes_out = |seat: Seat| matches!(game.thief(seat).fate, Fate::Prison { .. });
    if game.thief_seats().any(comes_out) && game.round < PATIENCE { -1.0 } else { 0.0 }
}

/// How likely the police hit a thief after the thief's next throw.
fn trap(game: &TjuvOchPolis, seat: Seat, reach: &Reach) -> f32 {
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
        CAREFUL * least + (1.0 - CAREFUL) * chances.sum::<f32>() / ends.len() as f32
    };
    (1..=6).map(&mut after).sum::<f32>() / 6.0
}
