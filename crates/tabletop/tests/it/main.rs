//! The crate tried on its own small game.

mod any_match;
mod attacks;
mod beats;
mod bent;
mod chance;
mod finished;
mod forgeries;
mod kept;
mod matches;
mod replays;
mod rules;
mod seats;
mod walks;

use tabletop::{
    Bytes32, Game, Match, Seed,
    cuckoo::{Config, Cuckoo},
};

/// The position before the first draw.
fn start(seats: u8) -> Cuckoo {
    Cuckoo::newest(&Config { seats }).unwrap()
}

/// A match with the cards dealt.
fn dealt(seats: u8) -> Match<Cuckoo> {
    Match::start(start(seats), &Seed(Bytes32([1; 32])))
}
