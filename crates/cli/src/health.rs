//! `spelbord healthcheck`: for images that have no other program in them, and for service managers.

use crate::{Trouble, arguments::Arguments, serve::Options, settings::Settings};
use std::{
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    process::ExitCode,
    time::Duration,
};

/// Whether the process answers.
pub(crate) const ALIVE: &str = "/healthz";
/// Whether people can be sent to it.
const READY: &str = "/readyz";
/// How long a server that is well may take.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);
/// More than the answer is.
const ANSWER_MAX: u64 = 4_096;

pub(crate) fn command(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let mut address = Options::of(&Settings::of(&arguments)?)?.address;
    // Whoever listens everywhere is asked here.
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    let path = if arguments.has("ready") { READY } else { ALIVE };
    ask(address, path).map_err(|error| Trouble::failed(format!("{address} is not well: {error}")))?;
    Ok(ExitCode::SUCCESS)
}

/// Asks as anybody would ask.
pub(crate) fn ask(address: SocketAddr, path: &str) -> io::Result<()> {
    let mut stream = TcpStream::connect_timeout(&address, ANSWER_WITHIN)?;
    stream.set_read_timeout(Some(ANSWER_WITHIN))?;
    stream.set_write_timeout(Some(ANSWER_WITHIN))?;
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(ANSWER_MAX).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    if answer.starts_with("HTTP/1.1 200 ") {
        return Ok(());
    }
    let says = answer.lines().last().filter(|line| !line.is_empty()).unwrap_or("it says nothing");
    Err(io::Error::other(says.to_owned()))
}
