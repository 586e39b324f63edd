//! What one stranger can ask for at once, and that nobody else has to suffer for it.

use crate::{
    bots::{play_own_turns, replay},
    client::{bot, here, lay, lay_table, post, request, sit_all, tjuv},
    house::{Folder, House},
};
use protocol::{
    TableSettings,
    http::{AskAdvice, CreateTable},
};
use serde_json::Value;
use tabletop::Level;
use tokio::task::JoinSet;

#[tokio::test]
async fn sixty_four_who_upload_a_match_are_served_or_told_to_come_again_and_others_play() {
    const JSON: [(&str, &str); 1] = [("content-type", "application/json")];
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), bot(Level::Easy)]).await;
    play_own_turns(&mut sit_all(house.address, &table.table, &table.seats).await[0], u32::MAX).await;
    let file = replay(&house, &table.table).await;
    let steps = file.steps.len();
    let file = serde_json::to_string(&file).unwrap();

    let mut uploads = JoinSet::new();
    for _ in 0..64 {
        let (address, file) = (house.address, file.clone());
        // Whoever is told to come again before all was read may find the line cut.
        let turned_away = |_| (429, String::new());
        uploads.spawn(async move {
            request(address, "POST /api/replay", &JSON, &file).await.unwrap_or_else(turned_away)
        });
    }
    let other = lay(house.address, vec![here(1), bot(Level::Easy)]).await;
    play_own_turns(&mut sit_all(house.address, &other.table, &other.seats).await[0], 3).await;

    let mut served = 0;
    while let Some(answer) = uploads.join_next().await {
        let (status, lines) = answer.unwrap();
        assert!(matches!(status, 200 | 429), "{status}: {lines}");
        if status == 200 {
            assert_eq!(lines.lines().count(), steps + 2, "the beginning, every step, the verdict");
            let verdict: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
            assert_eq!(verdict["verdict"]["holds"]["steps"], steps);
            served += 1;
        }
    }
    assert!(served > 0);
    house.close().await;
}

#[tokio::test]
async fn of_ninety_who_ask_for_advice_at_once_some_are_told_to_come_again() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { advice: true, ..TableSettings::default() };
    let laid = CreateTable { settings, ..tjuv(vec![here(1), bot(Level::Easy)]) };
    let table = lay_table(house.address, &laid).await;
    let mut person = sit_all(house.address, &table.table, &table.seats).await.remove(0);
    while !person.is_waited_for() {
        person.hear().await;
    }
    let mut asked = JoinSet::new();
    for _ in 0..90 {
        let (address, path) = (house.address, format!("/api/tables/{}/advice", table.table));
        let request = AskAdvice { token: table.seats[0].token.clone() };
        asked.spawn(async move { post(address, &path, &request).await.0 });
    }
    let statuses = asked.join_all().await;
    assert!(statuses.iter().all(|status| matches!(status, 200 | 429)), "{statuses:?}");
    assert!(statuses.contains(&200));
    play_own_turns(&mut person, 1).await;
    house.close().await;
}
