//! How a life ends: everybody is quiet and time passes, then everybody comes back and plays on, and then all of it is
//! looked at once more.

use super::{
    games::check_replay,
    page::text,
    truth::{Wrong, ensure, seat_of},
    world::{Request, World},
};
use life::{By, Input, Life, LineId, NextMatch, Sitter, Table};
use protocol::{ErrorCode, TableStage, ToServer, Wish};
use tabletop::{Level, Seat};

/// More than this nobody does until a match is over.
const ENOUGH: u32 = 20_000;

impl World {
    /// Nobody does anything but what bots and pages do by themselves, and all the time passes that somebody waits for.
    pub(crate) fn be_quiet(&mut self) -> Result<(), Wrong> {
        self.is_calm = true;
        for _ in 0..ENOUGH {
            let broken = self.wires.iter().find(|(_, wire)| !wire.is_heard).map(|(line, _)| *line);
            let speaks = self.wires.iter().find(|(_, wire)| !wire.said.is_empty()).map(|(line, _)| *line);
            if let Some(line) = broken {
                self.leave(line)?;
            } else if let Some(line) = speaks {
                self.hear(line, 0)?;
            } else if let Some(ask) = self.asks.pop() {
                self.now = self.now.max(ask.not_before);
                let menu = ask.question.sight.actions();
                let action = menu.get(self.any(menu.len())).cloned();
                let (seat, version) = (ask.question.seat, ask.question.version);
                self.put(Input::Thought { seat, version, action })?;
            } else if let Some(alarm) = self.alarm.take() {
                self.now = self.now.max(alarm);
                self.put(Input::Woken)?;
            } else {
                return self.truth.waits_for_somebody(self.here(), !self.wires.is_empty());
            }
        }
        Err("the table does not come to rest".to_owned())
    }

    /// One of so many, without a choice of the script.
    fn any(&self, count: usize) -> usize {
        let version = self.truth.version().unwrap_or(0) as usize;
        (version * 7 + version / 3) % count.max(1)
    }

    /// Everybody comes, and plays on until the match is over.
    pub(crate) fn play_to_the_end(&mut self) -> Result<(), Wrong> {
        self.is_calm = true;
        (0..self.people.len()).for_each(|person| self.try_tokens(person));
        self.fill_seats()?;
        for person in 0..self.people.len() {
            if self.is_known(person) {
                self.bring(person)?;
            }
        }
        if self.wires.is_empty() {
            self.watch()?;
        }
        for _ in 0..ENOUGH {
            self.be_quiet()?;
            match self.truth.stage() {
                TableStage::Over => return Ok(()),
                _ if self.wires.is_empty() => return Err(super::NEVER_FULL.to_owned()),
                TableStage::Playing => self.one_decides()?,
                TableStage::Gathering => self.begin_with_those_here()?,
            }
        }
        Err("the match does not end".to_owned())
    }

    fn is_known(&self, person: usize) -> bool {
        self.truth.seat_of(self.people[person].hash()).is_some()
    }

    /// Somebody watches; if nobody may, somebody who was invited in vain is a person at the table.
    fn watch(&mut self) -> Result<(), Wrong> {
        let token = (0..self.people.len()).find(|person| self.is_known(*person));
        match token {
            Some(person) => self.bring(person),
            None => self.come(None, None, None).map(drop),
        }
    }

    /// Free seats are taken by bots, and those of the match before come along.
    fn fill_seats(&mut self) -> Result<(), Wrong> {
        if self.truth.stage() != TableStage::Gathering {
            return Ok(());
        }
        for seat in (0..self.truth.chairs.len()).map(|seat| Seat(seat as u8)) {
            let sitter = self.truth.chairs[seat.index()].sitter.clone();
            match sitter {
                Sitter::Free => {
                    let key = self.keeper_token().or(self.invite).map_or_else(String::new, text);
                    let bot = Input::SeatBot { key, seat, level: Level::Easy, name: "late".to_owned() };
                    self.ask(Request::Bot, bot)?;
                }
                Sitter::Kept { token, .. } => {
                    let own = self.people.iter().find(|person| person.hash() == token);
                    let token = own.map(|own| text(own.token)).ok_or("a seat is kept for nobody")?;
                    let hash = life::TokenHash::of(&token);
                    let answer = self.ask(Request::Seat(hash), Input::ComeAlong { token })?;
                    ensure!(answer == Some(Ok(seat)), "a kept seat was refused: {answer:?}");
                }
                Sitter::Person { .. } | Sitter::Bot { .. } => {}
            }
        }
        Ok(())
    }

    /// Nobody can join who was not there; what is missing is done without.
    fn begin_with_those_here(&mut self) -> Result<(), Wrong> {
        if self.truth.chairs.iter().any(|chair| matches!(chair.sitter, Sitter::Free | Sitter::Kept { .. })) {
            // Nobody is left who could seat anybody: such a table stays as it is.
            return Err(super::NEVER_FULL.to_owned());
        }
        self.all_say(|_| ToServer::Wish { wish: Wish::Begin, on: true })
    }

