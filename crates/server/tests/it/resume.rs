use crate::{
    client::Line,
    house::{Folder, House, THE_END, play_on},
};
use protocol::ToClient;

/// The versions that are told to somebody who has seen `seen`: of steps, or of one resync.
async fn told(house: &House, table: &str, token: &str, seen: Option<u32>, now: u32) -> (Vec<u32>, bool) {
    let mut line = Line::to(house.address, table, Some(token), seen).await.unwrap();
    let welcome = line.hear().await;
    assert!(matches!(welcome, Some(ToClient::Welcome { .. })));
    // An action out of the blue is answered after everything that was missed.
    line.act("marker", crate::client::raw(serde_json::Value::Null)).await.unwrap();
    let (mut versions, mut resynced) = (Vec::new(), false);
    loop {
        match line.hear().await.expect("the line is open") {
            ToClient::Step { standing, .. } => versions.push(standing.version),
            ToClient::Resync { log, standing } => {
                assert_eq!(log.len() as u32, now + 1, "the log tells of every step");
                versions.push(standing.version);
                resynced = true;
            }
            ToClient::Error { .. } => return (versions, resynced),
            ToClient::Table(_) => {}
            other @ (ToClient::Welcome { .. }
            | ToClient::Accepted { .. }
            | ToClient::Refused { .. }
            | ToClient::Standing(_)
            | ToClient::Undone { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Bye { .. }) => panic!("unexpected: {other:?}"),
        }
    }
}

#[tokio::test]
async fn whoever_comes_back_is_told_what_they_missed() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    play_on(&mut players, 6).await;
    let token = &table.seats[0].token;

    let told = async |seen| told(&house, &table.table, token, seen, 6).await;
    assert_eq!(told(Some(2)).await, (vec![3, 4, 5, 6], false));
    assert_eq!(told(Some(6)).await, (vec![], false));
    assert_eq!(told(Some(7)).await, (vec![6], true), "nobody has seen the future");
    assert_eq!(told(None).await, (vec![6], true));
    house.close().await;
}

#[tokio::test]
async fn a_new_server_on_the_same_folder_goes_on_where_the_old_one_was() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(3).await;
    play_on(&mut players, 5).await;
    let before: Vec<_> = players.iter().map(|player| player.standing.clone().unwrap()).collect();
    house.close().await;

    let house = House::open(&folder).await;
    for (player, before) in players.iter_mut().zip(before) {
        let token = &table.seats[player.seat.unwrap().index()].token;
        *player = crate::client::Player::sit(house.address, &table.table, Some(token)).await;
        let after = player.hear_until(5).await;
        assert_eq!(after.version, 5);
        assert_eq!(after.view.get(), before.view.get());
        assert_eq!(after.menu.get(), before.menu.get());
    }
    play_on(&mut players, THE_END).await;
    house.close().await;
}

#[tokio::test]
async fn a_retried_command_from_before_the_restart_is_still_known() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    let first = players.iter().position(crate::client::Player::is_waited_for).unwrap();
    let action = players[first].choice(0);
    players[first].line.act("before", action.clone()).await.unwrap();
    players[first].hear_until(1).await;
    house.close().await;

    let house = House::open(&folder).await;
    let token = &table.seats[first].token;
    let mut line = Line::to(house.address, &table.table, Some(token), Some(0)).await.unwrap();
    line.act("before", action).await.unwrap();
    let (mut steps, mut accepted) = (0, None);
    while accepted.is_none() {
        match line.hear().await.expect("the line is open") {
            ToClient::Step { cmd, standing, .. } => {
                assert_eq!((cmd.as_deref(), standing.version), (Some("before"), 1));
                steps += 1;
            }
            ToClient::Accepted { version, .. } => accepted = Some(version),
            ToClient::Welcome { .. } | ToClient::Table(_) => {}
            other @ (ToClient::Resync { .. }
            | ToClient::Refused { .. }
            | ToClient::Error { .. }
            | ToClient::Standing(_)
            | ToClient::Undone { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Bye { .. }) => panic!("unexpected: {other:?}"),
        }
    }
    assert_eq!((steps, accepted), (1, Some(1)));
    house.close().await;
}
