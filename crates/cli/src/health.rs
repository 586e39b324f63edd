//! `spelbord healthcheck`: for images that have no other program in them, and for service managers.

use crate::{Trouble, arguments::Arguments, listening::Address, serve::Options, settings::Settings};
use std::{io, process::ExitCode, time::Duration};

/// Whether the process answers.
pub(crate) const ALIVE: &str = "/healthz";
/// Whether people can be sent to it.
const READY: &str = "/readyz";
/// How long a server that is well may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// More than the answer is.
const ANSWER_MAX: u64 = 4_096;

pub(crate) fn command(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let address = Options::of(&Settings::of(&arguments)?)?.address;
    let path = if arguments.has("ready") { READY } else { ALIVE };
    ask(&address, path).map_err(|error| Trouble::failed(format!("{address} is not well: {error}")))?;
    Ok(ExitCode::SUCCESS)
}

/// Asks as anybody would ask.
pub(crate) fn ask(address: &Address, path: &str) -> io::Result<()> {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let answer = address.ask(&request, ANSWER_WITHIN, ANSWER_MAX)?;
    let answer = String::from_utf8_lossy(&answer);
    if answer.starts_with("HTTP/1.1 200 ") {
        return Ok(());
    }
    let says = answer.lines().last().filter(|line| !line.is_empty()).unwrap_or("it says nothing");
    Err(io::Error::other(says.to_owned()))
}
