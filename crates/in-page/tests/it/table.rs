//! A table in the page, driven as its worker drives it.

use in_page::{LookBack, TableHere, Thinker, advice, lay};
use serde_json::{Value, json};

/// Bots hesitate, and clocks run, but only here.
pub(crate) struct Driver {
    pub(crate) table: TableHere,
    thinker: Thinker,
    pub(crate) kept: Vec<Value>,
    now: f64,
    /// What every line was told.
    pub(crate) told: Vec<(u64, Value)>,
    /// What bots are to be asked, and when the table wants to be woken.
    asked: Option<Value>,
    alarm: Option<f64>,
}

pub(crate) fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

pub(crate) fn made_up(number: u8) -> String {
    json!({ "id": format!("here-{number}"), "server_part": format!("{number:02x}").repeat(32), "mood": number })
        .to_string()
}

fn options(game: &str) -> Value {
    if game == "tjuv-och-polis" { json!({ "options": { "seats": 3 } }) } else { json!({ "seats": 3 }) }
}

pub(crate) fn request(game: &str, seats: Vec<Value>) -> Value {
    json!({ "game": game, "options": options(game), "seats": seats })
}

pub(crate) fn bots(level: &str) -> Vec<Value> {
    vec![json!({ "kind": "bot", "level": level }); 3]
}

impl Driver {
    fn lay(request: &Value, made_up: &str) -> Driver {
        let laid = parsed(&lay(&request.to_string(), made_up, 1_000.0));
        Driver::open(laid["ok"]["log"].as_array().unwrap_or_else(|| panic!("{laid}")).clone(), 1_000.0)
    }

    pub(crate) fn open(kept: Vec<Value>, now: f64) -> Driver {
        let table = TableHere::new(&json!(kept).to_string(), 800, now);
        let (told, asked, alarm) = (Vec::new(), None, None);
        Driver { table, thinker: Thinker::new(), kept, now, told, asked, alarm }
    }

    pub(crate) fn put_in(&mut self, act: impl FnOnce(&mut TableHere, f64) -> String) -> Option<Value> {
        let mut todo = parsed(&act(&mut self.table, self.now));
        let mut answer = None;
        loop {
            let mut append = None;
            for one in todo.as_array().unwrap() {
                let (what, how) = one.as_object().unwrap().iter().next().unwrap();
                match what.as_str() {
                    "append" => append = Some(how.clone()),
                    "tell" | "end" => {
                        for line in how["to"].as_array().unwrap() {
                            let frame = parsed(how["frame"].as_str().unwrap());
                            self.told.push((line.as_u64().unwrap(), frame));
                        }
                    }
                    "answer" => answer = Some(how.clone()),
                    "ask" => self.asked = Some(how.clone()),
                    "wake" => self.alarm = how["at"].as_f64(),
                    _ => panic!("{one}"),
                }
            }
            let Some(append) = append else { return answer };
            assert_eq!(append["at"], self.kept.len(), "nothing is kept twice or left out");
            self.kept.extend(append["records"].as_array().unwrap().clone());
            todo = parsed(&self.table.stored(self.now));
        }
    }

    pub(crate) fn watch(&mut self) {
        let hello = json!({ "hello": { "protocol": protocol::VERSION, "table": "" } }).to_string();
        self.put_in(|table, now| table.come(1, &hello, now));
    }

    /// Has a bot think, if one is asked; else lets time pass. Whether anything was left to do.
    fn go_on(&mut self) -> bool {
        if let Some(ask) = self.asked.take() {
            let question = self.table.question().unwrap();
            let mut action = self.thinker.answer(&question);
            self.table.answered(action.clone());
            if action.is_none() {
                let question = self.table.question().unwrap();
                action = self.thinker.answer(&question);
                assert!(action.is_some(), "who is told everything knows enough");
                self.table.answered(action.clone());
            }
            self.now = self.now.max(ask["not_before"].as_f64().unwrap());
            let (seat, version) =
                (ask["seat"].as_u64().unwrap() as u8, ask["version"].as_u64().unwrap() as u32);
            self.put_in(|table, now| table.thought(seat, version, action, now));
        } else if let Some(at) = self.alarm.take() {
            self.now = self.now.max(at);
            self.put_in(TableHere::wake);
        } else {
            return false;
        }
        true
    }

