//! Lets the bots of a table think, off the threads that serve everybody.

use super::Room;
use crate::{games, secrets, thinking::NoThought};
use life::{Ask, Input, Laid};
use serde_json::value::RawValue;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use tabletop::{AnyBot, Level, Seat};
use tokio::time::sleep;

/// How long a bot waits that found too many waiting for the same address.
const ASK_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// The bots of a table that are not thinking, with what they remember of the match.
#[derive(Default)]
pub(super) struct Bots {
    resting: Mutex<HashMap<(Seat, Level), Box<dyn AnyBot>>>,
    /// Counts the questions: only the latest is still worth an answer.
    questions: AtomicU64,
}

impl Bots {
    fn take(&self, seat: Seat, level: Level) -> Option<Box<dyn AnyBot>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner).remove(&(seat, level))
    }

    fn put_back(&self, seat: Seat, level: Level, bot: Box<dyn AnyBot>) {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner).insert((seat, level), bot);
    }
}

/// Something a bot has been asked, by a room that may be gone before its turn comes.
#[derive(Clone)]
struct Asked {
    room: Weak<Room>,
    number: u64,
}

impl Asked {
    /// The room, if it still wants to know.
    fn room(&self) -> Option<Arc<Room>> {
        self.room.upgrade().filter(|room| room.bots.questions.load(Ordering::Relaxed) == self.number)
    }
}

impl Room {
    /// Has a bot think for those with these addresses, and puts in what it thought when it has hesitated long enough. Does
    /// not keep the room: when the last of them has left, nobody wants to know.
    pub(super) fn ask(self: &Arc<Room>, ask: Ask, laid: &Laid, addresses: Vec<IpAddr>) {
        let (terms, now) = (games::Owned::of(laid), self.host.store.now());
        let number = self.bots.questions.fetch_add(1, Ordering::Relaxed) + 1;
        let asked = Asked { room: Arc::downgrade(self), number };
        tokio::spawn(async move {
            let (seat, version) = (ask.question.seat, ask.question.version);
            let wait = Duration::from_millis(ask.not_before.since(now));
            let (thought, ()) = tokio::join!(asked.think(ask, terms, &addresses), sleep(wait));
            let Some(room) = asked.room.upgrade() else { return };
            match thought {
                // If it fails the table is read anew, and the bot asked again.
                Ok(action) => drop(room.put_in(Input::Thought { seat, version, action: Some(action) }).await),
                Err(NoThought::Stale | NoThought::TooMany) => {}
                Err(NoThought::BrokeDown) => {
                    tracing::error!(table = %room.name, ?seat, version, "a bot broke down");
                    let _ = room.put_in(Input::Thought { seat, version, action: None }).await;
                }
            }
        });
    }
}

impl Asked {
    async fn think(
        &self,
        ask: Ask,
        terms: games::Owned,
        addresses: &[IpAddr],
    ) -> Result<Box<RawValue>, NoThought> {
        let Ask { level, question, .. } = ask;
        let (seat, question, terms) = (question.seat, Arc::new(question), Arc::new(terms));
        loop {
            let room = self.room().ok_or(NoThought::Stale)?;
            let host = Arc::clone(&room.host);
            drop(room);
            let (asked, question, terms) = (self.clone(), Arc::clone(&question), Arc::clone(&terms));
            let is_stale = {
                let asked = self.clone();
                move || asked.room().is_none()
            };
            let thought = host.bots.think(addresses, is_stale, move || {
                let known = asked.room.upgrade().and_then(|room| room.bots.take(seat, level));
                let mut bot = match known {
                    Some(bot) => bot,
                    None => terms.terms().bot(level, &secrets::fresh_seed()).expect("the match has begun"),
                };
                let action = bot.choose(seat, &question.view, &question.menu);
                if let Some(room) = asked.room.upgrade() {
                    room.bots.put_back(seat, level, bot);
                }
                action.expect("a bot reads the frames of its own game")
            });
            match thought.await {
                // Whoever has so much waiting waits longer; the match goes on when there is room.
                Err(NoThought::TooMany) => sleep(ASK_AGAIN_AFTER).await,
                thought => return thought,
            }
        }
    }
}
