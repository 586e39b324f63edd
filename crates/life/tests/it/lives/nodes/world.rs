//! The world of three hosts: its people, its hints, its time, and what is told in it.

use super::{
    super::{
        games::{Which, all_games},
        lay::Secrets,
        page::Person,
        script::Script,
        tally::Tally,
        truth::{Truth, Wrong, ensure, seat_of},
    },
    Fault,
    host::{Host, PATIENCE, Wire},
};
use life::{Games, Input, Laid, Life, LineId, Record, Sitter, Table, Time};
use protocol::{Clock, LuckKind, Standing, TableSettings, TableStage, ToClient, ToServer};
use std::sync::Arc;
use tabletop::{Level, Seat, SeatSet, Viewer};

const HOSTS: usize = 3;
/// Where hosts sleep much they die so seldom.
const DIES_ONCE_IN: u32 = 6;
/// How many half seconds a match may take to come to its end when nothing fails any more.
const QUIET_MAX: u32 = 4_000;

pub(super) struct World {
    pub(super) script: Script,
    pub(super) tally: Tally,
    pub(super) fault: Option<Fault>,
    pub(super) games: Arc<dyn Games>,
    pub(super) now: Time,
    pub(super) log: Vec<Record>,
    pub(super) truth: Truth,
    pub(super) hosts: Vec<Host>,
    pub(super) people: Vec<Person>,
    /// Since when nobody has been in a seat, on any host.
    pub(super) gone: Vec<Time>,
    /// The same for each host alone.
    pub(super) left: Vec<Vec<Time>>,
    pub(super) hints: Vec<Hint>,
    /// Hosts die seldom, and sleep often and long.
    is_sleepy: bool,
    /// Nothing fails any more.
    pub(super) is_calm: bool,
    lines: u64,
}

/// Something that is on its way to a host.
pub(super) struct Hint {
    pub(super) to: usize,
    pub(super) entries: u32,
    /// Only looked at by whoever believes hints.
    pub(super) records: Vec<Record>,
}

impl World {
    pub(super) fn new(mut script: Script, fault: Option<Fault>) -> World {
        script.next_step();
        let (games, now, mut secrets) = (all_games(), Time(1_000_000_000_000), Secrets(0));
        let (laid, people) = lay(&mut script, &mut secrets);
        let log = Life::lay(games.clone(), laid, &[], now).expect("nobody has committed to anything");
        let truth = Truth::new(games.clone(), &log).expect("a table is laid");
        World {
            gone: vec![now; truth.chairs.len()],
            left: vec![vec![now; truth.chairs.len()]; HOSTS],
            is_sleepy: script.below(2) > 0,
            truth,
            script,
            tally: Tally::default(),
            fault,
            games,
            now,
            log,
            hosts: (0..HOSTS).map(|_| Host::default()).collect(),
            people,
            hints: Vec::new(),
            is_calm: false,
            lines: 0,
        }
    }

