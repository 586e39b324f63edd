//! The server is killed without warning, again and again, in the middle of several matches, and nothing that
//! anybody was told is lost.
//!
//! Persons play as fast as they can. After a seeded random number of acknowledged moves the process is killed. When
//! every person has noticed, and has read all that had still reached them, the log is compared with what they know.
//! Then a new process is started on the same folder, and everybody comes back with the last version they have seen
//! and the command that was not answered.

use crate::{
    client::{Line, actions, ask, bot, here, raw},
    program::{Folder, Server, run},
};
use protocol::{
    Position, TableSettings, ToClient,
    http::{CreateTable, SeatRequest, TableCreated},
};
use serde_json::{Value, json, value::RawValue};
use server::store::{Sqlite, Store, TableId};
use std::{
    collections::HashMap,
    fs,
    net::SocketAddr,
    path::Path,
    sync::{Arc, Mutex},
};
use tabletop::{Replay, Seat};
use tokio::{sync::watch, task::JoinSet};

const KILLS: u32 = 60;
/// The most moves that are acknowledged between two kills.
const MOVES_BETWEEN_KILLS: u32 = 12;
/// Persons and bots at each table.
const TABLES: [(usize, usize); 7] = [(2, 0), (3, 0), (4, 0), (2, 1), (1, 3), (3, 1), (2, 2)];
/// Long enough to outlast the kills, also on a busy machine.
const DEALS: u32 = 12;

/// A small generator: the same seed kills at the same counts.
struct Luck(u64);

impl Luck {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32 % n
    }
}

/// An action that was acknowledged to the person who tried it.
struct Acknowledged {
    seat: Seat,
    cmd: String,
    version: u32,
    action: Box<RawValue>,
}

/// What the persons at a table know between them.
#[derive(Default)]
struct Known {
    acknowledged: Vec<Acknowledged>,
    /// The latest version that any of them has seen.
    seen: Option<u32>,
}

/// What everybody in the test shares.
struct World {
    tables: Mutex<HashMap<String, Known>>,
    acknowledged: watch::Sender<u32>,
    /// Persons who have lost their line.
    away: watch::Sender<usize>,
    address: watch::Receiver<SocketAddr>,
}

struct Person {
    world: Arc<World>,
    table: String,
    seat: Seat,
    token: String,
    seen: Option<u32>,
    /// Tried, and not answered yet.
    pending: Option<(String, Box<RawValue>)>,
    luck: Luck,
}

impl Person {
    async fn play(mut self) {
        let mut address = self.world.address.clone();
        loop {
            let now = *address.borrow_and_update();
            if self.play_on_one_line(now).await {
                return;
            }
            self.world.away.send_modify(|away| *away += 1);
            address.changed().await.expect("the test outlives its persons");
        }
    }

    /// Whether the match is over; otherwise the line was lost.
    async fn play_on_one_line(&mut self, address: SocketAddr) -> bool {
        let hello = Line::to(address, &self.table, Some(&self.token), self.seen).await;
        let Ok(mut line) = hello else { return false };
        if let Some((cmd, action)) = self.pending.clone()
            && line.act(&cmd, action).await.is_err()
        {
            return false;
        }
        while let Some(message) = line.hear().await {
            match message {
                ToClient::Step { cmd, position, .. } => {
                    let expected = self.seen.map_or(0, |seen| seen + 1);
                    assert_eq!(position.version, expected, "no step is missing and none comes twice");
                    self.take_note(cmd, &position);
                    if position.winners.is_some() {
                        return true;
                    }
                    self.act_if_waited_for(&mut line, &position).await;
                }
                ToClient::Resync { position, .. } => {
                    assert_eq!(self.seen, None, "whoever has seen something is sent steps");
                    self.take_note(None, &position);
                    self.act_if_waited_for(&mut line, &position).await;
                }
                // The step that carried it out was seen before: its own command was in it.
                ToClient::Accepted { cmd, version } => {
                    assert!(self.seen >= Some(version));
                    let known = self.world.tables.lock().unwrap();
                    let times = known[&self.table].acknowledged.iter().filter(|done| done.cmd == cmd).count();
                    assert_eq!(times, 1, "{cmd} was carried out once");
                }
                ToClient::Welcome { .. } | ToClient::Table(_) => {}
                ToClient::Refused { .. } | ToClient::Error { .. } | ToClient::Bye { .. } => {
                    panic!("unexpected: {message:?}")
                }
            }
        }
        false
    }

    fn take_note(&mut self, done: Option<String>, position: &Position) {
        self.seen = Some(position.version);
        let mut tables = self.world.tables.lock().unwrap();
        let known = tables.get_mut(&self.table).unwrap();
        known.seen = known.seen.max(self.seen);
        if let Some(done) = done {
            let (cmd, action) = self.pending.take().expect("something was tried");
            assert_eq!(cmd, done, "only what was tried is carried out, and once");
            known.acknowledged.push(Acknowledged { seat: self.seat, cmd, version: position.version, action });
            self.world.acknowledged.send_modify(|count| *count += 1);
        }
    }

