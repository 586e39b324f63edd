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
use store::{Stop, Trial, Watch};
use tokio::{sync::watch, time::sleep};

const NODES: usize = 3;

pub(super) struct Nodes {
    trial: Trial,
    database: String,
    bus: Option<Nats>,
    nodes: Vec<Node>,
    /// What is still to happen before everything has happened as often.
    due: Vec<Fault>,
    happened: BTreeMap<Fault, u32>,
}

struct Node {
    server: Server,
    arguments: Vec<String>,
    /// To the database.
    wire: Arc<watch::Sender<Wire>>,
    /// To the bus.
    bus: Option<Arc<watch::Sender<Wire>>>,
}

/// What can happen.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
enum Fault {
    Killed,
    Slept,
    /// Connections to the database end.
    LostDatabase,
    /// They stay, and carry nothing.
    SilentDatabase,
    /// What is asked of the database arrives, and its answers do not.
    LostAnswers,
    /// In order.
    DatabaseRestarted,
    /// As if its power were cut.
    DatabaseCrashed,
    BusAway,
    /// One server hears nothing of the others.
    LostBus,
    /// Neither database nor bus: only people reach it.
    CutOff,
}

impl Fault {
    const ALL: [Fault; 10] = [
        Fault::Killed,
        Fault::Slept,
        Fault::LostDatabase,
        Fault::SilentDatabase,
        Fault::LostAnswers,
        Fault::DatabaseRestarted,
        Fault::DatabaseCrashed,
        Fault::BusAway,
        Fault::LostBus,
        Fault::CutOff,
    ];

    fn needs_bus(self) -> bool {
        matches!(self, Fault::BusAway | Fault::LostBus)
    }
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
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
        Watch::shared().begins(child.id(), "KILL", None);
        Some(child)
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        Watch::shared().ends(self.child.id());
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
            let (mut hints, mut to_bus) = (store.clone(), None);
            if let Some(bus) = &bus {
                let (near, wire) = wire::lay((Ipv4Addr::LOCALHOST, bus.port).into()).await;
                (hints, to_bus) = (format!("nats://{near}"), Some(wire));
            }
            let arguments = vec!["--store".to_owned(), store, "--bus".to_owned(), hints];
            nodes.push(Node { server: begin(&arguments).await, arguments, wire, bus: to_bus });
        }
        Some(Nodes { trial, database, bus, nodes, due: Vec::new(), happened: BTreeMap::new() })
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
            self.happened.iter().map(|(what, times)| format!("{what:?} {times} times")).collect();
        happened.join(", ")
    }

    /// What could have happened, and did not.
    pub(super) fn spared(&self) -> String {
        let spared = self.possible().into_iter().filter(|fault| !self.happened.contains_key(fault));
        spared.map(|fault| format!("{fault:?} ")).collect()
    }

    fn possible(&self) -> Vec<Fault> {
        Fault::ALL.into_iter().filter(|fault| self.bus.is_some() || !fault.needs_bus()).collect()
    }

    /// One thing goes wrong for a while, and then works again. Everything happens once before anything happens again.
    pub(super) async fn let_something_happen(&mut self, world: &World, luck: &mut Luck) {
        sleep(Duration::from_millis(500 + u64::from(luck.below(1_500)))).await;
        if self.due.is_empty() {
            self.due = self.possible();
        }
        let fault = self.due.swap_remove(luck.below(self.due.len() as u32) as usize);
        let at = luck.below(NODES as u32) as usize;
        let while_ = Duration::from_millis(500 + u64::from(luck.below(5_000)));
        match fault {
            Fault::Killed => self.kill(at, world, while_).await,
            Fault::Slept => {
                self.nodes[at].server.signal("-STOP");
                sleep(while_).await;
                self.nodes[at].server.signal("-CONT");
            }
            Fault::LostDatabase => disturb(&[&self.nodes[at].wire], Wire::Cut, while_).await,
            Fault::SilentDatabase => disturb(&[&self.nodes[at].wire], Wire::Silent, while_).await,
            Fault::LostAnswers => disturb(&[&self.nodes[at].wire], Wire::Deaf, while_).await,
            Fault::DatabaseRestarted => self.restart_database(Stop::Fast, while_ / 4).await,
            Fault::DatabaseCrashed => self.restart_database(Stop::Immediate, while_ / 4).await,
            Fault::BusAway => self.stop_bus(while_).await,
            Fault::LostBus => {
                disturb(&self.nodes[at].bus.iter().collect::<Vec<_>>(), Wire::Cut, while_).await
            }
            Fault::CutOff => {
                let Node { wire, bus, .. } = &self.nodes[at];
                disturb(&[wire].into_iter().chain(bus).collect::<Vec<_>>(), Wire::Cut, while_).await;
            }
        }
        *self.happened.entry(fault).or_default() += 1;
    }

    async fn restart_database(&mut self, how: Stop, while_: Duration) {
        self.trial.stop(how);
        sleep(while_).await;
        self.trial.begin();
    }

    async fn kill(&mut self, at: usize, world: &World, while_: Duration) {
        self.nodes[at].server.signal("-KILL");
        sleep(while_ / 4).await;
        self.nodes[at].server = begin(&self.nodes[at].arguments).await;
        *world.addresses.lock().unwrap() = self.addresses();
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

async fn disturb(wires: &[&Arc<watch::Sender<Wire>>], how: Wire, while_: Duration) {
    for wire in wires {
        wire.send_replace(how);
    }
    sleep(while_).await;
    for wire in wires {
        wire.send_replace(Wire::Whole);
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
