//! The games in the catalog, opened beside whoever is served meanwhile.

use crate::stepping_aside;
use life::{Games, Laid, Unreadable};
use tabletop::{AnyMatch, Seed};

/// All games there are.
pub(crate) struct Catalog;

impl Games for Catalog {
    fn open(&self, laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
        self.knows(laid)?;
        // A map of somebody's own is read, and that takes a while.
        stepping_aside(|| hosting::Catalog.open(laid, seed))
    }

    fn knows(&self, laid: &Laid) -> Result<(), Unreadable> {
        hosting::Catalog.knows(laid)
    }
}
