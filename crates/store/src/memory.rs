//! A store for the tests of others: without a disk, and with the mishaps that a disk and other hosts would bring.

use crate::{Error, Pending, Store};
use life::{Digest, Entry, Record, TableId};
use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard},
};
use tokio::sync::Semaphore;

/// Logs in memory.
#[derive(Clone)]
pub struct Memory {
    kept: Arc<Mutex<Kept>>,
    /// Every append takes a permit with it.
    gate: Arc<Semaphore>,
}

#[derive(Default)]
struct Kept {
    logs: HashMap<TableId, Vec<Record>>,
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
        Memory { kept: Arc::default(), gate: Arc::new(Semaphore::new(Semaphore::MAX_PERMITS)) }
    }
}

impl Memory {
    /// This happens to the next append, or to one after it if more is to happen before.
    pub fn befall(&self, mishap: Mishap) {
        self.kept().mishaps.push_back(mishap);
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
        self.kept().logs.get(table).cloned().unwrap_or_default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Store for Memory {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        assert!(!records.is_empty(), "an append adds something");
        let memory = self.clone();
        Box::pin(async move {
            memory.gate.acquire().await.expect("the gate is never closed").forget();
            let mut kept = memory.kept();
            let failure = || Err(Error::new("cannot write", "it was told to fail"));
            match kept.mishaps.pop_front() {
                None => Ok(kept.append(table, at, before, records)),
                Some(Mishap::Fails) => failure(),
                Some(Mishap::Lies) => {
                    kept.append(table, at, before, records);
                    failure()
                }
                Some(Mishap::Beaten(entry)) => {
                    kept.append(Arc::clone(&table), at, before, vec![Record::new(before, &entry)]);
                    Ok(kept.append(table, at, before, records))
                }
            }
        })
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        let log = self.kept().logs.get(table).cloned();
        Box::pin(async move { Ok(log) })
    }
}

impl Kept {
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
