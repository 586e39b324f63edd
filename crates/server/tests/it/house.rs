//! A server for a test, on a folder that is removed afterwards.

use crate::client::{self, Laid, Player};
use life::{Digest, Entry, Record, TableId};
use protocol::http::SeatRequest;
use server::Settings;
use std::{
    env, fs, mem,
    net::SocketAddr,
    path::{Path, PathBuf},
    process,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};
use store::{Sqlite, Store};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("spelbord-test-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// A folder with a copy of this database.
    pub(crate) fn holding(database: &Path) -> Folder {
        let folder = Folder::new();
        fs::copy(database, folder.database()).unwrap();
        folder
    }

    fn database(&self) -> PathBuf {
        self.0.join("spelbord.sqlite")
    }

    pub(crate) fn store(&self) -> Sqlite {
        Sqlite::open(&self.database()).unwrap()
    }

    /// Changes the database behind the server's back, and its witness's.
    pub(crate) fn change(&self, sql: &str) {
        let _ = fs::remove_file(self.0.join("spelbord.witness"));
        let database = rusqlite::Connection::open(self.database()).unwrap();
        database.execute_batch(sql).unwrap();
    }

    /// The database as another program holds it that is about to write, until this is dropped.
    pub(crate) fn locked(&self) -> rusqlite::Connection {
        let database = rusqlite::Connection::open(self.database()).unwrap();
        database.execute_batch("BEGIN IMMEDIATE").unwrap();
        database
    }

    /// The log of a table.
    pub(crate) async fn log(&self, table: &str) -> Vec<Entry> {
        let store = Sqlite::to_read(&self.database()).unwrap();
        let log = store.load(&TableId::from(table)).await.unwrap().expect("the table is there");
        let mut before = Digest::NOTHING;
        log.iter().map(|record| record.read(mem::replace(&mut before, record.digest)).unwrap()).collect()
    }

    /// Writes the log of a table anew behind the server's back, as if this had been stored from the first.
    pub(crate) async fn rewrite(&self, table: &str, log: &[Entry]) {
        self.change(&format!("DELETE FROM entries WHERE table_id = '{table}'"));
        let mut before = Digest::NOTHING;
        let record = |entry| {
            let record = Record::new(before, entry);
            before = record.digest;
            record
        };
        let records = log.iter().map(record).collect();
        assert!(self.store().append(table.into(), 0, Digest::NOTHING, records).await.unwrap());
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) struct House {
    pub(crate) address: SocketAddr,
    close: oneshot::Sender<()>,
    running: JoinHandle<Result<(), server::Error>>,
}

impl House {
    pub(crate) async fn open(folder: &Folder) -> House {
        House::with_store(Arc::new(folder.store())).await
    }

    pub(crate) async fn with_store(store: Arc<dyn Store>) -> House {
        House::with(store, Duration::ZERO).await
    }

    /// A server whose bots hesitate.
    pub(crate) async fn with_pause(folder: &Folder, bot_pause: Duration) -> House {
        House::with(Arc::new(folder.store()), bot_pause).await
    }

    async fn with(store: Arc<dyn Store>, bot_pause: Duration) -> House {
        House::settled(store, Settings { bot_pause, ..Settings::default() }).await
    }

    /// A server with settings of its own.
    pub(crate) async fn settled(store: Arc<dyn Store>, settings: Settings) -> House {
        // Bots get their share beside other tests.
        let settings = Settings { thinking_nice: "10".parse().unwrap(), ..settings };
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (close, closed) = oneshot::channel();
        let shutdown = async {
            let _ = closed.await;
        };
        let running = tokio::spawn(server::run(listener, store, settings, shutdown));
        House { address, close, running }
    }

    pub(crate) async fn close(self) {
        self.close.send(()).unwrap();
        self.running.await.unwrap().unwrap();
    }

    /// A table where everybody is at this screen, each on a line of their own, all at the opening.
    pub(crate) async fn table_of(&self, persons: u8) -> (Laid, Vec<Player>) {
        let seats: Vec<SeatRequest> = (0..persons).map(client::here).collect();
        let table = client::lay(self.address, seats).await;
        let players = client::sit_all(self.address, &table.table, &table.seats).await;
        (table, players)
    }
}

/// Plays until everybody has heard the end, or has heard of `until`.
pub(crate) async fn play_on(players: &mut [Player], until: u32) {
    loop {
        let standing = players[0].standing.clone().expect("the match has started");
        if standing.winners.is_some() || standing.version >= until {
            return;
        }
        let version = standing.version;
        let next = players.iter_mut().find(|player| player.is_waited_for()).expect("a person is waited for");
        let action = next.choice(version * 7);
        next.line.act(&format!("move-{version}"), action).await.unwrap();
        for player in &mut *players {
            player.hear_until(version + 1).await;
        }
    }
}

/// To the end of the match.
pub(crate) const THE_END: u32 = u32::MAX;
