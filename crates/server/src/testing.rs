//! For the tests beside the code: a store in memory, and matches without a network.

use crate::{
    Settings,
    host::Host,
    secrets::{self, TokenHash},
    store::{Laid, Move, Pending, Sitter, Store, StoredTable, TableId},
    table::LaidTable,
    thinking::Thinkers,
};
use protocol::TableSettings;
use serde_json::{Value, json, value::to_raw_value};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use tabletop::{Bytes16, Level, Seat};
use tokio::sync::{Semaphore, mpsc, watch};

/// The id of the one table that such a store holds.
pub(crate) const TABLE: &str = "table";

/// One table in memory. A move is stored when the gate lets it through.
pub(crate) struct Memory {
    tables: Mutex<HashMap<TableId, StoredTable>>,
    pub(crate) gate: Arc<Semaphore>,
}

impl Memory {
    pub(crate) fn holding(table: LaidTable) -> Arc<Memory> {
        let LaidTable { laid, seats, rematch, playing } = table;
        let moves = playing.map(|playing| playing.moves).unwrap_or_default();
        let stored = StoredTable { laid, seats, moves, rematch };
        let gate = Arc::new(Semaphore::new(Semaphore::MAX_PERMITS));
        Arc::new(Memory { tables: Mutex::new([(TABLE.into(), stored)].into()), gate })
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.tables.lock().unwrap()[TABLE].moves.clone()
    }
}

impl Store for Memory {
    fn create(&self, _: Laid, _: Vec<Sitter>) -> Pending<bool> {
        panic!("there is one table already")
    }

    fn load(&self, table: &TableId) -> Pending<Option<StoredTable>> {
        let stored = self.tables.lock().unwrap().get(table).cloned();
        Box::pin(async move { Ok(stored) })
    }

    fn sit(&self, _: TableId, _: Seat, _: Sitter) -> Pending<bool> {
        panic!("everybody sits already")
    }

    fn append(&self, table: TableId, version: u32, made: Move) -> Pending<bool> {
        let gate = Arc::clone(&self.gate);
        let mut tables = self.tables.lock().unwrap();
        let moves = &mut tables.get_mut(&table).unwrap().moves;
        assert_eq!(version as usize, moves.len() + 1);
        moves.push(made);
        Box::pin(async move {
            gate.acquire().await.unwrap().forget();
            Ok(true)
        })
    }
}

pub(crate) fn host(store: Arc<Memory>) -> Host {
    let (_, closing) = watch::channel(false);
    let (present, _) = mpsc::channel(1);
    Host::new(store, Settings { bot_pause: Duration::ZERO }, closing, present)
}

/// Thinkers who are not there: whoever asks them is told so at once.
pub(crate) fn nobody() -> Thinkers {
    Thinkers::start("nobody", 0)
}

/// The token of a person's seat.
pub(crate) fn token(seat: u8) -> String {
    format!("token-{seat}")
}

pub(crate) fn person(seat: u8) -> Sitter {
    let token = TokenHash::of(&token(seat));
    Sitter::Person { name: format!("Person {seat}"), nonce: Bytes16([seat; 16]), token }
}

pub(crate) fn bot(seat: u8) -> Sitter {
    Sitter::Bot { name: format!("Bot {seat}"), level: Level::Medium }
}

/// A table where the match has just begun.
pub(crate) fn table(game: &str, mut options: Value, seats: Vec<Sitter>) -> LaidTable {
    options["seats"] = json!(seats.len());
    let laid = Laid {
        id: TABLE.into(),
        game: game.into(),
        rules: *catalog::rules(game).unwrap().end(),
        options: to_raw_value(&options).unwrap(),
        settings: TableSettings { advice: true, ..TableSettings::default() },
        server_part: tabletop::ServerPart(tabletop::Bytes32([7; 32])),
        invite: secrets::Token::fresh().hash(),
        previous: None,
    };
    LaidTable::from_store(StoredTable { laid, seats, moves: Vec::new(), rematch: None }).unwrap()
}

/// Plays for everybody until it is enough: what is usual in Monopol, elsewhere what comes first.
pub(crate) fn play_until(table: &mut LaidTable, enough: impl Fn(&LaidTable) -> bool) {
    const USUAL: [&str; 5] = ["throw", "buy", "pass_bid", "claim", "pay_card"];
    while !enough(table) {
        let playing = table.playing.as_mut().unwrap();
        let seat = *playing.waiting().first().expect("the match is not over");
        let menu: Vec<Value> = serde_json::from_str(playing.game.menu(seat).get()).unwrap();
        let usual = USUAL.iter().find_map(|name| menu.iter().find(|choice| choice["action"]["do"] == *name));
        let action = to_raw_value(&usual.unwrap_or(&menu[0])["action"]).unwrap();
        playing.game.act(seat, &action).unwrap();
        let cmd = format!("move-{}", playing.moves.len()).into();
        playing.moves.push(Move { seat, cmd, action });
    }
}

/// A match of Monopol in which rent can be claimed for a while.
pub(crate) fn claimable() -> LaidTable {
    let mut table = table("monopol", json!({ "claim_seconds": 100 }), vec![person(0), person(1)]);
    play_until(&mut table, |table| table.playing.as_ref().unwrap().game.time_limit().is_some());
    table
}
