use crate::{Game, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use std::{fmt, marker::PhantomData, str::FromStr};

/// Picks an action knowing only what its seat may know. It holds no position and no seed: cheating does not
/// compile.
pub trait Bot<G: Game>: Send {
    /// One action of `menu`, which is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action;

    /// What it would do and what it thinks of the best of the rest, best first: never nothing.
    fn advise(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> Vec<Advice<G::Action>> {
        vec![Advice { action: self.choose(seat, view, menu), chance: None }]
    }
}

/// Something a seat could do, in the eyes of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<A> {
    pub action: A,
    /// How likely the seat then wins the match, from 0 to 1; none if the bot does not reckon in chances.
    pub chance: Option<f32>,
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action {
        (**self).choose(seat, view, menu)
    }

    fn advise(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> Vec<Advice<G::Action>> {
        (**self).advise(seat, view, menu)
    }
}

/// How strong a bot is. Every game has a bot of each level.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Stored tables of the first weeks say `random`.
    #[serde(alias = "random")]
    Easy,
    /// Stored tables of the first weeks say `simple`.
    #[serde(alias = "simple")]
    Medium,
    Hard,
    Master,
}

impl Level {
    /// Weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// As it is written on the wire, in files and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A word that names no level.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct NoSuchLevel;

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the levels are easy, medium, hard and master")
    }
}

impl std::error::Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(name: &str) -> Result<Level, NoSuchLevel> {
        Level::ALL.into_iter().find(|level| level.name() == name).ok_or(NoSuchLevel)
    }
}

/// A bot with its types rubbed out. It reads the very frames a person in its seat is sent.
pub trait AnyBot: Send {
    /// The error is for developers: frames made by our own server always parse.
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error>;

    /// A list of [`Advice`].
    fn advise(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error>;
}

/// Rubs out the types of a bot.
pub fn any_bot<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn AnyBot> {
    Box::new(Erased { bot, game: PhantomData::<fn() -> G> })
}

struct Erased<G, B> {
    bot: B,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, B: Bot<G>> AnyBot for Erased<G, B> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error> {
        let (view, menu) = read::<G>(view, menu)?;
        to_raw_value(&self.bot.choose(seat, &view, &menu))
    }

    fn advise(
        &mut self,
        seat: Seat,
        view: &RawValue,
        menu: &RawValue,
    ) -> Result<Box<RawValue>, serde_json::Error> {
        let (view, menu) = read::<G>(view, menu)?;
        to_raw_value(&self.bot.advise(seat, &view, &menu))
    }
}

/// The view and the actions of a menu, from the frames that carry them.
fn read<G: Game>(view: &RawValue, menu: &RawValue) -> Result<(G::View, Vec<G::Action>), serde_json::Error> {
    #[derive(Deserialize)]
    struct Offered<A> {
        action: A,
    }
    let choices: Vec<Offered<G::Action>> = serde_json::from_str(menu.get())?;
    let menu = choices.into_iter().map(|choice| choice.action).collect();
    Ok((serde_json::from_str(view.get())?, menu))
}
