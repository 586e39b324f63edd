use crate::look_back::kept_replays;
use in_page::Reviewing;
use serde_json::{Value, json};

fn lines(ask: &Value) -> Vec<Value> {
    let mut review = Reviewing::new(&ask.to_string());
    std::iter::from_fn(|| review.line()).map(|line| serde_json::from_str(&line).unwrap()).collect()
}

fn replay() -> Value {
    let (_, text) = kept_replays().into_iter().find(|(name, _)| name == "tjuv-1-01.json").unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn every_decision_of_a_seat_is_told_after_how_many_there_are() {
    let replay = replay();
    let told = lines(&json!({ "replay": replay, "seat": 1 }));
    let decided: Vec<Value> = (0..)
        .zip(replay["steps"].as_array().unwrap())
        .filter(|(_, step)| step["seat"] == 1)
        .map(|(at, _): (u32, _)| json!(at))
        .collect();
    assert_eq!(told[0]["begins"]["decisions"], json!(decided.len()), "in Tjuv every step is a decision");
    let steps: Vec<Value> = told[1..].iter().map(|line| line["decision"]["step"].clone()).collect();
    assert_eq!(steps, decided);
    for line in &told[1..] {
        let advice = line["decision"]["advice"].as_array().unwrap();
        assert!(advice.iter().any(|one| one["action"] == line["decision"]["played"]), "{line}");
    }
    let last = decided.last().unwrap();
    let later = lines(&json!({ "replay": replay, "seat": 1, "from": last }));
    assert_eq!(later[1..], told[told.len() - 1..]);
}

#[test]
fn what_did_not_happen_is_not_reviewed() {
    let mut forged = replay();
    let fails = |ask: Value| {
        let told = lines(&ask);
        assert_eq!(told.len(), 1, "{told:?}");
        told[0]["failed"]["code"].clone()
    };
    assert_eq!(fails(json!({ "replay": forged, "seat": 2 })), "seats");
    forged["steps"].as_array_mut().unwrap().pop();
    assert_eq!(fails(json!({ "replay": forged, "seat": 0 })), "replay");
    assert_eq!(fails(json!({ "replay": { "game": "tjuv" }, "seat": 0 })), "replay");
}
