//! Replay files: what holds, and what older files say.

use crate::finished::{
    ANNA, BO, brought, finished_match, host, of_the_first_kind, raw, shared, shared_match, with_luck,
};
use serde_json::{Value, json};
use std::ops::ControlFlow;
use tabletop::{
    Kept, Level, Luck, LuckKind, Mismatch, NotKept, Replay, ReplaySeat, Seat, SeatCommitment, SeatLuck,
    Verified, check_kept, cuckoo::Cuckoo, retrace, verify,
};

fn read(value: &Value) -> Result<Replay, serde_json::Error> {
    serde_json::from_str(&value.to_string())
}

/// The same file as the second format would have it.
fn without_luck(replay: &Replay) -> Value {
    let mut file = serde_json::to_value(replay).unwrap();
    file["spelbord_replay"] = json!(2);
    let luck = file.as_object_mut().unwrap().remove("luck").unwrap();
    for field in ["commitment", "server_part"] {
        file[field] = luck[field].clone();
    }
    file
}

/// The same file as the first format would have it.
fn with_shares(replay: &Replay, shares: &Value) -> Value {
    let mut file = without_luck(replay);
    file["spelbord_replay"] = json!(1);
    file.as_object_mut().unwrap().remove("winners");
    file["result"] = shares.clone();
    file
}

fn holds_and_says_the_same_when_read_again(replay: &Replay, luck: LuckKind, without: &[Seat]) {
    let draws = replay.steps.iter().map(|step| step.draws.len() as u32).sum();
    let (steps, without) = (replay.steps.len() as u32, without.to_vec());
    let verified = Verified { steps, draws, luck, without, played_on: replay.others() };
    assert_eq!(verify::<Cuckoo>(replay), Ok(verified.clone()));
    let text = serde_json::to_string(replay).unwrap();
    let again: Replay = serde_json::from_str(&text).unwrap();
    assert_eq!(verify::<Cuckoo>(&again), Ok(verified));
    assert_eq!(serde_json::to_string(&again).unwrap(), text);
}

#[test]
fn what_was_played_holds() {
    for number in 0..100 {
        holds_and_says_the_same_when_read_again(&finished_match(number, 2), LuckKind::Second, &[]);
    }
}

#[test]
fn a_match_of_the_first_kind_holds_and_is_called_so() {
    for number in 0..100 {
        holds_and_says_the_same_when_read_again(&of_the_first_kind(number, 2), LuckKind::First, &[]);
    }
}

