//! Intervals over deals. Games of one deal share their luck, so they are not independent of each other; deals are.

use std::collections::BTreeMap;

/// A mean with its 95 % interval.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Estimate {
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// Sums and counts by deal.
#[derive(Clone, Debug, Default)]
pub struct Tally(BTreeMap<u32, (f64, f64)>);

impl Tally {
    pub fn add(&mut self, deal: u32, value: f64) {
        let (sum, count) = self.0.entry(deal).or_default();
        *sum += value;
        *count += 1.0;
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn count(&self) -> u32 {
        self.0.values().map(|(_, count)| *count as u32).sum()
    }

    pub fn mean(&self) -> f64 {
        let (sum, count) = self.totals();
        sum / count
    }

    /// The mean of any quantity. With a single deal nothing is known of the spread, and the interval has no bounds.
    pub fn estimate(&self) -> Estimate {
        let mean = self.mean();
        let half = self.error().map_or(f64::INFINITY, |error| student(self.0.len() - 1) * error);
        Estimate { mean, low: mean - half, high: mean + half }
    }

    /// The mean of shares between zero and one, by Wilson's interval, which also holds near the ends: with as many
    /// independent games as the spread between deals amounts to, and one for each deal if there is no spread.
    pub fn share(&self) -> Estimate {
        let mean = self.mean();
        let deals = self.0.len();
        let games = match self.error() {
            Some(error) if error > 0.0 => mean * (1.0 - mean) / (error * error),
            Some(_) | None => deals as f64,
        };
        let width = student(deals.max(2) - 1);
        let square = width * width / games;
        let middle = (mean + square / 2.0) / (1.0 + square);
        let half = (mean * (1.0 - mean) * square + square * square / 4.0).sqrt() / (1.0 + square);
        Estimate { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    fn totals(&self) -> (f64, f64) {
        self.0.values().fold((0.0, 0.0), |(sum, count), deal| (sum + deal.0, count + deal.1))
    }

    /// The standard error of the mean, as a ratio of sums over deals; none with fewer than two.
    fn error(&self) -> Option<f64> {
        let deals = self.0.len() as f64;
        let ((_, count), mean) = (self.totals(), self.mean());
        let squares: f64 = self.0.values().map(|(sum, count)| (sum - mean * count).powi(2)).sum();
        (deals >= 2.0).then(|| (deals / (deals - 1.0) * squares).sqrt() / count)
    }
}

impl FromIterator<(u32, f64)> for Tally {
    fn from_iter<I: IntoIterator<Item = (u32, f64)>>(values: I) -> Tally {
        let mut tally = Tally::default();
        values.into_iter().for_each(|(deal, value)| tally.add(deal, value));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() < 5e-4, "{a} is not {b}");
    }

    #[test]
    fn students_points_are_those_of_the_tables() {
        for (freedom, point) in
            [(1, 12.7062), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (1_000, 1.9623)]
        {
            assert!((student(freedom) - point).abs() < 0.004, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn games_of_a_deal_do_not_count_as_independent() {
        // Ten deals in which all four games end alike: the interval is that of ten games, not of forty.
        let alike: Tally = (0..40).map(|game| (game / 4, f64::from(u8::from(game / 4 % 2 == 0)))).collect();
        let ten: Tally = (0..10).map(|deal| (deal, f64::from(u8::from(deal % 2 == 0)))).collect();
        assert_eq!(alike.share(), ten.share());
        // And four games that always share one win between them leave no doubt about the mean.
        let shared: Tally = (0..40).map(|game| (game / 4, f64::from(u8::from(game % 4 == 0)))).collect();
        near(shared.estimate().low, 0.25);
        near(shared.estimate().high, 0.25);
    }

    #[test]
    fn intervals_by_hand() {
        let values: Tally = [(0, 1.0), (1, 2.0), (2, 3.0), (3, 4.0), (4, 5.0)].into_iter().collect();
        let Estimate { mean, low, high } = values.estimate();
        // The standard error is √(2.5 / 5).
        near(mean, 3.0);
        near(high - mean, 2.7764 * 0.5_f64.sqrt());
        near(mean - low, high - mean);
        // Unequal deals: the mean is over games.
        let unequal: Tally = [(0, 1.0), (0, 1.0), (0, 1.0), (1, 0.0)].into_iter().collect();
        near(unequal.mean(), 0.75);
    }

    #[test]
    fn a_share_near_the_end_has_an_interval_all_the_same() {
        let all: Tally = (0..100).map(|deal| (deal, 1.0)).collect();
        let Estimate { mean, low, high } = all.share();
        near(mean, 1.0);
        near(high, 1.0);
        // 1 / (1 + t²/100) with t = 1.984.
        near(low, 0.9621);
    }

    #[test]
    fn one_deal_says_nothing_of_the_spread() {
        let one: Tally = [(0, 3.0)].into_iter().collect();
        assert_eq!(one.estimate().high, f64::INFINITY);
        let share: Tally = [(0, 1.0)].into_iter().collect();
        assert!(share.share().low < 0.05);
    }

    #[test]
    fn nineteen_of_twenty_intervals_hold_the_truth() {
        use std::num::NonZeroU32;
        use tabletop::{Draw, QuickDice};
        let mut dice = QuickDice::new(9);
        let (four, runs) = (NonZeroU32::new(4).unwrap(), 2_000);
        let held = (0..runs).filter(|_| {
            let tally: Tally =
                (0..60).map(|deal| (deal, f64::from(u8::from(dice.below(four) == 0)))).collect();
            let Estimate { low, high, .. } = tally.share();
            (low..=high).contains(&0.25)
        });
        let part = held.count() as f64 / f64::from(runs);
        assert!((0.93..0.97).contains(&part), "{part}");
    }

    #[test]
    fn quantiles_lie_between_the_values() {
        assert_eq!(quantile(&[1.0, 2.0, 4.0], 0.5), 2.0);
        assert_eq!(quantile(&[1.0, 2.0, 4.0], 0.75), 3.0);
        assert_eq!(quantile(&[], 0.5), 0.0);
    }
}
