//! Three servers on one database, and everything that can happen to them: servers are killed and stopped, lose the database
//! and the bus, the database is restarted, the bus is stopped. People play on as fast as they can, on whichever server answers.
//! Nothing that anybody was told may be lost, doubled or another than the log says, and every match comes to its end.
//!
//! `cargo xtask cluster --minutes N` does it for longer.

mod nodes;
mod person;
mod wire;

use crate::client::{Laid, Luck, bot, here, lay_table, tjuv};
use life::{By, Digest, Entry, Move, TableId, What};
use nodes::Nodes;
use person::{Known, Person};
use protocol::http::{CreateTable, SeatRequest};
use serde_json::json;
use std::{
    env, mem,
    net::SocketAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};
use store::{Postgres, Store};
use tabletop::Level;
use tokio::{task::JoinSet, time::sleep};

/// How many things go wrong in the suite, each kind at least once, and about how many in a minute.
const FAULTS: u32 = 12;
const FAULTS_IN_A_MINUTE: u32 = 14;
/// Persons and bots at each table. When a match is over the next is laid.
const TABLES: [(u8, usize); 5] = [(2, 0), (3, 0), (2, 1), (1, 2), (3, 1)];

/// What everybody in the test shares.
pub(crate) struct World {
    /// Where the servers are; those that are stopped or killed do not answer.
    pub(crate) addresses: Mutex<Vec<SocketAddr>>,
    /// No further match is begun.
    is_over: AtomicBool,
    /// When something was last acknowledged to anybody, and the longest time in which nothing was.
    progress: Mutex<(Instant, Duration)>,
}

impl World {
    pub(crate) fn any_address(&self, luck: &mut Luck) -> SocketAddr {
        let addresses = self.addresses.lock().unwrap();
        addresses[luck.below(addresses.len() as u32) as usize]
    }

    pub(crate) fn acknowledge(&self) {
        let mut progress = self.progress.lock().unwrap();
        let longest = progress.1.max(progress.0.elapsed());
        *progress = (Instant::now(), longest);
    }
}

/// Lays a table on whichever server answers.
async fn lay(world: &World, persons: u8, bots: usize, luck: &mut Luck) -> Laid {
    let seats: Vec<SeatRequest> = (0..persons).map(here).chain((0..bots).map(|_| bot(Level::Easy))).collect();
    let options = crate::client::raw(json!({ "seats": seats.len(), "deals": 2 }));
    let request = CreateTable { options, ..tjuv(seats) };
    loop {
        let address = world.any_address(luck);
        let request = request.clone();
        let laid = tokio::spawn(async move { lay_table(address, &request).await });
        // Whoever is not answered lays another: one that nobody comes to is no harm.
        match tokio::time::timeout(person::PATIENCE, laid).await {
            Ok(Ok(laid)) => return laid,
            Ok(Err(_)) | Err(_) => sleep(Duration::from_millis(100)).await,
        }
    }
}

/// One table after another is laid and played to its end. Answers what the persons know of each.
async fn play(world: Arc<World>, persons: u8, bots: usize, mut luck: Luck) -> Vec<(String, Vec<Known>)> {
    let mut played = Vec::new();
    while !world.is_over.load(Ordering::Relaxed) {
        let table = lay(&world, persons, bots, &mut luck).await;
        let mut at_table = JoinSet::new();
        for number in 0..persons {
            let own = Luck(luck.below(u32::MAX).into());
            at_table.spawn(Person::new(Arc::clone(&world), &table, number, own).play());
        }
        played.push((table.table, at_table.join_all().await));
    }
    played
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_happens_to_servers_nothing_that_was_told_is_lost_or_doubled() {
    let minutes: Option<u32> = env::var("CLUSTER_MINUTES").ok().and_then(|text| text.parse().ok());
    let seed: u64 = env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(2026);
    let Some(mut nodes) = Nodes::start().await else { return };
    let world = Arc::new(World {
        addresses: Mutex::new(nodes.addresses()),
        is_over: AtomicBool::new(false),
        progress: Mutex::new((Instant::now(), Duration::ZERO)),
    });
    let mut tables = JoinSet::new();
    for (number, (persons, bots)) in (0..).zip(TABLES) {
        tables.spawn(play(Arc::clone(&world), persons, bots, Luck(seed + number)));
    }

    let mut luck = Luck(seed);
    for _ in 0..minutes.map_or(FAULTS, |minutes| minutes * FAULTS_IN_A_MINUTE) {
        nodes.let_something_happen(&world, &mut luck).await;
    }
    world.is_over.store(true, Ordering::Relaxed);
    let played: Vec<_> = tables.join_all().await.into_iter().flatten().collect();

    let store = Postgres::open(&nodes.database()).await.unwrap();
    let mut acknowledged = 0;
    for (table, known) in &played {
        let log = log_of(&store, table).await;
        acknowledged += known.iter().map(|known| known.acknowledged.len()).sum::<usize>();
        let checked = catch_unwind(AssertUnwindSafe(|| check(&log, known)));
        assert!(checked.is_ok(), "table {table}");
        let replay = server::replay(&store, table).await.expect("the match is over");
        assert!(catalog::verify(&replay).is_ok(), "table {table}");
    }
    let (_, longest) = *world.progress.lock().unwrap();
    println!(
        "{} matches, {acknowledged} moves acknowledged and none lost or doubled; {}; the longest time without one: {:.1} s",
        played.len(),
        nodes.told(),
        longest.as_secs_f32()
    );
    assert!(acknowledged > 0);
    assert_eq!(nodes.spared(), "", "not everything has happened");
}

async fn log_of(store: &Postgres, table: &str) -> Vec<Entry> {
    let log = store.load(&TableId::from(table)).await.unwrap().expect("the table is there");
    let mut before = Digest::NOTHING;
    log.iter().map(|record| record.read(mem::replace(&mut before, record.digest)).unwrap()).collect()
}

/// Compares a log with what the persons at its table know.
fn check(log: &[Entry], persons: &[Known]) {
    let moves: Vec<(By, &Move)> = log
        .iter()
        .filter_map(|entry| if let What::Moved(made) = &entry.what { Some((entry.by, made)) } else { None })
        .collect();
    let mut commands: Vec<&str> = moves.iter().filter_map(|(_, made)| made.cmd.as_deref()).collect();
    for known in persons {
        for (seat, command, version) in &known.acknowledged {
            let (by, made) = moves[*version as usize - 1];
            assert_eq!((by, made.cmd.as_deref()), (By::Person(*seat), Some(command.as_str())));
        }
        for command in &known.given_up {
            assert!(!commands.contains(&command.as_str()), "{command} was refused");
        }
        assert_eq!(
            known.seen as usize,
            moves.len(),
            "everybody has heard of the end, and of nothing after it"
        );
    }
    commands.sort_unstable();
    let count = commands.len();
    commands.dedup();
    assert_eq!(commands.len(), count, "nothing was done twice");
}
