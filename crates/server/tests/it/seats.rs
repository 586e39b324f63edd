//! Taking a seat, keeping it, and who may do what about the others: links, invitations, watchers, the keeper.

use crate::{
    client::{
        INVITE, Key, Player, ask, here, join, joining, lay, number, post, sit_all, text, tjuv, token,
        turned_away,
    },
    house::{Folder, House, THE_END, play_on},
};
use life::What;
use protocol::{
    ErrorCode, SeatInfo, TableStage, ToServer,
    http::{
        AskInvited, AskMine, Glance, Join, MINE_MAX, MyTable, Rematch, RematchLaid, SeatBot, SeatRequest,
        SeatTaken,
    },
};
use serde_json::{Value, json};
use tabletop::{Level, Seat};
use tokio::{io::AsyncWriteExt, net::TcpStream};

fn is_person(seat: &SeatInfo, called: &str) -> bool {
    matches!(seat, SeatInfo::Person { name, .. } if name == called)
}

#[tokio::test]
async fn joining_again_with_the_same_token_gives_the_same_seat_and_takes_no_second() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link, SeatRequest::Link]).await;
    let first = join(house.address, &table, 2).await;
    let again = join(house.address, &table, 2).await;
    assert_eq!((first.seat, again.seat), (Seat(1), Seat(1)));
    let watcher = Player::sit(house.address, &table.table, None).await;
    assert_eq!(watcher.table.seats[2], SeatInfo::Free);

    assert_eq!(join(house.address, &table, 3).await.seat, Seat(2));
    assert_eq!(join(house.address, &table, 2).await.seat, Seat(1), "also when the table is full");
    house.close().await;
    let sat =
        folder.log(&table.table).await.into_iter().filter(|entry| matches!(entry.what, What::Sat { .. }));
    assert_eq!(sat.count(), 2);
}

#[tokio::test]
async fn a_join_whose_answer_is_lost_is_told_to_the_others_and_can_be_repeated() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for waits_for_answer in [true, false] {
        let table = lay(house.address, vec![here(1), SeatRequest::Link, SeatRequest::Link]).await;
        let mut keeper = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
        let body = serde_json::to_string(&joining(&table.invite, 2)).unwrap();
        let request = format!(
            "POST /api/tables/{}/join HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            table.table,
            house.address,
            body.len()
        );
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        if waits_for_answer {
            // It is on its way, and nobody will ever read it.
            stream.readable().await.unwrap();
            drop(stream);
            keeper.hear_until_table(|table| is_person(&table.seats[1], "Person 2")).await;
        } else {
            drop(stream);
        }
        assert_eq!(join(house.address, &table, 2).await.seat, Seat(1));
        keeper.hear_until_table(|table| is_person(&table.seats[1], "Person 2")).await;
        assert_eq!(keeper.table.seats[2], SeatInfo::Free);
    }
    house.close().await;
}

#[tokio::test]
async fn a_kept_seat_can_be_given_to_a_bot_by_the_keeper_alone() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(3).await;
    play_on(&mut players, THE_END).await;
    let rematch = format!("/api/tables/{}/rematch", table.table);
    let come_along = |seat: usize| Rematch { token: table.seats[seat].token.clone() };
    let next: RematchLaid = ask(house.address, &rematch, &come_along(1)).await;
    let path = format!("/api/tables/{}/bot", next.table);
    let bot_by = |key: &str| SeatBot { key: key.to_owned(), seat: Seat(2), level: Level::Easy };
    let mut keeper = Player::sit(house.address, &next.table, Some(&table.seats[1].token)).await;
    assert_eq!(keeper.table.keeper, Some(Seat(1)), "whoever asks keeps the table");

    let refused = async |key: &str| post(house.address, &path, &bot_by(key)).await.1["error"]["code"].clone();
    assert_eq!(refused(&table.invite).await, "wrong_token", "the old invitation opens nothing here");
    let fresh = token(77);
    keeper.say(ToServer::Invite { invite: Some(fresh) }).await;
    keeper.hear_until_table(|table| table.invited).await;
    assert_eq!(refused(&text(fresh)).await, "not_keeper", "nor does a new one open a kept seat");
    assert_eq!(refused(&table.seats[0].token).await, "wrong_token");
    let joined =
        post(house.address, &format!("/api/tables/{}/join", next.table), &joining(&text(fresh), 9)).await;
    assert_eq!(joined.1["error"]["code"], "full");
    assert!(matches!(&keeper.table.seats[2], SeatInfo::Kept { name } if name == "Person 2"));

    let _: Value = ask(house.address, &path, &bot_by(&table.seats[1].token)).await;
    keeper.hear_until_table(|table| matches!(table.seats[2], SeatInfo::Bot { .. })).await;
    let (status, late) = post(house.address, &rematch, &come_along(2)).await;
    assert_eq!((status, &late["error"]["code"]), (409, &json!("full")));
    house.close().await;
}

