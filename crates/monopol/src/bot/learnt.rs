//! Everybody's chance to win, weighed by what has decided many games.

use super::{
    mind::Mind,
    traits::TRAITS,
    weights::{IN_SUMS, OF_SUMS, PLAIN},
};
use crate::{SEATS, Stage};
use tabletop::BySeat;

/// So many products are added side by side, which the processor does at once.
const LANES: usize = 8;

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
    let sums = IN_SUMS.iter().zip(OF_SUMS).map(|(weights, weight)| weight * dot(weights, traits).max(0.0));
    dot(&PLAIN, traits) + sums.sum::<f32>()
}

fn dot(weights: &[f32; TRAITS], traits: &[f32; TRAITS]) -> f32 {
    let mut lanes = [0.0; LANES];
    for (weights, traits) in weights.chunks_exact(LANES).zip(traits.chunks_exact(LANES)) {
        for (lane, (weight, value)) in lanes.iter_mut().zip(weights.iter().zip(traits)) {
            *lane += weight * value;
        }
    }
    lanes.iter().sum()
}
