#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

// What the macros say of this crate is true in it as well.
extern crate self as tabletop;

#[cfg(feature = "json")]
mod any_bot;
#[cfg(feature = "json")]
mod any_match;
mod appraise;
#[cfg(feature = "json")]
mod beat;
mod bot;
#[cfg(feature = "fair")]
mod chance;
#[cfg(feature = "json")]
mod changes;
#[cfg(feature = "testing")]
pub mod cuckoo;
mod draw;
#[cfg(any(feature = "json", feature = "testing"))]
mod film;
mod game;
mod hidden;
mod in_order;
#[cfg(feature = "json")]
mod json;
#[cfg(feature = "json")]
mod kept;
mod play_out;
#[cfg(feature = "fair")]
mod played;
#[cfg(feature = "json")]
mod replay;
mod seat;
mod tagged;
#[cfg(feature = "testing")]
pub mod testing;
#[cfg(feature = "json")]
mod verify;
#[cfg(feature = "json")]
mod written;

#[cfg(feature = "json")]
pub use any_bot::{AnyBot, Sight, any_bot};
#[cfg(feature = "json")]
pub use any_match::{AnyMatch, Choice, Reject, Told};
pub use appraise::{Appraise, Shares};
#[cfg(feature = "json")]
pub use beat::{Beat, Change, Key};
pub use bot::{Advice, Bot, Level, NoSuchLevel};
#[cfg(feature = "fair")]
pub use chance::{
    Bytes16, Bytes32, Dice, LuckKind, MATCH_PURPOSE, Number, SEAT_PURPOSE, SERVER_PURPOSE, SeatLuck, Seed,
    ServerPart,
};
pub use draw::{Draw, QuickDice};
pub use game::{Caused, Game, Imagine, Next, Refusal, RuleId, Sink};
pub use hidden::Hidden;
pub use in_order::in_order;
#[cfg(feature = "json")]
pub use kept::{Kept, NotKept, Proven, SeatCommitment, check_kept};
pub use play_out::{DECISIONS_MAX, at_random, by_bots, play_out};
#[cfg(feature = "fair")]
pub use played::{Drawn, Match, Step};
#[cfg(feature = "json")]
pub use replay::{Luck, PlayedOn, Replay, ReplayDraw, ReplaySeat, ReplayStep};
pub use seat::{BySeat, SEATS_MAX, Seat, SeatSet, SeatSetIter, Viewer};
pub use tagged::{given, needed, unneeded};
#[cfg(feature = "json")]
pub use verify::{AnyCheck, Check, Mismatch, Verdict, Verified, retrace, verify};
#[cfg(feature = "json")]
pub use written::Verbatim;
