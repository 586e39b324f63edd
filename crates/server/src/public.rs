//! What the server is called by those who reach it from outside.

use axum::http::Uri;
use std::{fmt, net::IpAddr, str::FromStr};

/// The address people open, such as `https://games.example/table`: what links and codes begin with, whose pages may
/// speak with the server, and the path that everything lies below.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PublicUrl {
    /// `https://games.example`, in small letters, without the port that its scheme has anyway.
    origin: String,
    /// `/table`; empty if everything lies at the root.
    path: String,
}

impl PublicUrl {
    /// Scheme and host, as browsers name a page's origin.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The host and, if it is not the usual one, the port.
    pub fn host(&self) -> &str {
        self.origin.split_once("://").map_or("", |(_, host)| host)
    }

    /// The path that everything lies below: `/table`, or nothing.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The same address without the path that everything lies below. A proxy may have taken it off already.
    pub(crate) fn below(&self, address: &Uri) -> Option<Uri> {
        let whole = address.path_and_query()?.as_str();
        let rest = whole.strip_prefix(self.path.as_str()).filter(|_| !self.path.is_empty())?;
        match rest.chars().next() {
            Some('/') => rest.parse().ok(),
            None | Some('?') => format!("/{rest}").parse().ok(),
            Some(_) => None,
        }
    }

    /// Whether people reach it encrypted.
    pub fn is_secure(&self) -> bool {
        self.origin.starts_with("https:")
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let wrong = || format!("{text} is no public address: write it like https://games.example/table");
        let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
        let scheme = scheme.to_ascii_lowercase();
        let usual = match scheme.as_str() {
            "https" => ":443",
            "http" => ":80",
            _ => return Err(wrong()),
        };
        let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let host = host.to_ascii_lowercase();
        let host = host.strip_suffix(usual).unwrap_or(&host);
        let path = path.trim_end_matches('/');
        if !is_host(host) || !path.split('/').skip(1).all(is_segment) {
            return Err(wrong());
        }
        Ok(PublicUrl { origin: format!("{scheme}://{host}"), path: path.to_owned() })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.path)
    }
}

/// A name or an address, perhaps with a port.
fn is_host(host: &str) -> bool {
    let (name, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
        Some(_) | None => (host, None),
    };
    let bracketed = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    let is_named = match bracketed {
        Some(address) => address.parse::<IpAddr>().is_ok_and(|address| address.is_ipv6()),
        None => !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || ".-_".contains(c)),
    };
    is_named && port.is_none_or(|port| port.parse::<u16>().is_ok())
}

/// What needs no escaping anywhere: not in an address, not in a page.
fn is_segment(segment: &str) -> bool {
    let plain = segment.chars().all(|c| c.is_ascii_alphanumeric() || "-._~".contains(c));
    plain && !matches!(segment, "" | "." | "..")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_an_origin_and_a_path() {
        for (text, origin, path) in [
            ("https://hus.example/spel", "https://hus.example", "/spel"),
            ("https://hus.example/spel/", "https://hus.example", "/spel"),
            ("https://Hus.Example:443", "https://hus.example", ""),
            ("http://hus.example:8080/a/b", "http://hus.example:8080", "/a/b"),
            ("HTTP://192.0.2.7/", "http://192.0.2.7", ""),
            ("http://[2001:db8::1]:7070/x", "http://[2001:db8::1]:7070", "/x"),
            ("http://[2001:db8::1]", "http://[2001:db8::1]", ""),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!((url.origin(), url.path()), (origin, path), "{text}");
            assert_eq!(url.to_string().parse(), Ok(url), "{text}");
        }
    }

    #[test]
    fn what_lies_below_its_path_is_found_with_and_without_it() {
        let url: PublicUrl = "https://hus.example/spel".parse().unwrap();
        let below = |address: &str| url.below(&address.parse().unwrap()).map(|address| address.to_string());
        assert_eq!(below("/spel/api/mine?x=1").as_deref(), Some("/api/mine?x=1"));
        assert_eq!(below("/spel").as_deref(), Some("/"));
        assert_eq!(below("/spel/").as_deref(), Some("/"));
        assert_eq!(below("/spel?x").as_deref(), Some("/?x"));
        assert_eq!(below("/spelbord"), None);
        assert_eq!(below("/api/mine"), None);
        assert_eq!(below("/"), None);
        let at_the_root: PublicUrl = "https://hus.example".parse().unwrap();
        assert_eq!(at_the_root.below(&"/api".parse().unwrap()), None);
    }

    #[test]
    fn what_browsers_would_read_otherwise_is_refused() {
        for text in [
            "",
            "hus.example",
            "ftp://hus.example",
            "https://",
            "https:///spel",
            "https://hus.example/a//b",
            "https://hus.example/../b",
            "https://hus.example/a?b",
            "https://hus.example/a#b",
            "https://hus.example/\"><script>",
            "https://user@hus.example",
            "https://hus.example:port",
            "https://hus.example:99999",
            "https://[hus]",
            "https://hus example",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
