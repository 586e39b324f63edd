//! Two servers on one database. The key of the log decides who was first, and hints let everybody hear of it.

use crate::{
    absence::{impatient, leave, plays},
    bots::{play_own_turns, replay},
    client::{Laid, Line, Player, actions, begin, bot, here, lay, lay_table, request, sit_all, tjuv},
    house::{House, THE_END, play_on},
};
use protocol::{Plays, Reaction, SeatInfo, Standing, ToClient, ToServer, http::CreateTable};
use server::Settings;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use store::{Postgres, Trial};
use tabletop::{Level, Replay, Seat};

/// A database that servers share, and how they call out to each other.
struct Shared {
    database: String,
    has_bus: bool,
    trial: Arc<Trial>,
}

impl Shared {
    /// None where PostgreSQL is not installed.
    async fn new(has_bus: bool) -> Option<Shared> {
        let trial = Trial::shared()?;
        Some(Shared { database: trial.database().await, has_bus, trial })
    }

    /// One more server.
    async fn node(&self, bot_pause: Duration) -> House {
        let store = Postgres::open(&self.database).await.unwrap();
        let bus = self.has_bus.then(|| self.database.parse().unwrap());
        House::settled(Arc::new(store), Settings { bot_pause, bus, ..Settings::default() }).await
    }

    async fn two(&self) -> [House; 2] {
        [self.node(Duration::ZERO).await, self.node(Duration::ZERO).await]
    }
}

/// Everybody at a table is there, on one server and the other by turns, and hears how the match stands.
async fn sit_on_both(nodes: &[House; 2], table: &Laid) -> Vec<Player> {
    let mut players = Vec::new();
    for (index, key) in table.seats.iter().enumerate() {
        players.push(Player::sit(nodes[index % 2].address, &table.table, Some(&key.token)).await);
    }
    begin(&mut players).await;
    players
}

async fn close(nodes: [House; 2]) {
    for node in nodes {
        node.close().await;
    }
}

/// Plays one seat on one node until the match is over. Answers the versions that carried out its commands.
async fn play_seat(address: SocketAddr, table: String, token: String, node: usize) -> Vec<u32> {
    let mut done = Vec::new();
    let mut unanswered = None;
    loop {
        // Every turn begins by coming back, so that nobody waits for what the other node tells.
        let mut line = Line::to(address, &table, Some(&token), None).await.unwrap();
        let standing = resynced(&mut line).await;
        let offered = actions(&standing).into_iter().next();
        let Some((cmd, action)) = unanswered.take().or_else(|| {
            let cmd = format!("node-{node}-version-{}", standing.version);
            offered.map(|action| (cmd, action))
        }) else {
            if standing.winners.is_some() {
                return done;
            }
            tokio::task::yield_now().await;
            continue;
        };
        line.act(&cmd, action.clone()).await.unwrap();
        match outcome(&mut line, &cmd).await {
            Outcome::Done(version) => done.push(version),
            Outcome::TooLate => {}
            Outcome::Lost => unanswered = Some((cmd, action)),
        }
    }
}

/// Where the match stands, as it is told to whoever comes; if it has just begun, with its opening.
async fn resynced(line: &mut Line) -> Standing {
    loop {
        let told = line.hear().await.expect("the line is open");
        if let ToClient::Resync { standing, .. } | ToClient::Step { before: Some(_), standing, .. } = told {
            return standing;
        }
    }
}

enum Outcome {
    Done(u32),
    TooLate,
    /// The line was lost: with so many coming and going, somebody may be shown out for being too slow.
    Lost,
}

