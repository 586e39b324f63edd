//! Opponents for the lab: fixed policies, the master of 2026, and two who try what others might give away.

use super::{
    Fixed, Planner, Preference,
    adversary::{Adversary, Trick},
};
use crate::Monopol;
use tabletop::Bot;

/// The names of all that [`sparring`] knows.
pub const SPARRING: &[&str] = &["fixed-a", "fixed-b", "fixed-c", "master-2026", "gifts", "prices"];

/// An opponent by name, for a match that starts so.
pub fn sparring(name: &str, start: &Monopol) -> Option<Box<dyn Bot<Monopol>>> {
    let start = start.clone();
    Some(match name {
        "fixed-a" => Box::new(Fixed::new(start, Preference::None)),
        "fixed-b" => Box::new(Fixed::new(start, Preference::DarkBlue)),
        "fixed-c" => Box::new(Fixed::new(start, Preference::Orange)),
        "master-2026" => Box::new(Planner::master_2026(start)),
        "gifts" => Box::new(Adversary::new(start, Trick::Gifts)),
        "prices" => Box::new(Adversary::new(start, Trick::Prices)),
        _ => return None,
    })
}
