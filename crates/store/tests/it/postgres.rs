//! What only a store that several servers share can be asked.

use crate::log::{append, chain, head, log};
use life::{Digest, TableId};
use std::{collections::HashMap, sync::Arc};
use store::{Attended, Elsewhere, Others, Postgres, Stop, Store, Trial};
use tabletop::{Seat, SeatSet};

async fn open(address: &str) -> Postgres {
    Postgres::open(address).await.unwrap()
}

#[tokio::test]
async fn servers_that_start_at_once_lay_out_one_database() {
    let Some(trial) = Trial::shared() else { return };
    let address = trial.database().await;
    let [one, other, third] = [open(&address), open(&address), open(&address)];
    let (one, other, _) = tokio::join!(one, other, third);
    let whole = chain(Digest::NOTHING, 0..2);
    assert!(append(&one, "a", 0, Digest::NOTHING, &whole).await.unwrap());
    assert_eq!(log(&other, "a").await, whole);
}

#[tokio::test]
async fn a_newer_or_foreign_database_is_refused() {
    let Some(trial) = Trial::shared() else { return };
    for (before, expected) in [
        ("CREATE SCHEMA spelbord", "not ours"),
        ("CREATE SCHEMA spelbord; CREATE TABLE spelbord.entries (id text)", "not ours"),
        ("CREATE SCHEMA spelbord; CREATE TABLE spelbord.layout AS SELECT 1000 AS version", "newer"),
    ] {
        let address = trial.database().await;
        trial.change(&address, before).await;
        let refusal = Postgres::open(&address).await.err().expect("it is refused").to_string();
        assert!(refusal.contains(expected), "{before}: {refusal}");
    }
}

