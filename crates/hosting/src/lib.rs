//! What every host of tables does, be it a server or a page: lays them, names their bots, opens their games, and lets bots
//! remember what was decided in their seats. No socket, no store, no runtime; time and luck are handed in.
#![deny(missing_docs)]

mod bots;
mod games;
mod laying;
pub mod names;
mod understood;

pub use bots::{Answered, Asked, Known};
pub use games::{Catalog, Owned, known, newest_rules, on_trial};
pub use laying::{Fresh, commitments, laid, rules_for};
pub use understood::understood;
