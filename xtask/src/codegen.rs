//! `cargo xtask codegen`: the page's types, written from Rust. The same test that writes them also fails when the
//! committed files are stale, so there is only one way to make them.

use crate::{
    process::{cargo, run as run_command},
    stop::Stop,
};

const WRITER: &str = "generated_typescript_is_current";

pub(crate) fn run() -> Result<(), Stop> {
    let mut command =
        cargo(&["test", "--quiet", "--release", "--package", "catalog", "--test", "it", WRITER]);
    command.env("UPDATE_GENERATED", "1");
    run_command(command)?;
    println!("web/src/generated is up to date.");
    Ok(())
}
