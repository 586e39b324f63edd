mod told;

use super::*;
use crate::{
    games::Catalog,
    rooms::Rooms,
    testing::{self, ADDRESS, INVITE, Log, TABLE, deeds, now, person, text, token},
};
use life::{By, Entry, Games, Laid, Unreadable, What};
use protocol::{Reaction, SeatInfo, ToClient, ToServer, Wish, Wished};
use serde_json::{json, value::RawValue};
use store::{Memory, Mishap};
use tabletop::{AnyMatch, Bytes32, Number, Seed};
use tokio::{sync::mpsc::error::TryRecvError, task::yield_now};

fn room(store: &Memory) -> Arc<Room> {
    Rooms::get(&Arc::new(testing::host(store.clone())), TABLE)
}

/// Somebody at the table.
struct Visitor {
    room: Arc<Room>,
    guest: Guest,
}

impl Visitor {
    async fn enter(room: &Arc<Room>, seat: u8) -> Visitor {
        let token = TokenHash::of(&text(token(seat)));
        let guest = room.enter(Some(token), None, false, ADDRESS).await.unwrap();
        Visitor { room: Arc::clone(room), guest }
    }

    async fn say(&self, message: ToServer) -> Result<(), ErrorCode> {
        let said = Input::Said { line: self.guest.line, lag: 0, message };
        self.room.put_in(said).await.map(drop)
    }

    async fn act(&self, cmd: &str, action: &RawValue) -> Result<(), ErrorCode> {
        self.say(ToServer::Act { cmd: cmd.to_owned(), action: action.to_owned() }).await
    }

    /// All that they have been told since they last heard.
    fn told(&mut self) -> Vec<ToClient> {
        let mut told = Vec::new();
        loop {
            match self.guest.out.try_recv() {
                Ok(Out::Frame(frame)) => told.push(serde_json::from_str(&frame).unwrap()),
                Ok(Out::Bye(code)) => panic!("shown out: {code:?}"),
                Err(TryRecvError::Empty) => return told,
                Err(TryRecvError::Disconnected) => panic!("shown out"),
            }
        }
    }

    /// The versions of the steps among what they have been told.
    fn steps(&mut self) -> Vec<u32> {
        let version = |message| {
            let ToClient::Step { standing, .. } = message else { return None };
            Some(standing.version)
        };
        self.told().into_iter().filter_map(version).collect()
    }
}

/// A match of Tjuv where both are there, who is waited for first, and what they can do.
async fn two(log: &mut Log, store: &Memory) -> (Visitor, Visitor, Box<RawValue>) {
    let (seat, action) = log.waiting();
    let room = room(store);
    let mut both = (Visitor::enter(&room, seat.0).await, Visitor::enter(&room, 1 - seat.0).await);
    both.0.told();
    both.1.told();
    (both.0, both.1, action)
}

fn match_of_two() -> Log {
    Log::begun("tjuv", json!({}), vec![person(0), person(1)])
}

#[tokio::test]
async fn what_is_not_stored_is_told_to_nobody_and_can_be_tried_again() {
    let mut log = match_of_two();
    let store = log.stored().await;
    let before = store.log(TABLE).len();
    let (mut first, mut second, action) = two(&mut log, &store).await;

    store.befall(Mishap::Fails);
    assert_eq!(first.act("a", &action).await, Err(ErrorCode::Storage));
    assert_eq!((first.steps(), second.steps()), (vec![], vec![]));
    assert_eq!(store.log(TABLE).len(), before);
    assert_eq!(first.act("a", &action).await, Ok(()));
    assert_eq!((first.steps(), second.steps()), (vec![1], vec![1]));
    assert_eq!(store.log(TABLE).len(), before + 1);
}

