//! The schema of the database, and the steps that lead to it.

use super::carrying;
use rusqlite::{Connection, TransactionBehavior};

/// Marks the file as ours: "Spel" in ASCII.
const APPLICATION_ID: i32 = 0x5370_656c;

/// A step from one version of the schema to the next.
type Step = fn(&Connection) -> rusqlite::Result<()>;

/// The steps from an empty database to the schema of today: the first leads to version 1.
const STEPS: [Step; 3] = [
    |database| database.execute_batch(include_str!("schema-1.sql")),
    |database| database.execute_batch(include_str!("schema-2.sql")),
    |database| {
        database.execute_batch(include_str!("schema-3.sql"))?;
        carrying::carry_over(database)
    },
];

/// The first version of the schema in which a table is its log.
pub(super) const FIRST_WITH_LOGS: i32 = 3;

/// Why a database cannot be opened, when it is not the disk that fails.
pub(super) const FOREIGN: &str = "it is no Spelbord database";
const NEWER: &str = "it was written by a newer Spelbord";

/// The version of the schema to which steps will be taken from an earlier one of ours; none if there is nothing to do.
pub(super) fn is_behind(connection: &Connection) -> rusqlite::Result<Option<usize>> {
    let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let schema: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let is_behind = application == APPLICATION_ID && (1..STEPS.len() as i32).contains(&schema);
    Ok(is_behind.then_some(STEPS.len()))
}

/// Whether this is a database that we can read: why not, if it is none.
pub(super) fn is_ours(connection: &Connection) -> rusqlite::Result<Result<(), &'static str>> {
    let application: i32 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let schema: i32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(match () {
        () if application != APPLICATION_ID => Err(FOREIGN),
        () if schema > STEPS.len() as i32 => Err(NEWER),
        () => Ok(()),
    })
}

/// Takes all steps that are missing, or none. Inside, why this is no database for us.
pub(super) fn bring_up_to_date(connection: &mut Connection) -> rusqlite::Result<Result<(), &'static str>> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let application: i32 = transaction.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let schema: i32 = transaction.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let is_new = application == 0 && schema == 0 && {
        let objects: i64 =
            transaction.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
        objects == 0
    };
    if !is_new && application != APPLICATION_ID {
        return Ok(Err(FOREIGN));
    }
    let steps = usize::try_from(schema).ok().and_then(|version| STEPS.get(version..));
    let Some(steps) = steps else { return Ok(Err(NEWER)) };

    for step in steps {
        step(&transaction)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", STEPS.len() as i32)?;
    transaction.commit().map(Ok)
}
