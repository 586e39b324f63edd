//! Lets the bots of a table think, off the threads that serve everybody.

use super::Room;
use crate::thinking::NoThought;
use hosting::{Answered, Known, Owned};
use life::{Ask, Input, Life, Past, Question};
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
use tabletop::{AnyBot, Level, Seat, ServerPart};
use tokio::time::sleep;

/// How long a bot waits that found too many waiting for the same address.
const ASK_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// The bots of a table that are not thinking, with what they remember of the match.
#[derive(Default)]
pub(super) struct Bots {
    resting: Mutex<HashMap<(Seat, Level), Resting>>,
    /// Counts the questions: only the latest is still worth an answer.
    questions: AtomicU64,
}

struct Resting {
    bot: Box<dyn AnyBot>,
    answered: Answered,
}

impl Bots {
    fn take(&self, seat: Seat, level: Level) -> Option<Resting> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner).remove(&(seat, level))
    }

    fn put_back(&self, seat: Seat, level: Level, bot: Resting) {
        let mut resting = self.resting.lock().unwrap_or_else(PoisonError::into_inner);
        let newer = |other: &Resting| other.answered.version <= bot.answered.version;
        if resting.get(&(seat, level)).is_none_or(newer) {
            resting.insert((seat, level), bot);
        }
    }

    /// The bot that has followed the match in a seat, if there is one and it knows all that bots did there: another server's
    /// may have played meanwhile.
    fn rouse(&self, seat: Seat, level: Level, life: &Life) -> Option<Box<dyn AnyBot>> {
        let Resting { mut bot, answered } = self.take(seat, level)?;
        if bot.remembers() {
            match answered.knows(seat, life) {
                Known::All => {}
                Known::Overtaken => bot.overtaken(),
                Known::Less => return None,
            }
        }
        Some(bot)
    }
}

/// Whoever is to answer a question. If it is not asked after all, it goes back to rest.
struct Roused {
    room: Weak<Room>,
    bot: Option<Box<dyn AnyBot>>,
    /// What a new one must go through first.
    past: Option<Past>,
    asked: hosting::Asked,
}

impl Roused {
    fn answer(&mut self) -> Box<RawValue> {
        let mut bot = self.bot.take().unwrap_or_else(|| self.asked.new_bot(self.past.take()));
        let answer = self.asked.answer(&mut *bot);
        self.put_back(bot, Some(answer.clone()));
        answer
    }

    fn put_back(&self, bot: Box<dyn AnyBot>, answer: Option<Box<RawValue>>) {
        if let Some(room) = self.room.upgrade() {
            let Question { seat, version, .. } = self.asked.question;
            let answered = Answered { version, answer };
            room.bots.put_back(seat, self.asked.level, Resting { bot, answered });
        }
    }
}

