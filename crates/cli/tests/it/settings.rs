//! Settings from everywhere, as the program sees them.

use crate::{
    program::{Folder, run, said, spelbord},
    refusals::refused,
};
use std::{fs, process::Command};

#[test]
fn what_config_shows_names_its_sources_hides_secrets_and_can_serve_as_a_file() {
    let folder = Folder::new();
    let (file, key) = (folder.file("spelbord.toml"), folder.file("key"));
    fs::write(&file, "port = 7171\nlog-format = \"json\"\n[limits]\nconnections = 12\n").unwrap();
    fs::write(&key, "sesam\n").unwrap();
    let shown = spelbord()
        .args(["config", "--listen", "0.0.0.0", "--limit", "body-bytes=7000"])
        .env("SPELBORD_CONFIG", &file)
        .env("SPELBORD_HOUSE_KEY_FILE", &key)
        .env("SPELBORD_STORE", "postgres://somebody:hush@nowhere/spelbord")
        .output()
        .unwrap();
    let shown = String::from_utf8(shown.stdout).unwrap();
    for line in [
        format!("port = \"7171\"  # {}", file.display()),
        "listen = \"0.0.0.0\"  # --listen".to_owned(),
        "data = \"data\"  # default".to_owned(),
        "# house-key = (hidden)  # SPELBORD_HOUSE_KEY_FILE".to_owned(),
        "# store = (hidden)  # SPELBORD_STORE".to_owned(),
        format!("connections = \"12\"  # {}", file.display()),
        "body-bytes = \"7000\"  # --limit".to_owned(),
    ] {
        assert!(shown.lines().any(|said| said == line), "{line}\n{shown}");
    }
    assert!(!shown.contains("sesam") && !shown.contains("hush"), "{shown}");

    let again = folder.file("again.toml");
    fs::write(&again, &shown).unwrap();
    let reread = said(&["config", "--config", again.to_str().unwrap()]);
    let values = |text: &str| {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.map(|line| line.split("  # ").next().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(values(&reread), values(&shown));
}

#[test]
fn what_config_refuses_serve_refuses_in_one_line() {
    let folder = Folder::new();
    let data = folder.path().to_str().unwrap();
    for (flags, says) in [
        (["--port", "eighty"], "eighty"),
        (["--listen", "nowhere"], "nowhere"),
        (["--public-url", "ftp://x"], "public-url"),
        (["--trusted-proxies", "everybody"], "trusted-proxies"),
        (["--house-key", " "], "house-key"),
        (["--keep-finished", "long"], "for-ever"),
        (["--log-format", "xml"], "text or json"),
        (["--figures", "9070"], "figures"),
        (["--bus", "pigeons://x"], "bus"),
        (["--store", "mysql://user:hush@x"], "postgres://"),
    ] {
        for command in ["config", "serve"] {
            let line = refused(&[command, "--data", data, flags[0], flags[1]]);
            assert!(line.contains(says) && !line.contains("hush"), "{flags:?}: {line}");
        }
    }
    let unknown = spelbord().args(["config"]).env("SPELBORD_PROT", "1").output().unwrap();
    assert_eq!(unknown.status.code(), Some(2));
}

#[test]
fn shells_complete_commands_and_options() {
    let script = said(&["completions", "bash"]);
    for (line, word, expected) in [
        ("spelbord ba", "ba", "backup"),
        ("spelbord lab ar", "ar", "arena"),
        ("spelbord serve --bot", "--bot", "--bot-pause"),
        ("spelbord lab arena --dec", "--dec", "--decisions-max"),
    ] {
        let ask = format!(
            "{script}\nCOMP_WORDS=({line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _spelbord; echo \"${{COMPREPLY[@]}}\""
        );
        let answer = Command::new("bash").args(["-c", &ask]).output().unwrap();
        assert_eq!(String::from_utf8(answer.stdout).unwrap().trim(), expected, "{line} {word}");
    }
    assert!(said(&["completions", "zsh"]).contains("bashcompinit"));
    let fish = said(&["completions", "fish"]);
    assert!(
        fish.contains("__fish_seen_subcommand_from lab; and __fish_seen_subcommand_from arena' -l bots"),
        "{fish}"
    );
    assert_eq!(run(&["completions"]).status.code(), Some(2));
}
