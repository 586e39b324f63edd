use crate::{stop::Stop, tree::root};
use std::{
    io,
    process::{Command, Stdio},
};

/// The cargo that runs us, started in the checkout.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// npm, started in the folder of the page.
pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(root().join("web"));
    command
}

/// Runs a command to its end; what it prints is seen.
pub(crate) fn run(mut command: Command) -> Result<(), Stop> {
    let status = command.status().map_err(|error| cannot_start(&command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Stop::failed(format!("`{}` failed: {status}", words(&command))))
    }
}

/// Runs a command to its end; only if it fails, one line of what it printed is told.
pub(crate) fn run_quietly(mut command: Command) -> Result<(), Stop> {
    let output = command.output().map_err(|error| cannot_start(&command, &error))?;
    if output.status.success() {
        return Ok(());
    }
    let complaints = String::from_utf8_lossy(&output.stderr);
    let complaint = complaint(&complaints).map(|line| format!(": {line}")).unwrap_or_default();
    Err(Stop::failed(format!("`{}` failed{complaint}", words(&command))))
}

/// The line that says most: the first that calls itself an error, or else the last.
fn complaint(text: &str) -> Option<&str> {
    let is_error = |word: &str| word.trim_end_matches(':').eq_ignore_ascii_case("error");
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let last = lines.clone().next_back();
    lines.find(|line| line.split_whitespace().take(2).any(is_error)).or(last)
}

/// Runs a command quietly: what it printed, or nothing if it cannot be started or fails.
pub(crate) fn output(mut command: Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Becomes another program, so that signals reach it and its exit code is ours. Returns only if that fails.
#[cfg(unix)]
pub(crate) fn become_program(mut command: Command) -> Result<(), Stop> {
    let error = std::os::unix::process::CommandExt::exec(&mut command);
    Err(cannot_start(&command, &error))
}

/// Where a process cannot become another one, it waits for it.
#[cfg(not(unix))]
pub(crate) fn become_program(command: Command) -> Result<(), Stop> {
    run(command)
}

fn cannot_start(command: &Command, error: &io::Error) -> Stop {
    Stop::usage(format!("cannot start `{}`: {error}", words(command)))
}

fn words(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        assert_eq!(
            words(&npm(&["run", "build"])),
            if cfg!(windows) { "npm.cmd run build" } else { "npm run build" }
        );
    }

    #[test]
    fn a_failure_is_told_in_one_line() {
        let pip = "WARNING: again after 'ConnectionError'\nERROR: No such package\nnotice: old\n";
        assert_eq!(complaint(pip), Some("ERROR: No such package"));
        assert_eq!(
            complaint("npm warn old\nnpm error code E404\nnpm error 404\n"),
            Some("npm error code E404")
        );
        assert_eq!(complaint("looking\n\n  gave up \n"), Some("gave up"));
        assert_eq!(complaint("\n"), None);
    }

    #[test]
    fn a_program_that_is_missing_is_named() {
        let stop = run(Command::new("no-program-of-this-name")).unwrap_err();
        assert_eq!(stop.code, 2);
        assert!(stop.message.starts_with("cannot start `no-program-of-this-name`"), "{}", stop.message);
        assert_eq!(output(Command::new("no-program-of-this-name")), None);
    }
}
