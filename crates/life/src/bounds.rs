//! How much of a table is kept, and for how long: what whoever hosts it decides.

use crate::Time;
use protocol::TableStage;
use std::time::Duration;

/// The most moves of a match, unless the host says otherwise. The longest real ones have some thousands.
pub const MOVES_MAX: u32 = 100_000;

/// How much a table may grow, and how long it is kept.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Bounds {
    /// A match with so many moves is paused and does not go on.
    pub moves: u32,
    /// How long it is kept.
    pub keeping: Keeping,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds { moves: MOVES_MAX, keeping: Keeping::default() }
    }
}

/// For how long tables are kept after the latest thing that happened there. None is for ever.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Keeping {
    /// Those whose match is over.
    pub finished: Option<Duration>,
    /// Those whose match never began.
    pub unstarted: Option<Duration>,
    /// Those whose match began, and to which nobody came back.
    pub abandoned: Option<Duration>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        const WEEK: Duration = Duration::from_secs(7 * 24 * 60 * 60);
        Keeping { finished: None, unstarted: Some(WEEK), abandoned: None }
    }
}

impl Keeping {
    /// Until when a table is kept that is so far and where nothing has happened since; none if that is for ever.
    pub fn until(&self, stage: TableStage, latest: Time) -> Option<Time> {
        let kept = match stage {
            TableStage::Gathering => self.unstarted,
            TableStage::Playing => self.abandoned,
            TableStage::Over => self.finished,
        }?;
        Some(latest.plus(u64::try_from(kept.as_millis()).unwrap_or(u64::MAX)))
    }

    /// The shortest time that any table is kept; none if all are for ever.
    pub fn shortest(&self) -> Option<Duration> {
        [self.finished, self.unstarted, self.abandoned].into_iter().flatten().min()
    }
}
