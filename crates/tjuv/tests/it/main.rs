//! The rules of Tjuv, clause by clause, and what holds in every match.

mod any_match;
mod bot;
mod deal;
mod end;
mod history;
mod play;
mod refusals;
mod script;
mod secrets;
mod undo;
mod walks;
