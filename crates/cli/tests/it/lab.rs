//! The lab on the command line: what it prints, what it refuses, and that it survives being killed.

use crate::program::{Folder, run, spelbord};
use std::{fs, path::Path, process::Stdio, thread, time::Duration};

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap()
}

fn arena(out: &Path, more: &[&str]) -> Vec<String> {
    let out = out.to_str().unwrap();
    let usual =
        ["lab", "arena", "tjuv", "--bots", "simple,random", "--games", "9", "--seed", "4", "--out", out];
    usual.iter().chain(more).map(|&word| word.to_owned()).collect()
}

/// Runs a command that must be refused in one line; answers the line.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments);
    let line = text(&output.stderr).to_owned();
    assert_eq!((output.status.code(), line.matches('\n').count()), (Some(2), 1), "{line}");
    line
}

#[test]
fn an_arena_tells_what_came_of_it_and_keeps_replays_that_hold() {
    let folder = Folder::new();
    let (out, replays) = (folder.file("out"), folder.file("replays.jsonl"));
    let output = run(&arena(&out, &["--replays", replays.to_str().unwrap(), "--threads", "2"]));
    assert!(output.status.success(), "{}", text(&output.stderr));
    let aside = text(&output.stderr);
    assert!(aside.starts_with("Whole trials are played: 10 games in 5 trials of 2.\n"), "{aside}");
    assert!(aside.contains("simple: ") && aside.contains(" ms on average, at most "), "{aside}");
    let said = text(&output.stdout);
    assert!(said.starts_with("10 games in 5 trials; intervals are 95 %, over trials.\n"), "{said}");
    assert!(said.contains("\nsimple ") && said.contains("\nrandom "), "{said}");
    assert!(out.join("report.html").exists() && out.join("games.csv").exists());

    let lines = fs::read_to_string(&replays).unwrap();
    assert_eq!(lines.lines().count(), 10);
    let checked = run(&["verify", replays.to_str().unwrap()]);
    assert!(checked.status.success() && text(&checked.stdout).starts_with("All 10 matches hold: "));
    let forged = lines.replacen("\"winners\":[0]}\n", "\"winners\":[1]}\n", 1);
    assert_ne!(forged, lines);
    fs::write(&replays, forged).unwrap();
    let checked = run(&["verify", replays.to_str().unwrap()]);
    assert_eq!(checked.status.code(), Some(1));
    assert!(text(&checked.stdout).contains("does not hold: the result is another by the rules"));
    assert!(text(&checked.stdout).contains("\n9 other matches hold.\n"));
    assert!(text(&checked.stdout).contains("The luck of 9 of them is of the first kind"));
}

