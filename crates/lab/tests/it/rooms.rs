//! The rooms of the lab show the way of a run, and no door opens backwards.

use std::{fs, path::Path};

/// Each room, and those it may know.
const ROOMS: [(&str, &[&str]); 4] =
    [("ask", &[]), ("keep", &["ask"]), ("play", &["ask", "keep"]), ("tell", &["ask", "keep"])];

/// What the crate shows of each room at its root.
fn shown(lib: &str, room: &str) -> Vec<String> {
    let start = format!("pub use {room}::");
    let line = lib.split(';').map(str::trim).find_map(|line| line.strip_prefix(&start));
    let names = line.unwrap_or_else(|| panic!("{room} shows something")).trim_matches(['{', '}']);
    names.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

#[test]
fn no_room_knows_one_that_comes_after_it() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let lib = fs::read_to_string(source.join("lib.rs")).unwrap();
    for (room, before) in ROOMS {
        let files = fs::read_dir(source.join(room)).unwrap().map(|entry| entry.unwrap().path());
        for path in files.filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
            let text = fs::read_to_string(&path).unwrap();
            let imports: String = text
                .split(';')
                .filter_map(|line| line.split_once("use crate::"))
                .map(|(_, names)| names)
                .collect();
            let words: Vec<&str> =
                imports.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
            let unseen = ROOMS
                .iter()
                .map(|(other, _)| *other)
                .filter(|other| *other != room && !before.contains(other));
            for other in unseen.chain(["tasks"]) {
                let names = if other == "tasks" { Vec::new() } else { shown(&lib, other) };
                let known =
                    words.iter().find(|&&word| word == other || names.iter().any(|name| name == word));
                assert_eq!(known, None, "{} imports something of {other}", path.display());
            }
        }
    }
}
