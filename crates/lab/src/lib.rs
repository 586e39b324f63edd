//! The lab: bots play each other by the thousand, and what came of it is told with intervals and pictures.
//!
//! A *trial* is one seed, played once for every seating of the bots that differs from the others: all of them get the
//! same luck, so what is left between them is skill. Everything that is claimed rests on trials, never on single games.
//!
//! The rooms show the way of a run: `ask` what is to be played, `play` it, `keep` what came of it, `tell` what it
//! means. A room knows those before it and none behind; `tasks.rs` goes through all of them.
//!
//! - [`Spec`] says what is played; the same spec gives the same results, whatever the number of threads.
//! - [`arena`] plays it into a folder, and goes on where it was if it is stopped; [`merge`] joins parts of a run.
//! - [`sweep`] plays the same for several values of an option.
//! - [`sit`] plays a single game between any bots.
//!
//! The lab knows no game: what it must know beyond the rules is in the [`catalog`].
#![deny(missing_docs)]

mod ask;
mod error;
mod keep;
mod play;
mod tasks;
mod tell;

pub use ask::{Shard, Spec, SpecDraft, Vary, set_option};
pub use error::Error;
pub use keep::{Failing, GameRecord, LostTurn, LostTurns, SeatLost};
pub use play::{Means, sit};
pub use tasks::{arena, merge, sweep};
pub use tell::{Difference, Entrant, Estimate, Length, LineUp, RoleShare, Summary, Sweep, Tally, Turn};
