//! The server is killed without warning, again and again, in the middle of several matches, and nothing that
//! anybody was told is lost.
//!
//! Persons sit down, bring their luck, play, take back, make their links anew, leave for good and let bots stand in, as
//! fast as they can. After a seeded random number of things that were acknowledged the process is killed. When every
//! person has noticed, and has read all that had still reached them, the log is compared with what they know. Then a new
//! process is started on the same folder, and everybody comes back with the last version they have seen and the command
//! that was not answered.

mod person;
mod truth;

use crate::{
    client::{INVITE, Laid, Luck, bot, here, lay_table, raw},
    program::{Folder, Server},
};
use person::Person;
use protocol::{
    TableSettings,
    http::{CreateTable, SeatRequest},
};
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    net::SocketAddr,
    sync::{Arc, Mutex},
};
use tabletop::Level;
use tokio::{sync::watch, task::JoinSet};
use truth::{Known, check_log, check_replay};

const KILLS: u32 = 60;
/// As many there are before the last match ends. How fast which table gets on is the machine's affair.
const KILLS_AT_LEAST: u32 = 40;
/// The most things that are acknowledged between two kills.
const THINGS_BETWEEN_KILLS: u32 = 16;
/// Persons and bots at each table of Tjuv. Of several persons the last comes by link.
const TABLES: [(u8, usize); 6] = [(2, 0), (3, 0), (4, 0), (2, 1), (1, 3), (3, 1)];
/// Long enough for most to outlast the kills.
const DEALS: u32 = 14;
/// The same for the table of Monopol, where more can be taken back.
const ROUNDS: u32 = 60;

/// What everybody in the test shares.
struct World {
    tables: Mutex<HashMap<String, Known>>,
    /// How much has been acknowledged.
    acknowledged: watch::Sender<u32>,
    /// Persons who have lost their line.
    away: watch::Sender<usize>,
    address: watch::Receiver<SocketAddr>,
}

impl World {
    /// Takes note of something about a table.
    fn know<T>(&self, table: &str, note: impl FnOnce(&mut Known) -> T) -> T {
        note(self.tables.lock().unwrap().get_mut(table).expect("a table of this test"))
    }

    fn acknowledge(&self) {
        self.acknowledged.send_modify(|count| *count += 1);
    }
}

async fn lay_tables(address: SocketAddr) -> Vec<(Laid, u8)> {
    let mut tables = Vec::new();
    for (persons, bots) in TABLES {
        tables.push((lay(address, "tjuv", json!({ "deals": DEALS }), persons, bots).await, persons));
    }
    let options = json!({ "rounds": ROUNDS, "claim_seconds": 3 });
    tables.push((lay(address, "monopol", options, 2, 0).await, 2));
    tables
}

async fn lay(address: SocketAddr, game: &str, mut options: Value, persons: u8, bots: usize) -> Laid {
    let person =
        |number: u8| if number > 0 && number + 1 == persons { SeatRequest::Link } else { here(number) };
    let seats: Vec<SeatRequest> =
        (0..persons).map(person).chain((0..bots).map(|_| bot(Level::Easy))).collect();
    options["seats"] = json!(seats.len());
    // Whoever is not there when a process starts can be stood in for at once.
    let settings = TableSettings { grace: 0, stand_in: Level::Easy, ..TableSettings::default() };
    let request = CreateTable {
        game: game.to_owned(),
        options: raw(options),
        settings,
        seats,
        invite: Some(INVITE),
        house_key: None,
    };
    lay_table(address, &request).await
}

fn seat_everybody(world: &Arc<World>, tables: &[(Laid, u8)]) -> JoinSet<()> {
    let mut persons = JoinSet::new();
    for (table, count) in tables {
        for number in 0..*count {
            let luck = Luck(1 + persons.len() as u64);
            persons.spawn(Person::new(Arc::clone(world), table, number, *count, luck).play());
        }
    }
    persons
}

/// Waits until a count is reached, told how many still play. Meanwhile a match may come to its end.
async fn wait_until<T>(
    counted: &watch::Sender<T>,
    reached: impl Fn(&T, usize) -> bool,
    persons: &mut JoinSet<()>,
) {
    let mut counted = counted.subscribe();
    loop {
        let playing = persons.len();
        tokio::select! {
            waited = counted.wait_for(|count| reached(count, playing)) => {
                drop(waited.expect("the test holds the sender"));
                return;
            }
            Some(ended) = persons.join_next() => ended.expect("whoever stops has played to the end"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_ever_lost() {
    let folder = Folder::new();
    let mut server = Server::start(folder.path());
    let (announce, address) = watch::channel(server.address);
    let tables = lay_tables(server.address).await;
    let world = Arc::new(World {
        tables: Mutex::new(tables.iter().map(|(table, _)| (table.table.clone(), Known::default())).collect()),
        acknowledged: watch::Sender::new(0),
        away: watch::Sender::new(0),
        address,
    });
    let mut persons = seat_everybody(&world, &tables);

    let mut luck = Luck(2026);
    let mut kills = 0;
    while kills < KILLS && !persons.is_empty() {
        let enough = *world.acknowledged.borrow() + luck.below(THINGS_BETWEEN_KILLS + 1);
        wait_until(&world.acknowledged, |&count, playing| count >= enough || playing == 0, &mut persons)
            .await;
        server.kill();
        kills += 1;
        wait_until(&world.away, |&away, playing| away >= playing, &mut persons).await;
        check_log(folder.path(), &world).await;

        world.away.send_replace(0);
        server = Server::start(folder.path());
        announce.send_replace(server.address);
    }
    assert!(kills >= KILLS_AT_LEAST, "all matches ended after {kills} kills");
    while let Some(person) = persons.join_next().await {
        person.unwrap();
    }
    server.terminate();
    check_log(folder.path(), &world).await;
    for (table, _) in &tables {
        check_replay(&folder, &table.table).await;
    }
    truth::check_that_all_of_it_happened(&world);
}
