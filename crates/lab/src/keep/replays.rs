use crate::Error;
use std::{
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Seek, SeekFrom},
    path::Path,
};

/// Opens the file of replays behind the last game that is in the results.
pub(crate) fn open_replays(path: &Path, games: usize) -> Result<File, Error> {
    let trouble = |error: std::io::Error| Error::at(path, error);
    let mut options = OpenOptions::new();
    let mut file = options.read(true).write(true).create(true).truncate(false).open(path).map_err(trouble)?;
    let (mut length, mut found, mut line) = (0, 0, Vec::new());
    let mut reader = BufReader::new(&file);
    // The file may be far larger than the memory, so it is read line by line; a torn line is none.
    while reader.read_until(b'\n', &mut line).map_err(trouble)? > 0 && line.ends_with(b"\n") {
        found += 1;
        if found <= games {
            length += line.len() as u64;
        }
        line.clear();
    }
    // A game that was being entered when the run was stopped may be here already, but no more than that.
    if !(games..=games + 1).contains(&found) {
        let wrong = format!("holds {found} games, but the results {games}: name the file of this very run");
        return Err(Error::at(path, wrong));
    }
    file.set_len(length).map_err(trouble)?;
    file.seek(SeekFrom::End(0)).map_err(trouble)?;
    Ok(file)
}