/// Each who brought nothing is a choice that the host could have made, so each is named.
#[test]
fn whoever_brought_nothing_is_named() {
    let silent = |seat| SeatLuck { number: None, ..brought(seat, BO) };
    let absent = |seat| SeatLuck { seat: Seat(seat), commitment: None, number: None };
    for (persons, without) in [
        (vec![brought(0, ANNA), silent(2)], &[Seat(2)][..]),
        (vec![absent(0), brought(2, BO)], &[Seat(0)]),
        (vec![absent(0), silent(2)], &[Seat(0), Seat(2)]),
    ] {
        holds_and_says_the_same_when_read_again(&with_luck(host(1), 2, persons), LuckKind::Second, without);
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
    assert_eq!(file["spelbord_replay"], 3);
    let winners: Vec<u8> = replay.winners.iter().map(|seat| seat.0).collect();
    assert_eq!(file["winners"], json!(winners));
    assert!(file.get("result").is_none());
}

#[test]
fn the_format_tells_what_the_seed_is_made_of() {
    let file = serde_json::to_value(finished_match(1, 2)).unwrap();
    assert_eq!((&file["luck"]["kind"], &file["luck"]["table"]), (&json!("second"), &json!("table")));
    assert_eq!(file["luck"]["persons"][1], json!({ "seat": 2, "commitment": BO.commitment(), "number": BO }));
    assert_eq!(file["seats"][0], json!({ "kind": "person", "name": "Anna" }));
    let file = serde_json::to_value(of_the_first_kind(1, 2)).unwrap();
    assert_eq!(file["luck"]["kind"], "first");
}

#[test]
fn files_of_the_second_format_hold_as_before() {
    for number in 0..100 {
        let replay = of_the_first_kind(number, 2);
        let read = read(&without_luck(&replay)).unwrap();
        assert_eq!((read.spelbord_replay, &read.luck), (Replay::FORMAT, &replay.luck));
        assert_eq!(verify::<Cuckoo>(&read).unwrap().luck, LuckKind::First);
    }
}

#[test]
fn only_the_fourth_format_tells_what_a_match_was_played_on_from() {
    let replay = finished_match(1, 2);
    let mut file = serde_json::to_value(&replay).unwrap();
    file["played_on"] = json!([{ "seed": replay.seed, "steps": 1 }]);
    assert!(read(&file).is_err());
    file["spelbord_replay"] = json!(4);
    let on = read(&file).unwrap();
    assert_eq!(on.others(), Some(1));
    let persons = [(Seat(0), ANNA), (Seat(2), BO)].map(|(seat, number)| (seat, number.commitment()));
    let Luck::Second { table, commitment, .. } = &on.luck else { unreachable!() };
    let kept = Kept {
        table: table.clone(),
        seat: Seat(0),
        number: ANNA,
        server: *commitment,
        persons: persons.map(|(seat, commitment)| SeatCommitment { seat, commitment }).into(),
    };
    assert!(check_kept(&replay, &kept).is_ok());
    assert_eq!(
        check_kept(&on, &kept),
        Err(NotKept::PlayedOn { steps: 1 }),
        "a host could say so of any match"
    );
    file["played_on"] = json!([]);
    assert_eq!(verify::<Cuckoo>(&read(&file).unwrap()), Err(Mismatch::Format { found: 4 }));
}

#[test]
fn a_file_tells_its_luck_in_its_own_way() {
    let replay = of_the_first_kind(1, 2);
    let (today, before) = (serde_json::to_value(&replay).unwrap(), without_luck(&replay));
    let mut both = before.clone();
    both["luck"] = today["luck"].clone();
    assert!(read(&both).is_err());
    both["spelbord_replay"] = json!(3);
    assert!(read(&both).is_err());
    let mut neither = today.clone();
    neither.as_object_mut().unwrap().remove("luck");
    assert!(read(&neither).is_err());
    neither["spelbord_replay"] = json!(2);
    assert!(read(&neither).is_err());
    for field in ["commitment", "server_part"] {
        let mut half = before.clone();
        half.as_object_mut().unwrap().remove(field);
        assert!(read(&half).is_err(), "{field}");
    }
    let mut more = today;
    more["luck"]["table"] = json!("table");
    assert!(read(&more).is_err(), "the first kind has no table");
}

/// Of a field that stands twice one reader believes the first and another the last.
#[test]
fn no_field_of_the_luck_stands_twice() {
    let text = serde_json::to_string(&finished_match(1, 2)).unwrap();
    for field in [r#""kind":"second","#, r#""table":"table","#, r#""seat":2,"commitment""#] {
        let again = field.strip_suffix(r#""commitment""#).unwrap_or(field);
        let twice = text.replacen(field, &format!("{again}{field}"), 1);
        assert_ne!(twice, text);
        assert!(serde_json::from_str::<Replay>(&twice).is_err(), "{field}");
    }
}

#[test]
fn files_of_the_first_format_hold_as_before() {
    for number in 0..100 {
        let replay = of_the_first_kind(number, 2);
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
    let replay = shared(of_the_first_kind);
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
    let replay = shared(of_the_first_kind);
    let mut both = serde_json::to_value(&replay).unwrap();
    both["result"] = json!([0.5, 0.5, 0.0]);
    assert!(read(&both).is_err());
    let mut neither = serde_json::to_value(&replay).unwrap();
    neither.as_object_mut().unwrap().remove("winners");
    assert!(read(&neither).is_err());
    let mut mixed = without_luck(&replay);
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