async fn outcome(line: &mut Line, cmd: &str) -> Outcome {
    while let Some(message) = line.hear().await {
        match message {
            ToClient::Step { cmd: Some(done), standing, .. } if done == cmd => {
                return Outcome::Done(standing.version);
            }
            ToClient::Accepted { version, .. } => return Outcome::Done(version),
            ToClient::Refused { .. } => return Outcome::TooLate,
            // Whoever is beaten reads the log anew, and welcomes those who are there once more.
            ToClient::Step { .. } | ToClient::Table(_) | ToClient::Welcome { .. } => {}
            ToClient::Resync { .. }
            | ToClient::Standing(_)
            | ToClient::Undone { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Error { .. }
            | ToClient::Bye { .. } => panic!("unexpected: {message:?}"),
        }
    }
    Outcome::Lost
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_decides_who_was_first() {
    let Some(shared) = Shared::new(true).await else { return };
    let nodes = shared.two().await;
    for round in 0..3 {
        let table = lay(nodes[round % 2].address, (0..3).map(here).collect()).await;
        // Everybody brings their luck on one node, and leaves.
        drop(sit_all(nodes[0].address, &table.table, &table.seats).await);
        // Every seat is played from both nodes at once, so nearly every move is a race.
        let mut seats = Vec::new();
        for taken in &table.seats {
            for (number, node) in nodes.iter().enumerate() {
                let (table, token) = (table.table.clone(), taken.token.clone());
                seats.push(tokio::spawn(play_seat(node.address, table, token, number)));
            }
        }
        let mut versions = Vec::new();
        for seat in seats {
            versions.extend(seat.await.unwrap());
        }
        versions.sort_unstable();

        let path = format!("GET /api/tables/{}/replay", table.table);
        let (_, file) = request(nodes[0].address, &path, &[], "").await.unwrap();
        let replay: Replay = serde_json::from_str(&file).unwrap();
        assert!(catalog::verify(&replay).is_ok());
        let moves: Vec<u32> = (1..replay.steps.len() as u32).collect();
        assert_eq!(versions, moves, "every move was carried out once, and none was lost");
    }
    close(nodes).await;
}

#[tokio::test]
async fn whoever_sits_at_another_server_hears_of_every_move() {
    for has_bus in [true, false] {
        let Some(shared) = Shared::new(has_bus).await else { return };
        let nodes = shared.two().await;
        let table = lay(nodes[0].address, (0..3).map(here).collect()).await;
        let mut players = sit_on_both(&nodes, &table).await;
        // Without a bus everybody looks into the store, and hears of it a second later.
        play_on(&mut players, if has_bus { THE_END } else { 4 }).await;
        close(nodes).await;
    }
}

#[tokio::test]
async fn who_is_there_and_what_they_say_is_known_on_every_server() {
    let Some(shared) = Shared::new(true).await else { return };
    let nodes = shared.two().await;
    let request = CreateTable { settings: impatient(), ..tjuv((0..3).map(here).collect()) };
    let table = lay_table(nodes[0].address, &request).await;
    let mut players = sit_on_both(&nodes, &table).await;
    let is_here = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { online: true, .. });
    for player in &mut players {
        player.hear_until_table(|table| table.seats.iter().all(is_here)).await;
    }

    players[0].say(ToServer::React { reaction: Reaction::Bravo }).await;
    for player in &mut players {
        while !matches!(player.hear().await, ToClient::Reacted { seat: Seat(0), reaction: Reaction::Bravo }) {
        }
    }
    // There is no grace here: whoever is gone may be stood in for at once, but nobody who is there.
    players[0].say(ToServer::StandIn { seat: Seat(1) }).await;
    assert_eq!(players[0].hear_error().await, protocol::ErrorCode::NotGone);
    let gone = leave(&mut players, 1).await;
    players[0].say(ToServer::StandIn { seat: gone }).await;
    for player in &mut players {
        player.hear_until_table(|table| plays(table, gone) == Plays::StandIn).await;
    }
    close(nodes).await;
}

#[tokio::test]
async fn bots_and_people_of_two_servers_play_to_the_end() {
    let Some(shared) = Shared::new(true).await else { return };
    let nodes = shared.two().await;
    let seats = vec![here(0), bot(Level::Easy), here(1), bot(Level::Easy)];
    let table = lay(nodes[0].address, seats).await;
    let mut players = sit_on_both(&nodes, &table).await;
    let [one, other] = &mut players[..] else { panic!("two persons play") };
    tokio::join!(play_own_turns(one, u32::MAX), play_own_turns(other, u32::MAX));
    assert!(one.is_over() && other.is_over());
    assert!(catalog::verify(&replay(&nodes[1], &table.table).await).is_ok());
    close(nodes).await;
}

#[tokio::test]
async fn where_the_server_that_should_play_a_bot_does_not_another_does() {
    let Some(shared) = Shared::new(true).await else { return };
    // Its bots would hesitate for as long as nobody waits.
    let nodes = [shared.node(Duration::from_secs(1_000)).await, shared.node(Duration::ZERO).await];
    let table = lay(nodes[0].address, vec![here(0), here(1), bot(Level::Easy)]).await;
    let mut players = sit_on_both(&nodes, &table).await;
    // The first to come to a turn of the bot's.
    loop {
        let standing = players[0].standing.clone().expect("the match has started");
        let Some(waiting) = players.iter_mut().find(|player| player.is_waited_for()) else { break };
        let action = waiting.choice(0);
        waiting.line.act(&format!("move-{}", standing.version), action).await.unwrap();
        for player in &mut players {
            player.hear_until(standing.version + 1).await;
        }
    }
    let version = players[0].version().unwrap();
    for player in &mut players {
        player.hear_until(version + 1).await;
    }
    close(nodes).await;
}

#[tokio::test]
async fn a_log_that_went_back_is_shown_as_it_is_now() {
    let Some(shared) = Shared::new(false).await else { return };
    let nodes = shared.two().await;
    let table = lay(nodes[0].address, (0..2).map(here).collect()).await;
    let mut players = sit_on_both(&nodes, &table).await;
    play_on(&mut players, 4).await;
    // As when a standby takes over that was behind.
    let latest = "SELECT table_id, max(number) FROM spelbord.entries GROUP BY table_id";
    let lose = format!("DELETE FROM spelbord.entries WHERE (table_id, number) IN ({latest})");
    shared.trial.change(&shared.database, &lose).await;
    for player in &mut players {
        let shown = loop {
            if let ToClient::Resync { standing, .. } = player.hear().await {
                break standing.version;
            }
        };
        assert_eq!(shown, 3);
    }
    play_on(&mut players, 6).await;
    close(nodes).await;
}
