//! A table outlives that people are away: bots stand in and give the seat back, people leave, pause and are removed.

use crate::{
    bots::{play_own_turns, replay},
    client::{Laid, Player, bot, here, lay_table, post, raw, sit_all, tjuv},
    house::{Folder, House, play_on},
};
use protocol::{
    Clock, ErrorCode, Plays, SeatInfo, TableInfo, TableSettings, TableStage, ToClient, ToServer, Wish,
    Wished,
    http::{CreateTable, Rematch},
};
use serde_json::{Value, json};
use std::time::Duration;
use tabletop::{Level, Seat};

/// Nobody is waited for before others may act, and stand-ins are quick.
pub(crate) fn impatient() -> TableSettings {
    TableSettings { grace: 0, stand_in: Level::Easy, ..TableSettings::default() }
}

/// A match of Tjuv between so many persons, all of them there.
pub(crate) async fn table_with(house: &House, settings: TableSettings, persons: u8) -> (Laid, Vec<Player>) {
    let request = CreateTable { settings, ..tjuv((0..persons).map(here).collect()) };
    let table = lay_table(house.address, &request).await;
    let players = sit_all(house.address, &table.table, &table.seats).await;
    (table, players)
}

pub(crate) fn plays(table: &TableInfo, seat: Seat) -> Plays {
    let SeatInfo::Person { plays, .. } = table.seats[seat.index()] else { panic!("nobody sits there") };
    plays
}

fn is_online(table: &TableInfo, seat: Seat) -> bool {
    matches!(table.seats[seat.index()], SeatInfo::Person { online: true, .. })
}

/// Somebody leaves, and the others have heard of it.
pub(crate) async fn leave(players: &mut Vec<Player>, index: usize) -> Seat {
    let seat = players.remove(index).seat.expect("a person sits there");
    for player in players {
        player.hear_until_table(|table| !is_online(table, seat)).await;
    }
    seat
}

pub(crate) fn wish(wish: Wish, on: bool) -> ToServer {
    ToServer::Wish { wish, on }
}

#[tokio::test]
async fn when_a_clock_runs_out_a_bot_stands_in_until_the_person_is_back() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { clock: Clock::Bank { seconds: 1, top_up: 1 }, ..impatient() };
    let (table, mut players) = table_with(&house, settings, 2).await;
    let slow = players.iter().position(Player::is_waited_for).unwrap();
    let seat = players[slow].seat.unwrap();
    let clocks = players[slow].standing.as_ref().unwrap().clocks_ms.clone().expect("the clocks show");
    assert!(clocks.iter().all(|left| *left <= 1_000), "{clocks:?}");

    // Nobody says anything.
    let other = &mut players[1 - slow];
    other.hear_until_table(|table| plays(table, seat) == Plays::StandIn).await;
    let ToClient::Step { stand_in: true, cmd: None, .. } = other.hear_past_table().await else {
        panic!("the bot does not play")
    };
    // The person comes back by another line, and decides the next time.
    let mut back = Player::sit(house.address, &table.table, Some(&table.seats[slow].token)).await;
    back.hear_until_table(|table| plays(table, seat) == Plays::Themselves).await;
    let SeatInfo::Person { by_stand_in, .. } = back.table.seats[slow] else { panic!("somebody sits there") };
    assert!(by_stand_in >= 1, "what the bot decided is counted");
    let mut acted = false;
    while !acted {
        if back.standing.is_some() && back.is_waited_for() {
            let version = back.version().unwrap();
            let action = back.choice(0);
            back.line.act("own", action).await.unwrap();
            while back.version() == Some(version) {
                let message = back.hear().await;
                acted = matches!(&message, ToClient::Step { cmd: Some(_), stand_in: false, .. });
            }
        } else {
            back.hear().await;
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_stand_in_is_refused_before_the_grace_is_over() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, mut players) = table_with(&house, TableSettings { grace: 600, ..impatient() }, 3).await;
    players[0].say(ToServer::StandIn { seat: Seat(1) }).await;
    assert_eq!(players[0].hear_error().await, ErrorCode::NotGone, "somebody is there");
    let gone = leave(&mut players, 1).await;
    players[0].say(ToServer::StandIn { seat: gone }).await;
    assert_eq!(players[0].hear_error().await, ErrorCode::NotGone, "who fetches coffee is waited for");
    players[0].say(wish(Wish::Remove { seat: gone }, true)).await;
    assert_eq!(players[0].hear_error().await, ErrorCode::NotGone);
    house.close().await;
}

