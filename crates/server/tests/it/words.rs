//! Quick words to the others, and taking back what one just did.

use crate::{
    absence::{impatient, table_with},
    client::{Player, sit_all},
    house::{Folder, House, play_on},
    monopol,
};
use protocol::{ErrorCode, Reaction, ToClient, ToServer};
use serde_json::json;
use tabletop::Seat;

#[tokio::test]
async fn a_quick_word_reaches_everybody_and_a_few_a_minute_are_enough() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = table_with(&house, impatient(), 2).await;
    let mut watcher = Player::sit(house.address, &table.table, None).await;
    watcher.hear_until(0).await;
    watcher.say(ToServer::React { reaction: Reaction::Bravo }).await;
    assert_eq!(watcher.hear_error().await, ErrorCode::NotSeated);

    players[0].say(ToServer::React { reaction: Reaction::Thanks }).await;
    for player in players.iter_mut().chain([&mut watcher]) {
        let heard = player.hear_past_table().await;
        assert!(
            matches!(heard, ToClient::Reacted { seat: Seat(0), reaction: Reaction::Thanks }),
            "{heard:?}"
        );
    }
    let mut said = 1;
    loop {
        players[0].say(ToServer::React { reaction: Reaction::Laugh }).await;
        let heard = players[0].hear_past_table().await;
        if let ToClient::Error { error, .. } = heard {
            assert_eq!(error.code, ErrorCode::TooFast);
            break;
        }
        assert!(matches!(heard, ToClient::Reacted { .. }), "{heard:?}");
        said += 1;
    }
    assert_eq!(said, 5);
    players[1].say(ToServer::React { reaction: Reaction::Ouch }).await;
    while !matches!(watcher.hear_past_table().await, ToClient::Reacted { seat: Seat(1), .. }) {}
    play_on(&mut players, 2).await;
    house.close().await;
}

#[tokio::test]
async fn a_slip_of_the_thumb_is_taken_back_once_and_never_across_a_draw() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = monopol::lay(&house, vec![crate::client::here(1), crate::client::here(2)], json!({})).await;
    let mut players = sit_all(house.address, &table.table, &table.seats).await;
    monopol::play_until(&mut players, "turn").await;
    let turn = players.iter().position(Player::is_waited_for).unwrap();
    let offer = || json!({ "do": "offer", "to": 1 - turn, "give": { "cash": 500 }, "want": {}, "lift": [] });
    let before = monopol::view(&players[0]);

    monopol::act(&mut players, turn, offer()).await;
    let version = players[0].version().unwrap();
    assert!(players[turn].standing.as_ref().unwrap().undo, "it is offered to whoever did it");
    assert!(!players[1 - turn].standing.as_ref().unwrap().undo);
    players[1 - turn].say(ToServer::Undo { version }).await;
    let code = players[1 - turn].hear_error().await;
    assert!(matches!(code, ErrorCode::NothingToUndo | ErrorCode::UndoAfterOthers), "{code:?}");
    players[turn].say(ToServer::Undo { version }).await;
    for player in &mut players {
        let heard = player.hear_past_table().await;
        let ToClient::Undone { seat, standing } = heard else { panic!("not taken back: {heard:?}") };
        assert_eq!((seat.index(), standing.version), (turn, version + 1));
    }
    assert_eq!(monopol::view(&players[0]), before, "it has not happened");

    // The same decision once more, which now stands.
    monopol::act(&mut players, turn, offer()).await;
    players[turn].say(ToServer::Undo { version: version + 2 }).await;
    assert_eq!(players[turn].hear_error().await, ErrorCode::UndoTwice);
    monopol::act(&mut players, turn, json!({ "do": "throw" })).await;
    assert!(!players[turn].standing.as_ref().unwrap().undo);
    players[turn].say(ToServer::Undo { version: version + 3 }).await;
    assert_eq!(players[turn].hear_error().await, ErrorCode::UndoAfterDraw);
    players[turn].say(ToServer::Undo { version }).await;
    assert_eq!(players[turn].hear_error().await, ErrorCode::UndoAfterOthers, "only the latest, if at all");
    house.close().await;
}
