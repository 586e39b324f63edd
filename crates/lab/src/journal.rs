//! The results of a run, one line for each game in order, after a first line with the spec. Lines are only ever added,
//! so whatever stops a run, everything but a torn last line is still there.

use crate::{Error, Record, Spec};
use std::{
    fs::{self, File, OpenOptions},
    io::{Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

pub(crate) const RESULTS: &str = "results.jsonl";

/// The results of a run, open for more.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    pub(crate) records: Vec<Record>,
}

impl Journal {
    /// Opens the results in a folder, or begins them. Those of another spec are left alone.
    pub(crate) fn open(folder: &Path, spec: &Spec) -> Result<Journal, Error> {
        fs::create_dir_all(folder).map_err(|error| Error::at(folder, error))?;
        let path = folder.join(RESULTS);
        let mut options = OpenOptions::new();
        let mut file = options
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| Error::at(&path, error))?;
        file.try_lock().map_err(|_| Error::at(folder, "another run is writing here"))?;
        let whole = drop_torn_line(&mut file).map_err(|error| Error::at(&path, error))?;
        let mut journal = Journal { path, file, records: Vec::new() };
        if whole.is_empty() {
            let line = serde_json::to_string(spec).expect("a spec is plain data");
            journal.write(&line)?;
            return Ok(journal);
        }
        let (found, records) = parse(&journal.path, &whole)?;
        if &found != spec {
            return Err(Error::at(
                folder,
                format!("here is another run already: {}", difference(&found, spec)),
            ));
        }
        journal.records = records;
        Ok(journal)
    }

    /// Adds a game.
    pub(crate) fn add(&mut self, record: Record) -> Result<(), Error> {
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

/// The results in a folder, for reading.
pub(crate) fn read(folder: &Path) -> Result<(Spec, Vec<Record>), Error> {
    let path = folder.join(RESULTS);
    let text = fs::read_to_string(&path).map_err(|error| Error::at(&path, error))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    parse(&path, &text[..whole])
}

/// Cuts off what comes after the last whole line, and answers the rest. The file then stands at its end.
fn drop_torn_line(file: &mut File) -> std::io::Result<String> {
    let mut bytes = Vec::new();
    file.seek(SeekFrom::Start(0))?;
    file.read_to_end(&mut bytes)?;
    bytes.truncate(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1));
    file.set_len(bytes.len() as u64)?;
    file.seek(SeekFrom::End(0))?;
    String::from_utf8(bytes).map_err(|error| std::io::Error::new(std::io::ErrorKind::InvalidData, error))
}

fn parse(path: &Path, text: &str) -> Result<(Spec, Vec<Record>), Error> {
    let mut lines = text.lines();
    let spec: Spec = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok())
        .ok_or_else(|| Error::at(path, "these are no results of the lab"))?;
    if spec.spelbord_lab != Spec::FORMAT {
        return Err(Error::at(path, format!("results of version {} are unknown here", spec.spelbord_lab)));
    }
    let first = spec.range().start;
    let mut records = Vec::new();
    for (number, line) in (first..).zip(lines) {
        let record: Record = serde_json::from_str(line)
            .map_err(|error| Error::at(path, format!("game {number} cannot be read: {error}")))?;
        if record.game != number {
            return Err(Error::at(path, format!("game {number} is missing")));
        }
        records.push(record);
    }
    Ok((spec, records))
}

/// What differs between two specs, in words.
pub(crate) fn difference(found: &Spec, wanted: &Spec) -> String {
    let fields = |spec: &Spec| serde_json::to_value(spec).expect("a spec is plain data");
    let (found, wanted) = (fields(found), fields(wanted));
    let names = ["game", "rules", "options", "bots", "games", "seed", "rotate", "bot_seconds", "shard"];
    let differing = names.iter().filter(|&&name| found.get(name) != wanted.get(name));
    let said: Vec<String> = differing
        .map(|&name| {
            let value = |of: &serde_json::Value| of.get(name).map_or("none".to_owned(), ToString::to_string);
            format!("{name} {} and not {}", value(&found), value(&wanted))
        })
        .collect();
    said.join(", ")
}