#[tokio::test]
async fn after_the_grace_anybody_may_let_a_bot_stand_in_and_whoever_returns_has_the_seat_back() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = table_with(&house, impatient(), 3).await;
    let gone = leave(&mut players, 1).await;
    players[1].say(ToServer::StandIn { seat: gone }).await;
    for player in &mut players {
        player.hear_until_table(|table| plays(table, gone) == Plays::StandIn).await;
    }
    // The match goes on, and says who decided.
    let mut by_bot = false;
    while !by_bot {
        if let Some(at) = players.iter().position(Player::is_waited_for) {
            let version = players[at].version().unwrap();
            let action = players[at].choice(0);
            players[at].line.act(&format!("move-{version}"), action).await.unwrap();
        }
        let version = players[0].version().unwrap();
        while players[0].version() == Some(version) {
            let message = players[0].hear().await;
            by_bot |= matches!(message, ToClient::Step { stand_in: true, .. });
        }
        let latest = players[0].version().unwrap();
        players[1].hear_until(latest).await;
    }

    let back = Player::sit(house.address, &table.table, Some(&table.seats[1].token)).await;
    players.push(back);
    for player in &mut players {
        player.hear_until_table(|table| plays(table, gone) == Plays::Themselves).await;
    }
    let latest = players[0].version().unwrap();
    for player in &mut players {
        player.hear_until(latest).await;
    }
    let SeatInfo::Person { by_stand_in, .. } = players[0].table.seats[1] else {
        panic!("a person sits there")
    };
    assert!(by_stand_in > 0);
    play_on(&mut players, u32::MAX).await;
    let replay = replay(&house, &table.table).await;
    assert_eq!(replay.steps.iter().filter(|step| step.stand_in).count() as u32, by_stand_in);
    catalog::verify(&replay).expect("the match holds");
    house.close().await;
}

#[tokio::test]
async fn who_leaves_for_good_watches_and_a_bot_plays_on_to_the_end() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = table_with(&house, impatient(), 2).await;
    play_on(&mut players, 2).await;
    players[1].say(ToServer::Resign {}).await;
    let mut left = players.remove(1);
    while left.seat.is_some() {
        left.hear().await;
    }
    left.hear_until(2).await;
    left.line.act("still-here", raw(Value::Null)).await.unwrap();
    loop {
        if let ToClient::Error { error, .. } = left.hear_past_table().await {
            assert_eq!(error.code, ErrorCode::NotSeated);
            break;
        }
    }
    let mut stays = players.remove(0);
    stays.hear_until_table(|table| plays(table, Seat(1)) == Plays::Resigned).await;
    play_own_turns(&mut stays, u32::MAX).await;
    let back = Player::sit(house.address, &table.table, Some(&table.seats[1].token)).await;
    assert_eq!(back.seat, None, "who has left may see how it ended");
    let asked = Rematch { token: table.seats[1].token.clone() };
    let (status, answer) = post(house.address, &format!("/api/tables/{}/rematch", table.table), &asked).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("seat_left")));
    house.close().await;
}

#[tokio::test]
async fn the_keeper_alone_or_all_others_remove_who_does_not_come_back() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = table_with(&house, impatient(), 3).await;
    let gone = leave(&mut players, 0).await;
    let removal = Wish::Remove { seat: gone };
    players[0].say(wish(removal, true)).await;
    players[1].hear_until_table(|table| table.wishes == [Wished { seat: Seat(1), wish: removal }]).await;
    assert_eq!(plays(&players[1].table, gone), Plays::Themselves, "one of two is not all");
    players[1].say(wish(removal, true)).await;
    for player in &mut players {
        player.hear_until_table(|table| plays(table, gone) == Plays::Removed).await;
        assert_eq!(player.table.keeper, Some(Seat(1)), "somebody keeps the table");
        assert_eq!(player.table.wishes, []);
    }
    let late = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    assert_eq!(late.seat, None, "removed is removed");

    let gone = leave(&mut players, 1).await;
    players[0].say(wish(Wish::Remove { seat: gone }, true)).await;
    players[0].hear_until_table(|table| plays(table, gone) == Plays::Removed).await;
    house.close().await;
}

