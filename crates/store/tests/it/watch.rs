//! What a test has started ends with it.

use std::{os::unix::process::ExitStatusExt, process::Command};
use store::Watch;

#[test]
fn what_still_runs_ends_with_the_watch_and_what_has_ended_is_left_alone() {
    let sleep = || Command::new("sleep").arg("600").spawn().unwrap();
    let (mut watched, mut other) = (sleep(), sleep());
    let folder = std::env::temp_dir().join(format!("spelbord-watch-{}", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let watch = Watch::start();
    watch.begins(other.id(), "KILL", None);
    watch.begins(watched.id(), "TERM", Some(&folder));
    watch.ends(other.id());
    drop(watch);
    assert_eq!(watched.wait().unwrap().signal(), Some(15));
    assert!(!folder.exists());
    assert!(
        other.try_wait().unwrap().is_none(),
        "it was said to have ended: its number may be another's by now"
    );
    other.kill().unwrap();
    other.wait().unwrap();
}
