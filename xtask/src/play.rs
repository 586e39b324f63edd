//! `cargo xtask play`: from a fresh clone to an open table.

use crate::{
    process::{become_program, cargo, run as run_command},
    stop::Stop,
    tree::{release_folder, root},
    web,
};
use std::process::Command;

/// What `spelbord serve` can be told stands here, a setting at the beginning of each row; it judges the values itself.
const SETTINGS: &str = include_str!("../../docs/settings.md");
/// What it can be told beside.
const BESIDE: [&str; 2] = ["config", "limit"];

pub(crate) fn run(arguments: &[String]) -> Result<(), Stop> {
    let names = option_names(arguments)?;

    web::build_if_possible()?;
    run_command(cargo(&["build", "--release", "--package", "cli"]))?;
    let mut server = Command::new(release_folder().join("spelbord"));
    server.arg("serve").args(arguments);
    if !names.contains(&"--data") {
        server.arg("--data").arg(root().join("data"));
    }
    become_program(server)
}

/// The options that were given. They are asked for before anything is built, so that a slip of the pen costs
/// no minutes.
fn option_names(arguments: &[String]) -> Result<Vec<&str>, Stop> {
    let mut names = Vec::new();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        let name = argument.split('=').next().unwrap_or_default();
        let known = settings().find(|known| name.strip_prefix("--") == Some(known));
        if known.is_none() {
            let all: Vec<String> = settings().map(|name| format!("--{name}")).collect();
            return Err(Stop::usage(format!("play: no option `{name}`; there are {}", all.join(", "))));
        }
        let value_is_joined = name.len() < argument.len();
        if !value_is_joined && rest.next().is_none() {
            return Err(Stop::usage(format!("play: `{name}` needs a value")));
        }
        names.push(name);
    }
    Ok(names)
}

fn settings() -> impl Iterator<Item = &'static str> {
    let rows = SETTINGS.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    rows.chain(BESIDE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(line: &str) -> Result<String, String> {
        let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        option_names(&arguments).map(|names| names.join(" ")).map_err(|stop| stop.message)
    }

    #[test]
    fn options_have_values_either_way() {
        assert_eq!(names(""), Ok(String::new()));
        assert_eq!(names("--port 7071 --data=here"), Ok("--port --data".to_owned()));
        assert_eq!(names("--data --port"), Ok("--data".to_owned()), "the folder may have any name");
        assert_eq!(names("--limit connections=9 --public-url=x"), Ok("--limit --public-url".to_owned()));
    }

    #[test]
    fn a_slip_is_named() {
        assert!(names("--prot 7071").unwrap_err().contains("`--prot`"));
        assert!(names("7071").unwrap_err().contains("`7071`"));
        assert_eq!(names("--data here --port"), Err("play: `--port` needs a value".to_owned()));
    }
}
