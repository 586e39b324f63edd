//! The arithmetic of intervals.

use lab::{Estimate, Tally};
use std::num::NonZeroU32;
use tabletop::{Draw, QuickDice};

fn near(a: f64, b: f64) {
    assert!((a - b).abs() < 5e-4, "{a} is not {b}");
}

/// Wins of a quarter, half or all of the games of a run.
fn wins(games: u32, trial: impl Fn(u32) -> u32, won: impl Fn(u32) -> bool) -> Tally {
    (0..games).map(|game| (trial(game), f64::from(u8::from(won(game))))).collect()
}

#[test]
fn intervals_by_hand() {
    let values: Tally = [(0, 1.0), (1, 2.0), (2, 3.0), (3, 4.0), (4, 5.0)].into_iter().collect();
    let Estimate { mean, low, high } = values.estimate();
    // The standard error is √(2.5 / 5).
    near(mean, 3.0);
    near(high - mean, 2.7764 * 0.5_f64.sqrt());
    near(mean - low, high - mean);
    // Unequal trials: the mean is over games.
    let unequal: Tally = [(0, 1.0), (0, 1.0), (0, 1.0), (1, 0.0)].into_iter().collect();
    near(unequal.estimate().mean, 0.75);
}

#[test]
fn few_trials_have_students_wider_intervals() {
    for (freedom, point) in [(1, 12.7062), (4, 2.7764), (5, 2.5706), (9, 2.2622), (29, 2.0452), (999, 1.9623)]
    {
        // Ones and minus ones in turn: with an even number of trials the sum of squares is their number.
        let trials = freedom + 1;
        let values: Tally =
            (0..trials).map(|trial| (trial, if trial % 2 == 0 { 1.0 } else { -1.0 })).collect();
        let Estimate { mean, high, .. } = values.estimate();
        let sum: f64 = f64::from(trials) - f64::from(trials) * mean * mean;
        let error = (sum / f64::from(freedom) / f64::from(trials)).sqrt();
        assert!(((high - mean) / error - point).abs() < 0.004, "{freedom}: {}", (high - mean) / error);
    }
}

#[test]
fn games_of_a_trial_do_not_count_as_independent() {
    // Ten trials in which all four games end alike: the interval is that of ten games, not of forty.
    let alike = wins(40, |game| game / 4, |game| game / 4 % 2 == 0);
    let ten = wins(10, |game| game, |game| game % 2 == 0);
    let (alike, ten) = (alike.share(), ten.share());
    near(alike.low, ten.low);
    near(alike.high, ten.high);
    // And four games that always share one win between them leave no doubt about the mean.
    let shared = wins(40, |game| game / 4, |game| game % 4 == 0).estimate();
    near(shared.low, 0.25);
    near(shared.high, 0.25);
}

#[test]
fn a_share_near_the_end_has_an_interval_all_the_same() {
    let Estimate { mean, low, high } = wins(100, |game| game, |_| true).share();
    near(mean, 1.0);
    near(high, 1.0);
    // 1 / (1 + t²/100) with t = 1.9842.
    near(low, 0.9621);
}

#[test]
fn one_trial_says_nothing_of_the_spread() {
    let one: Tally = [(0, 3.0)].into_iter().collect();
    assert_eq!(one.estimate().high, f64::INFINITY);
    assert!(wins(1, |game| game, |_| true).share().low < 0.05);
}

#[test]
fn nineteen_of_twenty_intervals_hold_the_truth() {
    let mut dice = QuickDice::new(9);
    let (four, runs) = (NonZeroU32::new(4).unwrap(), 2_000);
    let held = (0..runs).filter(|_| {
        let tally: Tally = (0..60).map(|trial| (trial, f64::from(u8::from(dice.below(four) == 0)))).collect();
        let Estimate { low, high, .. } = tally.share();
        (low..=high).contains(&0.25)
    });
    let part = held.count() as f64 / f64::from(runs);
    assert!((0.93..0.97).contains(&part), "{part}");
}

#[test]
fn a_count_is_never_less_than_nothing_and_a_difference_may_be() {
    let counts: Tally = [(0, 0.0), (1, 0.0), (2, 0.0), (3, 9.0)].into_iter().collect();
    let nothing: Tally = (0..4).map(|trial| (trial, 0.0)).collect();
    assert_eq!(counts.estimate().low, 0.0);
    assert!(counts.minus(&nothing).low < 0.0);
    let money: Tally = [(0, -1.0), (1, 1.0)].into_iter().collect();
    assert!(money.estimate().low < -1.0);
}
