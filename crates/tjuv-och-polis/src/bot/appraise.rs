//! How everybody stands, for those who look back.

use super::odds::Odds;
use crate::TjuvOchPolis;
use tabletop::{Appraise, Game, Next, Seat, Shares};

impl Appraise for TjuvOchPolis {
    fn shares(&self) -> Shares {
        let seats = || (0..self.seats()).map(Seat);
        if let Next::Over(winners) = self.next() {
            return seats().map(|seat| f64::from(winners.share(seat))).collect();
        }
        let odds = Odds::of(self);
        let chances: Shares = seats().map(|seat| f64::from(odds.chance(seat, 0.0))).collect();
        let sum: f64 = chances.iter().sum();
        let equal = 1.0 / f64::from(self.seats());
        chances.iter().map(|chance| if sum > 0.0 { chance / sum } else { equal }).collect()
    }
}
