//! For those who watch over the process: whether it is alive, and whether it can do its work.

use crate::host::Host;
use axum::{extract::State, http::StatusCode};
use std::{sync::Arc, time::Duration};
use tokio::time::timeout;

/// How long the store may take to answer before nobody should be sent here.
const READY_WITHIN: Duration = Duration::from_secs(1);

/// `GET /healthz`: it answers, so it is alive. Asks nobody, so that a slow disk is no reason to start it anew.
pub(crate) async fn healthz() -> &'static str {
    "alive\n"
}

/// `GET /readyz`: whether people can be sent here, and if not, why.
pub(crate) async fn readyz(State(host): State<Arc<Host>>) -> (StatusCode, &'static str) {
    if *host.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match timeout(READY_WITHIN, host.store.tables(None, 1)).await {
        Ok(Ok(_)) => (StatusCode::OK, "ready\n"),
        Ok(Err(error)) => {
            tracing::warn!(%error, "not ready: the store failed");
            (StatusCode::SERVICE_UNAVAILABLE, "the store fails\n")
        }
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use store::Memory;
    use tokio::sync::watch;

    #[tokio::test]
    async fn nobody_is_sent_to_a_server_that_closes_and_it_is_alive_all_the_same() {
        let mut host = testing::host(Memory::default());
        let (_, closing) = watch::channel(true);
        assert_eq!(readyz(State(Arc::new(testing::host(Memory::default())))).await.0, StatusCode::OK);
        host.closing = closing;
        let answer = readyz(State(Arc::new(host))).await;
        assert_eq!(answer, (StatusCode::SERVICE_UNAVAILABLE, "closing\n"));
        assert_eq!(healthz().await, "alive\n");
    }
}
