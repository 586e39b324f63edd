//! Tjuv och Polis, a chase through a 1940s city for two to six players.
//!
//! The clauses in brackets, such as `[tp.rob]`, are those of `rulebook/`.

mod city;

pub use city::{
    Address, Feature, Form, Ground, Kind, Line, MAX_MAP_BYTES, MapFault, Place, Plan, Quarter, SHIPPED, Square,
    Street, Words, Wrong, read_map, shipped,
};
