//! Fair draws that anybody can check afterwards.
//!
//! Before the start the server publishes the hash of a secret of its own, the [`ServerPart`]. Every person who
//! takes a seat adds a nonce. The [`Seed`] is made of all of these. When the server part is shown after the match,
//! anybody can see that every draw follows from it and the nonces; `docs/replay.md` says what that does not prove.
//!
//! Everything here must give the same numbers for ever: old matches are replayed from their seed. So only the
//! raw ChaCha8 word stream comes from a library, and the few lines above it are ours, pinned by tests.

use crate::{Draw, draw::fair};
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
///
/// ```
/// use tabletop::{Bytes16, Bytes32, ServerPart};
///
/// // Before anybody sits down: think of a secret, and publish its hash.
/// let secret = ServerPart(Bytes32([7; 32]));
/// let published = secret.commitment();
/// // Two people add a number each, and the match gets its seed.
/// let seed = secret.seed([Bytes16([1; 16]), Bytes16([2; 16])]);
/// // After the match the secret is shown, and everybody can see that it is the same one and gives the same seed.
/// let shown = ServerPart(Bytes32([7; 32]));
/// assert!(shown.commitment() == published);
/// assert!(shown.seed([Bytes16([1; 16]), Bytes16([2; 16])]) == seed);
/// ```
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