impl Drop for Roused {
    fn drop(&mut self) {
        if let Some(bot) = self.bot.take() {
            self.put_back(bot, None);
        }
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
    pub(super) fn ask(self: &Arc<Room>, ask: Ask, life: &Life, addresses: Vec<IpAddr>) {
        let (roused, wait) = self.rouse(ask, life);
        let number = self.bots.questions.fetch_add(1, Ordering::Relaxed) + 1;
        let asked = Asked { room: Arc::downgrade(self), number };
        tokio::spawn(async move {
            let (seat, version) = (roused.asked.question.seat, roused.asked.question.version);
            let (thought, ()) = tokio::join!(asked.think(roused, &addresses), sleep(wait));
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

    /// Whoever is to answer, and how long it hesitates at least.
    fn rouse(self: &Arc<Room>, ask: Ask, life: &Life) -> (Roused, Duration) {
        let Ask { level, not_before, question } = ask;
        let laid = life.table().laid();
        let bot = self.bots.rouse(question.seat, level, life);
        let past = if bot.is_none() { life.past(question.seat) } else { None };
        let wait = Duration::from_millis(not_before.since(self.host.store.now()));
        let asked = hosting::Asked {
            terms: Owned::of(laid),
            level,
            question,
            luck: ServerPart(laid.server_part),
            table: Arc::clone(&self.id),
        };
        (Roused { room: Arc::downgrade(self), bot, past, asked }, wait)
    }
}

impl Asked {
    async fn think(&self, roused: Roused, addresses: &[IpAddr]) -> Result<Box<RawValue>, NoThought> {
        let roused = Arc::new(Mutex::new(roused));
        loop {
            let room = self.room().ok_or(NoThought::Stale)?;
            let host = Arc::clone(&room.host);
            drop(room);
            let (asked, roused) = (self.clone(), Arc::clone(&roused));
            let thought = host.bots.think(
                addresses,
                move || asked.room().is_none(),
                move || roused.lock().unwrap_or_else(PoisonError::into_inner).answer(),
            );
            match thought.await {
                // Whoever has so much waiting waits longer; the match goes on when there is room.
                Err(NoThought::TooMany) => sleep(ASK_AGAIN_AFTER).await,
                thought => return thought,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Log, TABLE, now};
    use life::{Effect, Games, LineId, Sitter};
    use serde_json::json;

    /// The bots of a table in turn, and nobody but a watcher.
    struct Alone {
        life: Life,
        effects: Vec<Effect>,
    }

    impl Alone {
        fn begin(game: &str, level: Level) -> Alone {
            let bot = |seat: u8| Sitter::Bot { name: format!("Bot {seat}"), level };
            let options = if game == "tjuv-och-polis" { json!({ "options": {} }) } else { json!({}) };
            let log = Log::begun(game, options, (0..3).map(bot).collect());
            let games: Arc<dyn Games> = Arc::new(crate::games::Catalog);
            let mut life = Life::open(games, &log.records, Duration::ZERO, now()).unwrap();
            let came = Input::Came { line: LineId(1), token: None, seen: None, covered: false };
            let effects = life.input(now(), came);
            Alone { life, effects }
        }

        /// Whom the table asks next; none when the match is over.
        fn asks(&mut self) -> Option<Ask> {
            loop {
                let effects = std::mem::take(&mut self.effects);
                let append = effects.iter().any(|effect| matches!(effect, Effect::Append(_)));
                let asked = effects.into_iter().find_map(|effect| match effect {
                    Effect::Ask(ask) => Some(*ask),
                    Effect::Fault(what) => panic!("{what}"),
                    Effect::Append(_)
                    | Effect::Tell { .. }
                    | Effect::End { .. }
                    | Effect::Answer(_)
                    | Effect::PassOn { .. }
                    | Effect::Wake(_) => None,
                });
                if !append {
                    return asked;
                }
                self.effects = self.life.stored(now());
            }
        }

        fn hear(&mut self, question: &Question, action: Box<RawValue>) {
            let (seat, version) = (question.seat, question.version);
            self.effects = self.life.input(now(), Input::Thought { seat, version, action: Some(action) });
        }
    }

    fn room() -> Arc<Room> {
        Arc::new(Room::new(TABLE.into(), Arc::new(testing::host(store::Memory::default()))))
    }

    /// So many decisions are taken, and those asked about on another server are so many apart.
    fn hold_two_servers_together(game: &str, level: Level, decisions: usize, apart: usize) {
        let (mut table, following) = (Alone::begin(game, level), room());
        let answer = |room: &Arc<Room>, ask: &Ask, life: &Life| room.rouse(ask.clone(), life).0.answer();
        for number in 1..=decisions {
            let Some(ask) = table.asks() else { return };
            let action = answer(&following, &ask, &table.life);
            if number % apart == 0 {
                let other = answer(&room(), &ask, &table.life);
                assert_eq!(other.get(), action.get(), "{game}, {level}, decision {number}");
                // Nor does it make a difference if somebody was quicker, and the same is asked again.
                let again = answer(&following, &ask, &table.life);
                assert_eq!(again.get(), action.get(), "{game}, {level}, decision {number} again");
            }
            table.hear(&ask.question, action);
        }
    }

    #[tokio::test]
    async fn every_server_that_asks_a_bot_gets_the_same_answer() {
        for level in Level::ALL {
            hold_two_servers_together("tjuv", level, 24, 3);
            hold_two_servers_together("tjuv-och-polis", level, 120, 3);
            hold_two_servers_together("monopol", level, 900, 13);
        }
    }

    #[tokio::test]
    async fn a_bot_whose_seat_another_server_played_meanwhile_goes_through_that_first() {
        let (mut table, rooms) = (Alone::begin("monopol", Level::Master), [room(), room()]);
        for number in 0..400 {
            let Some(ask) = table.asks() else { return };
            let action = rooms[number / 7 % 2].rouse(ask.clone(), &table.life).0.answer();
            let fresh = room().rouse(ask.clone(), &table.life).0.answer();
            assert_eq!(fresh.get(), action.get(), "decision {number}");
            table.hear(&ask.question, action);
        }
    }

    #[test]
    fn the_luck_of_a_bot_is_its_own_in_every_seat_version_and_match() {
        let part = |byte| ServerPart(tabletop::Bytes32([byte; 32]));
        let lucks = [
            part(1).bot_luck("a", Seat(0), 0),
            part(2).bot_luck("a", Seat(0), 0),
            part(1).bot_luck("b", Seat(0), 0),
            part(1).bot_luck("a", Seat(1), 0),
            part(1).bot_luck("a", Seat(0), 1),
        ];
        for (at, luck) in lucks.iter().enumerate() {
            assert!(lucks[..at].iter().all(|other| other != luck), "{at}");
        }
    }
}
