//! How often somebody may ask: buckets that fill themselves again, one for each address.

use crate::limits::Rate;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::Mutex,
    time::{Duration, Instant},
};

/// Addresses whose rate is remembered at once.
const ADDRESSES_MAX: usize = 10_000;
/// Nobody is told to come back later than that.
const WAIT_MAX: Duration = Duration::from_secs(3600);

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
        self.ask(rate, 1, now).is_ok()
    }

    /// Takes so many tokens if there is one, or says in how long there is.
    fn ask(&mut self, rate: Rate, count: usize, now: Instant) -> Result<(), Duration> {
        self.refill(rate, now);
        if self.tokens < 1.0 {
            let seconds = (1.0 - self.tokens) / rate.per_second;
            return Err(Duration::try_from_secs_f64(seconds).map_or(WAIT_MAX, |wait| wait.min(WAIT_MAX)));
        }

        self.tokens -= count as f64;
        Ok(())
    }

    fn refill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.tokens = (self.tokens + passed * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// One bucket for each address.
pub(crate) struct ByAddress {
    limit: &'static str,
    rate: Rate,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl ByAddress {
    pub(crate) fn new(limit: &'static str, rate: Rate) -> ByAddress {
        ByAddress { limit, rate, buckets: Mutex::default() }
    }

    /// The name of the limit, for whoever counts refusals.
    pub(crate) fn limit(&self) -> &'static str {
        self.limit
    }

    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> bool {
        self.ask(address, now).is_ok()
    }

    /// Takes one, or says in how long there is one.
    pub(crate) fn ask(&self, address: IpAddr, now: Instant) -> Result<(), Duration> {
        self.ask_for(address, 1, now)
    }

    /// Whether there is one to take.
    pub(crate) fn has(&self, address: IpAddr, now: Instant) -> bool {
        self.ask_for(address, 0, now).is_ok()
    }

    /// Takes so many tokens, if there are any: whoever has one left may go below nothing once.
    pub(crate) fn take_many(&self, address: IpAddr, count: usize, now: Instant) -> bool {
        self.ask_for(address, count, now).is_ok()
    }

    fn ask_for(&self, address: IpAddr, count: usize, now: Instant) -> Result<(), Duration> {
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
            .ask(self.rate, count, now)
    }
}

/// With IPv6 one household has a whole network of addresses.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.into(),
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
        let all = ByAddress::new("rate", RATE);
        let taken = |address: &str| (0..10).filter(|_| all.take(address.parse().unwrap(), now)).count();

        assert_eq!(taken("192.0.2.1"), 3);
        assert_eq!(taken("192.0.2.2"), 3);
        assert_eq!(taken("2001:db8::1"), 3);
        assert_eq!(taken("2001:db8::2"), 0);
    }

    #[test]
    fn who_has_asked_too_much_is_told_when_to_come_back() {
        let now = Instant::now();
        let all = ByAddress::new("rate", RATE);
        while all.take(address(0), now) {}
        assert_eq!(all.ask(address(0), now), Err(Duration::from_millis(500)));
        assert!(all.take_many(address(1), 7, now), "once");
        assert_eq!(all.ask(address(1), now), Err(Duration::from_millis(2500)));

        let never = ByAddress::new("never", Rate::new(0.0, 0.0));
        assert_eq!(never.ask(address(0), now), Err(WAIT_MAX));
    }

    fn address(number: usize) -> IpAddr {
        IpAddr::from((number as u32).to_be_bytes())
    }

    #[test]
    fn among_too_many_addresses_those_are_forgotten_that_have_asked_for_nothing_lately() {
        let start = Instant::now();
        let all = ByAddress::new("rate", RATE);
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
        let all = ByAddress::new("rate", RATE);
        let greedy = address(0);
        while all.take(greedy, now) {}
        for number in 1..=ADDRESSES_MAX {
            assert!(all.take(address(number), now));
        }
        assert_eq!(all.buckets.lock().unwrap().len(), 1, "memory is bounded");
        assert!(all.take(greedy, now));
    }
}
