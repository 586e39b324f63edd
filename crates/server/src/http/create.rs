use super::{
    Failed,
    board::{newest_rules, on_trial},
    body::Body,
};
use crate::{host::Host, names, secrets, understood::understood};
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use catalog::Terms;
use life::{Digest, Laid, Life, Sitter, TokenHash};
use protocol::{
    ErrorCode, LuckKind,
    http::{CreateTable, SeatRequest, TableCreated},
};
use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Instant,
};
use tabletop::{Bytes16, Bytes32, Seat, ServerPart};

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
            let checked = check_options(&request);
            (request, checked)
        },
    );
    let (request, checked) = checked.await.map_err(|no| host.no_thought(no))?;
    let commitments = commitments(&request.seats);
    let laid = agreed(request, checked?)?;
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

/// Asks the game itself. Answers the version of its rules.
fn check_options(request: &CreateTable) -> Result<u16, Failed> {
    let rules = newest_rules(&request.game)?;
    let seats = on_trial(Terms { game: &request.game, rules, options: &request.options })?.seats();
    if request.seats.len() != usize::from(seats) {
        return Err(Failed::detailed(ErrorCode::Seats, format!("the options ask for {seats} seats")));
    }
    if !request.settings.are_sensible() {
        return Err(Failed::detailed(ErrorCode::Malformed, "no table is played with such settings"));
    }
    Ok(rules)
}

fn commitments(seats: &[SeatRequest]) -> Vec<(Seat, Bytes32)> {
    let committed = |(seat, request): (u8, &SeatRequest)| match request {
        SeatRequest::Here { commitment, .. } => Some((Seat(seat), (*commitment)?)),
        SeatRequest::Link | SeatRequest::Bot { .. } => None,
    };
    (0..).zip(seats).filter_map(committed).collect()
}

fn agreed(request: CreateTable, rules: u16) -> Result<Laid, Failed> {
    let seats = seat_everybody(request.seats)?;
    let invite = request.invite.map(hash);
    let keeper = (0..).map(Seat).zip(&seats).find(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
    let keeper = keeper.map(|(seat, _)| seat);
    let mut secrets: Vec<TokenHash> = seats.iter().filter_map(Sitter::token).chain(invite).collect();
    secrets.sort_unstable_by_key(|secret| secret.0);
    if secrets.windows(2).any(|two| two[0] == two[1]) {
        return Err(Failed::detailed(ErrorCode::WrongToken, "two seats cannot have the same token"));
    }
    Ok(Laid {
        id: secrets::fresh_table_id().into(),
        game: request.game,
        rules,
        options: understood(&request.options)?,
        settings: request.settings,
        seats,
        keeper,
        invite,
        luck: LuckKind::Second,
        server_part: secrets::fresh_server_part(),
        previous: None,
    })
}

fn hash(token: Bytes16) -> TokenHash {
    TokenHash::of(&hex::encode(token.0))
}

/// Who sits where.
fn seat_everybody(requests: Vec<SeatRequest>) -> Result<Vec<Sitter>, Failed> {
    let mut sitters: Vec<Sitter> = Vec::with_capacity(requests.len());
    for request in requests {
        sitters.push(match request {
            SeatRequest::Link => Sitter::Free,
            SeatRequest::Here { name, token, .. } => {
                let name = names::readable(&name).ok_or(ErrorCode::Name)?.to_owned();
                let others: Vec<&str> = sitters.iter().filter_map(Sitter::name).collect();
                if names::is_taken(&name, &others) {
                    return Err(ErrorCode::NameTaken.into());
                }
                Sitter::Person { name, token: hash(token) }
            }
            SeatRequest::Bot { level } => Sitter::Bot { name: String::new(), level },
        });
    }
    // Bots are named last, so that none is called like a person.
    for index in 0..sitters.len() {
        let names: Vec<&str> = sitters.iter().filter_map(Sitter::name).collect();
        let given = names::for_bot(&names).to_owned();
        if let Sitter::Bot { name, .. } = &mut sitters[index] {
            *name = given;
        }
    }
    Ok(sitters)
}
