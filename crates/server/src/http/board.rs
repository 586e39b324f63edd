use super::{Failed, aside, body::Body};
use crate::host::Host;
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use catalog::{NoMatch, Terms};
use protocol::{ErrorCode, http::AskBoard};
use serde_json::value::RawValue;
use std::{net::SocketAddr, sync::Arc, time::Instant};
use tabletop::{AnyMatch, Bytes32, Seed};

/// `POST /api/board`
pub(crate) async fn board(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Body(request): Body<AskBoard>,
) -> Result<Json<Box<RawValue>>, Failed> {
    // It costs about as much as laying a table.
    if !host.tables_laid.take(address.ip(), Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    // Drawing a map of somebody's own takes a while.
    let drawn = aside(move || {
        let AskBoard { game, rules, options } = &request;
        let rules = rules.map_or_else(|| newest_rules(game), Ok)?;
        Ok(on_trial(Terms { game, rules, options })?.board())
    });
    drawn.await?.map(Json)
}

/// The version of the rules that a new table gets.
pub(super) fn newest_rules(game: &str) -> Result<u16, ErrorCode> {
    catalog::rules(game).map(|known| *known.end()).ok_or(ErrorCode::UnknownGame)
}

/// A match with luck that is thrown away: whether the options are allowed only the game can say.
pub(super) fn on_trial(terms: Terms<'_>) -> Result<Box<dyn AnyMatch>, Failed> {
    terms.open(&Seed(Bytes32([0; 32]))).map_err(|no| match no {
        NoMatch::Unknown => ErrorCode::UnknownGame.into(),
        NoMatch::Rejected(reject) => reject.into(),
    })
}