    pub(super) fn live(&mut self) -> Result<(), Wrong> {
        while self.script.next_step() {
            self.step()?;
        }
        self.be_quiet()?;
        self.tally.count("played to the end");
        Table::read(self.games.clone(), &self.log).map_err(|why| why.to_string())?;
        for person in &self.people {
            for (command, version) in &person.accepted {
                let seat = self.truth.seat_of(person.hash()).ok_or("somebody has no seat")?;
                let stands = self.truth.version_of(seat, command);
                ensure!(stands == Some(*version), "{command} is said to be {version}, and is {stands:?}");
            }
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), Wrong> {
        let at = self.script.below(HOSTS as u32) as usize;
        let choice = self.script.below(24);
        if self.hosts[at].is_asleep && !(choice == 19 || self.is_sleepy && choice == 18) {
            return Ok(());
        }
        match choice {
            0..=4 => self.let_person_act(at),
            5..=7 => self.let_page_be_heard(at),
            8 | 9 => {
                let person = self.script.below(self.people.len() as u32) as usize;
                self.come(at, person)
            }
            10 => self.let_line_break(at),
            11..=13 => self.let_bot_answer(at),
            14 => self.let_alarm_ring(at),
            15..=17 => self.let_hint_arrive(),
            18 if !self.is_sleepy || self.script.once_in(DIES_ONCE_IN) => self.die(at),
            18 | 19 => {
                self.sleep_or_wake(at);
                Ok(())
            }
            20 if self.hosts[at].life.is_some() => self.meet_others(at).map(drop),
            21 if self.fault != Some(Fault::NeverCompares) => self.read_on(at, None),
            22 => self.let_somebody_be_stood_in_for(at),
            _ => {
                self.now = self.now.plus(u64::from(self.script.below(9_000)));
                Ok(())
            }
        }
    }

    /// A line of somebody at a host.
    fn any_line(&mut self, at: usize) -> Option<(LineId, usize)> {
        let lines: Vec<_> = self.hosts[at].wires.iter().map(|(line, wire)| (*line, wire.person)).collect();
        self.script.pick(&lines).copied()
    }

    fn say(&mut self, at: usize, line: LineId, message: ToServer) -> Result<(), Wrong> {
        self.now = self.now.plus(u64::from(self.script.below(200)));
        self.put(at, &Input::Said { line, lag: 0, message })
    }

    fn let_person_act(&mut self, at: usize) -> Result<(), Wrong> {
        let Some((line, person)) = self.any_line(at) else { return Ok(()) };
        let message = match self.people[person].repeat() {
            Some(again) => again,
            None => {
                let menu = self.people[person].menu();
                let Some(action) = self.script.pick(&menu).cloned() else { return Ok(()) };
                self.people[person].command(action)
            }
        };
        self.say(at, line, message)
    }

    fn let_page_be_heard(&mut self, at: usize) -> Result<(), Wrong> {
        let Some((line, _)) = self.any_line(at) else { return Ok(()) };
        let said = self.hosts[at].wires.get_mut(&line).map(|wire| std::mem::take(&mut wire.said));
        for message in said.into_iter().flatten() {
            self.say(at, line, message)?;
        }
        Ok(())
    }

    fn let_somebody_be_stood_in_for(&mut self, at: usize) -> Result<(), Wrong> {
        let Some((line, _)) = self.any_line(at) else { return Ok(()) };
        let seat = Seat(self.script.below(self.truth.chairs.len() as u32) as u8);
        self.say(at, line, ToServer::StandIn { seat })
    }

    /// Somebody comes to a host, whatever became of the lines they had.
    fn come(&mut self, at: usize, person: usize) -> Result<(), Wrong> {
        let token = self.people[person].hash();
        let seat = self.truth.seat_of(token).ok_or("everybody has a seat")?;
        // Whoever comes may have seen more elsewhere than is known here.
        self.read_on(at, None)?;
        self.lines += 1;
        let (line, seen) = (LineId(self.lines), self.people[person].seen);
        let wire = Wire {
            person,
            viewer: Viewer::Seat(seat),
            seen,
            told: seen,
            is_welcome: false,
            said: Vec::new(),
        };
        // A life that is made now introduces those who were here before.
        if self.hosts[at].life.is_none() {
            self.put(at, &Input::Woken)?;
        }
        self.hosts[at].wires.insert(line, wire);
        self.put(at, &Input::Came { line, token: Some(token), seen, covered: false })
    }

    fn let_line_break(&mut self, at: usize) -> Result<(), Wrong> {
        let Some((line, _)) = self.any_line(at) else { return Ok(()) };
        self.changing_presence(|world| drop(world.hosts[at].wires.remove(&line)));
        self.put(at, &Input::Left { line })
    }

    /// Whoever is not there any more after this has been gone since now.
    fn changing_presence(&mut self, change: impl FnOnce(&mut World)) {
        let here = |world: &World| -> Vec<SeatSet> {
            let awake = |host: &Host| if host.is_asleep { SeatSet::EMPTY } else { host.seats().collect() };
            world.hosts.iter().map(awake).collect()
        };
        let before = here(self);
        change(self);
        let after = here(self);
        for (at, (before, stayed)) in before.into_iter().zip(&after).enumerate() {
            for seat in before.iter().filter(|seat| !stayed.contains(*seat)) {
                self.left[at][seat.index()] = self.now;
                if after.iter().all(|here| !here.contains(seat)) {
                    self.gone[seat.index()] = self.now;
                }
            }
        }
    }

    fn let_bot_answer(&mut self, at: usize) -> Result<(), Wrong> {
        if self.hosts[at].asks.is_empty() {
            return Ok(());
        }
        let index = self.script.below(self.hosts[at].asks.len() as u32) as usize;
        let ask = self.hosts[at].asks.swap_remove(index);
        self.now = self.now.max(ask.not_before);
        let menu = ask.question.sight.actions();
        let action = self.script.pick(&menu).cloned();
        let before = self.log.len();
        let question = ask.question;
        let thought = Input::Thought { seat: question.seat, version: question.version, action };
        let is_deputy = self.has_waited_for_another();
        self.put(at, &thought)?;
        if is_deputy && self.log.len() > before {
            self.tally.count("a deputy played a bot");
        }
        Ok(())
    }

    /// Nothing has been stored for as long as a deputy waits at least.
    fn has_waited_for_another(&self) -> bool {
        let latest = self.log.last().and_then(|record| Record::time_of(&record.text)).unwrap_or_default();
        self.now.since(latest) >= u64::from(PATIENCE)
    }

    fn let_alarm_ring(&mut self, at: usize) -> Result<(), Wrong> {
        let Some(alarm) = self.hosts[at].alarm.take() else { return Ok(()) };
        // Mostly the time has come.
        if self.script.below(3) > 0 {
            self.now = self.now.max(alarm);
        }
        self.put(at, &Input::Woken)
    }

    fn let_hint_arrive(&mut self) -> Result<(), Wrong> {
        if self.hints.is_empty() {
            return Ok(());
        }
        let index = self.script.below(self.hints.len() as u32) as usize;
        if index > 0 {
            self.tally.count("a hint came late");
        }
        let hint = self.hints.swap_remove(index);
        if self.hosts[hint.to].is_asleep || self.hosts[hint.to].life.is_none() {
            return Ok(());
        }
        self.hear_hint(hint)
    }

    fn die(&mut self, at: usize) -> Result<(), Wrong> {
        self.tally.count("a host died");
        self.changing_presence(|world| world.hosts[at] = Host::default());
        Ok(())
    }

    fn sleep_or_wake(&mut self, at: usize) {
        if !self.hosts[at].is_asleep {
            self.tally.count("a host slept");
        }
        self.changing_presence(|world| world.hosts[at].is_asleep ^= true);
    }

    /// Nothing fails any more: everybody comes, and the match is played to its end, which all of them hear of.
    fn be_quiet(&mut self) -> Result<(), Wrong> {
        self.is_calm = true;
        self.hosts.iter_mut().for_each(|host| host.is_asleep = false);
        for person in 0..self.people.len() {
            let at = self.script.below(HOSTS as u32) as usize;
            self.come(at, person)?;
        }
        for _ in 0..QUIET_MAX {
            self.now = self.now.plus(500);
            for at in 0..HOSTS {
                self.go_on_quietly(at)?;
            }
            if self.is_all_told() {
                return Ok(());
            }
        }
        let version = self.truth.version();
        ensure!(
            self.truth.stage() == TableStage::Over,
            "the match does not come to its end after {version:?}"
        );
        Err(format!("somebody has not heard of {version:?}"))
    }

    fn go_on_quietly(&mut self, at: usize) -> Result<(), Wrong> {
        // A host that has lost its life reads the log anew, and finds out as well.
        if self.fault != Some(Fault::NeverCompares) {
            self.read_on(at, None)?;
            self.meet_others(at)?;
        }
        if self.hosts[at].alarm.is_some_and(|alarm| alarm <= self.now) {
            self.hosts[at].alarm = None;
            self.put(at, &Input::Woken)?;
        }
        if self.hosts[at].asks.iter().any(|ask| ask.not_before <= self.now) {
            self.let_bot_answer(at)?;
        }
        let lines: Vec<LineId> = self.hosts[at].wires.keys().copied().collect();
        for line in lines {
            let Some(wire) = self.hosts[at].wires.get_mut(&line) else { continue };
            let (person, said) = (wire.person, std::mem::take(&mut wire.said));
            for message in said {
                self.say(at, line, message)?;
            }
            let own = &mut self.people[person];
            let action = own.menu().into_iter().next();
            let message = own.repeat().or_else(|| action.map(|action| own.command(action)));
            if let Some(message) = message {
                self.say(at, line, message)?;
            }
        }
        Ok(())
    }

    fn is_all_told(&self) -> bool {
        let version = self.truth.version();
        let mut wires = self.hosts.iter().flat_map(|host| host.wires.values());
        self.truth.stage() == TableStage::Over && wires.all(|wire| wire.seen == version)
    }

    /// Something is told: it stands in the log, in its order, as these eyes may see it.
    pub(super) fn tell(&mut self, at: usize, to: &[LineId], frame: &str) -> Result<(), Wrong> {
        self.truth.holds_no_secret(frame)?;
        let told: ToClient = serde_json::from_str(frame).map_err(|why| format!("{frame}: {why}"))?;
        for line in to {
            self.check_told(at, *line, &told).map_err(|wrong| format!("{wrong}\n  host {at}: {frame}"))?;
            let Some(wire) = self.hosts[at].wires.get_mut(line) else { continue };
            wire.is_welcome = true;
            let before = self.people[wire.person].accepted.len();
            let mut answers = self.people[wire.person].hear(&told)?;
            if self.people[wire.person].accepted.len() > before {
                self.tally.count("a move was acknowledged");
            }
            if let (ToClient::Table(table), Some(seat)) = (&told, seat_of(wire.viewer)) {
                answers.extend(self.people[wire.person].promise(seat, table));
            }
            wire.said = answers;
        }
        Ok(())
    }

    fn check_told(&mut self, at: usize, line: LineId, told: &ToClient) -> Result<(), Wrong> {
        let latest = self.truth.version();
        let Some(wire) = self.hosts[at].wires.get_mut(&line) else {
            return Err("somebody is told something, and is not there".to_owned());
        };
        let (viewer, seen) = (wire.viewer, wire.seen);
        let follows = |standing: &Standing| {
            let version = standing.version;
            ensure!(seen.map_or(0, |seen| seen + 1) == version, "version {version} follows {seen:?}");
            ensure!(Some(version) <= latest, "version {version} is told, and the log has {latest:?}");
            Ok(())
        };
        match told {
            ToClient::Step { cmd, stand_in, beats, standing, .. } => {
                follows(standing)?;
                wire.seen = Some(standing.version);
                self.truth.check_step(standing.version, viewer, cmd.as_deref(), *stand_in, beats)?;
                self.check_view(standing, viewer)
            }
            ToClient::Undone { seat, standing } => {
                follows(standing)?;
                wire.seen = Some(standing.version);
                self.truth.check_undone(standing.version, *seat)
            }
            ToClient::Resync { standing, .. } => {
                let version = standing.version;
                ensure!(Some(version) <= latest, "version {version} is told, and the log has {latest:?}");
                ensure!(seen <= Some(version), "{viewer:?} is told {version} after {seen:?}");
                wire.seen = Some(version);
                self.check_view(standing, viewer)
            }
            ToClient::Standing(standing) => {
                ensure!(seen == Some(standing.version), "a standing follows {seen:?}");
                self.check_view(standing, viewer)
            }
            ToClient::Accepted { cmd, version } => {
                let own = seat_of(viewer).and_then(|seat| self.truth.version_of(seat, cmd));
                ensure!(own == Some(*version), "{cmd} is said to be version {version}, and is {own:?}");
                Ok(())
            }
            ToClient::Welcome { .. }
            | ToClient::Table(_)
            | ToClient::Refused { .. }
            | ToClient::Error { .. }
            | ToClient::Reacted { .. } => Ok(()),
            ToClient::Tried { .. } | ToClient::Bye { .. } => Err("nobody asked for that".to_owned()),
        }
    }

    /// On every host the same eyes see the same of a version.
    fn check_view(&self, standing: &Standing, viewer: Viewer) -> Result<(), Wrong> {
        let version = self.truth.versions.get(standing.version as usize).ok_or("no such version")?;
        let view = version.game.view(viewer);
        ensure!(view.get() == standing.view.get(), "{viewer:?} sees {} for {view}", standing.view);
        Ok(())
    }
}

/// A table of two or three persons, with a bot or without.
fn lay(script: &mut Script, secrets: &mut Secrets) -> (Laid, Vec<Person>) {
    let persons = 2 + script.below(2) as u8;
    let people: Vec<Person> = (0..persons)
        .map(|seat| {
            let person = Person::new(format!("p{seat}"), secrets.token(), secrets.number());
            Person { is_seated: true, ..person }
        })
        .collect();
    let mut seats: Vec<Sitter> = people
        .iter()
        .map(|person| Sitter::Person { name: person.name.clone(), token: person.hash() })
        .collect();
    if script.below(3) > 0 {
        seats.push(Sitter::Bot { name: "bot".to_owned(), level: Level::Easy });
    }
    let clock = [Clock::Calm, Clock::Bank { seconds: 10, top_up: 3 }, Clock::BRISK][script.below(3) as usize];
    let grace = [0, 5, 60][script.below(3) as usize];
    let laid = Laid {
        id: "bord".into(),
        game: Which::Cuckoo.name().to_owned(),
        rules: Which::Cuckoo.rules(),
        options: Which::Cuckoo.options(seats.len() as u8),
        settings: TableSettings {
            advice: false,
            clock,
            grace,
            stand_in: Level::Easy,
            ..TableSettings::default()
        },
        keeper: Some(Seat(0)),
        seats,
        invite: None,
        luck: LuckKind::Second,
        server_part: secrets.number(),
        previous: None,
        retold: Vec::new(),
    };
    (laid, people)
}
