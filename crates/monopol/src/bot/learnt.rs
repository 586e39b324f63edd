//! Everybody's chance to win, weighed by what has decided many games.

use super::{
    traits::TRAITS,
    weights::{IN_SUMS, OF_SUMS, PLAIN},
};
use crate::{Monopol, SEATS, Stage};
use tabletop::Seat;

/// So many products are added side by side, which the processor does at once.
const LANES: usize = 8;

impl Monopol {
    /// A player's chance when everybody has done what they are about to.
    pub(super) fn chance_of(&self, seat: Seat) -> f32 {
        self.settled().prospects()[seat.index()]
    }

    /// Everybody's chance as the position looks.
    pub(super) fn prospects(&self) -> [f32; SEATS] {
        let mut prospects = [0.0; SEATS];
        if self.stage == Stage::Over {
            let winners = self.winners();
            for (seat, prospect) in (0..).map(Seat).zip(&mut prospects) {
                *prospect = winners.share(seat);
            }
            return prospects;
        }
        let traits = self.traits();
        let playing = || self.seats_in_order().filter(|&seat| self.is_in_game(seat)).map(Seat::index);
        playing().for_each(|at| prospects[at] = strength(&traits[at]));
        // Only differences count; taking off the greatest keeps the powers small.
        let most = playing().map(|at| prospects[at]).fold(f32::NEG_INFINITY, f32::max);
        playing().for_each(|at| prospects[at] = (prospects[at] - most).exp());
        let sum: f32 = prospects.iter().sum();
        prospects.map(|prospect| prospect / sum)
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
