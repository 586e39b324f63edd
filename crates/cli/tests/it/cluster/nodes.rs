//! The servers, their database and their bus, and what happens to them.

use super::{
    World,
    wire::{self, Wire},
};
use crate::{
    client::Luck,
    program::{Server, running},
};
use std::{
    collections::BTreeMap,
    io::Write,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    process::{Child, Command, Stdio},
    sync::Arc,
    time::Duration,
};
use store::{Stop, Trial};
use tokio::{sync::watch, time::sleep};

const NODES: usize = 3;

pub(super) struct Nodes {
    trial: Trial,
    database: String,
    bus: Option<Nats>,
    nodes: Vec<Node>,
    happened: BTreeMap<&'static str, u32>,
}

struct Node {
    server: Server,
    arguments: Vec<String>,
    wire: Arc<watch::Sender<Wire>>,
}

/// A server of NATS.
struct Nats {
    port: u16,
    child: Child,
}

impl Nats {
    /// None where it is not installed.
    fn start() -> Option<Nats> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        drop(listener);
        Some(Nats { port, child: Nats::spawn(port)? })
    }

    fn spawn(port: u16) -> Option<Child> {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string()]);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.end();
    }
}

impl Nodes {
    /// None where there is no PostgreSQL.
    pub(super) async fn start() -> Option<Nodes> {
        let trial = Trial::start()?;
        let database = trial.database().await;
        let bus = Nats::start();
        if bus.is_none() {
            let _ = writeln!(
                std::io::stderr(),
                "LEFT OUT: NATS is not installed; PostgreSQL passes on the hints"
            );
        }
        let at = database.split(['@', '/']).find(|part| part.contains("127.0.0.1")).unwrap();
        let at: SocketAddr = at.parse().unwrap();
        let mut nodes = Vec::new();
        for _ in 0..NODES {
            let (near, wire) = wire::lay(at).await;
            let store = database.replace(&at.to_string(), &near.to_string());
            let hints = bus.as_ref().map_or(store.clone(), |bus| format!("nats://127.0.0.1:{}", bus.port));
            let arguments = vec!["--store".to_owned(), store, "--bus".to_owned(), hints];
            nodes.push(Node { server: begin(&arguments).await, arguments, wire });
        }
        Some(Nodes { trial, database, bus, nodes, happened: BTreeMap::new() })
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.server.address).collect()
    }

    pub(super) fn database(&self) -> String {
        self.database.clone()
    }

    /// What has happened, and how often.
    pub(super) fn told(&self) -> String {
        let happened: Vec<String> =
            self.happened.iter().map(|(what, times)| format!("{what} {times} times")).collect();
        happened.join(", ")
    }

    /// One thing goes wrong for a while, and then works again.
    pub(super) async fn let_something_happen(&mut self, world: &World, luck: &mut Luck) {
        sleep(Duration::from_millis(500 + u64::from(luck.below(1_500)))).await;
        let at = luck.below(NODES as u32) as usize;
        let while_ = Duration::from_millis(500 + u64::from(luck.below(6_000)));
        let what = match luck.below(9) {
            0 | 1 => {
                self.kill(at, world, while_).await;
                "a server was killed"
            }
            2 | 3 => {
                self.nodes[at].server.signal("-STOP");
                sleep(while_).await;
                self.nodes[at].server.signal("-CONT");
                "a server slept"
            }
            4 => self.disturb(at, Wire::Cut, while_, "a server was cut off").await,
            5 => self.disturb(at, Wire::Silent, while_, "the line to the database was silent").await,
            6 => self.disturb(at, Wire::Deaf, while_, "answers of the database were lost").await,
            7 => {
                let how = if luck.below(2) == 0 { Stop::Fast } else { Stop::Immediate };
                self.trial.stop(how);
                sleep(while_ / 4).await;
                self.trial.begin();
                "the database was restarted"
            }
            _ => {
                self.stop_bus(while_).await;
                "the bus was away"
            }
        };
        *self.happened.entry(what).or_default() += 1;
    }

    async fn kill(&mut self, at: usize, world: &World, while_: Duration) {
        self.nodes[at].server.signal("-KILL");
        sleep(while_ / 4).await;
        self.nodes[at].server = begin(&self.nodes[at].arguments).await;
        *world.addresses.lock().unwrap() = self.addresses();
    }

    async fn disturb(&mut self, at: usize, how: Wire, while_: Duration, told: &'static str) -> &'static str {
        self.nodes[at].wire.send_replace(how);
        sleep(while_).await;
        self.nodes[at].wire.send_replace(Wire::Whole);
        told
    }

    async fn stop_bus(&mut self, while_: Duration) {
        let Some(bus) = &mut self.bus else { return };
        bus.end();
        sleep(while_).await;
        if let Some(child) = Nats::spawn(bus.port) {
            bus.child = child;
        }
    }
}

/// Starts a server, as often as it takes: the database may be away.
async fn begin(arguments: &[String]) -> Server {
    loop {
        if let Some(server) = running(arguments) {
            return server;
        }
        sleep(Duration::from_millis(200)).await;
    }
}
