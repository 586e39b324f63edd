//! Small runs, in folders that are removed afterwards.

use lab::{Means, Spec, SpecDraft, Summary, arena};
use serde_json::Value;
use std::{
    env, fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("spelbord-lab-test-{}-{}", process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn draft(game: &str, bots: &[&str], games: u32) -> SpecDraft {
    SpecDraft {
        game: game.to_owned(),
        options: None,
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        games,
        seed: 7,
        rotate: true,
        bot_seconds: 10.0,
        decisions_max: None,
        shard: None,
    }
}

pub(crate) fn spec(game: &str, bots: &[&str], games: u32) -> Spec {
    draft(game, bots, games).look_over().unwrap()
}

pub(crate) fn means(threads: usize) -> Means {
    Means { threads: NonZeroUsize::new(threads).unwrap(), replays: None, quiet: true }
}

/// Plays on one thread, and keeps the replays beside the folder.
pub(crate) fn play(spec: &Spec, folder: &Path) -> Summary {
    let means = Means { replays: Some(replays_of(folder)), ..means(1) };
    arena(spec, folder, &means).unwrap()
}

pub(crate) fn replays_of(folder: &Path) -> PathBuf {
    folder.with_extension("jsonl")
}

/// All outputs of a run by name.
pub(crate) fn outputs(folder: &Path) -> Vec<(String, String)> {
    let read = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().unwrap();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap())).collect();
    files.sort();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["games.csv", "report.html", "results.jsonl"]);
    files
}

/// The games of a run, as they stand in its results.
pub(crate) fn games(folder: &Path) -> Vec<Value> {
    let text = fs::read_to_string(folder.join("results.jsonl")).unwrap();
    text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A small run of each game.
pub(crate) fn one_of_each() -> [Spec; 3] {
    [
        spec("tjuv", &["simple", "random", "random"], 12),
        spec("tjuv-och-polis", &["simple", "random"], 6),
        spec("monopol", &["simple", "random", "simple"], 6),
    ]
}
