//! `cargo xtask bench`: builds the program that measures, and becomes it.

use crate::{
    process::{become_program, cargo, run as run_command},
    stop::Stop,
    tree::{release_folder, root},
};
use std::process::Command;

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    run_command(cargo(&["build", "--release", "--package", "bench"]))?;
    let mut bench = Command::new(release_folder().join("bench"));
    bench.args(arguments).current_dir(root());
    become_program(bench)
}
