//! A trial is one seed, played once for every seating that differs.

use crate::runs::{Folder, draft, games, one_of_each, play, replays_of, spec};
use serde_json::Value;
use std::fs;
use tabletop::{Replay, Seat, SeatSet};

#[test]
fn every_seating_that_differs_is_played_once() {
    assert_eq!(spec("tjuv", &["random"; 4], 1).seatings().len(), 1);
    assert_eq!(spec("tjuv", &["simple", "random", "simple", "random"], 1).seatings().len(), 2);
    let one_against_three = spec("tjuv", &["simple", "random", "random", "random"], 10);
    let seatings = one_against_three.seatings();
    assert_eq!(seatings.len(), 4);
    for seat in 0..4 {
        assert_eq!(seatings.iter().filter(|bots| bots[seat] == "simple").count(), 1);
    }
    assert_eq!((one_against_three.trials(), one_against_three.range()), (3, 0..12), "whole trials");
    let mut fixed = draft("tjuv", &["simple", "random"], 5);
    fixed.rotate = false;
    let fixed = fixed.look_over().unwrap();
    assert_eq!((fixed.seatings().len(), fixed.trials()), (1, 5));
}

#[test]
fn all_games_of_a_trial_have_the_same_luck_and_every_replay_holds() {
    let folder = Folder::new();
    for spec in one_of_each() {
        let here = folder.join(&spec.game);
        play(&spec, &here);
        let text = fs::read_to_string(replays_of(&here)).unwrap();
        let replays: Vec<Replay> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let seatings = spec.seatings();
        assert_eq!(replays.len(), spec.range().len());
        for (replay, game) in replays.iter().zip(games(&here)) {
            assert!(catalog::verify(replay).is_ok());
            let winners: SeatSet = replay.winners.iter().copied().collect();
            let shares = (0..replay.seats.len() as u8).map(|seat| winners.share(Seat(seat)));
            assert_eq!(game["shares"], serde_json::to_value(shares.collect::<Vec<_>>()).unwrap());
        }
        for trial in replays.chunks(seatings.len()) {
            let opening = |replay: &Replay| serde_json::to_string(&replay.steps[0]).unwrap();
            for (replay, bots) in trial.iter().zip(&seatings) {
                assert_eq!((replay.seed, opening(replay)), (trial[0].seed, opening(&trial[0])));
                let seats = serde_json::to_value(&replay.seats).unwrap();
                let names = seats.as_array().unwrap().iter().map(|seat| &seat["name"]);
                assert!(names.eq(bots.iter().map(|bot| Value::from(*bot)).collect::<Vec<_>>().iter()));
            }
        }
        let trials: Vec<_> = replays.chunks(seatings.len()).map(|trial| trial[0].seed).collect();
        assert!(trials.windows(2).all(|pair| pair[0] != pair[1]), "every trial has luck of its own");
    }
}

#[test]
fn another_seed_is_another_run() {
    let folder = Folder::new();
    let (one, two) = (folder.join("one"), folder.join("two"));
    let mut spec = spec("tjuv", &["random", "random"], 4);
    play(&spec, &one);
    spec.seed += 1;
    play(&spec, &two);
    assert_ne!(games(&one), games(&two));
}

#[test]
fn what_cannot_be_played_is_refused_before_it_begins() {
    let refused = |game: &str, bots: &[&str]| draft(game, bots, 1).look_over().unwrap_err().to_string();
    assert!(refused("whist", &["random"]).contains("there is no game \"whist\""));
    assert!(refused("tjuv", &["random", "clever"]).contains("tjuv has no bot \"clever\""));
    assert!(refused("tjuv", &["random"]).contains("cannot be played so"));
    let mut three = draft("tjuv", &["random", "random"], 1);
    three.options = Some(serde_json::json!({ "seats": 3 }));
    assert!(three.look_over().unwrap_err().to_string().contains("3 seats need 3 bots, not 2"));
    let mut odd = draft("tjuv", &["random", "random"], 1);
    odd.options = Some(serde_json::json!({ "jokers": 3 }));
    assert!(odd.look_over().unwrap_err().to_string().contains("no options of tjuv"));
}

/// Runs that were begun with an older Spelbord must go on with the same luck.
#[test]
fn the_luck_of_a_run_never_changes() {
    let folder = Folder::new();
    let here = folder.join("here");
    play(&spec("tjuv", &["random", "random"], 4), &here);
    let text = fs::read_to_string(replays_of(&here)).unwrap();
    let replay: Value = serde_json::from_str(text.lines().nth(3).unwrap()).unwrap();
    assert_eq!(replay["luck"]["kind"], "first");
    assert_eq!(
        replay["luck"]["server_part"],
        "009f0fbb6661006e64e46ad98fb175c9ace3b1b1a2c7949c7a99144d9ce63af5"
    );
    // The bots' own luck shows in what they did.
    let results = fs::read(here.join("results.jsonl")).unwrap();
    assert_eq!(
        serde_json::from_slice::<Value>(results.split(|&byte| byte == b'\n').nth(4).unwrap()).unwrap()["scores"],
        serde_json::json!([15, 21])
    );
}
