//! Core NATS: lines of text over TCP, of which hints need five. A client library would bring seventy crates for them.

use crate::{BusEnds, Heard, rest};
use serde_json::json;
use std::time::Duration;
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{
        TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
    sync::mpsc,
    time::{interval, timeout},
};

/// How long connecting, or sending a message, may take.
const WITHIN: Duration = Duration::from_secs(5);
/// How often the server is asked whether it is there. If it has not answered by the next time it is not.
const PING_EVERY: Duration = Duration::from_secs(2);
/// The longest message that is read, and the longest line around one.
const MESSAGE_MAX: usize = 64 * 1024;
const LINE_MAX: u64 = 4_096;
/// What was received and may wait to be looked at.
const WAITING_MAX: usize = 256;
const PORT: u16 = 4222;
const SUBJECT: &str = "spelbord.hints";

type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Where a server of NATS is, and who we are there.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Address {
    host: String,
    port: u16,
    user: Option<String>,
    password: Option<String>,
}

impl Address {
    /// `nats://[user[:password]@]host[:port]`; a user without a password is a token.
    pub(crate) fn parse(address: &str) -> Option<Address> {
        let rest = address.strip_prefix("nats://")?.trim_end_matches('/');
        let (who, place) = rest.rsplit_once('@').map_or((None, rest), |(who, place)| (Some(who), place));
        let (host, port) = match place.rsplit_once(':') {
            // An address of the sixth version has colons of its own.
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
            Some(_) | None => (place, PORT),
        };
        let (user, password) = match who.map(|who| who.split_once(':').unwrap_or((who, ""))) {
            Some((user, password)) => (Some(user), Some(password).filter(|password| !password.is_empty())),
            None => (None, None),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        let (user, password) = (user.map(str::to_owned), password.map(str::to_owned));
        (!host.is_empty()).then_some(Address { host, port, user, password })
    }

    /// What is said first: nothing is to be confirmed, and nobody wants to hear themselves.
    fn greeting(&self) -> String {
        let mut who = json!({
            "verbose": false, "pedantic": false, "echo": false, "lang": "rust", "name": "spelbord",
            "version": env!("CARGO_PKG_VERSION"), "protocol": 1,
        });
        match (&self.user, &self.password) {
            (Some(user), Some(password)) => {
                who["user"] = json!(user);
                who["pass"] = json!(password);
            }
            (Some(token), None) => who["auth_token"] = json!(token),
            (None, _) => {}
        }
        format!("CONNECT {who}\r\nSUB {SUBJECT} 1\r\nPING\r\n")
    }
}

pub(crate) async fn run(to: Address, mut ends: BusEnds) {
    while ends.is_wanted() {
        if let Err(error) = serve(&to, &mut ends).await {
            tracing::warn!(%error, "the bus is down");
            rest(&mut ends).await;
        } else {
            return;
        }
    }
}

/// What the server says.
enum Said {
    Message(Vec<u8>),
    Ping,
    Pong,
    Other,
}

/// Until there is nothing more to call out, or the connection is lost.
async fn serve(to: &Address, ends: &mut BusEnds) -> Result<(), Trouble> {
    let stream = timeout(WITHIN, TcpStream::connect((&*to.host, to.port))).await??;
    stream.set_nodelay(true)?;
    let (read, mut write) = stream.into_split();
    send(&mut write, to.greeting().as_bytes()).await?;
    let (tell, mut said) = mpsc::channel(WAITING_MAX);
    tokio::spawn(async move {
        let mut read = BufReader::new(read);
        loop {
            let next = next(&mut read).await;
            let is_last = next.is_err();
            if tell.send(next).await.is_err() || is_last {
                return;
            }
        }
    });

    let mut ping = interval(PING_EVERY);
    // The greeting ends with a question.
    let (mut is_up, mut is_asked) = (false, true);
    ping.tick().await;
    loop {
        tokio::select! {
            said = said.recv() => match said.ok_or("the connection is lost")?? {
                Said::Message(message) => ends.hear(&message).await,
                Said::Ping => send(&mut write, b"PONG\r\n").await?,
                Said::Pong => {
                    is_asked = false;
                    // The answer to the greeting: what others call out from now on is heard.
                    if !std::mem::replace(&mut is_up, true) {
                        ends.tell(Heard::Up).await;
                    }
                }
                Said::Other => {}
            },
            message = ends.next_message() => {
                let Some(message) = message else { return Ok(()) };
                let whole = format!("PUB {SUBJECT} {}\r\n{message}\r\n", message.len());
                send(&mut write, whole.as_bytes()).await?;
            }
            _ = ping.tick() => {
                if std::mem::replace(&mut is_asked, true) {
                    return Err("the server does not answer".into());
                }
                send(&mut write, b"PING\r\n").await?;
            }
        }
    }
}

async fn send(write: &mut OwnedWriteHalf, text: &[u8]) -> Result<(), Trouble> {
    Ok(timeout(WITHIN, write.write_all(text)).await??)
}

/// The next thing that the server says.
async fn next(read: &mut BufReader<OwnedReadHalf>) -> Result<Said, Trouble> {
    let mut line = String::new();
    (&mut *read).take(LINE_MAX).read_line(&mut line).await?;
    if !line.ends_with("\r\n") {
        return Err("the connection has ended".into());
    }
    let mut words = line.split_whitespace();
    match words.next() {
        // MSG subject subscription [reply-to] length
        Some("MSG") => {
            let length = words.next_back().and_then(|length| length.parse().ok());
            let length: usize = length.filter(|length| *length <= MESSAGE_MAX).ok_or("too long a message")?;
            let mut message = vec![0; length + 2];
            read.read_exact(&mut message).await?;
            message.truncate(length);
            Ok(Said::Message(message))
        }
        Some("PING") => Ok(Said::Ping),
        Some("PONG") => Ok(Said::Pong),
        Some("-ERR") => Err(line.trim_end().into()),
        Some(_) | None => Ok(Said::Other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_server_and_who_we_are() {
        let address = |host: &str, port, user: Option<&str>, password: Option<&str>| {
            let (user, password) = (user.map(str::to_owned), password.map(str::to_owned));
            Some(Address { host: host.to_owned(), port, user, password })
        };
        for (text, expected) in [
            ("nats://bus", address("bus", 4222, None, None)),
            ("nats://127.0.0.1:5000/", address("127.0.0.1", 5000, None, None)),
            ("nats://[::1]", address("::1", 4222, None, None)),
            ("nats://[::1]:77", address("::1", 77, None, None)),
            ("nats://token@bus", address("bus", 4222, Some("token"), None)),
            ("nats://me:secret@bus:1", address("bus", 1, Some("me"), Some("secret"))),
            ("nats://bus:port", None),
            ("nats://", None),
            ("http://bus", None),
        ] {
            assert_eq!(Address::parse(text), expected, "{text}");
        }
    }

    #[test]
    fn nobody_who_has_no_name_is_greeted_with_one() {
        let greeting = |address| Address::parse(address).unwrap().greeting();
        assert!(!greeting("nats://bus").contains("auth_token"));
        assert!(greeting("nats://token@bus").contains(r#""auth_token":"token""#));
        assert!(greeting("nats://me:secret@bus").contains(r#""user":"me""#));
    }
}
