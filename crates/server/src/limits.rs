//! How much anybody may ask of the server. People never meet these limits; floods do.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::Mutex,
    time::{Duration, Instant},
};

/// So many at once, and so many more every second.
#[derive(Copy, Clone)]
pub(crate) struct Rate {
    pub(crate) burst: f64,
    pub(crate) per_second: f64,
}

/// Messages on one connection.
pub(crate) const MESSAGES: Rate = Rate { burst: 200.0, per_second: 100.0 };
/// Tables laid from one address.
pub(crate) const TABLES: Rate = Rate { burst: 600.0, per_second: 5.0 };

/// How the tables stand that one address asks about, counted in tables.
pub(crate) const MINE: Rate = Rate { burst: 400.0, per_second: 10.0 };

/// Advice to one address during matches.
pub(crate) const ADVICE: Rate = Rate { burst: 300.0, per_second: 2.0 };
/// Those who may wait for advice at once, from everywhere.
pub(crate) const ADVICE_WAITING_MAX: usize = 64;
/// Reviews begun from one address. Whoever goes through a match step by step begins one wherever they stay, so a whole
/// evening can be looked through, but not endlessly.
pub(crate) const REVIEWS: Rate = Rate { burst: 300.0, per_second: 1.0 };
/// Reviews under way at once, from everywhere. Each has one decision in the advisers' queue at a time, so whoever asks for
/// advice during a match waits for no more than so many decisions.
pub(crate) const REVIEWS_MAX: usize = 16;

/// How often a connection is told that it is too fast before it is closed.
pub(crate) const WARNINGS_MAX: u32 = 5;
/// How long a connection may stay silent before it says hello.
pub(crate) const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often a silent connection is asked whether it is still there.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(25);
/// A connection that has been silent for so long, pings notwithstanding, is gone.
pub(crate) const SILENCE_MAX: Duration = Duration::from_secs(70);
/// A connection that takes so long to accept what waits for it is gone.
pub(crate) const SEND_WITHIN: Duration = Duration::from_secs(20);
/// How long a connection that has been told goodbye may take to close. Until then what it sends is thrown away: if we
/// closed with something unread, the goodbye itself could be lost.
pub(crate) const GOODBYE_WITHIN: Duration = Duration::from_secs(2);
/// Frames up to this length are read, so that those who send them can be told that they are too long. Beyond it the
/// connection is simply closed.
pub(crate) const READ_MAX: usize = 64 * 1024;
/// Frames that may wait for a slow connection. One more, and it is closed; it can resume.
pub(crate) const FRAMES_WAITING_MAX: usize = 256;
/// The longest body of a request, in bytes: room for a map of somebody's own.
pub(crate) const BODY_MAX: usize = 64 * 1024;
/// The longest replay file, in bytes.
pub(crate) const REPLAY_MAX: usize = 8 * 1024 * 1024;
/// How often an action is tried again because another node was first.
pub(crate) const CONFLICTS_MAX: usize = 8;
/// Addresses whose rate is remembered at once.
const ADDRESSES_MAX: usize = 10_000;

/// A bucket of tokens that fills itself again.
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, at: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.take_many(rate, 1, now)
    }

    fn take_many(&mut self, rate: Rate, count: usize, now: Instant) -> bool {
        self.refill(rate, now);
        if self.tokens < 1.0 {
            return false;
        }

        self.tokens -= count as f64;
        true
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + passed * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// One bucket for each address.
pub(crate) struct ByAddress {
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl ByAddress {
    pub(crate) fn new(rate: Rate) -> ByAddress {
        ByAddress { rate, buckets: Mutex::default() }
    }

    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        self.take_many(address, 1, now)
    }

    /// Takes so many tokens, if there are any: whoever has one left may go below nothing once.
    pub(crate) fn take_many(&self, address: IpAddr, count: usize, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().expect("nothing panics while it holds this lock");
        if buckets.len() >= ADDRESSES_MAX {
            // Full buckets say nothing. If none is full, forgetting everything errs on the friendly side.
            buckets.retain(|_, bucket| {
                bucket.refill(self.rate, now);
                bucket.tokens < self.rate.burst
            });
            if buckets.len() >= ADDRESSES_MAX {
                buckets.clear();
            }
        }
        buckets
            .entry(network(address))
            .or_insert_with(|| Bucket::full(self.rate, now))
            .take_many(self.rate, count, now)
    }
}

/// With IPv6 one household has a whole network of addresses.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: Rate = Rate { burst: 3.0, per_second: 2.0 };

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::full(RATE, start);
        let taken = |bucket: &mut Bucket, now| (0..10).filter(|_| bucket.take(RATE, now)).count();

        assert_eq!(taken(&mut bucket, start), 3);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(1)), 2);
        assert_eq!(taken(&mut bucket, start + Duration::from_secs(100)), 3);
    }

    #[test]
    fn every_address_has_its_own_bucket_and_a_household_shares_one() {
        let now = Instant::now();
        let all = ByAddress::new(RATE);
        let taken = |address: &str| (0..10).filter(|_| all.take(address.parse().unwrap(), now)).count();

        assert_eq!(taken("192.0.2.1"), 3);
        assert_eq!(taken("192.0.2.2"), 3);
        assert_eq!(taken("2001:db8::1"), 3);
        assert_eq!(taken("2001:db8::2"), 0);
    }

    fn address(number: usize) -> IpAddr {
        IpAddr::from((number as u32).to_be_bytes())
    }

    #[test]
    fn among_too_many_addresses_those_are_forgotten_that_have_asked_for_nothing_lately() {
        let start = Instant::now();
        let all = ByAddress::new(RATE);
        let (greedy, later) = (address(0), start + Duration::from_secs(1));
        while all.take(greedy, later) {}
        for number in 1..ADDRESSES_MAX {
            assert!(all.take(address(number), start));
        }
        assert!(all.take(address(ADDRESSES_MAX), later), "there is room for one more");
        assert!(!all.take(greedy, later), "who has asked too much is not forgotten");
        assert_eq!(all.buckets.lock().unwrap().len(), 2);
    }

    #[test]
    fn when_everybody_has_asked_lately_everybody_begins_anew() {
        let now = Instant::now();
        let all = ByAddress::new(RATE);
        let greedy = address(0);
        while all.take(greedy, now) {}
        for number in 1..=ADDRESSES_MAX {
            assert!(all.take(address(number), now));
        }
        assert_eq!(all.buckets.lock().unwrap().len(), 1, "memory is bounded");
        assert!(all.take(greedy, now));
    }
}
