//! The world of one table: its time, its store, its lines, and a process that may die at any effect.

use super::{
    faults::{Fault, Node},
    games::{Which, all_games},
    lay::{LaidOut, Secrets, lay},
    page::Person,
    script::Script,
    tally::{Tally, counted, died_before},
    truth::{There, Truth, Wrong, ensure, seat_of},
};
use life::{Append, Ask, Effect, Games, Input, Life, LineId, Record, Time, TokenHash, What};
use protocol::{ErrorCode, Plays, ToServer};
use serde_json::value::RawValue;
use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
    time::Duration,
};
use tabletop::{Bytes16, Seat, SeatSet, Viewer};

/// How long a bot hesitates at the usual pace.
pub(crate) const BOT_PAUSE: Duration = Duration::from_millis(900);
/// One list of effects in so many is not carried out to its end.
const DIES_ONCE_IN: u32 = 120;
/// One group of entries in so many cannot be stored.
const FAILS_ONCE_IN: u32 = 160;

pub(crate) struct World {
    pub(crate) script: Script,
    pub(crate) tally: Tally,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) now: Time,
    pub(crate) log: Vec<Record>,
    pub(crate) truth: Truth,
    pub(crate) node: Node,
    /// The lines that the process knows of.
    pub(crate) wires: BTreeMap<LineId, Wire>,
    /// What bots have been asked.
    pub(crate) asks: Vec<Ask>,
    pub(crate) alarm: Option<Time>,
    pub(crate) people: Vec<Person>,
    pub(crate) invite: Option<Bytes16>,
    /// Since when nobody has been in a seat.
    gone: Vec<Time>,
    /// What is asked for by a request that is being made, and what was answered.
    pub(crate) request: Option<Request>,
    answers: Vec<Result<Seat, ErrorCode>>,
    /// A bot has been made to talk rubbish.
    pub(crate) rubbish: bool,
    /// Nothing fails any more.
    pub(crate) is_calm: bool,
    lines: u64,
    /// How often the process has died.
    deaths: u64,
    pub(crate) secrets: Secrets,
}

/// A connection, from both ends.
pub(crate) struct Wire {
    /// Whose page it is; none for those who watch.
    pub(crate) person: Option<usize>,
    pub(crate) viewer: Viewer,
    /// The last version that was told on it.
    pub(crate) seen: Option<u32>,
    pub(crate) is_welcome: bool,
    /// The page still hears what is told.
    pub(crate) is_heard: bool,
    /// What the page has said and the process has not heard.
    pub(crate) said: VecDeque<ToServer>,
    /// What was only tried out, until it is answered.
    pub(crate) tried: Option<(String, Box<RawValue>)>,
}

/// What a request asks for, so that its answer can be held against the log.
#[derive(Copy, Clone)]
pub(crate) enum Request {
    /// A seat that this opens.
    Seat(TokenHash),
    /// A bot in a seat.
    Bot,
    /// Another match.
    Rematch,
}

/// What became of a list of effects.
enum Became {
    Done,
    Stored,
    Died,
}

impl World {
    pub(crate) fn new(which: Which, mut script: Script, fault: Option<Fault>) -> Result<World, Wrong> {
        script.next_step();
        let (games, now, mut secrets) = (all_games(), Time(1_000_000_000_000), Secrets(0));
        let LaidOut { laid, commitments, people, invite } = lay(which, &mut script, &mut secrets);
        let log = Life::lay(games.clone(), laid, &commitments, now).map_err(|why| format!("{why:?}"))?;
        let truth = Truth::new(games.clone(), &log)?;
        let life = Life::open(games.clone(), &log, BOT_PAUSE, now).map_err(|why| why.to_string())?;
        Ok(World {
            node: Node::new(life, fault),
            gone: vec![now; truth.chairs.len()],
            truth,
            script,
            games,
            tally: Tally::default(),
            now,
            log,
            wires: BTreeMap::new(),
            asks: Vec::new(),
            alarm: None,
            people,
            invite,
            request: None,
            answers: Vec::new(),
            rubbish: false,
            is_calm: false,
            lines: 0,
            deaths: 0,
            secrets,
        })
    }

    /// A table is opened whose log begins so.
    pub(crate) fn open(&mut self, log: Vec<Record>) -> Result<(), Wrong> {
        self.truth = Truth::new(self.games.clone(), &log)?;
        self.log = log;
        self.reopen()
    }

    /// The process has died, and another reads the log.
    pub(crate) fn reopen(&mut self) -> Result<(), Wrong> {
        self.deaths += 1;
        self.wires.clear();
        self.asks.clear();
        self.alarm = None;
        self.gone = vec![self.now; self.truth.chairs.len()];
        let life = Life::open(self.games.clone(), &self.log, BOT_PAUSE, self.now);
        self.node.reopen(life.map_err(|why| format!("the log cannot be read: {why}"))?, &self.log);
        Ok(())
    }

