//! Bots from outside: good ones play, bad ones lose their turns, and the run goes on.

use crate::runs::{Folder, draft, games, means, play, replays_of};
use lab::{Failing, Means, Summary, arena, set_option};
use std::process::Command;

/// Plays a program against a random bot.
fn against(game: &str, program: &str, seconds: f64, games_wanted: u32) -> (Summary, Vec<serde_json::Value>) {
    let folder = Folder::new();
    let mut draft = draft(game, &[&format!("cmd:{program}"), "random"], games_wanted);
    if game != "tjuv" {
        // Long enough to meet every kind of question.
        let mut options = serde_json::Value::Null;
        set_option(game, &mut options, "rounds", "12").unwrap();
        draft.options = Some(options);
    }
    draft.bot_seconds = seconds;
    let here = folder.join("here");
    let summary = play(&draft.look_over().unwrap(), &here);
    (summary, games(&here))
}

/// How often the program lost its turn in each way, and what was said of it.
fn lost(summary: &Summary) -> Vec<(Failing, u32, String)> {
    assert!(summary.entrants[1].lost_turns.is_empty(), "the other bot is innocent");
    let lost = summary.entrants[0].lost_turns.iter();
    lost.map(|lost| (lost.failing, lost.count, lost.said.clone())).collect()
}

#[test]
fn a_program_plays_by_number_and_by_action() {
    for game in catalog::GAMES {
        let first = "sh -c 'read hello; while read question; do echo 0; done'";
        let (summary, games) = against(game, first, 60.0, 2);
        assert_eq!((lost(&summary), games.len()), (Vec::new(), 2), "{game}");
    }
    // The action of the first offer, cut out of the question as it stands.
    let cut = r#"sh -c 'read hello; while read question; do echo "$question" | sed "s/.*\"menu\":\[{\"action\":\({[^}]*}\).*/\1/"; done'"#;
    // The bots are separated by commas, and there is none in this program.
    assert!(!cut.contains(','));
    let (summary, _) = against("tjuv", cut, 60.0, 2);
    assert_eq!(lost(&summary), Vec::new());
}

#[test]
fn a_program_that_crashes_loses_its_turns() {
    // It answers once, so it can be started.
    let (summary, games) =
        against("tjuv", "sh -c 'read hello; read question; echo 0; echo it hurts >&2; exit 3'", 60.0, 4);
    let [(failing, count, said)] = &lost(&summary)[..] else { panic!("one way") };
    assert_eq!(*failing, Failing::Crashed);
    assert!(said.contains("exit status: 3") && said.contains("it hurts"), "{said}");
    assert!(*count > 10 && games.iter().all(|game| game["finished"] == true));
    // It leaves somebody behind who holds its standard error.
    let leaves = "sh -c 'read hello; read question; echo 0; sleep 600 >/dev/null & exit 4'";
    let (summary, _) = against("tjuv", leaves, 60.0, 1);
    assert!(lost(&summary)[0].2.contains("exit status: 4"));
}

#[test]
fn a_program_that_cannot_start_stops_the_run_at_once() {
    for (program, word) in [
        ("there-is-no-such-program", "not found"),
        ("sh -c 'echo it hurts >&2; exit 3'", "exit status: 3: it hurts"),
        ("sh -c 'read hello; exit 5'", "exit status: 5"),
    ] {
        let folder = Folder::new();
        let here = folder.join("here");
        let bots = ["random".to_owned(), format!("cmd:{program}")];
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        let mut draft = draft("tjuv", &bots, 1_000);
        draft.bot_seconds = 60.0;
        let means = Means { replays: Some(replays_of(&here)), ..means(2) };
        let stopped = arena(&draft.look_over().unwrap(), &here, &means).unwrap_err();
        assert!(stopped.is_of_a_bot());
        let sentence = stopped.to_string();
        assert!(sentence.starts_with(&format!("cmd:{program} cannot be started")), "{sentence}");
        assert!(sentence.contains(word), "{sentence}");
        assert!(games(&here).is_empty(), "nothing was played");
    }
}

#[test]
fn a_program_that_talks_nonsense_loses_its_turns() {
    let says = |answer: &str| format!("sh -c 'read hello; while read question; do echo {answer}; done'");
    for (answer, word) in
        [("hello", "no JSON"), ("99", "the menu has"), ("-1", "the menu has"), ("true", "no action")]
    {
        let (summary, games) = against("tjuv", &says(answer), 60.0, 2);
        let [(kind, _, said)] = &lost(&summary)[..] else { panic!("one way") };
        assert_eq!(*kind, Failing::Nonsense);
        assert!(said.contains(word), "{said}");
        assert!(games.iter().all(|game| game["finished"] == true));
    }
}

#[test]
fn a_program_that_breaks_the_rules_loses_its_turns() {
    // Nobody may claim rent before there is any.
    let claims = r#"sh -c 'read hello; while read question; do echo "{\"do\":\"claim\"}"; done'"#;
    let (summary, _) = against("monopol", claims, 60.0, 2);
    let [(kind, _, said)] = &lost(&summary)[..] else { panic!("one way") };
    assert_eq!(*kind, Failing::Refused);
    assert!(said.starts_with("{\"do\":\"claim\"} was refused: "), "{said}");
}

#[test]
fn a_silent_program_loses_its_turns_and_is_given_up() {
    let (summary, games) = against("tjuv", "sleep 1000", 0.05, 2);
    let [(kind, count, said)] = &lost(&summary)[..] else { panic!("one way") };
    assert_eq!((*kind, said.as_str()), (Failing::Late, "no answer within 0.05 s"));
    assert!(*count > 10 && games.len() == 2);
}

#[test]
fn the_example_in_python_plays_every_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/my_bot.py");
    let text = std::fs::read_to_string(script).unwrap();
    assert!(text.lines().count() < 60);
    assert!(
        text.lines()
            .filter(|line| line.starts_with("import"))
            .all(|line| { ["import json", "import random", "import sys"].contains(&line) })
    );
    // Nothing but Rust and Node is needed to test Spelbord.
    if Command::new("python3").arg("--version").output().is_err() {
        return;
    }
    for game in catalog::GAMES {
        let (summary, _) = against(game, &format!("python3 {script}"), 60.0, 2);
        assert_eq!(lost(&summary), Vec::new(), "{game}");
    }
}
