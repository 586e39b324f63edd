//! Addresses, and networks of them.

use axum::http::HeaderMap;
use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
};

/// Where proxies name those for whom they ask.
const FORWARDED: &str = "x-forwarded-for";

/// All addresses that begin alike: `10.0.0.0/8`, `fd00::/8`, or a single one.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Network {
    address: IpAddr,
    /// How many bits they share.
    prefix: u8,
}

impl Network {
    /// The addresses by which this computer reaches itself.
    pub const LOOPBACK: [Network; 2] = [
        Network { address: IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), prefix: 8 },
        Network { address: IpAddr::V6(Ipv6Addr::LOCALHOST), prefix: 128 },
    ];

    /// Whether an address is one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(ours), IpAddr::V4(theirs)) => {
                let differ = ours.to_bits() ^ theirs.to_bits();
                differ.checked_shr(32 - u32::from(self.prefix)).unwrap_or(0) == 0
            }
            (IpAddr::V6(ours), IpAddr::V6(theirs)) => {
                let differ = ours.to_bits() ^ theirs.to_bits();
                differ.checked_shr(128 - u32::from(self.prefix)).unwrap_or(0) == 0
            }
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let (address, prefix) =
            text.split_once('/').map_or((text, None), |(address, prefix)| (address, Some(prefix)));
        let wrong = || format!("{text} is no network: write it like 10.0.0.0/8, fd00::/8 or 192.0.2.7");
        let address: IpAddr = address.parse().map_err(|_| wrong())?;
        let longest = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(longest), |prefix| prefix.parse().map_err(|_| wrong()))?;
        if prefix > longest {
            return Err(wrong());
        }
        if prefix == 0 {
            return Err(format!("{text} is everybody: name the networks of your own proxies"));
        }
        Ok(Network { address, prefix })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

/// Whether this is one of the proxies whose word is taken.
pub(crate) fn is_trusted(proxies: &[Network], address: IpAddr) -> bool {
    proxies.iter().any(|network| network.contains(address))
}

/// Who asks: the peer, or whom a trusted proxy names. Anybody can write the beginning of `X-Forwarded-For`, so it is read
/// from its end: the last that no proxy of ours is. If that is no address, the peer is all we know.
pub(crate) fn client(proxies: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !is_trusted(proxies, peer) {
        return peer.to_canonical();
    }
    let lines: Vec<&str> =
        headers.get_all(FORWARDED).iter().map(|line| line.to_str().unwrap_or_default()).collect();
    for named in lines.iter().flat_map(|line| line.split(',')).rev() {
        match named.trim().parse::<IpAddr>() {
            Ok(address) if is_trusted(proxies, address) => {}
            Ok(address) => return address.to_canonical(),
            Err(_) => break,
        }
    }
    peer.to_canonical()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn named(peer: &str, forwarded: &[&str]) -> String {
        let proxies = ["127.0.0.0/8", "10.0.0.0/8"].map(|network| network.parse().unwrap());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED, HeaderValue::from_bytes(line.as_bytes()).unwrap());
        }
        client(&proxies, peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn a_trusted_proxy_says_who_asks_and_nobody_else_does() {
        assert_eq!(named("127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(named("::ffff:127.0.0.1", &["192.0.2.1"]), "192.0.2.1");
        assert_eq!(named("203.0.113.9", &["192.0.2.1"]), "203.0.113.9");
        assert_eq!(named("127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn what_a_stranger_writes_before_the_proxies_names_is_not_believed() {
        assert_eq!(named("127.0.0.1", &["198.51.100.7, 192.0.2.1"]), "192.0.2.1");
        assert_eq!(named("127.0.0.1", &["198.51.100.7", "192.0.2.1, 10.0.0.3"]), "192.0.2.1");
        assert_eq!(named("127.0.0.1", &["127.0.0.1, 192.0.2.1"]), "192.0.2.1");
        assert_eq!(named("127.0.0.1", &["10.0.0.3, 127.0.0.1"]), "127.0.0.1");
    }

    #[test]
    fn what_is_no_address_leaves_the_peer() {
        for wrong in ["", "unknown", "192.0.2.1, nobody", "192.0.2.1:80", "192.0.2.1, ", "\u{ff}"] {
            assert_eq!(named("127.0.0.1", &[wrong]), "127.0.0.1", "{wrong}");
        }
    }

    fn contains(network: &str, address: &str) -> bool {
        network.parse::<Network>().unwrap().contains(address.parse().unwrap())
    }

    #[test]
    fn a_network_holds_the_addresses_that_begin_alike() {
        assert!(contains("10.0.0.0/8", "10.255.0.1"));
        assert!(!contains("10.0.0.0/8", "11.0.0.1"));
        assert!(contains("192.0.2.7", "192.0.2.7"));
        assert!(!contains("192.0.2.7", "192.0.2.6"));
        assert!(contains("192.0.2.7", "::ffff:192.0.2.7"), "the same address in a longer coat");
        assert!(contains("fd00::/8", "fd12::1"));
        assert!(!contains("fd00::/8", "fe80::1"));
        assert!(!contains("10.0.0.0/8", "a00::1"));
        assert!(contains("128.0.0.0/1", "255.0.0.1") && !contains("128.0.0.0/1", "127.0.0.1"));
    }

    #[test]
    fn a_network_is_written_as_it_is_read() {
        for text in ["10.0.0.0/8", "fd00::/8", "192.0.2.7/32"] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nobody_trusts_everybody() {
        for text in ["*", "", "0.0.0.0/0", "::/0", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0/8", "proxy.example"]
        {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }
}