#[tokio::test]
async fn what_was_stored_after_all_is_told_once_and_not_done_twice() {
    let mut log = match_of_two();
    let store = log.stored().await;
    let before = store.log(TABLE).len();
    let (mut first, mut second, action) = two(&mut log, &store).await;

    store.befall(Mishap::Lies);
    assert_eq!(first.act("a", &action).await, Err(ErrorCode::Storage));
    assert_eq!((first.steps(), second.steps()), (vec![], vec![]));
    assert_eq!(first.act("a", &action).await, Ok(()));
    let told = first.told();
    assert!(told.iter().any(|message| matches!(message, ToClient::Accepted { version: 1, .. })), "{told:?}");
    assert_eq!(second.steps(), [1]);
    assert_eq!(store.log(TABLE).len(), before + 1);
}

#[tokio::test]
async fn who_loses_a_race_to_another_node_is_told_of_the_winner_first() {
    let mut log = match_of_two();
    let store = log.stored().await;
    let (mut first, mut second, action) = two(&mut log, &store).await;
    let wished = Wished { seat: Seat(0), wish: Wish::Pause };
    let what = What::Wished { seat: wished.seat, wish: wished.wish, on: true };
    let entry = Entry { at: now(), by: By::Person(Seat(0)), what };

    store.befall(Mishap::Beaten(Box::new(entry)));
    assert_eq!(first.act("a", &action).await, Ok(()));
    for visitor in [&mut first, &mut second] {
        let told = visitor.told();
        let heard_of_winner = told.iter().position(
            |message| matches!(message, ToClient::Welcome { table, .. } if table.wishes == [wished]),
        );
        let heard_of_step = told.iter().position(|message| matches!(message, ToClient::Step { .. }));
        assert!(heard_of_winner.is_some() && heard_of_winner < heard_of_step, "{told:?}");
    }
    assert!(matches!(deeds(&store)[..], [.., What::Wished { .. }, What::Moved(_)]));
}

#[tokio::test]
async fn nothing_is_told_before_it_is_stored() {
    let mut log = match_of_two();
    let store = log.stored().await;
    let (mut first, mut second, action) = two(&mut log, &store).await;

    store.hold();
    let acted = {
        let (room, line, action) = (Arc::clone(&first.room), first.guest.line, action.clone());
        let message = ToServer::Act { cmd: "a".into(), action };
        tokio::spawn(async move { room.put_in(Input::Said { line, lag: 0, message }).await })
    };
    for _ in 0..100 {
        yield_now().await;
    }
    assert!(!acted.is_finished());
    assert!(first.told().is_empty() && second.told().is_empty());
    store.release();
    assert!(acted.await.unwrap().is_ok());
    assert_eq!((first.steps(), second.steps()), (vec![1], vec![1]));
}

#[tokio::test]
async fn who_hangs_up_while_a_seat_is_being_stored_has_taken_it_and_the_others_are_told() {
    let log = Log::laid("tjuv", json!({}), vec![person(0), life::Sitter::Free]);
    let store = log.stored().await;
    let room = room(&store);
    let mut keeper = Visitor::enter(&room, 0).await;
    keeper.told();

    store.hold();
    let join = || Input::Join { invite: text(INVITE), name: "Eva".into(), token: token(1), commitment: None };
    let asked = tokio::spawn(Arc::clone(&room).request(join()));
    for _ in 0..100 {
        yield_now().await;
    }
    asked.abort();
    assert!(asked.await.is_err_and(|error| error.is_cancelled()), "nobody waits for the answer");
    assert!(keeper.told().is_empty());
    store.release();
    // Whoever asks again comes after the first, and is answered with the same seat.
    assert_eq!(Arc::clone(&room).request(join()).await, Ok(Seat(1)));
    let sits = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { name, .. } if name == "Eva");
    let sat = |message: &ToClient| matches!(message, ToClient::Table(table) if sits(&table.seats[1]));
    let told = keeper.told();
    assert_eq!(told.iter().filter(|message| sat(message)).count(), 1, "{told:?}");
    assert_eq!(deeds(&store).iter().filter(|what| matches!(what, What::Sat { .. })).count(), 1);
}

