//! Lets the bots of a table think, off the threads that serve everybody.

use super::{Room, now};
use crate::{games, secrets};
use life::{Ask, Input, Laid};
use serde_json::value::RawValue;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tabletop::{AnyBot, Level, Seat};
use tokio::time::sleep;

/// The bots of a table that are not thinking, with what they remember of the match.
#[derive(Default)]
pub(super) struct Bots(Mutex<HashMap<(Seat, Level), Box<dyn AnyBot>>>);

impl Bots {
    fn take(&self, seat: Seat, level: Level) -> Option<Box<dyn AnyBot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&(seat, level))
    }

    fn put_back(&self, seat: Seat, level: Level, bot: Box<dyn AnyBot>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert((seat, level), bot);
    }
}

impl Room {
    /// Has a bot think, and puts in what it thought when it has hesitated long enough.
    pub(super) fn ask(self: &Arc<Room>, ask: Ask, laid: &Laid) {
        let (room, terms) = (Arc::clone(self), games::Owned::of(laid));
        tokio::spawn(async move {
            let (seat, version) = (ask.question.seat, ask.question.version);
            let wait = Duration::from_millis(ask.not_before.since(now()));
            let (action, ()) = tokio::join!(room.think(ask, terms), sleep(wait));
            // If it fails the table is read anew, and the bot asked again.
            let _ = room.put_in(Input::Thought { seat, version, action }).await;
        });
    }

    /// None if the bot has broken down; that is reported.
    async fn think(&self, ask: Ask, terms: games::Owned) -> Option<Box<RawValue>> {
        let Ask { level, question, .. } = ask;
        let (seat, version) = (question.seat, question.version);
        let known = self.bots.take(seat, level);
        let thought = self.host.bots.think(move || {
            let mut bot = match known {
                Some(bot) => bot,
                None => terms.terms().bot(level, &secrets::fresh_seed()).expect("the match has begun"),
            };
            let action = bot.choose(seat, &question.view, &question.menu);
            (bot, action.expect("a bot reads the frames of its own game"))
        });
        let Ok((bot, action)) = thought.await else {
            tracing::error!(table = %self.id, ?seat, version, "a bot broke down");
            return None;
        };
        self.bots.put_back(seat, level, bot);
        Some(action)
    }
}
