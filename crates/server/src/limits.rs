//! How much anybody may ask of the server. People never meet these limits; floods do.
//!
//! What an operator may want to change stands in one list, [`Limits`], which the command line, the documents and the
//! figures read. What nobody needs to change are constants beside it.

mod value;

use std::time::Duration;
use value::Value;

pub use value::Rate;

/// How often a connection is told that it is too fast before it is closed.
pub(crate) const WARNINGS_MAX: u32 = 5;
/// How long a connection that has been told goodbye may take to close. Until then what it sends is thrown away: if we
/// closed with something unread, the goodbye itself could be lost.
pub(crate) const GOODBYE_WITHIN: Duration = Duration::from_secs(2);
/// Frames up to this length are read, so that those who send them can be told that they are too long. Beyond it the
/// connection is simply closed.
pub(crate) const READ_MAX: usize = 64 * 1024;
/// Frames that may wait for a slow connection. One more, and it is closed; it can resume.
pub(crate) const FRAMES_WAITING_MAX: usize = 256;
/// How often an action is tried again because another node was first.
pub(crate) const CONFLICTS_MAX: usize = 8;

/// One limit, as an operator reads it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Limit {
    /// What it is called wherever it can be set.
    pub name: &'static str,
    /// As [`Limits::set`] reads it.
    pub value: String,
    /// What it is for, in a sentence.
    pub meaning: &'static str,
}

