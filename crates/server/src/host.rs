use crate::{
    Settings,
    door::Crowd,
    figures::Figures,
    games::Catalog,
    gates::Gates,
    limits::Limits,
    nodes::Nodes,
    rates::ByAddress,
    rooms::Rooms,
    thinking::{NoThought, Thinkers},
};
use life::Games;
use protocol::ErrorCode;
use std::{net::SocketAddr, sync::Arc, thread::available_parallelism};
use store::Store;
use tokio::sync::{Mutex, mpsc, watch};

/// Cores on which no bot thinks, if there are others: people's moves find one free at once.
const CORES_FOR_PEOPLE: usize = 1;
/// Of those who check there are at least so many: what takes one of them long does not hold up a table that is laid.
const CHECKERS_MIN: usize = 2;

/// What everything in the server shares.
pub(crate) struct Host {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) rooms: Rooms,
    /// The other servers that share the store, where there are any.
    pub(crate) nodes: Option<Nodes>,
    pub(crate) settings: Settings,
    /// Where the server listens, when it does.
    pub(crate) listening: Option<SocketAddr>,
    pub(crate) rates: Rates,
    /// Held by whoever takes a seat.
    pub(crate) joining: Mutex<()>,
    /// The sockets that are open.
    pub(crate) sockets: Crowd,
    /// Those who think for the bots: one for each core but those left to people.
    pub(crate) bots: Thinkers,
    /// Who thinks for people that ask: apart, so that no bot waits for them.
    pub(crate) advisers: Thinkers,
    /// Who reads what strangers send and works it out: maps of their own.
    pub(crate) checkers: Thinkers,
    pub(crate) advice_waiting: Gates,
    /// Turns true when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
    /// Held by every connection, so that the server knows when the last one is gone.
    pub(crate) present: mpsc::Sender<()>,
    pub(crate) figures: Arc<Figures>,
}

/// How often each address may ask for what costs something.
pub(crate) struct Rates {
    pub(crate) tables: ByAddress,
    pub(crate) joins: ByAddress,
    pub(crate) bots: ByAddress,
    pub(crate) rematches: ByAddress,
    pub(crate) boards: ByAddress,
    pub(crate) replays: ByAddress,
    pub(crate) glances: ByAddress,
    pub(crate) advice: ByAddress,
    pub(crate) sockets: ByAddress,
    pub(crate) wrong_keys: ByAddress,
}

impl Rates {
    fn new(limits: &Limits) -> Rates {
        Rates {
            tables: ByAddress::new("tables-per-address", limits.tables_per_address),
            joins: ByAddress::new("joins-per-address", limits.joins_per_address),
            bots: ByAddress::new("bots-per-address", limits.bots_per_address),
            rematches: ByAddress::new("rematches-per-address", limits.rematches_per_address),
            boards: ByAddress::new("boards-per-address", limits.boards_per_address),
            replays: ByAddress::new("replays-per-address", limits.replays_per_address),
            glances: ByAddress::new("glances-per-address", limits.glances_per_address),
            advice: ByAddress::new("advice-per-address", limits.advice_per_address),
            sockets: ByAddress::new("sockets-per-address", limits.sockets_per_address),
            wrong_keys: ByAddress::new("wrong-keys-per-address", limits.wrong_keys_per_address),
        }
    }
}

impl Host {
    /// What somebody is told who asked for a thought and got none.
    pub(crate) fn no_thought(&self, no: NoThought) -> ErrorCode {
        match no {
            NoThought::TooMany => self.too_fast("thoughts-waiting"),
            NoThought::BrokeDown | NoThought::Stale => ErrorCode::Internal,
        }
    }

    /// Somebody asks for more than this limit allows: that is counted, and told.
    pub(crate) fn too_fast(&self, limit: &'static str) -> ErrorCode {
        self.figures.refused(limit);
        ErrorCode::TooFast
    }

    /// Whether the disk has room for more tables.
    pub(crate) fn has_room(&self) -> bool {
        self.store.disk().is_none_or(|disk| disk.free >= self.settings.disk_reserve)
    }

    pub(crate) fn new(
        store: Arc<dyn Store>,
        settings: Settings,
        closing: watch::Receiver<bool>,
        present: mpsc::Sender<()>,
    ) -> Host {
        let limits = &settings.limits;
        let figures = Arc::new(Figures::default());
        let cores = available_parallelism().map_or(1, usize::from);
        let thinkers = |name, threads| {
            let figures = Arc::clone(&figures);
            let told = move |waited, took| figures.thought(name, waited, took);
            Thinkers::start(name, threads, settings.thinking_nice, told)
        };
        Host {
            store,
            games: Arc::new(Catalog),
            rooms: Rooms::default(),
            nodes: None,
            listening: None,
            rates: Rates::new(limits),
            joining: Mutex::default(),
            sockets: Crowd::new(limits.sockets_from_address),
            bots: thinkers("bots", cores.saturating_sub(CORES_FOR_PEOPLE).max(1)),
            advisers: thinkers("advisers", 1),
            checkers: thinkers("checkers", cores.max(CHECKERS_MIN)),
            advice_waiting: Gates::new(limits.advice_waiting, limits.advice_from_address),
            closing,
            present,
            figures,
            settings,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing;
    use std::thread;
    use store::Memory;

    #[tokio::test]
    async fn bots_and_advisers_think_apart() {
        let host = testing::host(Memory::default());
        let name = || thread::current().name().map(str::to_owned);
        assert_eq!(host.bots.think(&[], || false, name).await.unwrap().as_deref(), Some("bots"));
        assert_eq!(host.advisers.think(&[], || false, name).await.unwrap().as_deref(), Some("advisers"));
    }
}
