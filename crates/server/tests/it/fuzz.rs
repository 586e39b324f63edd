//! Bytes, requests and frames that nobody meant: whatever comes, nothing panics, no answer says that the server was wrong,
//! and those who play beside it notice nothing.
//!
//! `FUZZ_ROUNDS` says how many instead of the few of the suite, `SEED` with which luck; `cargo xtask fuzz`
//! sets both.

use crate::{
    client::{Laid, Line, Luck, here, joining, lay, request, tjuv},
    house::{Folder, House, play_on},
};
use protocol::{ToServer, VERSION, http::SeatRequest};
use serde_json::{Value, json};
use server::{Limits, Rate, Settings};
use std::{env, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::Message;

/// Frames on one socket.
const FRAMES: u32 = 12;
/// The longest that a mutated text gets.
const LENGTH_MAX: usize = 4_000;

fn asked(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

/// No rate stands in the way of the fuzz; time does, so that nothing half is waited for.
fn limits() -> Limits {
    let mut limits = Limits::default();
    let rates: Vec<&str> =
        limits.all().iter().filter(|limit| limit.value.ends_with("/s")).map(|limit| limit.name).collect();
    for name in rates {
        limits.set(name, "1000000000+1000000000/s").unwrap();
    }
    let soon = Duration::from_millis(500);
    Limits {
        header_within: soon,
        proxy_idle_within: soon,
        body_within: soon,
        pings_per_socket: Rate::new(5.0, 1.0),
        ..limits
    }
}

/// Requests that are understood, so that what differs a little from them gets far.
fn requests(table: &Laid) -> Vec<(String, Value)> {
    let id = &table.table;
    let token = &table.seats[0].token;
    let to = |path: &str| format!("/api/tables/{id}/{path}");
    vec![
        ("/api/tables".into(), json!(tjuv(vec![here(1), SeatRequest::Link]))),
        ("/api/mine".into(), json!({ "tables": [{ "table": id, "token": token }] })),
        ("/api/board".into(), json!({ "game": "tjuv-och-polis", "options": { "seats": 4 } })),
        (to("join"), json!(joining(&table.invite, 9))),
        (to("invited"), json!({ "invite": table.invite })),
        (to("bot"), json!({ "key": token, "seat": 1, "level": "easy" })),
        (to("rematch"), json!({ "token": token })),
        (to("advice"), json!({ "token": token })),
    ]
}

/// Messages that are understood.
fn messages(table: &Laid) -> Vec<Value> {
    let hello = ToServer::Hello {
        protocol: VERSION,
        table: table.table.clone(),
        token: Some(table.seats[0].token.clone()),
        seen: Some(3),
        covered: false,
    };
    vec![
        json!(hello),
        json!({ "act": { "cmd": "a", "action": { "do": "lay", "card": "6C" } } }),
        json!({ "try": { "cmd": "b", "action": { "do": "draw" } } }),
        json!({ "undo": {} }),
        json!({ "react": { "reaction": "well_done" } }),
        json!({ "wish": { "wish": "pause", "on": true } }),
        json!({ "resign": {} }),
        json!({ "hasten": {} }),
    ]
}

/// Something else where something was: another value, none, or the same twice.
fn mutate(value: &mut Value, luck: &mut Luck) {
    match value {
        Value::Object(fields) if !fields.is_empty() && luck.below(4) > 0 => {
            let name =
                fields.keys().nth(luck.below(fields.len() as u32) as usize).cloned().unwrap_or_default();
            match luck.below(5) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(format!("{name}x"), Value::Null)),
                _ => mutate(&mut fields[&name], luck),
            }
        }
        Value::Array(items) if !items.is_empty() && luck.below(4) > 0 => {
            let index = luck.below(items.len() as u32) as usize;
            match luck.below(5) {
                0 => drop(items.remove(index)),
                1 => items.extend(items.clone()),
                _ => mutate(&mut items[index], luck),
            }
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::Array(_)
        | Value::Object(_) => *value = anything(luck),
    }
}

fn anything(luck: &mut Luck) -> Value {
    match luck.below(10) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(u64::MAX),
        3 => json!(1e300),
        4 => json!(""),
        5 => json!("\u{0}\u{202E}'\"<script>"),
        6 => json!("x".repeat(luck.below(LENGTH_MAX as u32) as usize)),
        7 => json!([[[[[[[[]]]]]]]]),
        8 => json!({ "do": { "do": {} } }),
        _ => json!(luck.below(300)),
    }
}

