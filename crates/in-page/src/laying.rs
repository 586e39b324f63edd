//! Laying a table in the page.

use crate::{answer, board::read, to_do::Kept};
use hosting::{Catalog, Fresh};
use life::{Laid, Life, Time};
use protocol::{
    ErrorCode,
    http::{CreateTable, Failure, TableCreated},
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tabletop::{Bytes32, Seat, ServerPart};
use wasm_bindgen::prelude::wasm_bindgen;

/// What nobody can guess, made up by the worker.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MadeUp {
    id: String,
    server_part: Bytes32,
    mood: u32,
}

impl MadeUp {
    pub(crate) fn fresh(self) -> Fresh {
        Fresh { id: self.id.into(), server_part: self.server_part, mood: self.mood }
    }
}

/// A table that is to be kept before anybody is told of it.
#[derive(Serialize)]
pub(crate) struct Begun {
    created: TableCreated,
    log: Vec<Kept>,
}

impl Begun {
    /// Begins the log of a table.
    pub(crate) fn new(laid: Laid, commitments: &[(Seat, Bytes32)], now: Time) -> Result<Begun, Failure> {
        let commitment = ServerPart(laid.server_part).commitment();
        let created = TableCreated { table: laid.id.to_string(), commitment };
        let log = Life::lay(Arc::new(Catalog), laid, commitments, now)
            .map_err(|refused| Failure::Error(refused.code().unwrap_or(ErrorCode::Internal).into()))?;
        Ok(Begun { created, log: log.iter().map(Kept::of).collect() })
    }
}

/// Lays a table. Takes a [`CreateTable`], and what nobody can guess; answers `created` and the `log` that is to be kept.
#[wasm_bindgen]
pub fn lay(ask: &str, made_up: &str, now: f64) -> String {
    answer(laid(ask, made_up, Time(now as u64)))
}

fn laid(ask: &str, made_up: &str, now: Time) -> Result<Begun, Failure> {
    let (request, made_up): (CreateTable, MadeUp) = (read(ask)?, read(made_up)?);
    let rules = hosting::rules_for(&request)?;
    let commitments = hosting::commitments(&request.seats);
    Begun::new(hosting::laid(request, rules, made_up.fresh())?, &commitments, now)
}