#[tokio::test]
async fn a_link_made_anew_opens_the_seat_and_the_old_one_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    let old = table.seats[1].token.as_str();
    let mut lost = Player::sit(house.address, &table.table, Some(old)).await;

    let other_seats = ToServer::Relink { token: token(0) };
    players[1].say(other_seats).await;
    assert_eq!(players[1].hear_error().await, ErrorCode::WrongToken, "another's token cannot be taken");
    players[1].say(ToServer::Relink { token: token(50) }).await;
    let code = lost.hear_bye().await;
    assert_eq!(code, ErrorCode::WrongToken);
    assert!(code.is_final(), "the lost phone does not come back");
    assert_eq!(turned_away(house.address, &table.table, Some(old)).await, ErrorCode::WrongToken);
    let anew = Player::sit(house.address, &table.table, Some(&text(token(50)))).await;
    assert_eq!(anew.seat, Some(Seat(1)));
    play_on(&mut players, 4).await;
    house.close().await;
}

#[tokio::test]
async fn what_is_promised_with_the_requests_needs_no_word_more_before_the_numbers_are_told() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let promise = |seat| Some(number(Seat(seat)).commitment());
    let anna = SeatRequest::Here { name: "Anna".into(), token: token(1), commitment: promise(0) };
    let table = lay(house.address, vec![anna, SeatRequest::Link]).await;
    let path = format!("/api/tables/{}/join", table.table);
    let bo = Join { commitment: promise(1), ..joining(&table.invite, 2) };
    let taken: SeatTaken = ask(house.address, &path, &bo).await;
    let other = Join { commitment: promise(7), ..joining(&table.invite, 2) };
    let again: SeatTaken = ask(house.address, &path, &other).await;
    assert_eq!((taken.seat, again.seat), (Seat(1), Seat(1)));

    let watcher = Player::come(house.address, &table.table, None, None).await;
    assert!(watcher.table.luck.closed);
    assert_eq!((watcher.table.luck.commitment, taken.commitment), (again.commitment, again.commitment));
    let keys = [table.seats[0].clone(), Key { seat: taken.seat, token: text(token(2)) }];
    let mut players = sit_all(house.address, &table.table, &keys).await;
    play_on(&mut players, 4).await;
    house.close().await;
}

#[tokio::test]
async fn an_invitation_can_be_withdrawn_and_made_anew() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let mut keeper = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    assert!(keeper.table.invited);
    keeper.say(ToServer::Invite { invite: None }).await;
    keeper.hear_until_table(|table| !table.invited).await;
    let path = format!("/api/tables/{}/join", table.table);
    let (status, answer) = post(house.address, &path, &joining(&table.invite, 2)).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("wrong_token")));

    keeper.say(ToServer::Invite { invite: Some(token(60)) }).await;
    keeper.hear_until_table(|table| table.invited).await;
    assert_eq!(post(house.address, &path, &joining(&table.invite, 2)).await.0, 403, "the old one stays dead");
    let taken: SeatTaken = ask(house.address, &path, &joining(&text(token(60)), 2)).await;
    assert_eq!(taken.seat, Seat(1));
    house.close().await;
}

#[tokio::test]
async fn an_invitation_is_looked_at_before_anybody_sits_down() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let asked = async |table: &str, invite: &str| {
        let path = format!("/api/tables/{table}/invited");
        post(house.address, &path, &AskInvited { invite: invite.to_owned() }).await
    };
    let open = json!({ "game": "tjuv", "watched": true });
    assert_eq!(asked(&table.table, &table.invite).await, (200, open.clone()));
    assert_eq!(asked(&table.table, &table.invite).await, (200, open), "looking takes no seat");

    let mut keeper = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    keeper.say(ToServer::Watch { open: false }).await;
    keeper.hear_until_table(|table| !table.watched).await;
    let closed = json!({ "game": "tjuv", "watched": false });
    assert_eq!(
        asked(&table.table, &table.invite).await,
        (200, closed),
        "whoever is invited may come all the same"
    );

    let refused = async |table: &str, invite: &str| asked(table, invite).await.1["error"]["code"].clone();
    assert_eq!(refused(&table.table, "guess").await, "wrong_token");
    assert_eq!(refused(&table.table, &table.seats[0].token).await, "wrong_token", "a seat is no invitation");
    assert_eq!(refused("nowhere", &table.invite).await, "unknown_table");
    join(house.address, &table, 2).await;
    assert_eq!(refused(&table.table, &table.invite).await, "full");
    house.close().await;
}

