//! How much the engine does on one core, through the same calls as everybody else: whole deals of Tjuv and decisions of
//! Tjuv och Polis in random play, whole games of Monopol between scripted players.

use crate::{Problem, figures::Spread, monopol};
use std::{
    num::NonZeroU32,
    time::{Duration, Instant},
};
use tabletop::{Draw, Game, Next, QuickDice};
use tjuv::Tjuv;
use tjuv_och_polis::TjuvOchPolis;

/// How long each round of measuring lasts, and how many there are; the median is reported.
pub(crate) const ROUND: Duration = Duration::from_secs(1);
pub(crate) const ROUNDS: usize = 7;
/// Decisions between two looks at the clock.
const BATCH: u64 = 20_000;

pub(crate) fn run() {
    println!("Random play on one core (median of {ROUNDS} rounds, lowest to highest)");
    for seats in [2, 4, 11] {
        let rates = measure(&one_deal(seats));
        println!("  Tjuv, {seats:>2} players:                   {}", rates.matches);
    }
    for thieves in [1, 3, 5] {
        let rates = measure(&chase(thieves + 1));
        println!(
            "  Tjuv och Polis, {thieves} thieves: {} decisions/s, {} games/s",
            rates.decisions, rates.matches
        );
    }
    println!("Scripted play of Monopol on one core, four players, at most 100 rounds");
    for (dealing, name) in [(false, "without deals"), (true, "with deals   ")] {
        let rates = rates(4, |dice| monopol::play(monopol::start(4), dice, dealing));
        println!("  {name}: {} games/s, {} decisions/s", rates.matches, rates.decisions);
    }
}

/// One round of random play in a process of its own. It is told in one line: games and decisions in a second.
pub(crate) fn print_round(game: &str, seats: &str, seed: &str) -> Result<(), Problem> {
    let (seats, mut dice) = (seats.parse()?, QuickDice::new(seed.parse()?));
    let [games, decisions] = match game {
        "tjuv" => random_round(&one_deal(seats), &mut dice),
        "tjuv-och-polis" => random_round(&chase(seats), &mut dice),
        "monopol" => random_round(&monopol::start(seats), &mut dice),
        _ => return Err(format!("no game is called {game}").into()),
    };
    println!("{games} {decisions}");
    Ok(())
}

fn random_round<G: Game>(start: &G, dice: &mut QuickDice) -> [f64; 2] {
    let mut menu = Vec::new();
    one_round(dice, &mut |dice: &mut QuickDice| play_at_random(start.clone(), dice, &mut menu))
}

pub(crate) fn one_deal(seats: u8) -> Tjuv {
    let config = tjuv::Config { seats, deals: 1, refill: tjuv::Refill::Hand, piles: tjuv::Piles::Tops };
    Tjuv::newest(&config).expect("these options are allowed")
}

pub(crate) fn chase(seats: u8) -> TjuvOchPolis {
    let options = tjuv_och_polis::Options::usual(seats);
    let config = tjuv_och_polis::Config { map: tjuv_och_polis::Map::default(), options };
    TjuvOchPolis::newest(&config).expect("these options are allowed")
}

/// Rates with their spread.
struct Rates {
    matches: String,
    decisions: String,
}

fn measure<G: Game>(start: &G) -> Rates {
    let mut menu = Vec::new();
    rates(u64::from(start.seats()), |dice| play_at_random(start.clone(), dice, &mut menu))
}

/// Plays again and again; `play` answers how many decisions there were.
fn rates(seed: u64, mut play: impl FnMut(&mut QuickDice) -> u64) -> Rates {
    let mut dice = QuickDice::new(seed);
    let rounds: Vec<[f64; 2]> = (0..ROUNDS).map(|_| one_round(&mut dice, &mut play)).collect();
    let spread = |of: usize| Spread::of(rounds.iter().map(|round| round[of])).show(0);
    Rates { matches: spread(0), decisions: spread(1) }
}

/// Matches and decisions in a second.
fn one_round(dice: &mut QuickDice, play: &mut impl FnMut(&mut QuickDice) -> u64) -> [f64; 2] {
    let begun = Instant::now();
    let (mut matches, mut decisions) = (0_u32, 0_u64);
    while begun.elapsed() < ROUND {
        // Looking at the clock costs as much as a deal of Tjuv, so it is done after a batch.
        let enough = decisions + BATCH;
        while decisions < enough {
            decisions += play(dice);
            matches += 1;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    [f64::from(matches) / seconds, decisions as f64 / seconds]
}

/// Plays to the end, anything on the menu with the same chance. Answers how many decisions there were. What is measured is
/// the rules, so this is the barest loop there is: `tabletop::play_out` copies the action chosen and asks who has been
/// asked something, which costs Tjuv and Monopol a fifth.
fn play_at_random<G: Game>(mut game: G, dice: &mut QuickDice, menu: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    loop {
        match game.next() {
            Next::Chance(of) => game.chance(dice.below(of), &mut ()),
            Next::Seats(seats) => {
                menu.clear();
                game.menu(seats[0], menu);
                let count = NonZeroU32::new(menu.len() as u32).expect("a waiting seat can do something");
                let action = &menu[dice.below(count) as usize];
                game.play(seats[0], action, &mut ()).expect("all of the menu is accepted");
                decisions += 1;
            }
            Next::Over(_) => return decisions,
        }
    }
}
