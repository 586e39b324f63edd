//! This server among others that share its store: what it calls out, what it hears, and what it finds out by itself.
//!
//! Nothing here is needed for a move to be right: the store decides that. It only sees to it that those who sit at a table on
//! another server hear of a move soon, and that everybody knows who is there.

use crate::{Error, host::Host, room::Room, secrets};
use bus::{Bus, Ear, Heard, Hint};
use life::TableId;
use protocol::Reaction;
use std::{
    collections::{HashMap, HashSet},
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use store::{Attended, Elsewhere, Others, Store};
use tabletop::{Seat, SeatSet};
use tokio::{
    sync::{Notify, mpsc},
    time::{Instant, interval},
};

/// How often this server says in the store that it lives, and asks who is there on others.
const BEAT_EVERY: Duration = Duration::from_secs(3);
/// How often it is looked whether the logs of open tables have grown unheard: while the bus is down, and anyway.
const LOOK_EVERY: Duration = Duration::from_secs(1);
const LOOKS_WITH_BUS: u32 = 10;
/// Whoever has not come to look for so long was asleep, and has heard nothing.
const ASLEEP_AFTER: Duration = Duration::from_secs(3);
/// For how many milliseconds what is due is left to the server that stored the latest entry: so long, and up to as much again,
/// so that of several others one is first.
const PATIENCE: usize = 4_000;

/// Who is at a table on this server: none if nobody is.
type Attendance = (TableId, Option<SeatSet>);

/// What this server has to do with others.
pub(crate) struct Nodes {
    others: Arc<dyn Others>,
    bus: Option<Bus>,
    changes: mpsc::UnboundedSender<Attendance>,
    hearing: Hearing,
}

/// What is known of the bus.
#[derive(Clone, Default)]
struct Hearing {
    is_up: Arc<AtomicBool>,
    came_up: Arc<Notify>,
}

/// What must be driven for a server to be among others.
pub(crate) struct Duties {
    ear: Option<Ear>,
    changes: mpsc::UnboundedReceiver<Attendance>,
}

impl Nodes {
    /// None where the store is one server's own; then there is nobody to hear on a bus either.
    pub(crate) fn join(
        store: &dyn Store,
        address: Option<&bus::BusAddress>,
    ) -> Result<Option<(Nodes, Duties)>, Error> {
        let Some(others) = store.others() else {
            return match address {
                Some(_) => Err(Error::plain("a bus is of use only where servers share a store")),
                None => Ok(None),
            };
        };
        let (bus, ear) = address.map(Bus::join).unzip();
        let (changes, changed) = mpsc::unbounded_channel();
        let nodes = Nodes { others, bus, changes, hearing: Hearing::default() };
        Ok(Some((nodes, Duties { ear, changes: changed })))
    }

    /// For how long this server leaves to another what that has to do, in milliseconds.
    pub(crate) fn patience() -> u64 {
        (PATIENCE + secrets::pick(PATIENCE)) as u64
    }

    /// The log of a table has so many entries now.
    pub(crate) fn call_log(&self, table: &TableId, entries: u32) {
        self.call(Hint::Log(Arc::clone(table), entries));
    }

    pub(crate) fn call_word(&self, table: &TableId, seat: Seat, reaction: Reaction) {
        self.call(Hint::Word(Arc::clone(table), seat, reaction));
    }

    fn call(&self, hint: Hint) {
        if let Some(bus) = &self.bus {
            bus.call(hint);
        }
    }

    /// Who is at a table on this server has changed.
    pub(crate) fn attend(&self, table: &TableId, here: Option<SeatSet>) {
        // Nobody listens any more if the server is closing.
        let _ = self.changes.send((Arc::clone(table), here));
    }

    /// Who is at a table on other servers, and was: an error if nobody knows.
    pub(crate) async fn elsewhere(&self, table: &TableId) -> Result<Elsewhere, Error> {
        Ok(self.others.elsewhere(vec![Arc::clone(table)]).await?.remove(table).unwrap_or_default())
    }
}

impl Duties {
    /// Does everything until the host is gone.
    pub(crate) fn start(self, host: &Arc<Host>) {
        let Some(nodes) = &host.nodes else { return };
        if let Some(ear) = self.ear {
            tokio::spawn(listen(Arc::downgrade(host), nodes.hearing.clone(), ear));
        }
        tokio::spawn(compare_now_and_then(Arc::downgrade(host), nodes.hearing.clone()));
        tokio::spawn(keep_attendance(Arc::downgrade(host), self.changes));
    }
}

/// Looks at every table of which something is heard, if anybody is there.
async fn listen(host: Weak<Host>, hearing: Hearing, mut ear: Ear) {
    while let Some(heard) = ear.hear().await {
        let Some(host) = host.upgrade() else { return };
        match heard {
            Heard::Hints(hints) => hints.into_iter().for_each(|hint| look_into(&host, hint)),
            Heard::Up => {
                hearing.is_up.store(true, Ordering::Relaxed);
                hearing.came_up.notify_one();
            }
            Heard::Down => hearing.is_up.store(false, Ordering::Relaxed),
        }
    }
}

fn look_into(host: &Arc<Host>, hint: Hint) {
    let (Hint::Log(table, _) | Hint::People(table) | Hint::Word(table, ..)) = &hint;
    let Some(room) = host.rooms.find(table) else { return };
    tokio::spawn(async move {
        match hint {
            Hint::Log(_, entries) => {
                room.read_on(Some(entries)).await;
            }
            Hint::People(_) => room.ask_for_others().await,
            Hint::Word(_, seat, reaction) => room.pass_on(seat, reaction).await,
        }
    });
}

/// Finds out what was not heard: after the bus came up, after this process slept, every few seconds anyway, and every second
/// without a bus.
async fn compare_now_and_then(host: Weak<Host>, hearing: Hearing) {
    let mut look = interval(LOOK_EVERY);
    let (mut looked, mut unlooked) = (Instant::now(), 0);
    loop {
        let came_up = tokio::select! {
            () = hearing.came_up.notified() => true,
            _ = look.tick() => false,
        };
        let Some(host) = host.upgrade() else { return };
        unlooked += 1;
        let slept = looked.elapsed() > ASLEEP_AFTER;
        looked = Instant::now();
        if came_up || slept || unlooked >= LOOKS_WITH_BUS || !hearing.is_up.load(Ordering::Relaxed) {
            unlooked = 0;
            compare(&host).await;
        }
    }
}

/// Compares where the logs of all open tables end with what is known of them here.
async fn compare(host: &Host) {
    let rooms: HashMap<TableId, Arc<Room>> =
        host.rooms.all().into_iter().map(|room| (Arc::clone(room.id()), room)).collect();
    if rooms.is_empty() {
        return;
    }
    let heads = match host.store.heads(rooms.keys().cloned().collect()).await {
        Ok(heads) => heads,
        Err(error) => return tracing::warn!(%error, "it is not known where logs end"),
    };
    for (table, head) in heads {
        if let Some(room) = rooms.get(&table).filter(|room| !room.is_at(head)) {
            let room = Arc::clone(room);
            tokio::spawn(async move { room.read_on(None).await });
        }
    }
}

/// Who is here, and what the store does not know of it.
#[derive(Default)]
struct Attending {
    here: HashMap<TableId, Option<SeatSet>>,
    /// Who has left, however short the visit was.
    left: HashMap<TableId, SeatSet>,
    news: HashSet<TableId>,
    /// The store does not know any of it.
    is_owing: bool,
}

impl Attending {
    fn note(&mut self, (table, here): Attendance) {
        let before = self.here.insert(Arc::clone(&table), here).flatten().unwrap_or_default();
        let stayed = here.unwrap_or_default();
        let left = before.iter().filter(|seat| !stayed.contains(*seat));
        let known = self.left.entry(Arc::clone(&table)).or_default();
        *known = known.iter().chain(left).collect();
        self.news.insert(table);
    }

    /// What the store has to be told.
    fn owed(&self) -> Vec<Attended> {
        let tables: Vec<&TableId> =
            if self.is_owing { self.here.keys().collect() } else { self.news.iter().collect() };
        let attended = |table: &&TableId| Attended {
            table: Arc::clone(table),
            here: self.here.get(*table).copied().flatten(),
            left: self.left.get(*table).copied().unwrap_or_default(),
        };
        tables.iter().map(attended).collect()
    }

    /// The store knows it. Nobody needs to know any more where nobody is.
    fn settle(&mut self) {
        self.is_owing = false;
        self.left.clear();
        self.here.retain(|_, seats| seats.is_some());
    }
}

/// Keeps the store informed of who is here, and the tables of who is there on other servers.
async fn keep_attendance(host: Weak<Host>, mut changes: mpsc::UnboundedReceiver<Attendance>) {
    let mut beat = interval(BEAT_EVERY);
    let mut attending = Attending { is_owing: true, ..Attending::default() };
    loop {
        let change = tokio::select! {
            change = changes.recv() => change,
            _ = beat.tick() => None,
        };
        let Some(host) = host.upgrade() else { return };
        let Some(nodes) = &host.nodes else { return };
        let is_beat = change.is_none();
        change.into_iter().for_each(|change| attending.note(change));
        while let Ok(change) = changes.try_recv() {
            attending.note(change);
        }
        if is_beat {
            attending.is_owing |= !nodes.others.beat().await.unwrap_or(false);
        }
        let owed = attending.owed();
        if owed.is_empty() || nodes.others.attend(owed).await.is_ok() {
            attending.settle();
        } else {
            attending.is_owing = true;
        }
        attending.news.drain().for_each(|table| nodes.call(Hint::People(table)));
        if is_beat {
            tell_rooms_of_others(&host, nodes).await;
        }
    }
}

async fn tell_rooms_of_others(host: &Host, nodes: &Nodes) {
    let rooms = host.rooms.all();
    if rooms.is_empty() {
        return;
    }
    let tables = rooms.iter().map(|room| Arc::clone(room.id())).collect();
    let elsewhere = nodes.others.elsewhere(tables).await;
    if let Err(error) = &elsewhere {
        tracing::warn!(%error, "tables are patient");
    }
    for room in rooms {
        let there = elsewhere.as_ref().ok();
        let there = there.map(|elsewhere| elsewhere.get(room.id()).cloned().unwrap_or_default());
        tokio::spawn(async move { room.hear_of_others(there).await });
    }
}
