//! All luck of a run follows from its one seed. It is of the first kind, for nobody sits here who could commit to
//! anything, and a run that was begun long ago goes on with the same luck.

use tabletop::{Bytes32, Seed, ServerPart};

/// The luck of a trial: the dice of every game in it. A replay shows it as the server's part.
pub(super) fn of_trial(seed: u64, trial: u32) -> ServerPart {
    // The word is that of the first weeks: a seed gives the same luck for ever.
    ServerPart(hashed(*b"lab deal", seed, trial.into(), 0))
}

/// The luck of a bot for one game in one seat.
pub(super) fn of_bot(seed: u64, game: u32, seat: usize) -> Seed {
    Seed(hashed(*b"lab bots", seed, game.into(), seat as u64))
}

fn hashed(purpose: [u8; 8], seed: u64, number: u64, seat: u64) -> Bytes32 {
    let mut bytes = [0; 32];
    let words = [purpose, seed.to_le_bytes(), number.to_le_bytes(), seat.to_le_bytes()];
    for (place, word) in bytes.chunks_exact_mut(8).zip(words) {
        place.copy_from_slice(&word);
    }
    // The first commitments are the plain SHA-256 of their bytes.
    ServerPart(Bytes32(bytes)).first_commitment()
}
