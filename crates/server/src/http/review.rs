use super::{Failed, body::LongBody, lines::line};
use crate::{gates::Entered, host::Host};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use catalog::Review;
use futures_util::stream::{self, Stream};
use protocol::{
    ErrorCode,
    http::{AskReview, ReviewLine},
};
use std::{convert::Infallible, net::IpAddr, sync::Arc};

/// `POST /api/review`: a line for each decision, as soon as it has been thought about. When the client leaves, the stream
/// is dropped and nothing more is thought.
pub(crate) async fn review(
    State(host): State<Arc<Host>>,
    LongBody { file: AskReview { replay, seat, from }, address, place: _entered }: LongBody<AskReview>,
) -> Result<Response, Failed> {
    let place = host.reviews.try_enter(address).ok_or_else(|| host.too_fast("reviews-at-once"))?;
    if seat.index() >= replay.seats.len() {
        return Err(ErrorCode::Seats.into());
    }
    let review = host
        .checkers
        .think(&[address], || false, move || Review::new(replay, seat, from.unwrap_or_default()))
        .await
        .map_err(|no| host.no_thought(no))?;
    let review = review.map_err(|mismatch| Failed::detailed(ErrorCode::Replay, mismatch))?;

    host.figures.asked("reviews");
    let lines = Body::from_stream(lines(Reviewing { host, review, address, _place: place }));
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], lines).into_response())
}

struct Reviewing {
    host: Arc<Host>,
    review: Review,
    /// Whose it is.
    address: IpAddr,
    /// Kept until the last line is told.
    _place: Entered,
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
    let Reviewing { host, mut review, address, _place } = reviewing;
    if *host.closing.borrow() {
        return Some((ReviewLine::Failed(ErrorCode::Closing.into()), None));
    }
    let thought = host.advisers.think(&[address], || false, move || (review.next(), review)).await;
    let (reviewed, review) = match thought {
        Ok(thought) => thought,
        Err(no) => return Some((ReviewLine::Failed(host.no_thought(no).into()), None)),
    };
    let reviewed = reviewed?;
    let told = ReviewLine::Decision { step: reviewed.step, played: reviewed.played, advice: reviewed.advice };
    Some((told, Some(Reviewing { host, review, address, _place })))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Limits, replay,
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
        let place = host.reviews.try_enter(testing::ADDRESS).unwrap();
        let review = Review::new(replay, Seat(0), 0).unwrap();
        Reviewing { host: Arc::new(host), review, address: testing::ADDRESS, _place: place }
    }

    async fn hear(lines: &mut Pin<&mut impl Stream<Item = Result<Bytes, Infallible>>>) -> Option<ReviewLine> {
        let Ok(line) = lines.next().await?;
        Some(serde_json::from_slice(&line).unwrap())
    }

    #[tokio::test]
    async fn a_review_waits_for_no_bot_and_leaves_its_place_when_nobody_listens() {
        let reviewing = reviewing(|host| host.bots = testing::nobody()).await;
        let host = Arc::clone(&reviewing.host);
        let free =
            || std::iter::from_fn(|| host.reviews.try_enter(testing::ADDRESS)).collect::<Vec<_>>().len();
        assert_eq!(free(), Limits::default().reviews_from_address - 1);
        {
            let mut lines = pin!(lines(reviewing));
            assert!(matches!(hear(&mut lines).await, Some(ReviewLine::Begins { decisions: 2.. })));
            assert!(matches!(hear(&mut lines).await, Some(ReviewLine::Decision { step: 1..=2, .. })));
        }
        assert_eq!(free(), Limits::default().reviews_from_address);
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
