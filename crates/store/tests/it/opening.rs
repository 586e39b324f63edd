//! Which files are opened, and which are not ours to touch.

use crate::{
    folder::Folder,
    log::{append, chain, log},
};
use life::Digest;
use std::fs;

#[tokio::test]
async fn a_file_is_opened_as_often_as_one_likes() {
    let folder = Folder::new();
    let whole = chain(Digest::NOTHING, 0..2);
    assert!(append(&folder.open(), "a", 0, Digest::NOTHING, &whole).await.unwrap());
    for _ in 0..2 {
        assert_eq!(log(&folder.open(), "a").await, whole);
    }
    assert_eq!(folder.schema(), ["entries"]);
}

#[test]
fn a_newer_database_is_refused_and_left_alone() {
    let folder = Folder::new();
    drop(folder.open());
    folder.change("PRAGMA user_version = 4");
    let before = fs::read(folder.database()).unwrap();
    assert!(folder.refusal().contains("newer"), "{}", folder.refusal());
    assert_eq!(fs::read(folder.database()).unwrap(), before);
}

#[test]
fn what_is_not_ours_is_refused_and_left_alone() {
    for foreign in ["CREATE TABLE tables (id TEXT)", "PRAGMA user_version = 2", "PRAGMA application_id = 7"] {
        let folder = Folder::new();
        folder.change(foreign);
        let before = fs::read(folder.database()).unwrap();
        assert!(folder.refusal().contains("no Spelbord database"), "{foreign}: {}", folder.refusal());
        assert_eq!(fs::read(folder.database()).unwrap(), before, "{foreign}");
    }
    let folder = Folder::new();
    let letter = "Dear diary, this is no database at all. ".repeat(50);
    fs::write(folder.database(), &letter).unwrap();
    assert!(folder.refusal().contains("no Spelbord database"), "{}", folder.refusal());
    assert_eq!(fs::read_to_string(folder.database()).unwrap(), letter);
}
