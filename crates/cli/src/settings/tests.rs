use super::*;
use crate::{
    arguments::{Arguments, Asked},
    find as find_command,
    serve::Options,
};
use expect_test::expect_file;
use lexopt::Parser;
use std::{env, fmt::Write, fs, path::PathBuf, process};

fn read(flags: &[&str], variables: &[(&str, &str)]) -> Result<Settings, String> {
    let (serve, _) =
        find_command(&["serve".to_owned()]).unwrap_or_else(|_| panic!("there is such a command"));
    let Ok(Asked::For(arguments)) = Arguments::read(serve, Parser::from_args(flags)) else {
        panic!("flags {flags:?}")
    };
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Settings::from(&arguments, variables.collect()).map_err(|trouble| trouble.reason)
}

fn refused(flags: &[&str], variables: &[(&str, &str)]) -> String {
    read(flags, variables).err().expect("it is refused")
}

/// A file for a test, removed afterwards.
struct File(PathBuf);

impl File {
    fn new(name: &str, text: &str) -> File {
        let path = env::temp_dir().join(format!("spelbord-settings-{}-{name}", process::id()));
        fs::write(&path, text).unwrap();
        File(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_flag_counts_before_a_variable_a_variable_before_the_file_and_the_file_before_what_is_usual() {
    let file = File::new("order", "port = 1\nlisten = \"0.0.0.0\"\nbot-pause = 3\nnetwork-disk = true\n");
    let flags = ["--config", file.path(), "--port", "3"];
    let settings = read(&flags, &[("SPELBORD_PORT", "2"), ("SPELBORD_BOT_PAUSE", "9")]).unwrap();
    let value = |name| settings.get(name);
    assert_eq!(value("port"), (Some("3"), Source::Flag("port".to_owned())));
    assert_eq!(value("bot-pause"), (Some("9"), Source::Variable("SPELBORD_BOT_PAUSE".to_owned())));
    assert_eq!(value("listen"), (Some("0.0.0.0"), Source::File(file.0.clone())));
    assert_eq!(value("network-disk").0, Some("true"));
    assert_eq!(value("data"), (Some("data"), Source::Default));
    assert_eq!(value("public-url"), (None, Source::Default));
}

#[test]
fn variables_that_many_programs_know_count_less_than_our_own() {
    assert_eq!(read(&[], &[("PORT", "80")]).unwrap().get("port").0, Some("80"));
    for both in [[("PORT", "80"), ("SPELBORD_PORT", "81")], [("SPELBORD_PORT", "81"), ("PORT", "80")]] {
        assert_eq!(read(&[], &both).unwrap().get("port").0, Some("81"));
    }
    assert_eq!(read(&[], &[("RUST_LOG", "debug")]).unwrap().get("log-level").0, Some("debug"));
}

#[test]
fn a_secret_may_lie_in_a_file_and_its_line_may_end() {
    let file = File::new("secret", "kanel bulle\n");
    let settings = read(&[], &[("SPELBORD_HOUSE_KEY_FILE", file.path())]).unwrap();
    assert_eq!(settings.get("house-key").0, Some("kanel bulle"));
    let twice = [("SPELBORD_HOUSE_KEY_FILE", file.path()), ("SPELBORD_HOUSE_KEY", "x")];
    assert!(refused(&[], &twice).contains("twice"));
    assert!(refused(&[], &[("SPELBORD_HOUSE_KEY_FILE", "/no/such/file")]).contains("cannot be read"));
}

#[test]
fn what_is_unknown_is_refused_with_a_suggestion_wherever_it_stands() {
    assert!(refused(&[], &[("SPELBORD_PROT", "1")]).contains("did you mean SPELBORD_PORT?"));
    for (text, says) in [
        ("prot = 1", "did you mean port?"),
        ("port = [", "settings in"),
        ("limits = 3", "section"),
        ("log-format = \"xml\"", "is not text or json"),
        ("[port]\nx = 1", "no plain value"),
    ] {
        let file = File::new("unknown", text);
        let why = refused(&["--config", file.path()], &[]);
        assert!(why.contains(says), "{text}: {why}");
    }
    assert!(refused(&["--config", "/no/such/file"], &[]).contains("/no/such/file"));
    assert!(refused(&["--limit", "connections"], &[]).contains("NAME=VALUE"));
}

#[test]
fn a_value_that_cannot_be_read_names_its_source_and_a_secret_is_not_told() {
    let settings = read(&[], &[("SPELBORD_PORT", "eighty"), ("SPELBORD_HOUSE_KEY", "sesam")]).unwrap();
    let why = settings.need::<u16>("port").map_err(|trouble| trouble.reason).unwrap_err();
    assert!(why.contains("eighty") && why.contains("SPELBORD_PORT"), "{why}");
    let why = settings.need::<u16>("house-key").map_err(|trouble| trouble.reason).unwrap_err();
    assert!(!why.contains("sesam"), "{why}");
}

#[test]
fn limits_are_settings_too() {
    let file = File::new("limits", "[limits]\nconnections = 5\nbody-bytes = 7\n");
    let flags = ["--config", file.path(), "--limit", "header-within=250ms"];
    let limits = read(&flags, &[("SPELBORD_LIMIT_CONNECTIONS", "6")]).unwrap().limits();
    let limits = limits.map_err(|trouble| trouble.reason).unwrap();
    assert_eq!((limits.connections, limits.body_bytes), (6, 7));
    assert_eq!(limits.header_within.as_millis(), 250);
    let wrong = read(&["--limit", "conections=5"], &[]).unwrap().limits().map_err(|trouble| trouble.reason);
    assert!(wrong.unwrap_err().contains("did you mean connections?"));
}

#[test]
fn what_is_usual_here_is_what_the_server_takes_for_usual() {
    let options = Options::of(&read(&[], &[]).unwrap()).map_err(|trouble| trouble.reason).unwrap();
    assert_eq!(format!("{:?}", options.settings), format!("{:?}", server::Settings::default()));
    assert_eq!(options.address.to_string(), "http://127.0.0.1:7070");
}

#[test]
fn every_setting_stands_once_in_its_document() {
    let mut text = "# Settings\n\n\
        What `spelbord serve` can be told: as a flag, as a variable, or in a file of settings (TOML, `--config FILE`). A flag counts\n\
        before a variable, a variable before the file. A variable of the same name with `_FILE` at its end names a file with the\n\
        value in it. `spelbord config` shows what counts and who said so. Limits have [a list of their own](limits.md).\n\n\
        | Flag and file | Variable | Usual | Meaning |\n|---|---|---|---|\n"
        .to_owned();
    for (at, setting) in SETTINGS.iter().enumerate() {
        assert!(SETTINGS[..at].iter().all(|earlier| earlier.name != setting.name), "{}", setting.name);
        let usual = if setting.default.is_empty() { String::new() } else { format!("`{}`", setting.default) };
        let also = setting.also.map(|name| format!(", `{name}`")).unwrap_or_default();
        let secret = if setting.is_secret { "; never shown" } else { "" };
        let choices = match setting.choices {
            [] | SWITCH => String::new(),
            choices => format!(": `{}`", choices.join("` or `")),
        };
        writeln!(
            text,
            "| `{}` | `{}`{also} | {usual} | {}{choices}{secret} |",
            setting.name,
            variable(setting.name),
            setting.meaning
        )
        .unwrap();
    }
    expect_file!["../../../../docs/settings.md"].assert_eq(&text);
}
