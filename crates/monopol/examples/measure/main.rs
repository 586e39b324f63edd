//! Plays one bot against others and tells, beside who wins, what the lab cannot see: how many deals are offered in a turn, how
//! many of them are accepted, how many games end, and whether the chances that the first bot tells come true.
//!
//! `cargo run --release -p monopol --example measure -- master,simple,simple,simple 400 1 [ROUNDS]`
//!
//! Every deal is played once for each seating, with the same luck; intervals are 95 %, over deals.

use monopol::{Action, Beginner, Config, Monopol, Planner, Simple, Stage, sparring};
use std::{env, process::exit, thread};
use tabletop::{Bot, Dice, Game, Seat, Viewer, play_out, testing::seed};

/// The rounds of a game, unless the command says otherwise.
const ROUNDS: u16 = 200;
/// How the chances are grouped.
const BUCKETS: usize = 10;
/// The first bot is asked for its chances at every such turn of its own.
const ASKED_EVERY: u32 = 7;

/// What is counted in some games.
#[derive(Clone, Default)]
struct Count {
    /// The share of the first bot in the games of each deal.
    shares: Vec<f64>,
    rounds: Vec<u16>,
    ended: u32,
    games: u32,
    turns: u32,
    offers: u32,
    accepted: u32,
    offers_of_first: u32,
    accepted_of_first: u32,
    turns_of_first: u32,
    /// How often a chance in each bucket was told, their sum, and what came of them.
    told: [(u32, f64, f64); BUCKETS],
    surprise: (f64, f64),
}

fn bot(name: &str, start: &Monopol) -> Option<Box<dyn Bot<Monopol>>> {
    let own = start.clone();
    Some(match name {
        "easy" => Box::new(Beginner::new(own)),
        "medium" | "simple" => Box::new(Simple::new(own)),
        "hard" => Box::new(Planner::hard(own)),
        "master" => Box::new(Planner::master(own)),
        _ => return sparring(name, start),
    })
}

fn play(names: &[String], deal: u32, shift: usize, rounds: u16, count: &mut Count) -> f64 {
    let config = Config { rounds: Some(rounds), ..Config::usual(names.len() as u8) };
    let mut game = Monopol::newest(&config).expect("the usual game");
    let first = Seat(shift as u8);
    let seated = |seat: usize| &names[(seat + names.len() - shift) % names.len()];
    let mut bots: Vec<_> =
        (0..names.len()).map(|seat| bot(seated(seat), &game).expect("a known name")).collect();
    let mut told = Vec::new();
    let mut own_turns = 0;
    let choose = |game: &Monopol, seat: Seat, menu: &[Action]| {
        let view = game.view(Viewer::Seat(seat));
        let throws = game.stage() == Stage::Turn && menu.contains(&Action::Throw);
        if throws && seat == first && seated(shift) != "easy" {
            own_turns += 1;
            if own_turns % ASKED_EVERY == 0 {
                told.extend(bots[seat.index()].advise(seat, &view, menu)[0].chance);
            }
        }
        let action = bots[seat.index()].choose(seat, &view, menu);
        let is_first = u32::from(seat == first);
        if let Action::Accept { offer, .. } = &action {
            let by_first = view.offers.iter().any(|open| open.number == *offer && open.from == first);
            count.accepted += 1;
            count.accepted_of_first += u32::from(by_first);
        } else if let Action::Offer { .. } = &action {
            count.offers += 1;
            count.offers_of_first += is_first;
        } else if action == Action::Throw {
            count.turns += 1;
            count.turns_of_first += is_first;
        }
        action
    };
    let winners =
        play_out(&mut game, &mut Dice::new(&seed(deal)), choose, |_| {}).expect("it ends within its rounds");
    let share = f64::from(winners.share(first));
    let constant = 1.0 / names.len() as f64;
    for chance in told {
        let bucket = &mut count.told[((chance * BUCKETS as f32) as usize).min(BUCKETS - 1)];
        *bucket = (bucket.0 + 1, bucket.1 + f64::from(chance), bucket.2 + share);
        count.surprise.0 += (f64::from(chance) - share).powi(2);
        count.surprise.1 += (constant - share).powi(2);
    }
    count.games += 1;
    count.rounds.push(game.round());
    let left = (0..game.seats()).filter(|&seat| game.is_in_game(Seat(seat))).count();
    count.ended += u32::from(left == 1);
    share
}

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let [names, games, first_deal, rest @ ..] = &args[..] else {
        eprintln!("measure BOT,BOT,... GAMES SEED [ROUNDS]");
        exit(2);
    };
    let names: Vec<String> = names.split(',').map(str::to_owned).collect();
    let number = |word: &String| word.parse::<u32>().expect("a number");
    let rounds = rest.first().map_or(ROUNDS, |word| number(word) as u16);
    let (deals, first_deal) = (number(games) / names.len() as u32, number(first_deal) * 1_000_000);
    let threads = thread::available_parallelism().map_or(1, |threads| threads.get() as u32);
    let count = thread::scope(|scope| {
        let names = &names;
        let part = move |of: u32| {
            let mut count = Count::default();
            for deal in (0..deals).filter(|deal| deal % threads == of) {
                let shares: f64 = (0..names.len())
                    .map(|shift| play(names, first_deal + deal, shift, rounds, &mut count))
                    .sum();
                count.shares.push(shares / names.len() as f64);
            }
            count
        };
        let parts: Vec<_> = (0..threads).map(|of| scope.spawn(move || part(of))).collect();
        parts.into_iter().map(|part| part.join().expect("games are played")).fold(Count::default(), sum)
    });
    tell(&names, count);
}

