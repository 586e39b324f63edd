//! What whoever starts a server can choose.

use crate::{BusAddress, Network, PublicUrl, limits::Limits};
use life::{Keeping, TokenHash};
use std::{net::SocketAddr, str::FromStr, time::Duration};

/// What whoever starts a server can choose.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before it moves at the usual pace, so that people can follow.
    pub bot_pause: Duration,
    /// How far threads that think give way to those that serve people.
    pub thinking_nice: Nice,
    /// The address people open, if it is another than the one the server listens on: behind a proxy it is.
    pub public_url: Option<PublicUrl>,
    /// Whose word is taken for where a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// What must be known to lay a table here. Without one anybody may.
    pub house_key: Option<HouseKey>,
    /// How long tables are kept.
    pub keeping: Keeping,
    /// Where figures can be read by whoever watches over the server; nowhere, unless it is said.
    pub figures: Option<SocketAddr>,
    /// Where servers that share a store call out to each other. Without it they look into the store every second.
    pub bus: Option<BusAddress>,
    /// No tables are laid when fewer bytes are free on the disk: those that are there need them to play on.
    pub disk_reserve: u64,
    /// How much anybody may ask of the server.
    pub limits: Limits,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            bot_pause: Duration::from_millis(800),
            thinking_nice: Nice::default(),
            public_url: None,
            trusted_proxies: Network::LOOPBACK.to_vec(),
            house_key: None,
            keeping: Keeping::default(),
            figures: None,
            bus: None,
            disk_reserve: 100 * 1024 * 1024,
            limits: Limits::default(),
        }
    }
}

/// The system's niceness of a thread, from 0 to 19: the more, the less of the processor it gets while others want it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct Nice(pub(crate) u8);

impl Nice {
    const MAX: u8 = 19;
}

impl Default for Nice {
    /// As far as it goes: people hardly notice that bots think, on one core either (docs/benchmarks.md).
    fn default() -> Nice {
        Nice(Nice::MAX)
    }
}

impl FromStr for Nice {
    type Err = String;

    fn from_str(text: &str) -> Result<Nice, String> {
        let nice = text.parse().ok().filter(|nice| *nice <= Nice::MAX);
        nice.map(Nice).ok_or_else(|| format!("a whole number from 0 to {} is wanted", Nice::MAX))
    }
}

/// A secret that those know who may lay tables on a private server. Only its hash is kept, so nothing can print it.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub struct HouseKey(TokenHash);

impl HouseKey {
    /// The longest house key, in bytes.
    pub const LENGTH_MAX: usize = 200;

    /// Whether this is the key. Spaces around it were typed by accident.
    pub fn opens(&self, key: &str) -> bool {
        self.0 == TokenHash::of(key.trim())
    }
}

impl FromStr for HouseKey {
    type Err = String;

    fn from_str(text: &str) -> Result<HouseKey, String> {
        let key = text.trim();
        if key.is_empty() {
            return Err("an empty house key would open to everybody: leave it out instead".to_owned());
        }
        if key.len() > HouseKey::LENGTH_MAX {
            return Err(format!("a house key is at most {} bytes long", HouseKey::LENGTH_MAX));
        }
        Ok(HouseKey(TokenHash::of(key)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_key_opens_for_those_who_know_it_and_is_never_printed() {
        let key: HouseKey = " kanel-bulle\n".parse().unwrap();
        assert!(key.opens("kanel-bulle") && key.opens("kanel-bulle "));
        assert!(!key.opens("kanel") && !key.opens("") && !key.opens("Kanel-bulle"));
        let settings = Settings { house_key: Some(key), ..Settings::default() };
        assert!(!format!("{settings:?}").contains("kanel"));
    }

    #[test]
    fn niceness_has_its_bounds() {
        assert_eq!("0".parse(), Ok(Nice(0)));
        assert_eq!("19".parse(), Ok(Nice::default()));
        for wrong in ["20", "-1", "nice", ""] {
            assert!(wrong.parse::<Nice>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn an_empty_house_key_is_refused() {
        assert!(" \n".parse::<HouseKey>().is_err());
        assert!("k".repeat(HouseKey::LENGTH_MAX + 1).parse::<HouseKey>().is_err());
    }
}