    pub(crate) fn replay(&self) -> Value {
        parsed(&self.table.replay())
    }
}

/// The whole match of three bots. Every so many decisions the page is closed and opened again.
pub(crate) fn played(ask: &Value, made_up: &str, closed_every: usize) -> Driver {
    played_out(Driver::lay(ask, made_up), closed_every)
}

pub(crate) fn played_out(mut driver: Driver, closed_every: usize) -> Driver {
    driver.watch();
    for decision in 1.. {
        if parsed(&driver.table.glance(None))["stands"]["stage"] == "over" {
            break;
        }
        if decision % closed_every == 0 {
            driver = Driver::open(driver.kept, driver.now);
            driver.watch();
        }
        assert!(driver.go_on(), "somebody is waited for");
    }
    driver
}

/// The log of a match of bots. Takes what [`lay`] takes, as one text.
pub(crate) fn log_of(both: &str) -> String {
    let both = parsed(both);
    let kept = played(&both["ask"], &both["made_up"].to_string(), usize::MAX).kept;
    kept.iter().map(|entry| format!("{}\n", entry["text"].as_str().unwrap())).collect()
}

/// So many matches of each of these games among bots of three levels, as questions to [`log_of`].
pub(crate) fn matches(of_each: u32, games: &[&str]) -> Vec<String> {
    let numbers = (0..of_each).flat_map(|number| games.iter().map(move |game| (number, *game)));
    let question = |(number, game): (u32, &str)| {
        // Easy ones play on for hours in Monopol.
        let level = ["medium", "hard", "master"][number as usize % 3];
        let part = format!("{number:08x}").repeat(8);
        let made_up = json!({ "id": format!("here-{number}"), "server_part": part, "mood": number });
        json!({ "ask": request(game, bots(level)), "made_up": made_up, "protocol": protocol::VERSION })
            .to_string()
    };
    numbers.map(question).collect()
}

fn holds(replay: &Value) -> bool {
    let mut looking = LookBack::new(&replay.to_string());
    let lines: String = std::iter::from_fn(|| looking.piece()).collect();
    lines.lines().last().is_some_and(|verdict| verdict.contains("\"holds\""))
}

#[test]
fn a_match_is_played_to_its_end_and_holds_however_often_the_page_was_closed() {
    for (number, (game, level)) in (1..).zip([
        ("tjuv", "hard"),
        ("monopol", "master"),
        ("monopol", "medium"),
        ("tjuv-och-polis", "medium"),
    ]) {
        let ask = request(game, bots(level));
        let whole = played(&ask, &made_up(number), usize::MAX);
        assert!(holds(&whole.replay()["ok"]), "{game}");
        let interrupted = played(&ask, &made_up(number), 29);
        assert_eq!(
            whole.replay(),
            interrupted.replay(),
            "{game}: bots remember, or go through what they would"
        );
    }
}

#[test]
fn a_thinker_that_was_replaced_goes_through_the_match_first() {
    let mut whole = Driver::lay(&request("monopol", bots("master")), &made_up(7));
    let mut replaced = Driver::lay(&request("monopol", bots("master")), &made_up(7));
    whole.watch();
    replaced.watch();
    for decision in 0..120 {
        if decision % 11 == 0 {
            replaced.thinker = Thinker::new();
        }
        whole.go_on();
        replaced.go_on();
    }
    assert_eq!(whole.kept, replaced.kept);
}

fn hello(token: &str) -> String {
    json!({ "hello": { "protocol": protocol::VERSION, "table": "", "token": token } }).to_string()
}

