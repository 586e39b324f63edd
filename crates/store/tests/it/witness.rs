//! What was acknowledged and is gone is noticed, whatever took it.

use crate::{
    folder::Folder,
    log::{append, chain, head, load, log},
};
use life::{Digest, Record};
use std::{fs, path::Path};
use store::{Allow, Sqlite, Store};

const WAL: &str = "spelbord.sqlite-wal";
const WITNESS: &str = "spelbord.witness";
/// Entries of each of the two tables, each in a commit of its own.
const ENTRIES: usize = 30;

/// What a process leaves behind that is killed when two tables have been played at by turns.
async fn killed() -> (Folder, [Vec<Record>; 2]) {
    let folder = Folder::new();
    let store = folder.open();
    let logs = [0, 100].map(|first| chain(Digest::NOTHING, first..first + ENTRIES as u64));
    for at in 0..ENTRIES {
        for (table, log) in ["first", "second"].into_iter().zip(&logs) {
            assert!(append(&store, table, at as u32, head(&log[..at]), &log[at..=at]).await.unwrap());
        }
    }
    (Folder::holding(&folder.database()), logs)
}

fn change(path: &Path, change: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(path).unwrap();
    change(&mut bytes);
    fs::write(path, bytes).unwrap();
}

/// The database is refused with a sentence that names what is gone, nothing is touched, and whoever accepts it plays on.
async fn is_noticed(folder: &Folder, what: &str) {
    let left = |name: &str| fs::read(folder.file(name)).unwrap_or_default();
    let before = ["spelbord.sqlite", WAL, WITNESS].map(left);
    for _ in 0..2 {
        let error = Sqlite::open(&folder.database()).err().unwrap_or_else(|| panic!("{what} is not noticed"));
        assert!(error.is_loss(), "{what}: {error}");
        let says = error.to_string();
        assert!(says.contains("acknowledged") && says.contains(&format!("of {ENTRIES}")), "{what}: {says}");
        assert!(["spelbord.sqlite", WAL, WITNESS].map(left) == before, "{what}: nothing is touched");
    }
    let store = Sqlite::open_allowing(&folder.database(), Allow { loss: true, ..Allow::default() }).unwrap();
    let rest = load(&store, "first").await.unwrap().unwrap_or_default();
    assert!(rest.len() < ENTRIES, "{what}");
    let at = rest.len() as u32;
    assert!(append(&store, "first", at, head(&rest), &chain(head(&rest), [7])).await.unwrap(), "{what}");
    drop(store);
    assert!(folder.file("spelbord.witness-before").exists(), "{what}: what the witness said is kept");
    drop(folder.open());
}

#[tokio::test]
async fn a_killed_process_leaves_nothing_to_notice() {
    let (folder, logs) = killed().await;
    let store = folder.open();
    assert_eq!(log(&store, "first").await, logs[0]);
    assert_eq!(log(&store, "second").await, logs[1]);
    drop(store);
    fs::remove_file(folder.file("spelbord.lock")).unwrap();
    let _again = folder.open();
}

#[tokio::test]
async fn a_write_ahead_log_that_is_gone_cut_short_or_damaged_is_noticed() {
    for (what, harm) in [
        ("a deleted log", None),
        (
            "an emptied log",
            Some(Box::new(|bytes: &mut Vec<u8>| bytes.clear()) as Box<dyn FnOnce(&mut Vec<u8>)>),
        ),
        ("half a log", Some(Box::new(|bytes: &mut Vec<u8>| bytes.truncate(bytes.len() / 2)))),
        (
            "a flipped bit in its middle",
            Some(Box::new(|bytes: &mut Vec<u8>| {
                let middle = bytes.len() / 2;
                bytes[middle] ^= 1;
            })),
        ),
        ("a flipped bit in its head", Some(Box::new(|bytes: &mut Vec<u8>| bytes[20] ^= 1))),
        ("its last bytes", Some(Box::new(|bytes: &mut Vec<u8>| bytes.truncate(bytes.len() - 1)))),
    ] {
        let (folder, _) = killed().await;
        match harm {
            None => fs::remove_file(folder.file(WAL)).unwrap(),
            Some(harm) => change(&folder.file(WAL), harm),
        }
        if what == "its last bytes" {
            // The second table was added to last.
            let error = Sqlite::open(&folder.database()).err().expect("it is noticed").to_string();
            assert!(error.contains("table second… has 29 entries of 30"), "{error}");
        } else {
            is_noticed(&folder, what).await;
        }
    }
}

#[tokio::test]
async fn an_old_copy_of_the_file_and_a_deleted_one_are_noticed() {
    let (folder, logs) = killed().await;
    drop(folder.open());
    let old = fs::read(folder.database()).unwrap();
    let store = folder.open();
    for (at, more) in (ENTRIES..).zip(chain(head(&logs[0]), 500..510)) {
        let now = log(&store, "first").await;
        assert!(append(&store, "first", at as u32, head(&now), &[more]).await.unwrap());
    }
    drop(store);
    fs::write(folder.database(), old).unwrap();
    let says = folder.refusal();
    assert!(says.contains("table first… has 30 entries of 40"), "{says}");
    fs::remove_file(folder.database()).unwrap();
    let says = folder.refusal();
    assert!(says.contains("table first… has 0 entries of 40"), "{says}");
}

#[tokio::test]
async fn a_log_that_was_written_anew_is_noticed_though_it_is_longer() {
    let (folder, _) = killed().await;
    drop(folder.open());
    let other = Folder::new();
    let longer = chain(Digest::NOTHING, 900..940);
    assert!(append(&other.open(), "first", 0, Digest::NOTHING, &longer).await.unwrap());
    fs::copy(other.database(), folder.database()).unwrap();
    assert!(folder.refusal().contains("table first… has another entry 30"), "{}", folder.refusal());
}

#[tokio::test]
async fn what_was_removed_is_not_missed_and_a_torn_or_missing_witness_stops_nobody() {
    let (folder, logs) = killed().await;
    let store = folder.open();
    assert!(store.remove(&"first".into(), ENTRIES as u32).await.unwrap());
    assert!(append(&store, "third", 0, Digest::NOTHING, &logs[0]).await.unwrap());
    drop(store);
    drop(folder.open());

    change(&folder.file(WITNESS), |bytes| bytes.truncate(bytes.len() - 3));
    let store = folder.open();
    assert!(append(&store, "second", 30, head(&logs[1]), &chain(head(&logs[1]), [200])).await.unwrap());
    drop(store);
    let left = Folder::holding(&folder.database());
    left.behind().execute_batch("DELETE FROM entries WHERE number = 30").unwrap();
    assert!(left.refusal().contains("has 30 entries of 31"), "what follows a torn line counts");

    change(&folder.file(WITNESS), |bytes| bytes.fill(0));
    drop(folder.open());
    fs::remove_file(folder.file(WITNESS)).unwrap();
    assert_eq!(log(&folder.open(), "second").await.len(), 31);
}
