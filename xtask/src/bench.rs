//! `cargo xtask bench`: builds the program that measures and the server it measures, and becomes it. With `--peers` it
//! measures us beside others, with `page` how the page arrives in a browser.

use crate::{
    against, peers,
    process::{become_program, cargo, run as run_command},
    stop::Stop,
    tree::{release_folder, root},
    web,
};
use std::{path, process::Command};

/// What there is to measure; everything of ours, if nothing is said.
const PARTS: [&str; 7] = ["engine", "frames", "server", "crowd", "page", "wasm", "--peers"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    if let [half, against, program] = arguments
        && let Some((half, asked)) = against::HALVES.iter().find(|(name, _)| name == half)
        && against == "--against"
    {
        build(*half == "server")?;
        return against::run(asked, program);
    }
    if let [half, peers] = arguments
        && half == "server"
        && peers == "--peers"
    {
        build(true)?;
        return peers::run(&["servers"]);
    }
    if let [part, rest @ ..] = arguments
        && part == "page"
    {
        return page(rest);
    }
    if let [part] = arguments
        && part == "wasm"
    {
        return wasm();
    }
    let part = match arguments {
        [] => None,
        [part] if PARTS.contains(&part.as_str()) => Some(part.as_str()),
        other => {
            return Err(Stop::usage(format!(
                "bench: not `{}`; one of {}",
                other.join(" "),
                PARTS.join(", ")
            )));
        }
    };

    build(!matches!(part, Some("engine" | "frames")))?;
    match part {
        Some("--peers") => peers::run(&["open-spiel", "servers"]),
        part => become_program(program(part.as_slice())),
    }
}

/// The page in a browser: ours, or by turns with that of a program from another commit.
fn page(arguments: &[String]) -> Result<(), Stop> {
    let other = match arguments {
        [] => None,
        [against, program] if against == "--against" => Some(path::absolute(program)),
        other => {
            let other = other.join(" ");
            return Err(Stop::usage(format!("bench page: not `{other}`; there is --against PROGRAM")));
        }
    };
    let other = other.transpose().map_err(|error| Stop::usage(format!("bench page: {error}")))?;

    web::build()?;
    run_command(cargo(&["build", "--release", "--package", "cli"]))?;
    let mut measure = Command::new("node");
    measure.arg("measure/page.js").arg(release_folder().join("spelbord")).args(other);
    measure.current_dir(root().join("web"));
    become_program(measure)
}

/// The engine in the page, in a browser and natively.
fn wasm() -> Result<(), Stop> {
    web::build()?;
    run_command(cargo(&["build", "--release", "--package", "cli"]))?;
    run_command(cargo(&["build", "--release", "--package", "in-page", "--example", "natively"]))?;
    let mut measure = Command::new("node");
    let programs = ["spelbord", "examples/natively"].map(|program| release_folder().join(program));
    measure.arg("measure/engine.js").args(programs).current_dir(root().join("web"));
    become_program(measure)
}

fn build(with_server: bool) -> Result<(), Stop> {
    if with_server {
        run_command(cargo(&["build", "--release", "--package", "cli"]))?;
    }
    run_command(cargo(&["build", "--release", "--package", "bench"]))
}

/// The program that measures.
pub(crate) fn program<T: AsRef<std::ffi::OsStr>>(arguments: &[T]) -> Command {
    let mut bench = Command::new(release_folder().join("bench"));
    bench.args(arguments).current_dir(root());
    bench
}
