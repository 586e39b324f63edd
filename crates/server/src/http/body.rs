//! What requests bring, and how they are refused.

use crate::limits::{BODY_MAX, REPLAY_MAX};
use axum::{
    Json,
    body::to_bytes,
    extract::{FromRequest, Request},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{ErrorCode, ProtocolError, http::Failure};
use serde::de::DeserializeOwned;
use tabletop::Reject;

/// A body of JSON. Nothing else is accepted: a form on another site cannot send JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, _: &S) -> Result<Body<T>, Failed> {
        read(request, BODY_MAX, ErrorCode::Malformed).await.map(Body)
    }
}

/// A body that holds a replay file, which may be longer than others.
pub(crate) struct LongBody<T>(pub(crate) T);

impl<S: Sync, T: DeserializeOwned> FromRequest<S> for LongBody<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, _: &S) -> Result<LongBody<T>, Failed> {
        read(request, REPLAY_MAX, ErrorCode::Replay).await.map(LongBody)
    }
}

async fn read<T: DeserializeOwned>(request: Request, max: usize, unreadable: ErrorCode) -> Result<T, Failed> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    if !kind.trim().eq_ignore_ascii_case("application/json") {
        return Err(Failed::detailed(ErrorCode::Malformed, "the body must be application/json"));
    }
    let bytes = to_bytes(request.into_body(), max).await.map_err(|_| ErrorCode::TooLarge)?;
    serde_json::from_slice(&bytes).map_err(|error| Failed::detailed(unreadable, error))
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

impl From<Reject> for Failed {
    fn from(reject: Reject) -> Failed {
        match reject {
            Reject::Malformed(detail) => Failed::detailed(ErrorCode::Malformed, detail),
            Reject::Refused { rule, refusal } => {
                Failed(Failure::Refused { rule: rule.0.to_owned(), refusal })
            }
        }
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
        ErrorCode::TooFast => StatusCode::TOO_MANY_REQUESTS,
        ErrorCode::Storage | ErrorCode::Closing => StatusCode::SERVICE_UNAVAILABLE,
        ErrorCode::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
