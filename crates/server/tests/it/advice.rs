//! What a master would do: asked for during the match, and looked at afterwards.

use crate::{
    bots::{play_own_turns, replay},
    client::{Player, ask, bot, here, post, raw, request, tjuv},
    house::{Folder, House},
};
use protocol::{
    Pace, TableSettings,
    http::{AskHint, AskReview, Counsel, CreateTable, SeatRequest, TableCreated},
};
use serde::Deserialize;
use serde_json::{Value, json};

const WITH_HINTS: TableSettings = TableSettings { pace: Pace::Usual, hints: true };

async fn lay(house: &House, settings: TableSettings, seats: Vec<SeatRequest>) -> TableCreated {
    ask(house.address, "/api/tables", &CreateTable { settings, ..tjuv(seats) }).await
}

async fn sit(house: &House, table: &TableCreated) -> Player {
    let mut person = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    person.hear_until(0).await;
    person
}

#[derive(Deserialize)]
struct Advice {
    action: Value,
    chance: f32,
}

fn advice(counsel: &Counsel) -> Vec<Advice> {
    serde_json::from_str(counsel.advice.get()).unwrap()
}

#[tokio::test]
async fn a_hint_weighs_what_the_seat_may_do() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, WITH_HINTS, vec![here(1), bot("easy")]).await;
    let mut person = sit(&house, &table).await;
    while !person.is_waited_for() {
        person.hear().await;
    }
    let path = format!("/api/tables/{}/hint", table.table);
    let token = table.seats[0].token.clone();
    let counsel: Counsel = ask(house.address, &path, &AskHint { token: token.clone() }).await;
    let again: Counsel = ask(house.address, &path, &AskHint { token: token.clone() }).await;
    assert_eq!(counsel.advice.get(), again.advice.get(), "the same question has the same answer");
    let position = person.position.as_ref().unwrap();
    assert_eq!((counsel.seat.0, counsel.version), (0, position.version));
    let menu: Vec<Value> = serde_json::from_str(position.menu.get()).unwrap();
    let advice = advice(&counsel);
    assert_eq!(advice.len(), menu.len());
    for said in &advice {
        assert!(menu.iter().any(|offer| offer["action"] == said.action), "{}", said.action);
        assert!((0.0..=1.0).contains(&said.chance));
    }

    let (status, answer) = post(house.address, &path, &AskHint { token: "nobody".into() }).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("wrong_token")));
    play_own_turns(&mut person, u32::MAX).await;
    let (status, answer) = post(house.address, &path, &AskHint { token }).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("no_decision")), "the match is over");
    house.close().await;
}

#[tokio::test]
async fn a_table_without_hints_gives_none() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, TableSettings::default(), vec![here(1), bot("easy")]).await;
    let path = format!("/api/tables/{}/hint", table.table);
    let (status, answer) = post(house.address, &path, &AskHint { token: table.seats[0].token.clone() }).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("no_hints")));
    house.close().await;
}

#[tokio::test]
async fn every_decision_of_a_finished_match_can_be_looked_at() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, WITH_HINTS, vec![here(1), bot("easy")]).await;
    let mut person = sit(&house, &table).await;
    play_own_turns(&mut person, u32::MAX).await;
    let replay = replay(&house, &table.table).await;
    let last = replay.steps.len() as u32 - 1;
    for step in [1, last / 2, last] {
        let asked = AskReview { replay: replay.clone(), step };
        let counsel: Counsel = ask(house.address, "/api/review", &asked).await;
        assert_eq!(Some(counsel.seat), replay.steps[step as usize].seat);
        assert_eq!(counsel.version, step - 1);
        let played: Value =
            serde_json::from_str(replay.steps[step as usize].action.as_ref().unwrap().get()).unwrap();
        assert!(advice(&counsel).iter().any(|said| said.action == played), "what was played is among them");
    }
    // Nobody decides the opening, and there is nothing after the end.
    for step in [0, last + 1, u32::MAX] {
        let asked = AskReview { replay: replay.clone(), step };
        let (status, answer) = post(house.address, "/api/review", &asked).await;
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("no_decision")), "step {step}");
    }
    let headers = [("content-type", "application/json")];
    let nonsense = r#"{"replay": {"game": "tjuv"}, "step": 1}"#;
    let (status, answer) = request(house.address, "POST /api/review", &headers, nonsense).await.unwrap();
    assert!(status == 400 && answer.contains("\"replay\""), "{status} {answer}");
    house.close().await;
}

#[tokio::test]
async fn what_a_table_agreed_on_outlives_a_restart() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { pace: Pace::Calm, hints: true };
    let table = lay(&house, settings, vec![here(1), here(2)]).await;
    assert_eq!(sit(&house, &table).await.table.settings, settings);
    house.close().await;
    let house = House::open(&folder).await;
    assert_eq!(sit(&house, &table).await.table.settings, settings);

    let request = json!({
        "game": "tjuv", "options": { "seats": 2 }, "settings": { "pace": "frantic" },
        "seats": [{ "kind": "bot", "level": "easy" }, { "kind": "bot", "level": "easy" }],
    });
    let (status, answer) = post(house.address, "/api/tables", &raw(request)).await;
    assert_eq!((status, &answer["error"]["code"]), (400, &json!("malformed")));
    house.close().await;
}
