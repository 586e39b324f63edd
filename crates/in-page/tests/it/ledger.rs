use crate::look_back::kept_replays;
use in_page::Reckoning;
use serde_json::{Value, json};
use tabletop::{Replay, Seat, SeatSet};

fn lines(file: &str) -> Vec<Value> {
    let mut ledger = Reckoning::new(file);
    std::iter::from_fn(|| ledger.line()).map(|line| serde_json::from_str(&line).unwrap()).collect()
}

#[test]
fn every_line_of_a_kept_match_adds_up_to_what_everybody_got() {
    let (_, text) = kept_replays().into_iter().find(|(name, _)| name == "tjuv-1-01.json").unwrap();
    let replay: Value = serde_json::from_str(&text).unwrap();
    let told = lines(&text);
    let steps = replay["steps"].as_array().unwrap().len();
    assert_eq!((told.len(), &told[0]["begins"]["steps"]), (steps + 1, &json!(steps)));
    let winners: SeatSet = serde_json::from_str::<Replay>(&text).unwrap().winners.into_iter().collect();
    for seat in 0..replay["seats"].as_array().unwrap().len() {
        let mut sum = told[0]["begins"]["start"][seat].as_f64().unwrap();
        for line in &told[1..] {
            for part in ["luck", "choice", "deal", "unforeseen"] {
                sum += line["step"][part][seat].as_f64().unwrap();
            }
            assert!((line["step"]["shares"][seat].as_f64().unwrap() - sum).abs() < 1e-6, "{line}");
        }
        let share = f64::from(winners.share(Seat(seat as u8)));
        assert!((sum - share).abs() < 1e-6, "seat {seat}: {sum} and {share}");
    }
    assert_eq!(lines(&text), told, "always alike");
}

#[test]
fn what_did_not_happen_has_no_ledger() {
    let (_, text) = kept_replays().into_iter().find(|(name, _)| name == "tjuv-1-01.json").unwrap();
    let mut forged: Value = serde_json::from_str(&text).unwrap();
    forged["steps"].as_array_mut().unwrap().pop();
    for file in [forged.to_string(), "{}".to_owned()] {
        let told = lines(&file);
        assert_eq!((told.len(), &told[0]["failed"]["code"]), (1, &json!("replay")));
    }
}
