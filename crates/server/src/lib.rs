//! Tables over HTTP and WebSockets.
//!
//! The server drives the lives of tables ([`life`]) with real sockets, a real store and real time, and understands no
//! game: what is played at a table is a [`tabletop::AnyMatch`] that speaks JSON. The log in the [`Store`] is the truth. A
//! room in memory is a copy of it together with those who are connected; it appears when somebody comes and vanishes when
//! nobody needs it.

#![deny(missing_docs)]

mod address;
mod assets;
mod door;
mod figures;
mod games;
mod gates;
mod host;
mod http;
mod limits;
mod nodes;
mod patience;
mod pruning;
mod public;
mod rates;
mod reach;
mod room;
mod rooms;
mod routes;
mod secrets;
mod seldom;
mod settings;
mod socket;
#[cfg(test)]
mod testing;
mod thinking;

use door::Door;
use host::Host;
use life::{Games, Table, TableId};
use nodes::Nodes;
use patience::Patient;
use protocol::ErrorCode;
use std::sync::Arc;
use store::Store;
use tabletop::Replay;
use tokio::{
    net::TcpListener,
    runtime::{Handle, RuntimeFlavor},
    sync::{mpsc, watch},
    task::{block_in_place, spawn_blocking},
    time::timeout,
};

pub use address::Network;
pub use bus::BusAddress;
pub use door::Listener;
pub use limits::{Limit, Limits, Rate};
pub use public::PublicUrl;
pub use settings::{HouseKey, Nice, Settings};
pub use store::Error;

/// Serves until `shutdown`, then says goodbye to everybody. Whatever was acknowledged is stored by then.
pub async fn run(
    listener: impl Into<Listener>,
    store: Arc<dyn Store>,
    mut settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let listener = listener.into();
    if matches!(listener, Listener::File(_)) {
        // Whoever comes through the file was let at it, and is this machine.
        settings.trusted_proxies.extend(Network::LOOPBACK);
    }
    let (close_within, figures_on) = (settings.limits.close_within, settings.figures);
    let (close, closing) = watch::channel(false);
    // Every connection holds a copy of `present`; the channel closes when the last one is gone.
    let (present, mut all_gone) = mpsc::channel::<()>(1);
    let store = Arc::new(Patient::new(store, settings.limits.store_within));
    let (nodes, duties) = Nodes::join(&*store, settings.bus.as_ref())?.unzip();
    let host = Host::new(store, settings, closing, present);
    let host = Arc::new(Host { listening: listener.address(), nodes, ..host });
    if let Some(duties) = duties {
        duties.start(&host);
    }
    figures::count_panics();
    if let Some(address) = figures_on {
        let listener = TcpListener::bind(address).await;
        let listener =
            listener.map_err(|error| Error::new("cannot listen for whoever reads figures", error))?;
        tokio::spawn(figures::serve(listener, Arc::clone(&host)));
    }
    tokio::spawn(pruning::prune_until_closed(Arc::clone(&host)));
    tracing::info!(version = env!("CARGO_PKG_VERSION"), games = %hosting::known(), "serving");

    let door = Door::new(listener, Arc::clone(&host), routes::all(host));
    let close_in_time = async move {
        shutdown.await;
        // Nobody listens if nobody is connected.
        let _ = close.send(true);
    };
    let (mut connections, ()) = tokio::join!(door.keep(), close_in_time);
    let everybody_gone = async {
        while connections.join_next().await.is_some() {}
        all_gone.recv().await
    };
    // Whoever is too slow is cut off; they can resume later.
    let _ = timeout(close_within, everybody_gone).await;
    Ok(())
}

/// All games that tables can be played at here, for whoever reads logs beside a server.
pub fn games() -> Arc<dyn Games> {
    Arc::new(games::Catalog)
}

/// The replay file of a finished match, straight from the store.
pub async fn replay(store: &dyn Store, id: &str) -> Result<Replay, Error> {
    let log = store.load(&TableId::from(id)).await?.ok_or(Error::plain("there is no such table"))?;
    let unreadable = |why: String| Error::damage("the table cannot be read", why);
    let table = Table::read(Arc::new(games::Catalog), &log).map_err(|why| unreadable(why.to_string()))?;
    let replay = table.replay().map_err(|why| unreadable(format!("{why:?}")))?;
    replay.ok_or(Error::plain("the match is not over"))
}

/// Does what takes a while off the threads that serve everybody. If it panics, that has been reported, and is nobody
/// else's fault.
async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ErrorCode> {
    spawn_blocking(work).await.map_err(|_| ErrorCode::Internal)
}

/// Does what takes a while right here, and leaves it to another thread to serve everybody meanwhile; if there is another.
fn stepping_aside<T>(work: impl FnOnce() -> T) -> T {
    match Handle::try_current().map(|runtime| runtime.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => block_in_place(work),
        Ok(_) | Err(_) => work(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_panics_aside_is_an_error_of_ours() {
        assert_eq!(aside(|| 7).await, Ok(7));
        assert_eq!(aside(|| panic!("as it was told to")).await.map(|()| 7), Err(ErrorCode::Internal));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn whoever_steps_aside_leaves_nobody_waiting() {
        let (say, heard) = std::sync::mpsc::channel();
        let waits = tokio::spawn(async move {
            tokio::spawn(async move { say.send(7) });
            stepping_aside(move || heard.recv())
        });
        assert_eq!(waits.await.unwrap(), Ok(7));
    }

    #[tokio::test]
    async fn where_nobody_else_can_serve_it_is_done_all_the_same() {
        assert_eq!(stepping_aside(|| 7), 7);
    }
}
