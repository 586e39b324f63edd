use crate::{
    client::{Line, Player, ask, begin, bot, here, lay, post, request, sit_all},
    house::{Folder, House},
};
use protocol::{
    SeatInfo, TableStage,
    http::{SeatBot, SeatRequest},
};
use serde_json::Value;
use tabletop::{Level, Replay, Seat};

pub(crate) async fn replay(house: &House, table: &str) -> Replay {
    let (status, file) =
        request(house.address, &format!("GET /api/tables/{table}/replay"), &[], "").await.unwrap();
    assert_eq!(status, 200, "{file}");
    serde_json::from_str(&file).unwrap()
}

/// Whether a frame shows a card that only one seat may see.
fn shows_a_hand(frame: &Value) -> bool {
    let secret =
        |event: &Value| matches!(event["on"].as_str(), Some("dealt" | "drew")) && !event["card"].is_null();
    match frame {
        Value::Object(fields) => {
            secret(frame)
                || fields.get("hands").is_some_and(|hands| {
                    hands.as_array().unwrap().iter().any(|hand| !hand["cards"].is_null())
                })
                || fields.values().any(shows_a_hand)
        }
        Value::Array(list) => list.iter().any(shows_a_hand),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

#[tokio::test]
async fn bots_alone_play_to_the_end_and_a_watcher_sees_no_hand() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let levels = [Level::Medium, Level::Easy, Level::Hard, Level::Easy];
    let table = lay(house.address, levels.map(bot).to_vec()).await;
    let mut watcher = Line::to(house.address, &table.table, None, Some(0)).await.unwrap();
    let (mut over, mut standings) = (false, 0);
    while !over {
        let text = watcher.hear_text().await.expect("the line is open");
        let frame: Value = serde_json::from_str(&text).unwrap();
        assert!(!shows_a_hand(&frame), "{text}");
        standings += u32::from(text.contains("\"standing\""));
        over = text.contains("\"winners\"");
    }
    assert!(standings > 0);

    let replay = replay(&house, &table.table).await;
    assert_eq!(replay.seats.len(), 4);
    let verified = catalog::verify(&replay).expect("the match holds");
    assert_eq!(verified.steps as usize, replay.steps.len());
    // The check itself is checked: nothing is covered in a replay.
    assert!(shows_a_hand(&serde_json::to_value(&replay).unwrap()));
    house.close().await;
}

#[tokio::test]
async fn the_check_for_hands_finds_a_players_own() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, players) = house.table_of(2).await;
    let view = &players[0].standing.as_ref().unwrap().view;
    assert!(shows_a_hand(&serde_json::from_str(view.get()).unwrap()));
    house.close().await;
}

#[tokio::test]
async fn a_person_plays_with_bots_across_a_restart() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![bot(Level::Medium), here(1), bot(Level::Easy)]).await;
    let mut person = sit_all(house.address, &table.table, &table.seats).await.remove(0);
    play_own_turns(&mut person, 3).await;
    house.close().await;

    // Only the person comes back; the bots go on by themselves.
    let house = House::open(&folder).await;
    let mut person = sit_all(house.address, &table.table, &table.seats).await.remove(0);
    play_own_turns(&mut person, u32::MAX).await;
    assert!(person.is_over());
    assert!(catalog::verify(&replay(&house, &table.table).await).is_ok());
    house.close().await;
}

pub(crate) async fn play_own_turns(person: &mut Player, mut turns: u32) {
    while turns > 0 && !person.is_over() {
        if person.is_waited_for() {
            let version = person.version().unwrap();
            let action = person.choice(version);
            person.line.act(&format!("move-{version}"), action).await.unwrap();
            person.hear_until(version + 1).await;
            turns -= 1;
        } else {
            person.hear().await;
        }
    }
}

#[tokio::test]
async fn a_bot_takes_an_empty_seat() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let mut person = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    let path = format!("/api/tables/{}/bot", table.table);
    let by = |key: &str, seat| SeatBot { key: key.to_owned(), seat: Seat(seat), level: Level::Medium };
    let (keeper, invited) = (table.seats[0].token.as_str(), table.invite.as_str());
    assert_eq!(post(house.address, &path, &by(keeper, 0)).await.0, 409, "somebody sits there");
    assert_eq!(post(house.address, &path, &by(invited, 0)).await.0, 403, "an invitation is for free seats");
    assert_eq!(post(house.address, &path, &by(invited, 7)).await.0, 400, "there is no such seat");

    let _: Value = ask(house.address, &path, &by(invited, 1)).await;
    begin(std::slice::from_mut(&mut person)).await;
    assert_eq!(person.table.stage, TableStage::Playing);
    assert!(matches!(&person.table.seats[1], SeatInfo::Bot { level, .. } if *level == Level::Medium));
    play_own_turns(&mut person, u32::MAX).await;
    house.close().await;
}
