//! Our engine beside OpenSpiel's: random play of whole games on one core.

use super::print_row;
use crate::{
    Problem,
    cores::{SERVER_CORE, on_core},
    engine::{ROUND, ROUNDS},
    figures::{self, Spread},
};
use std::process::Command;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/peers/open_spiel.py");

/// Two games that ask for about the same: cards with cards, dice on a board with dice on a board, and as many players.
struct Pair {
    ours: &'static str,
    seats: &'static str,
    theirs: &'static str,
}

const PAIRS: [Pair; 4] = [
    Pair { ours: "tjuv", seats: "4", theirs: "hearts" },
    Pair { ours: "tjuv", seats: "2", theirs: "go_fish" },
    Pair { ours: "tjuv-och-polis", seats: "2", theirs: "backgammon" },
    Pair { ours: "monopol", seats: "2", theirs: "backgammon" },
];

/// Of a column of rates.
const WIDTH: usize = 36;

/// Games and decisions in a second.
type Round = [f64; 2];

/// `python` is one that has the package.
pub(crate) fn run(python: &str) -> Result<(), Problem> {
    match said_by(Command::new(python).arg(SCRIPT)) {
        Ok(versions) => println!("{}, beside our engine: random play on one core", versions.trim()),
        Err(problem) => {
            println!("OpenSpiel is skipped: {problem}");
            return Ok(());
        }
    }
    println!("(median of {ROUNDS} rounds by turns, lowest to highest)");
    print_row(WIDTH, "", &["games/s", "decisions/s"].map(|title| format!("{title:>9}")));
    for pair in &PAIRS {
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for seed in 1..=ROUNDS {
            ours.push(our_round(pair, seed)?);
            match their_round(python, pair.theirs, seed) {
                Ok(round) => theirs.push(round),
                Err(problem) => {
                    println!("  {} is skipped: {problem}", pair.theirs);
                    break;
                }
            }
        }
        if theirs.len() == ROUNDS {
            print(pair, &ours, &theirs);
        }
    }
    Ok(())
}

fn print(pair: &Pair, ours: &[Round], theirs: &[Round]) {
    let rates = |rounds: &[Round]| [0, 1].map(|of| Spread::of(rounds.iter().map(|round| round[of])).show(0));
    // A busy moment of the machine meets both of a pair of rounds, so they are divided before the median is taken.
    let ratios =
        [0, 1].map(|of| Spread::of(ours.iter().zip(theirs).map(|(ours, theirs)| ours[of] / theirs[of])));
    print_row(WIDTH, &format!("{}, {} players", pair.ours, pair.seats), &rates(ours));
    print_row(WIDTH, &format!("{}, {} players", pair.theirs, pair.seats), &rates(theirs));
    print_row(WIDTH, "  ours / theirs", &ratios.map(|ratio| ratio.show(1)));
}

fn our_round(pair: &Pair, seed: usize) -> Result<Round, Problem> {
    let mut command = on_core(SERVER_CORE, std::env::current_exe()?);
    figures::read(&said_by(command.args(["random", pair.ours, pair.seats, &seed.to_string()]))?)
}

fn their_round(python: &str, game: &str, seed: usize) -> Result<Round, Problem> {
    let seconds = ROUND.as_secs_f64().to_string();
    let mut command = on_core(SERVER_CORE, python);
    figures::read(&said_by(command.args([SCRIPT, game, &seconds, &seed.to_string()]))?)
}

/// Runs a command to its end and returns what it said, or why it failed in one line.
fn said_by(command: &mut Command) -> Result<String, Problem> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(String::from_utf8(output.stdout)?);
    }
    let complaint = String::from_utf8_lossy(&output.stderr);
    Err(complaint.trim().lines().next_back().unwrap_or("it failed without a word").into())
}
