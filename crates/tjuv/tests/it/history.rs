//! Numbers and files that may only change with the rules' version.

use expect_test::{expect, expect_file};
use std::fmt::Write;
use tabletop::{
    AnyMatch, Bytes16, Bytes32, Dice, Game, Level, Luck, Match, Mismatch, Replay, ReplaySeat, Seat,
    ServerPart, Viewer, at_random,
    testing::{perft, seed},
    verify,
};
use tjuv::{Config, Piles, Refill, Tjuv};

fn options(seats: u8) -> Config {
    Config { seats, deals: 1, refill: Refill::Hand, piles: Piles::Tops }
}

/// Every position within a few steps of the last cards: nothing about the rules can change without this changing.
#[test]
fn perft_near_the_end() {
    let mut numbers = String::new();
    for seats in [2, 3, 4] {
        let mut game = Match::start(Tjuv::newest(&options(seats)).unwrap(), &seed(1));
        let mut last = Vec::new();
        let ended = game.play_out(at_random(Dice::new(&seed(2))), |played| last.push(played.game().clone()));
        assert!(ended.is_some());
        let from = &last[last.len() - 9];
        let counts: Vec<u64> = (1..=8).map(|depth| perft(from, depth)).collect();
        writeln!(numbers, "{seats} players: {counts:?}").unwrap();
    }
    expect![[r#"
        2 players: [3, 6, 18, 18, 54, 162, 324, 648]
        3 players: [3, 9, 18, 36, 72, 72, 72, 72]
        4 players: [2, 4, 8, 16, 16, 16, 16, 16]
    "#]]
    .assert_eq(&numbers);
}

/// One match with everything in it, as each viewer is told it.
#[test]
fn playthrough() {
    let mut game = Match::start(Tjuv::newest(&options(4)).unwrap(), &seed(11));
    let mut text = String::new();
    let ended = game.play_out(at_random(Dice::new(&seed(12))), |played| {
        let step = played.replay_step();
        let action = step.action.map_or("the opening".to_owned(), |action| action.to_string());
        writeln!(text, "{} {action}", step.seat.map_or("-".to_owned(), |seat| seat.0.to_string())).unwrap();
        for viewer in [Viewer::Open, Viewer::Table] {
            writeln!(text, "  {viewer:?} is told {}", played.events(viewer).get()).unwrap();
        }
        writeln!(text, "  the table sees {}", played.view(Viewer::Table).get()).unwrap();
    });
    assert!(ended.is_some());
    expect_file!["playthrough.txt"].assert_eq(&text);
}

fn finished_match() -> Replay {
    let server_part = ServerPart(Bytes32([5; 32]));
    let seats = vec![
        ReplaySeat::Person { name: "Anna".into(), nonce: Some(Bytes16([1; 16])) },
        ReplaySeat::Bot { name: "Sixten".into(), level: Some(Level::Medium) },
        ReplaySeat::Person { name: "Björn".into(), nonce: Some(Bytes16([2; 16])) },
    ];
    let seed_of_match = server_part.first_seed([Bytes16([1; 16]), Bytes16([2; 16])]);
    let mut game = Match::start(Tjuv::newest(&options(3)).unwrap(), &seed_of_match);
    let mut steps = Vec::new();
    let winners = game.play_out(at_random(Dice::new(&seed(3))), |played| steps.push(played.replay_step()));
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: Tjuv::NAME.into(),
        rules: *Tjuv::RULES.end(),
        options: serde_json::value::to_raw_value(&options(3)).unwrap(),
        seats,
        luck: Luck::First { commitment: server_part.first_commitment(), server_part: server_part.0 },
        seed: seed_of_match.0,
        played_on: Vec::new(),
        steps,
        winners: winners.expect("it ends").iter().collect(),
    }
}

/// The file of a match played once is read and holds for ever, and its moves still make the same match.
#[test]
fn an_old_replay_still_holds() {
    let old: Replay = serde_json::from_str(include_str!("replay.json")).unwrap();
    let verified = verify::<Tjuv>(&old).unwrap();
    assert_eq!(verified.steps as usize, old.steps.len());
    assert_eq!(verified.draws, 37, "the dealer and each of the 36 cards");
    let steps = |replay: &Replay| serde_json::to_value(&replay.steps).unwrap();
    assert_eq!(steps(&old), steps(&finished_match()));
}

/// Whatever is changed in a replay, the check names it.
#[test]
fn every_forgery_is_found() {
    let mismatch = |forge: &dyn Fn(&mut Replay)| {
        let mut replay = finished_match();
        forge(&mut replay);
        verify::<Tjuv>(&replay).unwrap_err()
    };
    assert_eq!(mismatch(&|r| r.spelbord_replay = 9), Mismatch::Format { found: 9 });
    assert_eq!(mismatch(&|r| r.rules = 0), Mismatch::Rules { found: 0, oldest: 1, newest: 1 });
    let other = Luck::First { commitment: Bytes32([0; 32]), server_part: Bytes32([5; 32]) };
    assert_eq!(mismatch(&|r| r.luck = other.clone()), Mismatch::Commitment);
    assert_eq!(mismatch(&|r| r.seed = Bytes32([6; 32])), Mismatch::Seed);
    assert_eq!(mismatch(&|r| r.seats.swap(0, 2)), Mismatch::Seed);
    assert_eq!(
        mismatch(&|r| r.options = serde_json::value::to_raw_value(&options(1)).unwrap()),
        Mismatch::Options
    );
    assert_eq!(
        mismatch(&|r| r.options = serde_json::value::to_raw_value(&options(4)).unwrap()),
        Mismatch::Seats
    );
    assert_eq!(mismatch(&|r| r.steps[0].draws[3].drawn ^= 1), Mismatch::Draw { step: 0, draw: 3 });
    assert_eq!(mismatch(&|r| drop(r.steps[2].draws.pop())), Mismatch::Draw { step: 2, draw: 0 });
    assert_eq!(mismatch(&|r| r.steps[2].events.clear()), Mismatch::Events { step: 2 });
    assert_eq!(mismatch(&|r| r.steps[2].seat = None), Mismatch::Action { step: 2, rule: None });
    assert_eq!(mismatch(&|r| drop(r.steps.pop())), Mismatch::Unfinished);
    assert_eq!(mismatch(&|r| r.steps.push(r.steps[1].clone())), Mismatch::Unfinished);
    assert_eq!(mismatch(&|r| r.steps.clear()), Mismatch::Unfinished);
    assert_eq!(mismatch(&|r| r.winners = vec![Seat(0), Seat(1), Seat(2)]), Mismatch::Result);
    let Mismatch::Action { step: 2, rule: Some(_) } =
        mismatch(&|r| r.steps[2].action = r.steps[1].action.clone())
    else {
        panic!("the same card cannot be played twice")
    };
}
