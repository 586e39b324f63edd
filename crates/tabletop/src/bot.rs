use crate::{Game, QuickDice, Seat};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Picks an action knowing only what its seat may know. It holds no position and no seed: cheating does not
/// compile.
///
/// ```
/// use tabletop::cuckoo::{Action, Cuckoo, View};
/// use tabletop::{Bot, Seat};
///
/// /// Exchanges a low card.
/// struct Hopeful;
///
/// impl Bot<Cuckoo> for Hopeful {
///     fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
///         let low = view.hands[seat.index()].known().is_some_and(|card| *card < 4);
///         if low && menu.contains(&Action::Exchange) { Action::Exchange } else { menu[0] }
///     }
/// }
/// ```
pub trait Bot<G: Game>: Send {
    /// One action of `menu`, which is never empty.
    fn choose(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> G::Action;

    /// What it would do and what it thinks of the best of the rest, best first: never nothing.
    fn advise(&mut self, seat: Seat, view: &G::View, menu: &[G::Action]) -> Vec<Advice<G::Action>> {
        vec![Advice { action: self.choose(seat, view, menu), chance: None }]
    }

    /// The luck of the next decision. A host that gives each decision its own gets the same action for the same question,
    /// whichever bot it asks.
    fn set_luck(&mut self, _: QuickDice) {}

    /// Whether what it has decided before counts for what it decides next. A bot that takes over from another must then first
    /// be asked what that was asked.
    fn remembers(&self) -> bool {
        false
    }

    /// What it chose last was not done: others were quicker. It has not happened.
    fn overtaken(&mut self) {}
}

/// Something a seat could do, in the eyes of a bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<A> {
    /// What it could do.
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

    fn set_luck(&mut self, luck: QuickDice) {
        (**self).set_luck(luck);
    }

    fn remembers(&self) -> bool {
        (**self).remembers()
    }

    fn overtaken(&mut self) {
        (**self).overtaken();
    }
}

/// How strong a bot is. Every game has a bot of each level.
///
/// ```
/// use tabletop::Level;
///
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!(Level::Hard.to_string(), "hard");
/// assert!(Level::Easy < Level::Master);
/// ```
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// For beginners. (Stored tables of the first weeks say `random`.)
    #[serde(alias = "random")]
    Easy,
    /// For most people. (Stored tables of the first weeks say `simple`.)
    #[serde(alias = "simple")]
    Medium,
    /// For those who know the game well.
    Hard,
    /// As strong as we can make it.
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
