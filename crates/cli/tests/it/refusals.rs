//! What cannot be done is said in one line, with exit code 2.

use crate::{
    client::{Player, bot, here, lay},
    program::{Folder, Server, run, said},
};
use std::{ffi::OsStr, fs, net::TcpListener, path::Path};
use store::Sqlite;
use tabletop::Level;

/// Runs a command that must be refused; answers the line.
pub(crate) fn refused<A: AsRef<OsStr>>(arguments: &[A]) -> String {
    let output = run(arguments);
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{line}");
    assert_eq!(line.matches('\n').count(), 1, "{line}");
    assert!(output.stdout.is_empty());
    line
}

fn serve_on(data: &Path) -> String {
    refused(&["serve".as_ref(), "--port".as_ref(), "0".as_ref(), "--data".as_ref(), data.as_os_str()])
}

#[test]
fn arguments_that_mean_nothing() {
    for arguments in [
        &[][..],
        &["dance"],
        &["serve", "--colour", "red"],
        &["serve", "--port", "eighty"],
        &["serve", "--port"],
        &["serve", "--listen", "nowhere"],
        &["verify"],
        &["verify", "a", "b"],
        &["verify", "a", "--kept"],
        &["replay"],
    ] {
        refused(arguments);
    }
}

#[test]
fn a_slip_gets_a_suggestion() {
    for (arguments, meant) in [
        (&["sevre"][..], "did you mean serve?"),
        (&["bakup", "x"], "did you mean backup?"),
        (&["lab", "arene"], "did you mean spelbord lab arena?"),
        (&["serve", "--prot", "1"], "did you mean --port?"),
        (&["serve", "--limit", "conections=1"], "did you mean connections?"),
    ] {
        assert!(refused(arguments).contains(meant), "{arguments:?}: {}", refused(arguments));
    }
}

#[test]
fn every_command_says_what_it_does() {
    let help = said(&["--help"]);
    let commands: Vec<&str> = help.lines().filter_map(|line| line.strip_prefix("  spelbord ")).collect();
    assert!(commands.len() > 20, "{help}");
    for command in commands.iter().filter(|command| !command.starts_with("--")) {
        let words: Vec<&str> = command
            .split(' ')
            .take_while(|word| word.chars().all(|letter| letter.is_ascii_lowercase()))
            .collect();
        let more = said(&[&words[..], &["--help"]].concat());
        assert!(more.starts_with(&format!("Usage: spelbord {}", words.join(" "))), "{more}");
        assert!(more.lines().all(|line| line.chars().count() <= 110), "{more}");
    }
}

#[test]
fn the_version_names_the_processor_it_was_built_for() {
    let level = match () {
        () if cfg!(not(target_arch = "x86_64")) => std::env::consts::ARCH,
        () if cfg!(target_feature = "avx2") => "x86-64-v3",
        () if cfg!(target_feature = "popcnt") => "x86-64-v2",
        () => "x86-64",
    };
    assert_eq!(said(&["--version"]), format!("spelbord {} for {level}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_port_in_use() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let data = folder.path().to_str().unwrap();
    let line = refused(&["serve", "--port", &port, "--data", data]);
    assert!(line.contains(&port), "{line}");
}

#[test]
fn a_data_folder_that_cannot_be_one() {
    let folder = Folder::new();
    let file = folder.file("file");
    fs::write(&file, "").unwrap();
    let line = serve_on(&file.join("data"));
    assert!(line.contains("data folder"), "{line}");
}

#[test]
fn a_file_that_is_no_database_of_ours() {
    let folder = Folder::new();
    let database = folder.file("spelbord.sqlite");
    fs::write(&database, "Dear diary, ".repeat(100)).unwrap();
    let line = serve_on(folder.path());
    assert!(line.contains("no Spelbord database"), "{line}");
    assert!(fs::read_to_string(&database).unwrap().starts_with("Dear diary"), "it is left alone");
}

#[test]
fn a_database_from_the_future() {
    /// Where SQLite keeps the version that a program gives its schema.
    const USER_VERSION: usize = 60;
    let folder = Folder::new();
    let database = folder.file("spelbord.sqlite");
    drop(Sqlite::open(&database).unwrap());
    let mut bytes = fs::read(&database).unwrap();
    bytes[USER_VERSION..USER_VERSION + 4].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&database, bytes).unwrap();
    let line = serve_on(folder.path());
    assert!(line.contains("newer Spelbord"), "{line}");
}

#[tokio::test]
async fn replays() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap().to_owned();
    let replay = |table: &str| refused(&["replay", table, "--data", &data]);
    assert!(replay("0123").contains("no database"));

    let server = Server::start(folder.path());
    let unfinished = lay(server.address, vec![here(1), here(2)]).await;
    let table = lay(server.address, vec![bot(Level::Medium), bot(Level::Easy)]).await;
    let mut watcher = Player::sit(server.address, &table.table, None).await;
    while !watcher.is_over() {
        watcher.hear().await;
    }
    server.terminate();
    assert!(replay("0123").contains("no such table"));
    assert!(replay(&unfinished.table).contains("not over"));

    let file = folder.file("match.json");
    let name = file.to_str().unwrap();
    assert!(run(&["replay", &table.table, "--data", &data, "-o", name]).status.success());
    let holds = run(&["verify", name]);
    assert!(holds.status.success());
    assert!(String::from_utf8(holds.stdout).unwrap().starts_with("The match holds: "));

    let text = fs::read_to_string(&file).unwrap();
    let broken = folder.file("broken.json");
    let broken_name = broken.to_str().unwrap();
    for bad in ["", "{", &text[..text.len() / 2], "\u{0}\u{1}"] {
        fs::write(&broken, bad).unwrap();
        refused(&["verify", broken_name]);
    }
    refused(&["verify", folder.file("missing.json").to_str().unwrap()]);

    let at = text.find("\"drawn\": ").unwrap() + "\"drawn\": ".len();
    fs::write(&broken, format!("{}9{}", &text[..at], &text[at..])).unwrap();
    let fails = run(&["verify", broken_name]);
    assert_eq!(fails.status.code(), Some(1));
    let line = String::from_utf8(fails.stdout).unwrap();
    assert!(line.starts_with("The match does not hold: ") && line.matches('\n').count() == 1, "{line}");
}
