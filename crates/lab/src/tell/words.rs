//! Numbers with their intervals, in words.

use super::Estimate;
use catalog::ink::number;

/// What is said where no game has ended, or no trial that could be compared.
const NOTHING: &str = "nothing";

/// A share in percent, with its interval.
pub(super) fn percent(Estimate { mean, low, high }: Estimate) -> String {
    if mean.is_nan() {
        return NOTHING.to_owned();
    }
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high)
}

/// A sum of money or cards, with its interval.
pub(super) fn amount(Estimate { mean, low, high }: Estimate) -> String {
    match low.is_finite() {
        true => format!("{} ({} to {})", number(mean), number(low), number(high)),
        false => number(mean),
    }
}

/// Any quantity, with its interval.
pub(super) fn plain(estimate: Estimate, decimals: usize) -> String {
    with_interval(estimate, |value| format!("{value:.decimals$}"))
}

/// A difference of any quantity, with its interval.
pub(super) fn change(estimate: Estimate) -> String {
    with_interval(estimate, |value| format!("{value:+.1}"))
}

/// A difference of shares in points of a percent, with its interval.
pub(super) fn points(estimate: Estimate) -> String {
    with_interval(estimate, |value| format!("{:+.1}", 100.0 * value))
}

fn with_interval(Estimate { mean, low, high }: Estimate, write: impl Fn(f64) -> String) -> String {
    if mean.is_nan() {
        return NOTHING.to_owned();
    }
    match low.is_finite() {
        true => format!("{} ({} to {})", write(mean), write(low), write(high)),
        false => format!("{} (one trial, no interval)", write(mean)),
    }
}
