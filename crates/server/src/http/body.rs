//! What requests bring, and how they are refused.

use crate::{Limits, host::Host};
use axum::{
    Json,
    body::{Bytes, to_bytes},
    extract::{FromRequest, Request},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{ErrorCode, ProtocolError, http::Failure};
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

/// A body of JSON. Nothing else is accepted: a form on another site cannot send JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<Host>> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, host: &Arc<Host>) -> Result<Body<T>, Failed> {
        let limits = &host.settings.limits;
        let bytes = bytes(request, limits).await?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| Failed::detailed(ErrorCode::Malformed, error))
    }
}

async fn bytes(request: Request, limits: &Limits) -> Result<Bytes, Failed> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    if !kind.trim().eq_ignore_ascii_case("application/json") {
        return Err(Failed::detailed(ErrorCode::Malformed, "the body must be application/json"));
    }
    let reading = timeout(limits.body_within, to_bytes(request.into_body(), limits.body_bytes));
    let bytes = reading.await.map_err(|_| ErrorCode::TooSlow)?;
    bytes.map_err(|_| ErrorCode::TooLarge.into())
}

/// A request that was not carried out.
pub(crate) struct Failed(Failure);

impl Failed {
    #[cfg(test)]
    pub(crate) fn code(&self) -> Option<ErrorCode> {
        match &self.0 {
            Failure::Error(error) => Some(error.code),
            Failure::Refused { .. } => None,
        }
    }

    pub(crate) fn detailed(code: ErrorCode, detail: impl ToString) -> Failed {
        Failed(Failure::Error(ProtocolError { code, detail: Some(detail.to_string()) }))
    }
}

impl From<ErrorCode> for Failed {
    fn from(code: ErrorCode) -> Failed {
        Failed(Failure::Error(code.into()))
    }
}

impl From<Failure> for Failed {
    fn from(failure: Failure) -> Failed {
        Failed(failure)
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            Failure::Error(error) => status(error.code),
            Failure::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
        };
        (status, Json(self.0)).into_response()
    }
}

fn status(code: ErrorCode) -> StatusCode {
    match code {
        ErrorCode::Malformed
        | ErrorCode::Protocol
        | ErrorCode::Hello
        | ErrorCode::UnknownGame
        | ErrorCode::Name
        | ErrorCode::Seats
        | ErrorCode::Replay => StatusCode::BAD_REQUEST,
        ErrorCode::CrossSite
        | ErrorCode::HouseKey
        | ErrorCode::WrongToken
        | ErrorCode::NotSeated
        | ErrorCode::NoAdvice
        | ErrorCode::NotKeeper
        | ErrorCode::NotWatched
        | ErrorCode::SeatLeft
        | ErrorCode::WrongNumber => StatusCode::FORBIDDEN,
        ErrorCode::UnknownTable | ErrorCode::NotFound => StatusCode::NOT_FOUND,
        ErrorCode::NotStarted
        | ErrorCode::AlreadyStarted
        | ErrorCode::Full
        | ErrorCode::NameTaken
        | ErrorCode::NotOver
        | ErrorCode::AlreadyOver
        | ErrorCode::NotGone
        | ErrorCode::Paused
        | ErrorCode::Luck
        | ErrorCode::NothingToUndo
        | ErrorCode::UndoAfterDraw
        | ErrorCode::UndoAfterOthers
        | ErrorCode::UndoAfterShown
        | ErrorCode::UndoTwice
        | ErrorCode::NotOnlyBots
        | ErrorCode::NoDecision => StatusCode::CONFLICT,
        ErrorCode::TableTooOld | ErrorCode::TableTooNew | ErrorCode::TableDamaged => StatusCode::GONE,
        ErrorCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ErrorCode::TooSlow => StatusCode::REQUEST_TIMEOUT,
        ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
        ErrorCode::Storage | ErrorCode::Closing => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
