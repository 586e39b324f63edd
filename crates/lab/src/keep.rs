//! What is written down of a run.

pub(crate) mod csv;
mod journal;
mod lost_turn;
mod parts;
mod record;
mod replays;

pub(crate) use journal::Journal;
pub(crate) use lost_turn::count_lost;
pub use lost_turn::{Failing, LostTurn, LostTurns, SeatLost};
pub(crate) use parts::join;
pub use record::GameRecord;
pub(crate) use replays::open_replays;
