//! Bots that play any game: they name none. A game's own bots live in its crate.

mod random;

pub use random::Random;
