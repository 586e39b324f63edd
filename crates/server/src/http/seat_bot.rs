use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms, secrets};
use axum::{
    Json,
    extract::{Path, State},
};
use hosting::names;
use life::Input;
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
    let SeatBot { key, seat, level } = request;
    let room = Rooms::get(&host, &id);
    let name =
        room.look(|life| Ok(names::for_bot(&life.table().names(), secrets::mood()).to_owned())).await?;
    room.request(Input::SeatBot { key, seat, level, name }).await?;
    Ok(Json(Done {}))
}
