use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What a client sends on the socket.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message: which table, and as whom.
    Hello {
        /// [`VERSION`](crate::VERSION), as the client knows it.
        protocol: u16,
        /// The table's id.
        table: String,
        /// The secret of a seat; without one the client watches.
        #[serde(default)]
        token: Option<String>,
        /// The last version the client has seen. It is sent what it missed.
        #[serde(default)]
        seen: Option<u32>,
    },
    /// Try an action.
    Act {
        /// Chosen by the client, new for every action. Sent again with the same action after a lost connection, it
        /// is answered, not repeated. It may not begin as one of [`CMD_RESERVED`](crate::CMD_RESERVED).
        cmd: String,
        /// Exactly as the menu has it, or one that the rules let anybody try.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        action: Box<RawValue>,
    },
}
