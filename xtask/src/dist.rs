//! `cargo xtask dist`: a program for other machines than the one it is built on.

use crate::{
    process::{cargo, output, run as run_command},
    stop::Stop,
    tree::root,
    web,
};
use std::{fs, process::Command};

/// What every x86-64 processor since about 2009 has, and the engine lives on: counting bits.
const BASELINE: &str = "x86-64-v2";
/// Built apart, so that neither build throws the other's work away.
const TARGET: &str = "target/dist";

pub(crate) fn run() -> Result<(), Stop> {
    web::build()?;
    let mut build = cargo(&["build", "--release", "--package", "cli", "--target-dir", TARGET]);
    if cfg!(target_arch = "x86_64") {
        // This replaces what `.cargo/config.toml` says for the machine at hand.
        build.env("RUSTFLAGS", format!("-C target-cpu={BASELINE}"));
    }
    run_command(build)?;

    let folder = root().join("dist");
    let program = folder.join("spelbord");
    let failed = |error: std::io::Error| Stop::failed(format!("{}: {error}", program.display()));
    fs::create_dir_all(&folder).map_err(failed)?;
    fs::copy(root().join(TARGET).join("release/spelbord"), &program).map_err(failed)?;
    let mut version = Command::new(&program);
    version.arg("--version");
    let says = output(version).unwrap_or_default();
    if !is_for_others(&says) {
        return Err(Stop::failed(format!("dist/spelbord says `{says}`, and should be for {BASELINE}")));
    }
    let mut checksum = Command::new("sha256sum");
    checksum.arg("spelbord").current_dir(&folder);
    let checksum = output(checksum).ok_or_else(|| Stop::usage("cannot start `sha256sum`"))?;
    fs::write(folder.join("spelbord.sha256"), format!("{checksum}\n")).map_err(failed)?;
    println!("dist/spelbord: {says}");
    Ok(())
}

/// Whether a program of this version runs elsewhere too.
fn is_for_others(version: &str) -> bool {
    let built_for = version.rsplit(' ').next();
    !cfg!(target_arch = "x86_64") || built_for == Some(BASELINE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn only_a_program_for_the_baseline_leaves_this_machine() {
        assert!(is_for_others("spelbord 0.1.0 for x86-64-v2"));
        for other in ["spelbord 0.1.0 for x86-64-v3", "spelbord 0.1.0 for x86-64", "spelbord 0.1.0", ""] {
            assert!(!is_for_others(other), "{other}");
        }
    }
}