    fn one_decides(&mut self) -> Result<(), Wrong> {
        if self.truth.paused.is_some() {
            return self.all_say(|_| ToServer::Wish { wish: Wish::Resume, on: true });
        }
        let waited = self.truth.waited_for();
        let page = self.wires.iter().find_map(|(line, wire)| {
            let seat = seat_of(wire.viewer).filter(|seat| waited.contains(*seat))?;
            Some((*line, wire.person?, seat))
        });
        let Some((line, person, _)) = page else { return self.have_bots_stand_in() };
        let menu = self.people[person].menu();
        let action = menu.get(self.any(menu.len())).ok_or("somebody is waited for who can do nothing")?;
        let message = self.people[person].command(action.clone());
        let before = self.truth.version();
        self.put(Input::Said { line, lag: 0, message })?;
        ensure!(self.truth.version() > before, "what the menu offers was not done");
        Ok(())
    }

    /// Whoever is waited for is not there: after the grace somebody else has a bot stand in.
    fn have_bots_stand_in(&mut self) -> Result<(), Wrong> {
        self.now = self.now.plus(u64::from(self.truth.laid.settings.grace) * 1_000 + 1);
        let absent = self.truth.waited_for().and(self.truth.seats_that(|chair| chair.decides()));
        let absent = absent.first().ok_or("the match waits for nobody")?;
        self.all_say(|_| ToServer::StandIn { seat: absent })?;
        let decides = self.truth.chairs[absent.index()].decides();
        if decides && self.here().is_empty() {
            return Err(super::NEVER_FULL.to_owned());
        }
        ensure!(!decides, "nobody stands in for {absent:?}");
        Ok(())
    }

    fn all_say(&mut self, message: impl Fn(Seat) -> ToServer) -> Result<(), Wrong> {
        let pages: Vec<(LineId, Seat)> =
            self.wires.iter().filter_map(|(line, wire)| Some((*line, seat_of(wire.viewer)?))).collect();
        if pages.is_empty() {
            return Err(super::NEVER_FULL.to_owned());
        }
        for (line, seat) in pages {
            self.put(Input::Said { line, lag: 0, message: message(seat) })?;
        }
        Ok(())
    }

    /// All of it is read once more, by somebody who was never there.
    pub(crate) fn look_back(&mut self) -> Result<(), Wrong> {
        let table = Table::read(self.games.clone(), &self.log).map_err(|why| why.to_string())?;
        ensure!(table.stage() == self.truth.stage(), "the log is read otherwise");
        for person in &self.people {
            let Some(seat) = self.truth.seat_of(person.hash()) else { continue };
            for (cmd, version) in &person.accepted {
                let found = self.truth.version_of(seat, cmd);
                ensure!(found == Some(*version), "{cmd} was accepted as {version}, and is {found:?}");
            }
        }
        self.check_the_replay(&table)?;
        // Everybody who may comes once more, to a process that has only the log.
        self.reopen()?;
        for person in 0..self.people.len() {
            if self.is_known(person) {
                self.bring(person)?;
            }
        }
        if self.truth.watched {
            self.come(None, None, None)?;
        }
        Ok(())
    }

    fn check_the_replay(&mut self, table: &Table) -> Result<(), Wrong> {
        let replay = table.replay().map_err(|refused| format!("there is no replay: {refused:?}"))?;
        ensure!(
            replay.is_some() == (self.truth.stage() == TableStage::Over),
            "there is a replay, or there is none"
        );
        let Some(replay) = replay else { return Ok(()) };
        check_replay(&replay).map_err(|mismatch| format!("the replay does not hold: {mismatch}"))?;
        let steps = replay.steps.iter().skip(1);
        ensure!(steps.len() == self.truth.moves().count(), "the replay has other moves than the log");
        for (step, (by, seat, action)) in steps.zip(self.truth.moves()) {
            let by_stand_in = matches!(by, By::Bot(_)) && self.truth.chairs[seat.index()].is_person();
            let same_action = step.action.as_ref().is_some_and(|own| same_json(own.get(), action.get()));
            let is_so = step.seat == Some(seat) && same_action && step.stand_in == by_stand_in;
            ensure!(is_so, "the replay tells {step:?} for {action}");
        }
        self.tally.count("a replay was checked");
        Ok(())
    }

    /// The same people play once more; false if nobody is left who could ask for it.
    pub(crate) fn play_again(&mut self) -> Result<bool, Wrong> {
        let asker = self.people.iter().find(|person| {
            let seat = self.truth.seat_of(person.hash());
            seat.is_some_and(|seat| self.truth.chairs[seat.index()].stays())
        });
        let Some(token) = asker.map(|person| text(person.token)) else { return Ok(false) };
        let server_part = self.secrets.number();
        let next = self.node.life().table().next_match(&token, "nytt".into(), server_part);
        let laid = match next {
            Ok(NextMatch::ToLay(laid)) => laid,
            Ok(NextMatch::Laid(_)) => return Err("a table follows that nobody laid".to_owned()),
            Err(code) => return Err(format!("there is no rematch: {code:?}")),
        };
        let log = Life::lay(self.games.clone(), *laid, &[], self.now).map_err(|why| format!("{why:?}"))?;
        let followed = Input::Followed { token: token.clone(), table: "nytt".into() };
        self.ask(Request::Rematch, followed.clone())?;
        // Asking twice is as good as once.
        let again = self.ask(Request::Rematch, followed)?;
        ensure!(again.is_some_and(|answer| answer != Err(ErrorCode::NotOver)), "two rematches");
        self.invite = None;
        self.open(log)?;
        for person in 0..self.people.len() {
            let number = self.secrets.number();
            self.people[person].begin_anew(number);
            self.people[person].is_seated = true;
        }
        Ok(true)
    }
}

fn same_json(one: &str, other: &str) -> bool {
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
    read(one).is_some() && read(one) == read(other)
}
