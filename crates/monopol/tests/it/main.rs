//! Monopol, from the outside.

mod walks;
