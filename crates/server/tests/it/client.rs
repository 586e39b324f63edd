//! A client as simple as can be: requests over HTTP, and one line to a table.

use futures_util::{SinkExt, StreamExt, future::join_all};
use protocol::{
    ErrorCode, LuckKind, SeatInfo, Standing, TableInfo, TableSettings, TableStage, ToClient, ToServer,
    http::{CreateTable, Join, SeatRequest, SeatTaken, TableCreated},
};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json, value::RawValue};
use std::{net::SocketAddr, time::Duration};
use tabletop::{Bytes16, Bytes32, Level, Number, Seat};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

/// Nothing that a test waits for takes this long, however busy the machine is. A test that waits in vain fails, rather than
/// holding up all that come after it.
const IN_VAIN: Duration = Duration::from_secs(180);

/// A small generator: the same seed gives the same choices.
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as u32 % n
    }
}

/// The secret that a person makes up: another for every person in a test.
pub(crate) fn token(person: u8) -> Bytes16 {
    Bytes16([person; 16])
}

/// The secret of the invitation to every table that is laid here.
pub(crate) const INVITE: Bytes16 = Bytes16([0xff; 16]);

/// A secret as it stands in links.
pub(crate) fn text(secret: Bytes16) -> String {
    secret.0.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn here(person: u8) -> SeatRequest {
    SeatRequest::Here { name: format!("Person {person}"), token: token(person), commitment: None }
}

pub(crate) fn bot(level: Level) -> SeatRequest {
    SeatRequest::Bot { level }
}

pub(crate) fn raw(value: Value) -> Box<RawValue> {
    serde_json::value::to_raw_value(&value).unwrap()
}

/// Sends a request with these headers; answers the status and the body.
pub(crate) async fn request(
    address: SocketAddr,
    start: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<(u16, String)> {
    let mut stream = TcpStream::connect(address).await?;
    let mut text = format!("{start} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text += &format!("content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let answer = String::from_utf8(answer).expect("answers are text");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(std::io::ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
    Ok((status, if head.contains("chunked") { unchunk(body) } else { body.to_owned() }))
}

fn unchunk(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size, 16).expect("the size of a chunk");
        whole += &rest[..size];
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}

pub(crate) async fn post(address: SocketAddr, path: &str, body: &impl Serialize) -> (u16, Value) {
    let body = serde_json::to_string(body).unwrap();
    let headers = [("content-type", "application/json")];
    let (status, answer) = request(address, &format!("POST {path}"), &headers, &body).await.unwrap();
    (status, serde_json::from_str(&answer).unwrap_or(Value::String(answer)))
}

/// A request that must succeed.
pub(crate) async fn ask<T: DeserializeOwned>(address: SocketAddr, path: &str, body: &impl Serialize) -> T {
    let (status, answer) = post(address, path, body).await;
    assert_eq!(status, 200, "{path}: {answer}");
    serde_json::from_value(answer).unwrap()
}

/// A seat, and the secret that opens it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Key {
    pub(crate) seat: Seat,
    pub(crate) token: String,
}

/// A table that was laid, and the secrets that were made up for it.
#[derive(Clone, Debug)]
pub(crate) struct Laid {
    pub(crate) table: String,
    pub(crate) invite: String,
    /// Those who sit at this screen.
    pub(crate) seats: Vec<Key>,
}

pub(crate) fn tjuv(seats: Vec<SeatRequest>) -> CreateTable {
    let options = raw(json!({ "seats": seats.len() }));
    let settings = TableSettings::default();
    CreateTable { game: "tjuv".into(), options, settings, seats, invite: Some(INVITE), house_key: None }
}

pub(crate) async fn lay(address: SocketAddr, seats: Vec<SeatRequest>) -> Laid {
    lay_table(address, &tjuv(seats)).await
}

pub(crate) async fn lay_table(address: SocketAddr, request: &CreateTable) -> Laid {
    let TableCreated { table, .. } = ask(address, "/api/tables", request).await;
    let key = |(seat, asked): (u8, &SeatRequest)| match asked {
        SeatRequest::Here { token, .. } => Some(Key { seat: Seat(seat), token: text(*token) }),
        SeatRequest::Link | SeatRequest::Bot { .. } => None,
    };
    Laid { table, invite: text(INVITE), seats: (0..).zip(&request.seats).filter_map(key).collect() }
}

/// What somebody sends who comes by the link.
pub(crate) fn joining(invite: &str, person: u8) -> Join {
    let (invite, name) = (invite.to_owned(), format!("Person {person}"));
    Join { invite, name, token: token(person), commitment: None }
}

pub(crate) async fn join(address: SocketAddr, table: &Laid, person: u8) -> Key {
    let path = format!("/api/tables/{}/join", table.table);
    let SeatTaken { seat, .. } = ask(address, &path, &joining(&table.invite, person)).await;
    Key { seat, token: text(token(person)) }
}

/// A connection to a table.
pub(crate) struct Line(WebSocketStream<TcpStream>);

impl Line {
    pub(crate) async fn open(address: SocketAddr) -> std::io::Result<Line> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{address}/api/socket"), stream)
            .await
            .map_err(std::io::Error::other)?;
        Ok(Line(socket))
    }

    /// Connects and says hello.
    pub(crate) async fn to(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
    ) -> std::io::Result<Line> {
        let mut line = Line::open(address).await?;
        let (table, token) = (table.to_owned(), token.map(str::to_owned));
        line.say(&ToServer::Hello { protocol: protocol::VERSION, table, token, seen, covered: false })
            .await?;
        Ok(line)
    }

    pub(crate) async fn say(&mut self, message: &ToServer) -> std::io::Result<()> {
        self.send(Message::text(serde_json::to_string(message).unwrap())).await
    }

    pub(crate) async fn act(&mut self, cmd: &str, action: Box<RawValue>) -> std::io::Result<()> {
        self.say(&ToServer::Act { cmd: cmd.to_owned(), action }).await
    }

    pub(crate) async fn send(&mut self, message: Message) -> std::io::Result<()> {
        self.0.send(message).await.map_err(std::io::Error::other)
    }

    /// The next message as it was sent; none if the connection is closed or lost.
    pub(crate) async fn hear_text(&mut self) -> Option<String> {
        loop {
            let heard = timeout(IN_VAIN, self.0.next()).await.expect("something is said sooner or later");
            match heard?.ok()? {
                Message::Text(text) => return Some(text.as_str().to_owned()),
                // Hearing on answers the other end's close, and then the line ends.
                Message::Close(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                Message::Binary(_) => panic!("the server sends text only"),
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        let text = self.hear_text().await?;
        Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
    }
}

/// What a viewer may do.
pub(crate) fn actions(standing: &Standing) -> Vec<Box<RawValue>> {
    #[derive(serde::Deserialize)]
    struct Choice {
        action: Box<RawValue>,
    }
    let choices: Vec<Choice> = serde_json::from_str(standing.menu.get()).unwrap();
    choices.into_iter().map(|choice| choice.action).collect()
}

/// Somebody at a table, following the match. Before it, they commit to a number and tell it as a page does.
pub(crate) struct Player {
    pub(crate) line: Line,
    pub(crate) seat: Option<Seat>,
    pub(crate) table: TableInfo,
    pub(crate) standing: Option<Standing>,
}

impl Player {
    pub(crate) async fn sit(address: SocketAddr, table: &str, token: Option<&str>) -> Player {
        let mut player = Player::come(address, table, token, None).await;
        player.bring_luck().await;
        player
    }

    /// Comes without saying anything but hello, having seen a version.
    pub(crate) async fn come(
        address: SocketAddr,
        table: &str,
        token: Option<&str>,
        seen: Option<u32>,
    ) -> Player {
        let mut line = Line::to(address, table, token, seen).await.unwrap();
        let first = line.hear().await;
        let Some(ToClient::Welcome { seat, table, .. }) = first else { panic!("not a welcome: {first:?}") };
        Player { line, seat, table, standing: None }
    }

    pub(crate) async fn say(&mut self, message: ToServer) {
        self.line.say(&message).await.unwrap();
    }

    /// The next message, taken note of.
    pub(crate) async fn hear(&mut self) -> ToClient {
        let message = self.line.hear().await.expect("the line is open");
        match &message {
            ToClient::Step { standing, .. } | ToClient::Undone { standing, .. } => {
                let expected = self.standing.as_ref().map_or(0, |standing| standing.version + 1);
                assert_eq!(standing.version, expected, "versions follow each other without a hole");
                self.standing = Some(standing.clone());
            }
            ToClient::Resync { standing, .. } | ToClient::Standing(standing) => {
                self.standing = Some(standing.clone());
            }
            ToClient::Table(table) => {
                self.table = table.clone();
                self.bring_luck().await;
            }
            // Whoever leaves for good is welcomed as a watcher.
            ToClient::Welcome { seat, table, .. } => (self.seat, self.table) = (*seat, table.clone()),
            ToClient::Accepted { .. }
            | ToClient::Refused { .. }
            | ToClient::Error { .. }
            | ToClient::Reacted { .. }
            | ToClient::Tried { .. }
            | ToClient::Bye { .. } => {}
        }
        message
    }

    /// Commits to a number as long as the list is open, and tells it when it is closed with the commitment in it.
    async fn bring_luck(&mut self) {
        let Some(seat) = self.seat else { return };
        let luck = self.table.luck;
        let SeatInfo::Person { commitment, revealed, .. } = self.table.seats[seat.index()] else { return };
        if self.table.stage != TableStage::Gathering || luck.kind != LuckKind::Second || revealed {
            return;
        }
        let number = number(seat);
        if !luck.closed && commitment.is_none() {
            self.say(ToServer::Commit { commitment: number.commitment() }).await;
        }
        if luck.closed && commitment == Some(number.commitment()) {
            self.say(ToServer::Reveal { number: number.0 }).await;
        }
    }

    /// The next message that is not about the table itself.
    pub(crate) async fn hear_past_table(&mut self) -> ToClient {
        loop {
            let message = self.hear().await;
            // Whoever reads the log anew welcomes those who are there once more.
            if !matches!(message, ToClient::Table(_) | ToClient::Standing(_) | ToClient::Welcome { .. }) {
                return message;
            }
        }
    }

    /// The code of the error that comes next, past what is told of the table.
    pub(crate) async fn hear_error(&mut self) -> ErrorCode {
        let heard = self.hear_past_table().await;
        let ToClient::Error { error, .. } = heard else { panic!("no error: {heard:?}") };
        error.code
    }

    /// Why the line is about to be closed.
    pub(crate) async fn hear_bye(&mut self) -> ErrorCode {
        loop {
            if let ToClient::Bye { error } = self.hear_past_table().await {
                return error.code;
            }
        }
    }

    pub(crate) async fn hear_until(&mut self, version: u32) -> &Standing {
        while self.version().is_none_or(|at| at < version) {
            self.hear().await;
        }
        self.standing.as_ref().expect("a standing was heard")
    }

    /// Hears on until the table is as wanted.
    pub(crate) async fn hear_until_table(&mut self, is_so: impl Fn(&TableInfo) -> bool) -> &TableInfo {
        while !is_so(&self.table) {
            self.hear().await;
        }
        &self.table
    }

    pub(crate) fn version(&self) -> Option<u32> {
        self.standing.as_ref().map(|standing| standing.version)
    }

    pub(crate) fn is_waited_for(&self) -> bool {
        let standing = self.standing.as_ref().expect("the match has started");
        self.seat.is_some_and(|seat| standing.waiting.contains(&seat))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.standing.as_ref().is_some_and(|standing| standing.winners.is_some())
    }

    /// One of the actions on the menu.
    pub(crate) fn choice(&self, luck: u32) -> Box<RawValue> {
        let mut actions = actions(self.standing.as_ref().expect("the match has started"));
        assert!(!actions.is_empty(), "whoever is waited for has something to do");
        actions.swap_remove(luck as usize % actions.len())
    }
}

/// Why somebody who says hello is turned away.
pub(crate) async fn turned_away(address: SocketAddr, table: &str, token: Option<&str>) -> ErrorCode {
    let mut line = Line::to(address, table, token, None).await.unwrap();
    match line.hear().await {
        Some(ToClient::Bye { error }) => error.code,
        other => panic!("no goodbye: {other:?}"),
    }
}

/// The number that a person thinks of.
pub(crate) fn number(seat: Seat) -> Number {
    Number(Bytes32([seat.0 + 1; 32]))
}

/// Lets all who sit at a table bring their luck, and hear how the match stands.
pub(crate) async fn begin(players: &mut [Player]) {
    join_all(players.iter_mut().map(|player| player.hear_until(0))).await;
}

/// Everybody with a key comes, each on a line of their own, and hears how the match stands.
pub(crate) async fn sit_all(address: SocketAddr, table: &str, keys: &[Key]) -> Vec<Player> {
    let mut players = Vec::new();
    for key in keys {
        players.push(Player::sit(address, table, Some(&key.token)).await);
    }
    begin(&mut players).await;
    players
}
