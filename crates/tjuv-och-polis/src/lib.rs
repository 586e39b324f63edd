//! Tjuv och Polis, a chase through a 1940s city for two to six players: rules, views, and bots.
//!
//! [`TjuvOchPolis`] is a position; it is made from a [`Config`] and changed by [`Action`]s alone. The board is a city, which is
//! data: the crate `city` reads it from a map file and knows every way through its streets, and the crate `poster` draws it.
//! What is left here are the rules, one file of `rules/` for each chapter, which know squares only by their kind.
//!
//! The clauses in brackets, such as `[tp.rob]`, are those of `rulebook/`.

#![deny(missing_docs)]

mod action;
mod board;
mod bot;
mod config;
mod event;
mod help;
mod invariants;
mod piece;
mod play;
mod position;
mod refusal;
mod rules;
mod setup;
mod versions;
mod view;

pub use action::Action;
pub use board::Board;
pub use bot::{Beginner, Searcher, Simple, TRAITS, Traits, traits};
// What of the city crosses the border: in the board, in actions and events, and in what is said about a map.
pub use city::{
    Address, Car, Feature, Form, Ground, Kind, Line, MAX_MAP_BYTES, MapFault, Place, Plan, Quarter, SHIPPED,
    Square, Street, Words, Wrong,
};
pub use config::{Config, Edition, MEN, Map, Options, ROUNDS_MAX, SEATS, SEATS_MIN};
pub use event::{Cause, Event};
pub use piece::{Came, Piece};
pub use position::{Fate, LAST_ARREST, Stage, TjuvOchPolis};
pub use refusal::Refusal;
pub use setup::{Setup, SetupError, SetupMan, SetupThief};
pub use view::{
    ArrestView, CaptiveView, Danger, EndDanger, Help, HiddenView, ManView, Money, ThiefView, View,
};
