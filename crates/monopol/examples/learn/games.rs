//! Games to learn from.

use monopol::{Beginner, Config, Fixed, Monopol, Preference, Simple, Stage, TRAITS, traits};
use std::{num::NonZeroU32, ops::Range};
use tabletop::{Bot, Dice, Draw, Game, QuickDice, Seat, by_bots, play_out, testing::seed};

/// How many sit at a table: four mostly.
const SEATS: [u8; 10] = [4, 4, 4, 4, 4, 2, 3, 5, 6, 7];
/// Every throw out of so many is kept.
const KEPT: NonZeroU32 = NonZeroU32::new(10).unwrap();
/// Games end within so many rounds.
const ROUNDS: u16 = 250;
/// What describes the players who are still in, and what each got in the end.
pub(crate) struct Position {
    pub(crate) players: Vec<([f32; TRAITS], f32)>,
}

pub(crate) fn play(numbers: Range<u32>) -> Vec<Position> {
    numbers.flat_map(play_one).collect()
}

fn play_one(number: u32) -> Vec<Position> {
    let mut luck = QuickDice::new(u64::from(number) << 20);
    let seats = SEATS[below(&mut luck, SEATS.len() as u32) as usize];
    let config = Config { rounds: Some(ROUNDS), ..Config::usual(seats) };
    let mut game = Monopol::newest(&config).expect("the usual game");
    let mut players: Vec<_> = (0..seats).map(|_| player(&game, &mut luck)).collect();
    let mut kept = Vec::new();
    let winners = play_out(&mut game, &mut Dice::new(&seed(number)), by_bots(&mut players), |game| {
        if game.stage() == Stage::Throw && luck.below(KEPT) == 0 {
            kept.push(described(game));
        }
    });
    let winners = winners.expect("a game ends within its rounds");
    let got = |players: Vec<(Seat, [f32; TRAITS])>| Position {
        players: players.into_iter().map(|(seat, traits)| (traits, winners.share(seat))).collect(),
    };
    kept.into_iter().map(got).collect()
}

fn described(game: &Monopol) -> Vec<(Seat, [f32; TRAITS])> {
    let traits = traits(game);
    let playing = (0..game.seats()).map(Seat).filter(|&seat| game.is_in_game(seat));
    playing.map(|seat| (seat, traits[seat])).collect()
}

/// Planners are not among them: they think longer, and one trial with some of them among the players brought nothing.
fn player(start: &Monopol, luck: &mut QuickDice) -> Box<dyn Bot<Monopol>> {
    let start = start.clone();
    match below(luck, 20) {
        0 => Box::new(Beginner::new(start)),
        1 | 2 => Box::new(Fixed::new(start, Preference::None)),
        3 | 4 => Box::new(Fixed::new(start, Preference::DarkBlue)),
        5 | 6 => Box::new(Fixed::new(start, Preference::Orange)),
        _ => Box::new(Simple::new(start)),
    }
}

fn below(luck: &mut QuickDice, n: u32) -> u32 {
    luck.below(NonZeroU32::new(n).expect("there is something to choose from"))
}
