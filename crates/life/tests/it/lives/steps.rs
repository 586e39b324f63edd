//! What may happen at any moment, each drawn by the script.

use super::{
    page::{Person, hash, text},
    truth::{Wrong, seat_of},
    world::{Request, World},
};
use life::{Input, LineId, Sitter};
use protocol::{TableStage, ToServer};
use serde_json::value::RawValue;
use tabletop::{Bytes16, Level, Seat};

type Checked = Result<(), Wrong>;

impl World {
    /// One thing happens. The duller things have the smaller numbers.
    pub(crate) fn step(&mut self) -> Checked {
        // Most of what can happen needs a match.
        if self.truth.stage() == TableStage::Gathering && self.script.below(2) == 1 {
            return match self.script.below(5) {
                0 | 1 => self.let_person_come(),
                2 | 3 => self.let_somebody_join(),
                _ => self.let_bot_sit_down(),
            };
        }
        match self.script.below(100) {
            0..=8 => self.let_time_pass(),
            9..=26 => self.let_page_be_heard(),
            27..=34 => self.let_bot_answer(),
            35..=36 => self.wake(),
            37..=51 => self.let_person_come(),
            52..=70 => self.let_person_act(),
            71..=75 => self.let_person_undo(),
            76..=78 => self.let_line_break(),
            79 => self.let_watcher_come(),
            80..=83 => self.let_somebody_join(),
            84 => self.let_bot_sit_down(),
            85..=88 => self.let_person_wish(),
            89..=91 => self.let_person_ask_for_stand_in(),
            92 => self.let_person_leave_for_good(),
            93..=95 => self.let_keeper_decide(),
            96 => self.let_person_relink(),
            97 => self.let_somebody_cheat(),
            98 => self.let_person_speak(),
            _ if self.script.once_in(3) => {
                self.tally.count("restarted");
                self.reopen()
            }
            _ => Ok(()),
        }
    }

    fn let_time_pass(&mut self) -> Checked {
        let ms = match self.script.below(12) {
            0..=7 => u64::from(self.script.below(2_000)),
            8 => u64::from(self.script.below(30_000)),
            9 => 61_000,
            10 => 700_000,
            _ => 3_700_000,
        };
        self.now = self.now.plus(ms);
        if self.script.once_in(3) { Ok(()) } else { self.wake() }
    }

    /// The alarm rings, if it is time; now and then too early.
    pub(crate) fn wake(&mut self) -> Checked {
        if self.alarm.is_none_or(|at| at > self.now) && !self.script.once_in(8) {
            return Ok(());
        }
        self.alarm = None;
        self.put(Input::Woken)
    }

    pub(super) fn any_line(&mut self) -> Option<LineId> {
        let lines: Vec<LineId> = self.wires.keys().copied().collect();
        self.script.pick(&lines).copied()
    }

    /// A person who sits at the table, and a line of theirs that works.
    pub(super) fn any_page(&mut self) -> Option<(LineId, usize, Seat)> {
        let pages = self.wires.iter().filter(|(_, wire)| wire.is_heard);
        let pages = pages.filter_map(|(line, wire)| Some((*line, wire.person?, seat_of(wire.viewer)?)));
        let pages: Vec<_> = pages.collect();
        self.script.pick(&pages).copied()
    }

    pub(super) fn say(&mut self, line: LineId, message: ToServer) {
        if let Some(wire) = self.wires.get_mut(&line) {
            wire.said.push_back(message);
        }
    }

    fn let_page_be_heard(&mut self) -> Checked {
        let lines = self.wires.iter().filter(|(_, wire)| !wire.said.is_empty());
        let lines: Vec<LineId> = lines.map(|(line, _)| *line).collect();
        let Some(line) = self.script.pick(&lines).copied() else { return Ok(()) };
        self.now = self.now.plus(u64::from(self.script.below(400)));
        let lag = u64::from(self.script.below(5)) * 300;
        self.hear(line, lag)?;
        self.hear_most(line)
    }

