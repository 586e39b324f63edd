//! What can be wrong with a map file.

use serde::Serialize;

/// One fault, and where in the file it is. Lines and columns are counted from one, columns in characters.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapFault {
    pub line: u16,
    pub column: u16,
    #[serde(flatten)]
    pub what: Wrong,
}

/// The kinds of faults. The list is extended by `read.rs` as needed.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "fault", rename_all = "snake_case")]
pub enum Wrong {
    /// The file has more bytes than a map may have.
    TooLarge { max: u32 },
}
