//! The dice, and where their seed comes from.

use std::num::NonZeroU32;
use tabletop::{Bytes16, Bytes32, Dice, Draw, QuickDice, Seed, ServerPart};

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
            let chi_square: f64 = counts.iter().map(|&c| (f64::from(c) - expected).powi(2) / expected).sum();
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

/// A list is picked from by one draw, as everybody who drew an index by hand has always done.
#[test]
fn picking_is_drawing_an_index() {
    let letters = ["a", "b", "c", "d", "e"];
    let (mut one, mut two) = (QuickDice::new(9), QuickDice::new(9));
    for _ in 0..100 {
        let index = two.below(NonZeroU32::new(5).unwrap()) as usize;
        assert_eq!(*one.pick(&letters), letters[index]);
    }
}
