use super::{
    Failed, aside,
    board::{newest_rules, on_trial},
    body::Body,
};
use crate::{
    host::Host,
    names,
    rooms::Rooms,
    secrets::{self, Token},
    store::{Laid, Sitter},
};
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use catalog::Terms;
use protocol::{
    ErrorCode,
    http::{CreateTable, SeatRequest, SeatTaken, TableCreated},
};
use std::{net::SocketAddr, sync::Arc, time::Instant};
use tabletop::Seat;

/// `POST /api/tables`
pub(crate) async fn create(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Body(request): Body<CreateTable>,
) -> Result<Json<TableCreated>, Failed> {
    if !host.tables_laid.take(address.ip(), Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    // Reading a map of somebody's own takes a while.
    let (request, checked) = aside(move || {
        let checked = check_options(&request);
        (request, checked)
    })
    .await?;
    let rules = checked?;
    let (sitters, taken) = seat_everybody(request.seats)?;

    let invite = Token::fresh();
    let id = secrets::fresh_table_id();
    let laid = Laid {
        id: id.as_str().into(),
        game: request.game,
        rules,
        options: request.options,
        settings: request.settings,
        server_part: secrets::fresh_server_part(),
        invite: invite.hash(),
        previous: None,
    };
    let stored = host.store.create(laid, sitters).await.map_err(|error| {
        tracing::error!(%error, "cannot store a table");
        error.code()
    })?;
    if !stored {
        // Two equal random ids: more likely that the store is broken.
        return Err(ErrorCode::Storage.into());
    }
    // If only bots play they begin at once.
    Rooms::get(&host, &id).wake().await?;
    Ok(Json(TableCreated { table: id, invite: invite.reveal(), seats: taken }))
}

/// Asks the game itself. Answers the version of its rules.
fn check_options(request: &CreateTable) -> Result<u16, Failed> {
    let rules = newest_rules(&request.game)?;
    let seats = on_trial(Terms { game: &request.game, rules, options: &request.options })?.seats();
    if request.seats.len() != usize::from(seats) {
        return Err(Failed::detailed(ErrorCode::Seats, format!("the options ask for {seats} seats")));
    }
    Ok(rules)
}

/// Who sits where, and the secrets of those at this screen.
fn seat_everybody(requests: Vec<SeatRequest>) -> Result<(Vec<Sitter>, Vec<SeatTaken>), Failed> {
    let mut sitters: Vec<Sitter> = Vec::with_capacity(requests.len());
    let mut taken = Vec::new();
    let mut bots = Vec::new();
    for (index, request) in (0..).zip(requests) {
        sitters.push(match request {
            SeatRequest::Link => Sitter::Free,
            SeatRequest::Here { name, nonce } => {
                let name = names::readable(&name).ok_or(ErrorCode::Name)?.to_owned();
                let token = Token::fresh();
                let hash = token.hash();
                taken.push(SeatTaken { seat: Seat(index), token: token.reveal() });
                Sitter::Person { name, nonce, token: hash }
            }
            SeatRequest::Bot { level } => {
                bots.push(usize::from(index));
                Sitter::Bot { name: String::new(), level }
            }
        });
    }
    // Bots are named last, so that none is called like a person.
    for bot in bots {
        let names: Vec<&str> = sitters.iter().filter_map(Sitter::name).collect();
        let given = names::for_bot(&names).to_owned();
        if let Sitter::Bot { name, .. } = &mut sitters[bot] {
            *name = given;
        }
    }
    Ok((sitters, taken))
}
