use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
};
use protocol::http::SeatBot;
use serde::Serialize;
use std::sync::Arc;

/// `{}`: it is done, and there is nothing to say about it.
#[derive(Serialize)]
pub(crate) struct Done {}

/// `POST /api/tables/{id}/bot`
pub(crate) async fn seat_bot(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<SeatBot>,
) -> Result<Json<Done>, Failed> {
    Rooms::get(&host, &id).seat_bot(&request.invite, request.seat, request.level).await?;
    Ok(Json(Done {}))
}
