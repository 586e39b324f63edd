//! Forgetting tables whose time is up. Whether it is, is decided here and nowhere else.

use crate::{Error, KeptTable, Store};
use life::{Games, Keeping, Table, TableId, Time};
use std::sync::Arc;

/// Tables that are looked at in one go.
const TOGETHER: usize = 32;

/// What came of looking at some tables.
#[derive(Debug, Default, Eq, PartialEq)]
pub struct Pruned {
    /// The tables whose time was up, and which are gone unless it was only a rehearsal.
    pub tables: Vec<TableId>,
    /// Where to go on; none when every table has been looked at.
    pub next: Option<TableId>,
}

/// Looks at some of the tables after this one, or from the first, and forgets those whose time is up. A table that cannot be
/// read is kept: somebody may still mend it. With `rehearse` nothing is forgotten.
pub async fn prune(
    store: &dyn Store,
    games: &Arc<dyn Games>,
    keeping: &Keeping,
    now: Time,
    after: Option<TableId>,
    rehearse: bool,
) -> Result<Pruned, Error> {
    let kept = store.tables(after, TOGETHER).await?;
    let next = kept.get(TOGETHER - 1).map(|last| Arc::clone(&last.table));
    let mut tables = Vec::new();
    for table in kept {
        if is_due(store, games, keeping, now, &table).await?
            && (rehearse || store.remove(&table.table, table.entries).await?)
        {
            tables.push(table.table);
        }
    }
    Ok(Pruned { tables, next })
}

/// How far a match has come only its whole log tells, so it is read only when it may matter.
async fn is_due(
    store: &dyn Store,
    games: &Arc<dyn Games>,
    keeping: &Keeping,
    now: Time,
    kept: &KeptTable,
) -> Result<bool, Error> {
    let (Some(latest), Some(shortest)) = (kept.latest, keeping.shortest()) else { return Ok(false) };
    if u128::from(now.since(latest)) < shortest.as_millis() {
        return Ok(false);
    }
    let log = match store.load(&kept.table).await {
        Ok(Some(log)) => log,
        Ok(None) => return Ok(false),
        Err(error) if error.is_damage() => return Ok(false),
        Err(error) => return Err(error),
    };
    let games = Arc::clone(games);
    let read = tokio::task::spawn_blocking(move || Table::read(games, &log).map(|table| table.stage()));
    let Ok(Ok(stage)) = read.await else { return Ok(false) };
    Ok(keeping.until(stage, latest).is_some_and(|until| until <= now))
}
