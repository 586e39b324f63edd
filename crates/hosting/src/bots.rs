//! Bots that remember: what one that is asked must know first.

use crate::Owned;
use life::{Life, Past, Question, TableId};
use serde_json::value::RawValue;
use tabletop::{AnyBot, Level, Seat, ServerPart};

/// A bot that takes over goes through so many of the latest decisions of its seat: more than any real match has, and few
/// enough that nobody can keep the thinkers busy by leaving a long match and coming back.
const CATCH_UP_MAX: usize = 2_000;

/// What a bot that is not thinking knows of the match.
#[derive(Clone, Debug)]
pub struct Answered {
    /// It knows what bots did in its seat before this version.
    pub version: u32,
    /// What it would do then, if it was asked.
    pub answer: Option<Box<RawValue>>,
}

/// Whether a bot knows all that bots did in its seat.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Known {
    /// It does.
    All,
    /// It does when it is told that what it would have done was not done.
    Overtaken,
    /// Others played there meanwhile: another has to go through the match.
    Less,
}

impl Answered {
    /// Compares with what was done.
    pub fn knows(&self, seat: Seat, life: &Life) -> Known {
        match (&life.bot_moves_since(seat, self.version)[..], &self.answer) {
            ([], Some(_)) => Known::Overtaken,
            ([], None) => Known::All,
            ([(at, done)], Some(answer)) if *at == self.version && done.get() == answer.get() => Known::All,
            (_, _) => Known::Less,
        }
    }
}

/// A question to a bot, with all that its answer follows from: whoever hosts the table gets the same.
#[derive(Clone)]
pub struct Asked {
    /// What is played.
    pub terms: Owned,
    /// How strong the bot is.
    pub level: Level,
    /// What it is asked.
    pub question: Question,
    /// What its luck follows from.
    pub luck: ServerPart,
    /// The same.
    pub table: TableId,
}

impl Asked {
    /// What the bot answers.
    ///
    /// # Panics
    ///
    /// If it is a bot of another game.
    pub fn answer(&self, bot: &mut dyn AnyBot) -> Box<RawValue> {
        let Question { seat, version, sight } = &self.question;
        bot.set_luck(&self.luck.bot_luck(&self.table, *seat, *version));
        bot.choose(*seat, sight)
    }

    /// A bot that remembers what it would, had it followed the match.
    ///
    /// # Panics
    ///
    /// If there is no such match.
    pub fn new_bot(&self, past: Option<Past>) -> Box<dyn AnyBot> {
        let seat = self.question.seat;
        let luck = |version| self.luck.bot_luck(&self.table, seat, version);
        let bot = self.terms.terms().bot(self.level, &luck(self.question.version));
        let mut bot = bot.expect("the match has begun");
        if let Some(past) = past.filter(|_| bot.remembers()) {
            past.each(CATCH_UP_MAX, |question, done| {
                bot.set_luck(&luck(question.version));
                if bot.choose(seat, &question.sight).get() != done.get() {
                    bot.overtaken();
                }
            });
        }
        bot
    }
}
