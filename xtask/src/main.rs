//! Everything a person does to this project, as `cargo xtask <command>`. No dependencies, so that it starts at
//! once on a fresh machine.

mod against;
mod bench;
mod cluster;
mod codegen;
mod dist;
mod engine;
mod fuzz;
mod length;
mod lives;
mod peers;
mod play;
mod process;
mod rulebook;
mod rules;
mod stop;
mod test;
mod tidy;
mod tree;
mod web;
mod words;

use std::process::ExitCode;
use stop::Stop;

const USAGE: &str = "\
cargo xtask <command>

  play [--port N] [--listen ADDRESS] [--data DIR] [--bot-pause MS] ...
                  build what is stale, then serve the table and say where; all settings are in docs/settings.md
  dist            build dist/spelbord, for other machines than this one
  test [--fast]   everything the project promises; --fast leaves out the browser tests
  rules [CLAUSE]  which code and which tests rest on each clause of the rulebook; one clause in detail
  tidy            the promises of the house that a compiler cannot check
  codegen         write the page's types from Rust
  bench [engine | server | --peers]
                  measure the engine and the server; --peers beside OpenSpiel and boardgame.io
  bench (engine | server) --against PROGRAM
                  measure one of them by turns with a `bench` built from another commit
  bench page [--against PROGRAM]
                  measure how the page arrives in Chromium, by turns with a `spelbord` of another commit
  bench wasm      measure the engine in the page, in Chromium and natively
  lives [--lives N] [--seed N] [--game NAME]
                  whole lives of tables in virtual time, from a seed on
  cluster [--minutes N] [--seed N]
                  three servers on one database, and everything that can happen to them
  fuzz [--rounds N] [--seed N]
                  hostile bytes, requests and frames against a server, from a seed on
  length          the runs of the lab behind docs/length.md";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    let arguments: Vec<String> = arguments.collect();
    match dispatch(command.as_deref(), &arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            eprintln!("{}", stop.message);
            ExitCode::from(stop.code)
        }
    }
}

fn dispatch(command: Option<&str>, arguments: &[String]) -> Result<(), Stop> {
    match command {
        None | Some("help" | "--help" | "-h") => {
            println!("{USAGE}");
            Ok(())
        }
        Some("play") => play::run(arguments),
        Some("test") => test::run(arguments),
        Some("rules") => rules::run(arguments),
        Some("tidy") => no_arguments("tidy", arguments).and_then(|()| tidy::run()),
        Some("codegen") => no_arguments("codegen", arguments).and_then(|()| codegen::run()),
        Some("dist") => no_arguments("dist", arguments).and_then(|()| dist::run()),
        Some("bench") => bench::run(arguments),
        Some("fuzz") => fuzz::run(arguments),
        Some("lives") => lives::run(arguments),
        Some("cluster") => cluster::run(arguments),
        Some("length") => no_arguments("length", arguments).and_then(|()| length::run()),
        Some(other) => Err(Stop::usage(format!("xtask: no command `{other}`; `cargo xtask` lists them"))),
    }
}

fn no_arguments(command: &str, arguments: &[String]) -> Result<(), Stop> {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(Stop::usage(format!("{command}: takes no arguments, but got `{argument}`"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_command_gets_one_line_and_code_2() {
        let stop = dispatch(Some("paly"), &[]).unwrap_err();
        assert_eq!(stop.code, 2);
        assert!(stop.message.contains("`paly`"), "{}", stop.message);
        assert_eq!(stop.message.lines().count(), 1);
    }

    #[test]
    fn arguments_that_mean_nothing_are_refused_before_any_work() {
        for (command, argument) in [
            ("tidy", "--fix"),
            ("codegen", "now"),
            ("dist", "arm"),
            ("test", "--quick"),
            ("play", "--prot"),
            ("rules", "tj.nonsense"),
            ("bench", "everything"),
            ("lives", "--many"),
            ("cluster", "--hours"),
        ] {
            let stop = dispatch(Some(command), &[argument.to_owned()]).unwrap_err();
            assert_eq!(stop.code, 2, "{command} {argument}: {}", stop.message);
            assert!(stop.message.contains(argument), "{}", stop.message);
        }
    }
}
