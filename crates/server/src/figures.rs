//! What an operator can watch: figures for Prometheus, on an address of their own that is off unless it is asked for.
//!
//! None of them names a table, a person or an address: labels are words of the program. `docs/figures.md` tells what each
//! means, and a test holds it to that.

mod scrape;

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{
        counter::Counter,
        family::{Family, MetricConstructor},
        gauge::Gauge,
        histogram::Histogram,
        info::Info,
    },
    registry::{Registry, Unit},
};
use std::{
    panic,
    sync::{
        Once,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

pub(crate) use scrape::serve;

/// From half a millisecond to half a minute: a move on a fast disk, and a table that waited for a slow one.
const SECONDS: [f64; 15] =
    [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1.0, 2.0, 8.0, 30.0];

/// What has been counted since the start. Cheap to count with: nothing here waits for anybody.
#[derive(Default)]
pub(crate) struct Figures {
    pub(crate) moves: Counter,
    pub(crate) tables_laid: Counter,
    pub(crate) matches_over: Counter,
    pub(crate) tables_pruned: Counter,
    /// Logs that were found to be another than was told: the store went back in time.
    pub(crate) rolled_back: Counter,
    told: Seconds,
    stored: Seconds,
    loaded: Seconds,
    store_failed: Counter,
    connected: Family<As, Gauge>,
    thought: SecondsFor,
    waited: SecondsFor,
    asked: Family<For, Counter>,
    refused: Family<Which, Counter>,
}

/// A histogram of seconds.
#[derive(Clone)]
struct Seconds(Histogram);

impl Default for Seconds {
    fn default() -> Seconds {
        Seconds(InSeconds.new_metric())
    }
}

/// Such a histogram for each label.
#[derive(Clone)]
struct SecondsFor(Family<For, Histogram, InSeconds>);

impl Default for SecondsFor {
    fn default() -> SecondsFor {
        SecondsFor(Family::new_with_constructor(InSeconds))
    }
}

/// Makes such histograms.
#[derive(Clone)]
struct InSeconds;

impl MetricConstructor<Histogram> for InSeconds {
    fn new_metric(&self) -> Histogram {
        Histogram::new(SECONDS)
    }
}

/// As what somebody is connected to a table.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct As {
    r#as: &'static str,
}

/// What something is done for.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct For {
    r#for: &'static str,
}

/// Which limit was met.
#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Which {
    limit: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

impl Figures {
    /// Somebody has been told what came of what they said.
    pub(crate) fn told(&self, after: Duration) {
        self.told.0.observe(after.as_secs_f64());
    }

    /// The store has answered whether something is added.
    pub(crate) fn stored(&self, after: Duration, worked: bool) {
        self.stored.0.observe(after.as_secs_f64());
        if !worked {
            self.store_failed.inc();
        }
    }

    /// The store has answered with a log.
    pub(crate) fn loaded(&self, after: Duration, worked: bool) {
        self.loaded.0.observe(after.as_secs_f64());
        if !worked {
            self.store_failed.inc();
        }
    }

    /// Something has been thought.
    pub(crate) fn thought(&self, by: &'static str, waited: Duration, took: Duration) {
        self.waited.0.get_or_create(&For { r#for: by }).observe(waited.as_secs_f64());
        self.thought.0.get_or_create(&For { r#for: by }).observe(took.as_secs_f64());
    }

    /// Somebody asked for advice, and it was begun.
    pub(crate) fn asked(&self, what: &'static str) {
        self.asked.get_or_create(&For { r#for: what }).inc();
    }

    /// Somebody asked for more than a limit allows.
    pub(crate) fn refused(&self, limit: &'static str) {
        self.refused.get_or_create(&Which { limit }).inc();
    }

    /// Counts somebody at a table for as long as what comes back is kept.
    pub(crate) fn connected(&self, is_seated: bool) -> Connected {
        self.connected_as(if is_seated { "seat" } else { "watcher" })
    }

    /// Counts a connection for as long as what comes back is kept, which is until it becomes a socket.
    pub(crate) fn visiting(&self) -> Connected {
        self.connected_as("visitor")
    }

    fn connected_as(&self, what: &'static str) -> Connected {
        let count = self.connected.get_or_create_owned(&As { r#as: what });
        count.inc();
        Connected(count)
    }

    /// Everything that is counted here, by its name.
    fn register(&self, registry: &mut Registry) {
        let built = Info::new(Build { version: env!("CARGO_PKG_VERSION") });
        registry.register("build", "The version that runs", built);
        registry.register("moves", "Moves that were stored", self.moves.clone());
        registry.register("tables_laid", "Tables that were laid", self.tables_laid.clone());
        registry.register("matches_over", "Matches that came to their end", self.matches_over.clone());
        registry.register(
            "tables_pruned",
            "Tables that were forgotten because their time was up",
            self.tables_pruned.clone(),
        );
        registry.register(
            "rolled_back",
            "Logs that the store gave back other than they were told",
            self.rolled_back.clone(),
        );
        registry.register("connected", "Connections now", self.connected.clone());
        registry.register("asked", "Advice that was begun", self.asked.clone());
        registry.register("refused", "Requests that met a limit", self.refused.clone());
        registry.register(
            "store_failed",
            "Times the store did not do what was asked",
            self.store_failed.clone(),
        );
        for (name, help, histogram) in [
            ("told", "From a message until whoever sent it has been told what came of it", &self.told),
            ("stored", "How long the store took to add to a log", &self.stored),
            ("loaded", "How long the store took to read a log", &self.loaded),
        ] {
            registry.register_with_unit(name, help, Unit::Seconds, histogram.0.clone());
        }
        let help = "Processor time that a thought took";
        registry.register_with_unit("thought", help, Unit::Seconds, self.thought.0.clone());
        let help = "How long a thought waited for its turn";
        registry.register_with_unit("thought_waited", help, Unit::Seconds, self.waited.0.clone());
    }
}

/// A connection that is counted.
pub(crate) struct Connected(Gauge);

impl Drop for Connected {
    fn drop(&mut self) {
        self.0.dec();
    }
}

static PANICS: AtomicU64 = AtomicU64::new(0);

/// Counts every panic of the process from now on, before it is reported as it was.
pub(crate) fn count_panics() {
    static COUNTED: Once = Once::new();
    COUNTED.call_once(|| {
        let report = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            PANICS.fetch_add(1, Ordering::Relaxed);
            report(panic);
        }));
    });
}
