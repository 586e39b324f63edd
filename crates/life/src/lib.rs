//! The life of a table, without input or output.
//!
//! A table is a value folded from its log. It is fed with inputs (somebody came, said something, time passed) and the time,
//! and answers with effects (store this, send that, ask this bot, wake me then). It knows no socket, no store and no
//! runtime, and reads no clock: the server drives it with all of these, tests in virtual time.
//!
//! ```text
//! log entries ──fold──▶ Life ──input(now, Input)──▶ effects: append, tell, ask a bot, wake …
//!                         ▲                            │
//!                         └─────── stored(now) ◀───────┘
//! ```
//!
//! What is told rests on what is stored: an effect that tells of an entry comes out of [`Life::stored`], never before.
#![deny(missing_docs)]

mod allowance;
mod asked;
mod bounds;
mod clocks;
mod entry;
mod fold;
mod frames;
mod gather;
mod input;
mod life;
mod nodes;
mod past;
mod playing;
mod presence;
mod refused;
mod said;
mod settle;
mod table;
mod thinking;

pub use bounds::{Bounds, Keeping, MOVES_MAX};
pub use entry::{
    By, Digest, Entry, Laid, Move, NotOurs, Record, Retold, Sitter, TableId, Time, TokenHash, What,
    short_name,
};
pub use frames::{MISSED_MAX, PAUSE_MAX, RESYNC_LOG_MAX};
pub use gather::NextMatch;
pub use input::{Append, Ask, Effect, Input, Question};
pub use life::Life;
pub use past::Past;
pub use presence::LineId;
pub use refused::{Refused, Unreadable};
pub use said::LAG_MAX;
pub use table::{Games, Table};
