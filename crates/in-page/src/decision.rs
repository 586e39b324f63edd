use crate::{answer, board::read};
use protocol::{
    ErrorCode, ProtocolError,
    http::{AskDecision, DecisionSeen, Failure},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// What a seat knew when it decided something in a finished match. Takes an [`AskDecision`] and answers
/// `{"ok": DecisionSeen}`, or `{"problem": …}` with a [`Failure`].
#[wasm_bindgen]
pub fn decision(ask: &str) -> String {
    answer(seen(ask))
}

fn seen(ask: &str) -> Result<DecisionSeen, Failure> {
    let AskDecision { replay, seat, step } = read(ask)?;
    let failed = |why: String| Failure::Error(ProtocolError { code: ErrorCode::Replay, detail: Some(why) });
    let decision =
        catalog::Decision::of(&replay, seat, step).map_err(|mismatch| failed(mismatch.to_string()))?;
    let catalog::Decision { view, menu, then } =
        decision.ok_or_else(|| failed(format!("seat {} decided nothing in step {step}", seat.0)))?;
    Ok(DecisionSeen { view, menu, then })
}
