//! A table in the page: its life, for the worker that drives it with a real clock and the browser's own storage.

use crate::{
    answer,
    board::read,
    laying::{Begun, MadeUp},
    text,
    thinker::{Before, Consulting, ToAsk},
    to_do::{Kept, ToDo, bye},
};
use hosting::{Answered, Catalog, Known, understood};
use life::{Ask, Effect, Input, Life, LineId, NextMatch, Record, Time, TokenHash};
use protocol::{
    ErrorCode, ProtocolError, ToClient, ToServer,
    http::{Failure, Glance},
};
use serde::Serialize;
use serde_json::value::RawValue;
use std::{collections::HashMap, sync::Arc, time::Duration};
use tabletop::{Level, Seat};
use wasm_bindgen::prelude::wasm_bindgen;

/// A table whose log was read. While something is being kept it is ahead of the log; if that cannot be kept, throw it away
/// and read the log anew.
///
/// Everything that happens is put in with the time, and answers what is to be done, as JSON.
#[wasm_bindgen]
pub struct TableHere {
    life: Result<Box<Life>, ErrorCode>,
    log: Vec<Record>,
    /// What is being kept.
    appended: Vec<Record>,
    /// The latest question to a bot.
    asked: Option<Ask>,
    /// What a bot is thinking about.
    asking: Option<(Seat, Level, u32)>,
    /// So many entries of the log have been told to whoever thinks.
    followed: usize,
    /// What the bots know that were asked before.
    answered: HashMap<(Seat, Level), Answered>,
}

#[wasm_bindgen]
impl TableHere {
    /// Takes the log as it was kept, and how many milliseconds a bot hesitates at the usual pace.
    #[wasm_bindgen(constructor)]
    pub fn new(log: &str, bot_pause: u32, now: f64) -> TableHere {
        let log: Vec<Kept> = serde_json::from_str(log).unwrap_or_default();
        let log: Vec<Record> = log.into_iter().map(Kept::record).collect();
        let pause = Duration::from_millis(bot_pause.into());
        let life = match log[..] {
            [] => Err(ErrorCode::UnknownTable),
            _ => Life::open(Arc::new(Catalog), &log, pause, time(now)).map(Box::new).map_err(ErrorCode::from),
        };
        TableHere {
            life,
            log,
            appended: Vec::new(),
            asked: None,
            asking: None,
            followed: 0,
            answered: HashMap::new(),
        }
    }

    /// Why there is no such table; none if there is.
    #[wasm_bindgen]
    pub fn fails(&self) -> Option<String> {
        self.life.as_ref().err().map(|code| text(&Failure::Error((*code).into())))
    }

    /// What the table is called; nothing if there is none.
    #[wasm_bindgen]
    pub fn id(&self) -> Option<String> {
        Some(self.life.as_ref().ok()?.table().laid().id.to_string())
    }

    /// Somebody says hello on a new line.
    #[wasm_bindgen]
    pub fn come(&mut self, line: u32, hello: &str, now: f64) -> String {
        let line = LineId(line.into());
        let end = |code| text(&[ToDo::End { to: vec![line.0], frame: bye(code) }]);
        match serde_json::from_str(hello) {
            Ok(ToServer::Hello { protocol, .. }) if protocol != protocol::VERSION => end(ErrorCode::Protocol),
            Ok(ToServer::Hello { token, seen, covered, .. }) => match self.life {
                Ok(_) => {
                    let token = token.as_deref().map(TokenHash::of);
                    self.put_in(Input::Came { line, token, seen, covered }, now)
                }
                Err(code) => end(code),
            },
            Ok(_) | Err(_) => end(ErrorCode::Hello),
        }
    }

    /// Somebody says something else.
    #[wasm_bindgen]
    pub fn hear(&mut self, line: u32, words: &str, now: f64) -> String {
        let message = serde_json::from_str(words);
        let cmd = message.as_ref().ok().and_then(ToServer::cmd).map(str::to_owned);
        let wrong = |cmd, error| {
            let frame = text(&ToClient::Error { cmd, error });
            text(&[ToDo::Tell { to: vec![line.into()], frame }])
        };
        let mut message = match message {
            Ok(message) => message,
            Err(unreadable) => {
                let detail = Some(unreadable.to_string());
                return wrong(None, ProtocolError { code: ErrorCode::Malformed, detail });
            }
        };
        if let ToServer::Act { action, .. } = &mut message {
            match understood(action) {
                Ok(plain) => *action = plain,
                Err(code) => return wrong(cmd, code.into()),
            }
        }
        self.put_in(Input::Said { line: LineId(line.into()), lag: 0, message }, now)
    }

    /// Somebody has hung up.
    #[wasm_bindgen]
    pub fn leave(&mut self, line: u32, now: f64) -> String {
        self.put_in(Input::Left { line: LineId(line.into()) }, now)
    }

    /// Time has passed.
    #[wasm_bindgen]
    pub fn wake(&mut self, now: f64) -> String {
        self.put_in(Input::Woken, now)
    }

    /// What was to be kept is kept.
    #[wasm_bindgen]
    pub fn stored(&mut self, now: f64) -> String {
        self.log.append(&mut self.appended);
        let effects = self.life.as_mut().map_or_else(|_| Vec::new(), |life| life.stored(time(now)));
        self.remember(effects)
    }

