//! A store that fails when it is told to. Nothing may be lost, and nobody may hear of what was not stored.

use crate::{
    client::{Line, Player, bot, here, lay, post, request, sit_all, tjuv},
    house::{Folder, House, THE_END, play_on},
};
use life::{Digest, Record, TableId};
use protocol::{ErrorCode, ToClient};
use server::Settings;
use std::sync::{
    Arc,
    atomic::{AtomicU8, Ordering},
};
use store::{Error, KeptTable, Pending, Sqlite, Store};
use tabletop::Level;

const WORKS: u8 = 0;
/// Nothing is stored, and an error comes back.
const LOSES: u8 = 1;
/// It is stored, but an error comes back: whoever asked cannot know.
const LIES: u8 = 2;
/// Nothing can be read for a while.
const READS_NOTHING: u8 = 3;
/// It panics: an error in the program, not of the disk.
const PANICS: u8 = 4;

struct Failing {
    store: Sqlite,
    mood: Arc<AtomicU8>,
}

impl Store for Failing {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        let failure = || Err(Error::new("writing", "the disk is full"));
        match self.mood.load(Ordering::SeqCst) {
            LOSES => Box::pin(async move { failure() }),
            LIES => {
                let stored = self.store.append(table, at, before, records);
                Box::pin(async move {
                    stored.await?;
                    failure()
                })
            }
            _ => self.store.append(table, at, before, records),
        }
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        match self.mood.load(Ordering::SeqCst) {
            READS_NOTHING => {
                Box::pin(async { Err(Error::new("a table cannot be read", "the disk is asleep")) })
            }
            PANICS => panic!("as it was told to"),
            _ => self.store.load(table),
        }
    }

    fn tables(&self, after: Option<TableId>, count: usize) -> Pending<Vec<KeptTable>> {
        self.store.tables(after, count)
    }

    fn remove(&self, table: &TableId, entries: u32) -> Pending<bool> {
        self.store.remove(table, entries)
    }
}

async fn failing_house(folder: &Folder) -> (House, Arc<AtomicU8>) {
    let mood = Arc::new(AtomicU8::new(WORKS));
    let store = Failing { store: folder.store(), mood: Arc::clone(&mood) };
    (House::with_store(Arc::new(store)).await, mood)
}

fn is_storage_error(message: &ToClient) -> bool {
    matches!(message, ToClient::Error { cmd: Some(_), error } if error.code == ErrorCode::Storage)
}

#[tokio::test]
async fn what_was_not_stored_did_not_happen() {
    let folder = Folder::new();
    let (house, mood) = failing_house(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    play_on(&mut players, 3).await;
    let at = players.iter().position(Player::is_waited_for).unwrap();
    let action = players[at].choice(0);

    mood.store(LOSES, Ordering::SeqCst);
    for _ in 0..3 {
        players[at].line.act("unlucky", action.clone()).await.unwrap();
        let heard = players[at].hear_past_table().await;
        assert!(is_storage_error(&heard), "{heard:?}");
    }
    // A watcher who comes now finds the match where the log has it.
    let mut watcher = Player::sit(house.address, &table.table, None).await;
    assert_eq!(watcher.hear_until(3).await.version, 3);

    mood.store(WORKS, Ordering::SeqCst);
    players[at].line.act("unlucky", action).await.unwrap();
    for player in players.iter_mut().chain([&mut watcher]) {
        // The very next thing that anybody hears of the match is version 4, and it is heard once.
        let heard = player.hear_past_table().await;
        assert!(matches!(heard, ToClient::Step { standing, .. } if standing.version == 4));
    }
    play_on(&mut players, THE_END).await;
    house.close().await;
}

#[tokio::test]
async fn what_was_stored_after_all_is_told_when_the_log_is_read_again() {
    let folder = Folder::new();
    let (house, mood) = failing_house(&folder).await;
    let (_, mut players) = house.table_of(2).await;
    play_on(&mut players, 2).await;
    let at = players.iter().position(Player::is_waited_for).unwrap();
    let action = players[at].choice(0);

    mood.store(LIES, Ordering::SeqCst);
    players[at].line.act("stored", action.clone()).await.unwrap();
    assert!(is_storage_error(&players[at].hear_past_table().await));
    mood.store(WORKS, Ordering::SeqCst);
    players[at].line.act("stored", action).await.unwrap();

    // Reading the log again shows the step to everybody; the command is then known.
    for player in &mut players {
        assert_eq!(player.hear_until(3).await.version, 3);
    }
    let heard = players[at].hear_past_table().await;
    assert!(matches!(heard, ToClient::Accepted { version: 3, .. }), "{heard:?}");
    play_on(&mut players, THE_END).await;
    house.close().await;
}

/// The code that a watcher is turned away with, and the status of a request.
async fn turned_away(house: &House, table: &str) -> (ErrorCode, u16) {
    let mut line = Line::to(house.address, table, None, None).await.unwrap();
    let goodbye = line.hear().await;
    let Some(ToClient::Bye { error }) = goodbye else { panic!("no goodbye: {goodbye:?}") };
    let path = format!("GET /api/tables/{table}/replay");
    let (status, answer) = request(house.address, &path, &[], "").await.unwrap();
    assert!(answer.contains(&serde_json::to_string(&error.code).unwrap()), "{answer}");
    (error.code, status)
}

#[tokio::test]
async fn a_panic_is_our_fault_and_a_sleeping_disk_is_worth_another_try() {
    let folder = Folder::new();
    let (house, mood) = failing_house(&folder).await;
    let table = lay(house.address, vec![bot(Level::Easy), bot(Level::Easy)]).await.table;
    for (now, expected) in [(READS_NOTHING, (ErrorCode::Storage, 503)), (PANICS, (ErrorCode::Internal, 500))]
    {
        mood.store(now, Ordering::SeqCst);
        let answer = turned_away(&house, &table).await;
        assert_eq!(answer, expected);
        assert!(!answer.0.is_final());
    }
    mood.store(WORKS, Ordering::SeqCst);
    let mut watcher = Player::sit(house.address, &table, None).await;
    watcher.hear_until(0).await;
    house.close().await;
}

#[tokio::test]
async fn when_the_disk_is_nearly_full_no_tables_are_laid_and_those_that_are_there_play_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, players) = house.table_of(2).await;
    drop(players);
    house.close().await;

    let settings = Settings { disk_reserve: u64::MAX, ..Settings::default() };
    let house = House::settled(Arc::new(folder.store()), settings).await;
    let (status, answer) = post(house.address, "/api/tables", &tjuv(vec![here(0), here(1)])).await;
    assert_eq!((status, answer["error"]["code"].as_str()), (507, Some("no_room")));
    let mut players = sit_all(house.address, &table.table, &table.seats).await;
    play_on(&mut players, 3).await;
    house.close().await;
}
