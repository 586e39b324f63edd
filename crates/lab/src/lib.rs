//! The lab: bots play each other by the thousand, and what came of it is told with intervals and pictures.
//!
//! A *deal* is one seed, played once for every seating of the bots that differs from the others: all of them get the
//! same luck, so what is left between them is skill. Everything that is claimed rests on deals, never on single games.
//!
//! - [`Spec`] says what is played; the same spec gives the same results, whatever the number of threads.
//! - [`arena`] plays it into a folder, and goes on where it was if it is stopped; [`merge`] joins parts of a run.
//! - [`sit`] plays a single game between any bots.
//! - [`sweep`] plays the same for several values of an option.
//! - [`Measured`] is all that the lab must know of a game beyond its rules.

mod arena;
mod csv;
mod error;
mod fault;
mod fields;
mod games;
mod journal;
mod luck;
mod measure;
mod merge;
mod outside;
mod play;
mod progress;
mod rating;
mod record;
mod report;
mod sitting;
mod spec;
mod statistics;
mod summary;
mod sweep;
mod thinking;

pub use arena::{Means, arena};
pub use error::Error;
pub use fault::{Fault, FaultKind};
pub use fields::set_option;
pub use games::{Visit, with_game};
pub use measure::{Gauge, Measured};
pub use merge::merge;
pub use record::{Reading, Record, SeatFaults};
pub use sitting::sit;
pub use spec::{Shard, Spec, SpecDraft};
pub use statistics::{Estimate, Tally};
pub use summary::Summary;
pub use sweep::{Sweep, Vary, sweep};
