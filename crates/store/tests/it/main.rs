//! What whoever keeps logs here may rely on.

mod appending;
mod copying;
mod every;
mod folder;
mod kept;
mod killed;
mod listing;
mod log;
mod memory;
mod older;
mod opening;
mod place;
mod postgres;
mod watch;
mod witness;
