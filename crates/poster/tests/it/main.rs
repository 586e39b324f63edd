//! Posters, from the outside.

mod picture;
