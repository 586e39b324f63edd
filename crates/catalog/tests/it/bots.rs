//! Every bot that is named can be made, and no other.

use catalog::{GAMES, Hosted, Visit, board_for_bots, bot_named, bots_of, with_game};
use serde_json::Value;
use tabletop::testing::seed;

/// The usual game of a host with so many seats.
fn start<G: Hosted>(seats: u8) -> G {
    let (path, count) = G::option("seats", catalog::Given::Word(Value::from(seats)));
    let options = path.iter().rev().fold(count, |value, name| serde_json::json!({ name: value }));
    G::newest(&serde_json::from_value(options).unwrap()).unwrap()
}

#[test]
fn every_bot_that_is_named_can_be_made() {
    struct Make;
    impl Visit for Make {
        type Out = ();
        fn game<G: Hosted>(self) {
            let start = start::<G>(2);
            for name in bots_of::<G>() {
                let name = name.replace('N', "3");
                assert!(bot_named::<G>(&name, &start, &seed(1)).is_some(), "{}: {name}", G::NAME);
            }
            for name in ["", "clever", "search@", "search@-1", "fixed-d", "Easy"] {
                assert!(bot_named::<G>(name, &start, &seed(1)).is_none(), "{}: {name}", G::NAME);
            }
        }
    }
    GAMES.iter().for_each(|game| with_game(game, Make).unwrap());
}

#[test]
fn bots_get_the_board_without_what_is_for_eyes_only() {
    struct Compare;
    impl Visit for Compare {
        type Out = ();
        fn game<G: Hosted>(self) {
            let start = start::<G>(2);
            let (all, some) = (serde_json::to_value(start.board()).unwrap(), board_for_bots(&start));
            let names = |board: &Value| -> Vec<String> {
                board.as_object().map_or_else(Vec::new, |fields| fields.keys().cloned().collect())
            };
            let mut kept = names(&all);
            for field in G::EYES_ONLY {
                let at = kept.iter().position(|name| name == field).expect("what is left out is there");
                kept.remove(at);
            }
            assert_eq!(names(&some), kept, "{}", G::NAME);
        }
    }
    GAMES.iter().for_each(|game| with_game(game, Compare).unwrap());
}
