//! What whoever keeps logs here may rely on.

mod appending;
mod folder;
mod kept;
mod killed;
mod log;
mod memory;
mod older;
mod opening;
