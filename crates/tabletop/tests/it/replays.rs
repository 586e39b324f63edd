//! Replay files: what holds, what was forged, and what older files say.

use serde_json::{Value, json, value::RawValue};
use std::ops::ControlFlow;
use tabletop::{
    AnyMatch, Bytes16, Bytes32, Dice, Game, Level, Match, Mismatch, Replay, ReplaySeat, RuleId, Seat,
    ServerPart, Verified, at_random,
    cuckoo::{Config, Cuckoo},
    retrace,
    testing::seed,
    verify,
};

fn finished_match(number: u32, rules: u16) -> Replay {
    let (config, server_part) = (Config { seats: 3 }, ServerPart(seed(number).0));
    let (anna, bo) = (Bytes16([1; 16]), Bytes16([2; 16]));
    let luck = server_part.seed([anna, bo]);
    let mut game = Match::start(Cuckoo::new(&config, rules).unwrap(), &luck);
    let mut steps = Vec::new();
    let winners = game.play_out(at_random(Dice::new(&seed(3))), |game| steps.push(game.replay_step()));
    Replay {
        spelbord_replay: Replay::FORMAT,
        game: Cuckoo::NAME.to_owned(),
        rules,
        options: serde_json::value::to_raw_value(&config).unwrap(),
        seats: vec![
            ReplaySeat::Person { name: "Anna".to_owned(), nonce: anna },
            ReplaySeat::Bot { name: "Sixten".to_owned(), level: Some(Level::Medium) },
            ReplaySeat::Person { name: "Bo".to_owned(), nonce: bo },
        ],
        commitment: server_part.commitment(),
        server_part: server_part.0,
        seed: luck.0,
        steps,
        winners: winners.unwrap().iter().collect(),
    }
}

/// A match whose winners share it.
fn shared_match() -> Replay {
    let shared = (0..).map(|number| finished_match(number, 2)).find(|replay| replay.winners.len() == 2);
    shared.unwrap()
}

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.to_owned()).unwrap()
}

fn read(value: &Value) -> Result<Replay, serde_json::Error> {
    serde_json::from_str(&value.to_string())
}

/// The same file as the first format would have it.
fn with_shares(replay: &Replay, shares: &Value) -> Value {
    let mut file = serde_json::to_value(replay).unwrap();
    file["spelbord_replay"] = json!(1);
    file.as_object_mut().unwrap().remove("winners");
    file["result"] = shares.clone();
    file
}

#[test]
fn what_was_played_holds() {
    for number in 0..100 {
        let replay = finished_match(number, 2);
        let draws = replay.steps.iter().map(|step| step.draws.len() as u32).sum();
        let verified = Verified { steps: replay.steps.len() as u32, draws };
        assert_eq!(verify::<Cuckoo>(&replay), Ok(verified));
        let text = serde_json::to_string(&replay).unwrap();
        let again: Replay = serde_json::from_str(&text).unwrap();
        assert_eq!(verify::<Cuckoo>(&again), Ok(verified));
        assert_eq!(serde_json::to_string(&again).unwrap(), text);
    }
}

/// [ck.show] A match is checked by the rules it was played by.
#[test]
fn a_match_holds_by_its_own_rules() {
    let shared = shared_match();
    let number = (0..).find(|number| finished_match(*number, 2).seed == shared.seed).unwrap();
    let old = finished_match(number, 1);
    assert_eq!(old.winners, shared.winners[..1]);
    assert!(verify::<Cuckoo>(&old).is_ok());
    let mislabelled = Replay { rules: 2, ..old };
    assert_eq!(verify::<Cuckoo>(&mislabelled), Err(Mismatch::Result));
}

#[test]
fn the_format_names_the_winners() {
    let replay = shared_match();
    let file = serde_json::to_value(&replay).unwrap();
    assert_eq!(file["spelbord_replay"], 2);
    let winners: Vec<u8> = replay.winners.iter().map(|seat| seat.0).collect();
    assert_eq!(file["winners"], json!(winners));
    assert!(file.get("result").is_none());
}

#[test]
fn files_of_the_first_format_hold_as_before() {
    for number in 0..100 {
        let replay = finished_match(number, 2);
        let share = 1.0_f32 / replay.winners.len() as f32;
        let shares: Vec<f32> =
            (0..3).map(|seat| if replay.winners.contains(&Seat(seat)) { share } else { 0.0 }).collect();
        let read = read(&with_shares(&replay, &json!(shares))).unwrap();
        assert_eq!((read.spelbord_replay, &read.winners), (Replay::FORMAT, &replay.winners));
        assert_eq!(verify::<Cuckoo>(&read), verify::<Cuckoo>(&replay));
        assert!(verify::<Cuckoo>(&read).is_ok());
    }
}

