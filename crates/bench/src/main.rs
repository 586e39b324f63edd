//! `cargo xtask bench`: what `docs/benchmarks.md` records.
//!
//! `bench` measures everything; `bench engine` and `bench server` one half. `bench client …` is how the server
//! half starts its load in a process of its own.

mod client;
mod engine;
mod monopol;
mod server;
mod sockets;
mod table;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words[..] {
        [] => {
            engine::run();
            server::run()
        }
        ["engine"] => {
            engine::run();
            Ok(())
        }
        ["server"] => server::run(),
        ["client", load, address] => client::run(load, address),
        _ => Err("usage: bench [engine | server]".into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("bench: {problem}");
            ExitCode::from(2)
        }
    }
}

/// Anything that stops a measurement: told in one line.
type Problem = Box<dyn std::error::Error>;
