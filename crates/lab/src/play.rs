//! The games themselves, on all cores.

mod game;
mod luck;
mod occupant;
mod outside;
mod progress;
mod run;
mod thinking;

pub use game::sit;
pub use run::Means;
pub(crate) use run::play_missing;