    pub(crate) fn here(&self) -> SeatSet {
        self.wires.values().filter_map(|wire| seat_of(wire.viewer)).collect()
    }

    /// Puts something in, and does everything that follows.
    pub(crate) fn put(&mut self, input: Input) -> Result<(), Wrong> {
        let mut effects = self.node.input(self.now, input);
        loop {
            match self.carry_out(effects)? {
                Became::Done => return Ok(()),
                Became::Stored => effects = self.node.stored(self.now),
                Became::Died => return self.reopen(),
            }
        }
    }

    /// Puts in a request: its answer, if it was given and not lost on the way.
    pub(crate) fn ask(
        &mut self,
        request: Request,
        input: Input,
    ) -> Result<Option<Result<Seat, ErrorCode>>, Wrong> {
        self.answers.clear();
        self.request = Some(request);
        let deaths = self.deaths;
        self.put(input)?;
        ensure!(deaths != self.deaths || !self.answers.is_empty(), "a request was not answered");
        ensure!(self.answers.len() <= 1, "a request was answered twice");
        let answer = self.answers.pop();
        if answer.is_some() && !self.is_calm && self.script.once_in(4) {
            self.tally.count("an answer was lost");
            return Ok(None);
        }
        Ok(answer)
    }

    /// Somebody comes: the line, unless they were not let in or the process died.
    pub(crate) fn come(
        &mut self,
        person: Option<usize>,
        token: Option<TokenHash>,
        seen: Option<u32>,
    ) -> Result<Option<LineId>, Wrong> {
        self.lines += 1;
        let line = LineId(self.lines);
        let viewer = self.truth.viewer_of(token);
        let seat = viewer.and_then(seat_of);
        let stood_in = seat.is_some_and(|seat| self.truth.chairs[seat.index()].plays == Plays::StandIn);
        if let Some(viewer) = viewer {
            let wire = Wire {
                person,
                viewer,
                seen,
                is_welcome: false,
                is_heard: true,
                said: VecDeque::new(),
                tried: None,
            };
            self.wires.insert(line, wire);
        } else {
            self.tally.count("somebody was not let in");
        }
        let deaths = self.deaths;
        self.put(Input::Came { line, token, seen, covered: false })?;
        if deaths != self.deaths || viewer.is_none() {
            return Ok(None);
        }
        ensure!(self.wires.contains_key(&line), "{viewer:?} was not let in");
        let plays = seat.map(|seat| self.truth.chairs[seat.index()].plays);
        ensure!(plays != Some(Plays::StandIn), "{seat:?} came back, and a bot plays on");
        if stood_in {
            self.tally.count("a person came back to a seat where a bot stood in");
        }
        Ok(Some(line))
    }

    /// A connection has ended, and the process hears of it.
    pub(crate) fn leave(&mut self, line: LineId) -> Result<(), Wrong> {
        self.drop_wire(line);
        self.put(Input::Left { line })
    }

    fn drop_wire(&mut self, line: LineId) {
        let Some(wire) = self.wires.remove(&line) else { return };
        if let Some(seat) = seat_of(wire.viewer)
            && !self.here().contains(seat)
        {
            self.gone[seat.index()] = self.now;
        }
    }

    /// Carries out effects in order, and dies in the middle now and then.
    fn carry_out(&mut self, effects: Vec<Effect>) -> Result<Became, Wrong> {
        let dies = !self.is_calm && self.script.once_in(DIES_ONCE_IN);
        let dies_at = dies.then(|| self.script.below(effects.len() as u32 + 1) as usize);
        let count = effects.len();
        for (at, effect) in effects.into_iter().enumerate() {
            if dies_at == Some(at) {
                self.tally.count(died_before(&effect));
                return Ok(Became::Died);
            }
            if let Effect::Append(append) = effect {
                ensure!(at + 1 == count, "something follows what is to be stored");
                if !self.store(&append)? {
                    return Ok(Became::Died);
                }
                if dies_at == Some(count) {
                    self.tally.count("died after storing");
                    return Ok(Became::Died);
                }
                return Ok(Became::Stored);
            }
            self.do_one(effect)?;
        }
        if dies_at.is_some() {
            self.tally.count("died at rest");
            return Ok(Became::Died);
        }
        Ok(Became::Done)
    }

