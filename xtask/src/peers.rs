//! `cargo xtask bench --peers`: installs the programs that ours are measured beside, in a folder beside what cargo
//! builds. What cannot be installed is skipped with a word.

use crate::{
    bench,
    process::{npm, run as run_command, run_quietly},
    stop::Stop,
    tree::{release_folder, root},
};
use std::{fs, path::PathBuf, process::Command};

/// The pinned versions, and the scripts that are measured.
const SOURCES: &str = "crates/bench/peers";

/// `parts` are the words of what is to be measured.
pub(crate) fn run(parts: &[&str]) -> Result<(), Stop> {
    for (name, word, install) in [
        ("OpenSpiel", "open-spiel", open_spiel as fn() -> Result<PathBuf, Stop>),
        ("the servers of others", "servers", servers),
    ] {
        if !parts.contains(&word) {
            continue;
        }
        println!("Setting up {name}");
        match install() {
            Ok(place) => run_command(bench::program(&["peers".into(), word.into(), place.into_os_string()]))?,
            Err(stop) => println!("{name} is skipped: {}", stop.message),
        }
    }
    Ok(())
}

/// Where a peer is installed.
fn place(name: &str) -> PathBuf {
    release_folder().with_file_name("peers").join(name)
}

/// Returns a Python that has the package.
fn open_spiel() -> Result<PathBuf, Stop> {
    let place = place("open_spiel");
    let mut environment = Command::new("python3");
    environment.args(["-m", "venv"]).arg(&place);
    run_quietly(environment)?;

    let python = place.join("bin/python");
    let mut install = Command::new(&python);
    // The games are one compiled module: what the package lists beside it is for learning agents.
    install.args(["-m", "pip", "install", "--no-deps", "--disable-pip-version-check", "--requirement"]);
    install.arg(root().join(SOURCES).join("requirements.txt"));
    run_quietly(install)?;
    Ok(python)
}

/// Returns a folder with the packages, and our small servers beside them, because Node looks for packages there.
fn servers() -> Result<PathBuf, Stop> {
    let place = place("servers");
    let copy = || {
        fs::create_dir_all(&place)?;
        for name in [".npmrc", "package.json", "package-lock.json", "boardgame_io.js", "colyseus.mjs"] {
            fs::copy(root().join(SOURCES).join(name), place.join(name))?;
        }
        Ok(())
    };
    copy()
        .map_err(|error: std::io::Error| Stop::usage(format!("cannot fill {}: {error}", place.display())))?;
    let mut install = npm(&["install"]);
    install.current_dir(&place);
    run_quietly(install)?;
    Ok(place)
}
