//! A network of one layer that is taught by small steps (Adam) to foretell who wins.

use crate::games::Position;
use monopol::{TRAITS, trait_names};
use std::{fmt, num::NonZeroU32};
use tabletop::{Draw, QuickDice};

/// Sums of traits that count only above zero.
const SUMS: usize = 16;
/// Where each kind of weight begins: of traits by themselves, of traits in sums, of sums.
const IN_SUMS: usize = TRAITS;
const OF_SUMS: usize = IN_SUMS + SUMS * TRAITS;
const WEIGHTS: usize = OF_SUMS + SUMS;

/// All positions are looked at so many times, so many at once, with steps that become smaller.
const TIMES: u32 = 5;
const AT_ONCE: usize = 128;
const FIRST_STEP: f32 = 0.002;
const LAST_STEP: f32 = 0.000_05;
/// Weights that nothing speaks for fade.
const FADING: f32 = 0.002;
/// How much of the mean slope, and of its mean square, is kept at each step.
const KEEP_MEAN: f32 = 0.9;
const KEEP_SQUARE: f32 = 0.999;

pub(crate) struct Network {
    weights: Vec<f32>,
    slope: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Network {
    pub(crate) fn learnt(positions: &mut [Position], check: &[Position]) -> Network {
        let mut luck = QuickDice::new(5);
        let mut network = Network::beginning(&mut luck);
        for time in 0..TIMES {
            for at in (1..positions.len()).rev() {
                positions.swap(at, luck.below(NonZeroU32::MIN.saturating_add(at as u32)) as usize);
            }
            let left = 1.0 - time as f32 / TIMES as f32;
            for some in positions.chunks(AT_ONCE) {
                some.iter().for_each(|position| network.look_at(position, 1.0 / some.len() as f32));
                network.step(LAST_STEP + FIRST_STEP * left);
            }
            eprintln!(
                "{}: surprise {:.4}, when checked {:.4}",
                time + 1,
                network.surprise(positions),
                network.surprise(check)
            );
        }
        network
    }

    fn beginning(luck: &mut QuickDice) -> Network {
        let mut random = || luck.below(NonZeroU32::new(20_001).expect("not zero")) as f32 / 10_000.0 - 1.0;
        let weights = (0..WEIGHTS).map(|at| match at {
            0..IN_SUMS => 0.0,
            IN_SUMS..OF_SUMS => 0.15 * random(),
            _ => 0.3 * random(),
        });
        let weights = weights.collect();
        let nothing = || vec![0.0; WEIGHTS];
        Network { weights, slope: nothing(), mean: nothing(), square: nothing(), steps: 0 }
    }

    fn in_sum(&self, sum: usize) -> &[f32] {
        &self.weights[IN_SUMS + sum * TRAITS..][..TRAITS]
    }

    fn sums(&self, traits: &[f32; TRAITS]) -> [f32; SUMS] {
        std::array::from_fn(|sum| dot(self.in_sum(sum), traits).max(0.0))
    }

    fn chances(&self, position: &Position) -> Vec<f32> {
        let strength = |traits: &[f32; TRAITS]| {
            dot(&self.weights[..TRAITS], traits) + dot(&self.weights[OF_SUMS..], &self.sums(traits))
        };
        let strengths: Vec<f32> = position.players.iter().map(|(traits, _)| strength(traits)).collect();
        let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let powers: Vec<f32> = strengths.iter().map(|strength| libm::expf(strength - most)).collect();
        let sum: f32 = powers.iter().sum();
        powers.into_iter().map(|power| power / sum).collect()
    }

    /// How much the ends of games surprise: the mean of the logarithm of the winner's chance, with the sign changed.
    fn surprise(&self, positions: &[Position]) -> f64 {
        let one = |position: &Position| {
            let chances = self.chances(position);
            let parts = chances
                .iter()
                .zip(&position.players)
                .map(|(chance, (_, won))| -won * libm::logf(chance.max(1e-9)));
            f64::from(parts.sum::<f32>())
        };
        positions.iter().map(one).sum::<f64>() / positions.len() as f64
    }

    /// Adds what a position says about each weight.
    fn look_at(&mut self, position: &Position, part: f32) {
        let chances = self.chances(position);
        for ((traits, won), chance) in position.players.iter().zip(chances) {
            let error = (chance - won) * part;
            add(&mut self.slope[..TRAITS], traits, error);
            for (sum, value) in self.sums(traits).into_iter().enumerate().filter(|(_, value)| *value > 0.0) {
                self.slope[OF_SUMS + sum] += error * value;
                let weight = self.weights[OF_SUMS + sum];
                add(&mut self.slope[IN_SUMS + sum * TRAITS..][..TRAITS], traits, error * weight);
            }
        }
    }

    fn step(&mut self, length: f32) {
        self.steps += 1;
        let (mean_known, square_known) =
            (1.0 - KEEP_MEAN.powi(self.steps), 1.0 - KEEP_SQUARE.powi(self.steps));
        for at in 0..WEIGHTS {
            let slope = std::mem::take(&mut self.slope[at]);
            self.mean[at] = KEEP_MEAN * self.mean[at] + (1.0 - KEEP_MEAN) * slope;
            self.square[at] = KEEP_SQUARE * self.square[at] + (1.0 - KEEP_SQUARE) * slope * slope;
            let direction = self.mean[at] / mean_known / ((self.square[at] / square_known).sqrt() + 1e-8);
            self.weights[at] -= length * (direction + FADING * self.weights[at]);
        }
    }
}

fn dot(weights: &[f32], values: &[f32]) -> f32 {
    weights.iter().zip(values).map(|(weight, value)| weight * value).sum()
}

fn add(to: &mut [f32], values: &[f32], factor: f32) {
    to.iter_mut().zip(values).for_each(|(to, value)| *to += factor * value);
}

/// The table of weights, as Rust.
impl fmt::Display for Network {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        writeln!(out, "//! The weights of the learnt evaluation, as the example `learn` prints them.")?;
        writeln!(
            out,
            "#![allow(clippy::approx_constant, reason = \"a weight may look like a famous number\")]\n"
        )?;
        writeln!(out, "use super::traits::TRAITS;\n")?;
        writeln!(out, "/// So many sums of traits that count only when they are above zero.")?;
        writeln!(out, "pub(super) const SUMS: usize = {SUMS};\n")?;
        writeln!(out, "/// How much each trait counts by itself.\n#[rustfmt::skip]")?;
        writeln!(out, "pub(super) const PLAIN: [f32; TRAITS] = [")?;
        for (weight, name) in self.weights[..TRAITS].iter().zip(trait_names()) {
            writeln!(out, "    {weight:.3}, // {}", if name.is_empty() { "not used" } else { &name })?;
        }
        writeln!(out, "];\n")?;
        writeln!(out, "/// How much each sum counts.\n#[rustfmt::skip]")?;
        writeln!(out, "pub(super) const OF_SUMS: [f32; SUMS] = {};\n", Row(&self.weights[OF_SUMS..]))?;
        writeln!(out, "/// How much each trait counts in each sum.\n#[rustfmt::skip]")?;
        writeln!(out, "pub(super) const IN_SUMS: [[f32; TRAITS]; SUMS] = [")?;
        for sum in 0..SUMS {
            writeln!(out, "{},", Row(self.in_sum(sum)))?;
        }
        write!(out, "];")
    }
}

/// Some weights, sixteen in a line.
struct Row<'a>(&'a [f32]);

impl fmt::Display for Row<'_> {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        writeln!(out, "[")?;
        for line in self.0.chunks(16) {
            let words: Vec<String> = line.iter().map(|weight| format!("{weight:.3},")).collect();
            writeln!(out, "    {}", words.join(" "))?;
        }
        write!(out, "]")
    }
}
