//! Luck and choices told apart in a finished match.

use protocol::{
    ErrorCode, ProtocolError,
    http::{LedgerLine, LedgerStep},
};
use wasm_bindgen::prelude::wasm_bindgen;

/// A finished match whose ledger is being made.
#[wasm_bindgen]
pub struct Reckoning {
    /// What is told before anything is reckoned.
    first: Option<LedgerLine>,
    /// None where there is nothing to enter.
    entries: Option<catalog::Ledger>,
}

#[wasm_bindgen]
impl Reckoning {
    /// Takes the text of a replay file, whatever it holds.
    #[wasm_bindgen(constructor)]
    pub fn new(file: &str) -> Reckoning {
        match begun(file) {
            Ok((begins, entries)) => Reckoning { first: Some(begins), entries: Some(entries) },
            Err(why) => {
                let error = ProtocolError { code: ErrorCode::Replay, detail: Some(why) };
                Reckoning { first: Some(LedgerLine::Failed(error)), entries: None }
            }
        }
    }

    /// Enters one step more. Answers the next [`LedgerLine`]; none after the last.
    #[wasm_bindgen]
    pub fn line(&mut self) -> Option<String> {
        let step = || self.entries.as_mut()?.next().map(told);
        let line = self.first.take().or_else(step)?;
        Some(serde_json::to_string(&line).expect("lines are plain data"))
    }
}

fn begun(file: &str) -> Result<(LedgerLine, catalog::Ledger), String> {
    let replay: tabletop::Replay = serde_json::from_str(file).map_err(|error| error.to_string())?;
    let steps = replay.steps.len() as u32;
    let ledger = catalog::Ledger::new(replay).map_err(|mismatch| mismatch.to_string())?;
    let (start, calibrated) = (ledger.start().to_vec(), ledger.is_calibrated());
    Ok((LedgerLine::Begins { steps, start, calibrated }, ledger))
}

fn told(entry: catalog::Entered) -> LedgerLine {
    let catalog::Entered { step, by, shares, luck, choice, deal, unforeseen } = entry;
    LedgerLine::Step(LedgerStep {
        step,
        by,
        shares: shares.to_vec(),
        luck: luck.to_vec(),
        choice: choice.to_vec(),
        deal: deal.to_vec(),
        unforeseen: unforeseen.to_vec(),
    })
}
