//! Which tables are kept, and how one is forgotten. The same holds for every store.

use crate::{
    every::every,
    log::{append, chain, head, load, log},
};
use life::{Digest, TableId, Time};
use store::{KeptTable, Store};

fn kept(table: &str, entries: u32, latest: u64) -> KeptTable {
    KeptTable { table: table.into(), entries, latest: Some(Time(latest)) }
}

/// Three tables, laid in another order than that of their ids, of which one has had much happen to it.
async fn lay_three(store: &dyn Store) {
    for (table, times) in [("b", 5..6), ("c", 20..22), ("a", 10..310)] {
        let records = chain(Digest::NOTHING, times);
        assert!(append(store, table, 0, Digest::NOTHING, &records).await.unwrap());
    }
}

#[tokio::test]
async fn every_table_is_listed_once_in_pieces_of_any_size() {
    for store in every().await {
        let store = &*store.here;
        assert_eq!(store.tables(None, 10).await.unwrap(), []);
        lay_three(store).await;
        let all = [kept("a", 300, 309), kept("b", 1, 5), kept("c", 2, 21)];
        for count in 1..5 {
            let (mut after, mut seen): (Option<TableId>, _) = (None, Vec::new());
            loop {
                let piece = store.tables(after, count).await.unwrap();
                assert!(piece.len() <= count);
                let Some(last) = piece.last() else { break };
                after = Some(last.table.clone());
                seen.extend(piece);
            }
            assert_eq!(seen, all, "{count} at a time");
        }
    }
}

#[tokio::test]
async fn a_table_is_forgotten_whole_and_the_others_stay() {
    for store in every().await {
        let store = &*store.here;
        lay_three(store).await;
        let others = (log(store, "b").await, log(store, "c").await);
        assert!(store.remove(&"a".into(), 300).await.unwrap());
        assert!(load(store, "a").await.unwrap().is_none());
        assert_eq!((log(store, "b").await, log(store, "c").await), others);
        assert!(!store.remove(&"a".into(), 300).await.unwrap(), "it is gone already");
        let more = chain(Digest::NOTHING, 400..401);
        assert!(!append(store, "a", 300, head(&more), &more).await.unwrap(), "nothing follows what is gone");
    }
}

#[tokio::test]
async fn a_table_to_which_somebody_came_back_is_not_forgotten() {
    for store in every().await {
        let store = &*store.here;
        lay_three(store).await;
        let listed = log(store, "c").await;
        let more = chain(head(&listed), [30]);
        assert!(append(store, "c", 2, head(&listed), &more).await.unwrap());
        for entries in [0, 1, 2, 4] {
            assert!(!store.remove(&"c".into(), entries).await.unwrap());
        }
        assert_eq!(log(store, "c").await.len(), 3);
    }
}
