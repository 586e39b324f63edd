//! Tables laid and seats taken, the way a browser does it.

use crate::Problem;
use futures_util::SinkExt;
use protocol::{
    TableSettings, ToServer,
    http::{CreateTable, SeatRequest, TableCreated},
};
use tabletop::Bytes16;
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
    let body = serde_json::to_string(&CreateTable {
        game: "tjuv".into(),
        options: serde_json::value::to_raw_value(&serde_json::json!({ "seats": 4, "deals": 20 }))?,
        settings: TableSettings::default(),
        seats: (0..4).map(seat).collect(),
    })?;
    let request = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let json = answer.split_once("\r\n\r\n").map(|(_, body)| body).unwrap_or_default();
    serde_json::from_str(json).map_err(|error| format!("no table ({error}): {answer}").into())
}

/// Opens a socket and says hello with a seat's token.
pub(crate) async fn sit_down(address: &str, table: &str, token: &str) -> Result<Socket, Problem> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let url = format!("ws://{address}/api/socket");
    let (mut socket, _) = client_async_with_config(url, stream, Some(config)).await?;
    let hello = ToServer::Hello {
        protocol: protocol::VERSION,
        table: table.into(),
        token: Some(token.into()),
        seen: None,
    };
    socket.send(Message::text(serde_json::to_string(&hello)?)).await?;
    Ok(socket)
}
