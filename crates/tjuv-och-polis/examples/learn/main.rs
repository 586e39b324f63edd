//! Learns how likely each seat wins a game of Tjuv och Polis. Masters play games in Storhamn; what describes the seats at
//! every tenth decision, and who won in the end, gives every trait its weight. Other games tell what that is worth.
//!
//! `cargo run --release -p tjuv-och-polis --example learn > learnt.rs`, and then that file takes the place of
//! `crates/tjuv-och-polis/src/bot/odds/learnt.rs`. The chances told are no part of how masters play, so the same command gives
//! the same file again.

mod check;
mod games;
mod softmax;

/// Games to learn from, and others to see what has been learnt. Seeds of their own.
const GAMES: u32 = 200;
const TO_CHECK: u32 = 100;

fn main() {
    let mut positions = games::played(GAMES + TO_CHECK);
    let from = positions.partition_point(|position| position.game < GAMES);
    let check = positions.split_off(from);
    eprintln!("{} positions to learn from, {} to check", positions.len(), check.len());
    let weights = softmax::learnt(&positions);
    check::tell("learnt from", &weights, &positions);
    check::tell("fresh", &weights, &check);
    println!("//! Written by the example `learn`.\n");
    println!("/// One weight for each trait.\npub(super) const LEARNT: super::Traits = [");
    for (name, weight) in tjuv_och_polis::TRAITS.iter().zip(&weights) {
        println!("    {weight:.4}, // {name}");
    }
    println!("];");
}
