//! What an option does.

use crate::runs::{Folder, draft, means};
use lab::sweep;
use std::fs;

#[test]
fn every_setting_is_played_with_the_same_luck_and_compared() {
    let folder = Folder::new();
    let map = folder.join("own.map");
    fs::write(&map, city::shipped("smastad").unwrap()).unwrap();
    let here = folder.join("sweep");
    let vary = [
        ("map".to_owned(), vec!["smastad".to_owned(), format!("@{}", map.display())]),
        ("rounds".to_owned(), vec!["10".to_owned(), "20".to_owned()]),
    ];
    let draft = draft("tjuv-och-polis", &["random", "random", "random"], 3);
    let sweep = sweep(&draft, &vary, &here, &means(2)).unwrap();
    let lengths: Vec<f64> = sweep.rows.iter().map(|(_, summary)| summary.length.longest).collect();
    assert_eq!(lengths.len(), 4);
    assert!(lengths[0] <= 10.0 && lengths[1] <= 20.0 && lengths[0] < lengths[1]);
    // The same map under another name gives the same games.
    assert_eq!(lengths[..2], lengths[2..]);

    let csv = fs::read_to_string(here.join("sweep.csv")).unwrap();
    assert_eq!(csv.lines().count(), 5);
    assert!(csv.lines().next().unwrap().contains("police,police_low,police_high"));
    let html = fs::read_to_string(here.join("report.html")).unwrap();
    assert!(html.contains("<h2>Length</h2>") && html.contains("<h2>Wins: police</h2>"));
    assert!(sweep.to_string().lines().next().unwrap().contains("police wins"));
    assert!(here.join("map=smastad,rounds=10").join("report.html").exists());
    // Four runs, each in a folder of its own, whatever its map is called.
    let folders = fs::read_dir(&here).unwrap().filter(|entry| entry.as_ref().unwrap().path().is_dir());
    assert_eq!(folders.count(), 4);
}

#[test]
fn a_setting_that_cannot_be_played_stops_the_sweep_before_it_begins() {
    let folder = Folder::new();
    let here = folder.join("sweep");
    let vary = [("deals".to_owned(), vec!["1".to_owned(), "200".to_owned()])];
    assert!(sweep(&draft("tjuv", &["random", "random"], 2), &vary, &here, &means(1)).is_err());
    assert!(!here.exists());
    assert!(sweep(&draft("tjuv", &["random", "random"], 2), &[], &here, &means(1)).is_err());
}
