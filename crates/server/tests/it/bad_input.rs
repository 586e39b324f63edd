use crate::{
    client::{Line, Player, bot, here, join, joining, lay, post, raw, request, tjuv, token},
    house::{Folder, House, play_on},
};
use protocol::{
    ErrorCode, FRAME_MAX, ToClient, ToServer,
    http::{CreateTable, SeatRequest},
};
use serde_json::{Value, json};
use tabletop::Level;
use tokio_tungstenite::tungstenite::Message;

fn hello(table: &str, token: Option<&str>) -> Message {
    let hello = json!({ "hello": { "protocol": protocol::VERSION, "table": table, "token": token } });
    Message::text(hello.to_string())
}

/// What a connection is told last if it begins with this message.
async fn goodbye(house: &House, first: Message) -> ErrorCode {
    let mut line = Line::open(house.address).await.unwrap();
    line.send(first).await.unwrap();
    match line.hear().await {
        Some(ToClient::Bye { error }) => {
            assert!(line.hear().await.is_none(), "the connection is closed");
            error.code
        }
        other => panic!("no goodbye: {other:?}"),
    }
}

#[tokio::test]
async fn a_bad_first_message_gets_a_typed_goodbye() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), here(2)]).await;
    let other = lay(house.address, vec![here(3), here(4)]).await;
    let foreign = other.seats[0].token.as_str();
    let act = json!({ "act": { "cmd": "a", "action": {} } }).to_string();
    let of = |version: u16| json!({ "hello": { "protocol": version, "table": table.table } }).to_string();

    for (message, expected) in [
        (Message::text("{"), ErrorCode::Malformed),
        (Message::text("[".repeat(3_000)), ErrorCode::Malformed),
        (Message::binary(vec![1, 2, 3]), ErrorCode::Malformed),
        (Message::text(" ".repeat(FRAME_MAX + 1)), ErrorCode::TooLarge),
        (Message::text(" ".repeat(60_000)), ErrorCode::TooLarge),
        (Message::text(act), ErrorCode::Hello),
        (Message::text(of(1)), ErrorCode::Protocol),
        (Message::text(of(protocol::VERSION - 1)), ErrorCode::Protocol),
        (Message::text(of(protocol::VERSION + 1)), ErrorCode::Protocol),
        (hello("no-such-table", None), ErrorCode::UnknownTable),
        (hello(&table.table, Some("guessed")), ErrorCode::WrongToken),
        (hello(&table.table, Some(foreign)), ErrorCode::WrongToken),
        (hello(&table.table, Some(&table.invite)), ErrorCode::WrongToken),
    ] {
        let shown = message.to_string().chars().take(40).collect::<String>();
        assert_eq!(goodbye(&house, message).await, expected, "{shown}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_monstrous_message_is_not_even_read() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    let mut monster = Line::to(house.address, &table.table, None, None).await.unwrap();
    // The other end closes before it has heard all of it, so that sending fails, or hearing does.
    let _ = monster.send(Message::text(" ".repeat(20_000_000))).await;
    while monster.hear().await.is_some() {}
    play_on(&mut players, 4).await;
    house.close().await;
}

#[tokio::test]
async fn bad_messages_later_hurt_nobody_else() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    let mut rude = Player::sit(house.address, &table.table, Some(&table.seats[0].token)).await;
    rude.hear_until(0).await;
    let act = |cmd: &str| json!({ "act": { "cmd": cmd, "action": null } }).to_string();
    for (text, expected) in [
        ("garbage".to_owned(), ErrorCode::Malformed),
        (json!({ "act": { "cmd": "a", "action": null, "seat": 1 } }).to_string(), ErrorCode::Malformed),
        (act(""), ErrorCode::Malformed),
        (act(&"x".repeat(protocol::CMD_MAX + 1)), ErrorCode::Malformed),
        (
            json!({ "hello": { "protocol": protocol::VERSION, "table": table.table } }).to_string(),
            ErrorCode::Hello,
        ),
    ] {
        rude.line.send(Message::text(text.clone())).await.unwrap();
        let heard = rude.hear_past_table().await;
        assert!(
            matches!(&heard, ToClient::Error { error, .. } if error.code == expected),
            "{text}: {heard:?}"
        );
    }
    rude.line.send(Message::text(act(&"x".repeat(FRAME_MAX)))).await.unwrap();
    let heard = rude.hear_past_table().await;
    assert!(matches!(heard, ToClient::Bye { error } if error.code == ErrorCode::TooLarge));

    play_on(&mut players, 4).await;
    house.close().await;
}

#[tokio::test]
async fn a_flood_is_warned_and_then_shut_out_while_others_play() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (table, mut players) = house.table_of(2).await;
    let mut flood = Line::to(house.address, &table.table, Some(&table.seats[0].token), None).await.unwrap();
    let act = ToServer::Act { cmd: "again".into(), action: raw(Value::Null) };
    // The other end may close while we are still shouting.
    for _ in 0..2_000 {
        if flood.say(&act).await.is_err() {
            break;
        }
    }
    let (mut warned, mut goodbye) = (0, None);
    while let Some(message) = flood.hear().await {
        match message {
            ToClient::Error { cmd, error } if error.code == ErrorCode::TooFast => {
                assert_eq!(cmd.as_deref(), Some("again"));
                warned += 1;
            }
            ToClient::Bye { error } => goodbye = Some(error.code),
            ToClient::Welcome { .. }
            | ToClient::Table(_)
            | ToClient::Step { .. }
            | ToClient::Resync { .. }
            | ToClient::Accepted { .. }
            | ToClient::Refused { .. }
            | ToClient::Standing(_)
            | ToClient::Undone { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Error { .. } => {}
        }
    }
    assert!(warned > 0);
    assert_eq!(goodbye, Some(ErrorCode::TooFast));
    play_on(&mut players, 4).await;
    house.close().await;
}

