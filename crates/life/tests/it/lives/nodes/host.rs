//! One of the hosts of a table, driven as the server drives a room: what it puts in, carries out, stores and reads on.

use super::{
    super::truth::{There, Wrong, ensure},
    Fault,
    world::{Hint, World},
};
use life::{Append, Ask, Effect, Input, Life, LineId, Record, Time};
use protocol::ToServer;
use std::{collections::BTreeMap, time::Duration};
use tabletop::{Seat, SeatSet, Viewer};

/// How long a bot hesitates at the usual pace.
const BOT_PAUSE: Duration = Duration::from_millis(900);
/// One group of entries in so many is not stored, and as many are though an error comes back.
const FAILS_ONCE_IN: u32 = 50;
/// One hint in so many is lost, and one in so many doubled.
const LOST_ONCE_IN: u32 = 4;
const DOUBLED_ONCE_IN: u32 = 8;
/// How often something is put in again because another host was first.
const CONFLICTS_MAX: u32 = 8;
/// For how long what is due is left to another host, in milliseconds: so long, and up to as much again.
pub(super) const PATIENCE: u32 = 4_000;
/// How far ahead a clock is that nobody has set.
const AHEAD: u64 = 60_000;

#[derive(Default)]
pub(super) struct Host {
    /// None before anybody came, and whenever it may differ from the log.
    pub(super) life: Option<Life>,
    pub(super) wires: BTreeMap<LineId, Wire>,
    pub(super) asks: Vec<Ask>,
    pub(super) alarm: Option<Time>,
    /// Nothing happens here for a while.
    pub(super) is_asleep: bool,
}

/// A connection of somebody who sits at the table.
pub(super) struct Wire {
    pub(super) person: usize,
    pub(super) viewer: Viewer,
    pub(super) seen: Option<u32>,
    /// The last version they have been told as far as the host knows, or had seen when they came.
    pub(super) told: Option<u32>,
    /// The life there is has welcomed them, and tells them everything.
    pub(super) is_welcome: bool,
    pub(super) said: Vec<ToServer>,
}

/// What became of a list of effects.
#[derive(PartialEq)]
enum Became {
    Done,
    /// Another host was first.
    Beaten,
    /// The store failed: nobody knows.
    Unknown,
}

impl World {
    fn time_at(&self, at: usize) -> Time {
        let is_wrong = self.fault == Some(Fault::GoesByOwnClock) && at == 1;
        self.now.plus(if is_wrong { AHEAD } else { 0 })
    }

    /// Puts something in at a host, and does everything that follows.
    pub(super) fn put(&mut self, at: usize, input: &Input) -> Result<(), Wrong> {
        for _ in 0..CONFLICTS_MAX {
            if !self.wake_life(at)? {
                return Ok(());
            }
            let decides = matches!(input, Input::Said { message: ToServer::StandIn { .. }, .. });
            if decides && !self.meet_others(at)? {
                continue;
            }
            let now = self.time_at(at);
            let Some(life) = &mut self.hosts[at].life else { return Ok(()) };
            let effects = life.input(now, input.clone());
            match self.carry_out(at, effects)? {
                // Whoever comes is introduced with the others.
                Became::Beaten if matches!(input, Input::Came { .. }) => return self.wake_life(at).map(drop),
                Became::Beaten => {}
                Became::Done | Became::Unknown => return Ok(()),
            }
        }
        Ok(())
    }

