//! From what a table has agreed to the games in the catalog.

use crate::stepping_aside;
use catalog::Terms;
use life::{Games, Laid, Unreadable};
use serde_json::value::RawValue;
use tabletop::{AnyMatch, Bytes32, Seed};

/// All games there are.
pub(crate) struct Catalog;

impl Games for Catalog {
    fn open(&self, laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
        self.knows(laid)?;
        // A map of somebody's own is read, and that takes a while.
        let opened = stepping_aside(|| terms(laid).open(seed));
        // Whatever is known and not opened has options that the game refuses.
        opened.map_err(|_| Unreadable::Options)
    }

    fn knows(&self, laid: &Laid) -> Result<(), Unreadable> {
        match catalog::rules(&laid.game) {
            Some(known) if laid.rules < *known.start() => Err(Unreadable::TooOld),
            Some(known) if known.contains(&laid.rules) => Ok(()),
            Some(_) | None => Err(Unreadable::TooNew),
        }
    }
}

fn terms(laid: &Laid) -> Terms<'_> {
    Terms { game: &laid.game, rules: laid.rules, options: &laid.options }
}

/// Which games can be played, and by which versions of their rules.
pub(crate) fn known() -> String {
    let known = catalog::GAMES.iter().filter_map(|name| {
        let rules = catalog::rules(name)?;
        Some(format!("{name} {} to {}", rules.start(), rules.end()))
    });
    known.collect::<Vec<_>>().join(", ")
}

/// The newest version of the rules that allows the same options.
pub(crate) fn newest_rules(laid: &Laid) -> u16 {
    let newest = catalog::rules(&laid.game).map(|known| *known.end());
    let allows = |rules: &u16| Terms { rules: *rules, ..terms(laid) }.open(&Seed(Bytes32([0; 32]))).is_ok();
    newest.filter(allows).unwrap_or(laid.rules)
}

/// What is played, to be carried to whoever thinks about it.
pub(crate) struct Owned {
    game: String,
    rules: u16,
    options: Box<RawValue>,
}

impl Owned {
    pub(crate) fn of(laid: &Laid) -> Owned {
        Owned { game: laid.game.clone(), rules: laid.rules, options: laid.options.clone() }
    }

    pub(crate) fn terms(&self) -> Terms<'_> {
        Terms { game: &self.game, rules: self.rules, options: &self.options }
    }
}
