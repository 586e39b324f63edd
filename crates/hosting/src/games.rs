//! From what a table has agreed to the games in the catalog.

use catalog::{NoMatch, Terms};
use life::{Games, Laid, Unreadable};
use protocol::{ErrorCode, ProtocolError, http::Failure};
use serde_json::value::RawValue;
use tabletop::{AnyMatch, Bytes32, Reject, Seed};

/// All games there are.
pub struct Catalog;

impl Games for Catalog {
    fn open(&self, laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
        self.knows(laid)?;
        // Whatever is known and not opened has options that the game refuses.
        terms(laid).open(seed).map_err(|_| Unreadable::Options)
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
pub fn known() -> String {
    let known = catalog::GAMES.iter().filter_map(|name| {
        let rules = catalog::rules(name)?;
        Some(format!("{name} {} to {}", rules.start(), rules.end()))
    });
    known.collect::<Vec<_>>().join(", ")
}

/// The newest version of the rules that allows the same options.
pub fn newest_rules(laid: &Laid) -> u16 {
    let newest = catalog::rules(&laid.game).map(|known| *known.end());
    let allows = |rules: &u16| on_trial(Terms { rules: *rules, ..terms(laid) }).is_ok();
    newest.filter(allows).unwrap_or(laid.rules)
}

/// A match with luck that is thrown away: whether the options are allowed only the game can say.
pub fn on_trial(terms: Terms<'_>) -> Result<Box<dyn AnyMatch>, Failure> {
    terms.open(&Seed(Bytes32([0; 32]))).map_err(|no| match no {
        NoMatch::Unknown => Failure::Error(ErrorCode::UnknownGame.into()),
        NoMatch::Rejected(Reject::Malformed(detail)) => {
            Failure::Error(ProtocolError { code: ErrorCode::Malformed, detail: Some(detail) })
        }
        NoMatch::Rejected(Reject::Refused { rule, refusal }) => {
            Failure::Refused { rule: rule.0.to_owned(), refusal }
        }
    })
}

/// What is played, to be carried to whoever thinks about it.
#[derive(Clone, Debug)]
pub struct Owned {
    game: String,
    rules: u16,
    options: Box<RawValue>,
}

impl Owned {
    /// What a table has agreed to play.
    pub fn of(laid: &Laid) -> Owned {
        Owned { game: laid.game.clone(), rules: laid.rules, options: laid.options.clone() }
    }

    /// The same, to be read.
    pub fn terms(&self) -> Terms<'_> {
        Terms { game: &self.game, rules: self.rules, options: &self.options }
    }
}
