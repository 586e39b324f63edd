//! One process for each folder, and files for nobody else's eyes.

use crate::{
    folder::Folder,
    log::{append, chain, head, log},
};
use life::Digest;
use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    process,
};
use store::{Sqlite, Store};

#[tokio::test]
async fn a_folder_is_one_process_s_and_whoever_comes_second_is_told_whose() {
    let folder = Folder::new();
    let first = folder.open();
    assert!(
        folder.refusal().contains(&format!("in use by process {}", process::id())),
        "{}",
        folder.refusal()
    );
    let whole = chain(Digest::NOTHING, 0..2);
    assert!(append(&first, "a", 0, Digest::NOTHING, &whole).await.unwrap(), "the first one goes on");
    drop(first);
    assert_eq!(log(&folder.open(), "a").await, whole, "the lock has gone with it");
}

#[tokio::test]
async fn whoever_only_reads_may_come_at_any_time_and_adds_nothing() {
    let folder = Folder::new();
    assert!(Sqlite::to_read(&folder.database()).is_err(), "there is nothing to read, and nothing is made");
    assert!(!folder.database().exists());
    let store = folder.open();
    let whole = chain(Digest::NOTHING, 0..3);
    assert!(append(&store, "a", 0, Digest::NOTHING, &whole[..2]).await.unwrap());
    let reader = Sqlite::to_read(&folder.database()).unwrap();
    assert!(append(&store, "a", 2, head(&whole[..2]), &whole[2..]).await.unwrap());
    assert_eq!(log(&reader, "a").await, whole, "also what came later");
    assert!(append(&reader, "a", 3, head(&whole), &chain(head(&whole), [3])).await.is_err());
    assert!(reader.remove(&"a".into(), 3).await.is_err());
    assert_eq!(log(&store, "a").await, whole);
}

#[tokio::test]
async fn no_file_is_ever_readable_by_others() {
    let folder = Folder::new();
    let readable = |folder: &Folder| {
        let files = fs::read_dir(folder.database().parent().unwrap()).unwrap().map(Result::unwrap);
        let open = files.filter(|file| file.metadata().unwrap().permissions().mode() & 0o077 != 0);
        open.map(|file| file.file_name()).collect::<Vec<_>>()
    };
    let store = folder.open();
    assert!(append(&store, "a", 0, Digest::NOTHING, &chain(Digest::NOTHING, 0..2)).await.unwrap());
    assert!(folder.file("spelbord.sqlite-wal").exists());
    assert_eq!(readable(&folder), [""; 0], "while it runs");
    drop(store);
    assert_eq!(readable(&folder), [""; 0], "afterwards");

    // As an earlier program left them.
    for name in ["spelbord.sqlite", "spelbord.witness"] {
        fs::set_permissions(folder.file(name), Permissions::from_mode(0o644)).unwrap();
    }
    let _store = folder.open();
    assert_eq!(readable(&folder), [""; 0], "those of before are tightened");
}
