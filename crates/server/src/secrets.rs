//! Ids nobody can guess, and tokens that nobody but their owner ever sees again: only their hashes are kept. None
//! of these types can be printed, so none can end up in a log by mistake.

use sha2::{Digest, Sha256};
use tabletop::{Bytes32, Seed, ServerPart};

/// The secret that opens a seat, or the invitation to one.
pub(crate) struct Token(String);

impl Token {
    pub(crate) fn fresh() -> Token {
        Token(hex::encode(random::<16>()))
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }

    /// For the one answer that hands it to its owner.
    pub(crate) fn reveal(self) -> String {
        self.0
    }
}

/// What is kept of a token: enough to recognise it, useless for sitting down.
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct TokenHash(pub [u8; 32]);

impl TokenHash {
    /// What is kept of this token.
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }
}

/// The name of a table in links. Who has it may watch, so it is not to be guessed either.
pub(crate) fn fresh_table_id() -> String {
    hex::encode(random::<8>())
}

pub(crate) fn fresh_server_part() -> ServerPart {
    ServerPart(Bytes32(random()))
}

/// The luck of a bot, which has nothing to do with the luck of the match.
pub(crate) fn fresh_seed() -> Seed {
    Seed(Bytes32(random()))
}

/// A number below `n`, good enough for picking names.
pub(crate) fn pick(n: usize) -> usize {
    u32::from_le_bytes(random()) as usize % n
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}
