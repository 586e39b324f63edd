//! Monopol, from the outside.

mod advice;
mod bot;
mod history;
mod ledger;
mod markov;
mod players;
mod scripts;
mod walks;
mod wild;
