//! The store in memory does what it is told.

use crate::log::{append, chain, entry, head};
use life::Digest;
use protocol::ErrorCode;
use store::{Memory, Mishap, Store};

#[tokio::test]
async fn a_mishap_befalls_one_append() {
    let memory = Memory::default();
    let whole = chain(Digest::NOTHING, 0..3);
    let add = async |at: usize| {
        append(&memory, "a", at as u32, head(&whole[..at]), &whole[at..=at])
            .await
            .map_err(|error| error.code())
    };

    memory.befall(Mishap::Fails);
    assert_eq!(add(0).await, Err(ErrorCode::Storage));
    assert!(memory.log("a").is_empty());
    assert_eq!(add(0).await, Ok(true));

    memory.befall(Mishap::Lies);
    assert_eq!(add(1).await, Err(ErrorCode::Storage));
    assert_eq!(memory.log("a"), whole[..2]);
    assert_eq!(add(1).await, Ok(false));

    memory.befall(Mishap::Beaten(Box::new(entry(99))));
    assert_eq!(add(2).await, Ok(false));
    assert_eq!(memory.log("a"), [&whole[..2], &chain(head(&whole[..2]), [99])].concat());
}

#[tokio::test]
async fn appends_are_held_back_until_they_are_let_through_in_their_order() {
    let memory = Memory::default();
    memory.hold();
    let whole = chain(Digest::NOTHING, 0..3);
    let mut waiting = Vec::new();
    for at in 0..3 {
        let added = memory.append("a".into(), at as u32, head(&whole[..at]), whole[at..=at].to_vec());
        waiting.push(tokio::spawn(added));
        tokio::task::yield_now().await;
    }
    assert!(memory.log("a").is_empty());

    memory.let_through(1);
    assert!(waiting.remove(0).await.unwrap().unwrap());
    tokio::task::yield_now().await;
    assert_eq!(memory.log("a"), whole[..1]);

    memory.release();
    for held in waiting {
        assert!(held.await.unwrap().unwrap());
    }
    assert_eq!(memory.log("a"), whole);
    assert!(append(&memory, "b", 0, Digest::NOTHING, &whole).await.unwrap(), "nothing is held any more");
}
