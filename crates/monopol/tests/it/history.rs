//! A file that may only change with the rules' version.

use crate::bot::all_simple;
use expect_test::expect_file;
use monopol::{Config, Monopol};
use tabletop::{
    AnyMatch, Bytes16, Bytes32, Game, Level, Luck, Match, Mismatch, Replay, ReplaySeat, ServerPart, by_bots,
    verify,
};

fn options() -> Config {
    Config { rounds: Some(15), dealt: Some(4), ..Config::usual(3) }
}

/// A short game between simple players, with rents, deals and houses.
fn finished_match() -> Replay {
    let server_part = ServerPart(Bytes32([5; 32]));
    let nonces = [Bytes16([1; 16]), Bytes16([2; 16])];
    let seats = vec![
        ReplaySeat::Person { name: "Elsa".into(), nonce: Some(nonces[0]) },
        ReplaySeat::Bot { name: "Sixten".into(), level: Some(Level::Medium) },
        ReplaySeat::Person { name: "Nils".into(), nonce: Some(nonces[1]) },
    ];
    let seed = server_part.first_seed(nonces);
    let mut game = Match::start(Monopol::newest(&options()).unwrap(), &seed);
    let mut players = all_simple(&options());
    let mut steps = Vec::new();
    let winners = game.play_out(by_bots(&mut players), |played| steps.push(played.replay_step()));
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: Monopol::NAME.into(),
        rules: *Monopol::RULES.end(),
        options: serde_json::value::to_raw_value(&options()).unwrap(),
        seats,
        luck: Luck::First { commitment: server_part.first_commitment(), server_part: server_part.0 },
        seed: seed.0,
        played_on: Vec::new(),
        steps,
        winners: winners.expect("the match ends").iter().collect(),
    }
}

/// A match that was played by each older version of the rules, as it was kept then.
const KEPT: [&str; 1] = [include_str!("replay-2.json")];

/// The file of a match played once is read and holds for ever.
#[test]
fn an_old_replay_still_holds() {
    for text in KEPT {
        let read: Replay = serde_json::from_str(text).unwrap();
        assert_eq!(verify::<Monopol>(&read).unwrap().steps as usize, read.steps.len());
    }
}

/// What the newest rules make of the same luck.
#[test]
fn a_replay_changes_only_with_the_rules() {
    let replay = finished_match();
    let text = serde_json::to_string_pretty(&replay).unwrap();
    expect_file!["replay.json"].assert_eq(&text);
    let read: Replay = serde_json::from_str(&text).unwrap();
    let verified = verify::<Monopol>(&read).unwrap();
    assert_eq!(verified.steps as usize, read.steps.len());
}

/// What is changed in a replay is found.
#[test]
fn a_forgery_is_found() {
    let fault = |forge: &dyn Fn(&mut Replay)| {
        let mut replay = finished_match();
        forge(&mut replay);
        verify::<Monopol>(&replay).unwrap_err()
    };
    assert_eq!(
        fault(&|r| r.rules = 1),
        Mismatch::Rules { found: 1, oldest: 2, newest: *Monopol::RULES.end() }
    );
    assert_eq!(fault(&|r| r.steps[0].draws[3].drawn ^= 1), Mismatch::Draw { step: 0, draw: 3 });
    let silence = fault(&|r| r.steps.iter_mut().for_each(|step| step.events.clear()));
    assert!(matches!(silence, Mismatch::Events { .. }), "{silence:?}");
    assert_eq!(fault(&|r| drop(r.steps.pop())), Mismatch::Unfinished);
    assert_eq!(fault(&|r| r.winners[0].0 ^= 1), Mismatch::Result);
}
