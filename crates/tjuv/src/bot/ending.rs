//! Endings that leave nothing to guess: two players, and the talon is empty.

use super::outlook::{Outlook, spread};
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
        let most = others.map(|other| self.totals[other]).max().unwrap_or_default();
        i32::from(self.totals[seat]) - i32::from(most)
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
        for card in self.hands[self.turn] {
            let lays = self.beaten_by(card).is_empty();
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

impl Outlook {
    /// What a seat may expect that reaches this much in an open ending with two players, before more deals.
    pub(super) fn reached(reached: i32, deals_left: u8) -> Outlook {
        let is_won = reached.abs() >= WIN;
        let lead = (reached - if is_won { reached.signum() * WIN } else { 0 }) as f32;
        let chance = match is_won {
            true if reached > 0 => 1.0,
            true => 0.0,
            false => 1.0 / (1.0 + (-lead / spread(deals_left)).exp()),
        };
        Outlook { chance, lead }
    }
}
