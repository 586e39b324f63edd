//! Games between masters, with three thieves.

use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::{Bot, Dice, Game, QuickDice, Seat, Viewer, play_out, testing::seed};
use tjuv_och_polis::{Action, Config, Map, Options, Searcher, TjuvOchPolis, Traits, traits};

/// The police sit first.
const SEATS: u8 = 4;
/// Neighbouring positions are much alike.
const EVERY: u64 = 10;
/// Far from the seeds of tests and of measurements.
const FIRST_SEED: u32 = 3_100_000;

/// A position of a game, and what came of it.
pub(crate) struct Position {
    pub(crate) game: u32,
    /// What describes each seat that could still win.
    pub(crate) seats: Vec<Option<Traits>>,
    /// Each seat's share of the win.
    pub(crate) shares: Vec<f64>,
}

/// The positions of so many games, in the order of the games: how many threads play is the same.
pub(crate) fn played(games: u32) -> Vec<Position> {
    let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
    let next = AtomicU32::new(0);
    let work = || {
        let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        numbers.take_while(|&number| number < games).flat_map(game).collect::<Vec<Position>>()
    };
    let mut positions: Vec<Position> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("games are played to their end")).collect()
    });
    positions.sort_by_key(|position| position.game);
    positions
}

fn game(number: u32) -> Vec<Position> {
    let options = Options { police: Some(Seat(0)), ..Options::usual(SEATS) };
    let start = TjuvOchPolis::newest(&Config { map: Map::default(), options }).expect("the usual game");
    let mut seen = Vec::new();
    let mut decision = 0;
    let choose = |game: &TjuvOchPolis, seat: Seat, menu: &[Action]| {
        decision += 1;
        if decision % EVERY == 0 {
            let described = traits(game);
            seen.push((0..SEATS).map(|seat| described[Seat(seat)]).collect());
        }
        let mut master = Searcher::master(start.clone(), QuickDice::new(decision));
        master.choose(seat, &game.view(Viewer::Seat(seat)), menu)
    };
    let mut dice = Dice::new(&seed(FIRST_SEED + number));
    let winners = play_out(&mut start.clone(), &mut dice, choose, |_| {}).expect("every game ends");
    let shares: Vec<f64> = (0..SEATS).map(|seat| f64::from(winners.share(Seat(seat)))).collect();
    seen.into_iter().map(|seats| Position { game: number, seats, shares: shares.clone() }).collect()
}
