use super::{Failed, body::Body};
use crate::{host::Host, secrets};
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use life::{Digest, Laid, Life};
use protocol::{
    ErrorCode,
    http::{CreateTable, TableCreated},
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};
use tabletop::{Bytes32, Seat, ServerPart};

/// `POST /api/tables`
pub(crate) async fn create(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Body(request): Body<CreateTable>,
) -> Result<Json<TableCreated>, Failed> {
    check_key(&host, address.ip(), request.house_key.as_deref())?;
    // Reading a map of somebody's own takes a while.
    let checked = host.checkers.think(
        &[address.ip()],
        || false,
        move || {
            let checked = hosting::rules_for(&request);
            (request, checked)
        },
    );
    let (request, checked) = checked.await.map_err(|no| host.no_thought(no))?;
    let commitments = hosting::commitments(&request.seats);
    let laid = hosting::laid(request, checked?, secrets::fresh())?;
    let created =
        TableCreated { table: laid.id.to_string(), commitment: ServerPart(laid.server_part).commitment() };
    lay(&host, laid, &commitments).await?;
    Ok(Json(created))
}

/// On a private server only those lay tables who know its key. Whoever guesses soon has to wait, and then even the right
/// key does not open.
fn check_key(host: &Host, address: IpAddr, key: Option<&str>) -> Result<(), ErrorCode> {
    let Some(house_key) = &host.settings.house_key else { return Ok(()) };
    // A key that was left out is no guess.
    let Some(key) = key else { return Err(ErrorCode::HouseKey) };
    let (wrong_keys, now) = (&host.rates.wrong_keys, Instant::now());
    if !wrong_keys.has(address, now) {
        return Err(host.too_fast(wrong_keys.limit()));
    }
    if !house_key.opens(key) {
        wrong_keys.take(address, now);
        return Err(ErrorCode::HouseKey);
    }
    Ok(())
}

/// Begins the log of a new table, with what those at the screen have committed to.
pub(crate) async fn lay(host: &Host, laid: Laid, commitments: &[(Seat, Bytes32)]) -> Result<(), ErrorCode> {
    if !host.has_room() {
        tracing::error!("the disk is nearly full: no tables are laid");
        return Err(ErrorCode::NoRoom);
    }
    let (id, game) = (Arc::clone(&laid.id), laid.game.clone());
    let name = life::short_name(&id);
    let log = Life::lay(Arc::clone(&host.games), laid, commitments, host.store.now())
        .map_err(|refused| refused.code().unwrap_or(ErrorCode::Internal))?;
    let stored = host.store.append(id, 0, Digest::NOTHING, log).await.map_err(|error| {
        tracing::error!(%error, "cannot store a table");
        error.code()
    })?;
    // Two equal random ids: more likely that the store is broken.
    if !stored {
        return Err(ErrorCode::Storage);
    }
    host.figures.tables_laid.inc();
    tracing::debug!(table = name, game, "a table was laid");
    Ok(())
}
