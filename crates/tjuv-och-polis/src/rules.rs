//! One file for each chapter of the rulebook.

mod arrest;
mod den;
mod end;
mod flight;
mod moving;
mod police;
mod prison;
mod setting_up;
mod thief;
mod tram;
mod turn;
mod versions;

pub(crate) use den::{NOTE, Transfer};
pub(crate) use versions::OUT_IN_THE_HOUSE;
