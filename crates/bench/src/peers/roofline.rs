//! A server as bare as one can be that keeps our promise: axum, our store, and frames as large as ours, but no game, no
//! life of a table and no secrets. What it makes on a machine is what there is to be had there.

use crate::{Problem, peers::script::ACTION, table::SEATS};
use axum::{
    Router,
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
    routing::get,
    serve::ListenerExt,
};
use life::{Digest, Record, TableId};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Sqlite, Store};
use tokio::{net::TcpListener, sync::mpsc};

const READ_BUFFER: usize = 4_096;
const FRAMES_WAITING_MAX: usize = 64;

struct Host {
    store: Arc<dyn Store>,
    tables: Mutex<HashMap<TableId, Arc<Table>>>,
    /// What makes a frame as large as ours.
    filling: String,
}

struct Table {
    id: TableId,
    inside: tokio::sync::Mutex<Inside>,
}

struct Inside {
    version: u32,
    digest: Digest,
    seats: Vec<mpsc::Sender<Utf8Bytes>>,
}

/// Serves until it is killed, with a database in this folder and frames of so many bytes.
pub(crate) fn serve(folder: &str, bytes: &str) -> Result<(), Problem> {
    let bytes: usize = bytes.parse()?;
    std::fs::create_dir_all(folder)?;
    let store = Arc::new(Sqlite::open(&std::path::Path::new(folder).join("roofline.sqlite"))?);
    let filling = "x".repeat(bytes.saturating_sub(frame(1, 0, "").len()));
    let host = Arc::new(Host { store, tables: Mutex::default(), filling });
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("A bare server, on http://{}", listener.local_addr()?);
        let routes = Router::new().route("/table/{table}", get(connect)).with_state(host);
        let listener = listener.tap_io(|stream| {
            // If the system refuses, frames are a little later.
            let _ = stream.set_nodelay(true);
        });
        Ok(axum::serve(listener, routes).await?)
    })
}

async fn connect(
    State(host): State<Arc<Host>>,
    Path(table): Path<String>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let id = TableId::from(table);
    let table = {
        let mut tables = host.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let inside = || Inside { version: 0, digest: Digest::NOTHING, seats: Vec::new() };
        let lay = || Arc::new(Table { id: Arc::clone(&id), inside: tokio::sync::Mutex::new(inside()) });
        Arc::clone(tables.entry(Arc::clone(&id)).or_insert_with(lay))
    };
    upgrade.read_buffer_size(READ_BUFFER).on_upgrade(move |socket| serve_seat(host, table, socket))
}

/// Until the other end is gone.
async fn serve_seat(host: Arc<Host>, table: Arc<Table>, mut socket: WebSocket) {
    let mut told = table.sit(&host).await;
    loop {
        tokio::select! {
            biased;
            Some(frame) = told.recv() => {
                if socket.send(Message::Text(frame)).await.is_err() {
                    return;
                }
            }
            received = socket.recv() => match received {
                Some(Ok(Message::Text(action))) => table.act(&host, &action).await,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            }
        }
    }
}

impl Table {
    async fn sit(&self, host: &Host) -> mpsc::Receiver<Utf8Bytes> {
        let (tell, told) = mpsc::channel(FRAMES_WAITING_MAX);
        let mut inside = self.inside.lock().await;
        inside.seats.push(tell);
        if inside.seats.len() == SEATS as usize {
            inside.tell(&host.filling);
        }
        told
    }

    /// Whatever is done is stored, and then everybody is told.
    async fn act(&self, host: &Host, action: &str) {
        let mut inside = self.inside.lock().await;
        let (at, before) = (inside.version, inside.digest);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let seat = at % SEATS;
        let text = format!(r#"{{"at":{now},"by":{{"person":{seat}}},"what":{{"moved":{action}}}}}"#);
        let digest = before.then(&text);
        let record = Record { text: text.into(), digest };
        let stored = host.store.append(Arc::clone(&self.id), at, before, vec![record]).await;
        assert!(stored.is_ok_and(|first| first), "nobody else writes to this store");
        (inside.version, inside.digest) = (at + 1, digest);
        inside.tell(&host.filling);
    }
}

impl Inside {
    fn tell(&self, filling: &str) {
        for (seat, tell) in (0..).zip(&self.seats) {
            // Who is too slow is not measured any more.
            let _ = tell.try_send(frame(self.version, seat, filling).into());
        }
    }
}

/// Each seat has its own, as with us; whose turn it is has something to do.
fn frame(version: u32, seat: u32, filling: &str) -> String {
    let turn = version % SEATS;
    let (open, close) = if turn == seat { (r#"{"action":"#, "}") } else { ("", "") };
    let action = if turn == seat { ACTION } else { "" };
    format!(
        r#"{{"step":{{"beats":"{filling}","standing":{{"version":{version},"menu":[{open}{action}{close}],"waiting":[{turn}]}}}}}}"#
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Frame;

    #[test]
    fn its_frames_are_read_like_ours() {
        for seat in 0..SEATS {
            let text = frame(6, seat, "xxx");
            let read = Frame::read(&text).expect("it is a step");
            assert_eq!((read.version, read.action), (6, (seat == 2).then_some(ACTION)));
        }
    }
}