    async fn act_if_waited_for(&mut self, line: &mut Line, position: &Position) {
        if self.pending.is_some() || !position.waiting.contains(&self.seat) {
            return;
        }
        let mut actions = actions(position);
        let action = actions.swap_remove(self.luck.below(actions.len() as u32) as usize);
        let cmd = format!("seat-{}-after-{}", self.seat.0, position.version);
        self.pending = Some((cmd.clone(), action.clone()));
        // If the line is lost it is sent again.
        let _ = line.act(&cmd, action).await;
    }
}

/// Compares the log with what the persons know.
async fn check_log(data: &Path, world: &World) {
    let store = Sqlite::open(&data.join("spelbord.sqlite")).unwrap();
    let ids: Vec<String> = world.tables.lock().unwrap().keys().cloned().collect();
    for id in ids {
        let record = store.load(&TableId::from(id.as_str())).await.unwrap().expect("the table is there");
        let tables = world.tables.lock().unwrap();
        let known = &tables[&id];
        for done in &known.acknowledged {
            let stored = &record.moves[done.version as usize - 1];
            assert_eq!((stored.seat, &*stored.cmd), (done.seat, done.cmd.as_str()));
            assert_eq!(stored.action.get(), done.action.get());
        }
        // The move on its way, and what bots answered to it.
        let unseen = &record.moves[known.seen.unwrap_or(0) as usize..];
        let of_persons = unseen.iter().filter(|made| !made.cmd.starts_with("bot-")).count();
        assert!(of_persons <= 1, "at most one move was on its way");
    }
}

async fn lay_tables(address: SocketAddr) -> Vec<TableCreated> {
    let mut tables = Vec::new();
    for (persons, bots) in TABLES {
        let persons = (0..persons as u8).map(here);
        let seats: Vec<SeatRequest> = persons.chain((0..bots).map(|_| bot("medium"))).collect();
        let options = raw(json!({ "seats": seats.len(), "deals": DEALS }));
        let request = CreateTable { game: "tjuv".into(), options, settings: TableSettings::default(), seats };
        tables.push(ask(address, "/api/tables", &request).await);
    }
    tables
}

fn seat_everybody(world: &Arc<World>, tables: &[TableCreated]) -> JoinSet<()> {
    let mut persons = JoinSet::new();
    for table in tables {
        for taken in &table.seats {
            let person = Person {
                world: Arc::clone(world),
                table: table.table.clone(),
                seat: taken.seat,
                token: taken.token.clone(),
                seen: None,
                pending: None,
                luck: Luck(persons.len() as u64),
            };
            persons.spawn(person.play());
        }
    }
    persons
}

/// Waits until a count is reached, unless somebody stops playing: the matches must outlast the kills.
async fn wait_until<T>(counted: &watch::Sender<T>, reached: impl Fn(&T) -> bool, persons: &mut JoinSet<()>) {
    let mut counted = counted.subscribe();
    tokio::select! {
        waited = counted.wait_for(|count| reached(count)) => drop(waited.expect("the test holds the sender")),
        Some(ended) = persons.join_next() => panic!("somebody stopped before the last kill: {ended:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_ever_lost() {
    let folder = Folder::new();
    let mut server = Server::start(folder.path());
    let (announce, address) = watch::channel(server.address);
    let tables = lay_tables(server.address).await;
    let world = Arc::new(World {
        tables: Mutex::new(tables.iter().map(|table| (table.table.clone(), Known::default())).collect()),
        acknowledged: watch::Sender::new(0),
        away: watch::Sender::new(0),
        address,
    });
    let mut persons = seat_everybody(&world, &tables);
    let everybody = persons.len();

    let mut luck = Luck(2026);
    for _ in 0..KILLS {
        let enough = *world.acknowledged.borrow() + luck.below(MOVES_BETWEEN_KILLS + 1);
        wait_until(&world.acknowledged, |&count| count >= enough, &mut persons).await;
        server.kill();
        wait_until(&world.away, |&away| away == everybody, &mut persons).await;
        check_log(folder.path(), &world).await;

        world.away.send_replace(0);
        server = Server::start(folder.path());
        announce.send_replace(server.address);
    }
    while let Some(person) = persons.join_next().await {
        person.unwrap();
    }
    server.terminate();
    for table in &tables {
        check_replay(&folder, &table.table, &world.tables.lock().unwrap()[&table.table]);
    }
}

/// Every move of every person stands in the record once, where they were told, and the record holds.
fn check_replay(folder: &Folder, table: &str, known: &Known) {
    let file = folder.file(&format!("{table}.json"));
    let (data, name) = (folder.path().to_str().unwrap(), file.to_str().unwrap());
    assert!(run(&["replay", table, "--data", data, "-o", name]).status.success());
    assert!(run(&["verify", name]).status.success(), "the match holds");

    let replay: Replay = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let parsed = |action: &RawValue| serde_json::from_str::<Value>(action.get()).unwrap();
    let persons: Vec<Seat> = known.acknowledged.iter().map(|done| done.seat).collect();
    let mut recorded = Vec::new();
    for (version, step) in (0..).zip(&replay.steps) {
        if let (Some(seat), Some(action)) = (step.seat, &step.action)
            && persons.contains(&seat)
        {
            recorded.push((version, seat, parsed(action)));
        }
    }
    let mut told: Vec<_> =
        known.acknowledged.iter().map(|done| (done.version, done.seat, parsed(&done.action))).collect();
    told.sort_by_key(|(version, ..)| *version);
    assert_eq!(recorded, told);
}
