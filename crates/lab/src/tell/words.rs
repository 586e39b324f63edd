//! Numbers with their intervals, in words.

use super::Estimate;
use catalog::ink::number;

/// A share in percent, with its interval.
pub(super) fn percent(estimate: Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high)
}

/// A sum of money or cards, with its interval.
pub(super) fn amount(estimate: Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    match low.is_finite() {
        true => format!("{} ({} to {})", number(mean), number(low), number(high)),
        false => number(mean),
    }
}

/// Any quantity, with its interval.
pub(super) fn plain(estimate: Estimate, decimals: usize) -> String {
    let Estimate { mean, low, high } = estimate;
    match low.is_finite() {
        true => format!("{mean:.decimals$} ({low:.decimals$} to {high:.decimals$})"),
        false => format!("{mean:.decimals$} (one trial, no interval)"),
    }
}

/// A difference of shares in points of a percent, with its interval.
pub(super) fn points(estimate: Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    match low.is_finite() {
        true => format!("{:+.1} ({:+.1} to {:+.1})", 100.0 * mean, 100.0 * low, 100.0 * high),
        false => format!("{:+.1} (one trial, no interval)", 100.0 * mean),
    }
}

/// A difference of any quantity, with its interval.
pub(super) fn change(estimate: Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    match low.is_finite() {
        true => format!("{mean:+.1} ({low:+.1} to {high:+.1})"),
        false => format!("{mean:+.1} (one trial, no interval)"),
    }
}
