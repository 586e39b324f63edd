//! The city: a plan drawn in a map file.

mod fault;
mod plan;
mod read;
mod shipped;

pub use fault::{Feature, Form, MapFault, Wrong};
pub use plan::{Address, Ground, Kind, Line, Place, Plan, Quarter, Square, Street, Words};
pub use read::{MAX_BYTES as MAX_MAP_BYTES, read as read_map};
pub use shipped::{SHIPPED, shipped};
