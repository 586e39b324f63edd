//! A process that is gone from one moment to the next.

use crate::{
    folder::Folder,
    log::{append, chain, head, log},
};
use life::Digest;
use store::Store;

#[tokio::test]
async fn whoever_is_killed_has_kept_what_was_answered() {
    let folder = Folder::new();
    let store = folder.open();
    let whole = chain(Digest::NOTHING, 0..20);
    for at in 0..20 {
        assert!(append(&store, "a", at as u32, head(&whole[..at]), &whole[at..=at]).await.unwrap());
        if at % 5 == 0 {
            // What lies on the disk at this very moment is all that another process would find.
            let left = Folder::holding(&folder.database());
            assert_eq!(log(&left.open(), "a").await, whole[..=at]);
        }
    }
    let left = Folder::holding(&folder.database());
    let next = left.open();
    assert_eq!(log(&next, "a").await, whole);
    assert!(append(&next, "a", 20, head(&whole), &chain(head(&whole), [20])).await.unwrap());
}

#[tokio::test]
async fn what_waits_when_the_store_is_closed_is_still_written() {
    let folder = Folder::new();
    let store = folder.open();
    let whole = chain(Digest::NOTHING, 0..1);
    let waiting = tokio::spawn(store.append("a".into(), 0, Digest::NOTHING, whole.clone()));
    tokio::task::yield_now().await;
    drop(store);
    assert!(!folder.database().with_extension("sqlite-wal").exists(), "closing leaves one file");
    assert!(waiting.await.unwrap().unwrap());
    assert_eq!(log(&folder.open(), "a").await, whole);
}
