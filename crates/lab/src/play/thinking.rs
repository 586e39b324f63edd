use crate::Spec;
use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

/// How long the bots take. It differs from run to run, so it is told but not kept.
pub(super) struct Thinking(Vec<Clock>);

struct Clock {
    bot: String,
    decisions: AtomicU64,
    nanoseconds: AtomicU64,
    longest: AtomicU64,
}

impl Thinking {
    pub(super) fn of(spec: &Spec) -> Thinking {
        let clock = |bot: &str| Clock {
            bot: bot.to_owned(),
            decisions: AtomicU64::new(0),
            nanoseconds: AtomicU64::new(0),
            longest: AtomicU64::new(0),
        };
        Thinking(spec.entrants().into_iter().map(clock).collect())
    }

    /// Adds a decision.
    pub(super) fn add(&self, bot: &str, time: Duration) {
        if let Some(clock) = self.0.iter().find(|clock| clock.bot == bot) {
            let time = time.as_nanos() as u64;
            clock.decisions.fetch_add(1, Ordering::Relaxed);
            clock.nanoseconds.fetch_add(time, Ordering::Relaxed);
            clock.longest.fetch_max(time, Ordering::Relaxed);
        }
    }

    /// A line for each bot that has decided something.
    pub(super) fn lines(&self) -> Vec<String> {
        let milliseconds = |nanoseconds: u64| nanoseconds as f64 / 1e6;
        let line = |clock: &Clock| {
            let decisions = clock.decisions.load(Ordering::Relaxed);
            let mean = milliseconds(clock.nanoseconds.load(Ordering::Relaxed)) / decisions as f64;
            let longest = milliseconds(clock.longest.load(Ordering::Relaxed));
            let line = format!(
                "{}: {decisions} decisions in {mean:.3} ms on average, at most {longest:.0} ms",
                clock.bot
            );
            (decisions > 0).then_some(line)
        };
        self.0.iter().filter_map(line).collect()
    }
}
