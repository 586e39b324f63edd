//! The replay file of a finished match.

use crate::{
    Error,
    store::{Sitter, Store, TableId},
    table::{LaidTable, Unreadable},
};
use tabletop::{Next, Replay, ReplaySeat};

/// The replay file of a finished match, straight from the store.
pub async fn replay(store: &dyn Store, id: &str) -> Result<Replay, Error> {
    let stored = store.load(&TableId::from(id)).await?.ok_or(Error::plain("there is no such table"))?;
    let unreadable = |why: Unreadable| Error::damage("the table cannot be read", why);
    let table = LaidTable::from_store(stored).map_err(unreadable)?;
    of(&table).map_err(unreadable)?.ok_or(Error::plain("the match is not over"))
}

/// None if the match is not over.
pub(crate) fn of(table: &LaidTable) -> Result<Option<Replay>, Unreadable> {
    let Some(playing) = &table.playing else { return Ok(None) };
    let Next::Over(winners) = playing.game.next() else { return Ok(None) };
    let mut steps = Vec::with_capacity(playing.moves.len() + 1);
    table.retrace(|_, game| steps.push(game.replay_step()))?;
    Ok(Some(Replay {
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
    }))
}

/// None for seats that nobody sits in, of which a finished match has none.
fn replay_seat(sitter: &Sitter) -> Option<ReplaySeat> {
    match sitter.clone() {
        Sitter::Person { name, nonce, .. } => Some(ReplaySeat::Person { name, nonce }),
        Sitter::Bot { name, level } => Some(ReplaySeat::Bot { name, level: Some(level) }),
        Sitter::Free | Sitter::Kept { .. } => None,
    }
}
