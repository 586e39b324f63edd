//! Two servers on one database, which know nothing of each other. The key of the log decides who was first.

use crate::{
    client::{Line, actions, here, lay, request},
    house::{Folder, House},
};
use protocol::{Position, ToClient};
use std::net::SocketAddr;
use tabletop::Replay;

/// Plays one seat on one node until the match is over, asking again whenever it gets stuck. Answers the versions
/// that carried out its commands.
async fn play_seat(address: SocketAddr, table: String, token: String, node: usize) -> Vec<(String, u32)> {
    let mut done = Vec::new();
    loop {
        // A node is not told what happens on the other, so every turn begins by coming back.
        let mut line = Line::to(address, &table, Some(&token), None).await.unwrap();
        let position = resynced(&mut line).await;
        if position.result.is_some() {
            return done;
        }
        let Some(action) = actions(&position).into_iter().next() else {
            tokio::task::yield_now().await;
            continue;
        };
        let cmd = format!("node-{node}-version-{}", position.version);
        line.act(&cmd, action).await.unwrap();
        if let Some(version) = outcome(&mut line, &cmd).await {
            done.push((cmd, version));
        }
    }
}

async fn resynced(line: &mut Line) -> Position {
    loop {
        if let ToClient::Resync { position, .. } = line.hear().await.expect("the line is open") {
            return position;
        }
    }
}

/// The version of a command that was carried out; none if it came too late.
async fn outcome(line: &mut Line, cmd: &str) -> Option<u32> {
    loop {
        match line.hear().await.expect("the line is open") {
            ToClient::Step { cmd: Some(done), position, .. } if done == cmd => return Some(position.version),
            ToClient::Accepted { version, .. } => return Some(version),
            ToClient::Refused { .. } => return None,
            ToClient::Step { .. } | ToClient::Table(_) => {}
            other @ (ToClient::Welcome { .. }
            | ToClient::Resync { .. }
            | ToClient::Error { .. }
            | ToClient::Bye { .. }) => panic!("unexpected: {other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_decides_who_was_first() {
    let folder = Folder::new();
    let nodes = [House::open(&folder).await, House::open(&folder).await];
    for round in 0..5 {
        let table = lay(nodes[round % 2].address, (0..3).map(here).collect()).await;
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
            versions.extend(seat.await.unwrap().into_iter().map(|(_, version)| version));
        }
        versions.sort_unstable();

        let path = format!("GET /api/tables/{}/replay", table.table);
        let (_, file) = request(nodes[0].address, &path, &[], "").await.unwrap();
        let replay: Replay = serde_json::from_str(&file).unwrap();
        assert!(catalog::verify(&replay, &mut |_| {}).is_ok());
        let moves: Vec<u32> = (1..replay.steps.len() as u32).collect();
        assert_eq!(versions, moves, "every move was carried out once, and none was lost");
    }
    for node in nodes {
        node.close().await;
    }
}
