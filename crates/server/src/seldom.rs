//! Things that go wrong a thousand times a second are said now and then.

use std::{
    sync::Mutex,
    time::{Duration, Instant},
};

/// How often the same complaint is heard at most.
const EVERY: Duration = Duration::from_secs(10);

/// A complaint that is heard at most now and then, with how often there was cause for it.
#[derive(Default)]
pub(crate) struct Seldom(Mutex<Since>);

#[derive(Default)]
struct Since {
    said: Option<Instant>,
    times: u64,
}

impl Seldom {
    /// Says it, or only counts it if it was said a moment ago.
    pub(crate) fn say(&self, complain: impl FnOnce(u64)) {
        self.say_at(Instant::now(), complain);
    }

    fn say_at(&self, now: Instant, complain: impl FnOnce(u64)) {
        let mut since = self.0.lock().expect("nothing panics while it holds this lock");
        since.times += 1;
        if since.said.is_some_and(|said| now.saturating_duration_since(said) < EVERY) {
            return;
        }

        let times = since.times;
        *since = Since { said: Some(now), times: 0 };
        drop(since);
        complain(times);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_complaint_is_heard_at_once_and_then_now_and_then_with_its_count() {
        let (seldom, start) = (Seldom::default(), Instant::now());
        let mut heard = Vec::new();
        for second in 0..25 {
            seldom.say_at(start + Duration::from_secs(second), |times| heard.push(times));
        }
        assert_eq!(heard, [1, 10, 10]);
    }
}
