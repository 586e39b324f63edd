//! Those who guess, forge, or let another name point here: none of them gets further than a polite no.

use crate::{
    client::{here, joining, lay, post, request, text, tjuv, token},
    house::{Folder, House},
};
use protocol::{
    ErrorCode,
    http::{CreateTable, Join, SeatRequest},
};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};
use std::{net::SocketAddr, sync::Arc};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

const JSON: (&str, &str) = ("content-type", "application/json");

async fn house(folder: &Folder, settings: Settings) -> House {
    House::settled(Arc::new(folder.store()), settings).await
}

fn limited(limits: Limits) -> Settings {
    Settings { limits, ..Settings::default() }
}

/// The whole answer, as it came over the line.
async fn whole(address: SocketAddr, host: &str, start: &str, headers: &[(&str, &str)], body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut asked = format!("{start} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
    for (name, value) in headers {
        asked += &format!("{name}: {value}\r\n");
    }
    asked += &format!("content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(asked.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

fn code(answer: &Value) -> Option<ErrorCode> {
    serde_json::from_value(answer["error"]["code"].clone()).ok()
}

/// Guesses at an invitation as if from this address; answers the statuses.
async fn guess(house: &House, table: &str, forwarded: &str, times: usize) -> Vec<u16> {
    let body = serde_json::to_string(&joining("00", 7)).unwrap();
    let path = format!("POST /api/tables/{table}/join");
    let mut statuses = Vec::new();
    for _ in 0..times {
        let headers = [JSON, ("x-forwarded-for", forwarded)];
        statuses.push(request(house.address, &path, &headers, &body).await.unwrap().0);
    }
    statuses
}

#[tokio::test]
async fn who_guesses_at_invitations_is_soon_asked_to_wait_and_nobody_else_is() {
    let folder = Folder::new();
    let limits = Limits { joins_per_address: Rate::new(3.0, 0.0), ..Limits::default() };
    let house = house(&folder, limited(limits)).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    assert_eq!(guess(&house, &table.table, "192.0.2.1", 5).await, [403, 403, 403, 429, 429]);
    // What is written before the address that the proxy names is anybody's word.
    assert_eq!(guess(&house, &table.table, "198.51.100.9, 192.0.2.1", 1).await, [429]);
    assert_eq!(guess(&house, &table.table, "192.0.2.2", 1).await, [403]);

    let headers = [JSON, ("x-forwarded-for", "192.0.2.1")];
    let path = format!("POST /api/tables/{}/join", table.table);
    let answer = whole(house.address, "127.0.0.1", &path, &headers, "{}").await;
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("retry-after: 3600"), "{answer}");
    house.close().await;
}

#[tokio::test]
async fn a_stranger_who_names_another_address_is_not_believed() {
    let folder = Folder::new();
    let limits = Limits { joins_per_address: Rate::new(3.0, 0.0), ..Limits::default() };
    let house = house(&folder, Settings { trusted_proxies: Vec::new(), ..limited(limits) }).await;
    let table = lay(house.address, vec![here(1), SeatRequest::Link]).await;
    let mut statuses = Vec::new();
    for number in 0..5 {
        statuses.extend(guess(&house, &table.table, &format!("192.0.2.{number}"), 1).await);
    }
    assert_eq!(statuses, [403, 403, 403, 429, 429]);
    house.close().await;
}

#[tokio::test]
async fn a_name_that_somebody_let_point_here_opens_nothing() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for (start, body) in [("GET /", ""), ("POST /api/mine", "{\"tables\":[]}"), ("GET /api/reach", "")] {
        let answer = whole(house.address, "evil.example", start, &[JSON], body).await;
        assert!(
            answer.starts_with("HTTP/1.1 421") && answer.contains("does not go by that name"),
            "{answer}"
        );
    }
    assert!(whole(house.address, "localhost", "GET /", &[], "").await.starts_with("HTTP/1.1 200"));
    house.close().await;
}

#[tokio::test]
async fn behind_a_proxy_everything_is_found_below_the_public_path() {
    let folder = Folder::new();
    let public_url = Some("https://hus.example/spel".parse().unwrap());
    let house = house(&folder, Settings { public_url, ..Settings::default() }).await;
    let table = serde_json::to_string(&tjuv(vec![here(1), here(2)])).unwrap();
    // The proxy may keep the path or take it off, and call us by our name or by its own.
    for (host, prefix) in [("hus.example", "/spel"), ("spelbord:7070", ""), ("127.0.0.1:7070", "/spel")] {
        for page in ["", "/t/abc", "/rules/tjuv"] {
            let answer = whole(house.address, host, &format!("GET {prefix}{page}/"), &[], "").await;
            assert!(answer.contains("<base href=\"/spel/\" />"), "{answer}");
            assert!(answer.contains("strict-transport-security: max-age="), "{answer}");
        }
        let icon = whole(house.address, host, &format!("GET {prefix}/icon.svg"), &[], "").await;
        assert!(icon.starts_with("HTTP/1.1 200"), "{icon}");
        let start = format!("POST {prefix}/api/tables");
        let ours = [JSON, ("origin", "https://hus.example")];
        let answer = whole(house.address, host, &start, &ours, &table).await;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let theirs = [JSON, ("origin", "https://evil.example")];
        let answer = whole(house.address, host, &start, &theirs, &table).await;
        assert!(answer.starts_with("HTTP/1.1 403") && answer.contains("cross_site"), "{answer}");
    }
    let (_, reach) = request(house.address, "GET /api/reach", &[], "").await.unwrap();
    assert!(reach.contains("\"https://hus.example/spel\""), "{reach}");
    house.close().await;
}

#[tokio::test]
async fn every_answer_has_the_headers_of_a_careful_site() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    for start in ["GET /", "GET /nowhere", "GET /api/nowhere", "POST /api/mine"] {
        let answer = whole(house.address, "127.0.0.1", start, &[], "").await.to_ascii_lowercase();
        for header in [
            "content-security-policy: default-src 'self'",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-resource-policy: same-origin",
            "permissions-policy: ",
            "referrer-policy: no-referrer",
            "x-content-type-options: nosniff",
            "x-frame-options: deny",
        ] {
            assert!(answer.contains(header), "{start}: {header} is not in {answer}");
        }
        assert!(!answer.contains("strict-transport-security"), "only where the public address is encrypted");
    }
    house.close().await;
}

