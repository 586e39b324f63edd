//! A match under way, or over: the moves that count, and the time there is for them.

use crate::{By, Move, Refused, Time, clocks::Clocks};
use protocol::{ErrorCode, TableSettings};
use serde_json::value::RawValue;
use std::collections::HashMap;
use tabletop::{AnyMatch, Next, Seat, SeatSet, Seed};

pub(crate) struct Playing {
    pub(crate) game: Box<dyn AnyMatch>,
    /// The match before anybody moved, to be played through again.
    opening: Box<dyn AnyMatch>,
    /// What each version after the opening was.
    versions: Vec<Version>,
    /// Which versions carried out the commands of each seat.
    commands: Vec<HashMap<Box<str>, u32>>,
    pub(crate) seed: Seed,
    pub(crate) clocks: Option<Clocks>,
    /// When the time is up that the rules give those who are waited for.
    pub(crate) limit: Option<Time>,
    /// Whom the match waits for.
    pub(crate) waiting: SeatSet,
    pub(crate) hastened: bool,
}

pub(crate) enum Version {
    Moved(Made),
    Undone(Seat),
}

/// An action that was carried out.
pub(crate) struct Made {
    pub(crate) by: By,
    pub(crate) made: Move,
    /// It was taken back.
    undone: bool,
    /// It decides anew what was taken back.
    again: bool,
}

/// One version, as it is shown to those who missed it.
pub(crate) enum Shown<'a> {
    Opening,
    Moved(&'a Made),
    Undone(Seat),
}

impl Made {
    /// It was not taken back.
    pub(crate) fn counts(&self) -> bool {
        !self.undone
    }

    /// A bot decided for a person.
    pub(crate) fn is_by_stand_in(&self, is_person: impl Fn(Seat) -> bool) -> bool {
        matches!(self.by, By::Bot(seat) if is_person(seat))
    }
}

impl Playing {
    pub(crate) fn begin(game: Box<dyn AnyMatch>, seed: Seed, settings: &TableSettings, at: Time) -> Playing {
        let clocks = Clocks::new(settings.clock, game.seats().into(), at);
        let opening = game.copy();
        let (versions, commands) = (Vec::new(), vec![HashMap::new(); game.seats().into()]);
        let (limit, waiting, hastened) = (None, SeatSet::EMPTY, false);
        Playing { game, opening, versions, commands, seed, clocks, limit, waiting, hastened }
    }

    /// Version 0 is the opening; every action and every taking back adds one.
    pub(crate) fn version(&self) -> u32 {
        self.versions.len() as u32
    }

    /// What each version after the opening was.
    pub(crate) fn versions(&self) -> &[Version] {
        &self.versions
    }

    /// The match before anybody moved.
    pub(crate) fn opening(&self) -> &dyn AnyMatch {
        &*self.opening
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.game.next(), Next::Over(_))
    }

    /// Carries out an action. A refusal changes nothing.
    pub(crate) fn act(&mut self, by: By, made: &Move) -> Result<(), Refused> {
        self.game.act(made.seat, &made.action)?;

        let own = |version: &&Version| match version {
            Version::Moved(other) => other.made.seat == made.seat,
            Version::Undone(seat) => *seat == made.seat,
        };
        // Others may have acted since it was taken back.
        let again = matches!(self.versions.iter().rev().find(own), Some(Version::Undone(_)));
        self.versions.push(Version::Moved(Made { by, made: made.clone(), undone: false, again }));
        if let (By::Person(seat), Some(cmd)) = (by, &made.cmd) {
            self.commands[seat.index()].insert(cmd.clone(), self.versions.len() as u32);
        }
        Ok(())
    }

    /// Takes back the latest action of a seat.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refused> {
        self.may_undo(seat)?;

        if let Some(Version::Moved(made)) = self.versions.last_mut() {
            made.undone = true;
        }
        let mut game = self.opening.copy();
        for made in self.moves() {
            game.act(made.made.seat, &made.made.action)?;
        }
        self.game = game;
        self.versions.push(Version::Undone(seat));
        Ok(())
    }

    /// Whether a seat may take back the latest action, and if not, why.
    pub(crate) fn may_undo(&self, seat: Seat) -> Result<(), ErrorCode> {
        let is_own = |made: &Made| made.by == By::Person(seat);
        let latest = match self.versions.last() {
            Some(Version::Moved(made)) if is_own(made) => made,
            Some(Version::Undone(by)) if *by == seat => return Err(ErrorCode::UndoTwice),
            Some(_) if self.moves().any(is_own) => return Err(ErrorCode::UndoAfterOthers),
            Some(_) | None => return Err(ErrorCode::NothingToUndo),
        };
        if latest.again {
            return Err(ErrorCode::UndoTwice);
        }
        if self.game.drew() {
            return Err(ErrorCode::UndoAfterDraw);
        }
        // When it is over the seed is shown.
        if self.game.showed() || self.is_over() {
            return Err(ErrorCode::UndoAfterShown);
        }
        Ok(())
    }

    /// The actions that count, in order.
    pub(crate) fn moves(&self) -> impl Iterator<Item = &Made> {
        self.versions.iter().filter_map(|version| match version {
            Version::Moved(made) if !made.undone => Some(made),
            Version::Moved(_) | Version::Undone(_) => None,
        })
    }

    /// The latest version.
    pub(crate) fn latest(&self) -> Shown<'_> {
        match self.versions.last() {
            None => Shown::Opening,
            Some(Version::Moved(made)) => Shown::Moved(made),
            Some(Version::Undone(seat)) => Shown::Undone(*seat),
        }
    }

    /// The match so far, version by version from the opening: `each` is shown what it was and the game after it.
    pub(crate) fn retrace(&self, mut each: impl FnMut(u32, Shown<'_>, &dyn AnyMatch)) -> Result<(), Refused> {
        let mut game = self.opening.copy();
        let mut before = None;
        each(0, Shown::Opening, &*game);
        for (number, version) in (1..).zip(&self.versions) {
            match version {
                Version::Moved(made) => {
                    before = made.undone.then(|| game.copy());
                    game.act(made.made.seat, &made.made.action)?;
                    each(number, Shown::Moved(made), &*game);
                }
                Version::Undone(seat) => {
                    game = before.take().expect("what was taken back stands right before it");
                    each(number, Shown::Undone(*seat), &*game);
                }
            }
        }
        Ok(())
    }

    /// The version that carried out a command of a seat.
    pub(crate) fn version_of(&self, seat: Seat, cmd: &str) -> Option<u32> {
        self.commands[seat.index()].get(cmd).copied()
    }

    /// What a seat is made to do when its time is up.
    pub(crate) fn time_out(&self, seat: Seat) -> Option<Box<RawValue>> {
        self.game.timeout(seat)
    }

    /// Whom the game waits for at this moment.
    pub(crate) fn waited_for(&self) -> SeatSet {
        match self.game.next() {
            Next::Seats(seats) => seats.into_iter().collect(),
            Next::Over(_) | Next::Chance(_) => SeatSet::EMPTY,
        }
    }

    /// Sets the limit where the rules begin to give a time, and drops it where they give none.
    pub(crate) fn wind_limit(&mut self, at: Time) {
        let limit = self.game.time_limit().map(|seconds| u64::from(seconds) * 1_000);
        self.limit = limit.map(|limit| self.limit.unwrap_or(at.plus(limit)));
    }
}