/// Each limit once: its name, its field, its kind, its value unless another is chosen, and what it means.
macro_rules! limits {
    ($($(#[doc = $meaning:literal])+ $name:literal $field:ident: $kind:ty = $value:expr;)+) => {
        /// Every limit that an operator may change.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Limits {
            $($(#[doc = $meaning])+ pub $field: $kind,)+
        }

        impl Default for Limits {
            fn default() -> Limits {
                Limits { $($field: $value,)+ }
            }
        }

        impl Limits {
            /// All of them, in the order of the documents.
            pub fn all(&self) -> Vec<Limit> {
                vec![$(Limit {
                    name: $name,
                    value: self.$field.write(),
                    meaning: concat!($($meaning),+).trim_start(),
                },)+]
            }

            /// Chooses another value for one of them; says in a sentence why it cannot.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
                match name {
                    $($name => self.$field = Value::read(value).map_err(|why| format!("{name}: {why}"))?,)+
                    _ => return Err(format!("there is no limit called {name}")),
                }
                Ok(())
            }
        }
    };
}

limits! {
    /// Tables laid from one address.
    "tables-per-address" tables_per_address: Rate = Rate::new(60.0, 0.02);
    /// Attempts from one address to take a seat.
    "joins-per-address" joins_per_address: Rate = Rate::new(200.0, 1.0);
    /// Bots seated from one address at tables that gather.
    "bots-per-address" bots_per_address: Rate = Rate::new(400.0, 2.0);
    /// Rematches asked for from one address.
    "rematches-per-address" rematches_per_address: Rate = Rate::new(200.0, 1.0);
    /// Boards drawn for one address, maps of somebody's own among them.
    "boards-per-address" boards_per_address: Rate = Rate::new(300.0, 2.0);
    /// Replays fetched from one address.
    "replays-per-address" replays_per_address: Rate = Rate::new(100.0, 0.5);
    /// Tables that one address asks about, at a glance or by invitation.
    "glances-per-address" glances_per_address: Rate = Rate::new(400.0, 10.0);
    /// Advice to one address during matches.
    "advice-per-address" advice_per_address: Rate = Rate::new(300.0, 2.0);
    /// Sockets opened from one address.
    "sockets-per-address" sockets_per_address: Rate = Rate::new(600.0, 10.0);
    /// Wrong house keys from one address.
    "wrong-keys-per-address" wrong_keys_per_address: Rate = Rate::new(10.0, 0.1);
    /// Messages on one socket.
    "messages-per-socket" messages_per_socket: Rate = Rate::new(200.0, 100.0);
    /// Pings and pongs on one socket.
    "pings-per-socket" pings_per_socket: Rate = Rate::new(60.0, 2.0);

    /// Connections at once, from everywhere. Fewer if the system allows fewer open files.
    "connections" connections: usize = 50_000;
    /// Connections at once from one address, unless it is a trusted proxy's.
    "connections-from-address" connections_from_address: usize = 500;
    /// Sockets open at once from one address, behind a proxy or not.
    "sockets-from-address" sockets_from_address: usize = 300;
    /// Those who may wait for advice at once, from everywhere.
    "advice-waiting" advice_waiting: usize = 64;
    /// Those at one address who may wait for advice at once.
    "advice-from-address" advice_from_address: usize = 16;
    /// Moves of one match, far above any real one. At so many it is paused for good.
    "moves-in-match" moves_in_match: u32 = life::MOVES_MAX;
    /// The longest body of a request, in bytes: room for a map of somebody's own.
    "body-bytes" body_bytes: usize = 64 * 1024;

    /// How long the head of a request may take, from its first byte.
    "header-within" header_within: Duration = Duration::from_secs(10);
    /// How long the body of a request may take.
    "body-within" body_within: Duration = Duration::from_secs(30);
    /// How long a connection may be idle before, between and after requests.
    "idle-within" idle_within: Duration = Duration::from_secs(15);
    /// The same for trusted proxies, which keep connections for later and must not find them closed.
    "proxy-idle-within" proxy_idle_within: Duration = Duration::from_secs(150);
    /// How long whoever is sent something may take nothing of it.
    "send-within" send_within: Duration = Duration::from_secs(20);
    /// How long a socket may stay silent before it says hello.
    "hello-within" hello_within: Duration = Duration::from_secs(10);
    /// How often a silent socket is asked whether it is still there.
    "ping-every" ping_every: Duration = Duration::from_secs(25);
    /// A socket that has been silent for so long, pings notwithstanding, is gone.
    "silence-within" silence_within: Duration = Duration::from_secs(70);
    /// How long the store may take to answer before whoever waits is told that it does not.
    "store-within" store_within: Duration = Duration::from_secs(2);
    /// How long connections may take to say goodbye when the server closes.
    "close-within" close_within: Duration = Duration::from_secs(3);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_list_says_can_be_set_again() {
        let mut limits = Limits::default();
        for Limit { name, value, meaning } in Limits::default().all() {
            assert_eq!(limits.set(name, &value), Ok(()));
            assert!(meaning.ends_with('.') && !meaning.contains("  "), "{name}: {meaning}");
        }
        assert_eq!(limits, Limits::default());
    }

    #[test]
    fn every_limit_has_its_fields_name() {
        let debug = format!("{:?}", Limits::default());
        let mut names = Vec::new();
        for Limit { name, .. } in Limits::default().all() {
            assert!(debug.contains(&format!("{}: ", name.replace('-', "_"))), "{name}");
            assert!(!names.contains(&name), "{name} stands twice");
            names.push(name);
        }
    }

    #[test]
    fn a_limit_that_is_set_is_the_one_and_what_cannot_be_read_changes_nothing() {
        let mut limits = Limits::default();
        limits.set("tables-per-address", "3+0.5/s").unwrap();
        limits.set("header-within", "250ms").unwrap();
        limits.set("connections", "12").unwrap();
        let chosen = Limits {
            tables_per_address: Rate::new(3.0, 0.5),
            header_within: Duration::from_millis(250),
            connections: 12,
            ..Limits::default()
        };
        assert_eq!(limits, chosen);

        for (name, value) in [("connections", "many"), ("header-within", "10"), ("tables", "1"), ("", "")] {
            let why = limits.set(name, value).unwrap_err();
            assert!(why.contains(name), "{why}");
        }
        assert_eq!(limits, chosen);
    }
}
