//! Matches, bots and replays of a game that is known by its name.

use crate::{Hosted, Visit, with_game};
use serde_json::value::RawValue;
use std::{
    convert::Infallible,
    marker::PhantomData,
    ops::{ControlFlow, RangeInclusive},
};
use tabletop::{
    AnyBot, AnyCheck, AnyMatch, Check, Level, Match, Mismatch, Reject, Replay, Seed, Verdict, Verified,
    any_bot,
};

/// The versions of a game's rules that are known here; none for an unknown game.
pub fn rules(game: &str) -> Option<RangeInclusive<u16>> {
    struct Rules;
    impl Visit for Rules {
        type Out = RangeInclusive<u16>;
        fn game<G: Hosted>(self) -> RangeInclusive<u16> {
            G::RULES
        }
    }
    with_game(game, Rules)
}

/// What is played, by names and text as they stand in the store and on the wire.
#[derive(Copy, Clone, Debug)]
pub struct Terms<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: u16,
    /// Its options, as JSON.
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
    fn start<G: Hosted>(&self) -> Result<G, NoMatch> {
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
            fn game<G: Hosted>(self) -> Self::Out {
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
            fn game<G: Hosted>(self) -> Self::Out {
                Ok(any_bot(G::bot(self.1, &self.0.start()?, self.2)))
            }
        }
        with_game(self.game, Make(self, level, luck)).unwrap_or(Err(NoMatch::Unknown))
    }
}

/// The match of a replay before its first step.
pub(crate) fn begin(replay: &Replay) -> Result<Box<dyn AnyMatch>, NoMatch> {
    struct Begin<'a>(&'a Replay);
    impl Visit for Begin<'_> {
        type Out = Result<Box<dyn AnyMatch>, NoMatch>;
        fn game<G: Hosted>(self) -> Self::Out {
            let Replay { game, rules, options, .. } = self.0;
            let terms = Terms { game, rules: *rules, options };
            Ok(Box::new(self.0.begin::<G>(terms.start()?)))
        }
    }
    with_game(&replay.game, Begin(replay)).unwrap_or(Err(NoMatch::Unknown))
}

/// Checks a replay.
pub fn verify(replay: &Replay) -> Verdict {
    match retrace::<Infallible>(replay, |_| ControlFlow::Continue(()))? {
        ControlFlow::Continue(verified) => Ok(verified),
        ControlFlow::Break(never) => match never {},
    }
}

/// Begins to check a replay, step by step.
pub fn check(replay: Replay) -> Result<Box<dyn AnyCheck>, Mismatch> {
    struct Begin(Replay);
    impl Visit for Begin {
        type Out = Result<Box<dyn AnyCheck>, Mismatch>;
        fn game<G: Hosted>(self) -> Self::Out {
            Ok(Box::new(Check::<G, Replay>::new(self.0)?))
        }
    }
    let game = replay.game.clone();
    with_game(&game, Begin(replay)).unwrap_or(Err(Mismatch::UnknownGame { game }))
}

/// Checks a replay; `each` is shown the match after every step that holds, and may end the check there.
pub fn retrace<B>(
    replay: &Replay,
    each: impl FnMut(&dyn AnyMatch) -> ControlFlow<B>,
) -> Result<ControlFlow<B, Verified>, Mismatch> {
    struct Retrace<'a, F, B>(&'a Replay, F, PhantomData<B>);
    impl<B, F: FnMut(&dyn AnyMatch) -> ControlFlow<B>> Visit for Retrace<'_, F, B> {
        type Out = Result<ControlFlow<B, Verified>, Mismatch>;
        fn game<G: Hosted>(self) -> Self::Out {
            tabletop::retrace::<G, B>(self.0, self.1)
        }
    }
    with_game(&replay.game, Retrace(replay, each, PhantomData))
        .unwrap_or_else(|| Err(Mismatch::UnknownGame { game: replay.game.clone() }))
}
