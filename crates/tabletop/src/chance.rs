//! Fair draws that anybody can check afterwards.
//!
//! Everybody commits before anybody reveals: the host to its [`ServerPart`], each person to a [`Number`] of their own, by
//! publishing a hash of it. When all hashes are known to all, and not before, the persons tell their numbers, and the
//! [`Seed`] is a hash of everything. When the server part is shown after the match, anybody can see that every draw
//! follows; `docs/replay.md` says what that proves to whom, and what it does not.
//!
//! Everything here must give the same numbers for ever: old matches are replayed from their seed. So only the
//! raw ChaCha8 word stream comes from a library, and the few lines above it are ours, pinned by tests.

use crate::{Draw, Seat, draw::fair};
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

/// Sixteen bytes, written as 32 hexadecimal digits: the secret of a seat or an invitation, and a person's part of the
/// seed in the first matches.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bytes16(
    #[serde(with = "hex::serde")]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub [u8; 16],
);

/// How the seed of a match is made.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LuckKind {
    /// As in the first matches, and in the lab: only the host commits.
    First,
    /// Everybody commits before anybody reveals.
    Second,
}

/// Stands in front of a server part when it is hashed, so that this hash cannot be taken for another.
pub const SERVER_PURPOSE: &str = "spelbord server\0";
/// Stands in front of a person's number when it is hashed.
pub const SEAT_PURPOSE: &str = "spelbord seat\0";
/// Stands in front of everything that a seed is made of.
pub const MATCH_PURPOSE: &str = "spelbord match\0";
/// Stands in front of what the luck of a bot is made of.
const BOT_PURPOSE: &str = "spelbord bot\0";

/// The host's secret contribution to the seed: committed to before the start, shown after the end.
///
/// ```
/// use tabletop::{Bytes32, Number, Seat, SeatLuck, ServerPart};
///
/// // Before anybody sits down: think of a secret, and publish its hash.
/// let secret = ServerPart(Bytes32([7; 32]));
/// let published = secret.commitment();
/// // Two people do the same. Only when everybody has all three hashes do they tell their numbers.
/// let numbers = [Number(Bytes32([1; 32])), Number(Bytes32([2; 32]))];
/// let persons = [0, 1].map(|seat| SeatLuck {
///     seat: Seat(seat),
///     commitment: Some(numbers[usize::from(seat)].commitment()),
///     number: Some(numbers[usize::from(seat)]),
/// });
/// let seed = secret.seed("table", &persons);
/// // After the match the secret is shown, and everybody can see that it is the same one and gives the same seed.
/// let shown = ServerPart(Bytes32([7; 32]));
/// assert!(shown.commitment() == published);
/// assert!(shown.seed("table", &persons) == seed);
/// assert!(shown.seed("another table", &persons) != seed);
/// ```
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct ServerPart(pub Bytes32);

impl ServerPart {
    /// What is published before the start.
    pub fn commitment(&self) -> Bytes32 {
        hashed(SERVER_PURPOSE, &self.0)
    }

    /// The seed of a match at this table: of its id, all commitments and all numbers in seat order, those that are missing
    /// marked as such.
    pub fn seed(&self, table: &str, persons: &[SeatLuck]) -> Seed {
        let mut hash = Sha256::new().chain_update(MATCH_PURPOSE);
        hash.update((table.len() as u64).to_be_bytes());
        hash.update(table);
        hash.update(self.commitment().0);
        hash.update([persons.len() as u8]);
        for person in persons {
            hash.update([person.seat.0]);
            update(&mut hash, person.commitment);
        }
        hash.update(self.0.0);
        for person in persons {
            update(&mut hash, person.number.map(|number| number.0));
        }
        Seed(Bytes32(hash.finalize().into()))
    }

    /// The luck of a bot that decides for a seat at this version of a match: the same on every host, and nothing that anybody
    /// can foresee before the server part is shown.
    pub fn bot_luck(&self, table: &str, seat: Seat, version: u32) -> Seed {
        let mut hash = Sha256::new().chain_update(BOT_PURPOSE);
        hash.update((table.len() as u64).to_be_bytes());
        hash.update(table);
        hash.update(self.0.0);
        hash.update([seat.0]);
        hash.update(version.to_be_bytes());
        Seed(Bytes32(hash.finalize().into()))
    }

    /// What was published in the first matches.
    pub fn first_commitment(&self) -> Bytes32 {
        Bytes32(Sha256::digest(self.0.0).into())
    }

    /// The seed of the first matches: the server part, then the nonce of each person in seat order. It can be computed
    /// from the commitment by whoever chose the first nonces, and nobody but the host was committed to anything: it is
    /// here so that old matches can be played on and checked.
    pub fn first_seed(&self, nonces: impl IntoIterator<Item = Bytes16>) -> Seed {
        let mut hash = Sha256::new().chain_update(self.0.0);
        for nonce in nonces {
            hash.update(nonce.0);
        }
        Seed(Bytes32(hash.finalize().into()))
    }
}

/// A person's contribution to the seed: thought of by the person's own device, told when everybody has committed.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
pub struct Number(pub Bytes32);

impl Number {
    /// What is published before anybody tells a number.
    pub fn commitment(&self) -> Bytes32 {
        hashed(SEAT_PURPOSE, &self.0)
    }
}

/// What a person's seat brought to the seed.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatLuck {
    /// The seat.
    pub seat: Seat,
    /// None if the list of commitments was closed without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Bytes32>,
    /// None if the others began without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<Number>,
}

fn hashed(purpose: &str, secret: &Bytes32) -> Bytes32 {
    Bytes32(Sha256::new().chain_update(purpose).chain_update(secret.0).finalize().into())
}

/// One byte says whether anything follows, so that something missing cannot be taken for something there.
fn update(hash: &mut Sha256, part: Option<Bytes32>) {
    match part {
        Some(part) => hash.update([&[1][..], &part.0].concat()),
        None => hash.update([0]),
    }
}

/// All the luck of a match: who knows it can foresee every draw.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Seed(pub Bytes32);

/// The official dice: the same seed gives the same draws, on every machine, for ever.
///
/// ```
/// use std::num::NonZeroU32;
/// use tabletop::{Bytes32, Dice, Draw, Seed};
///
/// let mut dice = Dice::new(&Seed(Bytes32([0; 32])));
/// let six = NonZeroU32::new(6).unwrap();
/// assert_eq!([1, 5, 5, 3, 4, 1], [(); 6].map(|()| dice.below(six)));
/// ```
#[derive(Clone)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of a match with this seed.
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
