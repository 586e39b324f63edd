//! `cargo xtask test`: everything the project promises, on a machine that has Rust and Node and nothing else.
//!
//! Stages run one after another and the first failure ends it, so the last lines on the screen are the reason.

use crate::{
    engine,
    process::{cargo, npm, output, run as run_command},
    rules,
    stop::Stop,
    tidy,
    tree::release_folder,
    web,
};
use std::{
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    let fast = match arguments {
        [] => false,
        [flag] if flag == "--fast" => true,
        [other, ..] => return Err(Stop::usage(format!("test: no option `{other}`; there is --fast"))),
    };

    let mut stages = Stages::default();
    // What is missing is told at once, not after ten minutes of other stages.
    let chromium = stages.run("set-up", || {
        web::install()?;
        if fast { Ok(None) } else { find_chromium().map(Some) }
    })?;
    for missing in install_servers() {
        stages.skip(missing, "not installed, and may not be installed here");
    }
    stages.run("format", || run_command(cargo(&["fmt", "--all", "--check"])))?;
    stages.run("rules", rules::check)?;
    stages.run("tidy", tidy::run)?;
    // The page is inside the binary, so it is built before anything that compiles the server.
    stages.run("page", web::build)?;
    let clippy = ["clippy", "--release", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    stages.run("clippy", || run_command(cargo(&clippy)))?;
    stages.run("features", features)?;
    stages.run("rust docs", rust_docs)?;
    stages.run("rust tests", rust_tests)?;
    stages.run("page types", || run_command(npm(&["run", "check"])))?;
    stages.run("page lint", || run_command(npm(&["run", "lint"])))?;
    stages.run("page tests", || run_command(npm(&["test"])))?;
    match chromium {
        Some(chromium) => stages.run("browser tests", || browser_tests(&chromium))?,
        None => stages.skip("browser tests", "--fast"),
    }
    if output(cargo(&["deny", "--version"])).is_some() {
        let deny = ["deny", "--offline", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"];
        stages.run("licences", || run_command(cargo(&deny)))?;
    } else {
        stages.skip("licences", "cargo-deny is not installed");
    }
    stages.print_summary();
    Ok(())
}

fn rust_tests() -> Result<(), Stop> {
    let mut tests = cargo(&["test", "--release", "--workspace"]);
    tests.env("ENGINE", engine::folder());
    run_command(tests)
}

/// The tests ask for more features of our crates than players and rules authors do: what those get must build as well.
fn features() -> Result<(), Stop> {
    run_command(cargo(&["check", "--release", "--package", "cli"]))?;
    run_command(cargo(&["check", "--release", "--package", "tabletop", "--no-default-features"]))
}

/// What the code says of itself: every link leads somewhere. The examples in it are run by the Rust tests.
fn rust_docs() -> Result<(), Stop> {
    let mut docs = cargo(&["doc", "--release", "--workspace", "--no-deps"]);
    docs.env("RUSTDOCFLAGS", "--deny warnings");
    run_command(docs)
}

fn browser_tests(chromium: &Path) -> Result<(), Stop> {
    // The program that the Rust tests have used. To build it by itself would be to build everything once more, because
    // those tests ask for features of our crates that players do not.
    run_command(cargo(&["test", "--release", "--workspace", "--no-run"]))?;
    let mut tests = npm(&["run", "e2e"]);
    tests.env("CHROMIUM", chromium).env("PROGRAM", release_folder().join("spelbord"));
    run_command(tests)
}

/// The browser that `CHROMIUM` names, or Debian's, installed now if we may.
fn find_chromium() -> Result<PathBuf, Stop> {
    let path = std::env::var_os("CHROMIUM").map_or_else(|| "/usr/bin/chromium".into(), PathBuf::from);
    if path.exists() {
        return Ok(path);
    }
    let advice = format!(
        "The browser tests need Chromium, and there is none at {}. Install it (Debian: `apt-get install chromium` \
         as root), or name yours in the variable CHROMIUM, or leave them out with `cargo xtask test --fast`.",
        path.display()
    );
    if !is_root() || !Path::new("/usr/bin/apt-get").exists() {
        return Err(Stop::usage(advice));
    }

    println!("Installing Chromium");
    for arguments in [&["update"][..], &["install", "--yes", "--no-install-recommends", "chromium"]] {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        run_command(command)?;
    }
    if path.exists() { Ok(path) } else { Err(Stop::usage(advice)) }
}

/// PostgreSQL, NATS and proxies, which some tests start for themselves: installed now if we may. Answers what is missing
/// after that.
fn install_servers() -> Vec<&'static str> {
    const POSTGRES: (&str, &str) = ("tests with PostgreSQL", "postgresql");
    const NATS: (&str, &str) = ("tests with NATS", "nats-server");
    const NGINX: (&str, &str) = ("tests with nginx", "nginx");
    const CADDY: (&str, &str) = ("tests with Caddy", "caddy");
    const ALL: [(&str, &str); 4] = [POSTGRES, NATS, NGINX, CADDY];
    let is_there = |package: &str| match package {
        "postgresql" => Path::new("/usr/lib/postgresql").exists() || is_program("postgres"),
        "nginx" => Path::new("/usr/sbin/nginx").exists(),
        _ => is_program(package),
    };
    let may = is_root() && Path::new("/usr/bin/apt-get").exists();
    for (_, package) in ALL {
        if may && !is_there(package) {
            println!("Installing {package}");
            let mut command = Command::new("apt-get");
            command.args(["install", "--yes", "--no-install-recommends", package]);
            command.env("DEBIAN_FRONTEND", "noninteractive");
            // If it cannot be installed, that is said at the end.
            let _ = run_command(command);
        }
    }
    ALL.into_iter().filter(|(_, package)| !is_there(package)).map(|(name, _)| name).collect()
}

fn is_program(name: &str) -> bool {
    let folders = std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect::<Vec<_>>());
    folders.into_iter().flatten().any(|folder| folder.join(name).exists())
}

