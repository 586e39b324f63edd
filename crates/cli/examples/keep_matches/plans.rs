//! Which tables are laid, and how far they are played. Limits on the rounds keep them short.

use serde_json::{Value, json};

/// How far a match is played.
pub(crate) enum Until {
    /// It does not start: a person is missing.
    Gathered,
    /// So many moves, or a few more until it waits for a person.
    Moves(u32),
    /// A watcher sees this.
    Seen(fn(&Value) -> bool),
    /// A deal has been offered, and not been answered.
    Offer,
    TheEnd,
    /// The end, and then one of the persons asks for another match.
    Rematch,
}

pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) options: Value,
    /// A person at the screen (`person`), one who comes by link (`link`), or the level of a bot.
    pub(crate) seats: &'static [&'static str],
    pub(crate) until: Until,
}

/// A claim of rent does not wait for ever, so the tables of Monopol come last.
pub(crate) fn all() -> Vec<Plan> {
    tjuv().into_iter().chain(chase()).chain(monopol()).collect()
}

/// What `lab arena` is asked for besides.
pub(crate) fn lab() -> [(&'static str, Vec<&'static str>); 4] {
    let run =
        |bots: &[&'static str]| [&["--fixed-seats", "--games", "2", "--seed", "7", "--bots"], bots].concat();
    [
        ("tjuv", run(&["search@50,simple,random"])),
        ("tjuv-och-polis", run(&["simple,random,easy", "--set", "map=smastad", "--set", "rounds=12"])),
        ("monopol", run(&["fixed-a,random,simple", "--set", "rounds=8"])),
        ("monopol", run(&["fixed-b,simple,fixed-c"])),
    ]
}

fn tjuv() -> Vec<Plan> {
    let plan = |mut options: Value, seats: &'static [&'static str], until| {
        options["seats"] = json!(seats.len());
        Plan { game: "tjuv", options, seats, until }
    };
    vec![
        plan(json!({}), &["person", "person"], Until::Rematch),
        plan(
            json!({ "deals": 3, "refill": "talon", "piles": "open" }),
            &["person", "easy", "medium", "hard", "person"],
            Until::TheEnd,
        ),
        plan(json!({ "piles": "open" }), &["person", "master"], Until::TheEnd),
        plan(json!({ "refill": "talon" }), &["hard", "medium", "easy"], Until::TheEnd),
        plan(json!({ "deals": 3 }), &["person", "person"], Until::Moves(5)),
        plan(
            json!({ "refill": "talon" }),
            &["person", "person", "person", "person", "person"],
            Until::Moves(12),
        ),
        plan(
            json!({ "deals": 3, "piles": "open" }),
            &["person", "hard", "easy", "person", "medium"],
            Until::Seen(|view| view["deal"] == 2),
        ),
        plan(json!({}), &["person", "medium"], Until::Seen(|view| view["stage"] == "refill")),
        plan(
            json!({ "deals": 3 }),
            &["person", "person", "person", "person", "person"],
            Until::Seen(|view| view["stage"] == "lay_lowest"),
        ),
        plan(json!({}), &["person", "master"], Until::Moves(8)),
        plan(json!({ "deals": 2 }), &["person", "easy", "link"], Until::Gathered),
    ]
}