/// The text with some of its bytes changed, cut or doubled.
fn garble(mut bytes: Vec<u8>, luck: &mut Luck) -> Vec<u8> {
    for _ in 0..=luck.below(4) {
        let at = luck.below(bytes.len().max(1) as u32) as usize;
        match luck.below(4) {
            0 => bytes.truncate(at),
            1 if at < bytes.len() => bytes[at] = luck.below(256) as u8,
            2 if bytes.len() < LENGTH_MAX => bytes.extend_from_within(..at.min(bytes.len())),
            _ => bytes.insert(at.min(bytes.len()), luck.below(256) as u8),
        }
    }
    bytes
}

/// One request that is almost right; answers its status, if it was answered.
async fn send_request(house: &House, table: &Laid, luck: &mut Luck) -> Option<u16> {
    let all = requests(table);
    let (path, mut body) = all[luck.below(all.len() as u32) as usize].clone();
    if luck.below(3) > 0 {
        mutate(&mut body, luck);
    }
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
         x-forwarded-for: 192.0.2.{}\r\ncontent-length: {}\r\n\r\n",
        house.address,
        luck.below(256),
        body.len()
    );
    let mut bytes = [head.into_bytes(), body.into_bytes()].concat();
    if luck.below(3) == 0 {
        bytes = garble(bytes, luck);
    }
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    // It may be shown out before it has said everything.
    let _ = stream.write_all(&bytes).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    answer.split(' ').nth(1).and_then(|status| status.parse().ok())
}

/// One socket on which almost the right things are said, with or without a hello first.
async fn send_frames(house: &House, table: &Laid, luck: &mut Luck) {
    let mut line = Line::open(house.address).await.unwrap();
    let all = messages(table);
    for number in 0..FRAMES {
        let mut message = all[luck.below(all.len() as u32) as usize].clone();
        if number == 0 && luck.below(3) > 0 {
            message = all[0].clone();
        } else {
            mutate(&mut message, luck);
        }
        let text = message.to_string();
        let frame = match luck.below(8) {
            0 => Message::binary(garble(text.into_bytes(), luck)),
            1 => Message::text(String::from_utf8_lossy(&garble(text.into_bytes(), luck)).into_owned()),
            2 => Message::Ping(vec![0; luck.below(126) as usize].into()),
            _ => Message::text(text),
        };
        if line.send(frame).await.is_err() {
            return;
        }
    }
    // Every second hangs up without a word; the others hear what there is to hear until they are shown out.
    if luck.below(2) == 0 {
        let _ = line.send(Message::Close(None)).await;
        while let Some(heard) = line.hear_text().await {
            assert!(!heard.contains("\"internal\""), "{heard}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_comes_in_nothing_breaks_and_the_others_play_on() {
    let (rounds, seed) = (asked("FUZZ_ROUNDS", 100), asked("SEED", 1));
    let folder = Folder::new();
    let settings = Settings { limits: limits(), bot_pause: Duration::ZERO, ..Settings::default() };
    let house = House::settled(Arc::new(folder.store()), settings).await;
    let (_, mut players) = house.table_of(2).await;
    let victim = lay(house.address, vec![here(3), SeatRequest::Link]).await;
    let mut luck = Luck(seed);
    for round in 0..rounds {
        let before = luck.0;
        let status = send_request(&house, &victim, &mut luck).await;
        assert!(status.is_none_or(|status| status < 500), "{status:?} in round {round}, luck {before}");
        send_frames(&house, &victim, &mut luck).await;
        if round % 10 == 0 {
            let version = players[0].standing.as_ref().map_or(0, |standing| standing.version);
            play_on(&mut players, version + 1).await;
        }
    }
    assert_eq!(request(house.address, "GET /healthz", &[], "").await.unwrap().0, 200);
    let version = players[0].standing.as_ref().map_or(0, |standing| standing.version);
    play_on(&mut players, version + 1).await;
    house.close().await;
}
