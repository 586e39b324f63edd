//! Tjuv och Polis, from the outside.

mod map_faults;
mod map_fuzz;
mod maps;
mod picture;
mod reference;
mod walks;
