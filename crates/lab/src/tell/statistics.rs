//! Intervals over trials. Games of one trial share their luck, so they are not independent of each other; trials are.

use std::collections::BTreeMap;

/// A mean with its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Estimate {
    /// The mean itself.
    pub mean: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// Sums and counts by trial.
#[derive(Clone, Debug, Default)]
pub struct Tally(BTreeMap<u32, (f64, f64)>);

impl Tally {
    /// Adds what a game of a trial gave.
    pub fn add(&mut self, trial: u32, value: f64) {
        let (sum, count) = self.0.entry(trial).or_default();
        *sum += value;
        *count += 1.0;
    }

    /// The mean over all games.
    pub fn mean(&self) -> f64 {
        let (sum, count) = self.totals();
        sum / count
    }

    /// The mean of any quantity. What was never less than nothing, such as a count, is so for the whole interval.
    pub fn estimate(&self) -> Estimate {
        let Estimate { mean, low, high } = self.spread();
        let is_count = self.0.values().all(|(sum, _)| *sum >= 0.0);
        Estimate { mean, low: if is_count && low.is_finite() { low.max(0.0) } else { low }, high }
    }

    /// With a single trial nothing is known of the spread, and the interval has no bounds.
    fn spread(&self) -> Estimate {
        let mean = self.mean();
        let half = self.error().map_or(f64::INFINITY, |error| student(self.0.len() - 1) * error);
        Estimate { mean, low: mean - half, high: mean + half }
    }

    /// The mean of shares between zero and one, by Wilson's interval, which also holds near the ends: with as many
    /// independent games as the spread between trials amounts to, and one for each trial if there is no spread.
    pub fn share(&self) -> Estimate {
        let mean = self.mean();
        let trials = self.0.len();
        let games = match self.error() {
            Some(error) if error > 0.0 => mean * (1.0 - mean) / (error * error),
            Some(_) | None => trials as f64,
        };
        let width = student(trials.max(2) - 1);
        let square = width * width / games;
        let middle = (mean + square / 2.0) / (1.0 + square);
        let half = (mean * (1.0 - mean) * square + square * square / 4.0).sqrt() / (1.0 + square);
        Estimate { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// How much more there is here than in another tally of the same trials: the mean of what differs within each, so
    /// that the luck they share drops out.
    pub fn minus(&self, other: &Tally) -> Estimate {
        let mean = |(sum, count): &(f64, f64)| sum / count;
        let pair = |(trial, here): (&u32, _)| Some((*trial, mean(here) - mean(other.0.get(trial)?)));
        self.0.iter().filter_map(pair).collect::<Tally>().spread()
    }

    fn totals(&self) -> (f64, f64) {
        self.0.values().fold((0.0, 0.0), |(sum, count), trial| (sum + trial.0, count + trial.1))
    }

    /// The standard error of the mean, as a ratio of sums over trials; none with fewer than two.
    fn error(&self) -> Option<f64> {
        let trials = self.0.len() as f64;
        let ((_, count), mean) = (self.totals(), self.mean());
        let squares: f64 = self.0.values().map(|(sum, count)| (sum - mean * count).powi(2)).sum();
        (trials >= 2.0).then(|| (trials / (trials - 1.0) * squares).sqrt() / count)
    }
}

impl FromIterator<(u32, f64)> for Tally {
    fn from_iter<I: IntoIterator<Item = (u32, f64)>>(values: I) -> Tally {
        let mut tally = Tally::default();
        values.into_iter().for_each(|(trial, value)| tally.add(trial, value));
        tally
    }
}

/// The 97.5 % point of Student's distribution: exact for few degrees of freedom, else by its expansion around the
/// normal one.
fn student(freedom: usize) -> f64 {
    const FEW: [f64; 5] = [f64::INFINITY, 12.7062, 4.3027, 3.1824, 2.7764];
    if let Some(&exact) = FEW.get(freedom) {
        return exact;
    }
    let (z, n) = (1.959_964_f64, freedom as f64);
    let powers =
        |list: [f64; 4]| list[0] * z.powi(7) + list[1] * z.powi(5) + list[2] * z.powi(3) + list[3] * z;
    z + powers([0.0, 0.0, 1.0, 1.0]) / (4.0 * n)
        + powers([0.0, 5.0, 16.0, 3.0]) / (96.0 * n * n)
        + powers([3.0, 19.0, 17.0, -15.0]) / (384.0 * n.powi(3))
}

/// The value below which a part of the sorted values lies; zero if there are none.
pub(crate) fn quantile(sorted: &[f64], part: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    let at = part * last as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    below + (above - below) * at.fract()
}
