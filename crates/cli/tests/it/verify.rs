//! What the command line says of the luck of a match, to those who kept something and to those who did not.

use crate::program::{Folder, run};
use serde_json::{Value, json, value::to_raw_value};
use std::{fs, path::PathBuf};
use tabletop::{
    AnyMatch, Bytes32, Kept, Luck, Next, Number, Replay, ReplaySeat, Seat, SeatCommitment, SeatLuck,
    ServerPart,
};

const ANNA: Number = Number(Bytes32([1; 32]));
const BO: Number = Number(Bytes32([2; 32]));
const HOST: ServerPart = ServerPart(Bytes32([3; 32]));

fn brought(seat: u8, number: Number) -> SeatLuck {
    SeatLuck { seat: Seat(seat), commitment: Some(number.commitment()), number: Some(number) }
}

/// Plays what comes first, to the end.
fn played(game: &mut dyn AnyMatch) -> (Vec<tabletop::ReplayStep>, Vec<Seat>) {
    let mut steps = vec![game.replay_step()];
    loop {
        let seat = match game.next() {
            Next::Over(winners) => return (steps, winners.iter().collect()),
            Next::Seats(seats) => seats[0],
            Next::Chance(_) => unreachable!("a match draws by itself"),
        };
        let menu: Vec<Value> = serde_json::from_str(game.menu(seat).get()).unwrap();
        game.act(seat, &to_raw_value(&menu[0]["action"]).unwrap()).unwrap();
        steps.push(game.replay_step());
    }
}

/// A match of Anna and Bo, who brought this.
fn replay(host: ServerPart, persons: [SeatLuck; 2]) -> Replay {
    let (game, rules) = ("tjuv", *catalog::rules("tjuv").unwrap().end());
    let options = to_raw_value(&json!({ "seats": 2 })).unwrap();
    let seed = host.seed("table", &persons);
    let mut opened = catalog::Terms { game, rules, options: &options }.open(&seed).unwrap();
    let (steps, winners) = played(&mut *opened);
    let seats = ["Anna", "Bo"].map(|name| ReplaySeat::Person { name: name.to_owned(), nonce: None });
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: game.to_owned(),
        rules,
        options,
        seats: seats.into(),
        luck: Luck::Second {
            table: "table".to_owned(),
            commitment: host.commitment(),
            server_part: host.0,
            persons: persons.into(),
        },
        seed: seed.0,
        played_on: Vec::new(),
        steps,
        winners,
    }
}

fn kept(seat: u8, number: Number) -> Kept {
    let commitment =
        |(seat, number): (u8, Number)| SeatCommitment { seat: Seat(seat), commitment: number.commitment() };
    Kept {
        table: "table".to_owned(),
        seat: Seat(seat),
        number,
        server: HOST.commitment(),
        persons: [(0, ANNA), (1, BO)].map(commitment).into(),
    }
}

struct Files(Folder);

impl Files {
    fn write(&self, name: &str, content: &impl serde::Serialize) -> PathBuf {
        let path = self.0.file(name);
        fs::write(&path, serde_json::to_string(content).unwrap()).unwrap();
        path
    }

    /// The exit code and what was said, of a match and what was kept of it.
    fn verify(&self, replay: &Replay, kept: &[Kept]) -> (Option<i32>, String) {
        let mut arguments = vec!["verify".into(), self.write("match.json", replay).into_os_string()];
        for (number, kept) in kept.iter().enumerate() {
            arguments.push("--kept".into());
            arguments.push(self.write(&format!("kept-{number}.json"), kept).into());
        }
        let output = run(&arguments);
        assert!(output.stderr.is_empty());
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    }
}

#[test]
fn what_is_proven_is_said_to_everybody_who_kept_something() {
    let (files, honest) = (Files(Folder::new()), replay(HOST, [brought(0, ANNA), brought(1, BO)]));
    let (code, said) = files.verify(&honest, &[]);
    assert_eq!(code, Some(0));
    assert!(said.starts_with("The match holds: ") && said.contains("--kept"), "{said}");

    let (code, said) = files.verify(&honest, &[kept(0, ANNA), kept(1, BO)]);
    assert_eq!(code, Some(0), "{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 3, "{said}");
    for (seat, line) in lines[1..].iter().enumerate() {
        assert!(line.starts_with(&format!("Proven to seat {seat}: ")), "{line}");
        assert!(line.contains("nobody could choose the luck. Nobody can prove "), "{line}");
    }
}

#[test]
fn a_broken_promise_is_named_and_the_others_are_still_told() {
    let files = Files(Folder::new());
    let other = Number(Bytes32([9; 32]));
    let both = [kept(0, ANNA), kept(1, BO)];
    let exchanged = replay(HOST, [brought(0, other), brought(1, BO)]);
    let (code, said) = files.verify(&exchanged, &both);
    assert_eq!(code, Some(1));
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("The match holds: "), "{said}");
    assert_eq!(lines[1], "Not proven to seat 0: the match was played with another number for this seat.");
    assert_eq!(lines[2], "Not proven to seat 1: the commitment of seat 0 is not the one that was kept.");

    let late = replay(ServerPart(Bytes32([4; 32])), [brought(0, ANNA), brought(1, BO)]);
    let (code, said) = files.verify(&late, &both[..1]);
    assert_eq!(code, Some(1));
    assert!(said.ends_with("the host's commitment is not the one that was kept.\n"), "{said}");
}

#[test]
fn whoever_brought_nothing_is_counted() {
    let files = Files(Folder::new());
    let silent = replay(HOST, [brought(0, ANNA), SeatLuck { number: None, ..brought(1, BO) }]);
    let (code, said) = files.verify(&silent, &[kept(0, ANNA), kept(1, BO)]);
    assert_eq!(code, Some(1));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "The match has no number of seat 1: a choice that the host could have made.");
    assert!(lines[2].starts_with("Proven to seat 0: ") && lines[2].contains("(seat 1)"), "{said}");
    assert!(lines[3].starts_with("Not proven to seat 1: the match was begun without"), "{said}");
}

#[test]
fn nothing_is_proven_by_a_match_that_does_not_hold() {
    let files = Files(Folder::new());
    let mut forged = replay(HOST, [brought(0, ANNA), brought(1, BO)]);
    forged.steps[0].draws[0].drawn ^= 1;
    let (code, said) = files.verify(&forged, &[kept(0, ANNA)]);
    assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
    assert!(said.starts_with("The match does not hold: "), "{said}");
}

#[test]
fn a_match_of_the_first_kind_is_called_so() {
    let files = Files(Folder::new());
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../tjuv/tests/it/replay.json");
    let output = run(&["verify", old]);
    assert!(output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("Its luck is of the first kind: the host could have chosen the seed."), "{said}");
    let mine = files.write("kept.json", &kept(0, ANNA));
    let output = run(&["verify", old, "--kept", mine.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn what_was_kept_must_be_readable_and_about_one_match() {
    let files = Files(Folder::new());
    let honest = replay(HOST, [brought(0, ANNA), brought(1, BO)]);
    let one = files.write("match.json", &honest);
    let line = fs::read_to_string(&one).unwrap();
    let two = files.0.file("two.json");
    fs::write(&two, format!("{line}\n{line}\n")).unwrap();
    let mine = files.write("kept.json", &kept(0, ANNA));
    for (replays, kept) in [(&one, &one), (&one, &files.0.file("missing.json")), (&two, &mine)] {
        let output = run(&["verify", replays.to_str().unwrap(), "--kept", kept.to_str().unwrap()]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), said.lines().count()), (Some(2), 1), "{said}");
        assert!(output.stdout.is_empty());
    }
}
