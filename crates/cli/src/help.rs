//! What the commands are and what they take, as text for a screen.

use crate::{
    Trouble,
    arguments::{Arguments, Flag},
    commands::{COMMANDS, Command, Takes},
    find, settings,
};
use std::{fmt::Write, process::ExitCode};

/// How wide a line may be.
const WIDTH: usize = 110;
/// Where the meaning of a flag begins.
const MEANING_AT: usize = 30;

/// `spelbord help [COMMAND]`
pub(crate) fn command(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let words: Vec<String> = arguments.words().map(|word| word.to_string_lossy().into_owned()).collect();
    if words.is_empty() {
        print!("{}", all());
    } else {
        let (command, _) = find(&words)?;
        print!("{}", of(command));
    }
    Ok(ExitCode::SUCCESS)
}

/// Where to read on about a command.
pub(crate) fn see(command: &Command) -> String {
    format!("see spelbord {} --help", command.name)
}

/// Every command in a line or two.
pub(crate) fn all() -> String {
    let mut text = "The table for Sweden's classic games.\n\nUsage:\n".to_owned();
    for command in &COMMANDS {
        let _ = writeln!(text, "  {}", usage(command));
        fold(&mut text, 6, command.what.split_inclusive(". ").next().unwrap_or_default().trim());
    }
    text.push_str("  spelbord --version\n\nMore on one of them: spelbord COMMAND --help\n");
    text
}

/// All that there is to know of a command.
pub(crate) fn of(command: &Command) -> String {
    let mut text = format!("Usage: {}\n\n", usage(command));
    fold(&mut text, 0, command.what);
    if command.flags().next().is_some() {
        text.push_str("\nOptions:\n");
    }
    for flag in command.flags() {
        let name = match (flag.short, flag.value) {
            (Some(letter), Some(value)) => format!("  -{letter}, --{} {value}", flag.name),
            (Some(letter), None) => format!("  -{letter}, --{}", flag.name),
            (None, Some(value)) => format!("  --{} {value}", flag.name),
            (None, None) => format!("  --{}", flag.name),
        };
        list(&mut text, &name, &meaning(flag));
    }
    if command.takes == Takes::Everything {
        text.push('\n');
        fold(
            &mut text,
            0,
            "A setting --some-name may also be given as the variable SPELBORD_SOME_NAME, as SPELBORD_SOME_NAME_FILE, \
            which names a file with the value in it, or as some-name in a file of settings (TOML). A flag counts before a \
            variable, a variable before the file.",
        );
    }
    text
}

fn meaning(flag: &Flag) -> String {
    match settings::find(flag.name).map(|setting| setting.default) {
        None | Some("") => flag.meaning.to_owned(),
        Some(default) => format!("{} (default: {default})", flag.meaning),
    }
}

fn usage(command: &Command) -> String {
    let words = if command.words.is_empty() { String::new() } else { format!(" {}", command.words) };
    let options = if command.flags().next().is_some() { " [options]" } else { "" };
    format!("spelbord {}{words}{options}", command.name)
}

fn list(text: &mut String, name: &str, meaning: &str) {
    if name.len() + 2 <= MEANING_AT {
        let mut lines = String::new();
        fold(&mut lines, MEANING_AT, meaning);
        let _ = write!(text, "{name:<MEANING_AT$}{}", lines.trim_start());
    } else {
        let _ = writeln!(text, "{name}");
        fold(text, MEANING_AT, meaning);
    }
}

/// Adds a text in lines that are not too long.
fn fold(text: &mut String, indent: usize, said: &str) {
    let mut width = WIDTH;
    for word in said.split_whitespace() {
        if width + 1 + word.chars().count() > WIDTH {
            if !text.ends_with('\n') {
                text.push('\n');
            }
            text.push_str(&" ".repeat(indent));
            width = indent;
        } else {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += word.chars().count();
    }
    text.push('\n');
}
