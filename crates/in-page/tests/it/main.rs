//! What the engine in the page answers, asked as a worker asks it.

mod board;
mod decision;
mod equal;
mod ledger;
mod look_back;
mod play_on;
mod review;
mod table;
