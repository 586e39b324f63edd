//! How strong a searching player is. The figures come from trials of 50 to 300 games each in Storhamn.

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
    /// What pieces near a wanted thief are worth to the police, as a multiple of what the simple player thinks.
    pub(super) net: f32,
    /// What it is worth to the police to be ready at the telegraph, likewise.
    pub(super) wire: f32,
    /// Whether it knows that the last arrest or flight ends the game, and who then wins.
    pub(super) knows_the_end: bool,
}

impl Strength {
    pub(super) const HARD: Strength =
        Strength { width: 1, foresight: 3, sight: 0.2, net: 1.0, wire: 1.0, knows_the_end: false };
    pub(super) const MASTER: Strength =
        Strength { width: 3, foresight: 30, sight: 0.8, net: 3.0, wire: 3.0, knows_the_end: true };
}
