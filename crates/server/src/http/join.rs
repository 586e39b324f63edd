use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
};
use protocol::http::{Join, SeatTaken};
use std::sync::Arc;

/// `POST /api/tables/{id}/join`
pub(crate) async fn join(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<Join>,
) -> Result<Json<SeatTaken>, Failed> {
    let room = Rooms::get(&host, &id);
    let (seat, token) = room.join(&request.invite, &request.name, request.nonce).await?;
    Ok(Json(SeatTaken { seat, token: token.reveal() }))
}
