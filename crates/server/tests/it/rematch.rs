use crate::{
    bots::play_own_turns,
    client::{Player, ask, begin, bot, here, lay, post, sit_all},
    house::{Folder, House, THE_END, play_on},
};
use protocol::{
    SeatInfo, TableStage,
    http::{Rematch, RematchLaid},
};
use serde_json::json;
use tabletop::Level;

#[tokio::test]
async fn the_same_people_play_again() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(3).await;
    let path = format!("/api/tables/{}/rematch", table.table);
    let asks = |seat: usize| Rematch { token: table.seats[seat].token.clone() };

    let (status, answer) = post(house.address, &path, &asks(0)).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("not_over")));
    play_on(&mut players, THE_END).await;
    let stranger = Rematch { token: "guess".into() };
    assert_eq!(post(house.address, &path, &stranger).await.0, 403);

    // Two ask at the same moment, and one of them twice.
    let [first, second] = [asks(0), asks(1)];
    let (one, two, again) = tokio::join!(
        ask::<RematchLaid>(house.address, &path, &first),
        ask::<RematchLaid>(house.address, &path, &second),
        ask::<RematchLaid>(house.address, &path, &second),
    );
    assert_eq!((&one.table, &one.table), (&two.table, &again.table), "there is one next table");
    assert_ne!(one.table, table.table);
    assert_eq!((one.seat.0, two.seat.0, again.seat.0), (0, 1, 1));
    while players[2].table.rematch.is_none() {
        players[2].hear().await;
    }
    assert_eq!(players[2].table.rematch.as_ref(), Some(&one.table));

    let mut next = Vec::new();
    for taken in &table.seats {
        next.push(Player::sit(house.address, &one.table, Some(&taken.token)).await);
    }
    assert_eq!(next[0].table.stage, TableStage::Gathering);
    assert!(matches!(&next[0].table.seats[2], SeatInfo::Kept { name } if name == "Person 2"));
    let _: RematchLaid = ask(house.address, &path, &asks(2)).await;
    begin(&mut next).await;
    play_on(&mut next, THE_END).await;
    house.close().await;
}

#[tokio::test]
async fn bots_come_along_and_one_request_is_enough() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), bot(Level::Easy)]).await;
    let token = &table.seats[0].token;
    let mut person = sit_all(house.address, &table.table, &table.seats).await.remove(0);
    play_own_turns(&mut person, u32::MAX).await;
    let path = format!("/api/tables/{}/rematch", table.table);
    let laid: RematchLaid = ask(house.address, &path, &Rematch { token: token.clone() }).await;
    let next = sit_all(house.address, &laid.table, &table.seats).await.remove(0);
    assert_eq!(next.table.stage, TableStage::Playing);
    assert_eq!(next.table.seats[1], person.table.seats[1], "the same bot");
    house.close().await;
}
