//! What a master would do, asked for during the match.

use crate::{
    bots::play_own_turns,
    client::{Laid, Player, ask, bot, here, lay_table, post, raw, sit_all, tjuv},
    house::{Folder, House},
};
use protocol::{
    Pace, TableSettings,
    http::{Advised, AskAdvice, CreateTable, SeatRequest},
};
use serde::Deserialize;
use serde_json::{Value, json, value::RawValue};
use tabletop::Level;

fn with_advice() -> TableSettings {
    TableSettings { advice: true, ..TableSettings::default() }
}

async fn lay(house: &House, settings: TableSettings, seats: Vec<SeatRequest>) -> Laid {
    lay_table(house.address, &CreateTable { settings, ..tjuv(seats) }).await
}

async fn sit(house: &House, table: &Laid) -> Player {
    sit_all(house.address, &table.table, &table.seats).await.remove(0)
}

#[derive(Deserialize)]
struct Said {
    action: Value,
    chance: f32,
}

fn read(advice: &RawValue) -> Vec<Said> {
    serde_json::from_str(advice.get()).unwrap()
}

#[tokio::test]
async fn advice_weighs_what_the_seat_may_do() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, with_advice(), vec![here(1), bot(Level::Easy)]).await;
    let mut person = sit(&house, &table).await;
    while !person.is_waited_for() {
        person.hear().await;
    }
    let path = format!("/api/tables/{}/advice", table.table);
    let token = table.seats[0].token.clone();
    let advised: Advised = ask(house.address, &path, &AskAdvice { token: token.clone() }).await;
    let again: Advised = ask(house.address, &path, &AskAdvice { token: token.clone() }).await;
    assert_eq!(advised.advice.get(), again.advice.get(), "the same question has the same answer");
    let standing = person.standing.as_ref().unwrap();
    assert_eq!((advised.seat.0, advised.version), (0, standing.version));
    let menu: Vec<Value> = serde_json::from_str(standing.menu.get()).unwrap();
    let advice = read(&advised.advice);
    assert_eq!(advice.len(), menu.len());
    for said in &advice {
        assert!(menu.iter().any(|choice| choice["action"] == said.action), "{}", said.action);
        assert!((0.0..=1.0).contains(&said.chance));
    }

    let (status, answer) = post(house.address, &path, &AskAdvice { token: "nobody".into() }).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("wrong_token")));
    play_own_turns(&mut person, u32::MAX).await;
    let (status, answer) = post(house.address, &path, &AskAdvice { token }).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("no_decision")), "the match is over");
    house.close().await;
}

#[tokio::test]
async fn a_table_without_advice_gives_none() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(&house, TableSettings::default(), vec![here(1), bot(Level::Easy)]).await;
    let path = format!("/api/tables/{}/advice", table.table);
    let asked = AskAdvice { token: table.seats[0].token.clone() };
    let (status, answer) = post(house.address, &path, &asked).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("no_advice")));
    house.close().await;
}

#[tokio::test]
async fn what_a_table_agreed_on_outlives_a_restart() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { pace: Pace::Calm, ..with_advice() };
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
