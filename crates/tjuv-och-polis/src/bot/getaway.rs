//! A thief who looks two throws ahead: the own move, the answer of the police to each of their throws, and what
//! is to be done from there on.

use super::{
    best_first,
    chase::Chase,
    ending::{is_ending, is_last, would_win},
    intention::Intention,
    late::fear,
    on_average,
    police::throws_to_telegraph,
    strength::Strength,
    whatif,
};
use crate::{Action, Fate, Kind, Stage, TjuvOchPolis};
use tabletop::{Game, Seat};

/// What winning is worth, in what a robbery yields on average.
const WIN: f32 = 4.0;
/// A sentence longer than this is worth a try for a six; a shorter one ends with a clean slate.
const LONG_SENTENCE: u8 = 4;
/// What it costs to start where a colleague starts, in what a robbery yields on average.
const CROWDED: f32 = 0.25;
/// A turn later is a little less.
const LATER: f32 = 0.97;

/// A thief thinking.
pub(super) struct Getaway<'a> {
    seat: Seat,
    strength: &'a Strength,
    intention: Intention,
}

impl Getaway<'_> {
    pub(super) fn new<'a>(game: &TjuvOchPolis, seat: Seat, strength: &'a Strength) -> Getaway<'a> {
        Getaway { seat, strength, intention: Intention::new(game, seat, strength) }
    }

    /// The most promising actions with what they are worth, best first.
    pub(super) fn rated(&self, game: &TjuvOchPolis, menu: &[Action]) -> Vec<(f32, Action)> {
        let rated = best_first(menu, |action| self.worth(game, action));
        if game.stage != Stage::Move || self.strength.width < 2 {
            return rated;
        }
        // Only the best few moves are followed further.
        let promising = rated.into_iter().take(self.strength.width);
        let promising: Vec<Action> = promising.map(|(_, action)| action).collect();
        best_first(&promising, |action| self.worth_after_police(game, action))
    }

    /// What an action is worth by where it leads at once; a throw by the best move after it, on average.
    fn worth(&self, game: &TjuvOchPolis, action: &Action) -> f32 {
        if let Some(worth) = self.habit(game, action) {
            return worth;
        }
        let mut after = game.clone();
        after.play(self.seat, action, &mut ()).expect("all of the menu is accepted");
        if after.stage == Stage::Throw { self.worth_of_throw(&after) } else { self.standing(&after) }
    }

    fn worth_of_throw(&self, game: &TjuvOchPolis) -> f32 {
        on_average(
            game,
            self.seat,
            |thrown| self.standing(thrown),
            |thrown, action| self.worth(thrown, action),
        )
    }

    /// What a move is worth after every throw of the police and their best answer.
    fn worth_after_police(&self, game: &TjuvOchPolis, action: &Action) -> f32 {
        let mut after = game.clone();
        after.play(self.seat, action, &mut ()).expect("all of the menu is accepted");
        let thief = after.thief(self.seat);
        let is_hunted = thief.wanted && thief.fate == Fate::Free && after.stage == Stage::Turn;
        if !is_hunted || after.city.spot(thief.at).kind == Kind::Den {
            return self.standing(&after);
        }
        // What the other thieves do in between is left out.
        let after = whatif::police_throw(after);
        let mut menu = Vec::new();
        let answered = |die: u32| {
            let mut thrown = after.clone();
            thrown.chance(die, &mut ());
            if thrown.stage == Stage::Move {
                menu.clear();
                thrown.menu(thrown.police, &mut menu);
                let answer = Chase::believed(self.strength).rated(&thrown, &menu)[0].1;
                thrown.play(thrown.police, &answer, &mut ()).expect("all of the menu is accepted");
            }
            self.worth_of_turn(thrown)
        };
        (0..6).map(answered).sum::<f32>() / 6.0
    }

    /// What it is worth to be next.
    fn worth_of_turn(&self, game: TjuvOchPolis) -> f32 {
        if game.thief(self.seat).fate != Fate::Free || game.stage != Stage::Turn {
            return self.standing(&game);
        }
        let game = whatif::turn_of(game, self.seat);
        let mut menu = Vec::new();
        game.menu(self.seat, &mut menu);
        let moves = menu.iter().filter(|action| matches!(action, Action::Throw | Action::Ride { .. }));
        LATER * moves.map(|action| self.worth(&game, action)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Some things need no looking ahead.
    fn habit(&self, game: &TjuvOchPolis, action: &Action) -> Option<f32> {
        let leaves = self.intention.leaves();
        match action {
            // What is to be taken along is fetched, everything else is hidden.
            Action::FetchAll if leaves => Some(f32::INFINITY),
            Action::HideAll if !leaves => Some(f32::INFINITY),
            Action::HideAll | Action::FetchAll | Action::HidePart { .. } | Action::FetchPart { .. } => {
                Some(f32::NEG_INFINITY)
            }
            Action::TryEscape => {
                let fate = game.thief(self.seat).fate;
                Some(if matches!(fate, Fate::Prison { turns } if turns > LONG_SENTENCE) { 1.0 } else { -1.0 })
            }
            Action::SitOut => Some(0.0),
            Action::ChooseDen { den } => {
                let shared = game.thief_seats().any(|other| game.thief(other).at == *den);
                let crowd = if shared { CROWDED * game.city.usual_loot } else { 0.0 };
                Some(self.intention.worth_of_start(*den) - crowd)
            }
            Action::Throw | Action::Walk { .. } | Action::Ride { .. } | Action::LeaveMoney => None,
            Action::PlaceMan { .. }
            | Action::PlaceCar { .. }
            | Action::March { .. }
            | Action::Drive { .. }
            | Action::SendByTram { .. }
            | Action::Take { .. }
            | Action::PutInCell { .. }
            | Action::PostGuard { .. }
            | Action::CarHome { .. }
            | Action::CarStays => None,
        }
    }

    /// How well the thief stands: roughly, the kronor to be expected in the end.
    fn standing(&self, game: &TjuvOchPolis) -> f32 {
        let seat = self.seat;
        let thief = game.thief(seat);
        let win = if self.strength.knows_the_end { WIN * game.city.usual_loot } else { 0.0 };
        if win > 0.0 && is_ending(game) {
            return if would_win(game, seat) { win } else { 0.0 };
        }
        match thief.fate {
            Fate::Away => thief.carried as f32,
            Fate::Out => 0.0,
            Fate::Taken | Fate::Prison { .. } => self.intention.worth_in_prison(game, seat),
            Fate::Leaving => {
                let stopped = fear(game) * f32::from(throws_to_telegraph(game)) / 6.0;
                let won = if is_last(game, seat) && would_win(game, seat) { win } else { 0.0 };
                (1.0 - stopped) * (thief.carried as f32 + won)
                    + stopped * self.intention.worth_in_prison(game, seat)
            }
            Fate::Free => self.intention.worth(game, seat, fear(game) * f32::from(game.danger(seat)) / 6.0),
        }
    }
}
