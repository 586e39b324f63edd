//! What the lab can be asked to do, from the question to the report.

use crate::{
    Error, Spec, SpecDraft, Summary, Sweep, Vary,
    ask::{config_of, settings},
    keep::{Journal, join},
    play::{Means, play_missing},
    tell::{self, REPORT},
};
use catalog::{Hosted, Visit, with_game};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Plays what of a run is not yet in the folder, and writes what came of it: `results.jsonl`, `games.csv` and
/// `report.html`.
pub fn arena(spec: &Spec, folder: &Path, means: &Means) -> Result<Summary, Error> {
    struct Run<'a>(&'a Spec, &'a Path, &'a Means);
    impl Visit for Run<'_> {
        type Out = Result<Summary, Error>;
        fn game<G: Hosted>(self) -> Result<Summary, Error> {
            let Run(spec, folder, means) = self;
            let config = config_of::<G>(spec)?;
            let mut journal = Journal::open(folder, spec)?;
            play_missing::<G>(spec, &config, &mut journal, means)?;
            tell::write::<G>(spec, &config, &journal.records, folder)
        }
    }
    with_game(&spec.game, Run(spec, folder, means)).expect("the spec has been looked over")
}

/// Joins all parts of a run, in whatever order they are named. What comes of it is what one run would have written.
pub fn merge(folder: &Path, parts: &[PathBuf]) -> Result<Summary, Error> {
    struct Tell<'a>(&'a Spec, &'a Journal, &'a Path);
    impl Visit for Tell<'_> {
        type Out = Result<Summary, Error>;
        fn game<G: Hosted>(self) -> Result<Summary, Error> {
            let Tell(spec, journal, folder) = self;
            tell::write::<G>(spec, &config_of::<G>(spec)?, &journal.records, folder)
        }
    }
    let (spec, journal) = join(folder, parts)?;
    with_game(&spec.game, Tell(&spec, &journal, folder)).ok_or_else(|| Error::unknown_game(&spec.game))?
}

/// Plays a run for every combination of values, each in a folder of its own, with the same luck; then compares them
/// in `sweep.csv` and `report.html`.
pub fn sweep(draft: &SpecDraft, vary: &[Vary], folder: &Path, means: &Means) -> Result<Sweep, Error> {
    // All are looked over before the first is played.
    let settings = settings(draft, vary)?;
    let mut rows = Vec::new();
    for (name, spec) in &settings {
        if !means.quiet {
            eprintln!("{name}");
        }
        rows.push((name.clone(), arena(spec, &folder.join(folder_name(name)), means)?));
    }
    let sweep = Sweep::of(rows);
    let title = with_game(&draft.game, Title).ok_or_else(|| Error::unknown_game(&draft.game))?;
    let files = [("sweep.csv", sweep.csv()), (REPORT, sweep.html(title, draft, vary))];
    for (name, text) in files {
        let path = folder.join(name);
        fs::write(&path, text).map_err(|error| Error::at(&path, error))?;
    }
    Ok(sweep)
}

struct Title;

impl Visit for Title {
    type Out = &'static str;
    fn game<G: Hosted>(self) -> &'static str {
        G::TITLE
    }
}

/// A setting as the name of a folder.
fn folder_name(setting: &str) -> String {
    setting
        .chars()
        .map(|c| if c.is_alphanumeric() || "=-_. ".contains(c) { c } else { '-' })
        .collect::<String>()
        .replace(' ', ",")
}