#[test]
fn shares_that_are_no_equal_win_are_another_result() {
    let replay = shared_match();
    let seats = |of: [f32; 2]| {
        let mut left = of.into_iter();
        let share = |seat: u8| if replay.winners.contains(&Seat(seat)) { left.next().unwrap() } else { 0.0 };
        json!((0..3).map(share).collect::<Vec<f32>>())
    };
    assert!(verify::<Cuckoo>(&read(&with_shares(&replay, &seats([0.5, 0.5]))).unwrap()).is_ok());
    let longer = json!([0.5, 0.5, 0, 0]);
    let many = json!(vec![0.0; 300]);
    for shares in [seats([1.0, 0.0]), seats([0.6, 0.4]), json!([0, 0, 0]), json!([]), longer, many] {
        let forged = read(&with_shares(&replay, &shares)).unwrap();
        assert_eq!(verify::<Cuckoo>(&forged), Err(Mismatch::Result), "{shares}");
    }
}

#[test]
fn a_file_tells_its_result_in_its_own_way() {
    let replay = shared_match();
    let mut both = serde_json::to_value(&replay).unwrap();
    both["result"] = json!([0.5, 0.5, 0.0]);
    assert!(read(&both).is_err());
    let mut neither = serde_json::to_value(&replay).unwrap();
    neither.as_object_mut().unwrap().remove("winners");
    assert!(read(&neither).is_err());
    let mut mixed = serde_json::to_value(&replay).unwrap();
    mixed["spelbord_replay"] = json!(1);
    assert!(read(&mixed).is_err());
    let mut shares = with_shares(&replay, &json!([0.5, 0.5, 0.0]));
    shares["spelbord_replay"] = json!(2);
    assert!(read(&shares).is_err());
    let mut more = serde_json::to_value(&replay).unwrap();
    more["moral"] = json!("none");
    assert!(read(&more).is_err());
}

/// Older files name any bot of the lab as a level.
#[test]
fn bots_without_a_level_are_known_by_name() {
    let seat = |level: Value| {
        let bot = json!({ "kind": "bot", "name": "it", "level": level });
        let ReplaySeat::Bot { level, .. } = serde_json::from_value(bot).unwrap() else { panic!("a bot") };
        level
    };
    assert_eq!(seat(json!("simple")), Some(Level::Medium));
    assert_eq!(seat(json!("master")), Some(Level::Master));
    assert_eq!(seat(json!("search@200")), None);
}

