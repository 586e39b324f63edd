//! Bots and advice, for a worker of their own. It is told the log of a table and follows it, so that a bot is asked there as it
//! would be anywhere: what a seat sees goes through no text.

use crate::{board::read, text, to_do::Kept};
use hosting::{Asked, Catalog, Owned};
use life::{Ask, Life, Question, Record, Time};
use protocol::http::Advised;
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, sync::Arc, time::Duration};
use tabletop::{AnyBot, Level, Seat, ServerPart};
use wasm_bindgen::prelude::wasm_bindgen;

/// What the bot that is asked has to learn first.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Before {
    /// Nothing.
    Nothing,
    /// That what it would have done was not done.
    Overtaken,
    /// Everything: it has not followed the match.
    All,
}

/// A question to a bot, as text between two workers.
#[derive(Serialize, Deserialize)]
pub(crate) struct ToAsk {
    table: String,
    level: Level,
    seat: Seat,
    version: u32,
    before: Before,
    /// So many entries of the log are known.
    known: u32,
    /// Those that follow.
    log: Vec<Kept>,
}

impl ToAsk {
    pub(crate) fn new(table: &str, ask: &Ask, before: Before, (known, log): (u32, Vec<Kept>)) -> ToAsk {
        let Question { seat, version, .. } = ask.question;
        ToAsk { table: table.to_owned(), level: ask.level, seat, version, before, known, log }
    }
}

/// The bots of the table that was last asked about.
#[wasm_bindgen]
#[derive(Default)]
pub struct Thinker {
    table: Option<Followed>,
    bots: HashMap<(Seat, Level), Box<dyn AnyBot>>,
}

/// A table as far as its log was told.
struct Followed {
    life: Life,
    entries: u32,
}

#[wasm_bindgen]
impl Thinker {
    /// Nobody has been asked anything.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// What a bot does. Takes the question of a [`TableHere`](crate::TableHere) and answers the action; none if it would have to
    /// be told more of the log.
    #[wasm_bindgen]
    pub fn answer(&mut self, question: &str) -> Option<String> {
        let ToAsk { table, level, seat, version, before, known, log } = read(question).ok()?;
        let life = self.follow(&table, known, log)?;
        let question = life.question(seat).filter(|question| question.version == version)?;
        let laid = life.table().laid();
        let luck = ServerPart(laid.server_part);
        let asked = Asked { terms: Owned::of(laid), level, question, luck, table: Arc::clone(&laid.id) };
        let past = if before == Before::All { life.past(seat) } else { None };
        if before == Before::All {
            self.bots.insert((seat, level), asked.new_bot(past));
        }
        let bot = self.bots.get_mut(&(seat, level))?;
        if before == Before::Overtaken && bot.remembers() {
            bot.overtaken();
        }
        Some(asked.answer(&mut **bot).get().to_owned())
    }
}

impl Thinker {
    /// Reads on in the log of a table; none if something before is not known.
    fn follow(&mut self, table: &str, known: u32, log: Vec<Kept>) -> Option<&Life> {
        let is_same = |at: &Followed| *at.life.table().laid().id == *table;
        if !self.table.as_ref().is_some_and(is_same) {
            self.bots.clear();
            self.table = None;
        }
        let log: Vec<Record> = log.into_iter().map(Kept::record).collect();
        let entries = known + log.len() as u32;
        let followed = match self.table.take() {
            _ if known == 0 => opened(&log)?,
            Some(mut followed) if followed.entries == known => {
                followed.life.read_on(Time::default(), &log, 0).ok()?;
                followed.life
            }
            Some(_) | None => return None,
        };
        Some(&self.table.insert(Followed { life: followed, entries }).life)
    }
}

/// What time it is counts for nothing: nobody is there.
fn opened(log: &[Record]) -> Option<Life> {
    Life::open(Arc::new(Catalog), log, Duration::ZERO, Time::default()).ok()
}

/// A person who asks for advice, at a table with this log.
#[derive(Serialize, Deserialize)]
pub(crate) struct Consulting {
    token: String,
    log: Vec<Kept>,
}

impl Consulting {
    pub(crate) fn new(token: &str, log: &[Record]) -> Consulting {
        Consulting { token: token.to_owned(), log: log.iter().map(Kept::of).collect() }
    }
}

/// What a master would do. Takes what [`TableHere::consult`](crate::TableHere::consult) answers and answers an [`Advised`]; none if
/// there is nothing to advise.
#[wasm_bindgen]
pub fn advice(consulting: &str) -> Option<String> {
    let Consulting { token, log } = read(consulting).ok()?;
    let log: Vec<Record> = log.into_iter().map(Kept::record).collect();
    let life = opened(&log)?;
    let (Question { seat, version, sight }, tried) = life.advice(&token).ok()?;
    let advice = Owned::of(life.table().laid()).terms().advice(seat, &sight, &tried).ok()?;
    Some(text(&Advised { seat, version, advice }))
}
