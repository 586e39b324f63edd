//! Those who begin and do not go on: half a head, half a body, nothing at all, or reading nothing. None of them keeps
//! anybody else waiting, and each is shown out in time.

use crate::{
    client::{Line, here, lay, raw, request, tjuv},
    house::{Folder, House},
};
use protocol::{ErrorCode, ToClient, http::CreateTable};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};
use std::{
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::sleep,
};
use tokio_tungstenite::tungstenite::Message;

/// So short that a test need not wait, and so long that whoever does what they should is in time.
const SOON: Duration = Duration::from_millis(300);
/// Longer than any test.
const NEVER: Duration = Duration::from_secs(3600);

const HALF_A_HEAD: &[u8] = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half: ";
const HALF_A_BODY: &[u8] =
    b"POST /api/mine HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n\
    content-length: 100\r\n\r\n{\"tables\":";

async fn house(folder: &Folder, limits: Limits) -> House {
    House::settled(Arc::new(folder.store()), Settings { limits, ..Settings::default() }).await
}

/// A server to which everybody is a stranger.
async fn without_proxies(folder: &Folder, limits: Limits) -> House {
    let settings = Settings { limits, trusted_proxies: Vec::new(), ..Settings::default() };
    House::settled(Arc::new(folder.store()), settings).await
}

async fn say(address: SocketAddr, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    stream
}

