//! What a person's device kept, and which promise was broken.

use crate::finished::{ANNA, BO, brought, host, of_the_first_kind, with_luck};
use serde_json::json;
use tabletop::{
    Bytes32, Kept, Luck, NotKept, Number, Proven, Replay, Seat, SeatCommitment, SeatLuck, check_kept,
    cuckoo::Cuckoo, verify,
};

/// What the device of this seat would have stored when the list was closed, from a match that was played honestly.
pub(crate) fn kept_by(seat: u8, number: Number, replay: &Replay) -> Kept {
    let Luck::Second { table, commitment, persons, .. } = &replay.luck else { panic!("of the second kind") };
    let committed =
        |person: &SeatLuck| Some(SeatCommitment { seat: person.seat, commitment: person.commitment? });
    Kept {
        table: table.clone(),
        seat: Seat(seat),
        number,
        server: *commitment,
        persons: persons.iter().filter_map(committed).collect(),
    }
}

fn honest() -> Replay {
    with_luck(host(1), 2, vec![brought(0, ANNA), brought(2, BO)])
}

fn silent(seat: u8, number: Number) -> SeatLuck {
    SeatLuck { number: None, ..brought(seat, number) }
}

fn absent(seat: u8) -> SeatLuck {
    SeatLuck { seat: Seat(seat), commitment: None, number: None }
}

#[test]
fn a_promise_that_was_kept_is_proven_to_everybody() {
    let replay = honest();
    assert!(verify::<Cuckoo>(&replay).is_ok());
    for (seat, number) in [(0, ANNA), (2, BO)] {
        let proven = Proven { seat: Seat(seat), withheld: vec![] };
        assert_eq!(check_kept(&replay, &kept_by(seat, number, &replay)), Ok(proven));
    }
}

/// Whoever was away when the list was closed has chosen nothing since; whoever kept a number back could choose.
#[test]
fn a_number_that_was_kept_back_is_told_and_one_that_never_was_is_not() {
    for (bo, withheld) in [(silent(2, BO), vec![Seat(2)]), (absent(2), vec![])] {
        let replay = with_luck(host(1), 2, vec![brought(0, ANNA), bo]);
        assert_eq!(verify::<Cuckoo>(&replay).unwrap().without, [Seat(2)]);
        let proven = Proven { seat: Seat(0), withheld };
        assert_eq!(check_kept(&replay, &kept_by(0, ANNA, &replay)), Ok(proven));
    }
}

/// All of these files hold by themselves: only whoever kept something can tell.
#[test]
fn every_broken_promise_has_a_name() {
    let anna = kept_by(0, ANNA, &honest());
    let broken = |replay: Replay| {
        assert!(verify::<Cuckoo>(&replay).is_ok());
        check_kept(&replay, &anna).unwrap_err()
    };
    let other = Number(Bytes32([9; 32]));
    let with = |anna, bo| with_luck(host(1), 2, vec![anna, bo]);
    let bo = Seat(2);

    assert_eq!(broken(of_the_first_kind(1, 2)), NotKept::OldKind);
    assert_eq!(broken(with_luck(host(2), 2, vec![brought(0, ANNA), brought(2, BO)])), NotKept::Host);
    assert_eq!(broken(with(brought(0, other), brought(2, BO))), NotKept::Number);
    assert_eq!(broken(with(silent(0, ANNA), brought(2, BO))), NotKept::LeftOut);
    assert_eq!(broken(with(absent(0), brought(2, BO))), NotKept::LeftOut);
    assert_eq!(broken(with(brought(0, ANNA), brought(2, other))), NotKept::Commitment { seat: bo });
    assert_eq!(broken(with(brought(0, ANNA), silent(2, other))), NotKept::Commitment { seat: bo });
    assert_eq!(broken(with(brought(0, ANNA), absent(2))), NotKept::Commitment { seat: bo });

    let elsewhere = Kept { table: "elsewhere".to_owned(), ..anna.clone() };
    assert_eq!(check_kept(&honest(), &elsewhere), Err(NotKept::Table { found: "table".to_owned() }));
    let nobody_there = Kept { seat: Seat(1), ..anna.clone() };
    assert_eq!(check_kept(&honest(), &nobody_there), Err(NotKept::NotListed));
    let unlisted = Kept { persons: anna.persons[1..].to_vec(), ..anna.clone() };
    assert_eq!(check_kept(&honest(), &unlisted), Err(NotKept::NotListed));
}

/// A commitment that came after the list was closed could have been fitted to the numbers that were told.
#[test]
fn a_commitment_that_came_late_is_found() {
    let when_closed = with_luck(host(1), 2, vec![brought(0, ANNA), absent(2)]);
    let anna = kept_by(0, ANNA, &when_closed);
    assert_eq!(check_kept(&honest(), &anna), Err(NotKept::Commitment { seat: Seat(2) }));
}

#[test]
fn what_was_kept_is_a_small_file() {
    let kept = kept_by(0, ANNA, &honest());
    let file = json!({
        "table": "table",
        "seat": 0,
        "number": "01".repeat(32),
        "server": kept.server,
        "persons": [
            { "seat": 0, "commitment": ANNA.commitment() },
            { "seat": 2, "commitment": BO.commitment() },
        ],
    });
    assert_eq!(serde_json::to_value(&kept).unwrap(), file);
    assert_eq!(serde_json::from_value::<Kept>(file.clone()).unwrap(), kept);
    let mut more = file;
    more["moral"] = json!("none");
    assert!(serde_json::from_value::<Kept>(more).is_err());
}
