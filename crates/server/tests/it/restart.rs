//! Whatever a table has agreed on or is in the middle of, a new server on the same folder finds it as it was.

use crate::{
    absence::{impatient, leave, plays, table_with, wish},
    client::{Laid, Player, ask, here, join, joining, lay, post, raw, sit_all, text, token, turned_away},
    house::{Folder, House, play_on},
};
use life::Time;
use protocol::{
    Clock, ErrorCode, Plays, SeatInfo, TableSettings, TableStage, ToServer, Wish, Wished,
    http::{SeatRequest, SeatTaken},
};
use serde_json::Value;
use tabletop::Seat;

const EVENING: u32 = 600_000;

/// The person in a seat comes back, and hears how the match stands.
async fn come_back(house: &House, table: &Laid, seat: usize) -> Player {
    let mut player = Player::sit(house.address, &table.table, Some(&table.seats[seat].token)).await;
    player.hear_until(0).await;
    player
}

#[tokio::test]
async fn a_stand_in_and_who_has_left_stay_what_they_were() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = table_with(&house, impatient(), 4).await;
    let gone = leave(&mut players, 1).await;
    players[0].say(ToServer::StandIn { seat: gone }).await;
    players[2].say(ToServer::Resign {}).await;
    let away = leave(&mut players, 1).await;
    players[0].say(wish(Wish::Remove { seat: away }, true)).await;
    let as_it_was = |table: &protocol::TableInfo| {
        [gone, Seat(3), away].map(|seat| plays(table, seat))
            == [Plays::StandIn, Plays::Resigned, Plays::Removed]
    };
    players[0].hear_until_table(as_it_was).await;
    house.close().await;

    let house = House::open(&folder).await;
    let mut first = come_back(&house, &table, 0).await;
    assert!(as_it_was(&first.table), "{:?}", first.table.seats);
    for left in [3, away.index()] {
        let player = Player::sit(house.address, &table.table, Some(&table.seats[left].token)).await;
        assert_eq!(player.seat, None, "who has left for good watches");
    }
    let _back = come_back(&house, &table, gone.index()).await;
    first.hear_until_table(|table| plays(table, gone) == Plays::Themselves).await;
    house.close().await;
}

#[tokio::test]
async fn a_pause_and_what_was_wished_for_go_on() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { clock: Clock::EVENING, ..impatient() };
    let (table, mut players) = table_with(&house, settings, 2).await;
    for player in &mut players {
        player.say(wish(Wish::Pause, true)).await;
    }
    players[0].hear_until_table(|table| table.paused_ms.is_some()).await;
    players[0].say(wish(Wish::Resume, true)).await;
    let resume = [Wished { seat: Seat(0), wish: Wish::Resume }];
    players[0].hear_until_table(|table| table.wishes == resume).await;
    let before = players[0].table.paused_ms.unwrap();
    // Clocks stand still while a match is paused.
    let clocks = players[0].standing.as_ref().unwrap().clocks_ms.clone();
    house.close().await;

    let house = House::open(&folder).await;
    // Only the other one comes back, so that nobody wants to go on who is there.
    let mut second = come_back(&house, &table, 1).await;
    assert_eq!(second.table.wishes, resume);
    assert!(second.table.paused_ms.is_some_and(|left| left <= before), "{:?}", second.table.paused_ms);
    assert_eq!(second.standing.as_ref().unwrap().clocks_ms, clocks);
    second.say(wish(Wish::Resume, true)).await;
    second.hear_until_table(|table| table.paused_ms.is_none()).await;
    let mut players = [come_back(&house, &table, 0).await, second];
    play_on(&mut players, 2).await;
    house.close().await;
}

/// Lets time pass while no server is running.
async fn let_pass(folder: &Folder, table: &Laid, ms: u64) {
    let mut log = folder.log(&table.table).await;
    for entry in &mut log {
        entry.at = Time(entry.at.0 - ms);
    }
    folder.rewrite(&table.table, &log).await;
}

#[tokio::test]
async fn time_that_passed_without_a_server_counts_for_whoever_was_waited_for() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { clock: Clock::EVENING, ..impatient() };
    let (table, mut players) = table_with(&house, settings, 2).await;
    play_on(&mut players, 2).await;
    let slow = players.iter().position(Player::is_waited_for).unwrap();
    house.close().await;
    let_pass(&folder, &table, 100_000).await;

    let house = House::open(&folder).await;
    let other = come_back(&house, &table, 1 - slow).await;
    let clocks = other.standing.as_ref().unwrap().clocks_ms.clone().unwrap();
    assert!(clocks[slow] <= EVENING - 100_000, "{clocks:?}");
    assert!(clocks[1 - slow] > EVENING - 100_000, "{clocks:?}");
    house.close().await;
}

