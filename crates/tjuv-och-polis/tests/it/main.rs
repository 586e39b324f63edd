//! Tjuv och Polis, from the outside.

mod maps;
mod walks;