#[tokio::test]
async fn a_table_closed_to_watchers_shows_them_out_and_lets_nobody_in() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    let mut watcher = Player::sit(house.address, &table.table, None).await;
    players[1].say(ToServer::Watch { open: false }).await;
    assert_eq!(players[1].hear_error().await, ErrorCode::NotKeeper);

    players[0].say(ToServer::Watch { open: false }).await;
    let code = watcher.hear_bye().await;
    assert_eq!((code, code.is_final()), (ErrorCode::NotWatched, true));
    assert_eq!(turned_away(house.address, &table.table, None).await, ErrorCode::NotWatched);
    players[0].say(ToServer::Watch { open: true }).await;
    players[0].hear_until_table(|table| !table.watched).await;
    players[0].hear_until_table(|table| table.watched).await;
    let mut watcher = Player::sit(house.address, &table.table, None).await;
    watcher.hear_until(0).await;
    play_on(&mut players, 2).await;
    house.close().await;
}

#[tokio::test]
async fn the_keeping_of_a_table_is_handed_over() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (_, mut players) = house.table_of(2).await;
    assert_eq!(players[0].table.keeper, Some(Seat(0)));
    players[1].say(ToServer::HandOver { seat: Seat(1) }).await;
    assert_eq!(players[1].hear_error().await, ErrorCode::NotKeeper);
    players[0].say(ToServer::HandOver { seat: Seat(7) }).await;
    assert_eq!(players[0].hear_error().await, ErrorCode::Seats);

    players[0].say(ToServer::HandOver { seat: Seat(1) }).await;
    for player in &mut players {
        player.hear_until_table(|table| table.keeper == Some(Seat(1))).await;
    }
    players[0].say(ToServer::Watch { open: false }).await;
    assert_eq!(players[0].hear_error().await, ErrorCode::NotKeeper);
    players[1].say(ToServer::Watch { open: false }).await;
    players[0].hear_until_table(|table| !table.watched).await;
    house.close().await;
}

#[tokio::test]
async fn my_tables_are_told_at_a_glance() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (over, mut players) = house.table_of(2).await;
    play_on(&mut players, THE_END).await;
    let (running, mut players) = house.table_of(3).await;
    play_on(&mut players, 2).await;
    players[0].say(ToServer::Watch { open: false }).await;
    players[0].hear_until_table(|table| !table.watched).await;
    let gathering = lay(house.address, vec![here(1), SeatRequest::Link]).await;

    let mine = |table: &str, token: Option<&str>| MyTable {
        table: table.to_owned(),
        token: token.map(str::to_owned),
    };
    let tables = vec![
        mine(&over.table, Some(&over.seats[0].token)),
        mine(&running.table, Some(&running.seats[2].token)),
        mine(&gathering.table, None),
        mine("nowhere", None),
        mine(&running.table, Some("guess")),
        mine(&running.table, None),
    ];
    let glances: Vec<Glance> = ask(house.address, "/api/mine", &AskMine { tables }).await;
    let [
        Glance::Stands { stage: TableStage::Over, winners: Some(winners), seat: Some(Seat(0)), .. },
        Glance::Stands {
            stage: TableStage::Playing, waiting, winners: None, seat: Some(Seat(2)), game, ..
        },
        Glance::Stands { stage: TableStage::Gathering, names, seat: None, .. },
        Glance::Fails(ErrorCode::UnknownTable),
        Glance::Fails(ErrorCode::WrongToken),
        Glance::Fails(ErrorCode::NotWatched),
    ] = &glances[..]
    else {
        panic!("{glances:?}")
    };
    assert!(!winners.is_empty());
    assert_eq!((waiting, game.as_str()), (&players[0].standing.as_ref().unwrap().waiting, "tjuv"));
    assert_eq!(names, &[Some("Person 1".to_owned()), None]);

    let too_many = AskMine { tables: vec![mine("nowhere", None); MINE_MAX + 1] };
    let (status, answer) = post(house.address, "/api/mine", &too_many).await;
    assert_eq!((status, &answer["error"]["code"]), (413, &json!("too_large")));
    house.close().await;
}

#[tokio::test]
async fn one_secret_opens_one_thing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let SeatRequest::Here { token, commitment, .. } = here(1) else { unreachable!("a person sits here") };
    let another = SeatRequest::Here { name: "Another".to_owned(), token, commitment };
    let (status, answer) = post(house.address, "/api/tables", &tjuv(vec![here(1), another])).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("wrong_token")), "two seats");
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let by_invitation = Join { token: INVITE, ..joining(&table.invite, 2) };
    let path = format!("/api/tables/{}/join", table.table);
    let (status, answer) = post(house.address, &path, &by_invitation).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("wrong_token")), "a seat and the invitation");
    house.close().await;
}
