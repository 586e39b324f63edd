//! Who may add what to a log. The same holds for every store.

use crate::{
    every::{Empty, every},
    folder::Folder,
    log::{append, chain, head, load, log, read},
};
use life::{Digest, NotOurs, TableId};
use protocol::ErrorCode;
use std::sync::Arc;
use store::{Head, Store};

#[tokio::test]
async fn what_was_added_is_read_back_in_order() {
    for Empty { name, here, there, .. } in every().await {
        assert!(load(&*here, "a").await.unwrap().is_none(), "{name}");
        let whole = chain(Digest::NOTHING, 0..5);
        assert!(append(&*here, "a", 0, Digest::NOTHING, &whole[..1]).await.unwrap());
        assert!(append(&*there, "a", 1, head(&whole[..1]), &whole[1..4]).await.unwrap());
        assert!(append(&*here, "a", 4, head(&whole[..4]), &whole[4..]).await.unwrap());
        for store in [&*here, &*there] {
            assert_eq!(log(store, "a").await, whole, "{name}");
            assert!(load(store, "b").await.unwrap().is_none(), "every table has a log of its own");
            assert!(load(store, "a\0").await.unwrap().is_none(), "no name is too strange to be asked for");
        }
        assert_eq!(read(&whole).unwrap().len(), 5);
    }
}

#[tokio::test]
async fn the_end_of_a_log_is_found_and_read_by_itself() {
    for Empty { name, here, there, .. } in every().await {
        let whole = chain(Digest::NOTHING, 0..5);
        assert!(append(&*here, "a", 0, Digest::NOTHING, &whole).await.unwrap());
        assert!(append(&*here, "b", 0, Digest::NOTHING, &whole[..2]).await.unwrap());
        for from in 0..7 {
            let tail = there.tail(&"a".into(), from as u32).await.unwrap();
            assert_eq!(tail, whole[from.min(5)..], "{name} from {from}");
        }
        assert!(there.tail(&"none".into(), 0).await.unwrap().is_empty());
        let mut heads = there.heads(["a", "none", "b"].map(TableId::from).to_vec()).await.unwrap();
        heads.sort_by(|(one, _), (other, _)| one.cmp(other));
        let end = |of: &str, entries: usize| {
            (TableId::from(of), Head { entries: entries as u32, digest: head(&whole[..entries]) })
        };
        assert_eq!(heads, [end("a", 5), end("b", 2)], "{name}");
    }
}

#[tokio::test]
async fn only_what_follows_the_whole_log_is_added_and_else_nothing_changes() {
    for Empty { here: store, name: kind, .. } in every().await {
        let store = &*store;
        let whole = chain(Digest::NOTHING, 0..3);
        let stranger = chain(Digest::NOTHING, 10..13);
        assert!(append(store, "a", 0, Digest::NOTHING, &whole).await.unwrap());
        for (name, at, before, first) in [
            ("a table that is there already", 0, Digest::NOTHING, 0),
            ("a number that is taken", 2, head(&whole[..2]), 2),
            ("a number that is taken, after the last digest", 2, head(&whole), 2),
            ("a number that is not reached yet", 4, head(&whole), 0),
            ("a number that no log reaches", u32::MAX, head(&whole), 4),
            ("another predecessor", 3, head(&stranger), 0),
            ("an earlier predecessor", 3, head(&whole[..2]), 0),
            ("no predecessor", 3, Digest::NOTHING, 0),
        ] {
            // Also a group of which only the beginning is taken.
            let records = chain(before, 20 + first..25);
            assert!(!append(store, "a", at, before, &records).await.unwrap(), "{kind}: {name}");
            assert_eq!(log(store, "a").await, whole, "{kind}: {name}");
        }
        for (at, before) in [(0, head(&whole)), (1, Digest::NOTHING), (1, head(&whole))] {
            assert!(!append(store, "new", at, before, &chain(before, [1])).await.unwrap());
            assert!(load(store, "new").await.unwrap().is_none());
        }
    }
}

/// Everybody adds groups of three to the same log, each after what they have read last. Answers how many they added.
async fn race(store: Arc<dyn Store>, mark: u64) -> usize {
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
async fn of_those_who_race_for_a_number_one_is_first_and_groups_stay_whole() {
    for Empty { name, here, there, .. } in every().await {
        let stores = [here, there];
        let racers: Vec<_> = (0..6_u64)
            .map(|racer| tokio::spawn(race(Arc::clone(&stores[racer as usize % 2]), 1_000 * (racer + 1))))
            .collect();
        let mut added = 0;
        for racer in racers {
            added += racer.await.unwrap();
        }
        let log = log(&*stores[0], "a").await;
        let entries = read(&log).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(
            entries.len(),
            3 * added,
            "{name}: what was answered to be first is there, and nothing else"
        );
        for group in entries.chunks(3) {
            assert_eq!(group[0].at, group[2].at, "{name}");
        }
    }
}

#[tokio::test]
async fn of_two_at_the_same_number_one_is_first() {
    for Empty { name, here, there, .. } in every().await {
        let mut whole = Vec::new();
        for round in 0..20 {
            let (at, before) = (whole.len() as u32, head(&whole));
            // The longer one must not be added in part.
            let [mine, theirs] = [chain(before, [round]), chain(before, [100 + round, 101 + round])];
            let (i, they) = tokio::join!(
                append(&*here, "a", at, before, &mine),
                append(&*there, "a", at, before, &theirs)
            );
            let first = match (i.unwrap(), they.unwrap()) {
                (true, false) => mine,
                (false, true) => theirs,
                both => panic!("{both:?} in round {round} of {name}"),
            };
            whole.extend(first);
            assert_eq!(log(&*here, "a").await, whole, "{name}");
        }
    }
}

#[tokio::test]
async fn a_hole_in_a_log_is_damage_and_is_not_filled() {
    for store in every().await {
        let here = &*store.here;
        let whole = chain(Digest::NOTHING, 0..4);
        for table in ["first", "middle"] {
            assert!(append(here, table, 0, Digest::NOTHING, &whole).await.unwrap());
        }
        let holes = "DELETE FROM entries WHERE table_id = 'first' AND number = 0;
             DELETE FROM entries WHERE table_id = 'middle' AND number = 2";
        if !store.change(holes).await {
            continue;
        }
        for (table, hole) in [("first", 0), ("middle", 2)] {
            let before = head(&whole[..hole]);
            let group = chain(before, 10..12);
            assert!(!append(here, table, hole as u32, before, &group).await.unwrap(), "{table}");
            let error = load(here, table).await.expect_err("the log has a hole");
            assert_eq!(error.code(), ErrorCode::TableDamaged, "{}", store.name);
            assert!(error.to_string().contains(&format!("number {hole} is missing")), "{error}");
        }
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
        for store in every().await {
            let whole = chain(Digest::NOTHING, 0..3);
            assert!(append(&*store.here, "a", 0, Digest::NOTHING, &whole).await.unwrap());
            if !store.change(flip).await {
                continue;
            }
            let now = log(&*store.here, "a").await;
            assert_ne!(now, whole);
            assert_eq!(
                read(&now).map(|entries| entries.len()),
                Err(NotOurs::Digest),
                "{}: {flip}",
                store.name
            );
        }
    }
}