fn chase() -> Vec<Plan> {
    let plan = |map: Value, mut options: Value, seats: &'static [&'static str], until| {
        options["seats"] = json!(seats.len());
        Plan { game: "tjuv-och-polis", options: json!({ "map": map, "options": options }), seats, until }
    };
    let shipped = |name: &str| json!({ "shipped": name });
    let own = || {
        let pattern = city::shipped("monster").expect("the pattern is shipped");
        json!({ "own": pattern.replace("a bank 10000", "a bank 25000") })
    };
    vec![
        plan(shipped("monster"), json!({ "rounds": 15 }), &["person", "person"], Until::TheEnd),
        plan(
            shipped("smastad"),
            json!({ "edition": "ny", "rounds": 10 }),
            &["person", "medium", "hard"],
            Until::TheEnd,
        ),
        plan(
            own(),
            json!({ "secret_money": true, "rounds": 8 }),
            &["person", "master", "easy"],
            Until::TheEnd,
        ),
        plan(
            shipped("storstad"),
            json!({ "guard": false, "long_game": true, "help": true, "rounds": 6 }),
            &["person", "hard", "medium", "person"],
            Until::TheEnd,
        ),
        // Without a limit: to the end that the rules have.
        plan(shipped("monster"), json!({}), &["hard", "medium"], Until::TheEnd),
        plan(
            shipped("storstad"),
            json!({ "rounds": 5 }),
            &["person", "person", "person", "medium"],
            Until::Moves(1),
        ),
        plan(
            shipped("monster"),
            json!({ "secret_money": true, "rounds": 40 }),
            &["person", "person", "person", "person", "person"],
            Until::Seen(|view| view["stage"] == "in_den"),
        ),
        plan(
            shipped("monster"),
            json!({ "police": 0, "rounds": 25 }),
            &["person", "medium", "easy"],
            Until::Seen(|view| view["captive"].is_object()),
        ),
        plan(
            shipped("smastad"),
            json!({ "edition": "ny", "police": 2, "secret_money": true, "rounds": 25 }),
            &["person", "person", "hard"],
            Until::Seen(|view| any(&view["thieves"], |thief| thief["fate"]["is"] == "prison")),
        ),
        plan(
            own(),
            json!({ "help": true, "police": 0, "rounds": 15 }),
            &["person", "master"],
            Until::Seen(|view| any(&view["thieves"], |thief| thief["wanted"] == true)),
        ),
        plan(
            shipped("storstad"),
            json!({ "edition": "ny", "rounds": 7, "help": true }),
            &["person", "medium", "hard", "person"],
            Until::Moves(35),
        ),
        plan(
            shipped("monster"),
            json!({ "long_game": true, "guard": false, "police": 1, "rounds": 25 }),
            &["person", "person"],
            Until::Seen(|view| any(&view["thieves"], |thief| thief["arrests"] != 0)),
        ),
        plan(shipped("smastad"), json!({ "rounds": 6 }), &["person", "medium", "link"], Until::Gathered),
    ]
}

fn monopol() -> Vec<Plan> {
    let plan = |mut options: Value, seats: &'static [&'static str], until| {
        options["seats"] = json!(seats.len());
        Plan { game: "monopol", options, seats, until }
    };
    vec![
        plan(json!({ "rounds": 8 }), &["person", "person"], Until::TheEnd),
        plan(json!({ "dealt": 3, "rounds": 6 }), &["person", "medium", "hard"], Until::TheEnd),
        // Without a limit: until one is bankrupt.
        plan(json!({}), &["hard", "medium"], Until::TheEnd),
        plan(json!({ "prices": "new", "rounds": 4 }), &["person", "easy", "master", "person"], Until::TheEnd),
        plan(
            json!({
                "parking_money": true, "double_salary": true, "no_auctions": true, "automatic_rent": true,
                "interest": "none", "rounds": 8,
            }),
            &["person", "person"],
            Until::TheEnd,
        ),
        plan(
            json!({ "rounds": 5 }),
            &["person", "person", "person", "person"],
            Until::Seen(|view| view["stage"] == "auction" && view["auction"]["leader"].is_number()),
        ),
        plan(
            json!({ "dealt": 4, "rounds": 25 }),
            &["person", "person"],
            Until::Seen(|view| view["stage"] == "debt"),
        ),
        plan(
            json!({ "prices": "new", "interest": "lifting_only", "rounds": 12 }),
            &["person", "person"],
            Until::Seen(|view| any(&view["players"], |player| player["prison"].is_number())),
        ),
        plan(json!({ "automatic_rent": true, "rounds": 7 }), &["person", "person"], Until::Offer),
        plan(
            json!({ "dealt": 4, "rounds": 15 }),
            &["person", "medium", "hard"],
            Until::Seen(|view| any(&view["holdings"], |lot| lot["level"] != 0)),
        ),
        plan(
            json!({ "dealt": 2, "parking_money": true, "double_salary": true, "rounds": 6 }),
            &["person", "master", "easy", "person"],
            Until::Moves(30),
        ),
        plan(json!({ "dealt": 2, "rounds": 3 }), &["person", "medium", "link"], Until::Gathered),
        plan(
            json!({ "claim_seconds": 120, "dealt": 3, "rounds": 6 }),
            &["person", "person"],
            Until::Seen(|view| view["stage"] == "claim"),
        ),
    ]
}

fn any(list: &Value, holds: impl FnMut(&Value) -> bool) -> bool {
    list.as_array().is_some_and(|list| list.iter().any(holds))
}