    /// Stores records; false if they could not be.
    fn store(&mut self, append: &Append) -> Result<bool, Wrong> {
        ensure!(!append.records.is_empty(), "nothing is to be stored");
        if !self.is_calm && self.script.once_in(FAILS_ONCE_IN) {
            if self.script.once_in(2) {
                self.rival()?;
            } else {
                self.tally.count("storing failed");
                return Ok(false);
            }
        }
        let end = self.log.last().map(|record| record.digest);
        if append.at as usize != self.log.len() || Some(append.before) != end {
            self.tally.count("another process was first");
            return Ok(false);
        }
        for record in &append.records {
            self.keep(record)?;
        }
        Ok(true)
    }

    /// One record is in the log.
    fn keep(&mut self, record: &Record) -> Result<(), Wrong> {
        let seats = self.here();
        let there = There { seats, anybody: !self.wires.is_empty(), gone: &self.gone };
        let entry = self.truth.append(record, &there)?;
        self.log.push(record.clone());
        self.tally.count(counted(&entry));
        if let What::Sat { seat, .. } = entry.what {
            self.gone[seat.index()] = self.now;
        }
        if let What::Resigned { seat } | What::Removed { seat } = entry.what {
            let own = self.wires.values_mut().filter(|wire| wire.viewer == Viewer::Seat(seat));
            own.for_each(|wire| wire.viewer = Viewer::Table);
        }
        Ok(())
    }

    /// Another process was quicker: somebody has come there, and what they did is in the log.
    fn rival(&mut self) -> Result<(), Wrong> {
        let seated = self.people.iter().position(|person| self.truth.seat_of(person.hash()).is_some());
        let Some(person) = seated else { return Ok(()) };
        let mut rival = Life::open(self.games.clone(), &self.log, BOT_PAUSE, self.now)
            .map_err(|why| format!("the log cannot be read: {why}"))?;
        let (line, token) = (LineId(u64::MAX), Some(self.people[person].hash()));
        let mut effects = rival.input(self.now, Input::Came { line, token, seen: None, covered: false });
        let mut message = self.people[person].repeat().or(Some(ToServer::Watch { open: true }));
        // At the other process nobody else is there.
        let (wires, gone) = (std::mem::take(&mut self.wires), self.gone.clone());
        self.gone = vec![self.now; self.truth.chairs.len()];
        if let Some(viewer) = self.truth.viewer_of(token) {
            let wire = Wire {
                person: None,
                viewer,
                seen: None,
                is_welcome: false,
                is_heard: false,
                said: VecDeque::new(),
                tried: None,
            };
            self.wires.insert(line, wire);
        }
        loop {
            if let Some(Effect::Append(append)) = effects.pop() {
                for record in &append.records {
                    self.keep(record)?;
                }
                effects = rival.stored(self.now);
            } else if let Some(message) = message.take() {
                effects = rival.input(self.now, Input::Said { line, lag: 0, message });
            } else {
                break;
            }
        }
        (self.wires, self.gone) = (wires, gone);
        Ok(())
    }

    fn do_one(&mut self, effect: Effect) -> Result<(), Wrong> {
        match effect {
            Effect::Append(_) => Err("it is not the last".to_owned()),
            Effect::Tell { to, frame } => self.tell(&to, &frame),
            Effect::End { lines, code } => {
                for line in lines {
                    self.show_out(line, code)?;
                }
                Ok(())
            }
            Effect::Answer(answer) => {
                self.check_answer(answer)?;
                self.answers.push(answer);
                Ok(())
            }
            Effect::Ask(ask) => {
                self.check_ask(&ask)?;
                self.tally.count("a bot was asked");
                self.asks.push(*ask);
                Ok(())
            }
            Effect::Wake(at) => {
                self.alarm = Some(at);
                Ok(())
            }
            // A word that is lost on the way has not been said.
            Effect::PassOn { .. } => Ok(()),
            Effect::Fault(what) => {
                let expected = self.rubbish && what.starts_with("a bot broke the rules");
                ensure!(expected, "the program is wrong: {what}");
                Ok(())
            }
        }
    }

    /// A line is shown out, for a reason.
    fn show_out(&mut self, line: LineId, code: ErrorCode) -> Result<(), Wrong> {
        let Some(wire) = self.wires.get(&line) else { return Ok(()) };
        let (person, viewer) = (wire.person, wire.viewer);
        let why = [
            (ErrorCode::WrongToken, "an old link was shown out"),
            (ErrorCode::SeatLeft, "somebody who was removed was shown out"),
            (ErrorCode::NotWatched, "a watcher was shown out"),
        ];
        let why = why.into_iter().find(|(known, _)| *known == code);
        let (_, why) = why.ok_or_else(|| format!("{person:?} was shown out: {code:?}"))?;
        let is_watcher = viewer == Viewer::Table;
        ensure!(is_watcher || code == ErrorCode::WrongToken, "{viewer:?} was shown out: {code:?}");
        self.tally.count(why);
        self.drop_wire(line);
        Ok(())
    }
}
