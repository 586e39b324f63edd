//! The page: its packages and its build, both only when stale.

use crate::{
    engine,
    process::{npm, output, run},
    stop::Stop,
    tree::root,
};
use std::{fs, path::Path, process::Command, time::SystemTime};

const NODE_MIN: u32 = 20;

/// npm writes this file last, so its age is that of a complete installation.
const INSTALLED: &str = "web/node_modules/.package-lock.json";
const BUILT: &str = "web/dist/index.html";
const PACKAGES: &str = "web/package-lock.json";
/// What the built page is made of.
const SOURCES: [&str; 12] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/vite.config.ts",
    "web/compress.ts",
    "web/offline.ts",
    "web/sw.js",
    "web/skeleton.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    PACKAGES,
    "rulebook",
];

/// Installs the packages if they are missing or older than the lock.
pub(crate) fn install() -> Result<(), Stop> {
    if !is_stale(changed(INSTALLED), &[changed(PACKAGES)]) {
        return Ok(());
    }
    need_node()?;
    println!("Installing the packages of the page");
    run(npm(&["ci"]))
}

/// Builds the page, and the engine in it, if a source is newer than what was built.
pub(crate) fn build() -> Result<(), Stop> {
    engine::build()?;
    build_around()
}

/// As [`build`], on a machine where the engine may not be buildable.
pub(crate) fn build_if_possible() -> Result<(), Stop> {
    engine::build_if_possible()?;
    build_around()
}

/// Builds the page around the engine that is there.
fn build_around() -> Result<(), Stop> {
    install()?;
    if !is_stale(changed(BUILT), &SOURCES.map(changed)) {
        return Ok(());
    }
    need_node()?;
    println!("Building the page");
    run(npm(&["run", "build"]))
}

fn need_node() -> Result<(), Stop> {
    let mut command = Command::new("node");
    command.arg("--version");
    match output(command).as_deref().map(major) {
        Some(Some(version)) if version >= NODE_MIN => Ok(()),
        Some(_) => {
            Err(Stop::usage(format!("The page needs Node.js {NODE_MIN} or later; the one here is older.")))
        }
        None => Err(Stop::usage(format!(
            "The page needs Node.js {NODE_MIN} or later, with npm, and there is none here. Install it and try again."
        ))),
    }
}

/// The 20 of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Whether something is missing, or older than one of the things it was made from.
fn is_stale(made: Option<SystemTime>, from: &[Option<SystemTime>]) -> bool {
    match made {
        None => true,
        Some(made) => from.iter().flatten().any(|source| *source > made),
    }
}

/// When a file was changed, or the latest change anywhere in a folder. Folders count too: a file that was taken
/// away changed its folder.
fn changed(path: &str) -> Option<SystemTime> {
    newest(&root().join(path))
}

fn newest(path: &Path) -> Option<SystemTime> {
    let own = fs::metadata(path).ok()?.modified().ok()?;
    let inner = fs::read_dir(path).into_iter().flatten().flatten().filter_map(|entry| newest(&entry.path()));
    Some(inner.fold(own, SystemTime::max))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn stale_is_missing_or_older_than_a_source() {
        let early = SystemTime::UNIX_EPOCH;
        let late = early + Duration::from_secs(1);
        assert!(is_stale(None, &[]));
        assert!(is_stale(Some(early), &[None, Some(late)]));
        assert!(!is_stale(Some(late), &[None, Some(early)]));
        assert!(!is_stale(Some(late), &[Some(late)]));
    }

    #[test]
    fn a_folder_is_as_new_as_the_newest_thing_in_it() {
        let sources = changed("xtask").unwrap();
        assert!(sources >= changed("xtask/src/web.rs").unwrap());
        assert!(sources >= changed("xtask/Cargo.toml").unwrap());
        assert_eq!(changed("xtask/no-such-file"), None);
    }

    #[test]
    fn versions_of_node_are_read() {
        assert_eq!(major("v20.11.1"), Some(20));
        assert_eq!(major("v8.0.0"), Some(8));
        assert_eq!(major("nonsense"), None);
    }
}
