use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use protocol::{
    ErrorCode,
    http::{AskMine, Glance, MINE_MAX, MyTable},
};
use std::{net::SocketAddr, sync::Arc, time::Instant};

/// `POST /api/mine`
pub(crate) async fn mine(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Body(request): Body<AskMine>,
) -> Result<Json<Vec<Glance>>, Failed> {
    if request.tables.len() > MINE_MAX {
        return Err(Failed::detailed(ErrorCode::TooLarge, format!("at most {MINE_MAX} tables at once")));
    }
    let glances = &host.rates.glances;
    if !glances.take_many(address.ip(), request.tables.len(), Instant::now()) {
        return Err(host.too_fast(glances.limit()).into());
    }
    let mut glances = Vec::with_capacity(request.tables.len());
    for MyTable { table, token } in request.tables {
        let room = Rooms::get(&host, &table);
        let glance = room.look(|life| life.table().glance(token.as_deref())).await;
        glances.push(glance.unwrap_or_else(Glance::Fails));
    }
    Ok(Json(glances))
}
