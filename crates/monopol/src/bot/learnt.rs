//! Everybody's chance to win, weighed by what has decided many games.

use super::{
    mind::Mind,
    traits::TRAITS,
    weights::{IN_SUMS, OF_SUMS, PLAIN},
};
use crate::{SEATS, Stage};
use bots::dot;
use tabletop::BySeat;

impl Mind<'_> {
    /// Everybody's chance as the position looks.
    pub(super) fn prospects(&self) -> BySeat<f32, SEATS> {
        if self.stage == Stage::Over {
            let winners = self.winners();
            return BySeat::from_fn(|seat| winners.share(seat));
        }
        let traits = self.traits();
        let mut prospects = BySeat::all(0.0);
        self.in_game.iter().for_each(|seat| prospects[seat] = strength(&traits[seat]));
        // Only differences count; taking off the greatest keeps the powers small.
        let most = self.in_game.iter().map(|seat| prospects[seat]).fold(f32::NEG_INFINITY, f32::max);
        self.in_game.iter().for_each(|seat| prospects[seat] = libm::expf(prospects[seat] - most));
        let sum: f32 = prospects.iter().sum();
        prospects.iter_mut().for_each(|prospect| *prospect /= sum);
        prospects
    }
}

/// A small network of one layer: some traits count only together, and only above a threshold.
fn strength(traits: &[f32; TRAITS]) -> f32 {
    let sums = IN_SUMS.iter().zip(OF_SUMS).map(|(weights, weight)| {
        let sum = dot(weights, traits);
        if sum > 0.0 { weight * sum } else { 0.0 }
    });
    dot(&PLAIN, traits) + sums.sum::<f32>()
}
