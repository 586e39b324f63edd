//! The command line.
//!
//! It speaks plain English, unlike the rest: what it cannot do it says in one line, with exit code 2. Exit code 1
//! means that the command was in order and what it was given is not: a replay does not hold, a promise about its luck was
//! broken, a map or a database has faults, a server is not well or a house has something to look at, or a program cannot play in the lab.

mod arguments;
mod commands;
mod completions;
mod config;
mod doctor;
mod health;
mod help;
mod lab_command;
mod listening;
mod map;
mod moving;
mod notify;
mod place;
mod processor;
mod replay;
mod serve;
mod settings;
mod suggest;
mod upkeep;
mod verify;

use arguments::{Arguments, Asked};
use commands::{COMMANDS, Command};
use lexopt::{Arg, Parser};
use std::{ffi::OsString, fmt::Display, process::ExitCode};

/// Why a command could not be carried out: one line, and the exit code.
pub(crate) struct Trouble {
    reason: String,
    code: u8,
}

impl Trouble {
    /// The command was in order, and what it was given is not.
    pub(crate) fn failed(reason: impl Display) -> Trouble {
        Trouble { reason: reason.to_string(), code: 1 }
    }

    /// What is wrong, in a line.
    pub(crate) fn reason(&self) -> &str {
        &self.reason
    }
}

impl<T: Display> From<T> for Trouble {
    fn from(reason: T) -> Trouble {
        Trouble { reason: reason.to_string(), code: 2 }
    }
}

fn main() -> ExitCode {
    run().unwrap_or_else(|Trouble { reason, code }| {
        // Whatever the reason contains, one line is promised.
        eprintln!("spelbord: {}", reason.replace(['\n', '\r'], " "));
        ExitCode::from(code)
    })
}

fn run() -> Result<ExitCode, Trouble> {
    processor::look()?;
    let mut first = Parser::from_env();
    match first.next()? {
        Some(Arg::Long("help") | Arg::Short('h')) => print!("{}", help::all()),
        Some(Arg::Long("version") | Arg::Short('V')) => {
            println!("spelbord {} for {}", env!("CARGO_PKG_VERSION"), processor::baseline());
        }
        Some(Arg::Value(_)) => return carry_out(std::env::args_os().skip(1).collect()),
        Some(argument) => return Err(argument.unexpected().into()),
        None => return Err("no command; see spelbord --help".into()),
    }
    Ok(ExitCode::SUCCESS)
}

fn carry_out(line: Vec<OsString>) -> Result<ExitCode, Trouble> {
    let words: Vec<String> = line.iter().take(2).map(|word| word.to_string_lossy().into_owned()).collect();
    if let [group, help] = &words[..]
        && ["--help", "-h"].contains(&help.as_str())
        && COMMANDS.iter().any(|command| is_of_group(command, group))
    {
        for command in COMMANDS.iter().filter(|command| is_of_group(command, group)) {
            println!("{}", help::of(command));
        }
        return Ok(ExitCode::SUCCESS);
    }
    let (command, length) = find(&words)?;
    match Arguments::read(command, Parser::from_args(line.into_iter().skip(length)))? {
        Asked::For(arguments) => (command.run)(arguments),
        Asked::ForHelp => {
            print!("{}", help::of(command));
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn is_of_group(command: &Command, group: &str) -> bool {
    command.name.split_once(' ').is_some_and(|(first, _)| first == group)
}

/// The command that these words begin with, and how many of them are its name.
pub(crate) fn find(words: &[String]) -> Result<(&'static Command, usize), Trouble> {
    for length in 1..=2.min(words.len()) {
        let name = words[..length].join(" ");
        if let Some(command) = COMMANDS.iter().find(|command| command.name == name) {
            return Ok((command, length));
        }
    }
    let [first, rest @ ..] = words else { return Err("no command; see spelbord --help".into()) };
    let group: Vec<&str> =
        COMMANDS.iter().filter(|command| is_of_group(command, first)).map(|command| command.name).collect();
    if !group.is_empty() {
        let said = rest.first().map(|word| format!("{first} {word}"));
        let meant = said.and_then(|said| suggest::suggestion(&said, group.iter().copied()));
        let names: Vec<String> = group.iter().map(|name| format!("spelbord {name}")).collect();
        let meant = meant.map_or(names.join(", "), |name| format!("did you mean spelbord {name}?"));
        return Err(format!("spelbord {}: {meant}", words.join(" ")).into());
    }
    let firsts = COMMANDS.iter().map(|command| command.name.split(' ').next().unwrap_or_default());
    let meant = suggest::suggestion(first, firsts);
    let meant = meant.map_or("see spelbord --help".to_owned(), |name| format!("did you mean {name}?"));
    Err(format!("there is no command {first:?}; {meant}").into())
}
