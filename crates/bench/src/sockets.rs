//! Tables laid and seats taken, the way a browser does it.

use crate::Problem;
use futures_util::{SinkExt, StreamExt};
use protocol::{
    TableSettings, ToServer,
    http::{CreateTable, SeatRequest, TableCreated},
};
use std::{
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering},
};
use tabletop::{Bytes16, Bytes32, Level, Number};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

/// What everybody adds to the luck.
const NUMBER: Number = Number(Bytes32([7; 32]));

/// How many addresses connections come from.
const ADDRESSES: u32 = 250;

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// A table for people, and the tokens of their seats.
pub(crate) struct Laid {
    pub(crate) table: String,
    tokens: Vec<String>,
}

/// Lays a table for so many people, with the longest match there is.
pub(crate) async fn lay_table(address: &str, seats: u32) -> Result<Laid, Problem> {
    let tokens: Vec<Bytes16> = (0..seats).map(|number| Bytes16([number as u8; 16])).collect();
    let seat = |(number, token): (u8, &Bytes16)| SeatRequest::Here {
        name: format!("Anna {number}"),
        token: *token,
        commitment: Some(NUMBER.commitment()),
    };
    let created = lay(address, (0..).zip(&tokens).map(seat).collect()).await?;
    Ok(Laid { table: created.table, tokens: tokens.iter().map(|token| hex::encode(token.0)).collect() })
}

/// Lays a table for four masters, and watches: nobody plays for an empty room.
pub(crate) async fn watch_masters(address: &str) -> Result<Socket, Problem> {
    let laid = lay(address, vec![SeatRequest::Bot { level: Level::Master }; 4]).await?;
    come(address, &laid.table, None).await
}

async fn lay(address: &str, seats: Vec<SeatRequest>) -> Result<TableCreated, Problem> {
    let body = serde_json::to_string(&CreateTable {
        game: "tjuv".into(),
        options: serde_json::value::to_raw_value(&serde_json::json!({ "seats": seats.len(), "deals": 20 }))?,
        settings: TableSettings::default(),
        seats,
        invite: None,
        house_key: None,
    })?;
    let answer = post(address, "/api/tables", &body).await?;
    serde_json::from_str(&answer).map_err(|error| format!("no table ({error}): {answer}").into())
}

/// Sends JSON and returns what is answered.
pub(crate) async fn post(address: &str, path: &str, body: &str) -> Result<String, Problem> {
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default().to_owned())
}

/// Sits down in every seat, and tells each number when all have promised one. Then the match begins.
pub(crate) async fn sit_down(address: &str, laid: &Laid) -> Result<Vec<Socket>, Problem> {
    let mut sockets = Vec::new();
    for token in &laid.tokens {
        sockets.push(come(address, &laid.table, Some(token)).await?);
    }
    for socket in &mut sockets {
        loop {
            let frame = socket.next().await.ok_or("the server hung up")??;
            if frame.to_text()?.contains(r#""closed":true"#) {
                break;
            }
        }
        say(socket, &ToServer::Reveal { number: NUMBER.0 }).await?;
    }
    Ok(sockets)
}

async fn come(address: &str, table: &str, token: Option<&String>) -> Result<Socket, Problem> {
    let mut socket = open(address, "/api/socket").await?;
    let (table, token) = (table.to_owned(), token.cloned());
    say(
        &mut socket,
        &ToServer::Hello { protocol: protocol::VERSION, table, token, seen: None, covered: false },
    )
    .await?;
    Ok(socket)
}

async fn say(socket: &mut Socket, message: &ToServer) -> Result<(), Problem> {
    Ok(socket.send(Message::text(serde_json::to_string(message)?)).await?)
}

/// Each connection comes from another address, as those of many people do: a server lets in only so many from one. All
/// of 127.0.0.0/8 is this machine.
async fn connect(address: &str) -> Result<TcpStream, Problem> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let [_, _, high, low] = (NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES).to_be_bytes();
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from(([127, 1, high, low + 1], 0)))?;
    Ok(socket.connect(address.parse()?).await?)
}

pub(crate) async fn open(address: &str, path: &str) -> Result<Socket, Problem> {
    let stream = connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) = client_async_with_config(format!("ws://{address}{path}"), stream, Some(config)).await?;
    Ok(socket)
}
