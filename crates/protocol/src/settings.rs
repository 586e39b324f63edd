use serde::{Deserialize, Serialize};

/// What the people at a table agree on that is no matter of the game's rules.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct TableSettings {
    /// How long bots pause before they move.
    pub pace: Pace,
    /// Whether a player may ask what a master would do. Stored tables of the first weeks say `hints`.
    #[serde(alias = "hints")]
    pub advice: bool,
}

/// How long bots pause before they move.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Hardly at all.
    Brisk,
    /// Long enough to follow what happens.
    #[default]
    Usual,
    /// Long enough to talk about it.
    Calm,
}
