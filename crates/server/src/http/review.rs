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
    LongBody(AskReview { replay, seat, from }): LongBody<AskReview>,
) -> Result<Response, Failed> {
    if !host.reviews_asked.take(address.ip(), Instant::now()) {
        return Err(ErrorCode::TooFast.into());
    }
    let place = host.reviews.take().ok_or(ErrorCode::TooFast)?;
    if seat.index() >= replay.seats.len() {
        return Err(ErrorCode::Seats.into());
    }
    let review = aside(move || Review::new(replay, seat, from.unwrap_or_default())).await?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        limits::REVIEWS_MAX,
        replay,
        testing::{self, Log, TABLE, person},
    };
    use futures_util::StreamExt;
    use serde_json::json;
    use std::pin::{Pin, pin};
    use tabletop::Seat;
    use tokio::sync::watch;

    async fn reviewing(edit: impl FnOnce(&mut Host)) -> Reviewing {
        let log = Log::begun("tjuv", json!({}), vec![person(0), person(1)]).play_to_the_end();
        let store = log.stored().await;
        let replay = replay(&store, TABLE).await.expect("the match is over");
        let mut host = testing::host(store);
        edit(&mut host);
        let place = host.reviews.take().unwrap();
        Reviewing { host: Arc::new(host), review: Review::new(replay, Seat(0), 0).unwrap(), _place: place }
    }

    async fn hear(lines: &mut Pin<&mut impl Stream<Item = Result<Bytes, Infallible>>>) -> Option<ReviewLine> {
        let Ok(line) = lines.next().await?;
        Some(serde_json::from_slice(&line).unwrap())
    }

    #[tokio::test]
    async fn a_review_waits_for_no_bot_and_leaves_its_place_when_nobody_listens() {
        let reviewing = reviewing(|host| host.bots = testing::nobody()).await;
        let host = Arc::clone(&reviewing.host);
        let free = || std::iter::from_fn(|| host.reviews.take()).collect::<Vec<_>>().len();
        assert_eq!(free(), REVIEWS_MAX - 1);
        {
            let mut lines = pin!(lines(reviewing));
            assert!(matches!(hear(&mut lines).await, Some(ReviewLine::Begins { decisions: 2.. })));
            assert!(matches!(hear(&mut lines).await, Some(ReviewLine::Decision { step: 1..=2, .. })));
        }
        assert_eq!(free(), REVIEWS_MAX);
    }

    #[tokio::test]
    async fn a_review_says_why_it_ends_too_soon() {
        let (_, closing) = watch::channel(true);
        for (reviewing, expected) in [
            (reviewing(|host| host.advisers = testing::nobody()).await, ErrorCode::Internal),
            (reviewing(|host| host.closing = closing).await, ErrorCode::Closing),
        ] {
            let mut lines = pin!(lines(reviewing));
            hear(&mut lines).await.expect("the beginning");
            let last = hear(&mut lines).await;
            assert!(matches!(&last, Some(ReviewLine::Failed(error)) if error.code == expected), "{last:?}");
            assert!(hear(&mut lines).await.is_none());
        }
    }
}
