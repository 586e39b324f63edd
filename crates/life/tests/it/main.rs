//! What the life of a table promises to whoever drives it.

mod absence;
mod desk;
mod gathering;
mod lives;
mod playing;
