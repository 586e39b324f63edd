//! What a game refuses before it begins is said in plain words, with the clause and its title.

use catalog::{Hosted, Visit, in_words, with_game};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Options that must be refused, and the codes they are refused with.
fn said(game: &str, all: Vec<Value>) -> BTreeMap<String, String> {
    struct New(Value);
    impl Visit for New {
        type Out = String;
        fn game<G: Hosted>(self) -> String {
            let config = serde_json::from_value(self.0).expect("options of this game");
            in_words::<G>(&G::newest(&config).expect_err("it is refused"))
        }
    }
    let one = |options: Value| {
        let words = with_game(game, New(options)).unwrap();
        (words.split([' ', ',']).next().unwrap().to_owned(), words)
    };
    all.into_iter().map(one).collect()
}

/// All refusals of `Game::new`: the enum of a game stands in order of precedence, and these come before the first that
/// can only be met in play.
#[test]
fn every_refusal_of_a_new_game_is_a_sentence() {
    let tjuv = said("tjuv", vec![json!({ "seats": 1 }), json!({ "seats": 2, "deals": 0 })]);
    assert_eq!(tjuv["seat_count"], "seat_count (max 11, min 2), see tj.players \"Two to eleven players\"");
    assert_eq!(tjuv.keys().collect::<Vec<_>>(), ["deal_count", "seat_count"]);

    let bad_map = json!({ "map": { "own": "nothing" }, "options": { "seats": 2 } });
    let chase = said(
        "tjuv-och-polis",
        vec![
            json!({ "options": { "seats": 9 } }),
            json!({ "options": { "seats": 2, "police": 2 } }),
            json!({ "options": { "seats": 2, "rounds": 0 } }),
            json!({ "map": { "shipped": "atlantis" }, "options": { "seats": 2 } }),
            bad_map,
        ],
    );
    let codes = ["bad_map", "no_such_map", "no_such_police", "round_limit", "seat_count"];
    assert_eq!(chase.keys().collect::<Vec<_>>(), codes);
    assert!(chase["bad_map"].contains("line "), "{}", chase["bad_map"]);

    let monopol = said(
        "monopol",
        vec![
            json!({ "seats": 8 }),
            json!({ "seats": 2, "rounds": 0 }),
            json!({ "seats": 2, "dealt": 9 }),
            json!({ "seats": 2, "claim_seconds": 999 }),
        ],
    );
    assert_eq!(
        monopol.keys().collect::<Vec<_>>(),
        ["claim_time", "dealt_count", "round_limit", "seat_count"]
    );

    for words in tjuv.values().chain(chase.values()).chain(monopol.values()) {
        let (_, place) = words.rsplit_once(", see ").expect("it names a clause");
        let (rule, title) = place.split_once(' ').expect("the clause has a title");
        assert!(rule.contains('.') && title.len() > 3, "{words}");
        assert!(!words.contains(['{', '}', '[', ']', '\n']) && !words.contains("::"), "{words}");
    }
}
