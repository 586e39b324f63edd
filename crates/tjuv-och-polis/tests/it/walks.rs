//! Random play: what holds at every position of every game.

use tabletop::testing::Walk;
use tjuv_och_polis::{Config, Map, Options, TjuvOchPolis};

#[test]
fn walk() {
    let walk = Walk::<TjuvOchPolis> { invariants: |_| Ok(()), attempts: Vec::new() };
    for seats in 2..=6 {
        let config = Config { map: Map::default(), options: Options::usual(seats) };
        walk.holds(&config, 0..100);
        eprintln!("{seats}");
    }
}
