//! Every message between the server and a client, and nothing about how they travel.
//!
//! On the socket, a frame is a JSON object with one field that names the message: `{"act": {…}}`. Requests over
//! HTTP are in [`http`]. No message carries a sentence: codes and parameters only.
//!
//! [`VERSION`] is raised when a message changes in a way an old client cannot read. New optional fields do not
//! raise it.

#![deny(missing_docs)]

mod error;
pub mod http;
mod settings;
mod table;
mod to_client;
mod to_server;

pub use error::{ErrorCode, ProtocolError};
pub use settings::{Clock, Pace, TableSettings};
pub use table::{LuckInfo, Plays, SeatInfo, TableInfo, TableStage, Wish, Wished};
pub use tabletop::LuckKind;
pub use to_client::{Reaction, Standing, ToClient};
pub use to_server::ToServer;

/// The version of the messages, checked when a client says hello.
pub const VERSION: u16 = 5;

/// The longest frame a client may send, in bytes.
pub const FRAME_MAX: usize = 4 * 1024;
/// The longest name of a person, in characters.
pub const NAME_MAX: usize = 24;
/// The longest command id, in bytes.
pub const CMD_MAX: usize = 40;
