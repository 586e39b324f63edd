//! The one list of games, and what hosts know of each beyond its rules.
//!
//! Inside, everything is generic over [`Game`](tabletop::Game); outside, on the wire and on the command line, a game is a
//! name. [`with_game`] goes from the name to the type, once, at the edge.
//!
//! A game has one file here, with its [`Hosted`]: its title, its bots, what is read off it while it is played. A new game
//! is that file and its lines in `games.rs`; CONTRIBUTING.md says what else is written.
#![deny(missing_docs)]

mod advice;
mod decision;
mod games;
mod gauge;
mod hosted;
pub mod ink;
mod ledger;
mod no;
mod review;
mod terms;

pub use decision::Decision;
pub use games::{GAMES, Visit, with_game};
pub use gauge::{Gauge, Heat, Picture, Reading, Samples, places};
pub use hosted::{Fact, Given, Hosted, board_for_bots, bot_named, bots_of};
pub use ledger::{Book, Entered, Ledger};
pub use no::in_words;
pub use review::{Review, Reviewed};
pub use terms::{NoMatch, Terms, check, retrace, rules, verify};
