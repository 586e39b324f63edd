//! From what somebody asks for to a table that is laid.

use crate::{names, on_trial, understood};
use catalog::Terms;
use life::{Laid, Sitter, TableId, TokenHash};
use protocol::{
    ErrorCode, LuckKind, ProtocolError,
    http::{CreateTable, Failure, SeatRequest},
};
use tabletop::{Bytes16, Bytes32, Seat};

/// What a new table needs that nobody can guess. Whoever hosts it makes it up.
pub struct Fresh {
    /// The name of the table in links. Who has it may watch, so it is not to be guessed either.
    pub id: TableId,
    /// The host's part of the seed.
    pub server_part: Bytes32,
    /// What the first bot is called follows from it.
    pub mood: u32,
}

/// The version of the rules that a new table gets. Asks the game itself whether it can be played so.
pub fn rules_for(request: &CreateTable) -> Result<u16, Failure> {
    let newest = catalog::rules(&request.game).map(|known| *known.end());
    let rules = newest.ok_or_else(|| failure(ErrorCode::UnknownGame))?;
    let seats = on_trial(Terms { game: &request.game, rules, options: &request.options })?.seats();
    if request.seats.len() != usize::from(seats) {
        return Err(detailed(ErrorCode::Seats, format!("the options ask for {seats} seats")));
    }
    if !request.settings.are_sensible() {
        return Err(detailed(ErrorCode::Malformed, "no table is played with such settings"));
    }
    Ok(rules)
}

/// What those at the screen have committed to.
pub fn commitments(seats: &[SeatRequest]) -> Vec<(Seat, Bytes32)> {
    let committed = |(seat, request): (u8, &SeatRequest)| match request {
        SeatRequest::Here { commitment, .. } => Some((Seat(seat), (*commitment)?)),
        SeatRequest::Link | SeatRequest::Bot { .. } => None,
    };
    (0..).zip(seats).filter_map(committed).collect()
}

/// What is agreed at a table that is asked for, by these rules.
pub fn laid(request: CreateTable, rules: u16, fresh: Fresh) -> Result<Laid, Failure> {
    let seats = seat_everybody(request.seats, fresh.mood)?;
    let invite = request.invite.map(hash);
    let keeper = (0..).map(Seat).zip(&seats).find(|(_, sitter)| matches!(sitter, Sitter::Person { .. }));
    let keeper = keeper.map(|(seat, _)| seat);
    let secrets: Vec<TokenHash> = seats.iter().filter_map(Sitter::token).chain(invite).collect();
    if (1..secrets.len()).any(|at| secrets[..at].contains(&secrets[at])) {
        return Err(detailed(ErrorCode::WrongToken, "two seats cannot have the same token"));
    }
    Ok(Laid {
        id: fresh.id,
        game: request.game,
        rules,
        options: understood(&request.options).map_err(failure)?,
        settings: request.settings,
        seats,
        keeper,
        invite,
        luck: LuckKind::Second,
        server_part: fresh.server_part,
        previous: None,
        retold: Vec::new(),
    })
}

fn hash(token: Bytes16) -> TokenHash {
    TokenHash::of(&hex::encode(token.0))
}

/// Who sits where.
fn seat_everybody(requests: Vec<SeatRequest>, mood: u32) -> Result<Vec<Sitter>, Failure> {
    let mut sitters: Vec<Sitter> = Vec::with_capacity(requests.len());
    for request in requests {
        sitters.push(match request {
            SeatRequest::Link => Sitter::Free,
            SeatRequest::Here { name, token, .. } => {
                let name = names::readable(&name).ok_or_else(|| failure(ErrorCode::Name))?.to_owned();
                let others: Vec<&str> = sitters.iter().filter_map(Sitter::name).collect();
                if names::is_taken(&name, &others) {
                    return Err(failure(ErrorCode::NameTaken));
                }
                Sitter::Person { name, token: hash(token) }
            }
            SeatRequest::Bot { level } => Sitter::Bot { name: String::new(), level },
        });
    }
    // Bots are named last, so that none is called like a person.
    for index in 0..sitters.len() {
        let names: Vec<&str> = sitters.iter().filter_map(Sitter::name).collect();
        // A stride without a common factor with their number, so that bots at one table are not called in alphabetical order.
        let given = names::for_bot(&names, mood.wrapping_add(7 * index as u32)).to_owned();
        if let Sitter::Bot { name, .. } = &mut sitters[index] {
            *name = given;
        }
    }
    Ok(sitters)
}

fn failure(code: ErrorCode) -> Failure {
    Failure::Error(code.into())
}

fn detailed(code: ErrorCode, detail: impl ToString) -> Failure {
    Failure::Error(ProtocolError { code, detail: Some(detail.to_string()) })
}
