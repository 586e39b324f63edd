//! The page that Prometheus reads.

use super::PANICS;
use crate::{Error, host::Host};
use axum::{Router, extract::State, http::header, response::IntoResponse, routing::get};
use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, EncodeMetric, text},
    metrics::{counter::ConstCounter, gauge::ConstGauge},
    registry::{Registry, Unit},
};
use std::{
    fmt,
    sync::{Arc, Weak, atomic::Ordering},
};
use tokio::net::TcpListener;

/// What the names of all figures begin with.
const PREFIX: &str = "spelbord";
/// The text of OpenMetrics, which Prometheus and those who speak like it read.
const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves the figures, and nothing else, until the server closes.
pub(crate) async fn serve(listener: TcpListener, host: Arc<Host>) -> Result<(), Error> {
    let mut closing = host.closing.clone();
    let registry = Arc::new(registry(&host));
    drop(host);
    let routes = Router::new().route("/metrics", get(scrape)).with_state(registry);
    let closed = async move {
        // Also when nobody can say any more that the server closes.
        let _ = closing.wait_for(|closes| *closes).await;
    };
    let served = axum::serve(listener, routes).with_graceful_shutdown(closed).await;
    served.map_err(|error| Error::new("the figures cannot be served", error))
}

async fn scrape(State(registry): State<Arc<Registry>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], written(&registry))
}

fn registry(host: &Arc<Host>) -> Registry {
    let mut registry = Registry::with_prefix(PREFIX);
    host.figures.register(&mut registry);
    registry.register_collector(Box::new(Now(Arc::downgrade(host))));
    registry
}

fn written(registry: &Registry) -> String {
    let mut figures = String::new();
    text::encode(&mut figures, registry).expect("writing to memory does not fail");
    figures
}

/// What is not counted but looked up when somebody asks.
struct Now(Weak<Host>);

impl fmt::Debug for Now {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Now")
    }
}

impl Collector for Now {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let Some(host) = self.0.upgrade() else { return Ok(()) };
        let panics = ConstCounter::new(PANICS.load(Ordering::Relaxed));
        let help = "Panics of the process: errors in the program";
        panics.encode(encoder.encode_descriptor("panics", help, None, panics.metric_type())?)?;

        let tables = ConstGauge::new(host.rooms.count() as i64);
        let help = "Tables in memory, because somebody is there or was just now";
        tables.encode(encoder.encode_descriptor("tables_open", help, None, tables.metric_type())?)?;

        let written = host.store.written();
        for (name, help, count) in [
            ("store_groups", "Groups of additions that shared one wait for the store", written.groups),
            ("store_additions", "Additions to logs in those groups", written.additions),
        ] {
            let count = ConstCounter::new(count);
            count.encode(encoder.encode_descriptor(name, help, None, count.metric_type())?)?;
        }
        if let Some(disk) = host.store.disk() {
            for (name, help, bytes) in [
                ("disk_free", "What is left on the disk of the database", disk.free),
                ("database", "What the database takes", disk.database),
                ("database_ahead", "What its write-ahead log takes", disk.ahead),
            ] {
                let bytes = ConstGauge::new(i64::try_from(bytes).unwrap_or(i64::MAX));
                bytes.encode(encoder.encode_descriptor(
                    name,
                    help,
                    Some(&Unit::Bytes),
                    bytes.metric_type(),
                )?)?;
            }
        }

        let kind = prometheus_client::metrics::MetricType::Gauge;
        let help = "Thoughts that wait for their turn";
        let mut waiting = encoder.encode_descriptor("thoughts_waiting", help, None, kind)?;
        for thinkers in [&host.bots, &host.advisers, &host.checkers] {
            let count = ConstGauge::new(thinkers.waiting() as i64);
            count.encode(waiting.encode_family(&[("for", thinkers.name())])?)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use std::{collections::BTreeSet, time::Duration};
    use store::Memory;

    /// The figures with everything counted once, so that each of them is there.
    fn all() -> String {
        let host = Arc::new(testing::host(Memory::default()));
        let figures = &host.figures;
        figures.thought("bots", Duration::ZERO, Duration::ZERO);
        figures.asked("advice");
        figures.refused("replays-per-address");
        let _connected = figures.connected(true);
        written(&registry(&host))
    }

    #[test]
    fn the_documents_tell_of_every_figure_and_of_no_other() {
        let documents = include_str!("../../../../docs/figures.md");
        let told: BTreeSet<&str> = documents
            .lines()
            .filter_map(|line| line.strip_prefix("| `"))
            .filter_map(|line| line.split(['`', '{']).next())
            .collect();
        let figures = all();
        let there: BTreeSet<&str> = figures
            .lines()
            .filter_map(|line| line.strip_prefix("# TYPE "))
            .filter_map(|line| line.split(' ').next())
            .collect();
        assert_eq!(told, there, "docs/figures.md has a line for each");
    }

    #[test]
    fn a_connection_counts_for_as_long_as_it_lasts() {
        let host = Arc::new(testing::host(Memory::default()));
        let figures = || written(&registry(&host));
        let connected = host.figures.connected(false);
        assert!(figures().contains("spelbord_connected{as=\"watcher\"} 1\n"), "{}", figures());
        drop(connected);
        assert!(figures().contains("spelbord_connected{as=\"watcher\"} 0\n"));
    }
}
