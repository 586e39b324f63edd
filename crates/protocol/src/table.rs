use crate::TableSettings;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::{Bytes32, Level};

/// What everybody may know about a table, apart from the match itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    /// The version of the game's rules that the table was laid with.
    pub rules: u16,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub options: Box<RawValue>,
    pub settings: TableSettings,
    pub stage: TableStage,
    pub seats: Vec<SeatInfo>,
    /// The hash of the server's part of the seed, published before the start.
    pub commitment: Bytes32,
    /// The table of the next match with the same people, once somebody has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rematch: Option<String>,
}

#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Not every person has taken their seat.
    Gathering,
    Playing,
    Over,
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatInfo {
    /// Waiting for a person.
    Free,
    /// `online`: at least one connection is open for this seat.
    Person {
        name: String,
        online: bool,
    },
    /// The seat is kept for a person of the match before, who has not come along yet.
    Kept {
        name: String,
    },
    Bot {
        name: String,
        level: Level,
    },
}
