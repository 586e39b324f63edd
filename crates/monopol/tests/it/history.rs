//! A file that may only change with the rules' version.

use crate::bot::all_simple;
use expect_test::expect_file;
use monopol::{Config, Monopol};
use tabletop::{
    Bytes16, Bytes32, Fault, Game, Match, Next, Replay, ReplaySeat, ServerPart, Table, Viewer, verify,
};

fn options() -> Config {
    Config { rounds: Some(15), dealt: Some(4), ..Config::usual(3) }
}

/// A short game between simple players, with rents, deals and houses.
fn finished_match() -> Replay {
    let server_part = ServerPart(Bytes32([5; 32]));
    let nonces = [Bytes16([1; 16]), Bytes16([2; 16])];
    let seats = vec![
        ReplaySeat::Person { name: "Elsa".into(), nonce: nonces[0] },
        ReplaySeat::Bot { name: "Sixten".into(), level: "simple".into() },
        ReplaySeat::Person { name: "Nils".into(), nonce: nonces[1] },
    ];
    let seed = server_part.seed(nonces);
    let mut game = Match::start(Monopol::newest(&options()).unwrap(), &seed);
    let mut players = all_simple(3);
    let mut steps = vec![game.replay_step()];
    let result = loop {
        let seat = match game.game().next() {
            Next::Seats(waiting) => game.game().asked().first().copied().unwrap_or(waiting[0]),
            Next::Over(shares) => break shares.to_vec(),
            Next::Chance(_) => unreachable!("a match draws by itself"),
        };
        let mut menu = Vec::new();
        game.game().menu(seat, &mut menu);
        let view = game.game().view(Viewer::Seat(seat));
        game.play(seat, &players[seat.index()].choose(seat, &view, &menu)).unwrap();
        steps.push(game.replay_step());
    };
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: Monopol::NAME.into(),
        rules: *Monopol::RULES.end(),
        options: serde_json::value::to_raw_value(&options()).unwrap(),
        seats,
        commitment: server_part.commitment(),
        server_part: server_part.0,
        seed: seed.0,
        steps,
        result,
    }
}

/// The file of a match played once is read and holds for ever.
#[test]
fn an_old_replay_still_holds() {
    let replay = finished_match();
    let text = serde_json::to_string_pretty(&replay).unwrap();
    expect_file!["replay.json"].assert_eq(&text);
    let read: Replay = serde_json::from_str(&text).unwrap();
    let mut shown = 0;
    let verified = verify::<Monopol>(&read, &mut |_| shown += 1).unwrap();
    assert_eq!((verified.steps as usize, shown), (read.steps.len(), read.steps.len()));
}

/// What is changed in a replay is found.
#[test]
fn a_forgery_is_found() {
    let fault = |forge: &dyn Fn(&mut Replay)| {
        let mut replay = finished_match();
        forge(&mut replay);
        verify::<Monopol>(&replay, &mut |_| {}).unwrap_err()
    };
    assert_eq!(fault(&|r| r.rules = 1), Mismatch::Rules { found: 1, known: Monopol::RULES });
    assert_eq!(fault(&|r| r.steps[0].draws[3].drawn ^= 1), Mismatch::Draw { step: 0, draw: 3 });
    let silence = fault(&|r| r.steps.iter_mut().for_each(|step| step.events.clear()));
    assert!(matches!(silence, Mismatch::Events { .. }), "{silence:?}");
    assert_eq!(fault(&|r| drop(r.steps.pop())), Mismatch::Unfinished);
    assert_eq!(fault(&|r| r.result.rotate_left(1)), Mismatch::Result);
}
