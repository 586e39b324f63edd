//! `cargo xtask length`: the runs of the lab that docs/length.md rests on, one for each line of its tables and one more where
//! the beginning of a game is told apart. A run that is there already is not played again.

use crate::{
    process::{cargo, run as run_command},
    stop::Stop,
    tree::{release_folder, root},
};
use std::{fs, process::Command};

const TOLD_IN: &str = "docs/length.md";
const RUNS: &str = "runs/length";
/// All runs share their luck.
const SEED: &str = "7";

/// The games of the tables: by heading and name, the option that the first column is, and how many rounds are its
/// beginning.
const GAMES: [(&str, &str, &str, u32); 3] = [
    ("Tjuv och Polis", "tjuv-och-polis", "map", 30),
    ("Monopol", "monopol", "dealt", 20),
    ("Tjuv", "tjuv", "refill", 0),
];

/// One run of the lab.
#[derive(Debug, PartialEq, Eq)]
struct Run {
    game: &'static str,
    seats: usize,
    games: String,
    /// Options of the game, as `--set` takes them.
    options: Vec<String>,
}

pub(crate) fn run() -> Result<(), Stop> {
    let text = told()?;
    run_command(cargo(&["build", "--release", "--package", "cli"]))?;
    runs_of(&text).iter().try_for_each(|run| run_command(run.command()))
}

fn told() -> Result<String, Stop> {
    fs::read_to_string(root().join(TOLD_IN))
        .map_err(|error| Stop::usage(format!("cannot read {TOLD_IN}: {error}")))
}

/// The runs that the tables tell of, in their order.
fn runs_of(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut told = None;
    let mut games = String::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            let title = heading.trim_start_matches('#').trim();
            told = GAMES.iter().find(|(known, ..)| *known == title);
        }
        if let Some((count, _)) = line.split_once(" games each") {
            count.clone_into(&mut games);
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        if let (Some(&(_, game, option, beginning)), [_, first, seats, .., early, _]) = (told, &cells[..])
            && let Ok(seats) = seats.parse()
        {
            let options = options_of(option, first);
            if *early != "–" {
                let options = [options.clone(), vec![format!("rounds={beginning}")]].concat();
                runs.push(Run { game, seats, games: games.clone(), options });
            }
            runs.push(Run { game, seats, games: games.clone(), options });
        }
    }
    runs
}

/// What the first column says: the value of an option, and others in full.
fn options_of(option: &str, first: &str) -> Vec<String> {
    let mut words = first.split_whitespace().map(|word| word.trim_matches('`'));
    let value = words.next().filter(|value| *value != "none");
    value.map(|value| format!("{option}={value}")).into_iter().chain(words.map(str::to_owned)).collect()
}

impl Run {
    fn command(&self) -> Command {
        let name = [self.game.to_owned(), self.seats.to_string()].into_iter().chain(self.options.clone());
        let folder = name.collect::<Vec<_>>().join("-").replace('=', "-");
        let mut command = Command::new(release_folder().join("spelbord"));
        command.current_dir(root()).args(["lab", "arena", self.game]);
        command.args(["--bots", &vec!["medium"; self.seats].join(",")]);
        command.args(["--games", &self.games, "--seed", SEED]);
        for option in &self.options {
            command.args(["--set", option]);
        }
        command.args(["--out", &format!("{RUNS}/{folder}")]);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_a_table_is_a_run_and_its_beginning_another() {
        let text = "### Monopol\n\n300 games each.\n\n| Deeds dealt | Seats | Low | Early |\n|---|---|---|---|\n\
                    | none | 2 | 24 | 6.49 |\n### Tjuv och Polis\n| storstad `edition=ny` | 4 | 45 | – |\n\
                    ## What does not matter\n| 1 | 2 | 3 |\n";
        let run = |game, seats, options: &[&str]| Run {
            game,
            seats,
            games: "300".to_owned(),
            options: options.iter().map(|&option| option.to_owned()).collect(),
        };
        assert_eq!(
            runs_of(text),
            [
                run("monopol", 2, &["rounds=20"]),
                run("monopol", 2, &[]),
                run("tjuv-och-polis", 4, &["map=storstad", "edition=ny"]),
            ]
        );
    }

    #[test]
    fn the_tables_of_the_page_are_found() {
        let runs = runs_of(&told().unwrap_or_else(|stop| panic!("{}", stop.message)));
        for (_, game, ..) in GAMES {
            assert!(runs.iter().filter(|run| run.game == game).count() > 10, "{game}");
        }
    }
}
