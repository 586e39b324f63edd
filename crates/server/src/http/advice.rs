use super::{Failed, body::Body};
use crate::{host::Host, rooms::Rooms};
use axum::{
    Json,
    extract::{ConnectInfo, Path, State},
};
use protocol::{
    ErrorCode,
    http::{Advised, AskAdvice},
};
use std::{net::SocketAddr, sync::Arc};

/// `POST /api/tables/{id}/advice`
pub(crate) async fn advice(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    Body(request): Body<AskAdvice>,
) -> Result<Json<Advised>, Failed> {
    let room = Rooms::get(&host, &id);
    let asked = room.look(|life| Ok((life.advice(&request.token)?, hosting::Owned::of(life.table().laid()))));
    let ((question, tried), terms) = asked.await?;
    let _place =
        host.advice_waiting.try_enter(address.ip()).ok_or_else(|| host.too_fast("advice-waiting"))?;
    host.figures.asked("advice");
    let (seat, version) = (question.seat, question.version);
    let thought = host
        .advisers
        .think(&[address.ip()], || false, move || terms.terms().advice(seat, &question.sight, &tried))
        .await
        .map_err(|no| host.no_thought(no))?;
    let advice = thought.map_err(|no| {
        tracing::error!(?seat, version, ?no, "there is no master for a match under way");
        ErrorCode::Internal
    })?;
    Ok(Json(Advised { seat, version, advice }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, Log, TABLE, person, text, token};
    use serde_json::json;

    /// Asks for whoever is waited for.
    async fn ask(edit: impl FnOnce(&mut Host)) -> Result<Json<Advised>, Failed> {
        let mut log = Log::begun("tjuv", json!({}), vec![person(0), person(1)]);
        let mut host = testing::host(log.stored().await);
        edit(&mut host);
        let address = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 1)));
        let request = Body(AskAdvice { token: text(token(log.waiting().0.0)) });
        advice(State(Arc::new(host)), address, Path(TABLE.to_owned()), request).await
    }

    #[tokio::test]
    async fn advice_waits_for_no_bot() {
        let answer = ask(|host| host.bots = testing::nobody()).await;
        assert!(answer.is_ok_and(|Json(advised)| advised.version == 0));
    }

    #[tokio::test]
    async fn a_master_that_breaks_down_is_an_error_of_ours() {
        let answer = ask(|host| host.advisers = testing::nobody()).await;
        assert_eq!(answer.err().and_then(|failed| failed.code()), Some(ErrorCode::Internal));
    }

    #[tokio::test]
    async fn no_more_may_wait_for_advice_than_there_is_room_for() {
        let mut places = Vec::new();
        let answer = ask(|host| {
            places.extend(std::iter::from_fn(|| host.advice_waiting.try_enter(testing::ADDRESS)));
            assert!(host.advice_waiting.try_enter([192, 0, 2, 1].into()).is_some(), "others have room");
        });
        let answer = answer.await;
        assert_eq!(places.len(), crate::Limits::default().advice_from_address);
        assert_eq!(answer.err().and_then(|failed| failed.code()), Some(ErrorCode::TooFast));
    }
}