    /// What a bot is to be asked now, for [`Thinker`](crate::Thinker); none if nobody waits for one. One at a time, and all for the
    /// same thinker.
    #[wasm_bindgen]
    pub fn question(&mut self) -> Option<String> {
        let (life, ask) = (self.life.as_ref().ok()?, self.asked.take()?);
        let (seat, level) = (ask.question.seat, ask.level);
        // Who was quicker is asked about next.
        if life.version() != Some(ask.question.version) {
            return None;
        }
        let before = match self.answered.get(&(seat, level)).map(|answered| answered.knows(seat, life)) {
            Some(Known::All) => Before::Nothing,
            Some(Known::Overtaken) => Before::Overtaken,
            Some(Known::Less) | None => Before::All,
        };
        self.asking = Some((seat, level, ask.question.version));
        let known = std::mem::replace(&mut self.followed, self.log.len());
        let log = (known as u32, self.log[known..].iter().map(Kept::of).collect());
        let question = text(&ToAsk::new(&life.table().laid().id, &ask, before, log));
        self.asked = Some(ask);
        Some(question)
    }

    /// What the bot would do that was asked; none if it broke down, or has not followed the match.
    #[wasm_bindgen]
    pub fn answered(&mut self, action: Option<String>) {
        let Some((seat, level, version)) = self.asking.take() else { return };
        match action.and_then(|action| RawValue::from_string(action).ok()) {
            Some(action) => {
                self.answered.insert((seat, level), Answered { version, answer: Some(action) });
            }
            None => {
                self.answered.clear();
                self.followed = 0;
            }
        }
    }

    /// The bot has hesitated long enough and does it; none if it broke down.
    #[wasm_bindgen]
    pub fn thought(&mut self, seat: u8, version: u32, action: Option<String>, now: f64) -> String {
        let action = action.and_then(|action| RawValue::from_string(action).ok());
        self.put_in(Input::Thought { seat: Seat(seat), version, action }, now)
    }

    /// The latest version that everybody here has been told; none before the match.
    #[wasm_bindgen]
    pub fn told(&self) -> Option<u32> {
        self.life.as_ref().ok()?.told()
    }

    /// How many entries the log has.
    #[wasm_bindgen]
    pub fn entries(&self) -> u32 {
        self.log.len() as u32
    }

    /// How the table stands, as a [`Glance`].
    #[wasm_bindgen]
    pub fn glance(&self, token: Option<String>) -> String {
        let life = self.life.as_ref().map_err(|code| *code);
        let glance = life.and_then(|life| life.table().glance(token.as_deref()));
        text(&glance.unwrap_or_else(Glance::Fails))
    }

    /// The replay file of the match, when it is over.
    #[wasm_bindgen]
    pub fn replay(&self) -> String {
        answer(self.with(|life| {
            let replay = life.table().replay().map_err(|_| ErrorCode::Internal)?;
            replay.ok_or(ErrorCode::NotOver)
        }))
    }

    /// What a master is asked for a person who wants advice, for [`advice`](crate::advice).
    #[wasm_bindgen]
    pub fn consult(&self, token: &str) -> String {
        answer(self.with(|life| {
            life.advice(token)?;
            Ok(Consulting::new(token, &self.log))
        }))
    }

    /// The next match with the same people: the `table` that is laid already, or one to be `laid` and kept.
    #[wasm_bindgen]
    pub fn next(&self, token: &str, made_up: &str, now: f64) -> String {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Next {
            Table(String),
            Laid(Begun),
        }
        let next = read::<MadeUp>(made_up).and_then(|made_up| {
            let fresh = made_up.fresh();
            match self.with(|life| life.table().next_match(token, fresh.id, fresh.server_part))? {
                NextMatch::Laid(table) => Ok(Next::Table(table.to_string())),
                NextMatch::ToLay(mut laid) => {
                    laid.rules = hosting::newest_rules(&laid);
                    Begun::new(*laid, &[], time(now)).map(Next::Laid)
                }
            }
        });
        answer(next)
    }

    /// The table of the next match has been laid, and is kept.
    #[wasm_bindgen]
    pub fn follow(&mut self, token: &str, table: &str, now: f64) -> String {
        self.put_in(Input::Followed { token: token.to_owned(), table: table.into() }, now)
    }

    /// A person of the match before comes along.
    #[wasm_bindgen]
    pub fn come_along(&mut self, token: &str, now: f64) -> String {
        self.put_in(Input::ComeAlong { token: token.to_owned() }, now)
    }
}

impl TableHere {
    fn with<T>(&self, look: impl FnOnce(&Life) -> Result<T, ErrorCode>) -> Result<T, Failure> {
        let life = self.life.as_ref().map_err(|code| *code);
        life.and_then(|life| look(life)).map_err(|code| Failure::Error(code.into()))
    }

    fn put_in(&mut self, input: Input, now: f64) -> String {
        let effects = self.life.as_mut().map_or_else(|_| Vec::new(), |life| life.input(time(now), input));
        self.remember(effects)
    }

    fn remember(&mut self, effects: Vec<Effect>) -> String {
        for effect in &effects {
            if let Effect::Ask(ask) = effect {
                self.asked = Some((**ask).clone());
            }
            if let Effect::Append(append) = effect {
                self.appended.clone_from(&append.records);
            }
        }
        text(&effects.into_iter().filter_map(ToDo::of).collect::<Vec<_>>())
    }
}

/// Milliseconds since 1970, as a browser counts them.
fn time(now: f64) -> Time {
    Time(now as u64)
}
