//! What a master would do, for people who ask.

use crate::{NoMatch, Terms};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use tabletop::{Bytes32, Level, Seat, Seed, Sight};

impl Terms<'_> {
    /// What a master that has not seen the match advises a seat that knows this: a list of [`tabletop::Advice`], best first. The
    /// same question always gets the same answer. `tried` is what the seat has done before: see
    /// [`AnyBot::advise`](tabletop::AnyBot::advise).
    ///
    /// # Panics
    ///
    /// If it is not about a match on these terms, or if there is nothing to choose.
    pub fn advice(
        &self,
        seat: Seat,
        sight: &Sight,
        tried: &[Box<RawValue>],
    ) -> Result<Box<RawValue>, NoMatch> {
        let mut master = self.bot(Level::Master, &luck_of(sight.view().get()))?;
        Ok(master.advise(seat, sight, tried))
    }
}

/// The luck of a master that is asked about a view.
pub(crate) fn luck_of(view: &str) -> Seed {
    Seed(Bytes32(Sha256::digest(view).into()))
}
