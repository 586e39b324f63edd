use super::{Failed, body::Body};
use crate::{host::Host, names, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
};
use life::Input;
use protocol::{
    ErrorCode,
    http::{Join, SeatTaken},
};
use std::sync::Arc;

/// `POST /api/tables/{id}/join`
pub(crate) async fn join(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<Join>,
) -> Result<Json<SeatTaken>, Failed> {
    let Join { invite, name, token } = request;
    let name = names::readable(&name).ok_or(ErrorCode::Name)?.to_owned();
    let room = Rooms::get(&host, &id);
    let seat = Arc::clone(&room).request(Input::Join { invite, name, token }).await?;
    let commitment = room.look(|life| Ok(life.table().commitment())).await?;
    Ok(Json(SeatTaken { seat, commitment }))
}
