//! What every game is, and what every host needs.
//!
//! A [`Game`] is a position: a plain value that knows its rules and nothing else. It does no input or output,
//! reads no clock and draws no random number. Whoever hosts it (the server, the lab, a test) asks it what must
//! happen [`next`](Game::next), draws when nature must move, and passes on what the seats try.
//!
//! - [`Match`] is a position played with the official [`Dice`].
//! - [`AnyMatch`] is a match with its types rubbed out, speaking JSON: what the server holds.
//! - [`Replay`] is a finished match that anybody can read and check.
//! - [`Bot`] is given what its seat may know, and no more.

mod any_match;
mod bot;
mod chance;
mod game;
mod hidden;
mod played;
mod replay;
mod seat;
pub mod testing;

pub use any_match::{AnyMatch, Choice, Reject, Told};
pub use bot::{Advice, AnyBot, Bot, Level, NoSuchLevel, any_bot};
pub use chance::{Bytes16, Bytes32, Dice, Draw, QuickDice, Seed, ServerPart};
pub use game::{Caused, Game, Imagine, Next, Refusal, RuleId, Sink};
pub use hidden::Hidden;
pub use played::{Drawn, Match, Step};
pub use replay::{
    Mismatch, Replay, ReplayDraw, ReplaySeat, ReplayStep, Verdict, Verified, retrace, shares, verify,
};
pub use seat::{BySeat, SEATS_MAX, Seat, SeatSet, SeatSetIter, Viewer};
