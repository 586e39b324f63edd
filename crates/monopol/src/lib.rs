//! Monopol by the older Swedish rulebook, on the Stockholm board in kronor, for two to seven players.
//!
//! The clauses in brackets, such as `[mo.rent]`, are those of `rulebook/`.

#![deny(missing_docs)]

mod action;
mod board;
mod bot;
mod clauses;
mod config;
mod decks;
mod event;
mod holdings;
mod invariants;
mod lots;
mod play;
mod position;
mod refusal;
mod rules;
mod setup;
pub mod squares;
mod versions;
mod view;

pub use action::Action;
pub use board::{Board, Deed, Printed};
pub use bot::{
    Beginner, Fixed, Planner, Preference, SPARRING, Simple, TRAITS, sparring, trait_names, traits,
};
pub use config::{CLAIM_SECONDS_MAX, Config, DEALT_MAX, DEALT_MIN, Interest, ROUNDS_MAX, SEATS, SEATS_MIN};
pub use event::{Because, Event, Moving, Way};
pub use lots::{Lot, LotSet, LotSetIter};
pub use position::{Basket, Monopol, OFFERS_MAX, Sold, Stage, Why};

pub use refusal::{Business, Refusal, Spend};
pub use view::{AuctionView, ClaimView, DebtView, DeckView, Gain, HoldingView, OfferView, PlayerView, View};