#[tokio::test]
async fn before_the_match_a_removed_seat_is_free_and_everybody_commits_anew() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = crate::client::lay(house.address, vec![here(1), protocol::http::SeatRequest::Link]).await;
    let mut keeper = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    // Somebody comes who commits to nothing.
    crate::client::join(house.address, &table, 2).await;
    keeper.hear_until_table(|table| matches!(table.seats[1], SeatInfo::Person { .. })).await;
    keeper.say(wish(Wish::Remove { seat: Seat(1) }, true)).await;
    keeper.hear_until_table(|table| table.seats[1] == SeatInfo::Free).await;
    let key = crate::client::join(house.address, &table, 3).await;
    let late = Player::sit(house.address, &table.table, Some(&key.token)).await;
    let mut players = [keeper, late];
    crate::client::begin(&mut players).await;
    play_on(&mut players, 2).await;
    house.close().await;
}

#[tokio::test]
async fn the_others_begin_without_the_number_of_who_is_away_if_all_present_want_it() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = crate::client::lay(house.address, (0..3).map(here).collect()).await;
    let mut players = Vec::new();
    for key in &table.seats[..2] {
        players.push(Player::sit(house.address, &table.table, Some(&key.token)).await);
    }
    players[0].say(wish(Wish::Begin, true)).await;
    players[1].hear_until_table(|table| !table.wishes.is_empty()).await;
    assert!(!players[1].table.luck.closed, "one of two is not all");
    players[1].say(wish(Wish::Begin, true)).await;
    crate::client::begin(&mut players).await;
    let SeatInfo::Person { commitment: None, revealed: false, .. } = players[0].table.seats[2] else {
        panic!("{:?}", players[0].table.seats[2])
    };
    house.close().await;
}

#[tokio::test]
async fn a_match_is_paused_and_resumed_when_all_present_want_it() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let settings = TableSettings { clock: Clock::EVENING, ..impatient() };
    let (_, mut players) = table_with(&house, settings, 2).await;
    players[0].say(wish(Wish::Pause, true)).await;
    players[1].hear_until_table(|table| table.wishes.len() == 1).await;
    players[0].say(wish(Wish::Pause, false)).await;
    players[1].hear_until_table(|table| table.wishes.is_empty()).await;
    for player in &mut players {
        player.say(wish(Wish::Pause, true)).await;
    }
    for player in &mut players {
        player.hear_until_table(|table| table.paused_ms.is_some()).await;
    }
    let at = players.iter().position(Player::is_waited_for).unwrap();
    let action = players[at].choice(0);
    players[at].line.act("eager", action.clone()).await.unwrap();
    assert_eq!(players[at].hear_error().await, ErrorCode::Paused);

    for player in &mut players {
        player.say(wish(Wish::Resume, true)).await;
    }
    for player in &mut players {
        player.hear_until_table(|table| table.paused_ms.is_some()).await;
        player.hear_until_table(|table| table.paused_ms.is_none()).await;
    }
    play_on(&mut players, 2).await;
    house.close().await;
}

#[tokio::test]
async fn bots_alone_play_to_the_end_at_once_when_they_are_asked_to() {
    let folder = Folder::new();
    // Without being asked they would take an hour for their first move.
    let house = House::with_pause(&folder, Duration::from_secs(3_600)).await;
    let request = tjuv(vec![here(1), bot(Level::Easy), bot(Level::Medium)]);
    let table = lay_table(house.address, &request).await;
    let mut person = sit_all(house.address, &table.table, &table.seats).await.remove(0);
    person.say(ToServer::Hasten {}).await;
    assert_eq!(person.hear_error().await, ErrorCode::NotOnlyBots);
    person.say(ToServer::Resign {}).await;
    while !person.standing.as_ref().is_some_and(|standing| standing.bots_alone) {
        person.hear().await;
    }
    person.say(ToServer::Hasten {}).await;
    person.hear_until_table(|table| table.hastened).await;
    person.hear_until_table(|table| table.stage == TableStage::Over).await;
    assert!(person.is_over());
    catalog::verify(&replay(&house, &table.table).await).expect("the match holds");
    house.close().await;
}
