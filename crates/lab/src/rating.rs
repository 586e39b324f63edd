//! Ratings by Weng and Lin's method, which is made for games with many players.

use crate::{Estimate, Record, Spec, statistics::quantile};
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};
use std::num::NonZeroU32;
use tabletop::{Draw, QuickDice};

/// How often all deals are drawn anew for the interval, and the luck of these draws: the same for every report.
const RESAMPLES: usize = 200;
const RESAMPLING_SEED: u64 = 1_939;

/// A game as the ratings see it: which entrant sat where, and the place of each seat.
struct Standing {
    entrants: Vec<usize>,
    places: Vec<usize>,
}

/// The rating of each entrant, with an interval over deals: they are drawn anew with repetition, and all is rated
/// again.
pub(crate) fn ratings(spec: &Spec, records: &[Record]) -> Vec<Estimate> {
    let names = spec.entrants();
    let standing = |record: &Record| Standing {
        entrants: spec
            .seated(record)
            .iter()
            .map(|bot| names.iter().position(|name| name == bot).expect("every bot is an entrant"))
            .collect(),
        places: record.reading.places.iter().map(|&place| usize::from(place)).collect(),
    };
    let deals: Vec<Vec<Standing>> =
        records.chunk_by(|a, b| a.deal == b.deal).map(|deal| deal.iter().map(standing).collect()).collect();
    let once = rate(names.len(), deals.iter().flatten());
    let mut samples: Vec<Vec<f64>> = vec![Vec::new(); names.len()];
    let mut dice = QuickDice::new(RESAMPLING_SEED);
    if let Some(count) = NonZeroU32::new(deals.len() as u32).filter(|_| names.len() > 1) {
        for _ in 0..RESAMPLES {
            let drawn: Vec<usize> = deals.iter().map(|_| dice.below(count) as usize).collect();
            let again = rate(names.len(), drawn.iter().flat_map(|&deal| &deals[deal]));
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

/// Everybody begins equal. A bot in several seats gets the mean of what its seats would get.
fn rate<'a>(entrants: usize, games: impl Iterator<Item = &'a Standing>) -> Vec<f64> {
    let mut ratings = vec![WengLinRating::new(); entrants];
    let config = WengLinConfig::new();
    for Standing { entrants, places } in games {
        let seated: Vec<[WengLinRating; 1]> = entrants.iter().map(|&entrant| [ratings[entrant]]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = seated
            .iter()
            .zip(places)
            .map(|(team, &place)| (&team[..], MultiTeamOutcome::new(place)))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (entrant, rating) in ratings.iter_mut().enumerate() {
            let own: Vec<&WengLinRating> = after
                .iter()
                .flatten()
                .zip(entrants)
                .filter(|(_, who)| **who == entrant)
                .map(|(it, _)| it)
                .collect();
            let mean =
                |of: fn(&WengLinRating) -> f64| own.iter().map(|it| of(it)).sum::<f64>() / own.len() as f64;
            if !own.is_empty() {
                *rating =
                    WengLinRating { rating: mean(|it| it.rating), uncertainty: mean(|it| it.uncertainty) };
            }
        }
    }
    ratings.into_iter().map(|it| it.rating).collect()
}
