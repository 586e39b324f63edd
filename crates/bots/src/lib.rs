//! Bots that play any game: they name none. A game's own bots live in its crate.

#![deny(missing_docs)]

mod random;

pub use random::Random;
