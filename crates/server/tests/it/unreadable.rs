//! Tables that can never be played on are said to be so once and for all, each with its reason.

use crate::{
    client::{Line, Player, request},
    house::{Folder, House, play_on},
};
use protocol::{ErrorCode, ToClient};

/// What whoever comes is told of a table of Tjuv after such a change of the database.
async fn told_after(change: &str) -> ErrorCode {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    play_on(&mut players, 4).await;
    house.close().await;
    folder.change(change);

    let house = House::open(&folder).await;
    let mut line = Line::to(house.address, &table.table, Some(&table.seats[0].token), Some(4)).await.unwrap();
    let goodbye = line.hear().await;
    let Some(ToClient::Bye { error }) = goodbye else { panic!("no goodbye: {goodbye:?}") };
    let path = format!("GET /api/tables/{}/replay", table.table);
    let (status, answer) = request(house.address, &path, &[], "").await.unwrap();
    assert_eq!(status, 410, "{answer}");
    assert!(answer.contains(&serde_json::to_string(&error.code).unwrap()), "{answer}");
    house.close().await;
    error.code
}

#[tokio::test]
async fn what_can_never_be_read_is_said_finally_and_with_its_reason() {
    for (change, expected) in [
        ("UPDATE tables SET rules = 0", ErrorCode::TableTooOld),
        ("UPDATE tables SET rules = 9999", ErrorCode::TableTooNew),
        ("UPDATE tables SET game = 'ludo'", ErrorCode::TableTooNew),
        ("UPDATE tables SET options = '{\"seats\":3}'", ErrorCode::TableDamaged),
        ("UPDATE tables SET options = '{\"seats\":99}'", ErrorCode::TableDamaged),
        ("UPDATE moves SET action = '{\"do\":\"fly\"}' WHERE version = 2", ErrorCode::TableDamaged),
        ("UPDATE moves SET action = '{' WHERE version = 2", ErrorCode::TableDamaged),
        ("DELETE FROM moves WHERE version = 2", ErrorCode::TableDamaged),
    ] {
        let told = told_after(change).await;
        assert_eq!(told, expected, "{change}");
        assert!(told.is_final());
    }
}

#[tokio::test]
async fn a_table_tells_by_which_rules_it_is_played() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, players) = house.table_of(2).await;
    assert_eq!(Some(players[0].table.rules), catalog::rules("tjuv").map(|known| *known.end()));
    let watcher = Player::sit(house.address, &players[0].table.id, None).await;
    assert_eq!(watcher.table.rules, players[0].table.rules);
    house.close().await;
}
