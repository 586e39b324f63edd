use super::{Failed, aside, body::LongBody};
use crate::{host::Host, thinking::Place};
use axum::{
    body::{Body, Bytes},
    extract::{ConnectInfo, State},
    http::header,
    response::{IntoResponse, Response},
};
use catalog::Review;
use futures_util::stream::{self, Stream};
use protocol::{
    ErrorCode,
    http::{AskReview, ReviewLine},
};
use std::{convert::Infallible, net::SocketAddr, sync::Arc, time::Instant};

/// `POST /api/review`: a line for each decision, as soon as it has been thought about. When the client leaves, the stream
/// is dropped and nothing more is thought.
pub(crate) async fn review(
    State(host): State<Arc<Host>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    LongBody(AskReview { replay, seat }): LongBody<AskReview>,
) -> Result<Response, Failed> {
    if !host.reviews_asked.take(address.ip(), Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    let place = host.reviews.take().ok_or(ErrorCode::TooFast)?;
    if seat.index() >= replay.seats.len() {
        return Err(ErrorCode::Seats.into());
    }
    let review = aside(move || Review::new(replay, seat)).await?;
    let review = review.map_err(|mismatch| Failed::detailed(ErrorCode::Replay, mismatch))?;

    let lines = Body::from_stream(lines(Reviewing { host, review, _place: place }));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], lines).into_response())
}

struct Reviewing {
    host: Arc<Host>,
    review: Review,
    /// Kept until the last line is told.
    _place: Place,
}

fn lines(reviewing: Reviewing) -> impl Stream<Item = Result<Bytes, Infallible>> {
    let begins = ReviewLine::Begins { decisions: reviewing.review.decisions() };
    let first = stream::iter([Ok(line(&begins))]);
    let rest = stream::unfold(Some(reviewing), async |reviewing| {
        let (told, reviewing) = next(reviewing?).await?;
        Some((Ok(line(&told)), reviewing))
    });
    stream::StreamExt::chain(first, rest)
}

/// The next line, and what is left of the review; none when every decision has been told. Each decision waits in the
/// queue anew, behind those of everybody else.
async fn next(reviewing: Reviewing) -> Option<(ReviewLine, Option<Reviewing>)> {
    let Reviewing { host, mut review, _place } = reviewing;
    if *host.closing.borrow() {
        return Some((ReviewLine::Failed(ErrorCode::Closing.into()), None));
    }
    let thought = host.advisers.think(move || (review.next(), review)).await;
    let Ok((reviewed, review)) = thought else {
        return Some((ReviewLine::Failed(ErrorCode::Internal.into()), None));
    };
    let reviewed = reviewed?;
    let told = ReviewLine::Decision { step: reviewed.step, played: reviewed.played, advice: reviewed.advice };
    Some((told, Some(Reviewing { host, review, _place })))
}

fn line(told: &ReviewLine) -> Bytes {
    let mut text = serde_json::to_vec(told).expect("lines are plain data");
    text.push(b'\n');
    text.into()
}
