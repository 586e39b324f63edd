//! Monopol, from the outside.

mod markov;
mod walks;
