//! Where connections come in: who is let in, how long each may take, and how everybody is shown out.
//!
//! `axum::serve` has no time limits, so connections are accepted here. A connection that never finishes its request is
//! closed in time; when there is no room, the one that has waited longest without being served gives way.

mod crowd;
mod line;
mod listener;
mod visits;

use crate::{Settings, address, host::Host, seldom::Seldom};
use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{Request, Response, StatusCode},
};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use line::Line;
use listener::Stream;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::{convert::Infallible, io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{sync::watch, task::JoinSet, time::sleep};
use visits::{Served, Visit, Visits};

pub(crate) use crowd::{Crowd, Place};
pub use listener::Listener;

/// Open files that are not connections: the store, the listener, and some to spare.
const FILES_BESIDES: u64 = 64;
/// The longest head of a request, in bytes.
const HEAD_MAX: usize = 16 * 1024;
/// How long nobody is let in when the system cannot open another connection.
const BREATH: Duration = Duration::from_millis(200);

/// Said to those for whom there is no room, without reading what they ask.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n\
    content-type: text/plain\r\ncontent-length: 47\r\n\r\nToo many are here already. Try again in a bit.\n";

pub(crate) struct Door {
    listener: Listener,
    host: Arc<Host>,
    service: Router,
    visits: Arc<Visits>,
    from_address: Crowd,
    refusals: Seldom,
    failures: Seldom,
}

impl Door {
    pub(crate) fn new(listener: Listener, host: Arc<Host>, service: Router) -> Door {
        let limits = &host.settings.limits;
        let room = limits.connections.min(files_allowed().saturating_sub(FILES_BESIDES) as usize);
        let from_address = Crowd::new(limits.connections_from_address);
        let visits = Arc::new(Visits::new(room.max(1)));
        Door {
            listener,
            host,
            service,
            visits,
            from_address,
            refusals: Seldom::default(),
            failures: Seldom::default(),
        }
    }

    /// Lets people in until the server closes. Answers the connections that are still open, which end by themselves when
    /// they have been served; dropped, they are cut off.
    pub(crate) async fn keep(self) -> JoinSet<()> {
        let mut closed = pin!(closed(self.host.closing.clone()));
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.let_in(stream, peer, &mut connections),
                    Err(error) => self.pause(&error).await,
                },
                Some(_) = connections.join_next() => {}
                () = &mut closed => return connections,
            }
        }
    }

    fn let_in(&self, stream: Stream, peer: SocketAddr, connections: &mut JoinSet<()>) {
        let Settings { trusted_proxies, limits, .. } = &self.host.settings;
        let is_proxy = address::is_trusted(trusted_proxies, peer.ip());
        // First, because only for whoever may come in does somebody else give way.
        let place = if is_proxy { Some(None) } else { self.from_address.enter(peer.ip()).map(Some) };
        let Some(place) = place else { return self.refuse(&stream, "connections-from-address") };
        let Some(visit) = self.visits.begin() else { return self.refuse(&stream, "connections") };
        let idle = if is_proxy { limits.proxy_idle_within } else { limits.idle_within };
        let line = Line::new(stream, Arc::clone(&visit), place, limits);
        let (host, service) = (Arc::clone(&self.host), TowerToHyperService::new(self.service.clone()));
        let counted = self.host.figures.visiting();
        connections.spawn(async move {
            Visitor { visit, peer, host, service }.serve(line, idle).await;
            drop(counted);
        });
    }

    /// There is no room.
    fn refuse(&self, stream: &Stream, limit: &'static str) {
        stream.say(FULL);
        self.host.figures.refused(limit);
        self.refusals.say(|times| tracing::warn!(times, limit, "connections refused: there is no room"));
    }

    /// The system has no handle or no memory for another connection. Asking again at once would only be noise.
    async fn pause(&self, error: &io::Error) {
        let comes_from_them = matches!(
            error.kind(),
            io::ErrorKind::ConnectionAborted
                | io::ErrorKind::ConnectionReset
                | io::ErrorKind::ConnectionRefused
        );
        if !comes_from_them {
            self.failures.say(|times| tracing::error!(%error, times, "cannot accept connections"));
            sleep(BREATH).await;
        }
    }
}

/// Whoever is at the other end of a connection.
#[derive(Clone)]
struct Visitor {
    visit: Arc<Visit>,
    peer: SocketAddr,
    host: Arc<Host>,
    service: TowerToHyperService<Router>,
}

impl Visitor {
    /// To the end of the connection, or until it becomes a socket.
    async fn serve(self, line: Line, idle: Duration) {
        let (visit, closing) = (Arc::clone(&self.visit), self.host.closing.clone());
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(idle)
            .max_buf_size(HEAD_MAX)
            .serve_connection(TokioIo::new(line), service_fn(move |request| self.clone().answer(request)))
            .with_upgrades();
        let mut connection = pin!(connection);
        tokio::select! {
            // What goes wrong on a line is the business of its other end.
            _ = connection.as_mut() => return,
            () = visit.gives_way() => return,
            () = closed(closing) => {}
        }
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }

    async fn answer(self, request: Request<Incoming>) -> Result<Response<Served>, Infallible> {
        let serving = self.visit.serve();
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let public = self.host.settings.public_url.as_ref();
        if let Some(below) = public.and_then(|public| public.below(request.uri())) {
            *request.uri_mut() = below;
        }
        let response = self.service.call(request).await?;
        if response.status() == StatusCode::SWITCHING_PROTOCOLS {
            serving.for_good();
            return Ok(response.map(|body| Served::new(body, None)));
        }
        Ok(response.map(|body| Served::new(body, Some(serving))))
    }
}

/// Comes when the server closes, or nobody is left to say so.
async fn closed(mut closing: watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// As many open files as the system grants, after asking for all that it would.
fn files_allowed() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    // Without a limit there is none to stay below.
    raised.map_or(current, |()| maximum).unwrap_or(u64::MAX)
}
