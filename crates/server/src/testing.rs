//! For the tests beside the code: tables in a store in memory, and matches without a network.

use crate::{Nice, Settings, games::Catalog, host::Host, thinking::Thinkers};
use life::{By, Digest, Entry, Games, Laid, Move, Record, Sitter, Time, TokenHash, What};
use protocol::{LuckKind, TableSettings};
use serde_json::{Value, json, value::to_raw_value};
use std::{
    net::{IpAddr, Ipv4Addr},
    time::Duration,
};
use store::{Memory, Store};
use tabletop::{AnyMatch, Bytes16, Bytes32, Level, Next, Seat, SeatLuck, ServerPart};
use tokio::sync::{mpsc, watch};

/// Where everybody is who comes to a table without a network.
pub(crate) const ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
/// The id of the one table that such a store holds.
pub(crate) const TABLE: &str = "table";
/// The secret of its invitation.
pub(crate) const INVITE: Bytes16 = Bytes16([0xff; 16]);

const SERVER_PART: Bytes32 = Bytes32([7; 32]);

pub(crate) fn host(store: Memory) -> Host {
    let (_, closing) = watch::channel(false);
    let (present, _) = mpsc::channel(1);
    // Bots get their share beside other tests.
    let settings = Settings { bot_pause: Duration::ZERO, thinking_nice: Nice(10), ..Settings::default() };
    Host::new(std::sync::Arc::new(store), settings, closing, present)
}

/// What time it is.
pub(crate) fn now() -> Time {
    Memory::default().now()
}

/// Thinkers who are not there: whoever asks them is told so at once.
pub(crate) fn nobody() -> Thinkers {
    Thinkers::start("nobody", 0, Nice::default(), |_, _| {})
}

/// A secret as it stands in links.
pub(crate) fn text(secret: Bytes16) -> String {
    hex::encode(secret.0)
}

/// The token of a person's seat.
pub(crate) fn token(seat: u8) -> Bytes16 {
    Bytes16([seat; 16])
}

pub(crate) fn person(seat: u8) -> Sitter {
    Sitter::Person { name: format!("Person {seat}"), token: TokenHash::of(&text(token(seat))) }
}

pub(crate) fn bot(seat: u8) -> Sitter {
    Sitter::Bot { name: format!("Bot {seat}"), level: Level::Medium }
}

/// The log of a table, written by hand.
pub(crate) struct Log {
    laid: Laid,
    pub(crate) records: Vec<Record>,
    /// The match, when it has begun.
    game: Option<Box<dyn AnyMatch>>,
    moves: u32,
}

impl Log {
    /// A table has been laid.
    pub(crate) fn laid(game: &str, options: Value, seats: Vec<Sitter>) -> Log {
        Log::agreed(game, options, TableSettings { advice: true, ..TableSettings::default() }, seats)
    }

    pub(crate) fn agreed(game: &str, mut options: Value, settings: TableSettings, seats: Vec<Sitter>) -> Log {
        let chase = options.get_mut("options");
        let agreed = if let Some(inner) = chase { inner } else { &mut options };
        agreed["seats"] = json!(seats.len());
        let laid = Laid {
            id: TABLE.into(),
            game: game.into(),
            rules: *catalog::rules(game).unwrap().end(),
            options: to_raw_value(&options).unwrap(),
            settings,
            seats,
            keeper: Some(Seat(0)),
            invite: Some(TokenHash::of(&text(INVITE))),
            luck: LuckKind::Second,
            server_part: SERVER_PART,
            previous: None,
            retold: Vec::new(),
        };
        let mut log = Log { laid: laid.clone(), records: Vec::new(), game: None, moves: 0 };
        log.add(By::Person(Seat(0)), What::Laid(Box::new(laid)));
        log
    }

    /// A match has begun, without anybody's number.
    pub(crate) fn begun(game: &str, options: Value, seats: Vec<Sitter>) -> Log {
        Log::laid(game, options, seats).begin()
    }

    pub(crate) fn begin(mut self) -> Log {
        self.add(By::Host, What::Closed);
        self.add(By::Host, What::Began);
        let persons = (0..).map(Seat).zip(&self.laid.seats);
        let persons: Vec<SeatLuck> = persons
            .filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. }))
            .map(|(seat, _)| SeatLuck { seat, commitment: None, number: None })
            .collect();
        let seed = ServerPart(SERVER_PART).seed(TABLE, &persons);
        self.game = Catalog.open(&self.laid, &seed).ok();
        self
    }

    fn add(&mut self, by: By, what: What) {
        let before = self.records.last().map_or(Digest::NOTHING, |record| record.digest);
        self.records.push(Record::new(before, &Entry { at: now(), by, what }));
    }

    fn game(&mut self) -> &mut dyn AnyMatch {
        &mut **self.game.as_mut().expect("the match has begun")
    }

    /// Plays for everybody until it is enough: what is usual in Monopol, elsewhere what comes first.
    pub(crate) fn play_until(&mut self, enough: impl Fn(&dyn AnyMatch, u32) -> bool) {
        const USUAL: [&str; 5] = ["throw", "buy", "pass_bid", "claim", "pay_card"];
        loop {
            let moves = self.moves;
            if enough(self.game(), moves) {
                return;
            }
            let Next::Seats(waiting) = self.game().next() else { panic!("the match is over") };
            let seat = waiting[0];
            let menu: Vec<Value> = serde_json::from_str(self.game().menu(seat).get()).unwrap();
            let named = |name: &&str| menu.iter().find(|choice| choice["action"]["do"] == **name);
            let choice = USUAL.iter().find_map(named).unwrap_or(&menu[0]);
            let action = to_raw_value(&choice["action"]).unwrap();
            self.game().act(seat, &action).unwrap();
            self.add(By::Person(seat), What::Moved(Move { seat, cmd: None, lag: 0, action }));
            self.moves += 1;
        }
    }

    pub(crate) fn play_to_the_end(mut self) -> Log {
        self.play_until(|game, _| matches!(game.next(), Next::Over(_)));
        self
    }

    /// Whom the match waits for, and the first thing they can do.
    pub(crate) fn waiting(&mut self) -> (Seat, Box<serde_json::value::RawValue>) {
        let Next::Seats(waiting) = self.game().next() else { panic!("nobody is waited for") };
        let menu: Vec<Value> = serde_json::from_str(self.game().menu(waiting[0]).get()).unwrap();
        (waiting[0], to_raw_value(&menu[0]["action"]).unwrap())
    }

    pub(crate) async fn stored(&self) -> Memory {
        let store = Memory::default();
        let stored = store.append(TABLE.into(), 0, Digest::NOTHING, self.records.clone()).await;
        assert!(stored.expect("memory does not fail by itself"));
        store
    }
}

/// What a log says, entry by entry.
pub(crate) fn deeds(store: &Memory) -> Vec<What> {
    let read = |record: &Record| serde_json::from_str::<Entry>(&record.text).unwrap().what;
    store.log(TABLE).iter().map(read).collect()
}
