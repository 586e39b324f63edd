use super::{
    Refused,
    body::{Body, LongBody},
};
use crate::{
    counsel::{self, MASTER, Question},
    host::Host,
    rooms::Rooms,
};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
};
use protocol::{
    ErrorCode,
    http::{AskHint, AskReview, Counsel},
};
use std::{net::SocketAddr, ops::ControlFlow, sync::Arc, time::Instant};
use tabletop::Viewer;
use tokio::task::spawn_blocking;

/// `POST /api/tables/{id}/hint`
pub(crate) async fn hint(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Body(request): Body<AskHint>,
) -> Result<Json<Counsel>, Refused> {
    check_rate(&host, address)?;
    let (question, tried) = Rooms::get(&host, &id).ask_for_hint(&request.token).await?;
    let menu = question.menu.clone();
    let counsel = counsel::give(&host, question).await?;
    Ok(Json(counsel::without_repeats(counsel, &menu, &tried)))
}

/// `POST /api/review`
pub(crate) async fn review(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    LongBody(request): LongBody<AskReview>,
) -> Result<Json<Counsel>, Refused> {
    check_rate(&host, address)?;
    let question = spawn_blocking(move || question_at(&request)).await;
    let question = question.map_err(|error| Refused::detailed(ErrorCode::Replay, error))?;
    Ok(Json(counsel::give(&host, question.ok_or(ErrorCode::NoDecision)?).await?))
}

fn check_rate(host: &Host, address: SocketAddr) -> Result<(), ErrorCode> {
    host.counsels.take(address.ip(), Instant::now()).then_some(()).ok_or(ErrorCode::TooFast)
}

/// What the seat that took a step knew before it; none if nobody decided it.
fn question_at(AskReview { replay, step }: &AskReview) -> Option<Question> {
    let seat = replay.steps.get(*step as usize)?.seat?;
    let version = step.checked_sub(1)?;
    let mut at = 0;
    // Whether the rest of the match holds does not matter here.
    let found = catalog::retrace(replay, |game| {
        if at == version {
            return ControlFlow::Break((game.view(Viewer::Seat(seat)), game.menu(seat)));
        }
        at += 1;
        ControlFlow::Continue(())
    });
    let (view, menu) = found.ok()?.break_value()?;
    let (rules, options) = (replay.rules, replay.options.clone());
    let question =
        Question { game: replay.game.clone(), rules, options, level: MASTER, seat, version, view, menu };
    Some(question).filter(Question::is_decision)
}
