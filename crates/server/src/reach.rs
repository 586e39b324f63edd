//! Where others in the local network find this server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Set aside for examples, so it is nobody's; the way there is the way out of this computer.
const SOMEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The address that others can open. None if only this computer reaches the server, or has no network.
pub(crate) fn of(listening: SocketAddr) -> Option<SocketAddr> {
    let ip = match listening.ip().to_canonical() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => outward()?,
        ip => ip,
    };
    Some(SocketAddr::new(ip, listening.port()))
}

/// The address this computer would send from. Nothing is sent: to connect such a socket only asks the system for the way.
fn outward() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SOMEWHERE).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reached(listening: &str) -> Option<String> {
        of(listening.parse().unwrap()).map(|address| address.to_string())
    }

    #[test]
    fn nobody_else_reaches_a_server_that_listens_for_this_computer_alone() {
        assert_eq!(reached("127.0.0.1:7070"), None);
        assert_eq!(reached("[::1]:7070"), None);
        assert_eq!(reached("[::ffff:127.0.0.1]:7070"), None);
    }

    #[test]
    fn a_server_with_one_address_is_reached_there() {
        assert_eq!(reached("192.168.1.20:7070").as_deref(), Some("192.168.1.20:7070"));
    }

    #[test]
    fn a_server_that_listens_everywhere_is_reached_at_an_address_of_this_computer() {
        for everywhere in ["0.0.0.0:7070", "[::]:7070"] {
            // Without a network there is none.
            let Some(address) = of(everywhere.parse().unwrap()) else { continue };
            assert!(!address.ip().is_unspecified() && !address.ip().is_loopback(), "{address}");
            assert_eq!(address.port(), 7070);
            // Only an address of one's own can be listened on.
            UdpSocket::bind((address.ip(), 0)).unwrap();
        }
    }
}
