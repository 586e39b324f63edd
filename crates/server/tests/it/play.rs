use crate::{
    client::{Line, Player, begin, bot, here, join, lay, raw},
    house::{Folder, House, THE_END, play_on},
};
use protocol::{ErrorCode, SeatInfo, TableStage, ToClient, http::SeatRequest};
use serde_json::{Value, json};
use tabletop::Level;

#[tokio::test]
async fn two_by_link_play_a_whole_match() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let first = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    assert_eq!(first.table.stage, TableStage::Gathering);
    assert_eq!(first.table.seats[1], SeatInfo::Free);

    let taken = join(house.address, &table, 2).await;
    let second = Player::sit(house.address, &table.table, Some(&taken.token)).await;
    let mut players = [first, second];
    begin(&mut players).await;
    assert_eq!(players[0].version(), Some(0));
    assert_eq!(players[0].table.stage, TableStage::Playing);
    play_on(&mut players, THE_END).await;
    for player in &mut players {
        assert!(player.is_over());
        while player.table.stage != TableStage::Over {
            player.hear().await;
        }
    }
    for (seat, expected) in players[0].table.seats.iter().zip(["Person 1", "Person 2"]) {
        assert!(matches!(seat, SeatInfo::Person { name, online: true, .. } if name == expected), "{seat:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn others_see_who_comes_and_who_leaves() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(3).await;
    let online = |player: &Player| {
        let is_online = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { online: true, .. });
        player.table.seats.iter().map(is_online).collect::<Vec<_>>()
    };
    let mut watcher = Player::sit(house.address, &table.table, None).await;
    assert_eq!(watcher.seat, None);
    assert_eq!(online(&watcher), [true, true, true]);

    drop(players.remove(1));
    while online(&watcher) != [true, false, true] {
        watcher.hear().await;
    }
    let _back = Player::sit(house.address, &table.table, Some(&table.seats[1].token)).await;
    while online(&watcher) != [true, true, true] {
        watcher.hear().await;
    }
    house.close().await;
}

#[tokio::test]
async fn a_repeated_command_is_answered_and_not_repeated() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, mut players) = house.table_of(2).await;
    let at = players.iter().position(Player::is_waited_for).unwrap();
    let action = players[at].choice(0);
    for _ in 0..2 {
        players[at].line.act("once", action.clone()).await.unwrap();
    }

    let step = players[at].hear_past_table().await;
    assert!(matches!(step, ToClient::Step { cmd: Some(cmd), .. } if cmd == "once"));
    let again = players[at].hear_past_table().await;
    assert!(matches!(again, ToClient::Accepted { cmd, version: 1 } if cmd == "once"));
    // The other seat is told once, and not which command it was.
    let other = &mut players[1 - at];
    let told = other.hear_past_table().await;
    assert!(matches!(told, ToClient::Step { cmd: None, .. }));
    play_on(&mut players, 3).await;
    house.close().await;
}

#[tokio::test]
async fn the_rules_refuse_with_a_clause_and_nothing_changes() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, mut players) = house.table_of(2).await;
    let at = players.iter().position(Player::is_waited_for).unwrap();
    let action = players[at].choice(0);

    let other = &mut players[1 - at];
    other.line.act("out-of-turn", action.clone()).await.unwrap();
    let ToClient::Refused { cmd, rule, refusal } = other.hear_past_table().await else {
        panic!("not refused")
    };
    assert_eq!((cmd.as_str(), rule.as_str()), ("out-of-turn", "tj.turn.order"));
    let refusal: Value = serde_json::from_str(refusal.get()).unwrap();
    assert_eq!(refusal, json!({ "code": "not_your_turn", "turn": at }));

    // What was offered a moment ago is stale now.
    players[at].line.act("fresh", action.clone()).await.unwrap();
    players[at].hear_until(1).await;
    players[at].line.act("stale", action).await.unwrap();
    let refused = players[at].hear_past_table().await;
    assert!(matches!(refused, ToClient::Refused { cmd, .. } if cmd == "stale"));

    players[at].line.act("nonsense", raw(json!({ "do": "fly" }))).await.unwrap();
    let error = players[at].hear_past_table().await;
    assert!(matches!(error, ToClient::Error { error, .. } if error.code == ErrorCode::Malformed));
    for player in &mut players {
        player.hear_until(1).await;
    }
    play_on(&mut players, 4).await;
    assert_eq!(players[0].version(), Some(4), "the next versions follow at once");
    house.close().await;
}

#[tokio::test]
async fn nobody_acts_before_the_start_or_without_a_seat() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let lay_card = || raw(json!({ "do": "lay", "card": "H5" }));
    let mut early = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    early.line.act("early", lay_card()).await.unwrap();
    let error = early.hear_past_table().await;
    assert!(matches!(error, ToClient::Error { error, .. } if error.code == ErrorCode::NotStarted));

    let mut watcher = Player::sit(house.address, &table.table, None).await;
    watcher.line.act("no-seat", lay_card()).await.unwrap();
    let error = watcher.hear_past_table().await;
    assert!(matches!(error, ToClient::Error { error, .. } if error.code == ErrorCode::NotSeated));
    house.close().await;
}

#[tokio::test]
async fn closing_says_goodbye() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), bot(Level::Medium)]).await;
    let token = table.seats[0].token.clone();
    let mut line = Line::to(house.address, &table.table, Some(&token), None).await.unwrap();
    line.hear().await.expect("a welcome");

    let (_, last) = tokio::join!(house.close(), async {
        let mut last = None;
        while let Some(message) = line.hear().await {
            last = Some(message);
        }
        last
    });
    assert!(matches!(last, Some(ToClient::Bye { error }) if error.code == ErrorCode::Closing));
}
