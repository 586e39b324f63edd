//! Requests: one file each.

mod board;
mod body;
mod counsel;
mod create;
mod join;
mod rematch;
mod replay;
mod seat_bot;

pub(crate) use board::board;
pub(crate) use body::Refused;
pub(crate) use counsel::{hint, review};
pub(crate) use create::create;
pub(crate) use join::join;
pub(crate) use rematch::rematch;
pub(crate) use replay::{look_back, replay};
pub(crate) use seat_bot::seat_bot;
