//! One file per chapter of the rulebook.

mod deal;
mod end;
mod refill;
mod turn;

pub(crate) use deal::HAND;
