//! The one abstraction.
//!
//! Three things are easily taken for one another:
//!
//! - [`Game::next`] says whom the game *waits for*. Nothing proceeds until one of them acts.
//! - [`Game::menu`] says what is *offered* to a seat: a finite list for buttons and bots.
//! - [`Game::play`] says what is *accepted*. It is the only judge, and may accept more than the menu holds: a
//!   bid of any size, or something volunteered by a seat that nobody waits for.
//!
//! In Monopol, a seat that landed on another's lot owes rent. The game waits for the owner to claim or waive
//! it; the menu offers both; and meanwhile `play` also accepts a trade offer from anyone.

use crate::{Draw, SEATS_MAX, Seat, SeatSet, Viewer};
use arrayvec::ArrayVec;
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, num::NonZeroU32, ops::RangeInclusive};

/// A clause of our rulebook, such as `tj.steal`. Never renamed, never reused.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash, Serialize)]
pub struct RuleId(pub &'static str);

/// Why an action is not allowed: an enum to branch on and translate, resting on a clause.
pub trait Refusal: Debug + Serialize {
    fn rule(&self) -> RuleId;
}

/// Something that happened because a clause says so.
pub trait Caused {
    fn rule(&self) -> RuleId;
}

/// What must happen next.
#[derive(Clone, Debug, PartialEq)]
pub enum Next {
    /// Nature moves; every outcome in `0..n` is equally likely. With a single outcome nature only lays open what
    /// somebody held: an action itself never shows another seat's secrets, or one could see them by asking first.
    Chance(NonZeroU32),
    /// The game waits for any of these. The order is only whom a simulator asks first. Never empty.
    Seats(ArrayVec<Seat, SEATS_MAX>),
    /// Finished; these have won, and share it equally. Never nobody.
    Over(SeatSet),
}

/// Receives events. `()` drops them unbuilt, so search pays nothing for the log.
pub trait Sink<E> {
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> Sink<E> for () {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A position in a game: a plain value, cheap to clone.
pub trait Game: Clone + Debug + Eq + Send + 'static {
    /// The game's name on the wire, on the command line and in files.
    const NAME: &'static str;
    /// The versions of the rules that are known here. A match is played to its end, and replayed for ever after, by the
    /// version it was laid with; new ones get the last. Raised whenever an old log would replay differently, and then the
    /// clause that changed asks for the version: a small branch, never a copy of the game.
    const RULES: RangeInclusive<u16>;

    /// Number of seats, edition, options: all that is agreed before the start.
    type Config: Clone + Debug + Serialize + DeserializeOwned + Send;
    /// What a seat can try.
    type Action: Clone + Debug + Eq + Hash + Serialize + DeserializeOwned + Send;
    /// What happened. For the log and for animation only: nobody computes a state from events.
    type Event: Clone + Debug + Eq + Serialize + DeserializeOwned + Send + Caused;
    /// Why not.
    type Refusal: Refusal;
    /// The printed material: what lies on the table from first to last, the same for everybody.
    type Board: Serialize;
    /// Everything a viewer may know.
    type View: Clone + Debug + Eq + Serialize + DeserializeOwned;

    /// The position before the first draw, by a version of the rules that is one of [`RULES`](Game::RULES).
    fn new(config: &Self::Config, rules: u16) -> Result<Self, Self::Refusal>;

    /// The position before the first draw, by the newest rules.
    fn newest(config: &Self::Config) -> Result<Self, Self::Refusal> {
        Self::new(config, *Self::RULES.end())
    }

    /// How many sit at the table.
    fn seats(&self) -> u8;

    fn board(&self) -> Self::Board;

    fn next(&self) -> Next;

    /// Tries an action. The only judge of what is legal; a refusal leaves the position as it was.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Carries out a draw asked for by [`Next::Chance`].
    fn chance(&mut self, outcome: u32, log: &mut impl Sink<Self::Event>);

    /// A finite menu for buttons and bots, added to `out`. All of it would be accepted.
    fn menu(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Seats that nobody waits for, but that have been asked something and can answer now: an offer, say. Bots are
    /// asked for their answer.
    fn asked(&self) -> ArrayVec<Seat, SEATS_MAX> {
        ArrayVec::new()
    }

    /// How many seconds the rules give those who are waited for; none: as long as they like. The time begins with
    /// the first position that has a limit, and goes on, whatever else happens, until one has none.
    fn time_limit(&self) -> Option<u16> {
        None
    }

    /// What a seat that is waited for is made to do when its time is up.
    fn timeout(&self, seat: Seat) -> Option<Self::Action> {
        let mut menu = Vec::new();
        self.menu(seat, &mut menu);
        menu.into_iter().next()
    }

    /// Everything `viewer` may know, built up from nothing, never trimmed down from the position.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The same event with secrets covered. Covered, never dropped: all viewers count alike.
    fn mask(event: &Self::Event, viewer: Viewer) -> Self::Event;
}

/// A game in which one can imagine what one does not see.
pub trait Imagine: Game {
    /// Some position that looks like `view` to its viewer. `start` is the position before the first draw: it knows what
    /// was agreed, and nothing that happened since.
    fn guess(start: &Self, view: &Self::View, draw: &mut impl Draw) -> Self;
}
