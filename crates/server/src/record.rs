//! The record of a finished match.

use crate::{
    store::{Sitter, Store, StoreError, TableId},
    table::{LaidTable, Unreadable},
};
use tabletop::{Next, Replay, ReplaySeat};

/// Why there is no replay file of a table.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error("there is no such table")]
    Unknown,
    #[error("the match is not over")]
    NotOver,
    #[error("the table cannot be read: {0}")]
    Unreadable(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Unreadable> for RecordError {
    fn from(unreadable: Unreadable) -> RecordError {
        RecordError::Unreadable(unreadable.to_string())
    }
}

/// The replay file of a finished match, straight from the store.
pub async fn replay(store: &dyn Store, id: &str) -> Result<Replay, RecordError> {
    let record = store.load(&TableId::from(id)).await?.ok_or(RecordError::Unknown)?;
    of(&LaidTable::from_record(record)?)
}

pub(crate) fn of(table: &LaidTable) -> Result<Replay, RecordError> {
    let playing = table.playing.as_ref().ok_or(RecordError::NotOver)?;
    let Next::Over(winners) = playing.game.next() else { return Err(RecordError::NotOver) };
    let mut steps = Vec::with_capacity(playing.moves.len() + 1);
    table.retrace(|_, game| steps.push(game.replay_step()))?;
    Ok(Replay {
        spelbord_replay: Replay::FORMAT,
        game: table.laid.game.clone(),
        rules: table.laid.rules,
        options: table.laid.options.clone(),
        seats: table.seats.iter().filter_map(replay_seat).collect(),
        commitment: table.laid.server_part.commitment(),
        server_part: table.laid.server_part.0,
        seed: playing.seed().0,
        steps,
        winners: winners.iter().collect(),
    })
}

/// None for seats that nobody sits in, of which a finished match has none.
fn replay_seat(sitter: &Sitter) -> Option<ReplaySeat> {
    match sitter.clone() {
        Sitter::Person { name, nonce, .. } => Some(ReplaySeat::Person { name, nonce }),
        Sitter::Bot { name, level } => Some(ReplaySeat::Bot { name, level: Some(level) }),
        Sitter::Free | Sitter::Kept { .. } => None,
    }
}
