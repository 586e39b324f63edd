//! What chances are worth: how far from what came of it, beside a constant, and whether they come true as often as they say.

use crate::{
    games::Position,
    softmax::{Weights, chances},
};

const BUCKETS: usize = 10;

pub(crate) fn tell(what: &str, weights: &Weights, positions: &[Position]) {
    let (mut police, mut thieves) = (Vec::new(), Vec::new());
    for position in positions {
        for (seat, (chance, &share)) in
            chances(weights, position).into_iter().zip(&position.shares).enumerate()
        {
            let role = if seat == 0 { &mut police } else { &mut thieves };
            role.push((position.game, chance, share));
        }
    }
    for (role, told) in [("police", police), ("thieves", thieves)] {
        let count = told.len() as f64;
        let average = told.iter().map(|(_, _, share)| share).sum::<f64>() / count;
        let squares = |of: &dyn Fn(f64) -> f64| {
            told.iter().map(|(_, chance, share)| (of(*chance) - share).powi(2)).sum::<f64>() / count
        };
        let (brier, constant) = (squares(&|chance| chance), squares(&|_| average));
        let less = 100.0 * (1.0 - brier / constant);
        eprintln!(
            "{what}, {role}: win {average:.3}, Brier {brier:.4} against {constant:.4}, {less:.1} % less"
        );
        tell_buckets(&told);
    }
}

fn tell_buckets(told: &[(u32, f64, f64)]) {
    let mut error = 0.0;
    for bucket in 0..BUCKETS {
        let is_here = |chance: f64| ((chance * BUCKETS as f64) as usize).min(BUCKETS - 1) == bucket;
        let here: Vec<_> = told.iter().filter(|(_, chance, _)| is_here(*chance)).collect();
        if here.is_empty() {
            continue;
        }
        let count = here.len() as f64;
        let said = here.iter().map(|(_, chance, _)| chance).sum::<f64>() / count;
        let came = here.iter().map(|(_, _, share)| share).sum::<f64>() / count;
        let mut games: Vec<u32> = here.iter().map(|(game, _, _)| *game).collect();
        games.dedup();
        error += count / told.len() as f64 * (said - came).abs();
        eprintln!("  said {said:.2}, came {came:.2} ({} estimates of {} games)", here.len(), games.len());
    }
    eprintln!("  calibration error {error:.3}");
}
