//! What a database promises of what it has confirmed.

use super::link::{Failure, Link};
use crate::Error;
use tokio_postgres::Config;

/// How the database is set up, where that decides whether what was acknowledged is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Promises {
    /// It waits for the disk.
    pub fsync: bool,
    /// It survives a page that was half written.
    pub full_page_writes: bool,
    /// How far a commit has got when it is confirmed, in PostgreSQL's own word.
    pub synchronous_commit: String,
    /// Standbys that follow it now.
    pub standbys: i64,
    /// A commit waits for standbys.
    pub waits_for_standbys: bool,
}

impl Promises {
    /// Asks the database.
    pub async fn of(address: &str) -> Result<Promises, Error> {
        const ASKING: &str = "the database cannot be asked";
        let config: Config = address.parse().map_err(|error| Error::new(ASKING, Failure::from(error)))?;
        let link = Link::new(config);
        let session = link.connect().await.map_err(|failure| Error::new(ASKING, failure))?;
        let question = "
            SELECT current_setting('fsync') = 'on', current_setting('full_page_writes') = 'on',
                current_setting('synchronous_commit'), (SELECT count(*) FROM pg_stat_replication),
                current_setting('synchronous_standby_names') <> ''";
        let row = session.client.query_one(question, &[]).await;
        let row = row.map_err(|error| Error::new(ASKING, Failure::from(error)))?;
        Ok(Promises {
            fsync: row.get(0),
            full_page_writes: row.get(1),
            synchronous_commit: row.get(2),
            standbys: row.get(3),
            waits_for_standbys: row.get(4),
        })
    }
}
