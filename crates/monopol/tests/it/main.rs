//! Monopol, from the outside.

mod bot;
mod ledger;
mod markov;
mod scripts;
mod walks;
mod wild;
