//! From the name of a game to its type, once, at the edge.
//!
//! Inside, everything is generic over [`Game`]; outside, on the wire and on the command line, a game is a name.
//! A new game is one line in [`with_game`].

use bots::Random;
use monopol::Monopol;
use serde_json::value::RawValue;
use tabletop::{Dice, Fault, Game, Match, Player, Reject, Replay, Seated, Seed, Table, Verdict};
use tjuv::Tjuv;
use tjuv_och_polis::TjuvOchPolis;

/// The names of all games.
pub const GAMES: [&str; 3] = [Tjuv::NAME, TjuvOchPolis::NAME, Monopol::NAME];

/// The levels of the bots, weakest first. Every game has them all.
pub const LEVELS: [&str; 2] = ["random", "simple"];

/// Something to do with a game's type.
trait Visit {
    type Out;
    fn game<G: Game>(self) -> Self::Out;
}

fn with_game<V: Visit>(name: &str, visit: V) -> Option<V::Out> {
    Some(match name {
        Tjuv::NAME => visit.game::<Tjuv>(),
        TjuvOchPolis::NAME => visit.game::<TjuvOchPolis>(),
        Monopol::NAME => visit.game::<Monopol>(),
        _ => return None,
    })
}

/// The version of a game's rules; none for an unknown game.
pub fn rules(game: &str) -> Option<u16> {
    struct Rules;
    impl Visit for Rules {
        type Out = u16;
        fn game<G: Game>(self) -> u16 {
            G::RULES
        }
    }
    with_game(game, Rules)
}

/// Starts a match; none for an unknown game.
pub fn open(game: &str, options: &RawValue, seed: &Seed) -> Option<Result<Box<dyn Table>, Reject>> {
    struct Open<'a>(&'a RawValue, &'a Seed);
    impl Visit for Open<'_> {
        type Out = Result<Box<dyn Table>, Reject>;
        fn game<G: Game>(self) -> Self::Out {
            let config: G::Config =
                serde_json::from_str(self.0.get()).map_err(|error| Reject::Malformed(error.to_string()))?;
            let game = Match::<G>::start(&config, self.1).map_err(|refusal| Reject::refused(&refusal))?;
            Ok(Box::new(game))
        }
    }
    with_game(game, Open(options, seed))
}

/// Checks a replay; `each` is shown the table after every step that holds.
pub fn verify(replay: &Replay, each: &mut dyn FnMut(&dyn Table)) -> Verdict {
    struct Verify<'a>(&'a Replay, &'a mut dyn FnMut(&dyn Table));
    impl Visit for Verify<'_> {
        type Out = Verdict;
        fn game<G: Game>(self) -> Verdict {
            tabletop::verify::<G>(self.0, self.1)
        }
    }
    with_game(&replay.game, Verify(replay, each))
        .unwrap_or_else(|| Err(Fault::UnknownGame { game: replay.game.clone() }))
}

/// A bot for a seat, with luck of its own; none for an unknown game or level.
pub fn bot(game: &str, level: &str, luck: &Seed) -> Option<Box<dyn Player>> {
    Some(match (game, level) {
        (Tjuv::NAME, "random") => Box::new(Seated::<Tjuv, _>::new(Random(Dice::new(luck)))),
        (Tjuv::NAME, "simple") => Box::new(Seated::<Tjuv, _>::new(tjuv::Simple)),
        (TjuvOchPolis::NAME, "random") => Box::new(Seated::<TjuvOchPolis, _>::new(Random(Dice::new(luck)))),
        (TjuvOchPolis::NAME, "simple") => Box::new(Seated::<TjuvOchPolis, _>::new(tjuv_och_polis::Simple)),
        (Monopol::NAME, "random") => Box::new(Seated::<Monopol, _>::new(Random(Dice::new(luck)))),
        (Monopol::NAME, "simple") => Box::new(Seated::<Monopol, _>::new(monopol::Simple::default())),
        _ => return None,
    })
}
