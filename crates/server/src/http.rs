//! Requests: one file each.

mod advice;
mod board;
mod body;
mod create;
mod health;
mod invited;
mod join;
mod mine;
mod reach;
mod rematch;
mod replay;
mod seat_bot;

use crate::aside;

pub(crate) use advice::advice;
pub(crate) use board::board;
pub(crate) use body::Failed;
pub(crate) use create::create;
pub(crate) use health::{healthz, readyz};
pub(crate) use invited::invited;
pub(crate) use join::join;
pub(crate) use mine::mine;
pub(crate) use reach::reach;
pub(crate) use rematch::rematch;
pub(crate) use replay::replay;
pub(crate) use seat_bot::seat_bot;
