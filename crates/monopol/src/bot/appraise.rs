//! How everybody stands, for those who look back.

use super::mind::Mind;
use crate::Monopol;
use tabletop::{Appraise, Shares};

/// When everybody has done what they are about to, and nobody deals.
impl Appraise for Monopol {
    fn shares(&self) -> Shares {
        let settled = Mind::of(self).settled();
        let chances = settled.mind().prospects();
        chances.first(self.config.seats).iter().map(|chance| f64::from(*chance)).collect()
    }
}