#[tokio::test]
async fn a_database_that_is_not_there_is_said_to_be_so_without_the_password() {
    let nowhere = "postgres://somebody:secret@127.0.0.1:1/nothing";
    let refusal = Postgres::open(nowhere).await.err().expect("nobody listens there").to_string();
    assert!(refusal.contains("cannot be opened") && !refusal.contains("secret"), "{refusal}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_share_a_statement_and_everybody_is_answered() {
    let Some(trial) = Trial::shared() else { return };
    let address = trial.database().await;
    let stores = [Arc::new(open(&address).await), Arc::new(open(&address).await)];
    let mut added = Vec::new();
    for table in 0..200 {
        for (store, mark) in stores.iter().zip([0, 100]) {
            let (store, name) = (Arc::clone(store), format!("table {table}"));
            added.push(tokio::spawn(async move {
                append(&*store, &name, 0, Digest::NOTHING, &chain(Digest::NOTHING, mark..mark + 3)).await
            }));
        }
    }
    let mut firsts = 0;
    for added in added {
        firsts += usize::from(added.await.unwrap().unwrap());
    }
    assert_eq!(firsts, 200, "of two servers one was first at every table, and none was in the other's way");
}

#[tokio::test]
async fn what_was_answered_outlasts_the_database_and_what_fails_is_an_error() {
    let Some(trial) = Trial::start() else { return };
    let address = trial.database().await;
    let store = open(&address).await;
    let mut whole = chain(Digest::NOTHING, 0..1);
    assert!(append(&store, "a", 0, Digest::NOTHING, &whole).await.unwrap());
    for how in [Stop::Fast, Stop::Immediate] {
        trial.stop(how);
        let next = chain(head(&whole), [whole.len() as u64]);
        let at = whole.len() as u32;
        assert!(append(&store, "a", at, head(&whole), &next).await.is_err(), "{how:?}");
        trial.begin();
        let added = loop {
            // It is not tried again at every call; soon it is.
            match append(&store, "a", at, head(&whole), &next).await {
                Ok(added) => break added,
                Err(_) => tokio::task::yield_now().await,
            }
        };
        assert!(added, "{how:?}: nothing was stored while the database was away");
        whole.extend(next);
        assert_eq!(log(&store, "a").await, whole);
    }
}

#[tokio::test]
async fn servers_know_of_each_other_who_is_there_by_the_clock_of_the_database() {
    let Some(trial) = Trial::shared() else { return };
    let address = trial.database().await;
    let (here, there) = (open(&address).await, open(&address).await);
    let [here, there]: [Arc<dyn Others>; 2] =
        [&here, &there].map(|store| store.others().expect("it is shared"));
    let tables = || vec!["a".into(), "b".into(), "c".into()];
    let at = |seats: &[u8]| Some(seats.iter().copied().map(Seat).collect::<SeatSet>());
    let is = |table: &str, here| Attended { table: table.into(), here, left: SeatSet::EMPTY };

    assert!(!here.beat().await.unwrap(), "nothing was known of it");
    assert!(here.beat().await.unwrap());
    assert!(there.attend(vec![is("a", at(&[0]))]).await.is_err(), "it has not said that it lives");
    assert!(!there.beat().await.unwrap());
    there.attend(vec![is("a", at(&[0, 10])), is("b", at(&[])), is("c", at(&[1]))]).await.unwrap();
    there.attend(vec![is("c", None), is("a", at(&[10]))]).await.unwrap();
    let now = |here| Elsewhere { here, left: Vec::new() };
    let expected = HashMap::from([("a".into(), now(at(&[10]))), ("b".into(), now(at(&[])))]);
    assert_eq!(here.elsewhere(tables()).await.unwrap(), expected);
    assert!(there.elsewhere(tables()).await.unwrap().is_empty(), "nobody is elsewhere because of oneself");

    trial
        .change(&address, "UPDATE spelbord.nodes SET beat = beat - interval '11 s' WHERE id = (SELECT node FROM spelbord.attendance LIMIT 1)")
        .await;
    let silent = here.elsewhere(tables()).await.unwrap();
    assert!(silent.values().all(|at| at.here.is_none()), "who is silent is not there");
    let left: Vec<Seat> = silent[&*TableId::from("a")].left.iter().map(|(seat, _)| *seat).collect();
    assert_eq!(left, [Seat(10)], "whoever was there has left");
    assert!(there.beat().await.unwrap(), "it only slept");
    assert_eq!(here.elsewhere(tables()).await.unwrap(), expected);

    trial.change(&address, "UPDATE spelbord.nodes SET beat = beat - interval '13 h' WHERE id = (SELECT node FROM spelbord.attendance LIMIT 1)").await;
    assert!(here.beat().await.unwrap());
    assert!(!there.beat().await.unwrap(), "it was forgotten, and says anew who is there");
    assert!(here.elsewhere(tables()).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_visit_is_known_on_other_servers_after_it_has_ended() {
    let Some(trial) = Trial::shared() else { return };
    let address = trial.database().await;
    let (here, there) = (open(&address).await, open(&address).await);
    let [own, other]: [Arc<dyn Others>; 2] =
        [&here, &there].map(|store| store.others().expect("it is shared"));
    own.beat().await.unwrap();
    other.beat().await.unwrap();
    // It was over before anybody could be told of it.
    let before = here.now();
    let left = [Seat(2)].into_iter().collect();
    other.attend(vec![Attended { table: "a".into(), here: None, left }]).await.unwrap();
    let known = own.elsewhere(vec!["a".into(), "b".into()]).await.unwrap();
    let at = &known[&*TableId::from("a")];
    assert_eq!((known.len(), at.here), (1, None));
    assert!(
        matches!(at.left[..], [(Seat(2), since)] if since.plus(1_000) >= before),
        "{at:?} and {before:?}"
    );
    assert!(other.elsewhere(vec!["a".into()]).await.unwrap().is_empty(), "one's own are known anyway");

    trial.change(&address, "UPDATE spelbord.visits SET left_at = left_at - interval '13 h'").await;
    other.beat().await.unwrap();
    assert!(own.elsewhere(vec!["a".into()]).await.unwrap().is_empty(), "it is kept no longer than it counts");
}