    /// What a page says arrives soon, as a rule.
    fn hear_most(&mut self, line: LineId) -> Checked {
        while self.wires.get(&line).is_some_and(|wire| !wire.said.is_empty()) && self.script.below(5) > 0 {
            self.hear(line, 0)?;
        }
        Ok(())
    }

    pub(crate) fn hear(&mut self, line: LineId, lag: u64) -> Checked {
        let message = self.wires.get_mut(&line).and_then(|wire| wire.said.pop_front());
        let Some(message) = message else { return Ok(()) };
        self.put(Input::Said { line, lag, message })
    }

    fn let_bot_answer(&mut self) -> Checked {
        if self.asks.is_empty() {
            return Ok(());
        }
        let at = self.script.below(self.asks.len() as u32) as usize;
        let ask = self.asks.remove(at);
        self.now = self.now.max(ask.not_before).plus(u64::from(self.script.below(300)));
        let menu = ask.question.sight.actions();
        let action = match self.script.below(12) {
            10 => None,
            11 => Some(rubbish(&mut self.rubbish)),
            _ => self.script.pick(&menu).cloned(),
        };
        self.put(Input::Thought { seat: ask.question.seat, version: ask.question.version, action })
    }

    fn let_person_come(&mut self) -> Checked {
        let count = self.people.len() as u32;
        if count == 0 {
            return self.let_watcher_come();
        }
        let person = self.script.below(count) as usize;
        self.now = self.now.plus(u64::from(self.script.below(500)));
        let is_there = self.wires.values().any(|wire| wire.person == Some(person) && wire.is_heard);
        // A second device is rarer than a line that broke, and who has no seat seldom tries.
        if (is_there || !self.people[person].is_seated) && !self.script.once_in(6) {
            return Ok(());
        }
        self.bring(person)
    }

    /// A person comes with what the page has kept.
    pub(crate) fn bring(&mut self, person: usize) -> Checked {
        let seen = self.people[person].seen.filter(|_| !self.is_calm);
        let seen = seen.filter(|_| !self.script.once_in(4));
        self.try_tokens(person);
        let token = self.people[person].hash();
        match self.come(Some(person), Some(token), seen)? {
            Some(line) => self.hear_most(line),
            None => Ok(()),
        }
    }

    /// A page that has asked for a new link and was not answered tries what it has.
    pub(crate) fn try_tokens(&mut self, person: usize) {
        let own = &mut self.people[person];
        if let Some(next) = own.next_token
            && self.truth.seat_of(hash(next)).is_some()
        {
            own.old_token = Some(std::mem::replace(&mut own.token, next));
            own.next_token = None;
        }
    }

    fn let_line_break(&mut self) -> Checked {
        let Some(line) = self.any_line() else { return Ok(()) };
        let Some(wire) = self.wires.get_mut(&line) else { return Ok(()) };
        if wire.is_heard && self.script.below(2) == 1 {
            // The page hears nothing more, and what it says gets lost; the process does not know yet.
            self.tally.count("a line broke quietly");
            wire.is_heard = false;
            wire.said.clear();
            return Ok(());
        }
        self.leave(line)
    }

    fn let_watcher_come(&mut self) -> Checked {
        self.come(None, None, None)?;
        Ok(())
    }

