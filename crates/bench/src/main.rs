//! `cargo xtask bench`: what `docs/benchmarks.md` records.
//!
//! `bench` measures everything; `bench engine` and `bench server` one half, `bench frames` how large frames are, `bench crowd` a
//! server full of people. `bench peers …` measures us beside others,
//! which `cargo xtask bench --peers` has installed. `bench client …` is how the server half starts its load in a process
//! of its own, `bench random …` how a round of random play gets one, and `bench roofline …` is the bare server among the peers.

mod client;
mod cores;
mod engine;
mod figures;
mod frames;
mod monopol;
mod peers;
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
            server::run(server::RUNS)
        }
        ["engine"] => {
            engine::run();
            Ok(())
        }
        ["frames"] => {
            frames::run();
            Ok(())
        }
        ["server"] => server::run(server::RUNS),
        ["server", "once"] => server::run(1),
        ["crowd"] => server::crowd(),
        ["peers", "open-spiel", python] => peers::open_spiel::run(python),
        ["peers", "servers", folder] => peers::servers::run(folder),
        ["roofline", folder, bytes] => peers::roofline::serve(folder, bytes),
        ["random", game, seats, seed] => engine::print_round(game, seats, seed),
        ["client", load, address] => client::run(load, address),
        _ => Err("usage: bench [engine | frames | server | crowd]".into()),
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
