//! Luck is nothing on average, and everything adds up. Set `LEDGER_MATCHES` to play more than the suite has time for.

use catalog::{Book, GAMES, Hosted, Visit, with_game};
use std::env;
use tabletop::{Bytes32, Level, Match, Next, Seed, by_bots};

/// What is known of a seat after many matches.
#[derive(Default)]
struct Tally {
    luck: f64,
    squares: f64,
}

struct Play(u32);

impl Visit for Play {
    type Out = ();

    fn game<G: Hosted>(self) {
        let options = match G::NAME {
            "tjuv-och-polis" => serde_json::json!({ "options": { "seats": 4 } }),
            "monopol" => serde_json::json!({ "seats": 4, "rounds": 40 }),
            _ => serde_json::json!({ "seats": 4 }),
        };
        let config: G::Config = serde_json::from_value(options).unwrap();
        let start = G::newest(&config).unwrap();
        let seats = usize::from(start.seats());
        let mut tallies: Vec<Tally> = (0..seats).map(|_| Tally::default()).collect();
        for number in 0..self.0 {
            let seed = |of: u8| {
                let mut bytes = [of; 32];
                bytes[..4].copy_from_slice(&number.to_le_bytes());
                Seed(Bytes32(bytes))
            };
            let mut bots: Vec<_> =
                (0..seats as u8).map(|seat| G::bot(Level::Medium, &start, &seed(seat + 1))).collect();
            let mut book = Book::new(&start, Level::Medium, u64::from(number) << 32);
            let began = book.shares().clone();
            let mut playing = Match::start(start.clone(), &seed(0));
            let mut lines = vec![[0.0; 4]; seats];
            let winners = playing.play_out(by_bots(&mut bots), |game| {
                let entry = book.enter(game.last(), game.game());
                assert!((entry.shares.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{}: {entry:?}", G::NAME);
                for (seat, lines) in lines.iter_mut().enumerate() {
                    let told = [&entry.luck, &entry.choice, &entry.deal, &entry.unforeseen];
                    lines.iter_mut().zip(told).for_each(|(line, told)| *line += told[seat]);
                }
            });
            let Some(winners) = winners else { panic!("{}: a match never ended", G::NAME) };
            assert!(matches!(playing.game().next(), Next::Over(_)));
            for (seat, (lines, tally)) in lines.iter().zip(&mut tallies).enumerate() {
                let sum = began[seat] + lines.iter().sum::<f64>();
                let share = f64::from(winners.share(tabletop::Seat(seat as u8)));
                assert!((sum - share).abs() < 1e-6, "{} {number}, seat {seat}: {sum} and {share}", G::NAME);
                tally.luck += lines[0];
                tally.squares += lines[0] * lines[0];
            }
        }
        let matches = f64::from(self.0);
        for (seat, tally) in tallies.iter().enumerate() {
            let mean = tally.luck / matches;
            let error = ((tally.squares / matches - mean * mean).max(0.0) / (matches - 1.0)).sqrt();
            eprintln!("{}, seat {seat}: {mean:+.4} ± {error:.4} in {matches} matches", G::NAME);
            assert!(mean.abs() <= 3.0 * error, "{}, seat {seat}: {mean} ± {error}", G::NAME);
            assert!(error > 0.0, "{}: there is luck in every game", G::NAME);
        }
    }
}

#[test]
fn luck_is_nothing_on_average_and_a_ledger_adds_up_to_the_result() {
    let matches = env::var("LEDGER_MATCHES").map_or(16, |count| count.parse().expect("a number of matches"));
    for game in GAMES {
        with_game(game, Play(matches)).expect("every game is known");
    }
}
