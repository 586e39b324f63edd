//! The time that the rules give: when it is up, whoever is waited for is made to do what the game says.

use crate::{
    room::{Outcome, Room},
    store::Move,
};
use protocol::ErrorCode;
use std::{sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, sleep_until};

/// How long to wait before trying again when the store fails.
const TRY_AGAIN_AFTER: Duration = Duration::from_secs(1);

/// Waits for a deadline. If it still stands then, its time-out is played, as an ordinary move that answers one version:
/// had somebody been quicker, it would hit the next decision.
pub(crate) async fn run(room: Arc<Room>, deadline: Instant) {
    sleep_until(deadline).await;
    time_is_up(&room, deadline).await;
}

/// Plays time-outs for as long as a deadline that has passed still stands. Whoever was quicker may not have ended it: a
/// deal offered at the last moment prolongs nothing.
pub(crate) async fn time_is_up(room: &Arc<Room>, deadline: Instant) {
    loop {
        let (version, made): (u32, Move) = match room.overdue(deadline).await {
            Ok(Some(overdue)) => overdue,
            Ok(None) => return,
            Err(ErrorCode::Storage) => {
                sleep(TRY_AGAIN_AFTER).await;
                continue;
            }
            // There is nothing to play on.
            Err(_) => return,
        };
        match room.act(made, Some(version)).await {
            Outcome::Stored | Outcome::Late => {}
            // Only a client's command can be sent twice.
            Outcome::Repeated(_) => return,
            Outcome::Failed(_) => sleep(TRY_AGAIN_AFTER).await,
            Outcome::Refused { rule, .. } => {
                tracing::error!(version, rule = rule.0, "a time-out broke the rules");
                return;
            }
        }
    }
}