/// A connection from another address of this computer.
async fn from(own: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(IpAddr::V4(own), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

/// All that the other end says until it hangs up.
async fn to_the_end(mut stream: TcpStream) -> String {
    let mut heard = Vec::new();
    // Who is cut off may see the line break rather than end.
    let _ = stream.read_to_end(&mut heard).await;
    String::from_utf8_lossy(&heard).into_owned()
}

async fn page(address: SocketAddr) -> u16 {
    request(address, "GET /", &[], "").await.unwrap().0
}

#[tokio::test]
async fn however_many_send_half_a_head_the_page_still_answers() {
    let folder = Folder::new();
    let limits = Limits { connections: 100, header_within: NEVER, ..Limits::default() };
    let house = house(&folder, limits).await;
    let mut halves = Vec::new();
    for _ in 0..300 {
        halves.push(say(house.address, HALF_A_HEAD).await);
    }
    for _ in 0..20 {
        assert_eq!(page(house.address).await, 200);
    }
    // The first have given way to those who came later.
    for half in halves.drain(..100) {
        assert_eq!(to_the_end(half).await, "");
    }
    house.close().await;
}

#[tokio::test]
async fn half_a_head_a_dripping_one_and_none_are_shown_out_in_time() {
    let folder = Folder::new();
    let limits = Limits { header_within: SOON, idle_within: SOON, ..Limits::default() };
    let house = without_proxies(&folder, limits).await;
    assert_eq!(to_the_end(say(house.address, b"").await).await, "");
    assert_eq!(to_the_end(say(house.address, HALF_A_HEAD).await).await, "");

    let mut dripping = say(house.address, HALF_A_HEAD).await;
    while dripping.write_all(b"x").await.is_ok() {
        sleep(Duration::from_millis(2)).await;
    }

    // Who has been served is idle afterwards, and shown out as well.
    let served =
        to_the_end(say(house.address, b"GET /icon.svg HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").await).await;
    assert!(served.starts_with("HTTP/1.1 200"), "{served}");
    house.close().await;
}

#[tokio::test]
async fn a_proxy_may_be_idle_for_longer_but_not_send_half_a_head() {
    let folder = Folder::new();
    let limits =
        Limits { header_within: SOON, idle_within: SOON, proxy_idle_within: NEVER, ..Limits::default() };
    let house = house(&folder, limits).await;
    let mut idle = say(house.address, b"").await;
    assert_eq!(to_the_end(say(house.address, HALF_A_HEAD).await).await, "");
    // By now it has been silent for as long.
    idle.write_all(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(to_the_end(idle).await.starts_with("HTTP/1.1 200"));
    house.close().await;
}

#[tokio::test]
async fn half_a_body_is_told_that_it_is_too_slow() {
    let folder = Folder::new();
    let house = house(&folder, Limits { body_within: SOON, ..Limits::default() }).await;
    let mut halves = Vec::new();
    for _ in 0..50 {
        halves.push(say(house.address, HALF_A_BODY).await);
    }
    for half in halves {
        let answer = to_the_end(half).await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too_slow"), "{answer}");
    }
    house.close().await;
}

#[tokio::test]
async fn the_server_closes_in_time_whatever_is_half_done() {
    let folder = Folder::new();
    let limits = Limits { close_within: SOON, header_within: NEVER, body_within: NEVER, ..Limits::default() };
    let house = house(&folder, limits).await;
    let table = lay(house.address, vec![here(1), here(2)]).await;
    let halves = [say(house.address, HALF_A_HEAD).await, say(house.address, HALF_A_BODY).await];
    let silent = say(house.address, b"").await;
    let mut line = Line::to(house.address, &table.table, None, None).await.unwrap();
    assert!(matches!(line.hear().await, Some(ToClient::Welcome { .. })));

    house.close().await;
    for cut in halves {
        assert_eq!(to_the_end(cut).await, "");
    }
    assert_eq!(to_the_end(silent).await, "");
    let mut goodbye = None;
    while let Some(heard) = line.hear().await {
        goodbye = Some(heard);
    }
    assert!(matches!(goodbye, Some(ToClient::Bye { error }) if error.code == ErrorCode::Closing));
}

#[tokio::test]
async fn one_address_has_so_many_connections_and_others_have_theirs() {
    let folder = Folder::new();
    let limits = Limits { connections_from_address: 5, idle_within: NEVER, ..Limits::default() };
    let house = without_proxies(&folder, limits).await;
    let mut greedy = Vec::new();
    for _ in 0..5 {
        greedy.push(say(house.address, HALF_A_HEAD).await);
    }
    let refused = to_the_end(say(house.address, b"").await).await;
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("retry-after: 5"), "{refused}");

    let mut other = from(Ipv4Addr::new(127, 0, 0, 2), house.address).await;
    other.write_all(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(to_the_end(other).await.starts_with("HTTP/1.1 200"));
    house.close().await;
}

#[tokio::test]
async fn a_socket_that_never_says_hello_is_shown_out() {
    let folder = Folder::new();
    let house = house(&folder, Limits { hello_within: SOON, ..Limits::default() }).await;
    let mut line = Line::open(house.address).await.unwrap();
    assert!(matches!(line.hear().await, Some(ToClient::Bye { error }) if error.code == ErrorCode::Hello));
    assert!(line.hear().await.is_none());
    house.close().await;
}

#[tokio::test]
async fn pings_without_end_end_the_socket_and_nobody_elses() {
    let folder = Folder::new();
    let house = house(&folder, Limits { pings_per_socket: Rate::new(5.0, 0.0), ..Limits::default() }).await;
    let table = lay(house.address, vec![here(1), here(2)]).await;
    let mut other = Line::to(house.address, &table.table, None, None).await.unwrap();
    let mut line = Line::to(house.address, &table.table, None, None).await.unwrap();
    for _ in 0..20 {
        // Once it is shown out nothing can be sent any more.
        let _ = line.send(Message::Ping(Vec::new().into())).await;
    }
    let mut goodbye = None;
    while let Some(heard) = line.hear().await {
        goodbye = Some(heard);
    }
    assert!(matches!(goodbye, Some(ToClient::Bye { error }) if error.code == ErrorCode::TooFast));
    assert!(matches!(other.hear().await, Some(ToClient::Welcome { .. })));
    house.close().await;
}

/// Asks for more than it will ever read; answers when it is cut off.
#[tokio::test]
async fn a_reader_that_stops_reading_is_cut_off() {
    let folder = Folder::new();
    let house = house(&folder, Limits { send_within: SOON, ..Limits::default() }).await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let broken = loop {
        if let Err(error) = stream.write_all(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n").await {
            break error;
        }
    };
    assert!(matches!(broken.kind(), io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe), "{broken}");
    assert_eq!(page(house.address).await, 200);
    house.close().await;
}

#[tokio::test]
async fn a_locked_store_is_told_of_in_time() {
    let folder = Folder::new();
    let house = house(&folder, Limits { store_within: SOON, ..Limits::default() }).await;
    let body = serde_json::to_string(&tjuv(vec![here(1), here(2)])).unwrap();
    let headers = [("content-type", "application/json")];
    let lock = folder.locked();
    let (status, answer) = request(house.address, "POST /api/tables", &headers, &body).await.unwrap();
    assert_eq!(status, 503, "{answer}");
    assert_eq!(page(house.address).await, 200);
    drop(lock);
    house.close().await;
}

#[tokio::test]
async fn what_is_padded_is_kept_as_it_is_understood() {
    let folder = Folder::new();
    let house = House::open(&folder).await;
    let padded = format!("{{\"seats\":2,{}\"deals\":1}}", " ".repeat(50_000));
    let options = serde_json::from_str(&padded).unwrap();
    let table = CreateTable { options, ..tjuv(vec![here(1), here(2)]) };
    let (status, laid) = crate::client::post(house.address, "/api/tables", &table).await;
    assert_eq!(status, 200, "{laid}");
    let mut line = Line::to(house.address, laid["table"].as_str().unwrap(), None, None).await.unwrap();
    let welcome: Value = serde_json::from_str(&line.hear_text().await.unwrap()).unwrap();
    assert!(welcome.to_string().len() < 5_000, "{welcome}");
    assert!(welcome.to_string().contains(raw(json!({ "deals": 1, "seats": 2 })).get()), "{welcome}");
    house.close().await;
}
