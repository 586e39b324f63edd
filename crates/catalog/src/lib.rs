//! From the name of a game to its type, once, at the edge.
//!
//! Inside, everything is generic over [`Game`]; outside, on the wire and on the command line, a game is a name.
//! A new game is one line in [`with_game`].

mod advice;
mod review;

use bots::Random;
use monopol::Monopol;
use serde_json::value::RawValue;
use std::{
    convert::Infallible,
    marker::PhantomData,
    ops::{ControlFlow, RangeInclusive},
};
use tabletop::{
    AnyBot, AnyMatch, Bot, Dice, Game, Imagine, Level, Match, Mismatch, QuickDice, Reject, Replay, Seed,
    Verdict, Verified, any_bot,
};
use tjuv::Tjuv;
use tjuv_och_polis::TjuvOchPolis;

pub use review::{Review, Reviewed};

/// The names of all games.
pub const GAMES: [&str; 3] = [Tjuv::NAME, TjuvOchPolis::NAME, Monopol::NAME];

/// A game with its bots. A bot is made for a match that began as `start`, with luck of its own.
pub trait Played: Imagine {
    /// The bot of a level.
    fn bot(level: Level, start: &Self, luck: &Seed) -> Box<dyn Bot<Self>>;

    /// Another bot, by the name it has in the lab; none if there is no such bot.
    fn lab_bot(_: &str, _: &Self, _: &Seed) -> Option<Box<dyn Bot<Self>>> {
        None
    }
}

impl Played for Tjuv {
    fn bot(level: Level, start: &Tjuv, luck: &Seed) -> Box<dyn Bot<Tjuv>> {
        let (start, quick) = (start.clone(), QuickDice::drawn(&mut Dice::new(luck)));
        match level {
            Level::Easy => Box::new(tjuv::Beginner),
            Level::Medium => Box::new(tjuv::Simple),
            Level::Hard => Box::new(tjuv::Searcher::hard(start, quick)),
            Level::Master => Box::new(tjuv::Searcher::master(start, quick)),
        }
    }

    fn lab_bot(name: &str, start: &Tjuv, luck: &Seed) -> Option<Box<dyn Bot<Tjuv>>> {
        let rounds = name.strip_prefix("search@")?.parse().ok()?;
        let quick = QuickDice::drawn(&mut Dice::new(luck));
        Some(Box::new(tjuv::Searcher::new(start.clone(), rounds, quick)))
    }
}

impl Played for TjuvOchPolis {
    fn bot(level: Level, start: &TjuvOchPolis, luck: &Seed) -> Box<dyn Bot<TjuvOchPolis>> {
        let (start, quick) = (start.clone(), QuickDice::drawn(&mut Dice::new(luck)));
        match level {
            Level::Easy => Box::new(tjuv_och_polis::Beginner::new(start, quick)),
            Level::Medium => Box::new(tjuv_och_polis::Simple::new(start)),
            Level::Hard => Box::new(tjuv_och_polis::Searcher::hard(start, quick)),
            Level::Master => Box::new(tjuv_och_polis::Searcher::master(start, quick)),
        }
    }
}

impl Played for Monopol {
    fn bot(level: Level, start: &Monopol, _: &Seed) -> Box<dyn Bot<Monopol>> {
        let start = start.clone();
        match level {
            Level::Easy => Box::new(monopol::Beginner::new(start)),
            Level::Medium => Box::new(monopol::Simple::new(start)),
            Level::Hard => Box::new(monopol::Planner::hard(start)),
            Level::Master => Box::new(monopol::Planner::master(start)),
        }
    }

    fn lab_bot(name: &str, start: &Monopol, _: &Seed) -> Option<Box<dyn Bot<Monopol>>> {
        let preference = match name {
            "fixed-a" => monopol::Preference::None,
            "fixed-b" => monopol::Preference::DarkBlue,
            "fixed-c" => monopol::Preference::Orange,
            _ => return None,
        };
        Some(Box::new(monopol::Fixed::new(start.clone(), preference)))
    }
}

/// A bot by the name it has on the command line: a level, or one of the bots that are for the lab alone.
pub fn bot_named<G: Played>(name: &str, start: &G, luck: &Seed) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random(Dice::new(luck)))),
        // What medium was called in the reports of the first weeks.
        "simple" => Some(G::bot(Level::Medium, start, luck)),
        _ => name
            .parse()
            .map_or_else(|_| G::lab_bot(name, start, luck), |level| Some(G::bot(level, start, luck))),
    }
}

