//! A store for the tests of others: without a disk, and with the mishaps that a disk and other hosts would bring.

use crate::{Disk, Error, KeptTable, Pending, Store};
use life::{Digest, Entry, Record, TableId};
use std::{
    collections::{BTreeMap, VecDeque},
    ops::Bound,
    sync::{Arc, Mutex, MutexGuard},
};
use tokio::sync::Semaphore;

/// Logs in memory.
#[derive(Clone)]
pub struct Memory {
    held: Arc<Mutex<Held>>,
    /// Every append takes a permit with it.
    gate: Arc<Semaphore>,
}

#[derive(Default)]
struct Held {
    logs: BTreeMap<TableId, Vec<Record>>,
    mishaps: VecDeque<Mishap>,
}

/// What happens to an append.
#[derive(Clone, Debug)]
pub enum Mishap {
    /// Nothing is stored, and an error comes back.
    Fails,
    /// It is stored, but an error comes back: whoever asked cannot know.
    Lies,
    /// Somebody else stores this entry just before.
    Beaten(Box<Entry>),
}

impl Default for Memory {
    fn default() -> Memory {
        Memory { held: Arc::default(), gate: Arc::new(Semaphore::new(Semaphore::MAX_PERMITS)) }
    }
}

impl Memory {
    /// This happens to the next append, or to one after it if more is to happen before.
    pub fn befall(&self, mishap: Mishap) {
        self.held().mishaps.push_back(mishap);
    }

    /// Holds appends back from now on.
    pub fn hold(&self) {
        self.gate.forget_permits(usize::MAX);
    }

    /// Lets so many appends through, in the order they came, also if they have not come yet.
    pub fn let_through(&self, appends: usize) {
        self.gate.add_permits(appends);
    }

    /// Lets all appends through that were held back, and holds none back any more.
    pub fn release(&self) {
        self.gate.add_permits(Semaphore::MAX_PERMITS - self.gate.available_permits());
    }

    /// The log of a table as it is now; empty if there is none.
    pub fn log(&self, table: &str) -> Vec<Record> {
        self.held().logs.get(table).cloned().unwrap_or_default()
    }

    fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Store for Memory {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        assert!(!records.is_empty(), "an append adds something");
        let memory = self.clone();
        Box::pin(async move {
            memory.gate.acquire().await.expect("the gate is never closed").forget();
            let mut held = memory.held();
            let failure = || Err(Error::new("cannot write", "it was told to fail"));
            match held.mishaps.pop_front() {
                None => Ok(held.append(table, at, before, records)),
                Some(Mishap::Fails) => failure(),
                Some(Mishap::Lies) => {
                    held.append(table, at, before, records);
                    failure()
                }
                Some(Mishap::Beaten(entry)) => {
                    held.append(Arc::clone(&table), at, before, vec![Record::new(before, &entry)]);
                    Ok(held.append(table, at, before, records))
                }
            }
        })
    }

    /// There is always room.
    fn disk(&self) -> Option<Disk> {
        Some(Disk { free: u64::MAX, database: 0, ahead: 0 })
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        let log = self.held().logs.get(table).cloned();
        Box::pin(async move { Ok(log) })
    }

    fn tables(&self, after: Option<TableId>, count: usize) -> Pending<Vec<KeptTable>> {
        let held = self.held();
        let from = after.map_or(Bound::Unbounded, Bound::Excluded);
        let tables = held.logs.range((from, Bound::Unbounded)).take(count).map(|(table, log)| KeptTable {
            table: Arc::clone(table),
            entries: log.len() as u32,
            latest: log.last().and_then(|record| Record::time_of(&record.text)),
        });
        let tables = tables.collect();
        Box::pin(async move { Ok(tables) })
    }

    fn remove(&self, table: &TableId, entries: u32) -> Pending<bool> {
        let mut held = self.held();
        let is_so_long = held.logs.get(table).is_some_and(|log| log.len() == entries as usize);
        if is_so_long {
            held.logs.remove(table);
        }
        Box::pin(async move { Ok(is_so_long) })
    }
}

impl Held {
    fn append(&mut self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> bool {
        let log = self.logs.get(&table).map_or(&[][..], Vec::as_slice);
        let head = log.last().map_or(Digest::NOTHING, |record| record.digest);
        if log.len() != at as usize || head != before {
            return false;
        }

        self.logs.entry(table).or_default().extend(records);
        true
    }
}
