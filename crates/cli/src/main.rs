//! The command line.
//!
//! It speaks plain English, unlike the rest: what it cannot do it says in one line, with exit code 2. Exit code 1
//! means that a replay does not hold, that a promise about its luck was broken, that a map has faults, or that a program
//! cannot play in the lab.

mod lab_command;
mod map;
mod replay;
mod serve;
mod verify;

use lexopt::{Arg, Parser, ValueExt};
use std::{fmt::Display, path::PathBuf, process::ExitCode};

const HELP: &str = "\
The table for Sweden's classic games.

Usage:
  spelbord serve [--port 7070] [--listen 127.0.0.1] [--data DIR] [--bot-pause MS]
      Serve tables until interrupted. Everything is kept in DIR (default: data).
  spelbord verify FILE [--kept FILE]...
      Check every draw and every step of a finished match, or of several kept by the lab; and against what a page kept
      of the luck, what is proven to that seat.
  spelbord replay TABLE-ID [--data DIR] [-o FILE]
      Write the replay file of a finished match.
  spelbord map check FILE
      Name the faults of a map for Tjuv och Polis by line and column.
  spelbord map draw FILE [-o PICTURE]
      Draw a map as an SVG picture.
  spelbord lab arena GAME --bots A,B,... --games N --seed S --out DIR
      Let bots play each other, all seatings with the same luck, and write a report. Stopped, it goes on where it was.
  spelbord lab merge --out DIR PART...
      Join the parts of a run made with --shard.
  spelbord lab sweep GAME --bots A,B,... --games N --seed S --vary OPTION=A,B,... --out DIR
      See what an option, a house rule or a map does. More on all three: spelbord lab --help
  spelbord --help | --version
";

/// The folder of the database unless another is named.
const DATA: &str = "data";

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
}

impl<T: Display> From<T> for Trouble {
    fn from(reason: T) -> Trouble {
        Trouble { reason: reason.to_string(), code: 2 }
    }
}

fn main() -> ExitCode {
    run(Parser::from_env()).unwrap_or_else(|Trouble { reason, code }| {
        // Whatever the reason contains, one line is promised.
        eprintln!("spelbord: {}", reason.replace(['\n', '\r'], " "));
        ExitCode::from(code)
    })
}

fn run(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    match arguments.next()? {
        Some(Arg::Long("help") | Arg::Short('h')) => print!("{HELP}"),
        Some(Arg::Long("version") | Arg::Short('V')) => println!("spelbord {}", env!("CARGO_PKG_VERSION")),
        Some(Arg::Value(command)) => {
            return match command.to_str() {
                Some("serve") => serve::command(arguments),
                Some("verify") => verify::command(arguments),
                Some("replay") => replay::command(arguments),
                Some("map") => map::command(arguments),
                Some("lab") => lab_command::command(arguments),
                Some(_) | None => Err(format!("there is no command {command:?}; see spelbord --help").into()),
            };
        }
        Some(argument) => return Err(argument.unexpected().into()),
        None => return Err("no command; see spelbord --help".into()),
    }
    Ok(ExitCode::SUCCESS)
}

/// The value of `--data`.
pub(crate) fn folder(arguments: &mut Parser) -> Result<PathBuf, Trouble> {
    Ok(arguments.value()?.parse()?)
}

/// The database in a data folder.
pub(crate) fn database(folder: &std::path::Path) -> PathBuf {
    folder.join("spelbord.sqlite")
}
