use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
};
use hosting::names;
use life::{Input, Life};
use protocol::{
    ErrorCode,
    http::{Join, SeatTaken},
};
use std::sync::Arc;
use tabletop::Bytes16;

/// `POST /api/tables/{id}/join`
pub(crate) async fn join(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
    Body(request): Body<Join>,
) -> Result<Json<SeatTaken>, Failed> {
    let Join { invite, name, token, commitment } = request;
    let name = names::readable(&name).ok_or(ErrorCode::Name)?.to_owned();
    let room = Rooms::get(&host, &id);
    // One at a time on this server, so that two who are called alike cannot come at once. Who has no right to come waits
    // for nobody.
    room.look(|life| may_come(life, &invite, &token)).await?;
    let _alone = host.joining.lock().await;
    room.look(|life| {
        let is_back = life.table().seat_of(&hex::encode(token.0)).is_some();
        let is_taken = !is_back && names::is_taken(&name, &life.table().names());
        if is_taken { Err(ErrorCode::NameTaken) } else { Ok(()) }
    })
    .await?;
    let seat = Arc::clone(&room).request(Input::Join { invite, name, token, commitment }).await?;
    let commitment = room.look(|life| Ok(life.table().commitment())).await?;
    Ok(Json(SeatTaken { seat, commitment }))
}

/// Whoever has a seat already may ask again; anybody else needs a free one.
fn may_come(life: &Life, invite: &str, token: &Bytes16) -> Result<(), ErrorCode> {
    let table = life.table();
    match table.seat_of(&hex::encode(token.0)) {
        Some(_) => Ok(()),
        None => table.free_seat(invite).map(|_| ()),
    }
}
