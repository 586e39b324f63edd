//! Monopol, from the outside.

mod bot;
mod markov;
mod scripts;
mod walks;
