//! `cargo xtask bench engine --against PROGRAM`, or `bench server`: today's measuring program and one built from another commit, by turns in
//! one sitting. On a shared machine the figures of two days say nothing; the ratios of pairs do.

use crate::{bench, process::output, stop::Stop};
use std::process::Command;

/// How many pairs are measured: with ten, the second and the ninth ratio enclose the true median with 97.9 %.
const PAIRS: usize = 10;
const LOW: usize = 1;
const HIGH: usize = PAIRS - 2;

/// What each half of the measuring program is asked for in one turn.
pub(crate) const HALVES: [(&str, &[&str]); 2] = [("engine", &["engine"]), ("server", &["server", "once"])];

pub(crate) fn run(half: &[&str], other: &str) -> Result<(), Stop> {
    let mut pairs = Vec::new();
    for pair in 0..PAIRS {
        println!("Pair {} of {PAIRS}", pair + 1);
        let ours = || figures_of(bench::program(half));
        let theirs = || {
            let mut program = Command::new(other);
            program.args(half);
            figures_of(program)
        };
        // Whoever comes first finds a cooler machine, so they take turns.
        pairs.push(if pair % 2 == 0 { (ours()?, theirs()?) } else { swapped(theirs()?, ours()?) });
    }
    println!("Ours divided by {other}: median of {PAIRS} pairs, and where the true median is with 97.9 %");
    for row in ratios(&pairs) {
        println!("  {row}");
    }
    Ok(())
}

type Figures = Vec<(String, f64)>;

fn swapped(theirs: Figures, ours: Figures) -> (Figures, Figures) {
    (ours, theirs)
}

fn figures_of(program: Command) -> Result<Figures, Stop> {
    let name = program.get_program().to_string_lossy().into_owned();
    let told = output(program).ok_or_else(|| Stop::usage(format!("{name} cannot be run")))?;
    let figures = figures(&told);
    if figures.is_empty() { Err(Stop::usage(format!("{name} tells no figures"))) } else { Ok(figures) }
}

/// What is measured in each line, and the first figure told of it.
fn figures(told: &str) -> Figures {
    let figure = |line: &str| {
        let (what, rest) = line.strip_prefix("  ")?.split_once(':')?;
        Some((what.trim().to_owned(), rest.split_whitespace().next()?.parse().ok()?))
    };
    told.lines().filter_map(figure).collect()
}

/// A line for everything that both have measured.
fn ratios(pairs: &[(Figures, Figures)]) -> Vec<String> {
    let Some((first, _)) = pairs.first() else { return Vec::new() };
    let ratio = |what: &str, (ours, theirs): &(Figures, Figures)| {
        let of = |figures: &Figures| figures.iter().find(|(name, _)| name == what).map(|(_, figure)| *figure);
        Some(of(ours)? / of(theirs)?)
    };
    let row = |(what, _): &(String, f64)| {
        let mut all: Vec<f64> = pairs.iter().map(|pair| ratio(what, pair)).collect::<Option<_>>()?;
        all.sort_by(f64::total_cmp);
        let middle = (all[(all.len() - 1) / 2] + all[all.len() / 2]) / 2.0;
        Some(format!("{what:<28} {middle:.3}  ({:.3} to {:.3})", all[LOW], all[HIGH]))
    };
    first.iter().filter_map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_figure_of_every_line_is_read() {
        let told = "Random play on one core (median of 7 rounds)\n  Tjuv,  2 players:     1050000  (9 to 11)\n\
                    Scripted play\n  with deals   :   10000.5  (1 to 2) games/s, 3 (4 to 5) decisions/s\n";
        let expected = [("Tjuv,  2 players".to_owned(), 1_050_000.0), ("with deals".to_owned(), 10_000.5)];
        assert_eq!(figures(told), expected);
    }

    #[test]
    fn the_middle_ratio_is_told_with_its_interval() {
        let of = |figure: f64| vec![("deals".to_owned(), figure), ("only ours".to_owned(), 1.0)];
        let theirs = vec![("deals".to_owned(), 100.0)];
        let pairs: Vec<_> = (0..PAIRS).map(|pair| (of(90.0 + pair as f64), theirs.clone())).collect();
        let [row] = &ratios(&pairs)[..] else { panic!("one thing was measured by both") };
        assert_eq!(row.split_whitespace().collect::<Vec<_>>(), ["deals", "0.945", "(0.910", "to", "0.980)"]);
    }
}