#[tokio::test]
async fn on_a_private_server_tables_are_laid_by_those_who_know_the_house_key() {
    let folder = Folder::new();
    let limits = Limits { wrong_keys_per_address: Rate::new(3.0, 0.0), ..Limits::default() };
    let house_key = Some("kanelbulle".parse().unwrap());
    let house = house(&folder, Settings { house_key, ..limited(limits) }).await;
    let with = |key: Option<&str>| CreateTable {
        house_key: key.map(str::to_owned),
        ..tjuv(vec![here(1), SeatRequest::Link])
    };
    let (_, reach) = request(house.address, "GET /api/reach", &[], "").await.unwrap();
    assert!(reach.contains("\"house_key\":true"), "{reach}");

    for _ in 0..10 {
        let (status, answer) = post(house.address, "/api/tables", &with(None)).await;
        assert_eq!((status, code(&answer)), (403, Some(ErrorCode::HouseKey)), "to leave it out is no guess");
    }
    let (status, laid) = post(house.address, "/api/tables", &with(Some("kanelbulle "))).await;
    assert_eq!(status, 200, "{laid}");

    // Whoever has the link needs no key.
    let path = format!("/api/tables/{}/join", laid["table"].as_str().unwrap());
    let invite = text(crate::client::INVITE);
    assert_eq!(post(house.address, &path, &joining(&invite, 2)).await.0, 200);

    for _ in 0..3 {
        let (status, answer) = post(house.address, "/api/tables", &with(Some("kardemumma"))).await;
        assert_eq!((status, code(&answer)), (403, Some(ErrorCode::HouseKey)));
    }
    let (status, answer) = post(house.address, "/api/tables", &with(Some("kanelbulle"))).await;
    assert_eq!((status, code(&answer)), (429, Some(ErrorCode::TooFast)), "who guesses has to wait");
    house.close().await;
}

#[tokio::test]
async fn nobody_comes_to_a_table_under_a_name_that_could_be_mistaken() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let called = |name: &str, person| SeatRequest::Here {
        name: name.to_owned(),
        token: token(person),
        commitment: None,
    };
    let (status, answer) =
        post(house.address, "/api/tables", &tjuv(vec![called("Anna", 1), called("Аnna", 2)])).await;
    assert_eq!((status, code(&answer)), (409, Some(ErrorCode::NameTaken)), "{answer}");

    let seats = vec![called("Anna", 1), SeatRequest::Link];
    let table = lay(house.address, seats).await;
    let path = format!("/api/tables/{}/join", table.table);
    let join = |name: &str| Join { name: name.to_owned(), ..joining(&table.invite, 2) };
    for (name, expected) in
        [("anna", ErrorCode::NameTaken), ("Аnna", ErrorCode::NameTaken), ("An\u{200B}na", ErrorCode::Name)]
    {
        let (_, answer) = post(house.address, &path, &join(name)).await;
        assert_eq!(code(&answer), Some(expected), "{name}");
    }
    // Who asks again after a lost answer is called like themselves.
    for _ in 0..2 {
        let (status, answer) = post(house.address, &path, &join("Anne")).await;
        assert_eq!(status, 200, "{answer}");
    }
    house.close().await;
}

#[tokio::test]
async fn of_two_who_are_called_alike_and_come_at_once_one_is_let_in() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let options = crate::client::raw(json!({ "seats": 6 }));
    let links = std::iter::repeat_n(SeatRequest::Link, 5);
    let seats: Vec<SeatRequest> = [here(1)].into_iter().chain(links).collect();
    let table = crate::client::lay_table(house.address, &CreateTable { options, ..tjuv(seats) }).await;
    let path = format!("/api/tables/{}/join", table.table);
    let join = |person: u8| Join { name: "Eva".to_owned(), ..joining(&table.invite, person) };
    let all = futures_util::future::join_all((2..7).map(|person| {
        let (path, join) = (path.clone(), join(person));
        async move { post(house.address, &path, &join).await.0 }
    }));
    let statuses = all.await;
    assert_eq!(statuses.iter().filter(|status| **status == 200).count(), 1, "{statuses:?}");
    house.close().await;
}
