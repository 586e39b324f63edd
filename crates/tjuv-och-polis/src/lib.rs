//! Tjuv och Polis, a chase through a 1940s city for two to six players.
//!
//! The clauses in brackets, such as `[tp.rob]`, are those of `rulebook/`.

mod city;

pub use city::{Address, Ground, Kind, Line, MapFault, Place, Plan, Quarter, Square, Street, Words, Wrong};
