use serde::{Deserialize, Serialize};

/// A value that some viewers may not see. In JSON: the value, or `null` where it is covered.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Hidden<T> {
    Known(T),
    Secret,
}

impl<T> Hidden<T> {
    /// The value where `seen`, covered otherwise. The value is not even made when it is covered.
    pub fn unless_covered(seen: bool, value: impl FnOnce() -> T) -> Hidden<T> {
        if seen { Hidden::Known(value()) } else { Hidden::Secret }
    }

    pub fn known(&self) -> Option<&T> {
        match self {
            Hidden::Known(value) => Some(value),
            Hidden::Secret => None,
        }
    }
}
