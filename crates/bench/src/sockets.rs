//! Tables laid and seats taken, the way a browser does it.

use crate::Problem;
use futures_util::SinkExt;
use protocol::{
    TableSettings, ToServer,
    http::{CreateTable, SeatRequest, TableCreated},
};
use tabletop::{Bytes16, Level};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, protocol::WebSocketConfig},
};

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Lays a table for four people, with the longest match there is.
pub(crate) async fn lay_table(address: &str) -> Result<TableCreated, Problem> {
    let seat =
        |number: u8| SeatRequest::Here { name: format!("Anna {number}"), nonce: Bytes16([number; 16]) };
    lay(address, (0..4).map(seat).collect()).await
}

/// Lays a table for four masters, who begin at once.
pub(crate) async fn lay_masters_table(address: &str) -> Result<TableCreated, Problem> {
    lay(address, vec![SeatRequest::Bot { level: Level::Master }; 4]).await
}

async fn lay(address: &str, seats: Vec<SeatRequest>) -> Result<TableCreated, Problem> {
    let body = serde_json::to_string(&CreateTable {
        game: "tjuv".into(),
        options: serde_json::value::to_raw_value(&serde_json::json!({ "seats": 4, "deals": 20 }))?,
        settings: TableSettings::default(),
        seats,
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
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default().to_owned())
}

/// Sits down in a seat: opens a socket and says hello with the seat's token.
pub(crate) async fn sit_down(address: &str, table: &str, token: &str) -> Result<Socket, Problem> {
    let mut socket = open(address, "/api/socket").await?;
    let hello = ToServer::Hello {
        protocol: protocol::VERSION,
        table: table.into(),
        token: Some(token.into()),
        seen: None,
    };
    socket.send(Message::text(serde_json::to_string(&hello)?)).await?;
    Ok(socket)
}

pub(crate) async fn open(address: &str, path: &str) -> Result<Socket, Problem> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) = client_async_with_config(format!("ws://{address}{path}"), stream, Some(config)).await?;
    Ok(socket)
}
