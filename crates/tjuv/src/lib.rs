//! Tjuv, a fishing card game for two to eleven players with 36 cards.
//!
//! On your turn you play one card. If it is higher than a table card of its own suit it captures every lower
//! card of that suit on the table, and at the same time steals every pile of the others whose top card it
//! beats. Otherwise it is laid on the table. Then you draw, and see to it that three cards lie on the table.
//! Whoever has most cards in the end wins.
//!
//! The clauses in brackets, such as `[tj.steal]`, are those of `rulebook/`.

#![deny(missing_docs)]

mod action;
mod bot;
mod cards;
mod config;
mod event;
mod invariants;
mod play;
mod position;
mod refusal;
mod rules;
mod setup;
mod view;

pub use action::Action;
pub use bot::{Beginner, Searcher, Simple};
pub use cards::{Card, CardSet, CardSetIter, NoSuchCard, Rank, Suit};
pub use config::{Config, DEALS_MAX, Piles, Refill, SEATS, SEATS_MIN};
pub use event::{Event, StolenPile};
pub use position::{Stage, Tjuv};
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use view::{HandView, LastDeal, PileView, View};
