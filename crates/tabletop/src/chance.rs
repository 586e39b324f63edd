//! Fair draws that anybody can check afterwards.
//!
//! Before the start the server publishes the hash of a secret of its own, the [`ServerPart`]. Every person who
//! takes a seat adds a nonce. The [`Seed`] is made of all of these, so nobody, the server included, can choose
//! it; and when the server part is shown after the match, anybody can see that it was not changed.
//!
//! Everything here must give the same numbers for ever: old matches are replayed from their seed. So only the
//! raw ChaCha8 word stream comes from a library, and the few lines above it are ours, pinned by tests.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::num::NonZeroU32;

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bytes32(
    #[serde(with = "hex::serde")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub [u8; 32],
);

/// Sixteen bytes, written as 32 hexadecimal digits: a person's contribution to the seed.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bytes16(
    #[serde(with = "hex::serde")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub [u8; 16],
);

/// The server's secret contribution to the seed: committed to before the start, shown after the end.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct ServerPart(pub Bytes32);

impl ServerPart {
    /// What is published before the start.
    pub fn commitment(&self) -> Bytes32 {
        Bytes32(Sha256::digest(self.0.0).into())
    }

    /// The seed of the match: the server part, then the nonce of each person in seat order.
    pub fn seed(&self, nonces: impl IntoIterator<Item = Bytes16>) -> Seed {
        let mut hash = Sha256::new().chain_update(self.0.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        Seed(Bytes32(hash.finalize().into()))
    }
}

/// All the luck of a match.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Seed(pub Bytes32);

/// A source of fair draws.
pub trait Draw {
    /// One of `0..n`, each equally likely.
    fn below(&mut self, n: NonZeroU32) -> u32;
}

/// The official dice.
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(seed: &Seed) -> Dice {
        Dice(ChaCha8Rng::from_seed(seed.0.0))
    }
}

impl Draw for Dice {
    #[inline]
    fn below(&mut self, n: NonZeroU32) -> u32 {
        fair(n, || self.0.next_u32())
    }
}

/// Luck for simulations: several times as fast as the official dice, as fair, but foreseeable from a few draws. Never for
/// a match that people play. (The generator is known as SplitMix64.)
#[derive(Clone)]
pub struct QuickDice(u64);

impl QuickDice {
    pub fn new(seed: u64) -> QuickDice {
        QuickDice(seed)
    }

    /// Quick dice that follow from a draw of others.
    pub fn drawn(from: &mut impl Draw) -> QuickDice {
        let mut half = || u64::from(from.below(NonZeroU32::MAX));
        QuickDice(half() << 32 | half())
    }
}

impl Draw for QuickDice {
    #[inline]
    fn below(&mut self, n: NonZeroU32) -> u32 {
        fair(n, || {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = self.0;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            (word ^ word >> 31) as u32
        })
    }
}

/// The upper half of `word × n`. Words whose lower half is below `2³² mod n` are thrown away, so that every outcome is
/// left with equally many words.
#[inline]
fn fair(n: NonZeroU32, mut word: impl FnMut() -> u32) -> u32 {
    let n = n.get();
    loop {
        let product = u64::from(word()) * u64::from(n);
        let (outcome, remainder) = ((product >> 32) as u32, product as u32);
        // The remainder is nearly always at least n, which spares us the division.
        if remainder >= n || remainder >= n.wrapping_neg() % n {
            return outcome;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draws(seed: u8, n: u32, count: usize) -> Vec<u32> {
        draws_of(Dice::new(&Seed(Bytes32([seed; 32]))), n, count)
    }

    fn draws_of(mut dice: impl Draw, n: u32, count: usize) -> Vec<u32> {
        let n = NonZeroU32::new(n).unwrap();
        (0..count).map(|_| dice.below(n)).collect()
    }

    /// The numbers come from an implementation of our own in another language, written from `docs/replay.md`.
    /// If this fails, every match ever played has lost its dice: mend the code, never the numbers.
    #[test]
    fn the_dice_never_change() {
        assert_eq!(draws(0, 6, 12), GOLDEN_DIE);
        assert_eq!(draws(7, 36, 8), GOLDEN_DECK);
        assert_eq!(draws(7, 3_000_000_000, 4), GOLDEN_WIDE);
    }

    const GOLDEN_DIE: [u32; 12] = [1, 5, 5, 3, 4, 1, 3, 0, 2, 1, 2, 0];
    const GOLDEN_DECK: [u32; 8] = [12, 8, 30, 29, 1, 10, 4, 12];
    const GOLDEN_WIDE: [u32; 4] = [2_560_604_792, 2_495_600_141, 872_542_234, 1_061_672_638];

    #[test]
    fn every_outcome_is_as_likely() {
        for n in [2, 3, 6, 36] {
            for draws in [draws(3, n, 60_000), draws_of(QuickDice::new(3), n, 60_000)] {
                let mut counts = vec![0_u32; n as usize];
                for outcome in draws {
                    counts[outcome as usize] += 1;
                }
                let expected = 60_000.0 / f64::from(n);
                let chi_square: f64 =
                    counts.iter().map(|&c| (f64::from(c) - expected).powi(2) / expected).sum();
                // Far beyond the 99.99 % point for 35 degrees of freedom, the most we test.
                assert!(chi_square < 80.0, "n = {n}: chi square {chi_square}");
            }
        }
    }

    #[test]
    fn every_contribution_changes_the_seed() {
        let server = ServerPart(Bytes32([1; 32]));
        let (one, two) = (Bytes16([2; 16]), Bytes16([3; 16]));
        let seeds = [
            server.seed([one, two]),
            server.seed([two, one]),
            server.seed([one]),
            ServerPart(Bytes32([9; 32])).seed([one, two]),
        ];
        for (i, a) in seeds.iter().enumerate() {
            assert!(seeds[..i].iter().all(|b| a != b));
        }
    }

    #[test]
    fn commitment_is_plain_sha256() {
        let text = serde_json::to_string(&ServerPart(Bytes32([0; 32])).commitment()).unwrap();
        assert_eq!(text, "\"66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\"");
    }
}
