//! Forgets tables whose time is up, in the background and a few at a time.

use crate::host::Host;
use life::TableId;
use std::{sync::Arc, time::Duration};
use tokio::time::sleep;

/// How long to wait before all tables are looked at again.
const ROUND_EVERY: Duration = Duration::from_secs(60 * 60);
/// How long to wait between a few tables and the next few, so that nobody who plays notices.
const PAUSE: Duration = Duration::from_millis(200);

/// Looks at all tables again and again until the server closes.
pub(crate) async fn prune_until_closed(host: Arc<Host>) {
    // With everything kept for ever there is nothing to look for.
    if host.settings.keeping.shortest().is_none() {
        return;
    }
    let mut closing = host.closing.clone();
    let rounds = async {
        loop {
            round(&host).await;
            sleep(ROUND_EVERY).await;
        }
    };
    tokio::select! {
        () = rounds => {}
        // Also when nobody can say any more that the server closes.
        _ = closing.wait_for(|closes| *closes) => {}
    }
}

/// Looks at every table once. If the store fails, the rest is looked at the next time.
async fn round(host: &Host) {
    let (mut after, mut pruned): (Option<TableId>, u64) = (None, 0);
    loop {
        let keeping = &host.settings.keeping;
        match store::prune(&*host.store, &host.games, keeping, host.store.now(), after, false).await {
            Ok(looked) => {
                pruned += looked.tables.len() as u64;
                host.figures.tables_pruned.inc_by(looked.tables.len() as u64);
                after = looked.next;
            }
            Err(error) => {
                tracing::error!(%error, "tables whose time is up cannot be forgotten");
                break;
            }
        }
        if after.is_none() {
            break;
        }
        sleep(PAUSE).await;
    }
    if pruned > 0 {
        tracing::info!(tables = pruned, "forgot tables whose time was up");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Log, TABLE, person};
    use life::Keeping;
    use serde_json::json;

    const NEVER: Keeping = Keeping { finished: None, unstarted: None, abandoned: None };
    const AT_ONCE: Option<Duration> = Some(Duration::ZERO);
    const LATER: Option<Duration> = Some(Duration::from_secs(3_600));

    /// Whether a table is forgotten in one round.
    async fn is_forgotten(log: Log, keeping: Keeping) -> bool {
        let store = log.stored().await;
        let mut host = testing::host(store.clone());
        host.settings.keeping = keeping;
        round(&host).await;
        let is_forgotten = store.log(TABLE).is_empty();
        assert_eq!(host.figures.tables_pruned.get(), u64::from(is_forgotten));
        is_forgotten
    }

    #[tokio::test]
    async fn a_table_is_forgotten_when_the_time_of_its_kind_is_up_and_no_sooner() {
        let two = || vec![person(0), person(1)];
        let unstarted = || Log::laid("tjuv", json!({}), two());
        let begun = || Log::begun("tjuv", json!({}), two());
        let over = || Log::begun("tjuv", json!({}), two()).play_to_the_end();
        let (a, b, c) = (unstarted, begun, over);
        assert!(is_forgotten(a(), Keeping { unstarted: AT_ONCE, ..NEVER }).await);
        assert!(is_forgotten(b(), Keeping { abandoned: AT_ONCE, ..NEVER }).await);
        assert!(is_forgotten(c(), Keeping { finished: AT_ONCE, ..NEVER }).await);

        assert!(
            !is_forgotten(a(), Keeping { unstarted: LATER, finished: AT_ONCE, abandoned: AT_ONCE }).await
        );
        assert!(
            !is_forgotten(b(), Keeping { abandoned: LATER, finished: AT_ONCE, unstarted: AT_ONCE }).await
        );
        assert!(!is_forgotten(c(), Keeping { finished: None, unstarted: AT_ONCE, abandoned: AT_ONCE }).await);
        for kept in [a(), b(), c()] {
            assert!(!is_forgotten(kept, NEVER).await);
        }
    }

    #[tokio::test]
    async fn a_table_that_cannot_be_read_is_not_forgotten() {
        let mut log = Log::laid("tjuv", json!({}), vec![person(0), person(1)]);
        log.records[0].text = log.records[0].text.replace("tjuv", "ludo").into();
        assert!(!is_forgotten(log, Keeping { unstarted: AT_ONCE, ..NEVER }).await);
    }
}
