//! Tables that can never be played on are said to be so once and for all, each with its reason.

use crate::{
    client::{Line, Player, raw, request},
    house::{Folder, House, play_on},
};
use life::{Laid, What};
use protocol::{ErrorCode, ToClient};
use serde_json::json;

/// What whoever comes is told of a table of Tjuv after such a change of the database.
async fn told_after(change: Change) -> ErrorCode {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    play_on(&mut players, 4).await;
    house.close().await;
    match change {
        Change::Agreed(change) => {
            let mut log = folder.log(&table.table).await;
            let What::Laid(laid) = &mut log[0].what else { panic!("no table is laid") };
            change(laid);
            folder.rewrite(&table.table, &log).await;
        }
        Change::Action(action) => {
            let mut log = folder.log(&table.table).await;
            let is_move = |what: &What| matches!(what, What::Moved(_));
            let second = log.iter_mut().filter(|entry| is_move(&entry.what)).nth(1);
            let Some(What::Moved(made)) = second.map(|entry| &mut entry.what) else { panic!("no moves") };
            made.action = raw(json!({ "do": action }));
            folder.rewrite(&table.table, &log).await;
        }
        Change::Bytes(sql) => folder.change(sql),
    }

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

/// What has become of the log.
enum Change {
    /// It was laid otherwise: by a program of another day.
    Agreed(fn(&mut Laid)),
    /// The second move was another.
    Action(&'static str),
    /// The disk has changed it, and no digest knows of that.
    Bytes(&'static str),
}

#[tokio::test]
async fn what_can_never_be_read_is_said_finally_and_with_its_reason() {
    for (number, (change, expected)) in [
        (Change::Agreed(|laid| laid.rules = 0), ErrorCode::TableTooOld),
        (Change::Agreed(|laid| laid.rules = 9_999), ErrorCode::TableTooNew),
        (Change::Agreed(|laid| laid.game = "ludo".into()), ErrorCode::TableTooNew),
        (Change::Agreed(|laid| laid.options = raw(json!({ "seats": 3 }))), ErrorCode::TableDamaged),
        (Change::Agreed(|laid| laid.options = raw(json!({ "seats": 99 }))), ErrorCode::TableDamaged),
        (Change::Action("fly"), ErrorCode::TableDamaged),
        (Change::Bytes("UPDATE entries SET entry = '{' WHERE number = 2"), ErrorCode::TableDamaged),
        (Change::Bytes("UPDATE entries SET entry = entry || ' ' WHERE number = 2"), ErrorCode::TableDamaged),
        (Change::Bytes("DELETE FROM entries WHERE number = 2"), ErrorCode::TableDamaged),
    ]
    .into_iter()
    .enumerate()
    {
        let told = told_after(change).await;
        assert_eq!(told, expected, "change {number}");
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
