//! `cargo xtask bench`: builds the program that measures and the server it measures, and becomes it. With `--peers` it
//! measures us beside others.

use crate::{
    against, peers,
    process::{become_program, cargo, run as run_command},
    stop::Stop,
    tree::{release_folder, root},
};
use std::process::Command;

/// What there is to measure; everything of ours, if nothing is said.
const PARTS: [&str; 3] = ["engine", "server", "--peers"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    if let [half, against, program] = arguments
        && let Some((half, asked)) = against::HALVES.iter().find(|(name, _)| name == half)
        && against == "--against"
    {
        build(*half == "server")?;
        return against::run(asked, program);
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

    build(part != Some("engine"))?;
    match part {
        Some("--peers") => peers::run(),
        part => become_program(program(part.as_slice())),
    }
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
