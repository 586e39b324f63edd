//! Cities to play Tjuv och Polis in.

#![deny(missing_docs)]

mod city;
mod drives;
mod fault;
mod plan;
mod read;
mod refuge;
mod shipped;
mod squares;
mod ways;

pub use city::{City, DENS, Spot};
pub use drives::{Car, Drives};
pub use fault::{Feature, Form, MapFault, Wrong};
pub use plan::{Address, Ground, Kind, Line, Place, Plan, Quarter, Square, Street, Words};
pub use read::{MAX_BYTES as MAX_MAP_BYTES, read as read_map};
pub use refuge::Refuges;
pub use shipped::{SHIPPED, shipped};
pub use squares::Squares;
pub use ways::{Ends, Path, Walker, Ways};
