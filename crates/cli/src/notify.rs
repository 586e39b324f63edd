//! What systemd is told (sd_notify): a word on a socket that a variable names. Without that variable nobody listens.

use std::{
    env,
    os::{
        linux::net::SocketAddrExt,
        unix::{
            ffi::OsStrExt,
            net::{SocketAddr, UnixDatagram},
        },
    },
    process,
    time::Duration,
};

/// Says a word to whoever watches over this process.
pub(crate) fn say(word: &str) {
    let Some(name) = env::var_os("NOTIFY_SOCKET") else { return };
    let address = match name.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(&name),
    };
    let said = UnixDatagram::unbound().and_then(|socket| socket.send_to_addr(word.as_bytes(), &address?));
    if let Err(error) = said {
        tracing::warn!(%error, "the service manager cannot be told {word}");
    }
}

/// How often it wants to hear that we are alive: twice as often as it would give up.
pub(crate) fn watchdog() -> Option<Duration> {
    let number = |name: &str| env::var(name).ok()?.parse::<u64>().ok();
    let is_for_us = number("WATCHDOG_PID").is_none_or(|pid| pid == u64::from(process::id()));
    let every = Duration::from_micros(number("WATCHDOG_USEC")?) / 2;
    (is_for_us && !every.is_zero()).then_some(every)
}
