//! What a master would have done at every decision of a seat in a finished match.

use protocol::{
    ErrorCode, ProtocolError,
    http::{AskReview, ReviewLine},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// A finished match that a master goes through.
#[wasm_bindgen]
pub struct Reviewing {
    /// What is told before anything is thought.
    first: Option<ReviewLine>,
    /// None where there is nothing to go through.
    decisions: Option<catalog::Review>,
}

#[wasm_bindgen]
impl Reviewing {
    /// Takes an [`AskReview`], whatever it holds.
    #[wasm_bindgen(constructor)]
    pub fn new(ask: &str) -> Reviewing {
        match begun(ask) {
            Ok(review) => {
                let begins = ReviewLine::Begins { decisions: review.decisions() };
                Reviewing { first: Some(begins), decisions: Some(review) }
            }
            Err(error) => Reviewing { first: Some(ReviewLine::Failed(error)), decisions: None },
        }
    }

    /// Thinks about one decision more. Answers the next [`ReviewLine`]; none after the last.
    #[wasm_bindgen]
    pub fn line(&mut self) -> Option<String> {
        let decision = || {
            let catalog::Reviewed { step, played, advice } = self.decisions.as_mut()?.next()?;
            Some(ReviewLine::Decision { step, played, advice })
        };
        let line = self.first.take().or_else(decision)?;
        Some(serde_json::to_string(&line).expect("lines are plain data"))
    }
}

fn begun(ask: &str) -> Result<catalog::Review, ProtocolError> {
    let no_replay = |why: String| ProtocolError { code: ErrorCode::Replay, detail: Some(why) };
    let AskReview { replay, seat, from } =
        serde_json::from_str(ask).map_err(|error| no_replay(error.to_string()))?;
    if seat.index() >= replay.seats.len() {
        return Err(ErrorCode::Seats.into());
    }
    catalog::Review::new(replay, seat, from.unwrap_or_default())
        .map_err(|mismatch| no_replay(mismatch.to_string()))
}
