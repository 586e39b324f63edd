//! Matches that an earlier program has left behind: its database, and beside it what it said about them.

use crate::client::Key;
use protocol::TableStage;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The name of the database in a folder of kept matches.
pub(crate) const DATABASE: &str = "spelbord.sqlite";
/// The name of the list of tables.
pub(crate) const TABLES: &str = "tables.json";
/// The folder of the replay files.
pub(crate) const REPLAYS: &str = "replays";

/// A table, with the secrets that open it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptTable {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) rules: u16,
    pub(crate) stage: TableStage,
    /// How many moves have been made.
    pub(crate) version: u32,
    pub(crate) invite: Option<String>,
    /// The persons who have sat down.
    pub(crate) seats: Vec<Key>,
    /// What a watcher was shown, if the match was going on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) view: Option<Value>,
    /// The name of the replay file, if the match was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) replay: Option<String>,
    /// The table of the next match with the same people, if somebody had asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<String>,
}
