//! The games that are played: the small one, and the real ones.

use life::{Games, Laid, Unreadable};
use serde_json::{json, value::RawValue};
use std::sync::Arc;
use tabletop::{AnyMatch, Game, Match, Replay, Seed, Verdict, cuckoo::Cuckoo, verify};

/// Any game of the catalog, and Cuckoo.
pub(crate) struct AllGames;

impl Games for AllGames {
    fn open(&self, laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
        if laid.game == Cuckoo::NAME {
            let config = serde_json::from_str(laid.options.get()).map_err(|_| Unreadable::Options)?;
            let start = Cuckoo::new(&config, laid.rules).map_err(|_| Unreadable::Options)?;
            return Ok(Box::new(Match::start(start, seed)));
        }
        let terms = catalog::Terms { game: &laid.game, rules: laid.rules, options: &laid.options };
        terms.open(seed).map_err(|no_match| match no_match {
            catalog::NoMatch::Unknown => Unreadable::TooNew,
            catalog::NoMatch::Rejected(_) => Unreadable::Options,
        })
    }

    fn knows(&self, _: &Laid) -> Result<(), Unreadable> {
        Ok(())
    }
}

pub(crate) fn all_games() -> Arc<dyn Games> {
    Arc::new(AllGames)
}

/// Which game a life is about.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Which {
    Cuckoo,
    Tjuv,
    TjuvOchPolis,
    Monopol,
}

impl Which {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Which::Cuckoo => "cuckoo",
            Which::Tjuv => "tjuv",
            Which::TjuvOchPolis => "tjuv-och-polis",
            Which::Monopol => "monopol",
        }
    }

    pub(crate) fn rules(self) -> u16 {
        match self {
            Which::Cuckoo => *Cuckoo::RULES.end(),
            Which::Tjuv | Which::TjuvOchPolis | Which::Monopol => {
                *catalog::rules(self.name()).expect("it is in the catalog").end()
            }
        }
    }

    /// A short match for so many.
    pub(crate) fn options(self, seats: u8) -> Box<RawValue> {
        let options = match self {
            Which::Cuckoo | Which::Tjuv => json!({ "seats": seats }),
            Which::TjuvOchPolis => {
                json!({ "map": { "shipped": "monster" }, "options": { "seats": seats, "rounds": 2, "secret_money": true } })
            }
            Which::Monopol => json!({ "seats": seats, "rounds": 2, "dealt": 2 }),
        };
        serde_json::value::to_raw_value(&options).expect("options are plain data")
    }

    /// How many steps a script has at most.
    pub(crate) fn steps(self) -> u32 {
        if self == Which::Cuckoo { 64 } else { 90 }
    }
}

/// Checks a replay of any of them.
pub(crate) fn check_replay(replay: &Replay) -> Verdict {
    if replay.game == Cuckoo::NAME { verify::<Cuckoo>(replay) } else { catalog::verify(replay) }
}
