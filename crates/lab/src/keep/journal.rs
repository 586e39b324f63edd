//! The results of a run, one line for each game in order, after a first line with the spec. Lines are only ever added,
//! so whatever stops a run, everything but a torn last line is still there.

use super::GameRecord;
use crate::{Error, Spec};
use serde_json::Value;
use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

const RESULTS: &str = "results.jsonl";

/// The results of a run, open for more.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    /// The file that this one has taken the place of, still locked: nobody may go on writing there.
    _before: Option<File>,
    pub(crate) records: Vec<GameRecord>,
}

impl Journal {
    /// Opens the results in a folder, or begins them. Those of a shorter run of the same kind are made longer; those of
    /// any other are left alone.
    pub(crate) fn open(folder: &Path, spec: &Spec) -> Result<Journal, Error> {
        fs::create_dir_all(folder).map_err(|error| Error::at(folder, error))?;
        let path = folder.join(RESULTS);
        let trouble = |error: std::io::Error| Error::at(&path, error);
        let mut options = OpenOptions::new();
        let mut file =
            options.read(true).write(true).create(true).truncate(false).open(&path).map_err(trouble)?;
        file.try_lock().map_err(|_| Error::at(folder, "another run is writing here"))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(trouble)?;
        let first_line = first_line(spec);
        if first_line.as_bytes().starts_with(&bytes) {
            // New, or torn before the first game.
            let written = start_over(&mut file, 0).and_then(|()| file.write_all(first_line.as_bytes()));
            written.map_err(trouble)?;
            return Ok(Journal { path, file, _before: None, records: Vec::new() });
        }
        let whole = whole_lines(&path, &bytes)?;
        let (found, records) = parse(&path, whole)?;
        if &found == spec {
            start_over(&mut file, whole.len()).map_err(trouble)?;
            return Ok(Journal { path, file, _before: None, records });
        }
        if !is_longer(spec, &found) {
            let differences = difference(&found, spec);
            return Err(Error::at(folder, format!("here is another run already: {differences}")));
        }

        let games = whole.split_once('\n').map_or("", |(_, games)| games);
        let longer = replaced(&path, &format!("{first_line}{games}")).map_err(trouble)?;
        Ok(Journal { path, file: longer, _before: Some(file), records })
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, record: GameRecord) -> Result<(), Error> {
        let line = serde_json::to_string(&record).expect("a record is plain data");
        self.write(&line)?;
        self.records.push(record);
        Ok(())
    }

    fn write(&mut self, line: &str) -> Result<(), Error> {
        let written = self.file.write_all(format!("{line}\n").as_bytes());
        written.map_err(|error| Error::at(&self.path, error))
    }
}

/// Whether a run is the same as another, only longer. The parts of a longer run are other parts.
fn is_longer(spec: &Spec, found: &Spec) -> bool {
    let as_long = Spec { games: spec.games, ..found.clone() };
    spec.shard.is_none() && *spec == as_long && spec.games > found.games
}

fn first_line(spec: &Spec) -> String {
    serde_json::to_string(spec).expect("a spec is plain data") + "\n"
}

/// Keeps so many bytes of a file, and stands behind them.
fn start_over(file: &mut File, kept: usize) -> std::io::Result<()> {
    file.set_len(kept as u64)?;
    file.seek(SeekFrom::End(0)).map(drop)
}

/// Puts another text in the place of a file, all at once: whatever happens, one of the two is there. The new file is
/// locked as the old one was, and stands at its end.
fn replaced(path: &Path, text: &str) -> std::io::Result<File> {
    let beside = path.with_extension("longer");
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&beside)?;
    file.try_lock().map_err(|error| std::io::Error::new(ErrorKind::WouldBlock, error))?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&beside, path)?;
    Ok(file)
}

/// The results in a folder, for reading.
pub(super) fn read(folder: &Path) -> Result<(Spec, Vec<GameRecord>), Error> {
    let path = folder.join(RESULTS);
    let bytes = fs::read(&path).map_err(|error| Error::at(&path, error))?;
    parse(&path, whole_lines(&path, &bytes)?)
}

/// Everything up to the end of the last whole line.
fn whole_lines<'a>(path: &Path, bytes: &'a [u8]) -> Result<&'a str, Error> {
    let end = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    str::from_utf8(&bytes[..end]).map_err(|_| no_results(path))
}

fn no_results(path: &Path) -> Error {
    Error::at(path, "these are no results of the lab")
}

fn parse(path: &Path, text: &str) -> Result<(Spec, Vec<GameRecord>), Error> {
    let mut lines = text.lines();
    let first: Value =
        lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or_else(|| no_results(path))?;
    let format = first.get("spelbord_lab").and_then(Value::as_u64).ok_or_else(|| no_results(path))?;
    if format != u64::from(Spec::FORMAT) {
        let age = if format < Spec::FORMAT.into() { "an older" } else { "a newer" };
        return Err(Error::at(
            path,
            format!(
                "these results are of {age} format ({format}; here it is {}), and are left as they are: \
                 read them with the Spelbord that wrote them, or name another folder",
                Spec::FORMAT
            ),
        ));
    }
    let spec: Spec = serde_json::from_value(first)
        .map_err(|error| Error::at(path, format!("the first line does not say what is played: {error}")))?;
    let first = spec.range().start;
    let mut records = Vec::new();
    for (number, line) in (first..).zip(lines) {
        let record: GameRecord = serde_json::from_str(line)
            .map_err(|error| Error::at(path, format!("game {number} cannot be read: {error}")))?;
        if record.game != number {
            return Err(Error::at(path, format!("game {number} is missing")));
        }
        records.push(record);
    }
    Ok((spec, records))
}

/// What differs between two specs, in words.
pub(super) fn difference(found: &Spec, wanted: &Spec) -> String {
    let fields = |spec: &Spec| serde_json::to_value(spec).expect("a spec is plain data");
    let (found, wanted) = (fields(found), fields(wanted));
    let names = [
        "game",
        "rules",
        "options",
        "bots",
        "games",
        "seed",
        "rotate",
        "bot_seconds",
        "decisions_max",
        "shard",
    ];
    let differing = names.iter().filter(|&&name| found.get(name) != wanted.get(name));
    let said: Vec<String> = differing
        .map(|&name| {
            let value = |of: &Value| of.get(name).map_or("none".to_owned(), ToString::to_string);
            format!("{name} {} and not {}", value(&found), value(&wanted))
        })
        .collect();
    said.join(", ")
}
