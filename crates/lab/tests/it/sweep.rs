//! What an option does.

use crate::runs::{Folder, draft, games, means};
use lab::sweep;
use std::{fs, path::Path};

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
    assert!(csv.lines().next().unwrap().contains("police_more,police_more_low,police_more_high"));
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

/// The shares of a bot in the games of a setting: one for each game, with the number of its trial.
fn wins(here: &Path, bot: usize) -> Vec<(u64, f64)> {
    let share = |game: serde_json::Value| {
        // Two bots: in the second seating each sits where the other sat.
        let seat = (bot + game["seating"].as_u64().unwrap() as usize) % 2;
        (game["trial"].as_u64().unwrap(), game["shares"][seat].as_f64().unwrap())
    };
    games(here).into_iter().map(share).collect()
}

#[test]
fn what_a_setting_does_is_compared_trial_by_trial() {
    let folder = Folder::new();
    let here = folder.join("sweep");
    let vary = [("deals".to_owned(), ["1", "2", "1"].map(str::to_owned).to_vec())];
    let sweep = sweep(&draft("tjuv", &["simple", "random"], 20), &vary[..], &here, &means(2)).unwrap();
    assert_eq!(sweep.differences.len(), 2);

    // By hand: a pair for each trial, their mean, and Student's point for nine degrees of freedom.
    let (first, second) = (wins(&here.join("deals=1"), 0), wins(&here.join("deals=2"), 0));
    let of = |wins: &[(u64, f64)], trial: u64| {
        let its: Vec<f64> = wins.iter().filter(|(its, _)| *its == trial).map(|(_, share)| *share).collect();
        assert_eq!(its.len(), 2);
        (its[0] + its[1]) / 2.0
    };
    let pairs: Vec<f64> = (0..10).map(|trial| of(&second, trial) - of(&first, trial)).collect();
    let mean = pairs.iter().sum::<f64>() / 10.0;
    let spread = (pairs.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / 9.0).sqrt();
    let half = 2.2622 * spread / 10_f64.sqrt();
    let difference = &sweep.differences[0];
    let (name, found) = &difference.shares[2];
    assert_eq!((difference.setting.as_str(), name.as_str()), ("deals=2", "simple"));
    assert!((found.mean - mean).abs() < 1e-9, "{found:?} {mean}");
    assert!((found.high - found.mean - half).abs() < 2e-3 && (found.mean - found.low - half).abs() < 2e-3);
    assert!(spread > 0.0, "there is something to see");
    assert!(difference.rounds.low > 5.0, "two deals are longer than one: {:?}", difference.rounds);

    // The same setting under the same luck is the same, without any doubt.
    let nothing = &sweep.differences[1];
    assert!(nothing.shares.iter().all(|(_, it)| it.mean == 0.0 && it.low == 0.0 && it.high == 0.0));

    let said =
        format!("{:+.1} ({:+.1} to {:+.1})", 100.0 * found.mean, 100.0 * found.low, 100.0 * found.high);
    let terminal = sweep.to_string();
    assert!(terminal.contains("Beside deals=1, trial by trial") && terminal.contains(&said), "{terminal}");
    let html = fs::read_to_string(here.join("report.html")).unwrap();
    assert!(
        html.contains("<h2>Beside deals=1</h2>") && html.contains(&said.replace(" to ", "\u{a0}to\u{a0}"))
    );
}
