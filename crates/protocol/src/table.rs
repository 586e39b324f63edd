use crate::TableSettings;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes32, Level};

/// What everybody may know about a table, apart from the match itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its name in links.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The version of the game's rules that the table was laid with.
    pub rules: u16,
    /// The game's options.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    /// What else is agreed.
    pub settings: TableSettings,
    /// How far it has come.
    pub stage: TableStage,
    /// Who sits where, in seat order.
    pub seats: Vec<SeatInfo>,
    /// The hash of the server's part of the seed, published before the start.
    pub commitment: Bytes32,
    /// The table of the next match with the same people, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
}

/// How far a table has come.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Not every person has taken their seat.
    Gathering,
    /// The match is under way.
    Playing,
    /// The match has been played to its end.
    Over,
}

/// Who sits in a seat, as everybody may know it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatInfo {
    /// Waiting for a person.
    Free,
    /// Somebody sits there.
    Person {
        /// What they are called.
        name: String,
        /// At least one connection is open for this seat.
        online: bool,
    },
    /// The seat is kept for a person of the match before, who has not come along yet.
    Kept {
        /// What they are called.
        name: String,
    },
    /// A bot sits there.
    Bot {
        /// What it is called.
        name: String,
        /// How strong it is.
        level: Level,
    },
}