fn is_root() -> bool {
    let mut command = Command::new("id");
    command.arg("-u");
    output(command).as_deref() == Some("0")
}

/// What has been run so far.
#[derive(Default)]
struct Stages {
    done: Vec<(&'static str, Duration)>,
    skipped: Vec<(&'static str, &'static str)>,
}

impl Stages {
    fn run<T>(&mut self, name: &'static str, stage: impl FnOnce() -> Result<T, Stop>) -> Result<T, Stop> {
        println!("\n=== {name}");
        let start = Instant::now();
        let result = stage();
        let time = start.elapsed();
        match result {
            Ok(made) => {
                println!("=== {name}: passed in {:.1} s", time.as_secs_f32());
                self.done.push((name, time));
                Ok(made)
            }
            Err(Stop { code, message }) => Err(Stop {
                code,
                message: format!("{message}\n\n=== {name}: FAILED after {:.1} s", time.as_secs_f32()),
            }),
        }
    }

    fn skip(&mut self, name: &'static str, reason: &'static str) {
        println!("\n=== {name}: skipped, {reason}");
        self.skipped.push((name, reason));
    }

    fn print_summary(&self) {
        println!();
        for (name, time) in &self.done {
            println!("{name:<14}{:>7.1} s", time.as_secs_f32());
        }
        println!("{}", self.summary());
    }

    fn summary(&self) -> String {
        let time: Duration = self.done.iter().map(|(_, time)| *time).sum();
        let skipped: Vec<String> =
            self.skipped.iter().map(|(name, reason)| format!("{name} ({reason})")).collect();
        let skipped =
            if skipped.is_empty() { String::new() } else { format!("; skipped: {}", skipped.join(", ")) };
        format!("All {} stages passed in {:.0} s{skipped}.", self.done.len(), time.as_secs_f32())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_stage_keeps_its_code_and_ends_with_a_headline() {
        let mut stages = Stages::default();
        let stop = stages.run("clippy", || Err::<(), Stop>(Stop::usage("cannot start it"))).unwrap_err();
        assert_eq!(stop.code, 2);
        assert!(stop.message.starts_with("cannot start it\n"), "{}", stop.message);
        assert!(
            stop.message.lines().last().unwrap().starts_with("=== clippy: FAILED after"),
            "{}",
            stop.message
        );
        assert!(stages.done.is_empty());
    }

    #[test]
    fn the_summary_tells_what_was_skipped_and_why() {
        let second = Duration::from_secs(1);
        let mut stages = Stages { done: vec![("format", second), ("tidy", 2 * second)], skipped: Vec::new() };
        assert_eq!(stages.summary(), "All 2 stages passed in 3 s.");
        stages.skip("licences", "no tool");
        assert_eq!(stages.summary(), "All 2 stages passed in 3 s; skipped: licences (no tool).");
    }
}
