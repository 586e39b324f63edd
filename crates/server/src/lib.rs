//! Tables over HTTP and WebSockets.
//!
//! The server drives the lives of tables ([`life`]) with real sockets, a real store and real time, and understands no
//! game: what is played at a table is a [`tabletop::AnyMatch`] that speaks JSON. The log in the [`Store`] is the truth. A
//! room in memory is a copy of it together with those who are connected; it appears when somebody comes and vanishes when
//! nobody needs it.

#![deny(missing_docs)]

mod assets;
mod games;
mod host;
mod http;
mod limits;
mod names;
mod reach;
mod room;
mod rooms;
mod routes;
mod secrets;
mod socket;
#[cfg(test)]
mod testing;
mod thinking;

use axum::serve::ListenerExt;
use host::Host;
use life::{Table, TableId};
use protocol::ErrorCode;
use std::{net::SocketAddr, sync::Arc, time::Duration};
use store::Store;
use tabletop::Replay;
use tokio::{
    net::TcpListener,
    runtime::{Handle, RuntimeFlavor},
    sync::{mpsc, watch},
    task::{block_in_place, spawn_blocking},
    time::timeout,
};

pub use store::Error;

/// How long connections may take to say goodbye when the server closes.
const CLOSE_WITHIN: Duration = Duration::from_secs(5);

/// What whoever starts a server can choose.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before it moves at the usual pace, so that people can follow.
    pub bot_pause: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { bot_pause: Duration::from_millis(800) }
    }
}

/// Serves until `shutdown`, then says goodbye to everybody. Whatever was acknowledged is stored by then.
pub async fn run(
    listener: TcpListener,
    store: Arc<dyn Store>,
    settings: Settings,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Error> {
    let (close, closing) = watch::channel(false);
    // Every connection holds a copy of `present`; the channel closes when the last one is gone.
    let (present, mut all_gone) = mpsc::channel::<()>(1);
    let host = Host { listening: listener.local_addr().ok(), ..Host::new(store, settings, closing, present) };
    let host = Arc::new(host);

    let service = routes::all(host).into_make_service_with_connect_info::<SocketAddr>();
    let close_then_stop = async move {
        shutdown.await;
        // Nobody listens if nobody is connected.
        let _ = close.send(true);
    };
    // Frames are small and go out at once, without waiting to be sent together. If the system refuses, they are a
    // little later; nothing else is wrong.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let served = axum::serve(listener, service).with_graceful_shutdown(close_then_stop).await;
    served.map_err(|error| Error::new("cannot serve", error))?;
    // Whoever is too slow is cut off; they can resume later.
    let _ = timeout(CLOSE_WITHIN, all_gone.recv()).await;
    Ok(())
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
