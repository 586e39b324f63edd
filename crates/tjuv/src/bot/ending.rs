//! Endings that leave nothing to guess: two players, and the talon is empty.

use super::outlook::{deals_left, lead, outlook, spread};
use crate::{Action, Stage, Tjuv};
use bots::Outlook;
use tabletop::{Game, Seat};

/// More than anybody can be ahead in a match: the win comes first, then the lead.
const WIN: i32 = 2_000;

/// A position whose hands can all be told from what has been seen.
pub(super) struct Ending<'a>(&'a Tjuv);

impl Ending<'_> {
    /// None if there is something to guess.
    pub(super) fn of(game: &Tjuv) -> Option<Ending<'_>> {
        let is_open = game.stage == Stage::Play && game.config.seats == 2 && game.talon() == 0;
        is_open.then_some(Ending(game))
    }

    /// How the seat whose turn it is stands after each of these actions, if both play as well as can be.
    pub(super) fn solved(&self, menu: &[Action]) -> Vec<Outlook> {
        let reached = |action: &Action| solved_after(self.0, action, self.0.turn, -WIN * 2, WIN * 2);
        menu.iter().map(|action| self.outlook(reached(action))).collect()
    }

    /// How the two stand if both play as well as can be.
    pub(super) fn standings(&self) -> [Outlook; 2] {
        let reached = best_of_hand(self.0, Seat(0), -WIN * 2, WIN * 2);
        [reached, -reached].map(|reached| self.outlook(reached))
    }

    /// What a seat may expect that reaches this much, with the deals that follow.
    fn outlook(&self, reached: i32) -> Outlook {
        let is_won = reached.abs() >= WIN;
        let lead = (reached - if is_won { reached.signum() * WIN } else { 0 }) as f32;
        let spread = spread(deals_left(self.0) - 1);
        let chance = match is_won {
            true if reached > 0 => 1.0,
            true => 0.0,
            false => 1.0 / (1.0 + libm::expf(-lead / spread)),
        };
        outlook(chance, lead)
    }
}

fn solved_after(game: &Tjuv, action: &Action, seat: Seat, least: i32, most: i32) -> i32 {
    let mut after = game.clone();
    after.play(game.turn, action, &mut ()).expect("each card has this one use");
    if after.stage == Stage::Over {
        let lead = lead(&after, seat);
        return lead.signum() * WIN + lead;
    }
    // Before the last deal nobody has won, and only the lead counts.
    if after.deal != game.deal { lead(&after, seat) } else { best_of_hand(&after, seat, least, most) }
}

/// Looks no farther where the outcome cannot lie between `least` and `most`: it would not be let happen.
fn best_of_hand(game: &Tjuv, seat: Seat, mut least: i32, mut most: i32) -> i32 {
    let own = game.turn == seat;
    let mut best = if own { -WIN * 2 } else { WIN * 2 };
    for card in game.hands[game.turn] {
        let lays = game.beaten_by(card).is_empty();
        let action = if lays { Action::Lay { card } } else { Action::Capture { card } };
        let reached = solved_after(game, &action, seat, least, most);
        if own {
            best = best.max(reached);
            least = least.max(best);
        } else {
            best = best.min(reached);
            most = most.min(best);
        }
        if least >= most {
            break;
        }
    }
    best
}
