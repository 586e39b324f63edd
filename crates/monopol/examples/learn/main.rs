//! Learns what decides games of Monopol. Bots play many games; what describes the players at some throws, and who won in
//! the end, teaches a small network, whose weights are printed as the table that the planner weighs positions by.
//!
//! `cargo run --release -p monopol --example learn > crates/monopol/src/bot/weights.rs`

mod games;
mod network;

use games::Position;
use network::Network;

/// Games to learn from, and some more to see what has been learnt.
const GAMES: u32 = 90_000;
const TO_CHECK: u32 = 2_000;

fn main() {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get() as u32);
    let mut positions: Vec<Position> = std::thread::scope(|scope| {
        // Each game has a seed of its own, and they stand in the order of their numbers: how many threads play is the same.
        let part = |of: u32| (GAMES * of / threads)..(GAMES * (of + 1) / threads);
        let parts: Vec<_> = (0..threads).map(|of| scope.spawn(move || games::play(part(of)))).collect();
        parts.into_iter().flat_map(|part| part.join().expect("games are played to their end")).collect()
    });
    let check = games::play(GAMES..GAMES + TO_CHECK);
    eprintln!("{} positions to learn from, {} to check", positions.len(), check.len());
    let network = Network::learnt(&mut positions, &check);
    println!("{network}");
}