    fn let_person_act(&mut self) -> Checked {
        let Some((line, person, _)) = self.any_page() else { return Ok(()) };
        let own = &mut self.people[person];
        if let Some(again) = own.repeat()
            && self.script.below(3) > 0
        {
            self.tally.count("pressed twice");
            self.say(line, again);
            return Ok(());
        }
        let menu = own.menu();
        let action = match self.script.below(14) {
            12 => raw(r#"{"type":"agree"}"#),
            13 => raw("[]"),
            _ => match self.script.pick(&menu) {
                Some(action) => action.clone(),
                None => return Ok(()),
            },
        };
        let message = self.people[person].command(action);
        self.say(line, message);
        if self.script.once_in(8)
            && let Some(again) = self.people[person].repeat()
        {
            self.say(line, again);
        }
        // Mostly the message is on its way at once.
        if self.script.below(4) > 0 {
            return self.hear(line, 0);
        }
        Ok(())
    }

    fn let_person_undo(&mut self) -> Checked {
        let pages: Vec<(LineId, u32)> = self
            .wires
            .iter()
            .filter(|(_, wire)| wire.is_heard && seat_of(wire.viewer).is_some())
            .filter_map(|(line, wire)| {
                let standing = self.people[wire.person?].standing.as_ref()?;
                // Mostly those ask for it who may.
                (standing.undo || line.0 % 8 == 0).then_some((*line, standing.version))
            })
            .collect();
        let Some((line, version)) = self.script.pick(&pages).copied() else { return Ok(()) };
        self.put(Input::Said { line, lag: 0, message: ToServer::Undo { version } })
    }

    fn let_somebody_join(&mut self) -> Checked {
        let is_kept = |sitter: &Sitter| matches!(sitter, Sitter::Kept { .. });
        if self.truth.chairs.iter().any(|chair| is_kept(&chair.sitter)) {
            return self.let_somebody_come_along();
        }
        let waiting = self.people.iter().position(|person| !person.is_seated);
        let person = match waiting {
            // An answer was lost: the same page asks again.
            Some(person) => person,
            None if self.invite.is_some() && self.people.len() < 6 => {
                let name = format!("g{}", self.people.len());
                self.people.push(Person::new(name, self.secrets.token(), self.secrets.number()));
                self.people.len() - 1
            }
            None => return Ok(()),
        };
        let right = self.invite.map_or_else(String::new, text);
        let invite = if self.script.once_in(12) { text(Bytes16([1; 16])) } else { right };
        self.join(person, invite)
    }

    fn let_somebody_come_along(&mut self) -> Checked {
        let count = self.people.len() as u32;
        let person = self.script.below(count) as usize;
        let own = &self.people[person];
        let (hash, token) = (own.hash(), text(own.token));
        self.ask(Request::Seat(hash), Input::ComeAlong { token })?;
        Ok(())
    }

    pub(crate) fn join(&mut self, person: usize, invite: String) -> Checked {
        let own = &self.people[person];
        let (name, token, commitment) = (own.name.clone(), own.token, own.number.commitment());
        let commitment = (self.script.below(2) == 1).then_some(commitment);
        let join = Input::Join { invite, name, token, commitment };
        let answer = self.ask(Request::Seat(hash(token)), join)?;
        if let Some(Ok(_)) = answer {
            self.people[person].is_seated = true;
            if self.script.below(4) > 0 {
                return self.bring(person);
            }
        }
        Ok(())
    }

    fn let_bot_sit_down(&mut self) -> Checked {
        let seats = self.truth.chairs.len() as u32;
        let seat = Seat(self.script.below(seats) as u8);
        let key = match self.script.below(3) {
            0 => self.keeper_token(),
            1 => self.invite,
            _ => Some(Bytes16([2; 16])),
        };
        let key = key.map_or_else(String::new, text);
        let bot = Input::SeatBot { key, seat, level: Level::Easy, name: format!("n{}", seat.0) };
        self.ask(Request::Bot, bot)?;
        Ok(())
    }

    pub(crate) fn keeper_token(&self) -> Option<Bytes16> {
        let keeper = self.truth.keeper?;
        let person = self.people.iter().find(|person| self.truth.seat_of(person.hash()) == Some(keeper))?;
        Some(person.token)
    }
}

fn rubbish(said: &mut bool) -> Box<RawValue> {
    *said = true;
    raw(r#"{"type":"rubbish"}"#)
}

pub(crate) fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).expect("it is JSON")
}
