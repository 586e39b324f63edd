//! The dice, and where their seed comes from.

use std::num::NonZeroU32;
use tabletop::{Bytes16, Bytes32, Dice, Draw, Number, QuickDice, Seat, SeatLuck, Seed, ServerPart};

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

/// Bytes that count up from one of them.
fn counting(from: u8) -> Bytes32 {
    Bytes32(std::array::from_fn(|place| from + place as u8))
}

fn person(seat: u8, commitment: Option<Bytes32>, number: Option<Number>) -> SeatLuck {
    SeatLuck { seat: Seat(seat), commitment, number }
}

fn hexadecimal(bytes: Bytes32) -> String {
    serde_json::to_value(bytes).unwrap().as_str().unwrap().to_owned()
}

/// Like the dice, these come from an implementation in another language, and stand in `docs/replay.md`.
#[test]
fn commitments_and_seeds_never_change() {
    let (host, anna, bo) = (ServerPart(counting(0)), Number(counting(32)), Number(counting(64)));
    assert_eq!(hexadecimal(host.commitment()), GOLDEN_COMMITMENTS[0]);
    assert_eq!(hexadecimal(anna.commitment()), GOLDEN_COMMITMENTS[1]);
    assert_eq!(hexadecimal(bo.commitment()), GOLDEN_COMMITMENTS[2]);
    let first = person(0, Some(anna.commitment()), Some(anna));
    let seed = |persons: &[SeatLuck]| hexadecimal(host.seed("exempel", persons).0);
    assert_eq!(seed(&[first, person(2, Some(bo.commitment()), Some(bo))]), GOLDEN_SEEDS[0]);
    assert_eq!(seed(&[first, person(2, Some(bo.commitment()), None)]), GOLDEN_SEEDS[1]);
    assert_eq!(seed(&[first, person(2, None, None)]), GOLDEN_SEEDS[2]);
    assert_eq!(seed(&[]), GOLDEN_SEEDS[3]);
}

/// Of the host, of seat 0 and of seat 2.
const GOLDEN_COMMITMENTS: [&str; 3] = [
    "28cab6d8df1d48f9a1e415a74f08d4cc83b06c76fe1bbb24d9afe697b34f7eca",
    "8b58cadf11e1d446d0597dde231eda675304ce151b252b88c75d3d1c01ea5a98",
    "f2f7b4f70af927b422e523bfc83b79e88a3c0adaeb4e767e308eb34db65bdb8d",
];
/// With both numbers; without that of seat 2; without its commitment as well; without anybody.
const GOLDEN_SEEDS: [&str; 4] = [
    "0b6c1c86f75a4c4d2f77255eeae7c17ea138530aa047287f158e450b5e83842f",
    "f3e7564125fc6f7e46f6681b1100c62387d7d087686dbd4eb9e78334b422f6b4",
    "835eb8777a3da8c3b7737738737057ab7f7dc40842d88f73da8d4498f5497c8f",
    "7a3a219e599400fc0dfb33e59dbb70591c86abbce6f77107d22a31c8d1fce1bc",
];

#[test]
fn every_contribution_changes_the_seed() {
    let (host, anna, bo) = (ServerPart(counting(1)), Number(counting(2)), Number(counting(3)));
    let both = [person(0, Some(anna.commitment()), Some(anna)), person(1, Some(bo.commitment()), Some(bo))];
    let changed = |at: usize, person: SeatLuck| {
        let mut persons = both;
        persons[at] = person;
        host.seed("table", &persons)
    };
    let seeds = [
        host.seed("table", &both),
        host.seed("table 2", &both),
        host.seed("", &both),
        ServerPart(counting(9)).seed("table", &both),
        host.seed("table", &[both[1], both[0]]),
        host.seed("table", &both[..1]),
        host.seed("table", &[]),
        changed(1, person(2, Some(bo.commitment()), Some(bo))),
        changed(1, person(1, Some(anna.commitment()), Some(bo))),
        changed(1, person(1, None, Some(bo))),
        changed(1, person(1, Some(bo.commitment()), Some(anna))),
        changed(1, person(1, Some(bo.commitment()), None)),
        changed(0, person(0, Some(anna.commitment()), None)),
    ];
    for (i, a) in seeds.iter().enumerate() {
        assert!(seeds[..i].iter().all(|b| a != b), "{i}");
    }
}

#[test]
fn every_contribution_changed_the_seed_of_the_first_kind() {
    let server = ServerPart(Bytes32([1; 32]));
    let (one, two) = (Bytes16([2; 16]), Bytes16([3; 16]));
    let seeds = [
        server.first_seed([one, two]),
        server.first_seed([two, one]),
        server.first_seed([one]),
        ServerPart(Bytes32([9; 32])).first_seed([one, two]),
    ];
    for (i, a) in seeds.iter().enumerate() {
        assert!(seeds[..i].iter().all(|b| a != b));
    }
}

#[test]
fn the_first_commitments_were_plain_sha256() {
    assert_eq!(
        hexadecimal(ServerPart(Bytes32([0; 32])).first_commitment()),
        "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    );
}

/// The same bytes promise something else as a server part and as a number, and neither is a hash of another kind.
#[test]
fn every_hash_has_a_purpose_of_its_own() {
    let bytes = counting(5);
    let hashes = [
        ServerPart(bytes).commitment(),
        Number(bytes).commitment(),
        ServerPart(bytes).first_commitment(),
        ServerPart(bytes).seed("", &[]).0,
    ];
    for (i, a) in hashes.iter().enumerate() {
        assert!(hashes[..i].iter().all(|b| a != b), "{i}");
    }
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
