use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
};
use protocol::{
    ErrorCode,
    http::{AskInvited, Invited},
};
use std::{net::SocketAddr, sync::Arc, time::Instant};

/// `POST /api/tables/{id}/invited`
pub(crate) async fn invited(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Body(request): Body<AskInvited>,
) -> Result<Json<Invited>, Failed> {
    if !host.mine_asked.take_many(address.ip(), 1, Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    let room = Rooms::get(&host, &id);
    let answer = room.look(|life| {
        let table = life.table();
        table.free_seat(&request.invite)?;
        Ok(Invited { game: table.laid().game.clone(), watched: table.is_watched() })
    });
    Ok(Json(answer.await?))
}
