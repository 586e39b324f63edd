use super::{Refused, body::Body};
use crate::host::Host;
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use protocol::{ErrorCode, http::AskBoard};
use serde_json::value::RawValue;
use std::{net::SocketAddr, sync::Arc, time::Instant};
use tabletop::{Bytes32, Seed, Table};
use tokio::task::spawn_blocking;

/// `POST /api/board`
pub(crate) async fn board(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Body(request): Body<AskBoard>,
) -> Result<Json<Box<RawValue>>, Refused> {
    // It costs about as much as laying a table.
    if !host.tables_laid.take(address.ip(), Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    // Drawing a map of somebody's own takes a while, so it is done off the threads that serve everybody.
    let drawn = spawn_blocking(move || Ok(on_trial(&request.game, &request.options)?.board())).await;
    drawn.map_err(|error| Refused::detailed(ErrorCode::Malformed, error))?.map(Json)
}

/// A match with luck that is thrown away: whether the options are allowed only the game can say.
pub(super) fn on_trial(game: &str, options: &RawValue) -> Result<Box<dyn Table>, Refused> {
    let opened = catalog::open(game, options, &Seed(Bytes32([0; 32])));
    Ok(opened.ok_or(ErrorCode::UnknownGame)??)
}
