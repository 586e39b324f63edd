//! Numbers and files that may only change with the rules' version.

use expect_test::{expect, expect_file};
use std::{fmt::Write, ops::ControlFlow};
use tabletop::{
    AnyMatch, Bytes16, Bytes32, Dice, Game, Level, Luck, Match, Mismatch, Replay, ReplaySeat, Seat,
    ServerPart, Viewer, at_random, retrace,
    testing::{perft, seed, walk},
    verify,
};
use tjuv_och_polis::{Config, Map, Options, SHIPPED, TjuvOchPolis};

fn config(seats: u8, rounds: u16) -> Config {
    let options = Options { rounds: Some(rounds), secret_money: true, ..Options::usual(seats) };
    Config { map: Map::Shipped(SHIPPED[1].to_owned()), options }
}

/// Every position within a few steps of one in the middle of a game: nothing about the rules, or about the small town,
/// can change without this changing.
#[test]
fn perft_in_the_middle() {
    let mut numbers = String::new();
    for seats in [2, 4, 6] {
        let mut positions = Vec::new();
        walk(&config(seats, 30), 1, |game: &TjuvOchPolis, _| positions.push(game.clone()));
        let middle = &positions[positions.len() / 2];
        let counts: Vec<u64> = (1..=5).map(|depth| perft(middle, depth)).collect();
        writeln!(numbers, "{seats} players: {counts:?}").unwrap();
    }
    expect![[r#"
        2 players: [6, 149, 149, 894, 3725]
        4 players: [1, 6, 35, 35, 210]
        6 players: [6, 38, 38, 228, 1512]
    "#]]
    .assert_eq(&numbers);
}

/// The start of a game, as each viewer is told it.
#[test]
fn playthrough() {
    let mut game = Match::start(TjuvOchPolis::newest(&config(3, 6)).unwrap(), &seed(11));
    let mut text = String::new();
    let ended = game.play_out(at_random(Dice::new(&seed(12))), |played| {
        let step = played.replay_step();
        let action = step.action.map_or("the opening".to_owned(), |action| action.to_string());
        writeln!(text, "{} {action}", step.seat.map_or("-".to_owned(), |seat| seat.0.to_string())).unwrap();
        writeln!(text, "  all is {}", played.events(Viewer::Open).get()).unwrap();
        writeln!(text, "  the table sees {}", played.view(Viewer::Table).get()).unwrap();
    });
    assert!(ended.is_some());
    expect_file!["playthrough.txt"].assert_eq(&text);
}

fn finished_game() -> Replay {
    let server_part = ServerPart(Bytes32([5; 32]));
    let seats = vec![
        ReplaySeat::Person { name: "Anna".into(), nonce: Some(Bytes16([1; 16])) },
        ReplaySeat::Bot { name: "Sixten".into(), level: Some(Level::Medium) },
        ReplaySeat::Person { name: "Björn".into(), nonce: Some(Bytes16([2; 16])) },
    ];
    let seed_of_game = server_part.first_seed([Bytes16([1; 16]), Bytes16([2; 16])]);
    let mut game = Match::start(TjuvOchPolis::newest(&config(3, 12)).unwrap(), &seed_of_game);
    let mut steps = Vec::new();
    let winners = game.play_out(at_random(Dice::new(&seed(3))), |played| steps.push(played.replay_step()));
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: TjuvOchPolis::NAME.into(),
        rules: *TjuvOchPolis::RULES.end(),
        options: serde_json::value::to_raw_value(&config(3, 12)).unwrap(),
        seats,
        luck: Luck::First { commitment: server_part.first_commitment(), server_part: server_part.0 },
        seed: seed_of_game.0,
        played_on: Vec::new(),
        steps,
        winners: winners.expect("played to the end").iter().collect(),
    }
}

/// The file of a game by the newest rules.
#[test]
fn a_replay_holds() {
    let text = serde_json::to_string_pretty(&finished_game()).unwrap();
    expect_file!["replay.json"].assert_eq(&text);
    holds_to_its_end(&text);
}

/// The file of a game played once is read and holds for ever: by version 2 of the rules in the first format, and by
/// version 3 in the second.
#[test]
fn an_old_replay_still_holds() {
    holds_to_its_end(include_str!("replay-2.json"));
    holds_to_its_end(include_str!("replay-3.json"));
}

fn holds_to_its_end(text: &str) {
    let replay: Replay = serde_json::from_str(text).unwrap();
    let mut shown = 0;
    let checked = retrace::<TjuvOchPolis, ()>(&replay, |_| {
        shown += 1;
        ControlFlow::Continue(())
    });
    let ControlFlow::Continue(verified) = checked.unwrap() else { panic!("nobody broke it off") };
    assert_eq!((verified.steps as usize, shown), (replay.steps.len(), replay.steps.len()));
}

/// A die that shows something else, or a move by somebody else, is found.
#[test]
fn a_forged_die_is_found() {
    let first_throw =
        |replay: &Replay| replay.steps.iter().skip(1).position(|step| !step.draws.is_empty()).unwrap() + 1;
    let mut replay = finished_game();
    let step = first_throw(&replay);
    replay.steps[step].draws[0].drawn = (replay.steps[step].draws[0].drawn + 1) % 6;
    let mismatch = verify::<TjuvOchPolis>(&replay).unwrap_err();
    assert_eq!(mismatch, Mismatch::Draw { step: step as u32, draw: 0 });
    let mut replay = finished_game();
    let step = first_throw(&replay);
    let seat = replay.steps[step].seat.unwrap();
    replay.steps[step].seat = Some(Seat((seat.0 + 1) % 3));
    let mismatch = verify::<TjuvOchPolis>(&replay).unwrap_err();
    assert!(
        matches!(mismatch, Mismatch::Action { rule: Some(rule), .. } if rule.0 == "tp.setup.order"),
        "{mismatch:?}"
    );
}
