//! A run: games on all cores, results in order.

use super::{
    game::{Finished, Setting, play},
    occupant::hush_bots,
    outside::Hello,
    progress::Progress,
    thinking::Thinking,
};
use crate::{
    Error, GameRecord, Spec,
    keep::{Journal, open_replays},
};
use catalog::{Hosted, in_words};
use std::{
    collections::BTreeMap,
    fs::File,
    io::Write,
    num::NonZeroUsize,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::PathBuf,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc::{Receiver, channel},
    },
    thread,
};

/// With what means a run is made: nothing that the results depend on.
#[derive(Clone, Debug)]
pub struct Means {
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
    /// Where every game is kept as a line in the replay format.
    pub replays: Option<PathBuf>,
    /// Say nothing on standard error.
    pub quiet: bool,
}

/// Plays what of a run is not yet in the journal.
pub(crate) fn play_missing<G: Hosted>(
    spec: &Spec,
    config: &G::Config,
    journal: &mut Journal,
    means: &Means,
) -> Result<(), Error> {
    hush_bots();
    let start = G::new(config, spec.rules).map_err(|refusal| Error::new(in_words::<G>(&refusal)))?;
    let replays = means.replays.as_deref().map(|file| open_replays(file, journal.records.len()));
    let setting = Setting::<G> {
        spec,
        config,
        hello: Hello::of(spec, &start),
        start,
        keep_replays: means.replays.is_some(),
        thinking: Thinking::of(spec),
    };
    let mut book = Book { journal, replays: replays.transpose()?, told: Vec::new() };
    play_all(&setting, &mut book, means)?;
    if !means.quiet {
        setting.thinking.lines().iter().for_each(|line| eprintln!("{line}"));
    }
    Ok(())
}

/// Plays the games that are missing, each on whatever thread is free, and enters them in order.
fn play_all<G: Hosted>(setting: &Setting<G>, book: &mut Book<'_>, means: &Means) -> Result<(), Error> {
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
                        catch_unwind(AssertUnwindSafe(|| play(setting, number))).unwrap_or_else(|panic| {
                            // The rules themselves broke down. The others play no further.
                            next.store(end, Ordering::Relaxed);
                            eprintln!("Game {number} of seed {} cannot be played.", setting.spec.seed);
                            resume_unwind(panic)
                        });
                    if game.is_err() {
                        next.store(end, Ordering::Relaxed);
                    }
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
struct Book<'a> {
    journal: &'a mut Journal,
    replays: Option<File>,
    /// Bots whose first lost turn has been told.
    told: Vec<String>,
}

impl Book<'_> {
    /// Enters games in the order of their numbers; one that is early waits.
    fn enter_all(
        &mut self,
        spec: &Spec,
        arriving: Receiver<Result<Finished, Error>>,
        mut progress: Progress,
    ) -> Result<(), Error> {
        let mut early = BTreeMap::new();
        let first = spec.range().start;
        for finished in arriving {
            let finished = finished?;
            early.insert(finished.record.game, finished);
            while let Some(due) = early.remove(&(first + self.journal.records.len() as u32)) {
                self.tell_lost_turns(spec, &due.record, &mut progress);
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

    /// The first lost turn of a bot is told at once: whoever wrote it may want to stop the run.
    fn tell_lost_turns(&mut self, spec: &Spec, record: &GameRecord, progress: &mut Progress) {
        for lost in &record.lost_turns {
            let bot = spec.seated(record.seating)[lost.seat.index()];
            if !self.told.iter().any(|told| told == bot) {
                progress.say(&format!(
                    "{bot} {} in game {} and lost its turn ({}). The run goes on; lost turns are counted.",
                    lost.turns.failing, record.game, lost.turns.said
                ));
                self.told.push(bot.to_owned());
            }
        }
    }
}
