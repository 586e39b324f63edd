//! Endings that leave nothing to guess: two players, and the talon is empty.

use crate::{Action, Stage, Tjuv};
use tabletop::{Game, Seat};

/// More than anybody can be ahead in a match: the win comes first, then the lead.
const WIN: i32 = 2_000;

impl Tjuv {
    /// Whether all hands can be told from what has been seen.
    pub(super) fn is_open_ending(&self) -> bool {
        self.stage == Stage::Play && self.config.seats == 2 && self.talon() == 0
    }

    /// By how many cards a seat is ahead of the best other one in the match.
    pub(super) fn lead(&self, seat: Seat) -> i32 {
        let others = self.seat_list().filter(|&other| other != seat);
        let most = others.map(|other| self.totals[other.index()]).max().unwrap_or_default();
        i32::from(self.totals[seat.index()]) - i32::from(most)
    }

    /// What the seat whose turn it is reaches with each of these actions if both play as well as can be.
    pub(super) fn solved(&self, menu: &[Action]) -> Vec<i32> {
        menu.iter().map(|action| self.solved_after(action, self.turn, -WIN * 2, WIN * 2)).collect()
    }

    /// What a seat reaches in an open ending if both play as well as can be.
    pub(super) fn solved_for(&self, seat: Seat) -> i32 {
        self.best_of_hand(seat, -WIN * 2, WIN * 2)
    }

    fn solved_after(&self, action: &Action, seat: Seat, least: i32, most: i32) -> i32 {
        let mut after = self.clone();
        after.play(self.turn, action, &mut ()).expect("each card has this one use");
        if after.stage == Stage::Over {
            let lead = after.lead(seat);
            return lead.signum() * WIN + lead;
        }
        // Before the last deal nobody has won, and only the lead counts.
        if after.deal != self.deal { after.lead(seat) } else { after.best_of_hand(seat, least, most) }
    }

    /// Looks no farther where the outcome cannot lie between `least` and `most`: it would not be let happen.
    fn best_of_hand(&self, seat: Seat, mut least: i32, mut most: i32) -> i32 {
        let own = self.turn == seat;
        let mut best = if own { -WIN * 2 } else { WIN * 2 };
        for card in self.hands[self.turn.index()] {
            let lays = self.table.and(card.beats()).is_empty();
            let action = if lays { Action::Lay { card } } else { Action::Capture { card } };
            let reached = self.solved_after(&action, seat, least, most);
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
}

/// About the chance to win that goes with what was reached: cards count for little beside it.
pub(super) fn worth(reached: i32) -> f32 {
    let lead = reached - reached.signum() * if reached.abs() >= WIN { WIN } else { 0 };
    let won = if reached.abs() >= WIN { reached.signum() as f32 } else { 0.0 };
    0.5 + 0.5 * won + super::searcher::WORTH_OF_A_CARD * lead as f32
}
