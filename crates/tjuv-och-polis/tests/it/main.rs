//! Tjuv och Polis, from the outside.

mod maps;
