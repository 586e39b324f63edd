use catalog::Terms;
use in_page::LookBack;
use serde_json::{Value, json, value::to_raw_value};
use std::{fs, path::Path};
use tabletop::{Bytes32, Luck, Next, Number, Replay, ReplaySeat, Seat, SeatLuck, ServerPart};

/// The matches that old versions of the program have left behind, some of them by rules that nobody plays by any more.
pub(crate) fn kept_replays() -> Vec<(String, String)> {
    let folders = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/fixtures");
    let folders = fs::read_dir(folders).unwrap().map(|entry| entry.unwrap().path().join("replays"));
    let files = folders.filter(|folder| folder.exists()).flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    files.sort();
    let named = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    files.iter().map(|path| (named(path), fs::read_to_string(path).unwrap())).collect()
}

/// All that is told of a file.
pub(crate) fn told(file: &str) -> String {
    let mut looking = LookBack::new(file);
    std::iter::from_fn(|| looking.piece()).collect()
}

fn lines(file: &str) -> Vec<Value> {
    told(file).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn fails(file: &Value) -> Value {
    lines(&file.to_string()).pop().unwrap()["verdict"]["fails"].clone()
}

/// A match of two people in which everybody does what comes first, with luck that everybody committed to.
fn honest() -> Value {
    let (game, rules) = ("tjuv".to_owned(), *catalog::rules("tjuv").unwrap().end());
    let options = to_raw_value(&json!({ "seats": 2 })).unwrap();
    let (table, host) = ("T".to_owned(), ServerPart(Bytes32([3; 32])));
    let brings = |seat: u8| {
        let number = Number(Bytes32([seat; 32]));
        SeatLuck { seat: Seat(seat), commitment: Some(number.commitment()), number: Some(number) }
    };
    let persons = vec![brings(0), brings(1)];
    let seed = host.seed(&table, &persons);
    let mut playing = Terms { game: &game, rules, options: &options }.open(&seed).unwrap();
    let mut steps = vec![playing.replay_step()];
    let winners = loop {
        let seat = match playing.next() {
            Next::Over(winners) => break winners,
            Next::Seats(seats) => seats[0],
            Next::Chance(_) => unreachable!("a match draws by itself"),
        };
        let menu: Value = serde_json::from_str(playing.menu(seat).get()).unwrap();
        playing.act(seat, &to_raw_value(&menu[0]["action"]).unwrap()).unwrap();
        steps.push(playing.replay_step());
    };
    let person = |name: &str| ReplaySeat::Person { name: name.to_owned(), nonce: None };
    let commitment = host.commitment();
    let replay = Replay {
        spelbord_replay: Replay::FORMAT,
        game,
        rules,
        options,
        seats: vec![person("Anna"), person("Bo")],
        luck: Luck::Second { table, commitment, server_part: host.0, persons },
        seed: seed.0,
        played_on: Vec::new(),
        steps,
        winners: winners.iter().collect(),
    };
    serde_json::to_value(replay).unwrap()
}

#[test]
fn every_match_that_was_ever_kept_holds_and_is_told_step_by_step() {
    let mut games = Vec::new();
    for (name, text) in kept_replays() {
        let file: Value = serde_json::from_str(&text).unwrap();
        let steps = file["steps"].as_array().unwrap().len();
        let told = lines(&text);
        assert_eq!(told.len(), steps + 2, "{name}");
        assert!(told[0].get("before").is_some(), "{name}");
        assert!(told[1..=steps].iter().all(|line| line.get("step").is_some()), "{name}");
        assert_eq!(told[steps + 1]["verdict"]["holds"]["steps"], json!(steps), "{name}: {}", told[steps + 1]);
        games.push((file["game"].to_string(), file["rules"].to_string()));
    }
    games.sort();
    games.dedup();
    assert!(games.len() > catalog::GAMES.len(), "old rules too: {games:?}");
}

#[test]
fn every_forgery_is_named() {
    let file = honest();
    assert_eq!(fails(&file), Value::Null);
    let forged = |edit: &dyn Fn(&mut Value)| {
        let mut file = file.clone();
        edit(&mut file);
        fails(&file)["code"].as_str().unwrap_or("holds").to_owned()
    };
    let other = json!("5e".repeat(32));
    assert_eq!(forged(&|file| file["seed"] = other.clone()), "seed");
    assert_eq!(forged(&|file| file["luck"]["server_part"] = other.clone()), "commitment");
    assert_eq!(forged(&|file| file["luck"]["persons"][0]["number"] = other.clone()), "number");
    assert_eq!(forged(&|file| file["winners"] = json!([])), "result");
    assert_eq!(forged(&|file| file["game"] = json!("ludo")), "unknown_game");
    assert_eq!(forged(&|file| file["rules"] = json!(99)), "rules");
    assert_eq!(
        forged(&|file| {
            let draw = &mut file["steps"][0]["draws"][0];
            draw["drawn"] = json!((draw["drawn"].as_u64().unwrap() + 1) % draw["of"].as_u64().unwrap());
        }),
        "draw"
    );
    assert_eq!(forged(&|file| drop(file["steps"].as_array_mut().unwrap().pop())), "unfinished");
}

#[test]
fn the_steps_before_the_first_that_does_not_hold_are_told() {
    let mut file = honest();
    file["steps"][2]["action"] = json!("nonsense");
    let told = lines(&file.to_string());
    assert_eq!(told.len(), 4, "the beginning, two steps, the verdict");
    assert_eq!(told[3]["verdict"]["fails"]["step"], 2);
}

#[test]
fn what_is_no_replay_file_is_told_to_be_none() {
    for text in ["", "hello", "{}", &honest().to_string()[..500]] {
        let told = lines(text);
        assert_eq!((told.len(), &told[0]["failed"]["code"]), (1, &json!("replay")), "{text:?}");
    }
}
