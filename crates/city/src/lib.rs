//! Cities to play Tjuv och Polis in: a board that is a text file.
//!
//! A city goes through three hands:
//!
//! 1. A **map file** is what people draw and read; `docs/maps.md` describes it. [`read_map`] turns it into a plan, or names
//!    every fault by line and column.
//! 2. A [`Plan`] is what the file says: squares with their kinds and addresses, tram lines, streets, quarters. It crosses
//!    every border as plain data. A [`Place`] is the number of a square in it.
//! 3. A [`City`] is a plan with all that follows from it for those who move there, worked out once and shared by all
//!    positions of a match: where walkers can end ([`Ways`]), where the radio car can ([`Drives`]), and where a thief is out of
//!    the ring ([`Refuges`]).
//!
//! ```
//! use city::{City, Kind, read_map, shipped};
//!
//! let text = shipped("smastad").expect("a map of ours");
//! let city = City::new(read_map(text).expect("ours are in order"));
//! let gate = city.plan.gate;
//! assert_eq!(city.spot(gate).kind, Kind::Street);
//!
//! // Where a policeman who comes out of the gate can be after a four, if nobody stands in the way.
//! let mut spare = Vec::new();
//! let ends = city.policemen.ends(gate, 4, std::iter::empty(), &mut spare);
//! assert!(ends.iter().all(|&end| city.policemen.distance(gate, end) <= 4));
//! ```
//!
//! Whoever draws a city wrongly is told where:
//!
//! ```
//! let faults = city::read_map("spelbord map 1\nname Nowhere\nmap\n").unwrap_err();
//! assert_eq!(faults[0].to_string(), "line 3, column 1: a line `map` with the drawing below it is missing");
//! ```
//!
//! Pieces, turns and money are none of a city's business: those are the rules, in the crate `tjuv-och-polis`. What a city
//! looks like is drawn by the crate `poster`. The clauses in brackets, such as `[tp.move.exact]`, are those of `rulebook/`.
//!
//! The maps that come with the game are in `maps/`; see [`PRINTINGS`] for how they are tuned without losing old matches.

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
pub use shipped::{PRINTINGS, Printing, SHIPPED, shipped};
pub use squares::Squares;
pub use ways::{Ends, Path, Walker, Ways};
