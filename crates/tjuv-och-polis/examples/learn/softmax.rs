//! Weights by gradient descent: the likelihood of what came of the games, less a price for large weights.

use crate::games::Position;
use tjuv_och_polis::TRAITS;

const STEPS: u32 = 1_500;
const PACE: f64 = 0.02;
/// The price of a weight's square, for each position: games are few and their positions alike.
const PRICE: f64 = 0.002;
/// How the means of the gradient and of its square fade.
const FADES: [f64; 2] = [0.9, 0.999];

pub(crate) type Weights = [f64; TRAITS.len()];

/// The chance of every seat.
pub(crate) fn chances(weights: &Weights, position: &Position) -> Vec<f64> {
    let score = |traits: &[f32; TRAITS.len()]| -> f64 {
        traits.iter().zip(weights).map(|(&value, weight)| f64::from(value) * weight).sum()
    };
    let scores: Vec<Option<f64>> = position.seats.iter().map(|traits| traits.as_ref().map(score)).collect();
    let most = scores.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    let parts: Vec<f64> =
        scores.iter().map(|score| score.map_or(0.0, |score| (score - most).exp())).collect();
    let sum: f64 = parts.iter().sum();
    parts.into_iter().map(|part| part / sum).collect()
}

pub(crate) fn learnt(positions: &[Position]) -> Weights {
    let mut weights = [0.0; TRAITS.len()];
    let mut means = [[0.0; TRAITS.len()]; 2];
    for step in 1..=STEPS {
        let gradient = gradient(&weights, positions);
        for (index, slope) in gradient.into_iter().enumerate() {
            for (mean, (fades, now)) in means.iter_mut().zip(FADES.into_iter().zip([slope, slope * slope])) {
                mean[index] = fades * mean[index] + (1.0 - fades) * now;
            }
            let [slope, square] = [0, 1].map(|of| means[of][index] / (1.0 - FADES[of].powi(step as i32)));
            weights[index] += PACE * slope / (square.sqrt() + 1e-9);
        }
    }
    weights
}

fn gradient(weights: &Weights, positions: &[Position]) -> Weights {
    let mut gradient = [0.0; TRAITS.len()];
    for position in positions {
        let chances = chances(weights, position);
        for ((traits, chance), share) in position.seats.iter().zip(chances).zip(&position.shares) {
            let Some(traits) = traits else { continue };
            for (slope, &value) in gradient.iter_mut().zip(traits) {
                *slope += (share - chance) * f64::from(value);
            }
        }
    }
    let count = positions.len() as f64;
    for (slope, weight) in gradient.iter_mut().zip(weights) {
        *slope = *slope / count - PRICE * weight;
    }
    gradient
}
