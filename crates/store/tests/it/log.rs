//! Logs for tests. What the entries say does not matter to a store, only that they differ.

use life::{By, Digest, Entry, NotOurs, Record, TableId, Time, What};
use store::{Error, Store};

/// An entry that differs from those of other times.
pub(crate) fn entry(time: u64) -> Entry {
    Entry { at: Time(time), by: By::Host, what: What::Paused }
}

/// A record for each of these times, chained to a log with this digest.
pub(crate) fn chain(mut before: Digest, times: impl IntoIterator<Item = u64>) -> Vec<Record> {
    let records = times.into_iter().map(|time| {
        let record = Record::new(before, &entry(time));
        before = record.digest;
        record
    });
    records.collect()
}

/// The digest of a whole log.
pub(crate) fn head(log: &[Record]) -> Digest {
    log.last().map_or(Digest::NOTHING, |record| record.digest)
}

/// What a log says, if every entry of it can be read and follows the one before.
pub(crate) fn read(log: &[Record]) -> Result<Vec<Entry>, NotOurs> {
    let mut before = Digest::NOTHING;
    let entries = log.iter().map(|record| {
        let entry = record.read(before)?;
        before = record.digest;
        Ok(entry)
    });
    entries.collect()
}

pub(crate) async fn load(store: &(impl Store + ?Sized), table: &str) -> Result<Option<Vec<Record>>, Error> {
    store.load(&TableId::from(table)).await
}

/// The log of a table that is there and can be read.
pub(crate) async fn log(store: &(impl Store + ?Sized), table: &str) -> Vec<Record> {
    load(store, table).await.unwrap().expect("the table is there")
}

pub(crate) async fn append(
    store: &(impl Store + ?Sized),
    table: &str,
    at: u32,
    before: Digest,
    records: &[Record],
) -> Result<bool, Error> {
    store.append(table.into(), at, before, records.to_vec()).await
}
