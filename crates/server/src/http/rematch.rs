use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
};
use protocol::http::{Rematch, RematchLaid};
use std::sync::Arc;

/// `POST /api/tables/{id}/rematch`
pub(crate) async fn rematch(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<Rematch>,
) -> Result<Json<RematchLaid>, Failed> {
    let (next, seat) = Rooms::get(&host, &id).rematch(&request.token).await?;
    Rooms::get(&host, &next).come_along(&request.token, request.nonce).await?;
    Ok(Json(RematchLaid { table: next.to_string(), seat }))
}
