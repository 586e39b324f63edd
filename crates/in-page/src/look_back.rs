//! A finished match, worked out again by whoever wants to know: rules and luck.

use protocol::{
    ErrorCode, ProtocolError,
    http::{Checked, ReplayLine},
};
use tabletop::{AnyCheck, Mismatch, Replay, Viewer};
use wasm_bindgen::prelude::wasm_bindgen;

/// About so many bytes of the answer are made at a time, so that whoever asked sees something soon, and a worker is not
/// deaf for long.
const PIECE: usize = 256 * 1024;

/// A replay file that is being checked.
#[wasm_bindgen]
pub struct LookBack {
    stage: Stage,
}

/// How far it is.
enum Stage {
    File(Box<Replay>),
    Checking(Box<dyn AnyCheck>),
    /// The last line, which is still to be told.
    Last(ReplayLine),
    Told,
}

#[wasm_bindgen]
impl LookBack {
    /// Takes the text of a replay file, whatever it holds.
    #[wasm_bindgen(constructor)]
    pub fn new(file: &str) -> LookBack {
        let stage = match serde_json::from_str(file) {
            Ok(replay) => Stage::File(Box::new(replay)),
            Err(error) => Stage::Last(ReplayLine::Failed(ProtocolError {
                code: ErrorCode::Replay,
                detail: Some(error.to_string()),
            })),
        };
        LookBack { stage }
    }

    /// The next lines of the answer, each a [`ReplayLine`]: where the match begins, a line for each step that holds, and the
    /// verdict. None after the last.
    #[wasm_bindgen]
    pub fn piece(&mut self) -> Option<String> {
        let mut lines = String::new();
        self.stage = match std::mem::replace(&mut self.stage, Stage::Told) {
            Stage::File(file) => match catalog::check(*file) {
                Ok(check) => fill(check, &mut lines),
                Err(mismatch) => Stage::Last(ReplayLine::Verdict(Checked::Fails(mismatch))),
            },
            Stage::Checking(check) => fill(check, &mut lines),
            Stage::Last(line) => {
                add(&mut lines, &line);
                Stage::Told
            }
            Stage::Told => return None,
        };
        Some(lines)
    }
}

/// Checks until there is enough to tell, or nothing left.
fn fill(mut check: Box<dyn AnyCheck>, lines: &mut String) -> Stage {
    match steps(&mut *check, lines) {
        Ok(true) => Stage::Checking(check),
        done => {
            let verdict = done.and_then(|_| check.end());
            Stage::Last(ReplayLine::Verdict(match verdict {
                Ok(verified) => Checked::Holds(verified),
                Err(mismatch) => Checked::Fails(mismatch),
            }))
        }
    }
}

/// Whether there is more to check when there is enough to tell.
fn steps(check: &mut dyn AnyCheck, lines: &mut String) -> Result<bool, Mismatch> {
    while lines.len() < PIECE {
        let is_first = check.checked() == 0;
        let Some(game) = check.step()? else { return Ok(false) };
        if is_first {
            add(lines, &ReplayLine::Before(game.before(Viewer::Open)));
        }
        add(lines, &ReplayLine::Step(game.whole_beats(Viewer::Open)));
    }
    Ok(true)
}

fn add(lines: &mut String, line: &ReplayLine) {
    lines.push_str(&serde_json::to_string(line).expect("lines are plain data"));
    lines.push('\n');
}