/// Something to do with a game's type.
pub trait Visit {
    type Out;
    fn game<G: Played>(self) -> Self::Out;
}

/// None for an unknown game.
pub fn with_game<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
    Some(match name {
        Tjuv::NAME => visit.game::<Tjuv>(),
        TjuvOchPolis::NAME => visit.game::<TjuvOchPolis>(),
        Monopol::NAME => visit.game::<Monopol>(),
        _ => return None,
    })
}

/// The versions of a game's rules that are known here; none for an unknown game.
pub fn rules(game: &str) -> Option<RangeInclusive<u16>> {
    struct Rules;
    impl Visit for Rules {
        type Out = RangeInclusive<u16>;
        fn game<G: Played>(self) -> RangeInclusive<u16> {
            G::RULES
        }
    }
    with_game(game, Rules)
}

/// What is played, by names and text as they stand in the store and on the wire.
#[derive(Copy, Clone, Debug)]
pub struct Terms<'a> {
    pub game: &'a str,
    pub rules: u16,
    pub options: &'a RawValue,
}

/// Why there is no match on such terms.
#[derive(Debug)]
pub enum NoMatch {
    /// There is no such game here, or not by these rules.
    Unknown,
    /// The options are none of this game's, or the rules forbid them.
    Rejected(Reject),
}

impl Terms<'_> {
    fn start<G: Played>(&self) -> Result<G, NoMatch> {
        if !G::RULES.contains(&self.rules) {
            return Err(NoMatch::Unknown);
        }
        let config: G::Config = serde_json::from_str(self.options.get())
            .map_err(|error| NoMatch::Rejected(Reject::Malformed(error.to_string())))?;
        G::new(&config, self.rules).map_err(|refusal| NoMatch::Rejected(Reject::refused(&refusal)))
    }

    /// Starts a match.
    pub fn open(&self, seed: &Seed) -> Result<Box<dyn AnyMatch>, NoMatch> {
        struct Open<'a>(&'a Terms<'a>, &'a Seed);
        impl Visit for Open<'_> {
            type Out = Result<Box<dyn AnyMatch>, NoMatch>;
            fn game<G: Played>(self) -> Self::Out {
                Ok(Box::new(Match::<G>::start(self.0.start()?, self.1)))
            }
        }
        with_game(self.game, Open(self, seed)).unwrap_or(Err(NoMatch::Unknown))
    }

    /// A bot for a seat in such a match, with luck of its own.
    pub fn bot(&self, level: Level, luck: &Seed) -> Result<Box<dyn AnyBot>, NoMatch> {
        struct Make<'a>(&'a Terms<'a>, Level, &'a Seed);
        impl Visit for Make<'_> {
            type Out = Result<Box<dyn AnyBot>, NoMatch>;
            fn game<G: Played>(self) -> Self::Out {
                Ok(any_bot(G::bot(self.1, &self.0.start()?, self.2)))
            }
        }
        with_game(self.game, Make(self, level, luck)).unwrap_or(Err(NoMatch::Unknown))
    }
}

/// Checks a replay.
pub fn verify(replay: &Replay) -> Verdict {
    match retrace::<Infallible>(replay, |_| ControlFlow::Continue(()))? {
        ControlFlow::Continue(verified) => Ok(verified),
        ControlFlow::Break(never) => match never {},
    }
}

/// Checks a replay; `each` is shown the match after every step that holds, and may end the check there.
pub fn retrace<B>(
    replay: &Replay,
    each: impl FnMut(&dyn AnyMatch) -> ControlFlow<B>,
) -> Result<ControlFlow<B, Verified>, Mismatch> {
    struct Retrace<'a, F, B>(&'a Replay, F, PhantomData<B>);
    impl<B, F: FnMut(&dyn AnyMatch) -> ControlFlow<B>> Visit for Retrace<'_, F, B> {
        type Out = Result<ControlFlow<B, Verified>, Mismatch>;
        fn game<G: Played>(self) -> Self::Out {
            tabletop::retrace::<G, B>(self.0, self.1)
        }
    }
    with_game(&replay.game, Retrace(replay, each, PhantomData))
        .unwrap_or_else(|| Err(Mismatch::UnknownGame { game: replay.game.clone() }))
}
