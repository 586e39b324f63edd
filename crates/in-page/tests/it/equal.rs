//! The same questions, natively and as WebAssembly: the answers are equal, byte for byte, what masters think among them.

use crate::{
    look_back::{kept_replays, told},
    table::{log_of, matches},
};
use in_page::{Reviewing, board, decision};
use serde_json::{Value, json};
use std::{
    env, fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
    thread,
};

/// `cargo xtask test` names the folder in which the engine of this very state lies.
const ENGINE: &str = "ENGINE";

/// How many matches of each game bots play, if not the usual number.
const MATCHES: &str = "MATCHES";

/// The game that they play, if not all.
const GAME: &str = "GAME";

struct Question {
    kind: &'static str,
    text: String,
    name: String,
}

fn natively(question: &Question) -> String {
    match question.kind {
        "look_back" => told(&question.text),
        "review" => {
            let mut review = Reviewing::new(&question.text);
            std::iter::from_fn(|| review.line()).map(|line| line + "\n").collect()
        }
        "match" => log_of(&question.text),
        "decision" => decision(&question.text),
        _ => board(&question.text),
    }
}

/// Every kept match is looked back at and reviewed, its board is drawn, and its first decision is seen; then bots play whole
/// matches.
fn questions() -> Vec<Question> {
    let mut questions = Vec::new();
    for (name, text) in kept_replays() {
        let replay: Value = serde_json::from_str(&text).unwrap();
        let ask = json!({ "game": replay["game"], "rules": replay["rules"], "options": replay["options"] });
        questions.push(Question { kind: "board", text: ask.to_string(), name: name.clone() });
        let first = json!({ "replay": replay, "seat": replay["steps"][1]["seat"], "step": 1 });
        questions.push(Question { kind: "decision", text: first.to_string(), name: name.clone() });
        let asked = json!({ "replay": replay, "seat": 0 });
        questions.push(Question { kind: "review", text: asked.to_string(), name: name.clone() });
        questions.push(Question { kind: "look_back", text, name });
    }
    let of_each = env::var(MATCHES).map_or(6, |number| number.parse().unwrap());
    let one = env::var(GAME).ok();
    let games: Vec<&str> = match &one {
        Some(game) => vec![game],
        None => vec!["tjuv", "monopol", "tjuv-och-polis"],
    };
    let played = matches(of_each, &games).into_iter();
    questions.extend(played.map(|text| Question { kind: "match", name: text.clone(), text }));
    questions
}

#[test]
fn the_engine_in_the_page_answers_as_it_does_here_to_the_byte() {
    let Some(folder) = env::var_os(ENGINE).filter(|folder| Path::new(folder).join("in_page.js").exists())
    else {
        eprintln!("LEFT OUT: {ENGINE} names no folder with the engine; `cargo xtask test` builds it");
        return;
    };
    // Node takes a file for a module by the folder it lies in.
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/answers.mjs");
    let copy = env::temp_dir().join(format!("spelbord-engine-{}", std::process::id()));
    fs::create_dir_all(&copy).unwrap();
    fs::write(copy.join("package.json"), r#"{ "type": "module" }"#).unwrap();
    for file in ["in_page.js", "in_page_bg.wasm"] {
        fs::copy(Path::new(&folder).join(file), copy.join(file)).unwrap();
    }
    let mut node = Command::new("node")
        .arg(script)
        .arg(&copy)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Node.js is here, since the page was built");
    let (mut ask, hear) = (node.stdin.take().unwrap(), BufReader::new(node.stdout.take().unwrap()));
    let questions = questions();
    let asked: Vec<String> = questions.iter().map(|one| json!([one.kind, one.text]).to_string()).collect();
    let asking = thread::spawn(move || asked.iter().all(|line| writeln!(ask, "{line}").is_ok()));
    let answers: Vec<String> =
        hear.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap()).collect();
    assert!(asking.join().unwrap() && node.wait().unwrap().success());
    let _ = fs::remove_dir_all(copy);

    assert_eq!(answers.len(), questions.len());
    let mut other = Vec::new();
    for (question, answer) in questions.iter().zip(&answers) {
        if natively(question) != *answer {
            other.push(format!("{} {}", question.kind, question.name));
        }
    }
    assert!(other.is_empty(), "answered otherwise: {other:#?}");
}
