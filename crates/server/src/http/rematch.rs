use super::{Failed, aside, body::Body, create::lay};
use crate::{host::Host, room::Room, rooms::Rooms, secrets};
use axum::{
    Json,
    extract::{Path, State},
};
use life::{Input, NextMatch, TableId};
use protocol::{
    ErrorCode,
    http::{Rematch, RematchLaid},
};
use std::sync::Arc;

/// `POST /api/tables/{id}/rematch`
pub(crate) async fn rematch(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<Rematch>,
) -> Result<Json<RematchLaid>, Failed> {
    let room = Rooms::get(&host, &id);
    let next = next_table(&host, &room, &request.token).await?;
    let seat = Rooms::get(&host, &next).request(Input::ComeAlong { token: request.token }).await?;
    Ok(Json(RematchLaid { table: next.to_string(), seat }))
}

/// The table of the next match with the same people, laid by the first who asks. If two ask at once both lay one, and the
/// log says which of them follows; nobody ever hears of the other.
async fn next_table(host: &Arc<Host>, room: &Arc<Room>, token: &str) -> Result<TableId, ErrorCode> {
    let (id, secret) = (secrets::fresh_table_id(), secrets::fresh_server_part());
    let next = room.look(|life| life.table().next_match(token, id.into(), secret)).await?;
    let laid = match next {
        NextMatch::Laid(table) => return Ok(table),
        NextMatch::ToLay(laid) => laid,
    };
    let (rules, mut laid) = aside(move || (hosting::newest_rules(&laid), laid)).await?;
    laid.rules = rules;
    let table = Arc::clone(&laid.id);
    lay(host, *laid, &[]).await?;
    Arc::clone(room).request(Input::Followed { token: token.to_owned(), table }).await?;
    room.look(|life| life.table().rematch().cloned().ok_or(ErrorCode::Internal)).await
}
