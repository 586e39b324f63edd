//! How many random games a second the engine plays on one core, through the same calls as everybody else.

use std::{
    num::NonZeroU32,
    time::{Duration, Instant},
};
use tabletop::{Draw, Game, Next, QuickDice};
use tjuv::{Config, Piles, Refill, Tjuv};

/// How long each round of measuring lasts, and how many there are; the median is reported.
const ROUND: Duration = Duration::from_secs(1);
const ROUNDS: usize = 7;

pub(crate) fn run() {
    println!("Tjuv, random deals per second on one core (median of {ROUNDS} rounds, lowest to highest)");
    for seats in [2, 4, 11] {
        let config = Config { seats, deals: 1, refill: Refill::Hand, piles: Piles::Tops };
        let start = Tjuv::new(&config).expect("these options are allowed");
        let mut dice = QuickDice::new(u64::from(seats));
        let mut rates: Vec<f64> = (0..ROUNDS).map(|_| matches_per_second(&start, &mut dice)).collect();
        rates.sort_by(f64::total_cmp);
        println!(
            "  {seats:>2} players: {:>9.0}  ({:.0} to {:.0})",
            rates[ROUNDS / 2],
            rates[0],
            rates[ROUNDS - 1]
        );
    }
}

fn matches_per_second<G: Game>(start: &G, dice: &mut QuickDice) -> f64 {
    let begun = Instant::now();
    let (mut matches, mut menu) = (0_u32, Vec::new());
    while begun.elapsed() < ROUND {
        // Looking at the clock costs as much as a deal.
        for _ in 0..1_000 {
            play_at_random(start.clone(), dice, &mut menu);
        }
        matches += 1_000;
    }
    f64::from(matches) / begun.elapsed().as_secs_f64()
}

/// Plays to the end, anything on the menu with the same chance.
fn play_at_random<G: Game>(mut game: G, dice: &mut QuickDice, menu: &mut Vec<G::Action>) {
    loop {
        match game.next() {
            Next::Chance(of) => game.chance(dice.below(of), &mut ()),
            Next::Seats(seats) => {
                menu.clear();
                game.menu(seats[0], menu);
                let count = NonZeroU32::new(menu.len() as u32).expect("a waiting seat can do something");
                let action = &menu[dice.below(count) as usize];
                game.play(seats[0], action, &mut ()).expect("all of the menu is accepted");
            }
            Next::Over(_) => return,
        }
    }
}
