use super::options::with_seats;
use crate::Error;
use catalog::{Hosted, Visit, bots_of, in_words, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{ops::Range, time::Duration};
use tabletop::{Bytes32, Seed};

/// How a program from outside is named among the bots.
pub(crate) const OUTSIDE: &str = "cmd:";

/// What is played: all that the results depend on. It is the first line of the results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// The version of the results file.
    pub spelbord_lab: u16,
    /// Its name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// With everything left out filled in.
    pub options: Value,
    /// One for each seat.
    pub bots: Vec<String>,
    /// As asked for; whole trials are played.
    pub games: u32,
    /// All luck follows from it.
    pub seed: u64,
    /// Whether every seating is played; otherwise the bots keep their seats.
    pub rotate: bool,
    /// How long a program from outside may think.
    pub bot_seconds: f64,
    /// A game with so many decisions never ends: it is broken off, and nobody has won it.
    pub decisions_max: u32,
    /// Which part of the run this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

/// The `part`-th part, counted from one, `of` so many.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    /// Which of the parts.
    pub part: u32,
    /// How many there are.
    pub of: u32,
}

/// A spec as somebody asks for it, not yet looked over.
#[derive(Clone, Debug)]
pub struct SpecDraft {
    /// See [`Spec::game`].
    pub game: String,
    /// None: the usual game.
    pub options: Option<Value>,
    /// See [`Spec::bots`].
    pub bots: Vec<String>,
    /// See [`Spec::games`].
    pub games: u32,
    /// See [`Spec::seed`].
    pub seed: u64,
    /// See [`Spec::rotate`].
    pub rotate: bool,
    /// See [`Spec::bot_seconds`].
    pub bot_seconds: f64,
    /// See [`Spec::decisions_max`]; none: more than any game that ends has.
    pub decisions_max: Option<u32>,
    /// See [`Spec::shard`].
    pub shard: Option<Shard>,
}

/// Of all games that ended by themselves none has had a tenth of it.
const DECISIONS_MAX: u32 = 100_000;

impl SpecDraft {
    /// Looks it over: the game and the bots exist, the options are allowed, and there is a bot for each seat.
    pub fn look_over(self) -> Result<Spec, Error> {
        if self.games == 0 {
            return Err(Error::new("at least one game must be played"));
        }
        if !(self.bot_seconds.is_finite() && self.bot_seconds > 0.0) {
            return Err(Error::new("a bot needs some time: --bot-seconds must be more than 0"));
        }
        if self.decisions_max == Some(0) {
            return Err(Error::new("a game needs some decisions: --decisions-max must be more than 0"));
        }
        if let Some(Shard { part, of }) = self.shard
            && !(1..=of).contains(&part)
        {
            return Err(Error::new(format!("there is no part {part} of {of}; the first is 1/{of}")));
        }
        let name = self.game.clone();
        with_game(&name, LookOver(self)).ok_or_else(|| Error::unknown_game(&name))?
    }
}

struct LookOver(SpecDraft);

impl Visit for LookOver {
    type Out = Result<Spec, Error>;

    fn game<G: Hosted>(self) -> Result<Spec, Error> {
        let LookOver(draft) = self;
        let options = with_seats::<G>(draft.options.unwrap_or_default(), draft.bots.len())?;
        let config: G::Config = serde_json::from_value(options)
            .map_err(|error| Error::new(format!("these are no options of {}: {error}", G::NAME)))?;
        let game = G::newest(&config).map_err(|refusal| {
            Error::new(format!("{} cannot be played so: {}", G::NAME, in_words::<G>(&refusal)))
        })?;
        if usize::from(game.seats()) != draft.bots.len() {
            let (seats, bots) = (game.seats(), draft.bots.len());
            return Err(Error::new(format!("{seats} seats need {seats} bots, not {bots}")));
        }
        for bot in draft.bots.iter().filter(|bot| !bot.starts_with(OUTSIDE)) {
            if catalog::bot_named(bot, &game, &Seed(Bytes32([0; 32]))).is_none() {
                let known = bots_of::<G>().join(", ");
                return Err(Error::new(format!(
                    "{} has no bot {bot:?}; there are {known}, and programs as \"cmd:PROGRAM\"",
                    G::NAME
                )));
            }
        }
        Ok(Spec {
            spelbord_lab: Spec::FORMAT,
            game: G::NAME.to_owned(),
            rules: *G::RULES.end(),
            options: serde_json::to_value(&config).expect("options are plain data"),
            bots: draft.bots,
            games: draft.games,
            seed: draft.seed,
            rotate: draft.rotate,
            bot_seconds: draft.bot_seconds,
            decisions_max: draft.decisions_max.unwrap_or(DECISIONS_MAX),
            shard: draft.shard,
        })
    }
}

impl Spec {
    /// The version of the results file that is written here. The first one counted broken-off games as shared wins, and
    /// named the police of one game.
    pub const FORMAT: u16 = 2;

    /// The bots without repetition, in the order in which they were named.
    pub fn entrants(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for bot in &self.bots {
            if !names.contains(&bot.as_str()) {
                names.push(bot);
            }
        }
        names
    }

    /// The bots by seat, once for each seating that differs from the others.
    pub fn seatings(&self) -> Vec<Vec<&str>> {
        let turns = if self.rotate { self.bots.len() } else { 1 };
        let mut seatings: Vec<Vec<&str>> = Vec::new();
        for turn in 0..turns {
            let mut bots: Vec<&str> = self.bots.iter().map(String::as_str).collect();
            bots.rotate_right(turn);
            if !seatings.contains(&bots) {
                seatings.push(bots);
            }
        }
        seatings
    }

    /// How many trials the whole run has: enough for the games that were asked for.
    pub fn trials(&self) -> u32 {
        self.games.div_ceil(self.seatings().len() as u32)
    }

    /// The numbers of the games to be played here: all, or those of a part. Trials are never divided.
    pub fn range(&self) -> Range<u32> {
        let (trials, seatings) = (u64::from(self.trials()), self.seatings().len() as u64);
        let Shard { part, of } = self.shard.unwrap_or(Shard { part: 1, of: 1 });
        let before = |parts: u32| (trials * u64::from(parts) / u64::from(of) * seatings) as u32;
        before(part - 1)..before(part)
    }

    pub(crate) fn bot_time(&self) -> Duration {
        Duration::from_secs_f64(self.bot_seconds)
    }

    /// The bots by seat, in one of the seatings.
    pub(crate) fn seated(&self, seating: u32) -> Vec<&str> {
        let mut bots: Vec<&str> = self.bots.iter().map(String::as_str).collect();
        bots.rotate_right(seating as usize);
        bots
    }
}
