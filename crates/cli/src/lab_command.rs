//! `spelbord lab`: bots against bots.

use crate::Trouble;
use lab::{Means, Shard, SpecDraft, set_option};
use lexopt::{Arg, Parser, ValueExt};
use serde_json::Value;
use std::{
    fs,
    num::NonZeroUsize,
    path::{Path, PathBuf},
    process::ExitCode,
    thread::available_parallelism,
};

const HELP: &str = "\
Let bots play each other, and see what comes of it.

Usage:
  spelbord lab arena GAME --bots A,B,... --games N --seed S --out DIR [more]
  spelbord lab merge --out DIR PART...
  spelbord lab sweep GAME --bots A,B,... --games N --seed S --vary OPTION=A,B,... [--vary ...] --out DIR [more]

  --bots A,B,...       one for each seat: a level (easy, medium, hard, master), a bot for the lab alone (random, or one
                       of the game's own: a name that there is not lists them), or \"cmd:PROGRAM\" for a program from
                       outside (docs/outside-bots.md)
  --games N            rounded up to whole trials: a trial is one seed, played once for every seating that differs
  --seed S             all luck follows from this number
  --out DIR            results.jsonl, games.csv and report.html; the same command goes on where it was stopped,
                       and one with more --games makes the run longer
  --vary OPTION=A,B    in a sweep: the values of an option; a map may be a file, as map=storstad,@my.map
More:
  --options JSON       the options of the game, as in a replay; the number of seats may be left out
  --set OPTION=VALUE   one option by name; a map may be a file, as map=@my.map
  --fixed-seats        the bots keep their seats: a trial is one game
  --threads T          default: all cores; the results are the same for any number
  --replays FILE       (arena) keep every game as one line in the replay format
  --shard K/N          (arena) only the K-th of N parts; join them with lab merge, and their replays
                       with cat, in order
  --bot-seconds X      how long a program from outside may think (default 10)
  --decisions-max N    a game with so many decisions is broken off, and nobody has won it (default 100000)
";

/// `spelbord lab arena|merge|sweep`
pub(crate) fn command(mut arguments: Parser) -> Result<ExitCode, Trouble> {
    if asks_for_help(arguments.clone()) {
        print!("{HELP}");
        return Ok(ExitCode::SUCCESS);
    }
    match arguments.next()? {
        Some(Arg::Value(task)) if task == "arena" => arena(arguments)?,
        Some(Arg::Value(task)) if task == "merge" => merge(arguments)?,
        Some(Arg::Value(task)) if task == "sweep" => sweep(arguments)?,
        Some(Arg::Value(task)) => {
            return Err(format!("the lab has no {task:?}; see spelbord lab --help").into());
        }
        Some(argument @ (Arg::Long(_) | Arg::Short(_))) => return Err(argument.unexpected().into()),
        None => return Err("arena, merge or sweep? See spelbord lab --help".into()),
    }
    Ok(ExitCode::SUCCESS)
}

/// Wherever it stands: `spelbord lab arena --help` asks for the same.
fn asks_for_help(mut arguments: Parser) -> bool {
    while let Ok(Some(argument)) = arguments.next() {
        if matches!(argument, Arg::Long("help") | Arg::Short('h')) {
            return true;
        }
    }
    false
}

fn arena(arguments: Parser) -> Result<(), Trouble> {
    let asked = Asked::read(arguments)?;
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
    Ok(())
}

fn sweep(arguments: Parser) -> Result<(), Trouble> {
    let asked = Asked::read(arguments)?;
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
    Ok(())
}

fn merge(mut arguments: Parser) -> Result<(), Trouble> {
    let (mut out, mut parts): (Option<PathBuf>, Vec<PathBuf>) = (None, Vec::new());
    while let Some(argument) = arguments.next()? {
        match argument {
            Arg::Long("out") => out = Some(arguments.value()?.into()),
            Arg::Value(part) => parts.push(part.into()),
            Arg::Long(_) | Arg::Short(_) => return Err(argument.unexpected().into()),
        }
    }
    let out = out.ok_or("where to? spelbord lab merge --out DIR PART...")?;
    let summary = lab::merge(&out, &parts)?;
    print!("{summary}");
    done(&out);
    Ok(())
}

/// A program that cannot be started is no fault of the command.
fn trouble(error: lab::Error) -> Trouble {
    if error.is_of_a_bot() { Trouble::failed(error) } else { error.into() }
}

fn done(out: &Path) {
    println!("The report: {}", out.join("report.html").display());
}

/// What was asked for, as it stood on the command line.
#[derive(Default)]
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
    fn read(mut arguments: Parser) -> Result<Asked, Trouble> {
        let mut asked = Asked::default();
        while let Some(argument) = arguments.next()? {
            match argument {
                Arg::Value(game) if asked.game.is_none() => asked.game = Some(game.parse()?),
                Arg::Long("bots") => asked.bots.extend(list(&arguments.value()?.parse::<String>()?)),
                Arg::Long("games") => asked.games = Some(arguments.value()?.parse()?),
                Arg::Long("seed") => asked.seed = Some(arguments.value()?.parse()?),
                Arg::Long("out") => asked.out = Some(arguments.value()?.into()),
                Arg::Long("options") => asked.options = Some(json(&arguments.value()?.parse::<String>()?)?),
                Arg::Long("set") => asked.set.push(pair(&arguments.value()?.parse::<String>()?)?),
                Arg::Long("vary") => {
                    let (name, values) = pair(&arguments.value()?.parse::<String>()?)?;
                    asked.vary.push((name, list(&values)));
                }
                Arg::Long("threads") => asked.threads = Some(arguments.value()?.parse()?),
                Arg::Long("replays") => asked.replays = Some(arguments.value()?.into()),
                Arg::Long("shard") => asked.shard = Some(shard(&arguments.value()?.parse::<String>()?)?),
                Arg::Long("fixed-seats") => asked.fixed_seats = true,
                Arg::Long("bot-seconds") => asked.bot_seconds = Some(arguments.value()?.parse()?),
                Arg::Long("decisions-max") => asked.decisions_max = Some(arguments.value()?.parse()?),
                Arg::Long(_) | Arg::Short(_) | Arg::Value(_) => return Err(argument.unexpected().into()),
            }
        }
        Ok(asked)
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
