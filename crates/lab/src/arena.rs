//! A run: games on all cores, results in order.

use crate::{
    Error, Measured, Record, Spec, Summary, Visit,
    journal::Journal,
    outside::Hello,
    play::{Finished, Setting, play},
    progress::Progress,
    report,
    sitting::hush_bots,
    thinking::Thinking,
    with_game,
};
use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions},
    io::{BufRead, BufReader, Seek, SeekFrom, Write},
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::{Path, PathBuf},
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc::{Receiver, channel},
    },
    thread,
};

/// With what means a run is made: nothing that the results depend on.
#[derive(Clone, Debug)]
pub struct Means {
    pub threads: NonZeroUsize,
    /// Where every game is kept as a line in the replay format.
    pub replays: Option<PathBuf>,
    /// Say nothing on standard error.
    pub quiet: bool,
}

/// Plays what of a run is not yet in the folder, and writes what came of it: `results.jsonl`, `games.csv` and
/// `report.html`.
pub fn arena(spec: &Spec, folder: &Path, means: &Means) -> Result<Summary, Error> {
    hush_bots();
    with_game(&spec.game, Run { spec, folder, means }).expect("the spec has been looked over")
}

struct Run<'a> {
    spec: &'a Spec,
    folder: &'a Path,
    means: &'a Means,
}

impl Visit for Run<'_> {
    type Out = Result<Summary, Error>;

    fn game<G: Measured>(self) -> Result<Summary, Error> {
        let Run { spec, folder, means } = self;
        let config: G::Config = serde_json::from_value(spec.options.clone())
            .map_err(|error| Error::new(format!("these are no options of {}: {error}", G::NAME)))?;
        let journal = Journal::open(folder, spec)?;
        let replays = means.replays.as_deref().map(|file| open_replays(file, journal.records.len()));
        let setting = Setting::<G> {
            spec,
            hello: Hello::of::<G>(spec, &config)?,
            config,
            keep_replays: means.replays.is_some(),
            thinking: Thinking::of(spec),
        };
        let mut book = Book { journal, replays: replays.transpose()?, told: Vec::new() };
        play_all(&setting, &mut book, means)?;
        if !means.quiet {
            setting.thinking.lines().iter().for_each(|line| eprintln!("{line}"));
        }
        report::write::<G>(spec, &setting.config, &book.journal.records, folder)
    }
}

/// Plays the games that are missing, each on whatever thread is free, and enters them in order.
fn play_all<G: Measured>(setting: &Setting<G>, book: &mut Book, means: &Means) -> Result<(), Error> {
    let range = setting.spec.range();
    let first = range.start + book.journal.records.len() as u32;
    let next = AtomicU32::new(first);
    let (finished, arriving) = channel();
    thread::scope(|scope| {
        for _ in 0..means.threads.get() {
            let (finished, next, end) = (finished.clone(), &next, range.end);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= end {
                        return;
                    }
                    let game =
                        catch_unwind(AssertUnwindSafe(|| play(setting, number))).unwrap_or_else(|fault| {
                            // The rules themselves broke down. The others play no further.
                            next.store(end, Ordering::Relaxed);
                            eprintln!("Game {number} of seed {} cannot be played.", setting.spec.seed);
                            resume_unwind(fault)
                        });
                    // Nobody receives any more when the results cannot be written.
                    if finished.send(game).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        let progress = Progress::new(first - range.start, range.end - range.start, means.quiet);
        book.enter_all(setting.spec, arriving, progress)
    })
}

/// What has been played, as files.
struct Book {
    journal: Journal,
    replays: Option<File>,
    /// Bots whose first fault has been told.
    told: Vec<String>,
}

impl Book {
    /// Enters games in the order of their numbers; one that is early waits.
    fn enter_all(
        &mut self,
        spec: &Spec,
        arriving: Receiver<Finished>,
        mut progress: Progress,
    ) -> Result<(), Error> {
        let mut early = BTreeMap::new();
        let first = spec.range().start;
        for finished in arriving {
            early.insert(finished.record.game, finished);
            while let Some(due) = early.remove(&(first + self.journal.records.len() as u32)) {
                self.tell_faults(spec, &due.record, &mut progress);
                self.enter(due)?;
                progress.show(self.journal.records.len() as u32);
            }
        }
        progress.end();
        Ok(())
    }

    /// The replay first: a game that is in the results has its replay.
    fn enter(&mut self, Finished { record, replay }: Finished) -> Result<(), Error> {
        if let (Some(file), Some(replay)) = (&mut self.replays, replay) {
            file.write_all(format!("{replay}\n").as_bytes())
                .map_err(|error| Error::new(format!("the replays cannot be written: {error}")))?;
        }
        self.journal.add(record)
    }

    /// The first fault of a bot is told at once: whoever wrote it may want to stop the run.
    fn tell_faults(&mut self, spec: &Spec, record: &Record, progress: &mut Progress) {
        for faults in &record.faults {
            let bot = spec.seated(record)[faults.seat.index()];
            if !self.told.iter().any(|told| told == bot) {
                progress.say(&format!(
                    "{bot} {} in game {} and lost its turn ({}). The run goes on; later faults are counted.",
                    faults.kind, record.game, faults.said
                ));
                self.told.push(bot.to_owned());
            }
        }
    }
}

/// Opens the file of replays behind the last game that is in the results.
fn open_replays(path: &Path, games: usize) -> Result<File, Error> {
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
        let fault = format!("holds {found} games, but the results {games}: name the file of this very run");
        return Err(Error::at(path, fault));
    }
    file.set_len(length).map_err(trouble)?;
    file.seek(SeekFrom::End(0)).map_err(trouble)?;
    Ok(file)
}
