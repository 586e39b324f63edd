//! What nobody can guess.

use hosting::Fresh;
use tabletop::Bytes32;

/// What a new table needs.
pub(crate) fn fresh() -> Fresh {
    Fresh { id: fresh_table_id().into(), server_part: fresh_server_part(), mood: mood() }
}

/// Decides what a bot is called.
pub(crate) fn mood() -> u32 {
    u32::from_le_bytes(random())
}

/// The name of a table in links. Who has it may watch, so it is not to be guessed either.
pub(crate) fn fresh_table_id() -> String {
    hex::encode(random::<8>())
}

/// The host's part of the seed of a match.
pub(crate) fn fresh_server_part() -> Bytes32 {
    Bytes32(random())
}

/// A number below `n`, good enough for waiting a while.
pub(crate) fn pick(n: usize) -> usize {
    mood() as usize % n
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}
