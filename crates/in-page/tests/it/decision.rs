use crate::look_back::kept_replays;
use in_page::decision;
use serde_json::{Value, json};

fn seen(replay: &Value, seat: u64, step: usize) -> Value {
    let ask = json!({ "replay": replay, "seat": seat, "step": step });
    serde_json::from_str(&decision(&ask.to_string())).unwrap()
}

fn kept(name: &str) -> Value {
    let (_, text) = kept_replays().into_iter().find(|(kept, _)| kept == name).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The steps of a seat.
fn own(replay: &Value, seat: u64) -> Vec<usize> {
    let steps = replay["steps"].as_array().unwrap();
    (0..steps.len()).filter(|step| steps[*step]["seat"] == json!(seat)).collect()
}

#[test]
fn every_decision_is_seen_as_it_was_with_what_the_seat_then_chose_in_its_menu() {
    for (name, text) in kept_replays() {
        let replay: Value = serde_json::from_str(&text).unwrap();
        let [first, .., last] = own(&replay, 0)[..] else { panic!("{name}: a seat that decided nothing") };
        for step in [first, last] {
            let told = seen(&replay, 0, step);
            let Some(told) = told.get("ok") else { panic!("{name}: {told}") };
            assert!(!told["menu"].as_array().unwrap().is_empty(), "{name}");
            // A deal that somebody put together is on no menu.
            let action = &replay["steps"][step]["action"];
            let offered = told["menu"].as_array().unwrap().iter().any(|choice| choice["action"] == *action);
            assert!(offered || replay["game"] == "monopol", "{name}, step {step}");
            let step = &replay["steps"][step];
            let drawn = step["draws"].as_array().unwrap().iter().map(|draw| &draw["events"]);
            let events = drawn.chain([&step["events"]]).map(|events| events.as_array().unwrap().len());
            let told = told["then"][0].as_array().unwrap().len();
            assert_eq!(told, events.sum::<usize>(), "{name}: covered, never dropped");
        }
    }
}

#[test]
fn what_follows_is_told_until_the_seat_decides_again() {
    let replay = kept("tjuv-1-01.json");
    let own = own(&replay, 1);
    for (step, again) in own.iter().zip(&own[1..]) {
        let told = seen(&replay, 1, *step);
        assert_eq!(told["ok"]["then"].as_array().unwrap().len(), again - step, "{told}");
    }
}

#[test]
fn a_seat_is_shown_its_own_hand_and_no_other() {
    let replay = kept("tjuv-1-01.json");
    for seat in [0, 1] {
        for step in own(&replay, seat) {
            let told = &seen(&replay, seat, step)["ok"];
            for (at, hand) in told["view"]["hands"].as_array().unwrap().iter().enumerate() {
                assert_eq!(hand["cards"].is_null(), at as u64 != seat, "{hand}");
            }
            for event in told["then"].as_array().unwrap().iter().flat_map(|step| step.as_array().unwrap()) {
                let foreign = event["on"] == "drew" && event["by"] != json!(seat);
                assert!(!foreign || event["card"].is_null(), "{event}");
            }
        }
    }
}

#[test]
fn what_nobody_decided_or_did_not_happen_is_not_told() {
    let mut replay = kept("tjuv-1-01.json");
    let code = |told: Value| told["problem"]["error"]["code"].clone();
    assert_eq!(code(seen(&replay, 0, 0)), "replay", "nobody decides the opening");
    assert_eq!(code(seen(&replay, 0, own(&replay, 1)[0])), "replay");
    assert_eq!(code(seen(&replay, 7, 1)), "replay");
    let step = own(&replay, 0)[0];
    replay["steps"].as_array_mut().unwrap().pop();
    assert_eq!(code(seen(&replay, 0, step)), "replay");
}