/// Whatever is changed in a replay, the check names it.
#[test]
fn every_forgery_is_found() {
    let found = |forge: &dyn Fn(&mut Replay)| {
        let mut replay = shared_match();
        forge(&mut replay);
        verify::<Cuckoo>(&replay).unwrap_err()
    };
    let no_such_action = |step| Mismatch::Action { step, rule: None };
    let other = Bytes32([9; 32]);
    assert_eq!(found(&|r| r.spelbord_replay = 9), Mismatch::Format { found: 9 });
    assert_eq!(found(&|r| r.rules = 0), Mismatch::Rules { found: 0, oldest: 1, newest: 2 });
    assert_eq!(found(&|r| r.rules = 3), Mismatch::Rules { found: 3, oldest: 1, newest: 2 });
    assert_eq!(found(&|r| r.commitment = other), Mismatch::Commitment);
    assert_eq!(found(&|r| r.server_part = other), Mismatch::Commitment);
    assert_eq!(found(&|r| r.seed = other), Mismatch::Seed);
    assert_eq!(found(&|r| r.seats.swap(0, 2)), Mismatch::Seed);
    assert_eq!(found(&|r| r.options = raw("{\"seats\":9}")), Mismatch::Options);
    assert_eq!(found(&|r| r.options = raw("[]")), Mismatch::Options);
    assert_eq!(found(&|r| r.options = raw("{\"seats\":2}")), Mismatch::Seats);
    assert_eq!(found(&|r| r.steps[0].draws[1].drawn ^= 1), Mismatch::Draw { step: 0, draw: 1 });
    assert_eq!(found(&|r| r.steps[0].draws[1].of += 1), Mismatch::Draw { step: 0, draw: 1 });
    assert_eq!(found(&|r| drop(r.steps[0].draws.pop())), Mismatch::Draw { step: 0, draw: 2 });
    assert_eq!(found(&|r| drop(r.steps[0].draws[0].events.pop())), Mismatch::Events { step: 0 });
    assert_eq!(found(&|r| r.steps[1].events.clear()), Mismatch::Events { step: 1 });
    assert_eq!(found(&|r| r.steps[1].seat = None), no_such_action(1));
    assert_eq!(found(&|r| r.steps[1].seat = Some(Seat(200))), no_such_action(1));
    assert_eq!(found(&|r| r.steps[1].action = None), no_such_action(1));
    assert_eq!(found(&|r| r.steps[1].action = Some(raw("{\"type\":\"cheat\"}"))), no_such_action(1));
    let agree = Mismatch::Action { step: 1, rule: Some(RuleId("ck.ask")) };
    assert_eq!(found(&|r| r.steps[1].action = Some(raw("{\"type\":\"agree\"}"))), agree);
    assert_eq!(found(&|r| drop(r.steps.pop())), Mismatch::Unfinished);
    assert_eq!(found(&|r| r.steps.push(r.steps[1].clone())), Mismatch::Unfinished);
    assert_eq!(found(&|r| r.steps.clear()), Mismatch::Unfinished);
    assert_eq!(found(&|r| r.winners.truncate(1)), Mismatch::Result);
    assert_eq!(found(&|r| r.winners.reverse()), Mismatch::Result);
    assert_eq!(found(&|r| r.winners.push(Seat(200))), Mismatch::Result);
    assert_eq!(found(&|r| r.winners.push(r.winners[1])), Mismatch::Result);
}

/// Nobody acts in the opening.
#[test]
fn an_opening_with_an_action_is_forged() {
    for (seat, action) in [
        (Some(Seat(0)), None),
        (None, Some(raw("{\"type\":\"keep\"}"))),
        (Some(Seat(0)), Some(raw("{\"type\":\"keep\"}"))),
    ] {
        let mut replay = shared_match();
        (replay.steps[0].seat, replay.steps[0].action) = (seat, action);
        assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Action { step: 0, rule: None }));
    }
}

/// Of a field that stands twice one reader believes the first and another the last.
#[test]
fn a_field_that_stands_twice_is_forged() {
    let mut replay = shared_match();
    let event = replay.steps[0].draws[0].events[0].get().to_owned();
    let twice = event.replace("\"seat\":0", "\"seat\":2,\"seat\":0");
    assert_ne!(event, twice);
    replay.steps[0].draws[0].events[0] = raw(&twice);
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Events { step: 0 }));
}

#[test]
fn spacing_and_the_order_of_fields_do_not_matter() {
    let mut replay = shared_match();
    let event: Value = serde_json::from_str(replay.steps[0].draws[0].events[0].get()).unwrap();
    let (card, other) =
        (&event["card"], "{ \"card\" : CARD,\n\"type\":\"d\\u0065alt\", \"seat\":0,\t\"rule\":\"ck.deal\"}");
    replay.steps[0].draws[0].events[0] = raw(&other.replace("CARD", &card.to_string()));
    assert!(verify::<Cuckoo>(&replay).is_ok());
    replay.steps[0].draws[0].events[0] = raw(&other.replace("CARD", "null"));
    assert_eq!(verify::<Cuckoo>(&replay), Err(Mismatch::Events { step: 0 }));
}

#[test]
fn a_check_shows_every_step_and_can_stop() {
    let replay = shared_match();
    let mut shown = Vec::new();
    let whole = retrace::<Cuckoo, ()>(&replay, |game| {
        shown.push(game.replay_step().seat);
        ControlFlow::Continue(())
    });
    assert!(matches!(whole, Ok(ControlFlow::Continue(_))));
    assert_eq!(shown, replay.steps.iter().map(|step| step.seat).collect::<Vec<_>>());

    // What comes after the place where it stops is not looked at.
    let mut torn = replay.clone();
    torn.steps.truncate(2);
    let mut steps = 0;
    let stopped = retrace::<Cuckoo, u32>(&torn, |_| {
        steps += 1;
        if steps == 2 { ControlFlow::Break(steps) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(stopped, Ok(ControlFlow::Break(2)));
    assert_eq!(verify::<Cuckoo>(&torn), Err(Mismatch::Unfinished));
}