#[tokio::test]
async fn another_sites_page_is_refused() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let body = serde_json::to_string(&tjuv(vec![here(1), bot(Level::Easy)])).unwrap();
    let json_from = |origin: String| {
        vec![("content-type".to_owned(), "application/json".to_owned()), ("origin".to_owned(), origin)]
    };
    let own = format!("http://{}", house.address);
    for (origin, expected) in
        [(own.clone(), 200), ("https://evil.example".to_owned(), 403), ("null".to_owned(), 403)]
    {
        let headers = json_from(origin.clone());
        let headers: Vec<(&str, &str)> = headers.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let (status, answer) = request(house.address, "POST /api/tables", &headers, &body).await.unwrap();
        assert_eq!(status, expected, "{origin}: {answer}");

        let upgrade = [
            ("origin", origin.as_str()),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
        ];
        if expected == 403 {
            let (status, answer) = request(house.address, "GET /api/socket", &upgrade, "").await.unwrap();
            assert_eq!(status, 403, "{origin}");
            assert!(answer.contains("cross_site"));
        }
    }
    // A form can send this without asking anybody.
    let (status, _) =
        request(house.address, "POST /api/tables", &[("content-type", "text/plain")], &body).await.unwrap();
    assert_eq!(status, 400);
    house.close().await;
}

#[tokio::test]
async fn a_table_that_the_rules_or_good_manners_forbid_is_not_laid() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let code = async |request: CreateTable| {
        let (status, answer) = post(house.address, "/api/tables", &request).await;
        assert!(status >= 400, "{answer}");
        answer["error"]["code"].as_str().map(str::to_owned).ok_or(answer)
    };
    let named = |name: &str| SeatRequest::Here { name: name.to_owned(), token: token(1), commitment: None };
    for name in ["", " ", "\u{202E}nna", "\u{7}", &"x".repeat(10_000), "\u{200B}\u{200B}"] {
        assert_eq!(code(tjuv(vec![named(name), bot(Level::Easy)])).await.unwrap(), "name");
    }
    let game = |game: &str| CreateTable { game: game.into(), ..tjuv(vec![here(1), here(2)]) };
    assert_eq!(code(game("poker")).await.unwrap(), "unknown_game");
    let brilliant = json!({
        "game": "tjuv", "options": { "seats": 2 },
        "seats": [{ "kind": "bot", "level": "brilliant" }, { "kind": "bot", "level": "easy" }],
    });
    let (status, answer) = post(house.address, "/api/tables", &brilliant).await;
    assert_eq!((status, &answer["error"]["code"]), (400, &json!("malformed")));
    let options = |options: Value| CreateTable { options: raw(options), ..tjuv(vec![here(1), here(2)]) };
    assert_eq!(code(options(json!({ "seats": 3 }))).await.unwrap(), "seats");
    assert_eq!(code(options(json!({ "seats": 2, "jokers": 4 }))).await.unwrap(), "malformed");
    let refused = code(options(json!({ "seats": 12 }))).await.unwrap_err();
    assert_eq!(refused["refused"]["rule"], "tj.players");
    assert_eq!(refused["refused"]["refusal"]["code"], "seat_count");
    house.close().await;
}

#[tokio::test]
async fn a_full_table_and_a_wrong_invitation() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link, SeatRequest::Link]).await;
    let path = format!("/api/tables/{}/join", table.table);
    let with = |invite: &str| joining(invite, 9);

    let (status, answer) = post(house.address, &path, &with("guess")).await;
    assert_eq!((status, &answer["error"]["code"]), (403, &json!("wrong_token")));
    let (status, _) = post(house.address, "/api/tables/nowhere/join", &with("guess")).await;
    assert_eq!(status, 404);

    let (one, two) = tokio::join!(join(house.address, &table, 2), join(house.address, &table, 3));
    let mut seats = [one.seat.0, two.seat.0];
    seats.sort_unstable();
    assert_eq!(seats, [1, 2], "two who come at once get a seat each");
    let (status, answer) = post(house.address, &path, &with(&table.invite)).await;
    assert_eq!((status, &answer["error"]["code"]), (409, &json!("full")));
    house.close().await;
}

#[tokio::test]
async fn unknown_addresses_and_long_bodies() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let (status, answer) = request(house.address, "GET /api/nothing", &[], "").await.unwrap();
    assert_eq!((status, answer.contains("not_found")), (404, true));
    let (status, _) = request(house.address, "GET /etc/passwd", &[], "").await.unwrap();
    assert_eq!(status, 404);
    let (status, answer) = post(house.address, "/api/tables", &"x".repeat(100_000)).await;
    assert_eq!((status, &answer["error"]["code"]), (413, &json!("too_large")));
    house.close().await;
}
