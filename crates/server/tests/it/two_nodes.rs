//! Two servers on one database, which know nothing of each other. The key of the log decides who was first.

use crate::{
    client::{Line, actions, here, lay, request, sit_all},
    house::{Folder, House},
};
use protocol::{Standing, ToClient};
use std::net::SocketAddr;
use tabletop::Replay;

/// Plays one seat on one node until the match is over. Answers the versions that carried out its commands.
async fn play_seat(address: SocketAddr, table: String, token: String, node: usize) -> Vec<u32> {
    let mut done = Vec::new();
    let mut unanswered = None;
    loop {
        // A node is not told what happens on the other, so every turn begins by coming back.
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

async fn resynced(line: &mut Line) -> Standing {
    loop {
        if let ToClient::Resync { standing, .. } = line.hear().await.expect("the line is open") {
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
    let folder = Folder::new();
    let nodes = [House::open(&folder).await, House::open(&folder).await];
    for round in 0..5 {
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
    for node in nodes {
        node.close().await;
    }
}