#[test]
fn a_killed_arena_goes_on_where_it_was() {
    let folder = Folder::new();
    let (killed, whole) = (folder.file("killed"), folder.file("whole"));
    let command = |out: &Path| {
        let out = out.to_str().unwrap().to_owned();
        let words =
            "lab arena tjuv-och-polis --bots simple,random,random --games 150 --seed 4 --threads 1 --out";
        words.split(' ').map(str::to_owned).chain([out]).collect::<Vec<_>>()
    };
    let games = |out: &Path| {
        let results = fs::read(out.join("results.jsonl")).unwrap_or_default();
        results.iter().filter(|&&byte| byte == b'\n').count()
    };
    let mut child = spelbord().args(command(&killed)).stderr(Stdio::null()).spawn().unwrap();
    while games(&killed) < 20 {
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(games(&killed) < 151, "it was killed before its end");

    assert!(run(&command(&killed)).status.success());
    assert!(run(&command(&whole)).status.success());
    for file in ["results.jsonl", "games.csv", "report.html"] {
        assert!(fs::read(killed.join(file)).unwrap() == fs::read(whole.join(file)).unwrap(), "{file}");
    }
}

#[test]
fn parts_are_joined_and_options_swept() {
    let folder = Folder::new();
    let parts = ["1/2", "2/2"].map(|part| {
        let out = folder.file(&part.replace('/', "-of-"));
        assert!(run(&arena(&out, &["--shard", part])).status.success());
        out.to_str().unwrap().to_owned()
    });
    let (joined, whole) = (folder.file("joined"), folder.file("whole"));
    let [one, two] = &parts;
    assert!(run(&["lab", "merge", "--out", joined.to_str().unwrap(), two, one]).status.success());
    assert!(run(&arena(&whole, &[])).status.success());
    assert!(fs::read(joined.join("report.html")).unwrap() == fs::read(whole.join("report.html")).unwrap());

    let out = folder.file("sweep");
    let words = "lab sweep tjuv --bots simple,random --games 4 --seed 1 --vary deals=1,2 --vary refill=hand,talon --out";
    let swept = run(&words.split(' ').chain([out.to_str().unwrap()]).collect::<Vec<_>>());
    assert!(swept.status.success(), "{}", text(&swept.stderr));
    // A table of all, one of what differs from the first, and where the report is.
    assert_eq!(text(&swept.stdout).lines().count(), 1 + 4 + 1 + 1 + 3 + 1);
    assert!(text(&swept.stdout).contains("\nBeside deals=1 refill=hand, trial by trial"));
    assert!(text(&swept.stdout).contains("deals=2 refill=talon"));
}

#[test]
fn what_the_lab_cannot_do_it_says_in_one_line() {
    let folder = Folder::new();
    let out = folder.file("out");
    let out = out.to_str().unwrap();
    assert!(refused(&["lab"]).contains("lab arena, spelbord lab sweep, spelbord lab merge"));
    assert!(refused(&["lab", "dance"]).contains("spelbord lab dance: spelbord lab arena"));
    assert!(
        refused(&["lab", "arena", "tjuv", "--bots", "random,random", "--games", "2", "--seed", "1"])
            .contains("--out")
    );
    let usual = ["lab", "arena", "tjuv", "--bots", "random,random", "--games", "2", "--out", out];
    assert!(refused(&usual).contains("--seed"));
    let with = |more: &[&str]| refused(&[&usual[..], &["--seed", "1"], more].concat());
    assert!(with(&["--shard", "3/2"]).contains("no part 3 of 2"));
    assert!(with(&["--shard", "half"]).contains("must be K/N"));
    assert!(with(&["--options", "{"]).contains("must be JSON"));
    assert!(with(&["--set", "deals"]).contains("OPTION=VALUE"));
    assert!(with(&["--set", "jokers=2"]).contains("no options of tjuv"));
    assert!(with(&["--threads", "0"]).contains("at least one thread"));
    assert!(with(&["--vary", "deals=1,2"]).contains("belongs to a sweep"));
    assert!(with(&["--bot-seconds", "0"]).contains("more than 0"));
    assert!(with(&["--decisions-max", "0"]).contains("more than 0"));
    let bots = |game: &str| {
        refused(&["lab", "arena", game, "--bots", "clever,easy", "--games", "2", "--seed", "1", "--out", out])
    };
    assert!(
        bots("tjuv").contains("there are easy, medium, hard, master, random, simple, search@N, and programs")
    );
    assert!(bots("monopol").contains("fixed-c, master-2026, gifts, prices, and programs"));
    let alone = ["lab", "arena", "monopol", "--bots", "easy", "--games", "2", "--seed", "1", "--out", out];
    let line = refused(&alone);
    assert!(
        line.contains("monopol cannot be played so: seat_count (max 7, min 2), see mo.players"),
        "{line}"
    );
    assert!(refused(&["lab", "merge", "--out", out, "nowhere"]).contains("nowhere"));
    for help in [
        &["lab", "--help"][..],
        &["lab", "-h"],
        &["lab", "arena", "--help"],
        &["lab", "sweep", "tjuv", "--help"],
    ] {
        let output = run(help);
        assert!(output.status.success() && text(&output.stdout).contains("--fixed-seats"), "{help:?}");
    }
}

#[test]
fn a_program_that_cannot_start_is_said_in_one_line_with_exit_code_1() {
    let folder = Folder::new();
    let out = folder.file("out");
    let words = "lab arena tjuv --bots cmd:./no-such-bot,random --games 100 --seed 1 --out";
    let output = run(&words.split(' ').chain([out.to_str().unwrap()]).collect::<Vec<_>>());
    let line = text(&output.stderr);
    assert_eq!((output.status.code(), line.matches('\n').count()), (Some(1), 1), "{line}");
    assert!(line.starts_with("spelbord: cmd:./no-such-bot cannot be started"), "{line}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_match_that_was_broken_off_is_unfinished_and_says_so() {
    let folder = Folder::new();
    let (out, replays) = (folder.file("out"), folder.file("replays.jsonl"));
    let broken = run(&arena(&out, &["--decisions-max", "5", "--replays", replays.to_str().unwrap()]));
    assert!(text(&broken.stdout).contains("10 of the games never ended and were broken off"));
    let checked = run(&["verify", replays.to_str().unwrap()]);
    assert!(checked.status.success());
    let said = text(&checked.stdout);
    assert!(said.starts_with(
        "The match is unfinished: it was broken off, and nobody has won. All its 6 steps hold.\n"
    ));
    assert_eq!(said.lines().count(), 10, "{said}");
    // It must say so itself, and be true as far as it goes.
    let lines = fs::read_to_string(&replays).unwrap();
    for (from, to) in [(r#""winners":[]"#, r#""winners":[0]"#), (r#""drawn":"#, r#""drawn":9"#)] {
        fs::write(&replays, lines.replacen(from, to, 1)).unwrap();
        let checked = run(&["verify", replays.to_str().unwrap()]);
        assert_eq!(checked.status.code(), Some(1), "{}", text(&checked.stdout));
        assert!(text(&checked.stdout).starts_with("The match does not hold: "));
    }
}

#[test]
fn a_finished_arena_is_made_longer() {
    let folder = Folder::new();
    let (longer, whole) = (folder.file("longer"), folder.file("whole"));
    assert!(run(&arena(&longer, &[])).status.success());
    // The last of two counts.
    assert!(run(&arena(&longer, &["--games", "20"])).status.success());
    assert!(run(&arena(&whole, &["--games", "20"])).status.success());
    for file in ["results.jsonl", "games.csv", "report.html"] {
        assert!(fs::read(longer.join(file)).unwrap() == fs::read(whole.join(file)).unwrap(), "{file}");
    }
}
