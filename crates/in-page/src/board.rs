use crate::answer;
use catalog::Terms;
use protocol::{
    ErrorCode, ProtocolError,
    http::{AskBoard, Failure},
};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What never changes in a match. Takes an [`AskBoard`] and answers `{"ok": board}`, or `{"problem": …}` with a
/// [`Failure`].
#[wasm_bindgen]
pub fn board(ask: &str) -> String {
    answer(drawn(ask))
}

fn drawn(ask: &str) -> Result<Box<RawValue>, Failure> {
    let AskBoard { game, rules, options } = read(ask)?;
    let newest = || catalog::rules(&game).map(|known| *known.end());
    let rules = rules.or_else(newest).ok_or_else(|| Failure::Error(ErrorCode::UnknownGame.into()))?;
    Ok(hosting::on_trial(Terms { game: &game, rules, options: &options })?.board())
}

/// What somebody asks for, if it can be read.
pub(crate) fn read<T: DeserializeOwned>(ask: &str) -> Result<T, Failure> {
    serde_json::from_str(ask).map_err(|error| {
        Failure::Error(ProtocolError { code: ErrorCode::Malformed, detail: Some(error.to_string()) })
    })
}
