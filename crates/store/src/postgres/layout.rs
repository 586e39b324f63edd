//! The schema of the database, and the steps that lead to it.

use tokio_postgres::{Client, Error};

/// Whoever takes the steps holds this lock: of several servers that start at once the others wait. "Spel" in ASCII.
const LOCK: i64 = 0x5370_656c;

/// The steps from an empty database to the schema of today, never edited: the first leads to version 1.
const STEPS: [&str; 2] = [include_str!("schema-1.sql"), include_str!("schema-2.sql")];

/// Why a database cannot be used, when it is not the connection that fails.
const FOREIGN: &str = "it has a schema `spelbord` that is not ours";
const NEWER: &str = "it was written by a newer Spelbord";

/// Takes all steps that are missing, or none. Inside, why this is no database for us.
pub(super) async fn bring_up_to_date(client: &mut Client) -> Result<Result<(), &'static str>, Error> {
    let transaction = client.transaction().await?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
    let known = "SELECT to_regnamespace('spelbord') IS NULL, to_regclass('spelbord.layout') IS NOT NULL";
    let row = transaction.query_one(known, &[]).await?;
    let (is_new, is_ours): (bool, bool) = (row.get(0), row.get(1));
    if !is_new && !is_ours {
        return Ok(Err(FOREIGN));
    }
    if is_new {
        let create = "CREATE SCHEMA spelbord; CREATE TABLE spelbord.layout (version integer NOT NULL);
            INSERT INTO spelbord.layout VALUES (0)";
        transaction.batch_execute(create).await?;
    }
    let version: i32 = transaction.query_one("SELECT version FROM spelbord.layout", &[]).await?.get(0);
    let steps = usize::try_from(version).ok().and_then(|version| STEPS.get(version..));
    let Some(steps) = steps else { return Ok(Err(NEWER)) };

    for step in steps {
        transaction.batch_execute(step).await?;
    }
    transaction.execute("UPDATE spelbord.layout SET version = $1", &[&(STEPS.len() as i32)]).await?;
    transaction.commit().await.map(Ok)
}
