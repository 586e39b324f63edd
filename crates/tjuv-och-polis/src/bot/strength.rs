//! How strong a searching player is. The figures come from trials of 50 to 300 games each in Storhamn.

use super::weights::Weights;

/// What tells the levels apart.
#[derive(Copy, Clone, Debug)]
pub(super) struct Strength {
    /// How many of a thief's moves are followed through the next throw of the police.
    pub(super) width: usize,
    /// How many throws ahead a thief plans robberies.
    pub(super) foresight: usize,
    /// How much of a thief's risk on a square is where the police can be with their very next throw; the rest is how
    /// near they are.
    pub(super) sight: f32,
    /// How the police weigh what they want, and how a thief believes they do.
    pub(super) police: Weights,
    pub(super) believed: Weights,
    /// Whether it knows that the last arrest or flight ends the game, and who then wins.
    pub(super) knows_the_end: bool,
}

impl Strength {
    pub(super) const HARD: Strength = Strength {
        width: 1,
        foresight: 3,
        sight: 0.2,
        police: Weights::HARD,
        believed: Weights::HARD,
        knows_the_end: false,
    };
    pub(super) const MASTER: Strength = Strength {
        width: 3,
        foresight: 30,
        sight: 0.8,
        police: Weights::MASTER,
        believed: Weights::MASTER_2026,
        knows_the_end: true,
    };
    pub(super) const MASTER_2026: Strength = Strength { police: Weights::MASTER_2026, ..Strength::MASTER };
}
