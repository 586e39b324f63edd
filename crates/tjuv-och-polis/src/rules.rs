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

pub(crate) use den::{NOTE, Transfer};