#[tokio::test]
async fn time_that_ran_out_while_nobody_was_there_is_settled_when_somebody_comes() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { clock: Clock::EVENING, ..impatient() };
    let (table, mut players) = table_with(&house, settings, 2).await;
    let slow = players.iter().position(Player::is_waited_for).unwrap();
    let seat = players.remove(slow).seat.unwrap();
    house.close().await;
    let_pass(&folder, &table, u64::from(EVENING) + 1_000).await;

    let house = House::open(&folder).await;
    let mut other = come_back(&house, &table, 1 - slow).await;
    other.hear_until_table(|table| plays(table, seat) == Plays::StandIn).await;
    other.hear_until(1).await;
    let mut back = come_back(&house, &table, slow).await;
    back.hear_until_table(|table| plays(table, seat) == Plays::Themselves).await;
    house.close().await;
}

#[tokio::test]
async fn who_returns_when_the_own_time_has_run_out_decides_all_the_same() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { clock: Clock::EVENING, ..impatient() };
    let (table, players) = table_with(&house, settings, 2).await;
    let slow = players.iter().position(Player::is_waited_for).unwrap();
    house.close().await;
    let_pass(&folder, &table, u64::from(EVENING) + 1_000).await;

    let house = House::open(&folder).await;
    let mut back = come_back(&house, &table, slow).await;
    // The answer to this comes after everything that followed from coming.
    back.line.act("marker", raw(Value::Null)).await.unwrap();
    assert_eq!(back.hear_error().await, ErrorCode::Malformed);
    assert_eq!(plays(&back.table, back.seat.unwrap()), Plays::Themselves, "nobody plays for who is there");
    let left = back.standing.as_ref().unwrap().clocks_ms.as_ref().unwrap()[slow];
    assert!((1..=30_000).contains(&left), "there is time for one decision, not for more: {left}");
    assert!(back.is_waited_for());
    let action = back.choice(0);
    back.line.act("own", action).await.unwrap();
    assert_eq!(back.hear_until(1).await.version, 1);
    let SeatInfo::Person { by_stand_in, plays, .. } = back.table.seats[slow] else {
        panic!("a person sits there")
    };
    assert_eq!((by_stand_in, plays), (0, Plays::Themselves));
    house.close().await;
}

#[tokio::test]
async fn keeper_links_invitation_and_watchers_are_as_they_were() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = table_with(&house, impatient(), 2).await;
    players[0].say(ToServer::Invite { invite: None }).await;
    players[0].say(ToServer::Watch { open: false }).await;
    players[0].say(ToServer::HandOver { seat: Seat(1) }).await;
    players[1].say(ToServer::Relink { token: token(50) }).await;
    players[1].say(wish(Wish::Pause, true)).await;
    let pause = [Wished { seat: Seat(1), wish: Wish::Pause }];
    players[0].hear_until_table(|table| table.keeper == Some(Seat(1)) && table.wishes == pause).await;
    house.close().await;

    let house = House::open(&folder).await;
    assert_eq!(turned_away(house.address, &table.table, None).await, ErrorCode::NotWatched);
    let old = table.seats[1].token.as_str();
    assert_eq!(turned_away(house.address, &table.table, Some(old)).await, ErrorCode::WrongToken);
    let path = format!("/api/tables/{}/join", table.table);
    assert_eq!(post(house.address, &path, &joining(&table.invite, 9)).await.0, 403);
    let mut keeper = Player::sit(house.address, &table.table, Some(&text(token(50)))).await;
    assert_eq!((keeper.seat, keeper.table.keeper), (Some(Seat(1)), Some(Seat(1))));
    assert_eq!((keeper.table.invited, keeper.table.watched), (false, false));
    assert_eq!(keeper.table.wishes, pause);
    // Alone at the table, one is all who are there.
    keeper.hear_until_table(|table| table.paused_ms.is_some()).await;
    house.close().await;
}

#[tokio::test]
async fn luck_that_was_promised_or_told_stays_so_while_a_table_gathers() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let mut keeper = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    let is_promised = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { commitment: Some(_), .. });
    keeper.hear_until_table(|table| is_promised(&table.seats[0])).await;
    let commitment = keeper.table.luck.commitment;
    house.close().await;

    let house = House::open(&folder).await;
    let key = join(house.address, &table, 2).await;
    let keeper = Player::come(house.address, &table.table, Some(&table.seats[0].token), None).await;
    assert!(is_promised(&keeper.table.seats[0]));
    assert_eq!(keeper.table.luck.commitment, commitment);
    assert!(!keeper.table.luck.closed);
    let mut second = Player::sit(house.address, &table.table, Some(&key.token)).await;
    second.hear_until_table(|table| matches!(table.seats[1], SeatInfo::Person { revealed: true, .. })).await;
    house.close().await;

    let house = House::open(&folder).await;
    let again: SeatTaken =
        ask(house.address, &format!("/api/tables/{}/join", table.table), &joining(&table.invite, 2)).await;
    assert_eq!(again.seat, key.seat, "also after the list has been closed");
    let players = sit_all(house.address, &table.table, &[table.seats[0].clone(), key]).await;
    assert_eq!(players[0].table.stage, TableStage::Playing);
    house.close().await;
}
