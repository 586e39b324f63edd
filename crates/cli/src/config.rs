//! `spelbord config`: every setting, and who said so.

use crate::{
    Trouble,
    arguments::Arguments,
    place::Place,
    serve::Options,
    settings::{SETTINGS, Settings, Source},
};
use std::{
    fmt::Write as _,
    io::{self, Write},
    process::ExitCode,
};

pub(crate) fn command(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let read = Settings::of(&arguments)?;
    // A value that `serve` would refuse is refused here.
    Place::of(&read)?;
    Options::of(&read)?;
    io::stdout().lock().write_all(shown(&read)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// What is shown reads as a file of settings: what has no value or is secret stands in a comment.
fn shown(read: &Settings) -> Result<String, Trouble> {
    let mut text = String::new();
    for setting in SETTINGS {
        let (value, source) = read.get(setting.name);
        let _ = writeln!(text, "# {}", setting.meaning);
        let _ = match value {
            None => writeln!(text, "# {} = \"\"  # {source}", setting.name),
            Some(_) if setting.is_secret => writeln!(text, "# {} = (hidden)  # {source}", setting.name),
            Some(value) if setting.value.is_none() => {
                writeln!(text, "{} = {value}  # {source}", setting.name)
            }
            Some(value) => writeln!(text, "{} = {}  # {source}", setting.name, quoted(value)),
        };
    }
    let _ = writeln!(text, "\n[limits]");
    for limit in read.limits()?.all() {
        let chosen = read.limits.iter().rev().find(|(name, _, _)| name == limit.name);
        let source = chosen.map_or(&Source::Default, |(_, _, source)| source);
        let _ = writeln!(text, "{} = {}  # {source}", limit.name, quoted(&limit.value));
    }
    Ok(text)
}

fn quoted(value: &str) -> String {
    toml::Value::String(value.to_owned()).to_string()
}
