//! Who wins if the game ends now: a last arrest, or a last flight, ends it at once.

use crate::{Fate, TjuvOchPolis};
use tabletop::Seat;

/// [tp.arrest.bounty] The police get a fifth of what a thief carries, roughly.
const BOUNTY: f32 = 0.2;

impl TjuvOchPolis {
    /// Whether no thief is left in the streets, so that the game ends with this turn.
    pub(super) fn is_ending(&self) -> bool {
        self.thief_seats().all(|seat| match self.thief(seat).fate {
            Fate::Away | Fate::Out => true,
            Fate::Taken | Fate::Prison { .. } => !self.options.long_game,
            Fate::Free | Fate::Leaving => false,
        })
    }

    /// Whether the others are all out of the streets: a thief's own arrest or flight ends the game.
    pub(super) fn is_last(&self, seat: Seat) -> bool {
        self.thief_seats().filter(|&other| other != seat).all(|other| match self.thief(other).fate {
            Fate::Away | Fate::Out => true,
            Fate::Taken | Fate::Prison { .. } => !self.options.long_game,
            Fate::Free | Fate::Leaving => false,
        })
    }

    /// Whether a seat would be richest if the game ended now.
    pub(super) fn would_win(&self, seat: Seat) -> bool {
        let own = self.would_have(seat);
        (0..self.options.seats).map(Seat).all(|other| other == seat || own > self.would_have(other))
    }

    /// What a seat would have if the game ended now.
    fn would_have(&self, seat: Seat) -> f32 {
        if seat == self.police {
            let taken =
                self.thief_seats().map(|seat| self.thief(seat)).filter(|thief| thief.fate == Fate::Taken);
            return self.police_money as f32 + taken.map(|thief| BOUNTY * thief.carried as f32).sum::<f32>();
        }
        let thief = self.thief(seat);
        match thief.fate {
            Fate::Out => 0.0,
            Fate::Away | Fate::Leaving => thief.carried as f32,
            Fate::Taken | Fate::Prison { .. } => thief.hidden_sum() as f32,
            Fate::Free => (thief.carried + thief.hidden_sum()) as f32,
        }
    }
}
