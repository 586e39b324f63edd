//! What nobody can guess.

use tabletop::Bytes32;

/// The name of a table in links. Who has it may watch, so it is not to be guessed either.
pub(crate) fn fresh_table_id() -> String {
    hex::encode(random::<8>())
}

/// The host's part of the seed of a match.
pub(crate) fn fresh_server_part() -> Bytes32 {
    Bytes32(random())
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
