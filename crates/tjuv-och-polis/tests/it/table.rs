//! The erased match: what the server and the page see, and what they send by mistake or on purpose.

use city::shipped;
use serde_json::{
    Value,
    value::{RawValue, to_raw_value},
};
use tabletop::{AnyMatch, Game, Match, Reject, Seat, Viewer, testing::seed};
use tjuv_och_polis::{Config, Map, Options, Refusal, SHIPPED, TjuvOchPolis};

fn open() -> Match<TjuvOchPolis> {
    let options = Options { police: Some(Seat(0)), ..Options::usual(3) };
    Match::start(TjuvOchPolis::newest(&Config { map: Map::default(), options }).unwrap(), &seed(4))
}

fn raw(text: &str) -> Box<RawValue> {
    RawValue::from_string(text.into()).unwrap()
}

#[test]
fn nonsense_is_malformed_and_changes_nothing() {
    let mut table = open();
    let before = table.game().clone();
    for nonsense in [
        "{}",
        "[]",
        "null",
        r#"{"do":"fly","to":3}"#,
        r#"{"do":"walk"}"#,
        r#"{"do":"walk","to":-1}"#,
        r#"{"do":"walk","to":70000}"#,
        r#"{"do":"walk","to":"3"}"#,
        r#"{"do":"walk","to":3,"more":1}"#,
        r#"{"do":"march","man":256,"to":3}"#,
        r#"{"do":"take","by":"dog"}"#,
        r#"{"do":"hide_part","amount":1e30}"#,
    ] {
        let reject = table.act(Seat(1), &raw(nonsense)).unwrap_err();
        assert!(matches!(reject, Reject::Malformed(_)), "{nonsense}: {reject:?}");
    }
    assert_eq!(table.game(), &before);
}

#[test]
fn an_absurd_action_is_refused_with_a_clause() {
    let mut table = open();
    let before = table.game().clone();
    for (seat, absurd, rule) in [
        (200, r#"{"do":"throw"}"#, "tp.setup.order"),
        (1, r#"{"do":"choose_den","den":65535}"#, "tp.board.map"),
        (1, r#"{"do":"choose_den","den":2}"#, "tp.setup.dens"),
        (1, r#"{"do":"march","man":255,"to":65535}"#, "tp.police.turn"),
        (1, r#"{"do":"hide_part","amount":4294967295}"#, "tp.setup.choices"),
    ] {
        let Err(Reject::Refused { rule: cited, .. }) = table.act(Seat(seat), &raw(absurd)) else {
            panic!("{absurd} is accepted")
        };
        assert_eq!(cited.0, rule, "{absurd}");
    }
    assert_eq!(table.game(), &before);
}

/// A choice says what would happen at once, the way included.
#[test]
fn a_choice_shows_the_way() {
    let mut table = open();
    for seat in [1, 2] {
        let menu: Vec<Value> = serde_json::from_str(table.menu(Seat(seat)).get()).unwrap();
        table.act(Seat(seat), &to_raw_value(&menu[0]["action"]).unwrap()).unwrap();
    }
    for _ in 0..4 {
        let menu: Vec<Value> = serde_json::from_str(table.menu(Seat(0)).get()).unwrap();
        table.act(Seat(0), &to_raw_value(&menu[0]["action"]).unwrap()).unwrap();
    }
    table.act(Seat(0), &raw(r#"{"do":"throw"}"#)).unwrap();
    let view: Value = serde_json::from_str(table.view(Viewer::Table).get()).unwrap();
    let die = view["die"].as_u64().unwrap() as usize;
    let menu: Vec<Value> = serde_json::from_str(table.menu(Seat(0)).get()).unwrap();
    assert!(menu.len() > 5);
    for choice in menu {
        let (action, would) = (&choice["action"], &choice["would"][0]);
        let path = would["path"].as_array().unwrap();
        let drives = action["do"] == "drive";
        assert_eq!(path.len() - 1, if drives { 2 * die } else { die });
        assert_eq!(path.last().unwrap(), if drives { &action["head"] } else { &action["to"] });
    }
}

#[test]
fn bad_options_are_refused_with_a_clause() {
    let refusal = |change: &dyn Fn(&mut Config)| {
        let mut config = Config { map: Map::default(), options: Options::usual(4) };
        change(&mut config);
        tabletop::Refusal::rule(&TjuvOchPolis::newest(&config).unwrap_err()).0
    };
    assert_eq!(refusal(&|c| c.options.seats = 1), "tp.setup.players");
    assert_eq!(refusal(&|c| c.options.seats = 7), "tp.setup.players");
    assert_eq!(refusal(&|c| c.options.police = Some(Seat(4))), "tp.setup.players");
    assert_eq!(refusal(&|c| c.options.rounds = Some(0)), "tp.end.clock");
    assert_eq!(refusal(&|c| c.options.rounds = Some(1_001)), "tp.end.clock");
    assert_eq!(refusal(&|c| c.map = Map::Shipped("atlantis".into())), "tp.board.map");
    assert_eq!(refusal(&|c| c.map = Map::Own("atlantis".into())), "tp.board.map");
}

/// [tp.board.map] A map of one's own is played on like one of ours, and its faults are named.
#[test]
fn a_map_of_ones_own() {
    let text = shipped(SHIPPED[1]).unwrap();
    let config = |text: &str| Config { map: Map::Own(text.to_owned()), options: Options::usual(3) };
    let own = TjuvOchPolis::newest(&config(text)).unwrap().board();
    let ours = Config { map: Map::Shipped(SHIPPED[1].to_owned()), options: Options::usual(3) };
    assert_eq!(own.plan, TjuvOchPolis::newest(&ours).unwrap().board().plan);
    let Err(Refusal::BadMap { faults }) = TjuvOchPolis::newest(&config(&text.replace('+', "."))) else {
        panic!("a police house without a gate")
    };
    assert!(!faults.is_empty());
}
