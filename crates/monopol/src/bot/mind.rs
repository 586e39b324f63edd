//! A position as a bot sees it.

use super::whatif::WhatIf;
use crate::Monopol;
use std::ops::Deref;

/// A position that is looked at: it can be read like one, and imagined further, but not written to. What bots think of
/// a position are methods of this, so that they are none of the rules'.
#[derive(Copy, Clone)]
pub(super) struct Mind<'a>(&'a Monopol);

impl<'a> Mind<'a> {
    pub(super) fn of(game: &'a Monopol) -> Mind<'a> {
        Mind(game)
    }

    /// A copy to try things on.
    pub(super) fn imagine(self) -> WhatIf {
        WhatIf::of(self.0)
    }
}

impl Deref for Mind<'_> {
    type Target = Monopol;

    #[inline]
    fn deref(&self) -> &Monopol {
        self.0
    }
}
