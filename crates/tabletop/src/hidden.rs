use serde::{Deserialize, Serialize};

/// A value that some viewers may not see. In JSON: the value, or `null` where it is covered.
///
/// ```
/// use tabletop::{Hidden, Seat, Viewer};
///
/// let (owner, card) = (Seat(2), "the ace");
/// let shown = |viewer: Viewer| Hidden::unless_covered(viewer.sees(owner), || card);
/// assert_eq!(shown(Viewer::Seat(Seat(2))).known(), Some(&"the ace"));
/// assert_eq!(shown(Viewer::Table), Hidden::Secret);
/// assert_eq!(serde_json::to_string(&shown(Viewer::Table)).unwrap(), "null");
/// ```
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Hidden<T> {
    /// For those who may see it.
    Known(T),
    /// For all others.
    Secret,
}

impl<T> Hidden<T> {
    /// The value where `seen`, covered otherwise. The value is not even made when it is covered.
    pub fn unless_covered(seen: bool, value: impl FnOnce() -> T) -> Hidden<T> {
        if seen { Hidden::Known(value()) } else { Hidden::Secret }
    }

    /// The value, where it is not covered.
    pub fn known(&self) -> Option<&T> {
        match self {
            Hidden::Known(value) => Some(value),
            Hidden::Secret => None,
        }
    }
}
