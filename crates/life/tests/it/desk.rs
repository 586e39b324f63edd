//! A table to try things at, one after another: what is stored is stored at once, and what is told is kept.

use crate::lives::games::{Which, all_games};
use life::{Ask, Bounds, Effect, Entry, Input, Laid, Life, LineId, Record, Sitter, Time, TokenHash, What};
use protocol::{ErrorCode, LuckKind, Standing, TableInfo, TableSettings, ToClient, ToServer};
use serde_json::value::RawValue;
use std::time::Duration;
use tabletop::{Bytes16, Bytes32, Level, Number, Seat};

pub(crate) const INVITE: Bytes16 = Bytes16([0x1f; 16]);

pub(crate) struct Desk {
    life: Life,
    pub(crate) log: Vec<Record>,
    pub(crate) now: Time,
    told: Vec<(LineId, ToClient)>,
    pub(crate) ended: Vec<(LineId, ErrorCode)>,
    pub(crate) asked: Vec<Ask>,
    pub(crate) answers: Vec<Result<Seat, ErrorCode>>,
    pub(crate) alarm: Option<Time>,
    pub(crate) faults: Vec<String>,
}

/// Who is to sit at the table, in seat order.
#[derive(Copy, Clone)]
pub(crate) enum Who {
    Person,
    Bot,
    Free,
    Kept,
}

/// The token of a person's seat.
pub(crate) fn token(seat: u8) -> Bytes16 {
    Bytes16([0xa0 + seat; 16])
}

pub(crate) fn text(token: Bytes16) -> String {
    hex::encode(token.0)
}

pub(crate) fn number(seat: u8) -> Number {
    Number(Bytes32([0x40 + seat; 32]))
}

pub(crate) fn keep() -> Box<RawValue> {
    action(r#"{"type":"keep"}"#)
}

pub(crate) fn action(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).expect("it is JSON")
}

impl Desk {
    pub(crate) fn lay(who: &[Who], settings: TableSettings) -> Desk {
        Desk::lay_with(who, settings, &[])
    }

    /// A table where some have committed when it is laid.
    pub(crate) fn lay_with(who: &[Who], settings: TableSettings, commitments: &[(Seat, Bytes32)]) -> Desk {
        let sitter = |(seat, who): (u8, &Who)| {
            let (name, hash) = (format!("p{seat}"), TokenHash::of(&text(token(seat))));
            match who {
                Who::Person => Sitter::Person { name, token: hash },
                Who::Bot => Sitter::Bot { name, level: Level::Easy },
                Who::Free => Sitter::Free,
                Who::Kept => Sitter::Kept { name, token: hash },
            }
        };
        let keeper = who.iter().position(|who| matches!(who, Who::Person));
        let laid = Laid {
            id: "bord".into(),
            game: Which::Cuckoo.name().to_owned(),
            rules: Which::Cuckoo.rules(),
            options: Which::Cuckoo.options(who.len() as u8),
            settings,
            seats: (0..).zip(who).map(sitter).collect(),
            keeper: keeper.map(|seat| Seat(seat as u8)),
            invite: Some(TokenHash::of(&text(INVITE))),
            luck: LuckKind::Second,
            server_part: Bytes32([7; 32]),
            previous: None,
            retold: Vec::new(),
        };
        Desk::open(Life::lay(all_games(), laid, commitments, Time(0)).expect("it can be laid"), Time(0))
    }

    /// A table whose log is this.
    pub(crate) fn open(log: Vec<Record>, now: Time) -> Desk {
        let pause = Duration::from_millis(1_000);
        let life = Life::open(all_games(), &log, pause, now).expect("the log can be read");
        let (told, ended, asked, answers) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Desk { life, log, now, told, ended, asked, answers, alarm: None, faults: Vec::new() }
    }

    /// A match of so many persons that has begun, with everybody there on the line of their seat.
    pub(crate) fn begun(persons: u8, settings: TableSettings) -> Desk {
        let mut desk = Desk::lay(&vec![Who::Person; persons.into()], settings);
        desk.begin(persons);
        desk
    }

    pub(crate) fn begin(&mut self, persons: u8) {
        for seat in 0..persons {
            self.come(seat);
        }
        for seat in 0..persons {
            self.say(seat, ToServer::Commit { commitment: number(seat).commitment() });
        }
        for seat in 0..persons {
            self.say(seat, ToServer::Reveal { number: number(seat).0 });
        }
        self.forget();
    }

    /// The process ends, and another reads the log.
    pub(crate) fn reopen(&mut self) {
        *self = Desk::open(std::mem::take(&mut self.log), self.now);
    }

    /// Opens the table anew within these bounds. Nobody is there.
    pub(crate) fn bound(&mut self, bounds: Bounds) {
        let life = Life::open(all_games(), &self.log, Duration::ZERO, self.now).unwrap();
        self.life = life.within(bounds);
    }

    pub(crate) fn life(&self) -> &Life {
        &self.life
    }

