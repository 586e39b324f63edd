/// So many products are added side by side, which the processor does at once.
const LANES: usize = 8;

/// The sum of the products of weights and what they weigh, always added in the same order. There are so many of both that nothing is
/// left over after eights.
// Apart from whoever asks: in the page the rest of a game is built to be small.
#[inline(never)]
pub fn dot(weights: &[f32], values: &[f32]) -> f32 {
    let mut lanes = [0.0; LANES];
    for (weights, values) in weights.chunks_exact(LANES).zip(values.chunks_exact(LANES)) {
        for (lane, (weight, value)) in lanes.iter_mut().zip(weights.iter().zip(values)) {
            *lane += weight * value;
        }
    }
    lanes.iter().sum()
}
