//! The real server on a real port with a real database.

mod absence;
mod advice;
mod bad_input;
mod board;
mod bots;
mod client;
mod failing_store;
mod house;
mod kept;
mod monopol;
mod old_matches;
mod page;
mod persons;
mod play;
mod rematch;
mod restart;
mod resume;
mod seats;
mod twins;
mod two_nodes;
mod unreadable;
mod words;
