//! The store that several servers share: PostgreSQL.

mod layout;
mod link;
mod others;
mod promises;
mod reading;
mod writing;

use crate::{Error, Head, KeptTable, Others, Pending, Store, Written, system_time};
use life::{Digest, Record, TableId, Time};
use link::{Failure, Link};
use others::Node;
use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};
use tokio_postgres::Config;
use writing::{Addition, Writer};

pub use promises::Promises;

/// Logs in a PostgreSQL database, which several servers may add to.
pub struct Postgres {
    writer: Writer,
    reader: Arc<Link>,
    node: Arc<Node>,
    clock: Arc<Clock>,
}

impl Postgres {
    /// Opens a database by its address, `postgres://…`, and lays it out if it is new. Among those who share it this is somebody
    /// new at every start.
    pub async fn open(address: &str) -> Result<Postgres, Error> {
        const OPENING: &str = "the database cannot be opened";
        let config: Config = address.parse().map_err(|error| Error::new(OPENING, Failure::from(error)))?;
        let reader = Arc::new(Link::new(config.clone()));
        let mut first = reader.connect().await.map_err(|failure| Error::new(OPENING, failure))?;
        let laid_out = layout::bring_up_to_date(&mut first.client).await;
        let laid_out = laid_out.map_err(|error| Error::new(OPENING, Failure::from(error)))?;
        laid_out.map_err(|why| Error::new(OPENING, why))?;

        let name = first.client.query_one("SELECT gen_random_uuid()::text", &[]).await;
        let name = name.map_err(|error| Error::new(OPENING, Failure::from(error)))?;
        let id = name.get::<_, &str>(0).into();
        let clock = Arc::new(Clock::default());
        clock.set(&reader).await.map_err(|failure| Error::new(OPENING, failure))?;
        Ok(Postgres {
            writer: Writer::start(Link::new(config)),
            node: Arc::new(Node { id, link: Arc::clone(&reader), clock: Arc::clone(&clock) }),
            reader,
            clock,
        })
    }
}

impl Store for Postgres {
    fn append(&self, table: TableId, at: u32, before: Digest, records: Vec<Record>) -> Pending<bool> {
        assert!(!records.is_empty(), "an append adds something");
        self.writer.write(Addition { table, at, before, records })
    }

    fn load(&self, table: &TableId) -> Pending<Option<Vec<Record>>> {
        let tail = self.tail(table, 0);
        Box::pin(async move { tail.await.map(|log| (!log.is_empty()).then_some(log)) })
    }

    fn tables(&self, after: Option<TableId>, count: usize) -> Pending<Vec<KeptTable>> {
        let reader = Arc::clone(&self.reader);
        Box::pin(async move { reading::tables(&reader, after.as_deref().unwrap_or_default(), count).await })
    }

    fn remove(&self, table: &TableId, entries: u32) -> Pending<bool> {
        let (reader, table) = (Arc::clone(&self.reader), Arc::clone(table));
        Box::pin(async move { reading::remove(&reader, &table, entries).await })
    }

    fn tail(&self, table: &TableId, from: u32) -> Pending<Vec<Record>> {
        let (reader, table) = (Arc::clone(&self.reader), Arc::clone(table));
        Box::pin(async move { reading::tail(&reader, &table, from).await })
    }

    fn heads(&self, tables: Vec<TableId>) -> Pending<Vec<(TableId, Head)>> {
        let reader = Arc::clone(&self.reader);
        Box::pin(async move { reading::heads(&reader, &tables).await })
    }

    fn now(&self) -> Time {
        self.clock.now()
    }

    fn written(&self) -> Written {
        self.writer.groups.so_far()
    }

    fn others(&self) -> Option<Arc<dyn Others>> {
        Some(Arc::clone(&self.node) as Arc<dyn Others>)
    }
}

/// The database's clock, as far as it is known here: what it said last, and how long ago that was. So nobody asks what time
/// this machine thinks it is.
#[derive(Default)]
struct Clock(Mutex<Option<(Time, Instant)>>);

impl Clock {
    async fn set(&self, link: &Link) -> Result<(), Failure> {
        let session = link.session().await?;
        let asked = Instant::now();
        let time = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let told: i64 = session.answer(session.client.query_one(time, &[])).await?.get(0);
        let on_the_way = asked.elapsed() / 2;
        *self.said() = Some((Time(told as u64), asked + on_the_way));
        Ok(())
    }

    fn now(&self) -> Time {
        let said = *self.said();
        said.map_or_else(system_time, |(time, since)| time.plus(since.elapsed().as_millis() as u64))
    }

    fn said(&self) -> MutexGuard<'_, Option<(Time, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
