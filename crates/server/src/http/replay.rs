use super::{Failed, body::LongBody, lines::line};
use crate::{gates::Entered, host::Host, rooms::Rooms};
use axum::{
    Json,
    body::{Body, Bytes},
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use futures_util::stream::{self, Stream};
use protocol::{
    ErrorCode,
    http::{Checked, ReplayLine},
};
use std::{convert::Infallible, net::IpAddr, sync::Arc};
use tabletop::{AnyCheck, Mismatch, Replay, Viewer};

/// Bytes of an answer that are made at a time. More are made when these have been taken, so whoever is slow to read holds up
/// nothing but their own answer, and no answer is ever in memory as a whole.
const PIECE: usize = 64 * 1024;

/// `GET /api/tables/{id}/replay`
pub(crate) async fn replay(
    State(host): State<Arc<Host>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Failed> {
    let replay =
        Rooms::get(&host, &id).look(|life| life.table().replay().map_err(|_| ErrorCode::Internal)).await?;
    let replay = replay.ok_or(ErrorCode::NotOver)?;
    let name = format!("attachment; filename=\"spelbord-{}-{id}.json\"", replay.game);
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(replay)))
}

/// `POST /api/replay`: a line for each step that holds, and the verdict. When the client leaves, the stream is dropped and
/// nothing more is checked.
pub(crate) async fn look_back(State(host): State<Arc<Host>>, body: LongBody<Replay>) -> impl IntoResponse {
    let LongBody { file, address, place } = body;
    host.figures.asked("replays");
    let looking = Looking { host, address, check: Stage::File(Box::new(file)), _place: place };
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(pieces(looking)))
}

/// A file that is looked back at.
struct Looking {
    host: Arc<Host>,
    /// Whose it is.
    address: IpAddr,
    check: Stage,
    /// Kept until the last line is told.
    _place: Entered,
}

/// How far it is.
enum Stage {
    File(Box<Replay>),
    Checking(Box<dyn AnyCheck>),
}

fn pieces(looking: Looking) -> impl Stream<Item = Result<Bytes, Infallible>> {
    stream::unfold(Some(looking), async |looking| {
        let (piece, rest) = next(looking?).await;
        Some((Ok(piece), rest))
    })
}

/// The next piece, and what is left to look at; nothing after the last. Each waits for its turn anew.
async fn next(looking: Looking) -> (Bytes, Option<Looking>) {
    let Looking { host, address, check, _place } = looking;
    if *host.closing.borrow() {
        return (line(&ReplayLine::Failed(ErrorCode::Closing.into())), None);
    }
    match host.checkers.think(&[address], || false, move || piece(check)).await {
        Ok((piece, Some(check))) => (piece, Some(Looking { host, address, check, _place })),
        Ok((piece, None)) => (piece, None),
        Err(no) => (line(&ReplayLine::Failed(host.no_thought(no).into())), None),
    }
}

/// Checks until there is enough to send, or nothing left.
fn piece(stage: Stage) -> (Bytes, Option<Stage>) {
    let mut lines = Vec::new();
    let mut check = match stage {
        Stage::Checking(check) => check,
        Stage::File(file) => match catalog::check(*file) {
            Ok(check) => check,
            Err(mismatch) => return (line(&ReplayLine::Verdict(Checked::Fails(mismatch))), None),
        },
    };
    match fill(&mut *check, &mut lines) {
        Ok(true) => (lines.into(), Some(Stage::Checking(check))),
        done => {
            let verdict = match done.and_then(|_| check.end()) {
                Ok(verified) => Checked::Holds(verified),
                Err(mismatch) => Checked::Fails(mismatch),
            };
            lines.extend(line(&ReplayLine::Verdict(verdict)));
            (lines.into(), None)
        }
    }
}

/// Whether there is more to check when there is enough to send.
fn fill(check: &mut dyn AnyCheck, lines: &mut Vec<u8>) -> Result<bool, Mismatch> {
    while lines.len() < PIECE {
        let is_first = check.checked() == 0;
        let Some(game) = check.step()? else { return Ok(false) };
        if is_first {
            lines.extend(line(&ReplayLine::Before(game.before(Viewer::Open))));
        }
        lines.extend(line(&ReplayLine::Step(game.whole_beats(Viewer::Open))));
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        replay,
        testing::{self, ADDRESS, Log, TABLE, person},
    };
    use futures_util::StreamExt;
    use serde_json::{Value, json};
    use std::pin::pin;

    /// A finished match, looked back at by a host.
    async fn looking(edit: impl FnOnce(&mut Replay)) -> Looking {
        let log = Log::begun("tjuv", json!({ "deals": 20 }), vec![person(0), person(1)]).play_to_the_end();
        let store = log.stored().await;
        let mut file = replay(&store, TABLE).await.expect("the match is over");
        edit(&mut file);
        let host = Arc::new(testing::host(store));
        let place = host.replays.enter(ADDRESS).await.unwrap();
        Looking { host, address: ADDRESS, check: Stage::File(Box::new(file)), _place: place }
    }

    async fn lines(looking: Looking) -> Vec<Value> {
        let pieces: Vec<_> = pieces(looking).collect().await;
        let text: Vec<u8> = pieces.into_iter().flat_map(|Ok(piece)| piece).collect();
        let lines = text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
        lines.map(|line| serde_json::from_slice(line).unwrap()).collect()
    }

    #[tokio::test]
    async fn every_step_is_told_between_the_beginning_and_the_verdict() {
        let mut steps = 0;
        let told = lines(looking(|file| steps = file.steps.len()).await).await;
        assert_eq!(told.len(), steps + 2);
        assert!(told[0].get("before").is_some());
        assert!(told[1..=steps].iter().all(|line| line.get("step").is_some()));
        assert_eq!(told[steps + 1]["verdict"]["holds"]["steps"], json!(steps));
    }

    #[tokio::test]
    async fn the_steps_before_the_first_that_does_not_hold_are_told() {
        let told = lines(looking(|file| file.steps[3].draws.clear()).await).await;
        let told_steps = told.iter().filter(|line| line.get("step").is_some()).count();
        let fails = &told.last().unwrap()["verdict"]["fails"];
        assert!(told_steps <= 4 && fails["step"] == json!(told_steps) || fails.is_null(), "{fails}");
        let told = lines(looking(|file| file.game = "ludo".into()).await).await;
        assert_eq!(told, [json!({ "verdict": { "fails": { "code": "unknown_game", "game": "ludo" } } })]);
    }

    #[tokio::test]
    async fn no_more_is_made_than_is_taken_and_the_place_is_left_when_nobody_listens() {
        let looking = looking(|_| {}).await;
        let host = Arc::clone(&looking.host);
        {
            let mut pieces = pin!(pieces(looking));
            let Ok(first) = pieces.next().await.expect("a piece");
            let longest = first.split(|byte| *byte == b'\n').map(<[u8]>::len).max().unwrap_or_default();
            assert!(first.len() <= PIECE + 2 * longest, "{} bytes at once", first.len());
            assert_eq!(host.checkers.waiting(), 0, "nothing is made ahead");
        }
        let _mine: [Entered; 2] =
            [host.replays.enter(ADDRESS).await.unwrap(), host.replays.enter(ADDRESS).await.unwrap()];
    }
}
