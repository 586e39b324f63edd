//! From the name of a game to its type, once, at the edge.
//!
//! Inside, everything is generic over [`Game`]; outside, on the wire and on the command line, a game is a name.
//! A new game is one line in [`with_game`].

use bots::Random;
use monopol::Monopol;
use serde_json::value::RawValue;
use tabletop::{
    Bot, Dice, Fault, Game, Match, Player, QuickDice, Reject, Replay, Seated, Seed, Table, Verdict,
};
use tjuv::Tjuv;
use tjuv_och_polis::TjuvOchPolis;

/// The names of all games.
pub const GAMES: [&str; 3] = [Tjuv::NAME, TjuvOchPolis::NAME, Monopol::NAME];

/// The levels of the bots, weakest first. Every game has them all.
pub const LEVELS: [&str; 4] = ["easy", "medium", "hard", "master"];

/// So many times the searching players of Tjuv guess the hidden cards.
const HARD_ROUNDS: u32 = 200;
const MASTER_ROUNDS: u32 = 12_000;

/// A game with its bots.
pub trait Played: Game {
    /// The bot of this name, with luck of its own; none if there is no such bot.
    fn bot(name: &str, luck: &Seed) -> Option<Box<dyn Bot<Self>>>;
}

impl Played for Tjuv {
    fn bot(name: &str, luck: &Seed) -> Option<Box<dyn Bot<Tjuv>>> {
        let mut dice = Dice::new(luck);
        let mut searcher = |rounds| tjuv::Searcher::new(rounds, QuickDice::drawn(&mut dice));
        Some(match name {
            "random" => Box::new(Random(dice)),
            "easy" => Box::new(tjuv::Beginner),
            "simple" | "medium" => Box::new(tjuv::Simple),
            "hard" => Box::new(searcher(HARD_ROUNDS)),
            "master" => Box::new(searcher(MASTER_ROUNDS)),
            _ => Box::new(searcher(name.strip_prefix("search@")?.parse().ok()?)),
        })
    }
}

impl Played for TjuvOchPolis {
    fn bot(name: &str, luck: &Seed) -> Option<Box<dyn Bot<TjuvOchPolis>>> {
        let mut dice = Dice::new(luck);
        let quick = QuickDice::drawn(&mut dice);
        Some(match name {
            "random" => Box::new(Random(dice)),
            "easy" => Box::new(tjuv_och_polis::Beginner(quick)),
            "simple" | "medium" => Box::new(tjuv_och_polis::Simple),
            "hard" => Box::new(tjuv_och_polis::Searcher::hard(quick)),
            "master" => Box::new(tjuv_och_polis::Searcher::master(quick)),
            _ => return None,
        })
    }
}

impl Played for Monopol {
    fn bot(name: &str, luck: &Seed) -> Option<Box<dyn Bot<Monopol>>> {
        let dice = Dice::new(luck);
        Some(match name {
            "random" => Box::new(Random(dice)),
            "fixed-a" => Box::new(monopol::Fixed::new(monopol::Preference::None)),
            "fixed-b" => Box::new(monopol::Fixed::new(monopol::Preference::DarkBlue)),
            "fixed-c" => Box::new(monopol::Fixed::new(monopol::Preference::Orange)),
            "easy" => Box::new(monopol::Beginner),
            "simple" | "medium" => Box::new(monopol::Simple::default()),
            "hard" => Box::new(monopol::Planner::hard()),
            "master" => Box::new(monopol::Planner::master()),
            _ => return None,
        })
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

/// The version of a game's rules; none for an unknown game.
pub fn rules(game: &str) -> Option<u16> {
    struct Rules;
    impl Visit for Rules {
        type Out = u16;
        fn game<G: Played>(self) -> u16 {
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
        fn game<G: Played>(self) -> Self::Out {
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
        fn game<G: Played>(self) -> Verdict {
            tabletop::verify::<G>(self.0, self.1)
        }
    }
    with_game(&replay.game, Verify(replay, each))
        .unwrap_or_else(|| Err(Fault::UnknownGame { game: replay.game.clone() }))
}

/// A bot for a seat, with luck of its own; none for an unknown game or bot.
pub fn bot(game: &str, name: &str, luck: &Seed) -> Option<Box<dyn Player>> {
    struct Seat<'a>(&'a str, &'a Seed);
    impl Visit for Seat<'_> {
        type Out = Option<Box<dyn Player>>;
        fn game<G: Played>(self) -> Self::Out {
            Some(Box::new(Seated::new(G::bot(self.0, self.1)?)))
        }
    }
    with_game(game, Seat(name, luck))?
}
