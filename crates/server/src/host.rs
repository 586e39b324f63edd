use crate::{
    Settings,
    games::Catalog,
    limits::{self, ByAddress},
    rooms::Rooms,
    thinking::{Places, Thinkers},
};
use life::Games;
use std::{net::SocketAddr, sync::Arc, thread::available_parallelism};
use store::Store;
use tokio::sync::{mpsc, watch};

/// What everything in the server shares.
pub(crate) struct Host {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Arc<dyn Games>,
    pub(crate) rooms: Rooms,
    pub(crate) settings: Settings,
    /// Where the server listens, when it does.
    pub(crate) listening: Option<SocketAddr>,
    pub(crate) tables_laid: ByAddress,
    pub(crate) advice_asked: ByAddress,
    pub(crate) mine_asked: ByAddress,
    pub(crate) reviews_asked: ByAddress,
    /// Those who think for the bots: one for each core.
    pub(crate) bots: Thinkers,
    /// Who thinks for people that ask: apart, so that no bot waits for them.
    pub(crate) advisers: Thinkers,
    pub(crate) advice_waiting: Places,
    pub(crate) reviews: Places,
    /// Turns true when the server closes.
    pub(crate) closing: watch::Receiver<bool>,
    /// Held by every connection, so that the server knows when the last one is gone.
    pub(crate) present: mpsc::Sender<()>,
}

impl Host {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        settings: Settings,
        closing: watch::Receiver<bool>,
        present: mpsc::Sender<()>,
    ) -> Host {
        let cores = available_parallelism().map_or(1, usize::from);
        Host {
            store,
            games: Arc::new(Catalog),
            rooms: Rooms::default(),
            settings,
            listening: None,
            tables_laid: ByAddress::new(limits::TABLES),
            advice_asked: ByAddress::new(limits::ADVICE),
            mine_asked: ByAddress::new(limits::MINE),
            reviews_asked: ByAddress::new(limits::REVIEWS),
            bots: Thinkers::start("bots", cores),
            advisers: Thinkers::start("advisers", 1),
            advice_waiting: Places::new(limits::ADVICE_WAITING_MAX),
            reviews: Places::new(limits::REVIEWS_MAX),
            closing,
            present,
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
        assert_eq!(host.bots.think(name).await.unwrap().as_deref(), Some("bots"));
        assert_eq!(host.advisers.think(name).await.unwrap().as_deref(), Some("advisers"));
    }
}
