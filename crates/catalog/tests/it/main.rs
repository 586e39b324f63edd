//! The list of games, held to what it promises.

mod advice;
mod bots;
mod contributing;
mod ledger;
mod refusals;
mod replay_docs;
mod typescript;
