//! The erased match: what the server and the page see.

use expect_test::expect;
use serde_json::value::{RawValue, to_raw_value};
use tabletop::{AnyMatch, Game, Match, Next, Reject, Seat, Viewer, testing::seed};
use tjuv::{Config, Piles, Refill, Tjuv};

fn open() -> Match<Tjuv> {
    let config = Config { seats: 2, deals: 1, refill: Refill::Hand, piles: Piles::Tops };
    Match::start(Tjuv::newest(&config).unwrap(), &seed(4))
}

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.into()).unwrap()
}

#[test]
fn a_choice_says_what_would_happen() {
    let played = open();
    let Next::Seats(waiting) = AnyMatch::next(&played) else { panic!("somebody begins") };
    expect![[r#"[{"action":{"do":"capture","card":"C8"},"would":[{"rule":"tj.play.capture","on":"captured","by":0,"card":"C8","table":["C7"],"stolen":[],"size":2}]},{"action":{"do":"lay","card":"D10"},"would":[{"rule":"tj.play.lay","on":"laid","by":0,"card":"D10"}]},{"action":{"do":"capture","card":"SJ"},"would":[{"rule":"tj.play.capture","on":"captured","by":0,"card":"SJ","table":["S6"],"stolen":[],"size":2}]}]"#]].assert_eq(played.menu(waiting[0]).get());
    assert_eq!(played.menu(waiting[0].left(2)).get(), "[]");
}

#[test]
fn nonsense_is_malformed_and_changes_nothing() {
    let mut played = open();
    let before = played.game().clone();
    for nonsense in [
        "{}",
        "[]",
        "17",
        "null",
        r#"{"do":"fly","card":"S9"}"#,
        r#"{"do":"lay"}"#,
        r#"{"do":"lay","card":"S5"}"#,
        r#"{"do":"lay","card":9}"#,
        r#"{"do":"lay","card":"S9","more":1}"#,
    ] {
        let reject = AnyMatch::act(&mut played, Seat(0), &raw(nonsense)).unwrap_err();
        assert!(matches!(reject, Reject::Malformed(_)), "{nonsense}: {reject:?}");
    }
    assert_eq!(played.game(), &before);
}

#[test]
fn a_seat_that_does_not_exist_is_refused() {
    let mut played = open();
    let action = to_raw_value(&tjuv::Action::Lay { card: "S9".parse().unwrap() }).unwrap();
    let Err(Reject::Refused { rule, .. }) = AnyMatch::act(&mut played, Seat(200), &action) else {
        panic!("there is no seat 200")
    };
    assert_eq!(rule.0, "tj.turn.order");
}

/// Hidden cards are covered, never dropped: all viewers count alike.
#[test]
fn the_opening_is_told_to_each_in_their_way() {
    let played = open();
    let events =
        |viewer| serde_json::from_str::<Vec<serde_json::Value>>(played.events(viewer).get()).unwrap();
    let (own, watcher) = (events(Viewer::Seat(Seat(0))), events(Viewer::Table));
    assert_eq!(own.len(), watcher.len());
    let named = |events: &[serde_json::Value]| {
        events.iter().filter(|event| event["on"] == "dealt" && event["card"].is_string()).count()
    };
    assert_eq!((named(&own), named(&watcher)), (4, 0));
}