    /// Reads the log if need be, and introduces those who are connected; whether there is a life now.
    fn wake_life(&mut self, at: usize) -> Result<bool, Wrong> {
        if self.hosts[at].life.is_some() {
            return Ok(true);
        }
        let now = self.time_at(at);
        let life = Life::open(self.games.clone(), &self.log, BOT_PAUSE, now);
        let mut life = life.map_err(|why| format!("the log cannot be read: {why}"))?;
        if self.is_anybody_elsewhere(at) {
            life.leave_to_others(self.patience());
        }
        let host = &mut self.hosts[at];
        host.life = Some(life);
        (host.asks, host.alarm) = (Vec::new(), None);
        let introduce = |(line, wire): (&LineId, &mut Wire)| {
            wire.is_welcome = false;
            (*line, wire.person, wire.told)
        };
        let lines: Vec<_> = self.hosts[at].wires.iter_mut().map(introduce).collect();
        if !self.meet_others(at)? {
            return Ok(false);
        }
        for (line, person, seen) in lines {
            let came = Input::Came { line, token: Some(self.people[person].hash()), seen, covered: false };
            let Some(life) = &mut self.hosts[at].life else { return Ok(false) };
            let effects = life.input(now, came);
            if self.carry_out(at, effects)? != Became::Done {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn patience(&mut self) -> u64 {
        u64::from(PATIENCE + self.script.below(PATIENCE))
    }

    /// Since when somebody has not been in each seat on another host, as the store knows it.
    fn left_elsewhere(&self, at: usize) -> Vec<(Seat, Time)> {
        let others = self.left.iter().enumerate().filter(|(other, _)| *other != at);
        others.flat_map(|(_, left)| (0..).map(Seat).zip(left.iter().copied())).collect()
    }

    fn is_anybody_elsewhere(&self, at: usize) -> bool {
        self.others(at).any(|host| !host.wires.is_empty())
    }

    /// The other hosts that live and are awake.
    fn others(&self, at: usize) -> impl Iterator<Item = &Host> {
        let others = self.hosts.iter().enumerate().filter(move |(other, _)| *other != at);
        others.map(|(_, host)| host).filter(|host| !host.is_asleep)
    }

    /// Asks the store who is there on other hosts. Whether the life is still of use.
    pub(super) fn meet_others(&mut self, at: usize) -> Result<bool, Wrong> {
        if self.fault == Some(Fault::KnowsOnlyItsOwn) {
            return Ok(true);
        }
        let seats: SeatSet = self.others(at).flat_map(Host::seats).collect();
        let left =
            if self.fault == Some(Fault::ForgetsVisits) { Vec::new() } else { self.left_elsewhere(at) };
        let is_unknown = !self.is_calm && self.script.once_in(10);
        if is_unknown {
            self.tally.count("nobody knew who was there");
        }
        let now = self.time_at(at);
        let Some(life) = &mut self.hosts[at].life else { return Ok(false) };
        let effects = life.input(now, Input::Elsewhere { seats: (!is_unknown).then_some(seats), left });
        Ok(self.carry_out(at, effects)? == Became::Done)
    }

    fn carry_out(&mut self, at: usize, mut effects: Vec<Effect>) -> Result<Became, Wrong> {
        loop {
            let mut append = None;
            for effect in effects {
                match effect {
                    Effect::Append(records) => append = Some(records),
                    Effect::Tell { to, frame } => self.tell(at, &to, &frame)?,
                    Effect::Ask(ask) => self.hosts[at].asks.push(*ask),
                    Effect::Wake(alarm) => self.hosts[at].alarm = Some(alarm),
                    Effect::PassOn { .. } => {}
                    Effect::End { code, .. } => return Err(format!("somebody was shown out: {code:?}")),
                    Effect::Answer(_) => return Err("nobody asked".to_owned()),
                    Effect::Fault(what) => return Err(format!("the program is wrong: {what}")),
                }
            }
            let now = self.time_at(at);
            let host = &mut self.hosts[at];
            let told = host.life.as_ref().and_then(Life::told);
            host.wires.values_mut().filter(|wire| wire.is_welcome).for_each(|wire| wire.told = told);
            let Some(append) = append else { return Ok(Became::Done) };
            let mut early = Vec::new();
            if self.fault == Some(Fault::TellsBeforeStoring) {
                early = host.life.as_mut().map_or_else(Vec::new, |life| life.stored(now));
                for effect in early.extract_if(.., |effect| matches!(effect, Effect::Tell { .. })) {
                    if let Effect::Tell { to, frame } = effect {
                        self.tell(at, &to, &frame)?;
                    }
                }
            }
            let became = self.store(at, &append)?;
            let host = &mut self.hosts[at];
            if became != Became::Done {
                host.life = None;
                return Ok(became);
            }
            let is_told = self.fault == Some(Fault::TellsBeforeStoring);
            effects = match &mut host.life {
                Some(life) if !is_told => life.stored(now),
                Some(_) | None => early,
            };
        }
    }

    fn store(&mut self, at: usize, append: &Append) -> Result<Became, Wrong> {
        if self.fault == Some(Fault::BelievesHints) {
            self.call(at, append);
        }
        if !self.is_calm && self.script.once_in(FAILS_ONCE_IN) {
            self.tally.count("storing failed");
            return Ok(Became::Unknown);
        }
        let end = self.log.last().map(|record| record.digest);
        let follows = append.at as usize == self.log.len() && Some(append.before) == end;
        if !follows && self.fault != Some(Fault::NamesNoPredecessor) {
            self.tally.count("another host was first");
            return Ok(Became::Beaten);
        }
        for record in &append.records {
            self.keep(record)?;
        }
        self.call(at, append);
        if !self.is_calm && self.script.once_in(FAILS_ONCE_IN) {
            self.tally.count("stored, though an error came back");
            return Ok(Became::Unknown);
        }
        Ok(Became::Done)
    }

    /// One record is in the log.
    fn keep(&mut self, record: &Record) -> Result<(), Wrong> {
        let awake = || self.hosts.iter().filter(|host| !host.is_asleep);
        let seats: SeatSet = awake().flat_map(Host::seats).collect();
        let anybody = self.hosts.iter().any(|host| !host.wires.is_empty());
        let entry = self.truth.append(record, &There { seats, anybody, gone: &self.gone })?;
        ensure!(entry.at <= self.now, "an entry is dated {:?}, and it is {:?}", entry.at, self.now);
        self.log.push(record.clone());
        self.tally.count(super::super::tally::counted(&entry));
        Ok(())
    }

    /// Calls out to the other hosts what there is to read.
    fn call(&mut self, at: usize, append: &Append) {
        for to in (0..self.hosts.len()).filter(|to| *to != at) {
            let entries = append.at + append.records.len() as u32;
            let hint = || Hint { to, entries, records: append.records.clone() };
            if self.script.once_in(LOST_ONCE_IN) {
                self.tally.count("a hint was lost");
                continue;
            }
            self.hints.push(hint());
            if self.script.once_in(DOUBLED_ONCE_IN) {
                self.tally.count("a hint was doubled");
                self.hints.push(hint());
            }
        }
    }

    /// Something is heard on the bus.
    pub(super) fn hear_hint(&mut self, hint: Hint) -> Result<(), Wrong> {
        let Hint { to, entries, records } = hint;
        if self.fault == Some(Fault::BelievesHints) {
            let patience = self.patience();
            let now = self.time_at(to);
            let Some(mut life) = self.hosts[to].life.take() else { return Ok(()) };
            let read = life.read_on(now, &records, patience);
            self.hosts[to].life = Some(life);
            return match read {
                Ok(effects) => self.carry_out(to, effects).map(drop),
                Err(_) => self.read_anew(to),
            };
        }
        self.read_on(to, Some(entries))
    }

    fn read_anew(&mut self, at: usize) -> Result<(), Wrong> {
        self.hosts[at].life = None;
        if !self.hosts[at].wires.is_empty() {
            self.wake_life(at)?;
        }
        Ok(())
    }

    /// Reads what others have added, if it is said to be longer than is known here or nothing is said.
    pub(super) fn read_on(&mut self, at: usize, entries: Option<u32>) -> Result<(), Wrong> {
        let Some(life) = &self.hosts[at].life else { return self.read_anew(at) };
        if entries.is_some_and(|entries| entries <= life.entries()) {
            return Ok(());
        }
        let known = life.entries() as usize;
        let own = self.log.get(known - 1);
        ensure!(own.is_some_and(|own| own.digest == life.digest()), "host {at} is ahead of the log");
        let more = self.log[known..].to_vec();
        if more.is_empty() {
            return Ok(());
        }
        self.tally.count("a host read on");
        let (now, patience) = (self.time_at(at), self.patience());
        let Some(life) = &mut self.hosts[at].life else { return Ok(()) };
        let effects =
            life.read_on(now, &more, patience).map_err(|why| format!("the log cannot be read on: {why}"))?;
        match self.carry_out(at, effects)? {
            Became::Done | Became::Unknown => Ok(()),
            Became::Beaten => self.read_anew(at),
        }
    }
}

impl Host {
    /// In whose seats somebody is.
    pub(super) fn seats(&self) -> impl Iterator<Item = tabletop::Seat> {
        self.wires.values().filter_map(|wire| super::super::truth::seat_of(wire.viewer))
    }
}