    /// Puts something in, and does everything that follows.
    pub(crate) fn put(&mut self, input: Input) {
        let mut effects = self.input(input);
        while let Some(records) = self.do_all(effects) {
            self.log.extend(records);
            effects = self.stored();
        }
    }

    /// Puts something in, and does nothing of what follows.
    pub(crate) fn input(&mut self, input: Input) -> Vec<Effect> {
        self.life.input(self.now, input)
    }

    pub(crate) fn stored(&mut self) -> Vec<Effect> {
        self.life.stored(self.now)
    }

    /// Does all but the storing, and hands out what is to be stored.
    fn do_all(&mut self, effects: Vec<Effect>) -> Option<Vec<Record>> {
        let mut records = None;
        for effect in effects {
            match effect {
                Effect::Append(append) => records = Some(append.records),
                Effect::Tell { to, frame } => {
                    let told: ToClient = serde_json::from_str(&frame).expect("it is a frame");
                    self.told.extend(to.into_iter().map(|line| (line, told.clone())));
                }
                Effect::End { lines, code } => self.ended.extend(lines.into_iter().map(|line| (line, code))),
                Effect::Answer(answer) => self.answers.push(answer),
                Effect::Ask(ask) => self.asked.push(*ask),
                Effect::Wake(at) => self.alarm = Some(at),
                // Nobody is anywhere else.
                Effect::PassOn { .. } => {}
                Effect::Fault(fault) => self.faults.push(fault),
            }
        }
        records
    }

    /// The person of a seat comes, on the line with its number.
    pub(crate) fn come(&mut self, seat: u8) {
        self.come_with(u64::from(seat), Some(token(seat)), None);
    }

    pub(crate) fn come_with(&mut self, line: u64, token: Option<Bytes16>, seen: Option<u32>) {
        let token = token.map(|token| TokenHash::of(&text(token)));
        self.put(Input::Came { line: LineId(line), token, seen, covered: false });
    }

    pub(crate) fn leave(&mut self, line: u8) {
        self.put(Input::Left { line: LineId(line.into()) });
    }

    pub(crate) fn say(&mut self, line: u8, message: ToServer) {
        self.put(Input::Said { line: LineId(line.into()), lag: 0, message });
    }

    pub(crate) fn act(&mut self, line: u8, cmd: &str, action: Box<RawValue>) {
        self.say(line, ToServer::Act { cmd: cmd.to_owned(), action });
    }

    pub(crate) fn wait(&mut self, seconds: u64) {
        self.now = self.now.plus(seconds * 1_000);
        self.put(Input::Woken);
    }

    pub(crate) fn answer(&mut self, input: Input) -> Result<Seat, ErrorCode> {
        self.put(input);
        self.answers.pop().expect("a request is answered")
    }

    /// What has been told on a line and nobody has looked at yet.
    pub(crate) fn told(&mut self, line: u8) -> Vec<ToClient> {
        let (own, others) = std::mem::take(&mut self.told)
            .into_iter()
            .partition::<Vec<_>, _>(|(other, _)| *other == LineId(line.into()));
        self.told = others;
        own.into_iter().map(|(_, told)| told).collect()
    }

    pub(crate) fn forget(&mut self) {
        self.told.clear();
    }

    /// The code of the only error that was told on a line.
    pub(crate) fn error(&mut self, line: u8) -> Option<ErrorCode> {
        self.told(line)
            .into_iter()
            .find_map(|told| if let ToClient::Error { error, .. } = told { Some(error.code) } else { None })
    }

    /// The table as it was told last on a line.
    pub(crate) fn table(&mut self, line: u8) -> Option<TableInfo> {
        let table = |told| {
            let (ToClient::Welcome { table, .. } | ToClient::Table(table)) = told else { return None };
            Some(table)
        };
        self.told(line).into_iter().rev().find_map(table)
    }

    /// Where the match stands, as it was told last on a line.
    pub(crate) fn standing(&mut self, line: u8) -> Option<Standing> {
        let standing = |told| {
            let (ToClient::Step { standing, .. }
            | ToClient::Standing(standing)
            | ToClient::Undone { standing, .. }
            | ToClient::Resync { standing, .. }) = told
            else {
                return None;
            };
            Some(standing)
        };
        self.told(line).into_iter().rev().find_map(standing)
    }

    /// The names of the deeds in the log after the first so many entries.
    pub(crate) fn deeds_since(&self, entries: usize) -> Vec<String> {
        self.log.iter().skip(entries).map(|record| name_of(&entry_of(record).what)).collect()
    }

    /// The latest entry.
    pub(crate) fn latest(&self) -> Entry {
        entry_of(self.log.last().expect("a table was laid"))
    }
}

fn entry_of(record: &Record) -> Entry {
    serde_json::from_str(&record.text).expect("it is an entry")
}

/// What an entry is called in the log: a word, or the only field there is.
fn name_of(what: &What) -> String {
    let what = serde_json::to_value(what).expect("deeds are plain data");
    let field = what.as_object().and_then(|fields| fields.keys().next());
    field.map(String::as_str).or(what.as_str()).expect("whatever happens has a name").to_owned()
}