fn sum(mut all: Count, part: Count) -> Count {
    all.shares.extend(part.shares);
    all.rounds.extend(part.rounds);
    all.ended += part.ended;
    all.games += part.games;
    all.turns += part.turns;
    all.offers += part.offers;
    all.accepted += part.accepted;
    all.offers_of_first += part.offers_of_first;
    all.accepted_of_first += part.accepted_of_first;
    all.turns_of_first += part.turns_of_first;
    for (all, part) in all.told.iter_mut().zip(part.told) {
        *all = (all.0 + part.0, all.1 + part.1, all.2 + part.2);
    }
    all.surprise = (all.surprise.0 + part.surprise.0, all.surprise.1 + part.surprise.1);
    all
}

fn tell(names: &[String], mut count: Count) {
    let n = count.shares.len() as f64;
    let mean = count.shares.iter().sum::<f64>() / n;
    let variance = count.shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    let half = 1.96 * (variance / n).sqrt();
    println!(
        "{}: {} games, {} wins {:.1} % ({:.1} to {:.1})",
        names.join(","),
        count.games,
        names[0],
        100.0 * mean,
        100.0 * (mean - half),
        100.0 * (mean + half)
    );
    let part = |a: u32, b: u32| f64::from(a) / f64::from(b.max(1));
    println!(
        "  offers a turn {:.2}, accepted {:.0} %; of the first {:.2}, accepted {:.0} %",
        part(count.offers, count.turns),
        100.0 * part(count.accepted, count.offers),
        part(count.offers_of_first, count.turns_of_first),
        100.0 * part(count.accepted_of_first, count.offers_of_first)
    );
    count.rounds.sort_unstable();
    let middle = count.rounds[count.rounds.len() / 2];
    println!("  ended {:.1} %, median of rounds {middle}", 100.0 * part(count.ended, count.games));
    let asked: u32 = count.told.iter().map(|bucket| bucket.0).sum();
    if asked > 0 {
        let asked = f64::from(asked);
        println!(
            "  chances: Brier {:.3}, of a constant {:.3}",
            count.surprise.0 / asked,
            count.surprise.1 / asked
        );
        for (times, said, came) in count.told.iter().filter(|bucket| bucket.0 > 0) {
            let times_f = f64::from(*times);
            println!("    said {:.2}, came {:.2}, {times} times", said / times_f, came / times_f);
        }
    }
}
