//! What servers that share a store call out to each other.
//!
//! A hint says that there is something to read at a table, and never what: whoever hears it looks into the store. So hints may
//! be lost, doubled, late or forged, and cost no more than a look. Only quick words travel here themselves, because nothing
//! rests on them.
#![deny(missing_docs)]

mod nats;
mod notify;

use life::TableId;
use protocol::Reaction;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, time::Duration};
use tabletop::Seat;
use tokio::{
    sync::mpsc::{self, Receiver, Sender},
    time::sleep,
};

/// Hints that may wait to be called out; what comes after is not called out at all.
const WAITING_MAX: usize = 4_096;
/// The most hints in one message: PostgreSQL takes less than 8 000 bytes.
const TOGETHER_MAX: usize = 64;
/// How long to wait before the bus is tried again, at most with half as much in addition.
const REST: Duration = Duration::from_secs(1);

/// Something that may be worth a look.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hint {
    /// The log of a table has so many entries.
    Log(TableId, u32),
    /// Somebody has come to a table or left it.
    People(TableId),
    /// Somebody has said a quick word.
    Word(TableId, Seat, Reaction),
}

/// What is heard on a bus.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// Some hints.
    Hints(Vec<Hint>),
    /// It works from now on. What was called out before is lost.
    Up,
    /// It works no more.
    Down,
}

/// Where a bus is: `nats://…`, or `postgres://…` for PostgreSQL's own notices. It may hold a password, so nothing prints it.
#[derive(Clone)]
pub struct BusAddress(Place);

#[derive(Clone)]
enum Place {
    Nats(nats::Address),
    Postgres(Box<tokio_postgres::Config>),
}

impl FromStr for BusAddress {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<BusAddress, &'static str> {
        if text.starts_with("nats://") {
            let place = nats::Address::parse(text).ok_or("it is no address of NATS")?;
            return Ok(BusAddress(Place::Nats(place)));
        }
        let config = text.parse().map_err(|_| "it is no address of a bus")?;
        Ok(BusAddress(Place::Postgres(Box::new(config))))
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Place::Nats(_) => "nats://…",
            Place::Postgres(_) => "postgres://…",
        })
    }
}

/// One server's voice among the others.
#[derive(Clone)]
pub struct Bus(Sender<Hint>);

/// One server's ear.
pub struct Ear(Receiver<Heard>);

impl Bus {
    /// Joins a bus. It comes up by itself, and again whenever it is lost. Must be called within a runtime.
    pub fn join(address: &BusAddress) -> (Bus, Ear) {
        let (bus, ear, ends) = Bus::with_ends();
        match address.0.clone() {
            Place::Nats(place) => tokio::spawn(nats::run(place, ends)),
            Place::Postgres(config) => tokio::spawn(notify::run(*config, ends)),
        };
        (bus, ear)
    }

    /// A bus that is carried by whoever holds its ends.
    pub fn with_ends() -> (Bus, Ear, BusEnds) {
        let (say, said) = mpsc::channel(WAITING_MAX);
        let (tell, heard) = mpsc::channel(WAITING_MAX);
        (Bus(say), Ear(heard), BusEnds { said, tell })
    }

    /// Calls a hint out to the others, soon or never.
    pub fn call(&self, hint: Hint) {
        // Whoever misses it finds out from the store.
        let _ = self.0.try_send(hint);
    }
}

impl Ear {
    /// What is heard next; none when the bus is closed for good.
    pub async fn hear(&mut self) -> Option<Heard> {
        self.0.recv().await
    }
}

/// The other ends of a bus.
pub struct BusEnds {
    said: Receiver<Hint>,
    tell: Sender<Heard>,
}

impl BusEnds {
    /// All hints that wait to be called out, as one message; none when nobody is left to call out anything.
    pub async fn next_message(&mut self) -> Option<String> {
        let mut hints = Vec::new();
        if self.said.recv_many(&mut hints, TOGETHER_MAX).await == 0 {
            return None;
        }
        Some(serde_json::to_string(&hints).expect("hints are plain data"))
    }

    /// A message was heard. What cannot be read is nothing of ours.
    pub async fn hear(&self, message: &[u8]) {
        match serde_json::from_slice(message) {
            Ok(hints) => self.tell(Heard::Hints(hints)).await,
            Err(error) => tracing::debug!(%error, "somebody speaks another language on the bus"),
        }
    }

    /// Tells the ear something.
    pub async fn tell(&self, heard: Heard) {
        // Nobody listens any more if the server is closing.
        let _ = self.tell.send(heard).await;
    }

    /// Whether anybody is left to listen.
    fn is_wanted(&self) -> bool {
        !self.tell.is_closed()
    }
}

/// Waits until the bus is tried again. What was called out meanwhile is forgotten.
async fn rest(ends: &mut BusEnds) {
    ends.tell(Heard::Down).await;
    sleep(REST).await;
    while ends.said.try_recv().is_ok() {}
}
