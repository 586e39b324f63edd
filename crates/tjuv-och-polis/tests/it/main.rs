//! Tjuv och Polis, from the outside.
