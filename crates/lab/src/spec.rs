use crate::{Error, Measured, Visit, fields::with_seats, with_game};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::{ops::Range, time::Duration};
use tabletop::{Level, Seed};

/// How a program from outside is named among the bots.
pub(crate) const OUTSIDE: &str = "cmd:";

/// What is played: all that the results depend on. It is the first line of the results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spec {
    /// The version of the results file.
    pub spelbord_lab: u16,
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// With everything left out filled in.
    pub options: Value,
    /// One for each seat.
    pub bots: Vec<String>,
    /// As asked for; whole deals are played.
    pub games: u32,
    pub seed: u64,
    /// Whether every seating is played; otherwise the bots keep their seats.
    pub rotate: bool,
    /// How long a program from outside may think.
    pub bot_seconds: f64,
    /// Which part of the run this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shard: Option<Shard>,
}

/// The `part`-th part, counted from one, `of` so many.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shard {
    pub part: u32,
    pub of: u32,
}

/// A spec as somebody asks for it, not yet looked over.
#[derive(Clone, Debug)]
pub struct SpecDraft {
    pub game: String,
    /// None: the usual game.
    pub options: Option<Value>,
    pub bots: Vec<String>,
    pub games: u32,
    pub seed: u64,
    pub rotate: bool,
    pub bot_seconds: f64,
    pub shard: Option<Shard>,
}

impl SpecDraft {
    /// Looks it over: the game and the bots exist, the options are allowed, and there is a bot for each seat.
    pub fn look_over(self) -> Result<Spec, Error> {
        if self.games == 0 {
            return Err(Error::new("at least one game must be played"));
        }
        if !(self.bot_seconds.is_finite() && self.bot_seconds > 0.0) {
            return Err(Error::new("a bot needs some time: --bot-seconds must be more than 0"));
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

    fn game<G: Measured>(self) -> Result<Spec, Error> {
        let LookOver(draft) = self;
        let options = with_seats::<G>(draft.options.unwrap_or_default(), draft.bots.len())?;
        let config: G::Config = serde_json::from_value(options)
            .map_err(|error| Error::new(format!("these are no options of {}: {error}", G::NAME)))?;
        let game = G::newest(&config)
            .map_err(|refusal| Error::new(format!("{} cannot be played so: {refusal:?}", G::NAME)))?;
        if usize::from(game.seats()) != draft.bots.len() {
            let (seats, bots) = (game.seats(), draft.bots.len());
            return Err(Error::new(format!("{seats} seats need {seats} bots, not {bots}")));
        }
        for bot in draft.bots.iter().filter(|bot| !bot.starts_with(OUTSIDE)) {
            if catalog::bot_named(bot, &game, &Seed(tabletop::Bytes32([0; 32]))).is_none() {
                let known = Level::ALL.map(Level::name).join(", ");
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
            shard: draft.shard,
        })
    }
}

impl Spec {
    pub const FORMAT: u16 = 1;

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

    /// How many deals the whole run has: enough for the games that were asked for.
    pub fn deals(&self) -> u32 {
        self.games.div_ceil(self.seatings().len() as u32)
    }

    /// The numbers of the games to be played here: all, or those of a part. Deals are never divided.
    pub fn range(&self) -> Range<u32> {
        let (deals, seatings) = (u64::from(self.deals()), self.seatings().len() as u64);
        let Shard { part, of } = self.shard.unwrap_or(Shard { part: 1, of: 1 });
        let before = |parts: u32| (deals * u64::from(parts) / u64::from(of) * seatings) as u32;
        before(part - 1)..before(part)
    }

    pub(crate) fn bot_time(&self) -> Duration {
        Duration::from_secs_f64(self.bot_seconds)
    }

    /// The bots of a record's game by seat.
    pub(crate) fn seated(&self, record: &crate::Record) -> Vec<&str> {
        let mut bots: Vec<&str> = self.bots.iter().map(String::as_str).collect();
        bots.rotate_right(record.seating as usize);
        bots
    }
}