/// Games that cannot be opened for a while, because of a fault in the program.
#[derive(Default)]
struct Fragile {
    broken: AtomicBool,
}

impl Games for Fragile {
    fn open(&self, laid: &Laid, seed: &Seed) -> Result<Box<dyn AnyMatch>, Unreadable> {
        assert!(!self.broken.load(Ordering::SeqCst), "as it was told to");
        Catalog.open(laid, seed)
    }

    fn knows(&self, laid: &Laid) -> Result<(), Unreadable> {
        Catalog.knows(laid)
    }
}

#[tokio::test]
async fn a_game_that_panics_is_our_fault_and_the_table_outlives_it() {
    let store = Log::laid("tjuv", json!({}), vec![person(0), testing::bot(1)]).stored().await;
    let games = Arc::new(Fragile::default());
    let room =
        Rooms::get(&Arc::new(Host { games: Arc::clone(&games) as _, ..testing::host(store.clone()) }), TABLE);
    let mut visitor = Visitor::enter(&room, 0).await;
    let number = Number(Bytes32([3; 32]));
    visitor.say(ToServer::Commit { commitment: number.commitment() }).await.unwrap();
    let before = store.log(TABLE).len();

    games.broken.store(true, Ordering::SeqCst);
    let reveal = || ToServer::Reveal { number: number.0 };
    assert_eq!(visitor.say(reveal()).await, Err(ErrorCode::Internal));
    assert_eq!(store.log(TABLE).len(), before, "what could not be carried out is not in the log");
    games.broken.store(false, Ordering::SeqCst);
    visitor.told();
    assert_eq!(visitor.say(reveal()).await, Ok(()));
    assert!(visitor.steps().starts_with(&[0]), "the match begins");
}

#[tokio::test]
async fn bots_play_on_when_nobody_is_there_to_give_advice() {
    let store = Log::begun("tjuv", json!({}), vec![testing::bot(0), testing::bot(1)]).stored().await;
    let host = Host { advisers: testing::nobody(), ..testing::host(store) };
    let room = Rooms::get(&Arc::new(host), TABLE);
    let mut watcher = room.enter(None, None, false, ADDRESS).await.unwrap();
    hear_of(&mut watcher, "winners").await;
}

/// Hears on until a frame has this field.
async fn hear_of(watcher: &mut Guest, field: &str) {
    let field = format!("\"{field}\":");
    loop {
        let out = watcher.out.recv().await.expect("the watcher stays");
        if matches!(out, Out::Frame(frame) if frame.contains(&field)) {
            return;
        }
    }
}

#[tokio::test]
async fn a_bot_that_breaks_down_does_what_somebody_does_who_is_away() {
    let mut log = Log::begun("tjuv", json!({}), vec![testing::bot(0), testing::bot(1)]);
    let (seat, _) = log.waiting();
    let store = log.stored().await;
    let host = Host { bots: testing::nobody(), ..testing::host(store.clone()) };
    let room = Rooms::get(&Arc::new(host), TABLE);
    let mut watcher = room.enter(None, None, false, ADDRESS).await.unwrap();
    // The opening, and then what the bot does.
    hear_of(&mut watcher, "step").await;
    hear_of(&mut watcher, "step").await;
    let is_theirs = |what: &What| matches!(what, What::Moved(made) if made.seat == seat);
    assert!(deeds(&store).iter().any(is_theirs));
}

#[tokio::test]
async fn a_quick_word_is_told_and_stands_in_no_log() {
    let mut log = match_of_two();
    let store = log.stored().await;
    let before = store.log(TABLE).len();
    let (first, mut second, _) = two(&mut log, &store).await;
    first.say(ToServer::React { reaction: Reaction::Bravo }).await.unwrap();
    assert!(matches!(second.told()[..], [ToClient::Reacted { reaction: Reaction::Bravo, .. }]));
    assert_eq!(store.log(TABLE).len(), before);
}
