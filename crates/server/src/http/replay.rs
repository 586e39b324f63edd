use super::Failed;
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use protocol::ErrorCode;
use std::sync::Arc;

/// `GET /api/tables/{id}/replay`. Whoever wants to know whether it holds does not ask us: the page works it out itself.
pub(crate) async fn replay(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    let replay =
        Rooms::get(&host, &id).look(|life| life.table().replay().map_err(|_| ErrorCode::Internal)).await?;
    let replay = replay.ok_or(ErrorCode::NotOver)?;
    let name = format!("attachment; filename=\"spelbord-{}-{id}.json\"", replay.game);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(replay)))
}
