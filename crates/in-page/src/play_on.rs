//! Playing on from the middle of a finished match.

use crate::{
    answer,
    board::read,
    laying::{Begun, MadeUp},
};
use life::{Move, Retold, Time};
use protocol::{
    ErrorCode, ProtocolError,
    http::{CreateTable, Failure, PlayOn, SeatRequest},
};
use tabletop::{PlayedOn, Replay};
use wasm_bindgen::prelude::wasm_bindgen;

/// Lays a table where a match goes on from a step of a replay file with new luck. Takes the file, a [`PlayOn`], and what nobody
/// can guess; answers `created` and the `log` that is to be kept.
#[wasm_bindgen]
pub fn play_on(file: &str, ask: &str, made_up: &str, now: f64) -> String {
    answer(laid(file, ask, made_up, Time(now as u64)))
}

fn laid(file: &str, ask: &str, made_up: &str, now: Time) -> Result<Begun, Failure> {
    let (ask, made_up): (PlayOn, MadeUp) = (read(ask)?, read(made_up)?);
    let replay: Replay = serde_json::from_str(file).map_err(|error| no_replay(&error))?;
    // Nothing is played on that did not happen.
    catalog::verify(&replay).map_err(|mismatch| no_replay(&mismatch))?;
    let fails = |code: ErrorCode| Err(Failure::Error(code.into()));
    if ask.after as usize + 1 >= replay.steps.len() {
        return fails(ErrorCode::AlreadyOver);
    }
    if ask.seats.len() != replay.seats.len() || ask.seats.iter().any(|seat| matches!(seat, SeatRequest::Link))
    {
        return fails(ErrorCode::Seats);
    }
    let retold = retold(&replay, ask.after);
    let Replay { game, rules, options, .. } = replay;
    let commitments = hosting::commitments(&ask.seats);
    let PlayOn { settings, seats, .. } = ask;
    let request = CreateTable { game, options, settings, seats, invite: None, house_key: None };
    let mut laid = hosting::laid(request, rules, made_up.fresh())?;
    laid.retold = retold;
    Begun::new(laid, &commitments, now)
}

/// The opening and so many steps, each part with the luck that it had.
fn retold(replay: &Replay, steps: u32) -> Vec<Retold> {
    let own = PlayedOn { seed: replay.seed, steps: u32::MAX };
    let mut moves = replay.steps.iter().filter_map(|step| {
        let (seat, action) = (step.seat?, step.action.clone()?);
        Some(Move { seat, cmd: None, lag: 0, action })
    });
    let mut left = steps;
    let mut parts = Vec::new();
    for part in replay.played_on.iter().chain([&own]) {
        let taken = part.steps.min(left);
        parts.push(Retold { seed: part.seed, moves: moves.by_ref().take(taken as usize).collect() });
        left -= taken;
        if left == 0 {
            break;
        }
    }
    parts
}

fn no_replay(why: &impl ToString) -> Failure {
    Failure::Error(ProtocolError { code: ErrorCode::Replay, detail: Some(why.to_string()) })
}
