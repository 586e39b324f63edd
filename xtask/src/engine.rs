//! The engine for the page: WebAssembly, and the JavaScript around it, both only when stale.

use crate::{
    process::{cargo, output, run},
    stop::Stop,
    tree::{release_folder, root, target_folder},
};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "wasm";
/// Where the page finds it.
const FOLDER: &str = "web/src/engine/dist";
/// Written last, so its age is that of all.
const WRAPPED: &str = "web/src/engine/dist/in_page.js";

/// Builds the engine if it is stale, and first installs what Rust needs for that, if that may be done here.
pub(crate) fn build() -> Result<(), Stop> {
    need_target()?;
    let package = ["rustc", "--package", "in-page", "--crate-type", "cdylib"];
    run(cargo(&[&package[..], &["--profile", PROFILE, "--target", TARGET]].concat()))?;
    let built = target_folder().join(TARGET).join(PROFILE).join("in_page.wasm");
    if !is_older(&root().join(WRAPPED), &built) {
        return Ok(());
    }
    println!("Wrapping the engine for the page");
    run(cargo(&["build", "--release", "--package", "wrap"]))?;
    let mut wrap = Command::new(release_folder().join("wrap"));
    wrap.arg(built).arg(folder());
    run(wrap)
}

/// The folder that the engine was wrapped into, for the test that asks it and its native self the same.
pub(crate) fn folder() -> PathBuf {
    root().join(FOLDER)
}

/// As [`build`], but a page without it is better than none: what needs it says that it is not there.
pub(crate) fn build_if_possible() -> Result<(), Stop> {
    if let Err(stop) = need_target() {
        println!(
            "{}\nThe page is built without it: it cannot look back at matches or check them.",
            stop.message
        );
        // One of another day would not fit the rest.
        let _ = fs::remove_dir_all(folder());
        return Ok(());
    }
    build()
}

fn need_target() -> Result<(), Stop> {
    if has_target() {
        return Ok(());
    }
    println!("Installing what Rust needs to build for browsers");
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", TARGET]).current_dir(root());
    let installed = run(rustup);
    if installed.is_ok() && has_target() {
        return Ok(());
    }
    Err(Stop::usage(format!(
        "The engine in the page needs Rust's {TARGET}, which is not here and could not be installed. \
         Install it (`rustup target add {TARGET}`, or your system's package for it) and try again."
    )))
}

/// Whether there is a standard library for it.
fn has_target() -> bool {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--print", "target-libdir", "--target", TARGET]).current_dir(root());
    output(rustc).is_some_and(|folder| Path::new(&folder).exists())
}

fn is_older(made: &Path, from: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    changed(made).is_none_or(|made| changed(from).is_some_and(|from| from > made))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_older_than_anything() {
        let here = root().join("xtask/src/engine.rs");
        assert!(is_older(&root().join("no-such-file"), &here));
        assert!(!is_older(&here, &here));
        assert!(!is_older(&here, &root().join("no-such-file")));
    }
}
