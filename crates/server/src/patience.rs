//! A store that does not answer in time has failed, as far as whoever waits is concerned.

use life::{Digest, Record, TableId, Time};
use std::{sync::Arc, time::Duration};
use store::{Disk, Error, Head, KeptTable, Others, Pending, Store, Written};
use tokio::time::timeout;

/// A store that is waited for only so long. What was asked of it goes on, so what is told to have failed may be stored all
/// the same: whoever asked has to look.
pub(crate) struct Patient {
    store: Arc<dyn Store>,
    within: Duration,
}

impl Patient {
    pub(crate) fn new(store: Arc<dyn Store>, within: Duration) -> Patient {
        Patient { store, within }
    }

    fn wait<T: Send + 'static>(&self, answer: Pending<T>) -> Pending<T> {
        let within = self.within;
        Box::pin(async move {
            let in_time = timeout(within, answer).await;
            in_time.unwrap_or_else(|_| Err(Error::plain("the store does not answer")))
        })
    }
}

impl Store for Patient {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        self.wait(self.store.append(table, at, before, records))
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        self.wait(self.store.load(table))
    }

    /// Nobody waits for a list of all tables.
    fn tables(&self, after: Option<TableId>, count: usize) -> Pending<Vec<KeptTable>> {
        self.store.tables(after, count)
    }

    /// Nor for tables to be forgotten.
    fn remove(&self, table: &TableId, entries: u32) -> Pending<bool> {
        self.store.remove(table, entries)
    }

    fn tail(&self, table: &TableId, from: u32) -> Pending<Vec<Record>> {
        self.wait(self.store.tail(table, from))
    }

    fn heads(&self, tables: Vec<TableId>) -> Pending<Vec<(TableId, Head)>> {
        self.wait(self.store.heads(tables))
    }

    fn now(&self) -> Time {
        self.store.now()
    }

    fn disk(&self) -> Option<Disk> {
        self.store.disk()
    }

    fn written(&self) -> Written {
        self.store.written()
    }

    fn others(&self) -> Option<Arc<dyn Others>> {
        self.store.others()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future;
    use store::Memory;

    /// A store that never answers.
    struct Asleep;

    impl Store for Asleep {
        fn append(&self, _: TableId, _: u32, _: Digest, _: Vec<Record>) -> Pending<bool> {
            Box::pin(future::pending())
        }

        fn load(&self, _: &TableId) -> Pending<Option<Vec<Record>>> {
            Box::pin(future::pending())
        }

        fn tables(&self, _: Option<TableId>, _: usize) -> Pending<Vec<KeptTable>> {
            Box::pin(future::pending())
        }

        fn remove(&self, _: &TableId, _: u32) -> Pending<bool> {
            Box::pin(future::pending())
        }
    }

    #[tokio::test]
    async fn who_waits_for_a_store_that_is_asleep_is_told_so() {
        let store = Patient::new(Arc::new(Asleep), Duration::from_millis(1));
        let table = TableId::from("table");
        assert!(store.load(&table).await.is_err());
        assert!(store.tail(&table, 0).await.is_err());
        assert!(store.heads(vec![table.clone()]).await.is_err());
        assert!(store.append(table, 0, Digest::NOTHING, Vec::new()).await.is_err());
    }

    #[tokio::test]
    async fn a_store_that_answers_is_heard() {
        let store = Patient::new(Arc::new(Memory::default()), Duration::from_secs(60));
        assert!(matches!(store.load(&TableId::from("table")).await, Ok(None)));
    }
}
