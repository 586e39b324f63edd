//! Where the server listens: at an address in the network, or at a file that a proxy on the same machine opens.

use crate::Trouble;
use server::Listener;
use std::{
    fmt, fs,
    io::{self, Read, Write},
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream},
    os::unix::{
        fs::{FileTypeExt, PermissionsExt},
        net::UnixStream,
    },
    path::{Path, PathBuf},
    time::Duration,
};
use tokio::net::{TcpListener, UnixListener};

/// What stands before the path of a file.
const FILE: &str = "unix:";
/// The owner and the group: the proxy must be one of them.
const FILE_MODE: u32 = 0o660;

#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) enum Address {
    Network(SocketAddr),
    File(PathBuf),
}

impl Address {
    /// As the settings `listen` and `port` say it.
    pub(crate) fn of(listen: &str, port: u16) -> Result<Address, String> {
        if let Some(path) = listen.strip_prefix(FILE) {
            return match Path::new(path).is_absolute() {
                true => Ok(Address::File(path.into())),
                false => {
                    Err(format!("listen {listen:?}: the whole path is wanted, {FILE}/run/spelbord.sock"))
                }
            };
        }
        let ip: IpAddr =
            listen.parse().map_err(|_| format!("listen {listen:?} is neither an address nor {FILE}PATH"))?;
        Ok(Address::Network(SocketAddr::new(ip, port)))
    }

    /// Whether nobody on another machine reaches it without a proxy.
    pub(crate) fn is_only_here(&self) -> bool {
        match self {
            Address::Network(address) => address.ip().is_loopback(),
            Address::File(_) => true,
        }
    }

    /// Begins to listen. Answers where, too: the system may have chosen the port.
    pub(crate) async fn listen(&self) -> Result<(Listener, Address), Trouble> {
        match self {
            Address::Network(address) => {
                let cannot =
                    |error| format!("cannot listen on {}, port {}: {error}", address.ip(), address.port());
                let listener = TcpListener::bind(address).await.map_err(cannot)?;
                let address = Address::Network(listener.local_addr()?);
                Ok((listener.into(), address))
            }
            Address::File(path) => {
                let cannot = |error: io::Error| format!("cannot listen at {}: {error}", path.display());
                clear_away(path).map_err(cannot)?;
                let listener = UnixListener::bind(path).map_err(cannot)?;
                fs::set_permissions(path, fs::Permissions::from_mode(FILE_MODE)).map_err(cannot)?;
                Ok((listener.into(), self.clone()))
            }
        }
    }

    /// Nobody listens any more.
    pub(crate) fn leave(&self) {
        if let Address::File(path) = self {
            // Whoever comes next clears it away as well.
            let _ = fs::remove_file(path);
        }
    }

    /// Sends this, and reads what comes back up to so many bytes.
    pub(crate) fn ask(&self, request: &str, within: Duration, bytes: u64) -> io::Result<Vec<u8>> {
        match self {
            Address::Network(address) => {
                let stream = TcpStream::connect_timeout(&here(*address), within)?;
                stream.set_read_timeout(Some(within))?;
                stream.set_write_timeout(Some(within))?;
                converse(stream, request, bytes)
            }
            Address::File(path) => {
                let stream = UnixStream::connect(path)?;
                stream.set_read_timeout(Some(within))?;
                stream.set_write_timeout(Some(within))?;
                converse(stream, request, bytes)
            }
        }
    }
}

/// As whoever started the server reads it.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Network(address) => write!(f, "http://{address}"),
            Address::File(path) => write!(f, "{FILE}{}", path.display()),
        }
    }
}

fn converse(mut stream: impl Read + Write, request: &str, bytes: u64) -> io::Result<Vec<u8>> {
    stream.write_all(request.as_bytes())?;
    let mut answer = Vec::new();
    stream.take(bytes).read_to_end(&mut answer)?;
    Ok(answer)
}

/// Whoever listens everywhere is asked here.
fn here(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        IpAddr::V4(_) | IpAddr::V6(_) => {}
    }
    address
}

/// A server that was killed leaves its file behind. One that somebody listens at, or that is no such file, stays.
fn clear_away(path: &Path) -> io::Result<()> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
        Ok(found) if !found.file_type().is_socket() => Err(io::Error::other("another file is there")),
        Ok(_) => match UnixStream::connect(path) {
            Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => fs::remove_file(path),
            Err(error) => Err(error),
            Ok(_) => Err(io::Error::other("another server listens there")),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_in_the_network_or_a_file() {
        let network = Address::of("0.0.0.0", 7070).unwrap();
        assert_eq!(network, Address::Network(SocketAddr::from(([0, 0, 0, 0], 7070))));
        assert!(!network.is_only_here());
        let file = Address::of("unix:/run/spelbord.sock", 7070).unwrap();
        assert_eq!(file, Address::File("/run/spelbord.sock".into()));
        assert!(file.is_only_here());
        assert_eq!(file.to_string(), "unix:/run/spelbord.sock");
        for wrong in ["unix:", "unix:spelbord.sock", "somewhere", ""] {
            assert!(Address::of(wrong, 1).is_err(), "{wrong:?}");
        }
    }
}
