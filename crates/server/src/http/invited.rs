use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
};
use protocol::http::{AskInvited, Invited};
use std::sync::Arc;

/// `POST /api/tables/{id}/invited`
pub(crate) async fn invited(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<AskInvited>,
) -> Result<Json<Invited>, Failed> {
    let room = Rooms::get(&host, &id);
    let answer = room.look(|life| {
        let table = life.table();
        table.free_seat(&request.invite)?;
        Ok(Invited { game: table.laid().game.clone(), watched: table.is_watched() })
    });
    Ok(Json(answer.await?))
}
