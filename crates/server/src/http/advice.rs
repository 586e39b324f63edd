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
