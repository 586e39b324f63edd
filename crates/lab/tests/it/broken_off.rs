//! A game that never ends is broken off: nobody has won it, and it counts for nothing.

use crate::runs::{Folder, draft, games, means, outputs, play, replays_of, spec};
use lab::{Spec, sweep};
use std::fs;
use tabletop::{Mismatch, Replay};

#[test]
fn nobody_wins_a_game_that_is_broken_off() {
    let folder = Folder::new();
    let here = folder.join("here");
    let mut endless = draft("monopol", &["simple", "random"], 4);
    endless.decisions_max = Some(40);
    let summary = play(&endless.look_over().unwrap(), &here);
    assert_eq!((summary.games, summary.unfinished), (4, 4));
    for game in games(&here) {
        assert_eq!((&game["finished"], &game["shares"]), (&false.into(), &serde_json::json!([0.0, 0.0])));
        assert_eq!(game["decisions"], 40);
    }
    let said = summary.to_string();
    assert!(said.contains("4 of the games never ended and were broken off: nobody won them"), "{said}");
    assert!(!said.contains("NaN") && !said.contains("win share"), "{said}");
    let html = &outputs(&here)[1].1;
    assert!(html.contains("<h2>Broken off</h2>") && !html.contains("NaN") && !html.contains("Who wins"));
}

#[test]
fn what_is_told_is_told_of_the_games_that_ended() {
    let folder = Folder::new();
    let whole = spec("tjuv", &["simple", "random"], 40);
    let (all, some) = (folder.join("all"), folder.join("some"));
    play(&whole, &all);
    let decisions: Vec<u64> = games(&all).iter().map(|game| game["decisions"].as_u64().unwrap()).collect();
    let middle = decisions.iter().sum::<u64>() / 40;
    let summary = play(&Spec { decisions_max: middle as u32, ..whole }, &some);
    // Who needs just as many has ended.
    let ended: Vec<_> =
        games(&all).into_iter().filter(|game| game["decisions"].as_u64().unwrap() <= middle).collect();
    assert_eq!(summary.unfinished as usize, 40 - ended.len());
    assert!((1..40).contains(&ended.len()));
    let share = |game: &serde_json::Value| {
        game["shares"][game["seating"].as_u64().unwrap() as usize].as_f64().unwrap()
    };
    let mean = ended.iter().map(share).sum::<f64>() / ended.len() as f64;
    assert!((summary.entrants[0].share.mean - mean).abs() < 1e-9);
    let longest = ended.iter().map(|game| game["rounds"].as_f64().unwrap()).fold(0.0, f64::max);
    assert_eq!(summary.length.longest, longest);
    let turns: f64 = summary.turns.iter().map(|turn| turn.share.mean).sum();
    assert!((turns - 1.0).abs() < 1e-9, "somebody has won every game that counts");
}

#[test]
fn the_replay_of_a_game_that_is_broken_off_says_so() {
    let folder = Folder::new();
    let here = folder.join("here");
    let mut endless = draft("tjuv-och-polis", &["simple", "random"], 2);
    endless.decisions_max = Some(15);
    play(&endless.look_over().unwrap(), &here);
    for line in fs::read_to_string(replays_of(&here)).unwrap().lines() {
        let replay: Replay = serde_json::from_str(line).unwrap();
        assert!(replay.winners.is_empty(), "nobody has won");
        assert_eq!(
            catalog::verify(&replay),
            Err(Mismatch::Unfinished),
            "every step holds, and the end is missing"
        );
        assert_eq!(replay.steps.len(), 16);
    }
}

#[test]
fn a_setting_in_which_no_game_ends_breaks_no_comparison() {
    let folder = Folder::new();
    let here = folder.join("sweep");
    let mut short = draft("tjuv", &["simple", "random"], 4);
    // Enough for one deal, and not for nine.
    short.decisions_max = Some(120);
    let vary = [("deals".to_owned(), vec!["1".to_owned(), "9".to_owned()])];
    let sweep = sweep(&short, &vary, &here, &means(1)).unwrap();
    assert_eq!(sweep.rows.iter().map(|(_, it)| it.unfinished).collect::<Vec<_>>(), [0, 4]);
    let html = fs::read_to_string(here.join("report.html")).unwrap();
    assert!(!html.contains("NaN") && html.contains("<td>nothing</td>"));
    assert!(!sweep.to_string().contains("NaN"));
}
