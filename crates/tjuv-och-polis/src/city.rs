//! The city: a plan drawn in a map file.

mod fault;
mod plan;

pub use fault::{MapFault, Wrong};
pub use plan::{Address, Ground, Kind, Line, Place, Plan, Quarter, Square, Street, Words};
