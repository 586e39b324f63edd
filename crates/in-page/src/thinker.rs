//! Bots and advice, for a worker of their own.

use crate::{board::read, text, to_do::Kept};
use catalog::Terms;
use hosting::{Asked, Catalog, Owned};
use life::{Ask, Life, Question, Record, Time};
use protocol::http::Advised;
use serde::{Deserialize, Serialize};
use serde_json::{Value, value::RawValue};
use std::{collections::HashMap, sync::Arc, time::Duration};
use tabletop::{AnyBot, Level, Seat, ServerPart};
use wasm_bindgen::prelude::wasm_bindgen;

/// What the bot that is asked has to be told first.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Before {
    /// Nothing.
    All,
    /// That what it would have done was not done.
    Overtaken,
    /// Everything: it has not followed the match.
    Log(Vec<Kept>),
}

/// A question to a bot, as text between two workers.
#[derive(Serialize, Deserialize)]
pub(crate) struct ToAsk {
    table: String,
    level: Level,
    seat: Seat,
    version: u32,
    view: Box<RawValue>,
    menu: Box<RawValue>,
    before: Before,
}

impl ToAsk {
    pub(crate) fn new(table: &str, ask: &Ask, before: Before) -> ToAsk {
        let Question { seat, version, view, menu } = ask.question.clone();
        ToAsk { table: table.to_owned(), level: ask.level, seat, version, view, menu, before }
    }
}

/// The bots of the table that was last asked about.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker {
    table: Option<At>,
    bots: HashMap<(Seat, Level), Box<dyn AnyBot>>,
}

/// What does not change at a table.
struct At {
    id: Arc<str>,
    terms: Owned,
    luck: ServerPart,
}

#[wasm_bindgen]
impl Thinker {
    /// Nobody has been asked anything.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// What a bot does. Takes the question of a [`TableHere`](crate::TableHere) and answers the action; none if the bot would have to
    /// have followed the match, and has not.
    #[wasm_bindgen]
    pub fn answer(&mut self, question: &str) -> Option<String> {
        let ToAsk { table, level, seat, version, view, menu, before } = read(question).ok()?;
        let question = Question { seat, version, view, menu };
        if let Before::Log(log) = before {
            return self.begin(log, level, question);
        }
        let at = self.table.as_ref().filter(|at| *at.id == *table)?;
        let bot = self.bots.get_mut(&(seat, level))?;
        if matches!(before, Before::Overtaken) && bot.remembers() {
            bot.overtaken();
        }
        Some(at.asked(level, question).answer(&mut **bot).get().to_owned())
    }
}

impl Thinker {
    /// Asks a bot that has gone through the match.
    fn begin(&mut self, log: Vec<Kept>, level: Level, question: Question) -> Option<String> {
        let log: Vec<Record> = log.into_iter().map(Kept::record).collect();
        // What time it is counts for nothing: nobody is there.
        let life = Life::open(Arc::new(Catalog), &log, Duration::ZERO, Time::default()).ok()?;
        let laid = life.table().laid();
        if self.table.as_ref().is_none_or(|at| at.id != laid.id) {
            self.bots.clear();
            let (id, luck) = (Arc::clone(&laid.id), ServerPart(laid.server_part));
            self.table = Some(At { id, terms: Owned::of(laid), luck });
        }
        let seat = question.seat;
        let asked = self.table.as_ref()?.asked(level, question);
        let mut bot = asked.new_bot(life.past(seat));
        let action = asked.answer(&mut *bot);
        self.bots.insert((seat, level), bot);
        Some(action.get().to_owned())
    }
}

impl At {
    fn asked(&self, level: Level, question: Question) -> Asked {
        let luck = ServerPart(self.luck.0);
        Asked { terms: self.terms.clone(), level, question, luck, table: Arc::clone(&self.id) }
    }
}

/// What a master is asked for a person.
#[derive(Serialize, Deserialize)]
pub(crate) struct Consulted {
    game: String,
    rules: u16,
    options: Box<RawValue>,
    seat: Seat,
    version: u32,
    view: Box<RawValue>,
    menu: Box<RawValue>,
    tried: Vec<Value>,
}

impl Consulted {
    pub(crate) fn new(terms: &Owned, question: Question, tried: Vec<Value>) -> Consulted {
        let Terms { game, rules, options } = terms.terms();
        let Question { seat, version, view, menu } = question;
        let (game, options) = (game.to_owned(), options.to_owned());
        Consulted { game, rules, options, seat, version, view, menu, tried }
    }
}

/// What a master would do. Takes what [`TableHere::consult`](crate::TableHere::consult) answers and answers an [`Advised`]; none if
/// there is nothing to advise.
#[wasm_bindgen]
pub fn advice(consulted: &str) -> Option<String> {
    let Consulted { game, rules, options, seat, version, view, menu, tried } = read(consulted).ok()?;
    let terms = Terms { game: &game, rules, options: &options };
    let advice = terms.advice(seat, &view, &menu, &tried).ok()?;
    Some(text(&Advised { seat, version, advice }))
}
