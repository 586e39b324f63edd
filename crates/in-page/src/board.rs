use catalog::{NoMatch, Terms};
use protocol::{
    ErrorCode, ProtocolError,
    http::{AskBoard, Failure},
};
use tabletop::{Bytes32, Reject, Seed};
use wasm_bindgen::prelude::wasm_bindgen;

/// What never changes in a match. Takes an [`AskBoard`] and answers `{"ok": board}`, or `{"problem": …}` with a
/// [`Failure`].
#[wasm_bindgen]
pub fn board(ask: &str) -> String {
    match drawn(ask) {
        Ok(board) => format!("{{\"ok\":{board}}}"),
        Err(failure) => {
            let failure = serde_json::to_string(&failure).expect("failures are plain data");
            format!("{{\"problem\":{failure}}}")
        }
    }
}

fn drawn(ask: &str) -> Result<String, Failure> {
    let AskBoard { game, rules, options } =
        serde_json::from_str(ask).map_err(|error| malformed(error.to_string()))?;
    let newest = || catalog::rules(&game).map(|known| *known.end());
    let rules = rules.or_else(newest).ok_or_else(|| Failure::Error(ErrorCode::UnknownGame.into()))?;
    // The luck is thrown away: whether the options are allowed only the game can say.
    let opened = Terms { game: &game, rules, options: &options }.open(&Seed(Bytes32([0; 32])));
    let game = opened.map_err(|no| match no {
        NoMatch::Unknown => Failure::Error(ErrorCode::UnknownGame.into()),
        NoMatch::Rejected(Reject::Malformed(detail)) => malformed(detail),
        NoMatch::Rejected(Reject::Refused { rule, refusal }) => {
            Failure::Refused { rule: rule.0.to_owned(), refusal }
        }
    })?;
    Ok(game.board().get().to_owned())
}

fn malformed(detail: String) -> Failure {
    Failure::Error(ProtocolError { code: ErrorCode::Malformed, detail: Some(detail) })
}
