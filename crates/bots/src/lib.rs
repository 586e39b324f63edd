//! What plays any game and names none: a bot that plays at random, and a search. A game's own bots live in its crate, and
//! may use the search.

#![deny(missing_docs)]

mod dot;
mod random;
mod search;

pub use dot::dot;
pub use random::Random;
pub use search::{Effort, Outlook, Search, Standings};
