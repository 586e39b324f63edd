//! `spelbord lab`: bots against bots.

use crate::{Trouble, arguments::Arguments};
use lab::{Means, Shard, SpecDraft, set_option};
use serde_json::Value;
use std::{
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::{self, ExitCode},
    thread::{self, available_parallelism},
};

/// The exit code of whoever is interrupted, as shells have it.
const INTERRUPTED: i32 = 130;

/// `spelbord lab arena GAME`
pub(crate) fn arena(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let asked = Asked::read(arguments)?;
    say_how_to_go_on();
    if !asked.vary.is_empty() {
        return Err("--vary belongs to a sweep".into());
    }
    let (out, means) = (asked.folder()?, asked.means()?);
    let wanted = asked.games;
    let spec = asked.draft()?.look_over()?;
    let (trials, seatings) = (spec.trials(), spec.seatings().len() as u32);
    if wanted != Some(trials * seatings) {
        eprintln!("Whole trials are played: {} games in {trials} trials of {seatings}.", trials * seatings);
    }
    let summary = lab::arena(&spec, &out, &means).map_err(trouble)?;
    print!("{summary}");
    done(&out);
    Ok(ExitCode::SUCCESS)
}

/// `spelbord lab sweep GAME`
pub(crate) fn sweep(arguments: Arguments) -> Result<ExitCode, Trouble> {
    let asked = Asked::read(arguments)?;
    say_how_to_go_on();
    if asked.shard.is_some() || asked.replays.is_some() {
        return Err(
            "a sweep has no --shard and no --replays; run its settings one by one with lab arena".into()
        );
    }
    let (out, means, vary) = (asked.folder()?, asked.means()?, asked.vary.clone());
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let sweep = lab::sweep(&asked.draft()?, &vary, &out, &means).map_err(trouble)?;
    print!("{sweep}");
    done(&out);
    Ok(ExitCode::SUCCESS)
}

/// `spelbord lab merge --out DIR PART...`
pub(crate) fn merge(mut arguments: Arguments) -> Result<ExitCode, Trouble> {
    let out = arguments.path("out").ok_or("where to? spelbord lab merge --out DIR PART...")?;
    let parts: Vec<PathBuf> = arguments.words().map(PathBuf::from).collect();
    let summary = lab::merge(&out, &parts)?;
    print!("{summary}");
    done(&out);
    Ok(ExitCode::SUCCESS)
}

/// A program that cannot be started is no fault of the command.
fn trouble(error: lab::Error) -> Trouble {
    if error.is_of_a_bot() { Trouble::failed(error) } else { error.into() }
}

fn done(out: &Path) {
    println!("The report: {}", out.join("report.html").display());
}

/// Whoever interrupts a run has lost nothing, and is told so. Without signals it ends as any program does.
fn say_how_to_go_on() {
    let wait = || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
        runtime.block_on(tokio::signal::ctrl_c())
    };
    thread::spawn(move || {
        if wait().is_ok() {
            eprintln!("\nStopped. The same command goes on where this one was.");
            process::exit(INTERRUPTED);
        }
    });
}

/// What was asked for, as it stood on the command line.
struct Asked {
    game: Option<String>,
    bots: Vec<String>,
    games: Option<u32>,
    seed: Option<u64>,
    out: Option<PathBuf>,
    options: Option<Value>,
    set: Vec<(String, String)>,
    vary: Vec<(String, Vec<String>)>,
    threads: Option<usize>,
    replays: Option<PathBuf>,
    shard: Option<Shard>,
    fixed_seats: bool,
    bot_seconds: Option<f64>,
    decisions_max: Option<u32>,
}

impl Asked {
    fn read(mut arguments: Arguments) -> Result<Asked, Trouble> {
        let game = arguments.words().next();
        let vary = arguments.all("vary")?;
        let vary = vary.iter().map(|text| pair(text).map(|(name, values)| (name, list(&values))));
        Ok(Asked {
            game: game.map(|game| game.to_string_lossy().into_owned()),
            bots: arguments.all("bots")?.iter().flat_map(|bots| list(bots)).collect(),
            games: arguments.parsed("games")?,
            seed: arguments.parsed("seed")?,
            out: arguments.path("out"),
            options: arguments.text("options")?.map(|options| json(&options)).transpose()?,
            set: arguments.all("set")?.iter().map(|text| pair(text)).collect::<Result<_, _>>()?,
            vary: vary.collect::<Result<_, _>>()?,
            threads: arguments.parsed("threads")?,
            replays: arguments.path("replays"),
            shard: arguments.text("shard")?.map(|text| shard(&text)).transpose()?,
            fixed_seats: arguments.has("fixed-seats"),
            bot_seconds: arguments.parsed("bot-seconds")?,
            decisions_max: arguments.parsed("decisions-max")?,
        })
    }

    fn folder(&self) -> Result<PathBuf, Trouble> {
        Ok(self.out.clone().ok_or("where to? Name a folder with --out DIR")?)
    }

    fn means(&self) -> Result<Means, Trouble> {
        let threads = match self.threads {
            Some(threads) => NonZeroUsize::new(threads).ok_or("at least one thread is needed")?,
            None => available_parallelism().unwrap_or(NonZeroUsize::MIN),
        };
        Ok(Means { threads, replays: self.replays.clone(), quiet: false })
    }

    fn draft(self) -> Result<SpecDraft, Trouble> {
        let game = self.game.ok_or("which game? See spelbord lab --help")?;
        let mut options = self.options.unwrap_or_default();
        for (name, value) in &self.set {
            set_option(&game, &mut options, name, value)?;
        }
        Ok(SpecDraft {
            game,
            options: Some(options),
            bots: if self.bots.is_empty() {
                return Err("which bots? --bots A,B,...".into());
            } else {
                self.bots
            },
            games: self.games.ok_or("how many games? --games N")?,
            seed: self.seed.ok_or("which luck? Name any number with --seed S")?,
            rotate: !self.fixed_seats,
            bot_seconds: self.bot_seconds.unwrap_or(10.0),
            decisions_max: self.decisions_max,
            shard: self.shard,
        })
    }
}

fn list(text: &str) -> Vec<String> {
    text.split(',').map(|item| item.trim().to_owned()).collect()
}

fn json(text: &str) -> Result<Value, Trouble> {
    serde_json::from_str(text).map_err(|error| format!("--options must be JSON: {error}").into())
}

fn pair(text: &str) -> Result<(String, String), Trouble> {
    let (name, value) = text.split_once('=').ok_or_else(|| format!("{text:?} must be OPTION=VALUE"))?;
    Ok((name.to_owned(), value.to_owned()))
}

fn shard(text: &str) -> Result<Shard, Trouble> {
    let parsed = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    let (part, of) = parsed.ok_or_else(|| format!("{text:?} must be K/N, such as 1/8"))?;
    Ok(Shard { part, of })
}
