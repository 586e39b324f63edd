//! Figures from several rounds, and the line in which a round tells its own.

use crate::Problem;

/// What several rounds of the same measurement came to. One round is worth little on a shared machine.
pub(crate) struct Spread {
    median: f64,
    lowest: f64,
    highest: f64,
}

impl Spread {
    pub(crate) fn of(rounds: impl IntoIterator<Item = f64>) -> Spread {
        let mut sorted: Vec<f64> = rounds.into_iter().collect();
        sorted.sort_by(f64::total_cmp);
        Spread { median: sorted[sorted.len() / 2], lowest: sorted[0], highest: sorted[sorted.len() - 1] }
    }

    pub(crate) fn show(&self, decimals: usize) -> String {
        let Spread { median, lowest, highest } = self;
        format!("{median:>9.decimals$}  ({lowest:.decimals$} to {highest:.decimals$})")
    }
}

/// Reads the figures that a process prints in one line for whoever started it.
pub(crate) fn read<const COUNT: usize>(line: &str) -> Result<[f64; COUNT], Problem> {
    let figures: Option<Vec<f64>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
    figures
        .and_then(|figures| figures.try_into().ok())
        .ok_or_else(|| format!("{COUNT} figures were expected, but it said {:?}", line.trim()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_round_stands_for_all() {
        let spread = Spread::of([3.0, 90.4, 1.0, 2.6, 4.0]);
        assert_eq!(spread.show(0).trim_start(), "3  (1 to 90)");
        assert_eq!(spread.show(1).trim_start(), "3.0  (1.0 to 90.4)");
    }

    #[test]
    fn a_line_has_all_its_figures_and_nothing_else() {
        assert_eq!(read("15941.5 9.7e5\n").unwrap(), [15_941.5, 970_000.0]);
        for line in ["", "15941.5", "1 2 3", "1 two", "ImportError: no pyspiel"] {
            let problem = read::<2>(line).unwrap_err().to_string();
            assert!(problem.contains(&format!("{line:?}")), "{problem}");
        }
    }
}
