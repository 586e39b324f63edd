//! Ratings by Weng and Lin's method, which is made for games with many players.

use super::{Estimate, statistics::quantile};
use crate::{GameRecord, Spec};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::num::NonZeroU32;
use tabletop::{Draw, QuickDice};

/// How often all trials are drawn anew for the interval, and the luck of these draws: the same for every report.
const RESAMPLES: usize = 200;
const RESAMPLING_SEED: u64 = 1_939;

/// The floor of the uncertainty; everybody begins with 8.3.
const UNCERTAINTY_MIN: f64 = 1.0;

/// A game as the ratings see it: which entrant sat where, and the place of each seat.
struct Standing {
    entrants: Vec<usize>,
    places: Vec<usize>,
}

/// The rating of each entrant, with an interval over trials: they are drawn anew with repetition, and all is rated
/// again.
pub(super) fn ratings(spec: &Spec, records: &[&GameRecord]) -> Vec<Estimate> {
    let names = spec.entrants();
    let standing = |record: &&GameRecord| Standing {
        entrants: spec
            .seated(record.seating)
            .iter()
            .map(|bot| names.iter().position(|name| name == bot).expect("every bot is an entrant"))
            .collect(),
        places: record.reading.places.iter().map(|&place| usize::from(place)).collect(),
    };
    let trials: Vec<Vec<Standing>> = records
        .chunk_by(|a, b| a.trial == b.trial)
        .map(|trial| trial.iter().map(standing).collect())
        .collect();
    let once = rate(names.len(), trials.iter());
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); names.len()];
    let mut dice = QuickDice::new(RESAMPLING_SEED);
    if let Some(count) = NonZeroU32::new(trials.len() as u32).filter(|_| names.len() > 1) {
        for _ in 0..RESAMPLES {
            let drawn: Vec<usize> = trials.iter().map(|_| dice.below(count) as usize).collect();
            let again = rate(names.len(), drawn.iter().map(|&trial| &trials[trial]));
            samples.iter_mut().zip(again).for_each(|(samples, rating)| samples.push(rating));
        }
    }
    let interval = |(mean, samples): (f64, &mut Vec<f64>)| {
        samples.sort_by(f64::total_cmp);
        match samples.is_empty() {
            true => Estimate { mean, low: mean, high: mean },
            false => Estimate { mean, low: quantile(samples, 0.025), high: quantile(samples, 0.975) },
        }
    };
    once.into_iter().zip(&mut samples).map(interval).collect()
}

/// Everybody begins equal. A bot in several seats gets the mean of what its seats would get. Bots do not change, so
/// late games must not weigh more than early ones, as they would for people: the uncertainty does not fall below a
/// floor, and what counts is the mean rating over the later half of the games.
fn rate<'a>(entrants: usize, trials: impl ExactSizeIterator<Item = &'a Vec<Standing>>) -> Vec<f64> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    let mut sums = vec![0.0; entrants];
    let half = trials.len() / 2;
    let counted = trials.len() - half;
    for (number, trial) in trials.enumerate() {
        trial.iter().for_each(|standing| update(&mut ratings, standing));
        if number >= half {
            sums.iter_mut().zip(&ratings).for_each(|(sum, it)| *sum += it.rating);
        }
    }
    // Only differences mean something, so the mean of all bots stays where they began.
    let middle = sums.iter().sum::<f64>() / (entrants * counted) as f64;
    sums.into_iter().map(|sum| sum / counted as f64 - middle + WengLinRating::new().rating).collect()
}

/// Rates one game.
fn update(ratings: &mut [WengLinRating], Standing { entrants, places }: &Standing) {
    let seated: Vec<[WengLinRating; 1]> = entrants.iter().map(|&entrant| [ratings[entrant]]).collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        seated.iter().zip(places).map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place))).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (entrant, rating) in ratings.iter_mut().enumerate() {
        let seats =
            || after.iter().flatten().zip(entrants).filter(|(_, who)| **who == entrant).map(|(it, _)| it);
        let count = seats().count() as f64;
        if count > 0.0 {
            *rating = WengLinRating {
                rating: seats().map(|it| it.rating).sum::<f64>() / count,
                uncertainty: (seats().map(|it| it.uncertainty).sum::<f64>() / count).max(UNCERTAINTY_MIN),
            };
        }
    }
}
