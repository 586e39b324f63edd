use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
};
use protocol::{
    ErrorCode,
    http::{Advised, AskAdvice},
};
use std::{net::SocketAddr, sync::Arc, time::Instant};

/// `POST /api/tables/{id}/advice`
pub(crate) async fn advice(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Body(request): Body<AskAdvice>,
) -> Result<Json<Advised>, Failed> {
    if !host.advice_asked.take(address.ip(), Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    let (question, tried) = Rooms::get(&host, &id).ask_advice(&request.token).await?;
    let _place = host.advice_waiting.take().ok_or(ErrorCode::TooFast)?;
    let (seat, version) = (question.seat, question.version);
    let thought = host
        .advisers
        .think(move || question.terms().advice(seat, &question.view, &question.menu, &tried))
        .await
        .map_err(|_| ErrorCode::Internal)?;
    let advice = thought.map_err(|no| {
        tracing::error!(?seat, version, ?no, "there is no master for a match under way");
        ErrorCode::Internal
    })?;
    Ok(Json(Advised { seat, version, advice }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Memory, TABLE, person, table, token};
    use serde_json::json;

    async fn ask(host: Host) -> Result<Json<Advised>, Failed> {
        let address = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1)));
        let host = Arc::new(host);
        let waiting = Rooms::get(&host, TABLE).waiting().await;
        let request = Body(AskAdvice { token: token(waiting.0) });
        advice(State(host), address, Path(TABLE.to_owned()), request).await
    }

    fn host() -> Host {
        testing::host(Memory::holding(table("tjuv", json!({}), vec![person(0), person(1)])))
    }

    #[tokio::test]
    async fn advice_waits_for_no_bot() {
        let answer = ask(Host { bots: testing::nobody(), ..host() }).await;
        assert!(answer.is_ok_and(|Json(advised)| advised.version == 0));
    }

    #[tokio::test]
    async fn a_master_that_breaks_down_is_an_error_of_ours() {
        let answer = ask(Host { advisers: testing::nobody(), ..host() }).await;
        assert_eq!(answer.err().and_then(|failed| failed.code()), Some(ErrorCode::Internal));
    }

    #[tokio::test]
    async fn no_more_may_wait_for_advice_than_there_is_room_for() {
        let host = host();
        let places: Vec<_> = std::iter::from_fn(|| host.advice_waiting.take()).collect();
        assert_eq!(places.len(), crate::limits::ADVICE_WAITING_MAX);
        assert_eq!(ask(host).await.err().and_then(|failed| failed.code()), Some(ErrorCode::TooFast));
    }
}