/// A table with one person, whose number is told.
fn with_a_person() -> (Driver, String) {
    let token = "11".repeat(16);
    let number = tabletop::Number(tabletop::Bytes32([5; 32]));
    let person = json!({ "kind": "here", "name": "Vera", "token": token, "commitment": number.commitment() });
    let mut seats = bots("medium");
    seats[0] = person;
    let mut ask = request("tjuv", seats);
    ask["settings"] = json!({ "advice": true });
    let mut driver = Driver::lay(&ask, &made_up(3));
    driver.put_in(|table, now| table.come(1, &hello(&token), now));
    let reveal = json!({ "reveal": { "number": number } }).to_string();
    driver.put_in(|table, now| table.hear(1, &reveal, now));
    (driver, token)
}

fn waits_for_vera(driver: &Driver, token: &str) -> bool {
    let glance = parsed(&driver.table.glance(Some(token.to_owned())));
    glance["stands"]["waiting"].as_array().unwrap().contains(&json!(0))
}

#[test]
fn a_person_plays_asks_for_advice_and_is_told_why_not() {
    let (mut driver, token) = with_a_person();
    while !waits_for_vera(&driver, &token) {
        assert!(driver.go_on());
    }
    let asked = parsed(&driver.table.consult(&token));
    let advised = parsed(&advice(&asked["ok"].to_string()).unwrap());
    let action = &advised["advice"][0]["action"];
    assert!(action.is_object(), "{advised}");
    let act = json!({ "act": { "cmd": "a", "action": action } }).to_string();
    driver.told.clear();
    driver.put_in(|table, now| table.hear(1, &act, now));
    assert!(
        driver.told.iter().any(|(line, frame)| *line == 1 && frame["step"]["cmd"] == "a"),
        "{:?}",
        driver.told
    );
    driver.told.clear();
    driver.put_in(|table, now| table.hear(1, "nonsense", now));
    assert_eq!(driver.told[0].1["error"]["error"]["code"], "malformed");
}

#[test]
fn the_same_people_play_again_at_a_table_that_follows() {
    let (mut driver, token) = with_a_person();
    while !driver.replay()["ok"].is_object() {
        if waits_for_vera(&driver, &token) {
            let asked = parsed(&driver.table.consult(&token));
            let advised = parsed(&advice(&asked["ok"].to_string()).unwrap());
            let act = json!({ "act": { "cmd": driver.kept.len().to_string(), "action": advised["advice"][0]["action"] } });
            driver.put_in(|table, now| table.hear(1, &act.to_string(), now));
        } else {
            assert!(driver.go_on());
        }
    }
    let next = parsed(&driver.table.next(&token, &made_up(4), driver.now));
    let id = next["ok"]["laid"]["created"]["table"].as_str().unwrap().to_owned();
    let answer = driver.put_in(|table, now| table.follow(&token, &id, now));
    assert_eq!(answer, Some(json!({ "Ok": 0 })));
    assert_eq!(parsed(&driver.table.next(&token, &made_up(5), driver.now))["ok"]["table"], json!(id));
    let log = next["ok"]["laid"]["log"].as_array().unwrap().clone();
    let mut followed = Driver::open(log, driver.now);
    assert_eq!(followed.put_in(|table, now| table.come_along(&token, now)), Some(json!({ "Ok": 0 })));
}

#[test]
fn what_is_no_table_says_so() {
    let problem = |ask: Value| parsed(&lay(&ask.to_string(), &made_up(1), 0.0))["problem"].clone();
    assert_eq!(problem(request("whist", bots("easy")))["error"]["code"], "unknown_game");
    assert_eq!(problem(json!({}))["error"]["code"], "malformed");
    assert_eq!(problem(request("tjuv", vec![]))["error"]["code"], "seats");

    let mut none = Driver::open(Vec::new(), 0.0);
    assert!(none.table.fails().unwrap().contains("unknown_table"));
    none.watch();
    assert_eq!(none.told[0].1["bye"]["error"]["code"], "unknown_table");

    let mut driver = Driver::lay(&request("tjuv", bots("easy")), &made_up(1));
    driver.watch();
    driver.go_on();
    let mut damaged = driver.kept.clone();
    damaged[0]["text"] = json!(damaged[0]["text"].as_str().unwrap().replace("tjuv", "ruvt"));
    assert!(Driver::open(damaged, 0.0).table.fails().unwrap().contains("table_damaged"));
}
