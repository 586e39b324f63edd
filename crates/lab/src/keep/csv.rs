//! The table of games.

use super::GameRecord;
use crate::{Error, Spec};
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::{ErrorKind, Write},
    path::Path,
};

/// A larger table is packed.
const PLAIN_MAX: usize = 1 << 20;

/// Writes `games.csv`, or `games.csv.gz` if it is large.
pub(crate) fn write(spec: &Spec, roles: &[&str], records: &[GameRecord], folder: &Path) -> Result<(), Error> {
    let table = table(spec, roles, records);
    let (plain, packed) = (folder.join("games.csv"), folder.join("games.csv.gz"));
    let (wanted, other, bytes) = match table.len() > PLAIN_MAX {
        true => (packed, plain, gzipped(&table)?),
        false => (plain, packed, table.as_bytes().to_vec()),
    };
    fs::write(&wanted, bytes).map_err(|error| Error::at(&wanted, error))?;
    // One from a smaller or larger run would tell something else.
    match fs::remove_file(&other) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Error::at(&other, error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

fn gzipped(table: &str) -> Result<Vec<u8>, Error> {
    let trouble = |error: std::io::Error| Error::new(format!("the table cannot be packed: {error}"));
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(table.as_bytes()).map_err(trouble)?;
    encoder.finish().map_err(trouble)
}

/// One line for each game, and some columns for each seat: one more where the seats have roles.
fn table(spec: &Spec, roles: &[&str], records: &[GameRecord]) -> String {
    let mut lines = vec!["game,trial,seating,rounds,decisions,finished,first,lost_turns".to_owned()];
    for seat in 0..spec.bots.len() {
        let role = if roles.is_empty() { String::new() } else { format!(",seat{seat}_role") };
        lines[0] += &format!(",seat{seat}_bot{role},seat{seat}_share,seat{seat}_score,seat{seat}_place");
    }
    lines.extend(records.iter().map(|record| line(spec, roles, record)));
    lines.join("\n") + "\n"
}

fn line(spec: &Spec, roles: &[&str], record: &GameRecord) -> String {
    let GameRecord { game, trial, seating, decisions, finished, reading, .. } = record;
    let lost: u32 = record.lost_turns.iter().map(|lost| lost.turns.count).sum();
    let mut line = format!(
        "{game},{trial},{seating},{},{decisions},{finished},{},{lost}",
        reading.rounds, reading.first
    );
    for (seat, bot) in spec.seated(*seating).into_iter().enumerate() {
        let role = reading
            .roles
            .get(seat)
            .map_or_else(String::new, |&role| format!(",{}", roles[usize::from(role)]));
        let (share, score, place) = (record.shares[seat], reading.scores[seat], reading.places[seat]);
        line += &format!(",{}{role},{share},{score},{place}", quoted(bot));
    }
    line
}

/// A field as CSV wants it.
pub(crate) fn quoted(field: &str) -> String {
    match field.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}
