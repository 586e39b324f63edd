//! The table of games.

use crate::{Error, Record, Spec};
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::{ErrorKind, Write},
    path::Path,
};

/// A larger table is packed.
const PLAIN_MAX: usize = 1 << 20;

/// Writes `games.csv`, or `games.csv.gz` if it is large.
pub(crate) fn write(spec: &Spec, records: &[Record], folder: &Path) -> Result<(), Error> {
    write_table(&table(spec, records), "games.csv", folder, PLAIN_MAX)
}

pub(crate) fn write_table(table: &str, name: &str, folder: &Path, plain_max: usize) -> Result<(), Error> {
    let (plain, packed) = (folder.join(name), folder.join(format!("{name}.gz")));
    let (wanted, other, bytes) = match table.len() > plain_max {
        true => (packed, plain, gzipped(table)?),
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

/// One line for each game, and four columns for each seat.
fn table(spec: &Spec, records: &[Record]) -> String {
    let mut lines = vec!["game,deal,seating,rounds,decisions,finished,first,police,lost_turns".to_owned()];
    for seat in 0..spec.bots.len() {
        lines[0] += &format!(",seat{seat}_bot,seat{seat}_share,seat{seat}_score,seat{seat}_place");
    }
    lines.extend(records.iter().map(|record| line(spec, record)));
    lines.join("\n") + "\n"
}

fn line(spec: &Spec, record: &Record) -> String {
    let Record { game, deal, seating, decisions, finished, reading, .. } = record;
    let police = reading.police.map_or(String::new(), |seat| seat.to_string());
    let lost: u32 = record.faults.iter().map(|faults| faults.count).sum();
    let mut line = format!(
        "{game},{deal},{seating},{},{decisions},{finished},{},{police},{lost}",
        reading.rounds, reading.first
    );
    for (seat, bot) in spec.seated(record).into_iter().enumerate() {
        let (share, score, place) = (record.shares[seat], reading.scores[seat], reading.places[seat]);
        line += &format!(",{},{share},{score},{place}", quoted(bot));
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
