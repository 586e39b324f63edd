//! All luck of a run follows from its one seed.

use tabletop::{Bytes32, Seed, ServerPart};

/// The luck of a deal: the dice of every game in it. A replay shows it as the server's part.
pub(crate) fn of_deal(seed: u64, deal: u32) -> ServerPart {
    ServerPart(hashed(*b"lab deal", seed, deal.into(), 0))
}

/// The luck of a bot for one game in one seat.
pub(crate) fn of_bot(seed: u64, game: u32, seat: usize) -> Seed {
    Seed(hashed(*b"lab bots", seed, game.into(), seat as u64))
}

fn hashed(purpose: [u8; 8], seed: u64, number: u64, seat: u64) -> Bytes32 {
    let mut bytes = [0; 32];
    let words = [purpose, seed.to_le_bytes(), number.to_le_bytes(), seat.to_le_bytes()];
    for (place, word) in bytes.chunks_exact_mut(8).zip(words) {
        place.copy_from_slice(&word);
    }
    // A commitment is the plain SHA-256 of its bytes.
    ServerPart(Bytes32(bytes)).commitment()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs that were begun with an older Spelbord must go on with the same luck.
    #[test]
    fn the_luck_of_a_run_never_changes() {
        let text = serde_json::to_string(&of_deal(7, 3).0).unwrap();
        assert_eq!(text, "\"GOLDEN\"");
    }

    #[test]
    fn every_deal_game_and_seat_has_luck_of_its_own() {
        let all = [
            of_deal(1, 0).0,
            of_deal(1, 1).0,
            of_deal(2, 0).0,
            of_bot(1, 0, 0).0,
            of_bot(1, 0, 1).0,
            of_bot(1, 1, 0).0,
            of_bot(2, 0, 0).0,
        ];
        for (at, luck) in all.iter().enumerate() {
            assert!(!all[..at].contains(luck));
        }
    }
}
