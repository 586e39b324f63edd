//! Who may add what to a log. The same holds for every store.

use crate::{
    folder::Folder,
    log::{append, chain, head, load, log, read},
};
use life::{Digest, NotOurs};
use protocol::ErrorCode;
use std::sync::Arc;
use store::{Memory, Sqlite, Store};

#[tokio::test]
async fn what_was_added_is_read_back_in_order() {
    async fn check(store: impl Store) {
        assert!(load(&store, "a").await.unwrap().is_none());
        let whole = chain(Digest::NOTHING, 0..5);
        assert!(append(&store, "a", 0, Digest::NOTHING, &whole[..1]).await.unwrap());
        assert!(append(&store, "a", 1, head(&whole[..1]), &whole[1..4]).await.unwrap());
        assert!(append(&store, "a", 4, head(&whole[..4]), &whole[4..]).await.unwrap());
        assert_eq!(log(&store, "a").await, whole);
        assert_eq!(read(&whole).unwrap().len(), 5);
        assert!(load(&store, "b").await.unwrap().is_none(), "every table has a log of its own");
    }
    let folder = Folder::new();
    check(folder.open()).await;
    check(Memory::default()).await;
}

#[tokio::test]
async fn only_what_follows_the_whole_log_is_added_and_else_nothing_changes() {
    async fn check(store: impl Store) {
        let whole = chain(Digest::NOTHING, 0..3);
        let stranger = chain(Digest::NOTHING, 10..13);
        assert!(append(&store, "a", 0, Digest::NOTHING, &whole).await.unwrap());
        for (name, at, before, first) in [
            ("a table that is there already", 0, Digest::NOTHING, 0),
            ("a number that is taken", 2, head(&whole[..2]), 2),
            ("a number that is taken, after the last digest", 2, head(&whole), 2),
            ("a number that is not reached yet", 4, head(&whole), 0),
            ("another predecessor", 3, head(&stranger), 0),
            ("an earlier predecessor", 3, head(&whole[..2]), 0),
            ("no predecessor", 3, Digest::NOTHING, 0),
        ] {
            // Also a group of which only the beginning is taken.
            let records = chain(before, 20 + first..25);
            assert!(!append(&store, "a", at, before, &records).await.unwrap(), "{name}");
            assert_eq!(log(&store, "a").await, whole, "{name}");
        }
        for (at, before) in [(0, head(&whole)), (1, Digest::NOTHING), (1, head(&whole))] {
            assert!(!append(&store, "new", at, before, &chain(before, [1])).await.unwrap());
            assert!(load(&store, "new").await.unwrap().is_none());
        }
    }
    let folder = Folder::new();
    check(folder.open()).await;
    check(Memory::default()).await;
}

/// Everybody adds groups of three to the same log, each after what they have read last. Answers how many they added.
async fn race(store: Arc<Sqlite>, mark: u64) -> usize {
    let mut added = 0;
    for round in 0..40 {
        let now = load(&*store, "a").await.unwrap().unwrap_or_default();
        let group = chain(head(&now), [mark, mark + round, mark]);
        if append(&*store, "a", now.len() as u32, head(&now), &group).await.unwrap() {
            added += 1;
        }
    }
    added
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_who_race_for_a_number_one_is_first_and_groups_stay_whole() {
    let folder = Folder::new();
    let stores = [Arc::new(folder.open()), Arc::new(folder.open())];
    let racers: Vec<_> = (0..6_u64)
        .map(|racer| tokio::spawn(race(Arc::clone(&stores[racer as usize % 2]), 1_000 * (racer + 1))))
        .collect();
    let mut added = 0;
    for racer in racers {
        added += racer.await.unwrap();
    }
    let log = log(&*stores[0], "a").await;
    let entries = read(&log).expect("every entry follows the one before");
    assert_eq!(entries.len(), 3 * added, "what was answered to be first is there, and nothing else");
    for group in entries.chunks(3) {
        assert_eq!(group[0].at, group[2].at);
    }
    assert!(added < 6 * 40, "somebody lost a race");
}

#[tokio::test]
async fn of_two_at_the_same_number_one_is_first() {
    let folder = Folder::new();
    let (here, there) = (folder.open(), folder.open());
    let mut whole = Vec::new();
    for round in 0..20 {
        let (at, before) = (whole.len() as u32, head(&whole));
        let [mine, theirs] = [chain(before, [round]), chain(before, [100 + round])];
        let (i, they) =
            tokio::join!(append(&here, "a", at, before, &mine), append(&there, "a", at, before, &theirs));
        let first = match (i.unwrap(), they.unwrap()) {
            (true, false) => mine,
            (false, true) => theirs,
            both => panic!("{both:?} in round {round}"),
        };
        whole.extend(first);
        assert_eq!(log(&here, "a").await, whole);
    }
}

#[tokio::test]
async fn a_hole_in_a_log_is_damage_and_is_not_filled() {
    let folder = Folder::new();
    let store = folder.open();
    let whole = chain(Digest::NOTHING, 0..4);
    for table in ["first", "middle"] {
        assert!(append(&store, table, 0, Digest::NOTHING, &whole).await.unwrap());
    }
    folder.change(
        "DELETE FROM entries WHERE table_id = 'first' AND number = 0;
         DELETE FROM entries WHERE table_id = 'middle' AND number = 2",
    );
    for (table, hole) in [("first", 0), ("middle", 2)] {
        let before = head(&whole[..hole]);
        let group = chain(before, 10..12);
        assert!(!append(&store, table, hole as u32, before, &group).await.unwrap(), "{table}");
        let error = load(&store, table).await.expect_err("the log has a hole");
        assert_eq!(error.code(), ErrorCode::TableDamaged);
        assert!(error.to_string().contains(&format!("number {hole} is missing")), "{error}");
    }
}

#[tokio::test]
async fn what_was_not_written_so_is_damage_and_no_passing_trouble() {
    for damage in [
        "UPDATE entries SET digest = x'00' WHERE number = 1",
        "UPDATE entries SET entry = CAST(x'ff' AS TEXT) WHERE number = 1",
        "UPDATE entries SET number = -1 WHERE number = 1",
        "UPDATE entries SET number = 4294967296 WHERE number = 1",
    ] {
        let folder = Folder::new();
        let store = folder.open();
        for table in ["a", "b"] {
            let whole = chain(Digest::NOTHING, 0..2);
            assert!(append(&store, table, 0, Digest::NOTHING, &whole).await.unwrap());
        }
        folder.change(&format!("{damage} AND table_id = 'a'"));
        let error = load(&store, "a").await.expect_err(damage);
        assert_eq!(error.code(), ErrorCode::TableDamaged, "{damage}");
        assert_eq!(log(&store, "b").await.len(), 2, "others can be read");
    }
}

#[tokio::test]
async fn a_flipped_bit_is_found_when_the_log_is_read() {
    for flip in [
        // The same length, and still an entry.
        r#"UPDATE entries SET entry = replace(entry, '"at":1', '"at":3') WHERE number = 1"#,
        "UPDATE entries SET digest = (SELECT digest FROM entries WHERE number = 0) WHERE number = 1",
    ] {
        let folder = Folder::new();
        let store = folder.open();
        let whole = chain(Digest::NOTHING, 0..3);
        assert!(append(&store, "a", 0, Digest::NOTHING, &whole).await.unwrap());
        folder.change(flip);
        let now = log(&store, "a").await;
        assert_ne!(now, whole);
        assert_eq!(read(&now).map(|entries| entries.len()), Err(NotOurs::Digest), "{flip}");
    }
}
