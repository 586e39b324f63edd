//! The checks for any game: Cuckoo passes them, and Cuckoo with something wrong in it does not.

use crate::bent::{
    ANSWER_TELLS, ASKED_IN_VAIN, BRUISED, Bent, KEEP_NEEDS, KEEP_SHOWS, KEEP_TELLS, KEPT_BACK, LATE_IN_VAIN,
    MENU_TELLS, NEXT_TELLS, OUT_AND_BACK, OUT_BUT_ACCEPTED, OUT_BUT_ASKED, OUT_BUT_OFFERED, OUT_TELLS,
    OUT_WITHOUT_SEAT, STRAIGHT, STUCK, TOLD, TRACE, TWICE,
};
use crate::start;
use std::{num::NonZeroU32, panic::catch_unwind};
use tabletop::{
    Game, Seat,
    cuckoo::{Action, Config, Cuckoo},
    testing::{Walk, perft, secrets_stay_secret, undo_leaves_no_trace, undo_tells_nothing, walk},
};

fn attempts() -> Vec<Action> {
    let asks = (0..5).map(|seat| Action::Ask { other: Seat(seat) });
    [Action::Keep, Action::Exchange, Action::Decline, Action::Agree].into_iter().chain(asks).collect()
}

fn walks<G: Game<Action = Action, Config = Config>>(
    invariants: fn(&G) -> Result<(), String>,
    matches: u32,
    tries: usize,
) {
    for seats in 2..=4 {
        Walk::<G> { invariants, attempts: attempts(), tries }.holds(&Config { seats }, 0..matches);
    }
}

/// [ck.seats] [ck.deal] [ck.decide] [ck.ask] Thousands of games at random.
#[test]
fn cuckoo_holds_at_every_position() {
    walks(Cuckoo::invariants, 2_000, attempts().len());
    walks(Cuckoo::invariants, 200, 2);
}

#[test]
fn cuckoo_tells_no_secret() {
    for seats in 2..=4 {
        secrets_stay_secret::<Cuckoo>(&Config { seats }, 0..1_000, NonZeroU32::new(2).unwrap());
    }
}

/// What a walk says of a game with this fault.
fn found<const FAULT: u8>() -> String {
    let invariants: fn(&Bent<FAULT>) -> Result<(), String> = |game| game.0.invariants();
    let caught = catch_unwind(|| walks(invariants, 50, attempts().len()));
    caught.err().map_or(String::new(), |panic| *panic.downcast::<String>().unwrap())
}

#[test]
fn walks_find_what_is_wrong() {
    assert_eq!(found::<STRAIGHT>(), "");
    for (said, expected) in [
        (found::<ASKED_IN_VAIN>(), "is on the menu but HasDecided"),
        (found::<LATE_IN_VAIN>(), "is a time-out but"),
        (found::<STUCK>(), "the first on the menu never moves the game on"),
        (found::<TWICE>(), "is offered something twice"),
        (found::<KEPT_BACK>(), "is accepted but not offered"),
        (found::<BRUISED>(), "changed something"),
        (found::<OUT_BUT_ASKED>(), "is out and must act"),
        (found::<OUT_BUT_OFFERED>(), "is out and is offered"),
        (found::<OUT_BUT_ACCEPTED>(), "is accepted though the seat is out"),
        (found::<OUT_AND_BACK>(), "was out and is back"),
        (found::<OUT_WITHOUT_SEAT>(), "is out without a seat"),
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

#[test]
fn walks_hold_the_invariants() {
    let caught = catch_unwind(|| walks::<Cuckoo>(|_| Err("never".to_owned()), 1, 1)).unwrap_err();
    assert!(caught.downcast::<String>().unwrap().starts_with("match 0: never"));
}

/// What the check of secrets says of a game with this fault.
fn leaked<const FAULT: u8>() -> String {
    let check = || secrets_stay_secret::<Bent<FAULT>>(&Config { seats: 3 }, 0..100, NonZeroU32::MIN);
    catch_unwind(check).err().map_or(String::new(), |panic| *panic.downcast::<String>().unwrap())
}

#[test]
fn every_leak_is_found() {
    assert_eq!(leaked::<STRAIGHT>(), "");
    for (said, expected) in [
        (leaked::<TOLD>(), "is told what was drawn"),
        (leaked::<MENU_TELLS>(), "the menu tells a secret"),
        (leaked::<ANSWER_TELLS>(), "is told a secret"),
        (leaked::<OUT_TELLS>(), "who is out tells"),
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

/// Nothing that can be taken back in Cuckoo has told anybody anything, and it leaves no trace.
#[test]
fn what_cuckoo_lets_be_taken_back_told_nothing() {
    for seats in 2..=4 {
        let tried = undo_tells_nothing(&start(seats), 0..1_000, NonZeroU32::new(2).unwrap());
        let undone = undo_leaves_no_trace(&start(seats), 0..1_000);
        assert!(tried > 2_000 && undone > 500, "there was hardly anything to take back: {tried}, {undone}");
    }
}

/// What the checks of undoing say of a game with this fault.
fn slipped<const FAULT: u8>() -> String {
    let check = || {
        let start = Bent::<FAULT>(start(3));
        undo_tells_nothing(&start, 0..100, NonZeroU32::MIN);
        undo_leaves_no_trace(&start, 0..100);
    };
    catch_unwind(check).err().map_or(String::new(), |panic| *panic.downcast::<String>().unwrap())
}

#[test]
fn everything_learnt_from_what_is_taken_back_is_found() {
    assert_eq!(slipped::<STRAIGHT>(), "");
    // What shows a card is told to do so, and cannot be taken back.
    assert_eq!(slipped::<ANSWER_TELLS>(), "");
    for (said, expected) in [
        (slipped::<KEEP_TELLS>(), "is told a secret"),
        (slipped::<KEEP_SHOWS>(), "sees a secret"),
        (slipped::<KEEP_NEEDS>(), "that it was not NotNow"),
        (slipped::<NEXT_TELLS>(), "learns a secret from who is to act"),
        (slipped::<OUT_TELLS>(), "learns a secret from who is to act"),
        (slipped::<MENU_TELLS>(), "is offered a secret"),
        (slipped::<TRACE>(), "left a trace"),
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
}

/// Two players, every way: these numbers change with any change of the rules.
#[test]
fn perft_of_cuckoo() {
    let counts: Vec<u64> = (0..=6).map(|depth| perft(&start(2), depth)).collect();
    assert_eq!(counts, [1, 12, 132, 792, 5016, 19536, 66528]);
}

/// A walk is the same whenever it is walked, and what is drawn on the way belongs to it.
#[test]
fn a_walk_can_be_walked_again() {
    let positions = |number| {
        let mut seen = Vec::new();
        walk(&Config { seats: 4 }, number, |game: &Cuckoo, _| seen.push(game.clone()));
        seen
    };
    assert_eq!(positions(5), positions(5));
    assert_ne!(positions(5), positions(6));
}
