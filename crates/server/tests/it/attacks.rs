//! What one stranger can ask for at once, and that nobody else has to suffer for it.

use crate::{
    bots::play_own_turns,
    client::{bot, here, lay_table, post, sit_all, tjuv},
    house::{Folder, House},
};
use protocol::{
    TableSettings,
    http::{AskAdvice, CreateTable},
};
use tabletop::Level;
use tokio::task::JoinSet;

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
