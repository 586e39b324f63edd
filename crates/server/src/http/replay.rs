use super::{Failed, aside, body::LongBody};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};
use protocol::{
    ErrorCode,
    http::{Checked, LookBack, OpenStep},
};
use std::{convert::Infallible, ops::ControlFlow, sync::Arc};
use tabletop::{Replay, Viewer};

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

/// `POST /api/replay`
pub(crate) async fn look_back(LongBody(replay): LongBody<Replay>) -> Result<Json<LookBack>, Failed> {
    Ok(Json(aside(move || check(&replay)).await?))
}

fn check(replay: &Replay) -> LookBack {
    let (mut before, mut steps) = (None, Vec::with_capacity(replay.steps.len()));
    let verdict = catalog::retrace::<Infallible>(replay, |game| {
        before.get_or_insert_with(|| game.before(Viewer::Open));
        steps.push(OpenStep { beats: game.beats(Viewer::Open), view: game.view(Viewer::Open) });
        ControlFlow::Continue(())
    });
    let verdict = match verdict {
        Ok(ControlFlow::Continue(verified)) => Checked::Holds(verified),
        Err(mismatch) => Checked::Fails(mismatch),
    };
    LookBack { verdict, before, steps }
}
