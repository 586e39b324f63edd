//! A step in beats: what happened, and what was to be seen after each part of it.

use crate::start;
use serde_json::Value;
use tabletop::{
    AnyMatch, Game, Match, Next, Seat, Viewer,
    cuckoo::{Action, Cuckoo},
    testing::seed,
};

fn read(raw: &serde_json::value::RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap()
}

/// Puts what changed into a view.
fn put(view: &mut Value, changed: &Value) {
    for change in changed.as_array().unwrap() {
        let way = change[0].as_array().unwrap();
        let at = way.iter().fold(&mut *view, |at, key| match (key.as_str(), key.as_u64()) {
            (Some(name), _) => &mut at[name],
            (None, index) => &mut at[index.unwrap() as usize],
        });
        *at = change[1].clone();
    }
}

fn viewers() -> [Viewer; 4] {
    [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Table, Viewer::Open]
}

/// A few matches, shown step by step.
fn matches(mut each: impl FnMut(&Match<Cuckoo>)) {
    for number in 0..20 {
        let mut game = Match::start(start(2), &seed(number));
        let mut turn = number as usize;
        each(&game);
        while let Next::Seats(waiting) = game.game().next() {
            let mut menu = Vec::new();
            game.game().menu(waiting[0], &mut menu);
            turn += 1;
            game.play(waiting[0], &menu[turn % menu.len()].clone()).unwrap();
            each(&game);
        }
    }
}

#[test]
fn beats_tell_all_that_happened_and_nothing_twice() {
    matches(|game| {
        for viewer in viewers() {
            let beats = read(&game.beats(&[viewer])[0]);
            let told: Vec<&Value> = beats
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|beat| beat["events"].as_array().unwrap())
                .collect();
            assert_eq!(told, read(&game.events(viewer)).as_array().unwrap().iter().collect::<Vec<_>>());
        }
    });
}

#[test]
fn a_step_begins_where_the_one_before_ended() {
    let mut last: Option<[Value; 4]> = None;
    matches(|game| {
        let before = viewers().map(|viewer| read(&game.before(viewer)));
        let now = viewers().map(|viewer| read(&game.view(viewer)));
        match last.replace(now) {
            Some(ended) if game.last().by.is_some() => assert_eq!(before, ended),
            _ => assert_eq!(before[3], read(&Match::start(start(2), &seed(0)).before(Viewer::Open))),
        }
    });
}

#[test]
fn what_a_beat_changes_is_what_is_seen_after_it() {
    let game = Match::start(start(2), &seed(1));
    let cards = game.game().hands().to_vec();
    let own = Viewer::Seat(Seat(0));
    let beats = read(&game.beats(&[own])[0]);
    let [first, second] = &beats.as_array().unwrap()[..] else { panic!("two cards are dealt: {beats}") };
    let mut view = read(&game.before(own));
    assert_eq!(view["hands"], serde_json::json!([]));
    put(&mut view, &first["changed"]);
    assert_eq!(view["hands"], serde_json::json!([cards[0]]));
    assert_eq!(second["changed"], serde_json::json!([]), "the last beat leads to the view");
}

#[test]
fn nobody_sees_in_a_beat_what_is_hidden_from_them() {
    let mut hidden = 0;
    matches(|game| {
        // In the end all is laid open.
        if matches!(game.game().next(), Next::Over(_)) {
            return;
        }
        let viewer = Viewer::Seat(Seat(1));
        for beat in read(&game.beats(&[viewer])[0]).as_array().unwrap() {
            for change in beat["changed"].as_array().unwrap() {
                let mut view = read(&game.before(viewer));
                put(&mut view, &serde_json::json!([change]));
                let other = &view["hands"][0];
                assert!(other.is_null(), "seat 1 sees {other}");
                hidden += 1;
            }
        }
    });
    assert!(hidden > 0);
}

#[test]
fn trying_tells_what_doing_would_and_changes_nothing() {
    let mut game = Match::start(start(2), &seed(1));
    let before = game.game().clone();
    let exchange = serde_json::value::to_raw_value(&Action::Exchange).unwrap();
    let would = read(&game.would(Seat(0), &exchange).unwrap());
    assert_eq!(*game.game(), before);
    game.play(Seat(0), &Action::Exchange).unwrap();
    let did = read(&game.events(Viewer::Seat(Seat(0))));
    assert_eq!(would[0]["events"][0], did[0]);
    assert_eq!(would.as_array().unwrap().len(), 1, "nature has not moved");
    assert_eq!(would[0]["changed"], serde_json::json!([]), "something is hidden in this game");
    assert!(game.would(Seat(0), &exchange).is_err());
}
