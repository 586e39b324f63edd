use in_page::board;
use serde_json::{Value, json};

fn ask(body: &Value) -> Value {
    serde_json::from_str(&board(&body.to_string())).unwrap()
}

#[test]
fn a_board_is_the_one_that_its_match_has_and_older_rules_have_their_own() {
    let city = json!({ "game": "tjuv-och-polis", "options": { "options": { "seats": 4 } } });
    let newest = ask(&city);
    assert!(newest["ok"].is_object(), "{newest}");
    let mut older = city;
    older["rules"] = json!(1);
    assert_ne!(ask(&older)["ok"], newest["ok"]);
}

#[test]
fn what_has_no_board_is_refused_by_its_clause_or_named() {
    let refused = ask(&json!({ "game": "tjuv", "options": { "seats": 99 } }));
    assert!(refused["problem"]["refused"]["rule"].is_string(), "{refused}");
    assert_eq!(ask(&json!({ "game": "ludo", "options": {} }))["problem"]["error"]["code"], "unknown_game");
    assert_eq!(ask(&json!({ "game": 1 }))["problem"]["error"]["code"], "malformed");
}
