//! One connection: one task that listens, acts and tells, in turn.

use crate::{
    door::Place,
    host::Host,
    http::Failed,
    limits::{GOODBYE_WITHIN, Limits, READ_MAX, WARNINGS_MAX},
    rates::Bucket,
    room::{Guest, Out, Room},
    rooms::Rooms,
};
use axum::{
    body::Bytes,
    extract::{
        ConnectInfo, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use futures_util::{FutureExt, SinkExt, TryFutureExt};
use hosting::understood;
use life::{Input, TokenHash};
use protocol::{ErrorCode, FRAME_MAX, ProtocolError, ToClient, ToServer};
use std::{
    net::{IpAddr, SocketAddr},
    panic::AssertUnwindSafe,
    pin::pin,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::time::{interval, timeout};
use tokio_tungstenite::tungstenite;

/// Small buffers, because most connections are silent most of the time and say little when they speak. The defaults
/// are hundreds of times as large.
const READ_BUFFER: usize = 256;
const WRITE_BUFFER: usize = 512;

/// `GET /api/socket`
pub(crate) async fn connect(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failed> {
    let address = address.ip();
    let place = host.sockets.enter(address).ok_or_else(|| host.too_fast("sockets-from-address"))?;
    let upgraded = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(READ_MAX)
        .max_frame_size(READ_MAX)
        .on_upgrade(move |socket| serve(Box::new(Connection::new(socket, host, address, place))));
    Ok(upgraded)
}

/// The connection comes in a box, because a task keeps room for what it is given besides what it makes of it.
async fn serve(mut connection: Box<Connection>) {
    let _present = connection.host.present.clone();
    let ended = connection.serve().await;
    if let Ended::Bye(error) = ended {
        // Who is gone already, or does not close in time, needs no goodbye.
        let _ = timeout(GOODBYE_WITHIN, connection.say_goodbye(error)).await;
    }
}

struct Connection {
    socket: WebSocket,
    host: Arc<Host>,
    address: IpAddr,
    _place: Place,
    rate: Bucket,
    /// For what is no message: it costs little, but not nothing.
    pings: Bucket,
    warnings: u32,
    heard: Instant,
    /// When it was last asked whether it is still there, if it has not answered.
    pinged: Option<Instant>,
    /// How long the way there and back takes: of a decision's time, so much is spent on the line.
    lag: Duration,
}

struct Hello {
    table: String,
    token: Option<TokenHash>,
    seen: Option<u32>,
    covered: bool,
}

/// Why a connection ends.
enum Ended {
    /// The other end is gone, or too slow to be told anything.
    Gone,
    Bye(ProtocolError),
}

impl From<ErrorCode> for Ended {
    fn from(code: ErrorCode) -> Ended {
        Ended::Bye(code.into())
    }
}

impl Connection {
    fn new(socket: WebSocket, host: Arc<Host>, address: IpAddr, place: Place) -> Connection {
        let now = Instant::now();
        let rate = Bucket::full(host.settings.limits.messages_per_socket, now);
        let pings = Bucket::full(host.settings.limits.pings_per_socket, now);
        Connection {
            socket,
            host,
            address,
            _place: place,
            rate,
            pings,
            warnings: 0,
            heard: now,
            pinged: None,
            lag: Duration::ZERO,
        }
    }

    fn limits(&self) -> &Limits {
        &self.host.settings.limits
    }

    async fn serve(&mut self) -> Ended {
        // In boxes, because a connection that only waits would keep room for all that coming in and acting need.
        let greeted = AssertUnwindSafe(Box::pin(self.greet())).catch_unwind().await;
        let (room, mut guest) = match greeted {
            Ok(Ok(greeted)) => greeted,
            Ok(Err(ended)) => return ended,
            Err(_) => return ErrorCode::Internal.into(),
        };
        // A game that panics ends this connection, and the seat must still be seen to be left.
        let talk = AssertUnwindSafe(self.talk(&room, &mut guest)).catch_unwind().await;
        let ended = match talk {
            // Whoever is shown out because the server closes has not left the table.
            Ok(Ok(())) => return ErrorCode::Closing.into(),
            Ok(Err(ended)) => ended,
            Err(_) => ErrorCode::Internal.into(),
        };
        room.leave(guest.line).await;
        ended
    }

    async fn greet(&mut self) -> Result<(Arc<Room>, Guest), Ended> {
        let hello =
            timeout(self.limits().hello_within, self.hello()).await.map_err(|_| ErrorCode::Hello)??;
        let room = Rooms::get(&self.host, &hello.table);
        let guest = room.enter(hello.token, hello.seen, hello.covered, self.address).await?;
        Ok((room, guest))
    }

    async fn hello(&mut self) -> Result<Hello, Ended> {
        loop {
            let received = self.socket.recv().await;
            let Some(text) = self.text_of(received)? else { continue };
            let message = serde_json::from_str(&text).map_err(|error| Ended::Bye(malformed(&error)))?;
            let ToServer::Hello { protocol, table, token, seen, covered } = message else {
                return Err(ErrorCode::Hello.into());
            };
            if protocol != protocol::VERSION {
                return Err(ErrorCode::Protocol.into());
            }
            return Ok(Hello { table, token: token.as_deref().map(TokenHash::of), seen, covered });
        }
    }

    /// Until the server closes.
    async fn talk(&mut self, room: &Arc<Room>, guest: &mut Guest) -> Result<(), Ended> {
        let mut closing = self.host.closing.clone();
        let mut closing = pin!(closing.changed());
        // The first at once, so that the lag is known from the beginning.
        let send_within = self.limits().send_within;
        let mut ping = interval(self.limits().ping_every);
        loop {
            tokio::select! {
                // In this order: telling comes first, and while there is something to tell nothing else is polled.
                biased;
                told = guest.out.recv() => {
                    // None: shown out for being too slow.
                    let told = told.ok_or(Ended::Gone)?;
                    in_time(send_within, self.pass_on(Some(told), guest)).await?;
                }
                received = self.socket.recv() => {
                    if let Some(text) = self.text_of(received)? {
                        // In a box, like coming in.
                        Box::pin(self.hear(room, guest, &text)).await?;
                    }
                }
                _ = ping.tick() => {
                    if self.heard.elapsed() > self.limits().silence_within {
                        return Err(Ended::Gone);
                    }
                    self.pinged = Some(Instant::now());
                    self.send(Message::Ping(Bytes::new())).await?;
                }
                _ = &mut closing => return Ok(()),
            }
        }
    }

    /// Does what a message asks for, and answers if the table does not.
    async fn hear(&mut self, room: &Arc<Room>, guest: &mut Guest, text: &str) -> Result<(), Ended> {
        if let Some(answer) = self.answer(room, guest, text).await? {
            // What happened before the answer is told before it.
            in_time(self.limits().send_within, self.pass_on(None, guest)).await?;
            self.send(answer).await?;
        }
        Ok(())
    }

    fn may_ping(&mut self) -> bool {
        self.pings.take(self.host.settings.limits.pings_per_socket, self.heard)
    }

    /// The text that was received, if it was a text.
    fn text_of(
        &mut self,
        received: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<Utf8Bytes>, Ended> {
        self.heard = Instant::now();
        match received.ok_or(Ended::Gone)?.map_err(broken)? {
            Message::Text(text) if text.len() > FRAME_MAX => Err(ErrorCode::TooLarge.into()),
            Message::Text(text) => Ok(Some(text)),
            Message::Binary(_) => Err(ErrorCode::Malformed.into()),
            Message::Ping(_) | Message::Pong(_) if !self.may_ping() => Err(ErrorCode::TooFast.into()),
            Message::Pong(_) => {
                self.lag = self.pinged.take().map_or(self.lag, |pinged| pinged.elapsed());
                Ok(None)
            }
            Message::Ping(_) => Ok(None),
            Message::Close(_) => Err(Ended::Gone),
        }
    }

    /// Does what a message asks for. The table answers on the way it tells everything; only what never reaches it is answered
    /// here.
    async fn answer(
        &mut self,
        room: &Arc<Room>,
        guest: &Guest,
        text: &str,
    ) -> Result<Option<Message>, Ended> {
        let error = |cmd, error| Ok(Some(text_of(&ToClient::Error { cmd, error })));
        let message: Result<ToServer, _> = serde_json::from_str(text);
        let cmd = message.as_ref().ok().and_then(ToServer::cmd).map(str::to_owned);
        if !self.rate.take(self.host.settings.limits.messages_per_socket, self.heard) {
            self.warnings += 1;
            if self.warnings > WARNINGS_MAX {
                return Err(ErrorCode::TooFast.into());
            }
            return error(cmd, ErrorCode::TooFast.into());
        }
        let mut message = match message {
            Ok(message) => message,
            Err(unreadable) => return error(None, malformed(&unreadable)),
        };
        if let ToServer::Act { action, .. } = &mut message {
            match understood(action) {
                Ok(plain) => *action = plain,
                Err(code) => return error(cmd, code.into()),
            }
        }
        let lag = self.lag.as_millis() as u64;
        match room.put_in(Input::Said { line: guest.line, lag, message }).await {
            Ok(_) => {
                self.host.figures.told(self.heard.elapsed());
                Ok(None)
            }
            Err(code) => error(cmd, code.into()),
        }
    }

    /// Sends what is told first and all that waits behind it, in one go.
    async fn pass_on(&mut self, first: Option<Out>, guest: &mut Guest) -> Result<(), Ended> {
        let mut next = first.or_else(|| guest.out.try_recv().ok());
        while let Some(out) = next {
            match out {
                Out::Frame(frame) => self.socket.feed(Message::Text(frame)).await.map_err(gone)?,
                Out::Bye(code) => return Err(code.into()),
            }
            next = guest.out.try_recv().ok();
        }
        self.socket.flush().await.map_err(gone)
    }

    async fn say_goodbye(&mut self, error: ProtocolError) -> Result<(), Ended> {
        // Whoever does not hear that the server closes will notice all the same, so nobody waits for them.
        let must_be_heard = error.code != ErrorCode::Closing;
        self.send(text_of(&ToClient::Bye { error })).await?;
        self.send(Message::Close(None)).await?;
        while must_be_heard && let Some(Ok(_)) = self.socket.recv().await {}
        Ok(())
    }

    fn send(&mut self, message: Message) -> impl Future<Output = Result<(), Ended>> {
        in_time(self.limits().send_within, self.socket.send(message).map_err(gone))
    }
}

fn text_of(message: &ToClient) -> Message {
    Message::text(serde_json::to_string(message).expect("messages are plain data"))
}

fn in_time(
    within: Duration,
    sending: impl Future<Output = Result<(), Ended>>,
) -> impl Future<Output = Result<(), Ended>> {
    timeout(within, sending).map(|sent| sent.unwrap_or(Err(Ended::Gone)))
}

/// Nothing more can be sent on this connection.
fn gone(_: axum::Error) -> Ended {
    Ended::Gone
}

fn malformed(error: &serde_json::Error) -> ProtocolError {
    ProtocolError { code: ErrorCode::Malformed, detail: Some(error.to_string()) }
}

/// Why nothing more can be heard on this connection.
fn broken(error: axum::Error) -> Ended {
    match error.into_inner().downcast_ref() {
        Some(tungstenite::Error::Capacity(_)) => ErrorCode::TooLarge.into(),
        Some(tungstenite::Error::Protocol(_) | tungstenite::Error::Utf8(_)) => ErrorCode::Malformed.into(),
        _ => Ended::Gone,
    }
}
