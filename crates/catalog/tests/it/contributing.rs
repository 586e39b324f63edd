//! CONTRIBUTING.md says what must be written and touched for a new game. These are its lists, walked for every game.

use catalog::{GAMES, Hosted, Visit, with_game};
use std::{fs, path::PathBuf};

fn checkout() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

struct Title;

impl Visit for Title {
    type Out = &'static str;
    fn game<G: Hosted>(self) -> &'static str {
        G::TITLE
    }
}

/// The points of a list: what stands between `from` and `to`, one text for each.
fn points(from: &str, to: &str) -> Vec<String> {
    let text = fs::read_to_string(checkout().join("CONTRIBUTING.md")).unwrap();
    let (_, behind) = text.split_once(from).unwrap_or_else(|| panic!("there is a list {from:?}"));
    let (list, _) = behind.split_once(to).unwrap_or_else(|| panic!("the list ends before {to:?}"));
    let points: Vec<String> = list.split("\n- ").skip(1).map(|point| point.replace('\n', " ")).collect();
    assert!(points.len() >= 4, "{from} {points:?}");
    points
}

/// What stands between backticks, with the name of a game filled in.
fn named(point: &str, game: &str) -> Vec<String> {
    let title = with_game(game, Title).unwrap();
    let fill = |text: &str| {
        text.replace("<game>", game).replace("<crate>", &game.replace('-', "_")).replace("<title>", title)
    };
    point.split('`').skip(1).step_by(2).map(fill).collect()
}

#[test]
fn everything_that_must_be_written_for_a_game_is_there() {
    for game in GAMES {
        for point in points("What is written:", "What is touched:") {
            // What stands behind the colon explains.
            let (paths, _) = point.split_once("`: ").unwrap_or((&point, ""));
            for path in named(&format!("{paths}`"), game).iter().filter(|path| path.contains('/')) {
                assert!(checkout().join(path).exists(), "{game}: {path}");
            }
        }
    }
}

#[test]
fn every_line_that_must_be_touched_for_a_game_is_there() {
    for game in GAMES {
        for point in points("What is touched:", "The page has a registry") {
            let all = named(&point, game);
            let [file, lines @ ..] = &all[..] else { panic!("a file and what it says: {point}") };
            assert!(!lines.is_empty(), "{point}");
            let text = fs::read_to_string(checkout().join(file)).unwrap();
            for line in lines {
                assert!(text.contains(line.as_str()), "{game}: {file} does not say {line:?}");
            }
        }
    }
}

/// A list that is too short helps nobody: no other file of ours may know a game by its name.
#[test]
fn no_other_file_of_the_hosts_knows_a_game() {
    for folder in [
        "crates/lab/src",
        "crates/life/src",
        "crates/store/src",
        "crates/server/src",
        "crates/protocol/src",
        "crates/bots/src",
        "crates/catalog/src",
    ] {
        // What is there for tests alone may play any game.
        let for_tests = |path: &PathBuf| {
            let is_in_tests = path.components().any(|part| part.as_os_str() == "tests");
            path.ends_with("tests.rs") || path.ends_with("testing.rs") || is_in_tests
        };
        for path in files(checkout().join(folder)).into_iter().filter(|path| !for_tests(path)) {
            let text = fs::read_to_string(&path).unwrap();
            let text = text.split_once("#[cfg(test)]\nmod").map_or(&*text, |(text, _)| text);
            for game in GAMES {
                let module = game.replace('-', "_");
                let own = path.components().any(|part| {
                    let part = part.as_os_str().to_string_lossy();
                    part == module || part == format!("{module}.rs")
                });
                let listed =
                    ["games.rs", "lib.rs"].iter().any(|list| path.ends_with(format!("catalog/src/{list}")));
                let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                let known = code.filter(|line| {
                    line.contains(&format!("{module}::")) || line.contains(&format!("\"{game}\""))
                });
                assert!(own || listed || known.count() == 0, "{} knows {game}", path.display());
            }
        }
    }
}

fn files(folder: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(path) } else { vec![path] }).collect()
}
