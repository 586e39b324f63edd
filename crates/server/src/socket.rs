//! One connection: one task that listens, acts and tells, in turn.

use crate::{
    host::Host,
    limits::{
        Bucket, GOODBYE_WITHIN, HELLO_WITHIN, MESSAGES, PING_EVERY, READ_MAX, SEND_WITHIN, SILENCE_MAX,
        WARNINGS_MAX,
    },
    room::{Guest, Out, Room},
    rooms::Rooms,
};
use axum::{
    body::Bytes,
    extract::{
        State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
};
use futures_util::{FutureExt, SinkExt};
use life::{Input, TokenHash};
use protocol::{ErrorCode, FRAME_MAX, ProtocolError, ToClient, ToServer};
use std::{
    panic::AssertUnwindSafe,
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
pub(crate) async fn connect(State(host): State<Arc<Host>>, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(READ_MAX)
        .max_frame_size(READ_MAX)
        .on_upgrade(|socket| serve(host, socket))
}

async fn serve(host: Arc<Host>, socket: WebSocket) {
    let _present = host.present.clone();
    let now = Instant::now();
    let rate = Bucket::full(MESSAGES, now);
    let lag = Duration::ZERO;
    let mut connection = Connection { socket, rate, warnings: 0, heard: now, pinged: None, lag };
    let ended = connection.serve(&host).await;
    if let Ended::Bye(error) = ended {
        // Who is gone already, or does not close in time, needs no goodbye.
        let _ = timeout(GOODBYE_WITHIN, connection.say_goodbye(error)).await;
    }
}

struct Connection {
    socket: WebSocket,
    rate: Bucket,
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
    async fn serve(&mut self, host: &Arc<Host>) -> Ended {
        // In boxes, because a connection that only waits would keep room for all that coming in and acting need.
        let greeted = AssertUnwindSafe(Box::pin(self.greet(host))).catch_unwind().await;
        let (room, mut guest) = match greeted {
            Ok(Ok(greeted)) => greeted,
            Ok(Err(ended)) => return ended,
            Err(_) => return ErrorCode::Internal.into(),
        };
        // A game that panics ends this connection, and the seat must still be seen to be left.
        let talk = AssertUnwindSafe(self.talk(host, &room, &mut guest)).catch_unwind().await;
        let ended = match talk {
            // Whoever is shown out because the server closes has not left the table.
            Ok(Ok(())) => return ErrorCode::Closing.into(),
            Ok(Err(ended)) => ended,
            Err(_) => ErrorCode::Internal.into(),
        };
        room.leave(guest.line).await;
        ended
    }

    async fn greet(&mut self, host: &Arc<Host>) -> Result<(Arc<Room>, Guest), Ended> {
        let hello = timeout(HELLO_WITHIN, self.hello()).await.map_err(|_| ErrorCode::Hello)??;
        let room = Rooms::get(host, &hello.table);
        let guest = room.enter(hello.token, hello.seen, hello.covered).await?;
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
    async fn talk(&mut self, host: &Arc<Host>, room: &Arc<Room>, guest: &mut Guest) -> Result<(), Ended> {
        let mut closing = host.closing.clone();
        // The first at once, so that the lag is known from the beginning.
        let mut ping = interval(PING_EVERY);
        loop {
            tokio::select! {
                // In this order: telling comes first, and while there is something to tell nothing else is polled.
                biased;
                told = guest.out.recv() => {
                    // None: shown out for being too slow.
                    self.feed(told.ok_or(Ended::Gone)?).await?;
                    self.pass_on(guest).await?;
                }
                received = self.socket.recv() => {
                    if let Some(text) = self.text_of(received)?
                        && let Some(answer) = self.answer(room, guest, &text).await?
                    {
                        // What happened before the answer is told before it.
                        self.pass_on(guest).await?;
                        self.send(text_of(&answer)).await?;
                    }
                }
                _ = ping.tick() => {
                    if self.heard.elapsed() > SILENCE_MAX {
                        return Err(Ended::Gone);
                    }
                    self.pinged = Some(Instant::now());
                    self.send(Message::Ping(Bytes::new())).await?;
                }
                _ = closing.changed() => return Ok(()),
            }
        }
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
    ) -> Result<Option<ToClient>, Ended> {
        let error = |cmd, error| Ok(Some(ToClient::Error { cmd, error }));
        let message: Result<ToServer, _> = serde_json::from_str(text);
        let cmd = message.as_ref().ok().and_then(ToServer::cmd).map(str::to_owned);
        if !self.rate.take(MESSAGES, self.heard) {
            self.warnings += 1;
            if self.warnings > WARNINGS_MAX {
                return Err(ErrorCode::TooFast.into());
            }
            return error(cmd, ErrorCode::TooFast.into());
        }
        let message = match message {
            Ok(message) => message,
            Err(unreadable) => return error(None, malformed(&unreadable)),
        };
        let lag = self.lag.as_millis() as u64;
        match Box::pin(room.put_in(Input::Said { line: guest.line, lag, message })).await {
            Ok(_) => Ok(None),
            Err(code) => error(cmd, code.into()),
        }
    }

    /// Sends what waits to be told, all of it in one go.
    async fn pass_on(&mut self, guest: &mut Guest) -> Result<(), Ended> {
        while let Ok(out) = guest.out.try_recv() {
            self.feed(out).await?;
        }
        in_time(self.socket.flush()).await
    }

    async fn feed(&mut self, out: Out) -> Result<(), Ended> {
        match out {
            Out::Frame(frame) => in_time(self.socket.feed(Message::Text(frame))).await,
            Out::Bye(code) => Err(code.into()),
        }
    }

    async fn say_goodbye(&mut self, error: ProtocolError) -> Result<(), Ended> {
        // Whoever does not hear that the server closes will notice all the same, so nobody waits for them.
        let must_be_heard = error.code != ErrorCode::Closing;
        self.send(text_of(&ToClient::Bye { error })).await?;
        self.send(Message::Close(None)).await?;
        while must_be_heard && let Some(Ok(_)) = self.socket.recv().await {}
        Ok(())
    }

    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        in_time(self.socket.send(message)).await
    }
}

fn text_of(message: &ToClient) -> Message {
    Message::text(serde_json::to_string(message).expect("messages are plain data"))
}

async fn in_time(sending: impl Future<Output = Result<(), axum::Error>>) -> Result<(), Ended> {
    match timeout(SEND_WITHIN, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Ended::Gone),
    }
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
