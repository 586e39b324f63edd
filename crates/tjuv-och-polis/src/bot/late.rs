//! What changes when a game grows long.

use crate::TjuvOchPolis;

/// From here on, in rounds, fear fades, so that everybody gets somewhere in the end: first what was too dangerous is
/// dared, and at last nothing is feared at all.
const LATE: f32 = 110.0;
const NOTHING_TO_LOSE: f32 = 200.0;

/// How much a danger counts: fully, and less and less when it is late.
pub(super) fn fear(game: &TjuvOchPolis) -> f32 {
    ((NOTHING_TO_LOSE - f32::from(game.round)) / (NOTHING_TO_LOSE - LATE)).clamp(0.0, 1.0)
}
