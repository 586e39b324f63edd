//! Backups: whole, private, of one moment, and of use.

use crate::{
    folder::Folder,
    log::{append, chain, head, log},
};
use life::{Digest, Record};
use std::{fs, os::unix::fs::PermissionsExt};
use store::{Sqlite, Store};

async fn played(folder: &Folder, entries: u64) -> (Sqlite, Vec<Record>) {
    let store = folder.open();
    let whole = chain(Digest::NOTHING, 0..entries);
    for (table, length) in [("a", whole.len()), ("b", 1)] {
        assert!(append(&store, table, 0, Digest::NOTHING, &whole[..length]).await.unwrap());
    }
    (store, whole)
}

#[tokio::test]
async fn a_backup_of_a_database_in_use_can_be_restored_elsewhere_and_played_on() {
    let folder = Folder::new();
    let (store, whole) = played(&folder, 20).await;
    let backup = folder.file("backup");
    let copied = Sqlite::back_up(&folder.database(), &backup).unwrap();
    assert_eq!((copied.tables, copied.entries, copied.faults.len()), (2, 21, 0));
    assert_eq!(fs::metadata(&backup).unwrap().permissions().mode() & 0o777, 0o600);
    // What comes later is not in it.
    assert!(append(&store, "a", 20, head(&whole), &chain(head(&whole), [20])).await.unwrap());

    let elsewhere = Folder::new();
    assert_eq!(Sqlite::restore(&backup, &elsewhere.database(), false).unwrap(), copied);
    let store = elsewhere.open();
    assert_eq!(log(&store, "a").await, whole);
    assert!(append(&store, "a", 20, head(&whole), &chain(head(&whole), [99])).await.unwrap());
    assert_eq!(fs::metadata(elsewhere.database()).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn nothing_is_written_over() {
    let folder = Folder::new();
    let (store, _) = played(&folder, 3).await;
    let backup = folder.file("backup");
    fs::write(&backup, "precious").unwrap();
    assert!(Sqlite::back_up(&folder.database(), &backup).unwrap_err().to_string().contains("already"));
    assert_eq!(fs::read_to_string(&backup).unwrap(), "precious");
    let backup = folder.file("another");
    Sqlite::back_up(&folder.database(), &backup).unwrap();
    let restore = || Sqlite::restore(&backup, &folder.database(), false).unwrap_err().to_string();
    assert!(restore().contains("in use"), "{}", restore());
    drop(store);
    assert!(restore().contains("already"), "{}", restore());
    // A witness without its database tells of one that was there.
    fs::remove_file(folder.database()).unwrap();
    assert!(restore().contains("already"), "{}", restore());
}

#[tokio::test]
async fn what_is_no_backup_is_refused_and_leaves_nothing_behind() {
    let folder = Folder::new();
    let (store, _) = played(&folder, 5).await;
    let refused = |name: &str, says: &str| {
        let empty = Folder::new();
        let error = Sqlite::restore(&folder.file(name), &empty.database(), false).unwrap_err().to_string();
        assert!(error.contains(says), "{name}: {error}");
        let left =
            fs::read_dir(empty.database().parent().unwrap()).unwrap().map(|file| file.unwrap().file_name());
        assert_eq!(left.filter(|name| name != "spelbord.lock").count(), 0, "{name}");
    };
    refused("missing", "no file");
    refused("spelbord.sqlite", "in use");
    fs::write(folder.file("letter"), "Dear diary, ".repeat(500)).unwrap();
    refused("letter", "no Spelbord database");
    let newer = folder.file("newer");
    Sqlite::back_up(&folder.database(), &newer).unwrap();
    rusqlite::Connection::open(&newer).unwrap().execute_batch("PRAGMA user_version = 99").unwrap();
    refused("newer", "newer Spelbord");
    drop(store);
}

#[tokio::test]
async fn every_log_of_a_backup_is_gone_through() {
    for (damage, says) in [
        ("UPDATE entries SET entry = replace(entry, '\"at\":1', '\"at\":3') WHERE number = 1", "entry 1"),
        ("DELETE FROM entries WHERE number = 2", "entry 2: it is missing"),
    ] {
        let folder = Folder::new();
        let (store, _) = played(&folder, 5).await;
        drop(store);
        folder.change(damage);
        let found = Sqlite::examine(&folder.database()).unwrap();
        assert_eq!(found.faults.len(), 1, "{:?}", found.faults);
        assert!(found.faults[0].contains("table a") && found.faults[0].contains(says), "{:?}", found.faults);
        let backup = folder.file("backup");
        assert_eq!(Sqlite::back_up(&folder.database(), &backup).unwrap().faults, found.faults, "it is told");
        let elsewhere = Folder::new();
        assert!(Sqlite::restore(&backup, &elsewhere.database(), false).is_err());
        assert_eq!(Sqlite::restore(&backup, &elsewhere.database(), true).unwrap().faults, found.faults);
        assert_eq!(log(&elsewhere.open(), "b").await.len(), 1, "the others can be played at");
    }
}

#[tokio::test]
async fn whoever_examines_a_database_notices_what_is_gone() {
    let folder = Folder::new();
    let (store, _) = played(&folder, 5).await;
    assert_eq!(Sqlite::examine(&folder.database()).unwrap().faults, [""; 0]);
    drop(store);
    folder.behind().execute_batch("DELETE FROM entries WHERE table_id = 'a' AND number = 4").unwrap();
    let faults = Sqlite::examine(&folder.database()).unwrap().faults;
    assert_eq!(faults, ["table a… has 4 entries of 5, which were acknowledged"]);
}

#[tokio::test]
async fn a_database_is_kept_as_it_was_before_a_step_to_another_schema() {
    let folder = Folder::new();
    folder.change(include_str!("../../src/sqlite/schema-1.sql"));
    folder.change("PRAGMA application_id = 0x5370656c; PRAGMA user_version = 1");
    drop(folder.open());
    let kept = folder.file("backups").join("before-schema-3.sqlite");
    assert_eq!(Sqlite::examine(&kept).unwrap().schema, 1);
    assert_eq!(fs::metadata(&kept).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(fs::metadata(folder.file("backups")).unwrap().permissions().mode() & 0o777, 0o700);
    assert_eq!(Sqlite::examine(&folder.database()).unwrap().schema, 3);
    assert!(folder.open().tables(None, 1).await.unwrap().is_empty());
}
