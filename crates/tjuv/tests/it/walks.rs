//! Random play: what holds at every position of every match.

use std::num::NonZeroU32;
use tabletop::{
    AnyMatch, Dice, Game, Match, at_random,
    testing::{Walk, secrets_stay_secret, seed},
};
use tjuv::{Action, CardSet, Config, Piles, Refill, Tjuv};

const DEALS: u32 = 10_000;

pub(crate) fn options(seats: u8) -> Config {
    Config { seats, deals: 1, refill: Refill::Hand, piles: Piles::Tops }
}

/// Everything anybody could try.
pub(crate) fn every_action() -> Vec<Action> {
    let uses = |card| {
        [
            Action::LayLowest { card },
            Action::PutUnder { card },
            Action::Capture { card },
            Action::Lay { card },
            Action::Refill { card },
        ]
    };
    CardSet::DECK.iter().flat_map(uses).collect()
}

/// [tj.players] [tj.deck] The invariants, a complete menu, refusals that change nothing, and an end with a winner.
fn walk(seats: u8) {
    let attempts = every_action();
    let tries = attempts.len();
    let walk = Walk::<Tjuv> { invariants: Tjuv::invariants, attempts, tries };
    walk.holds(&options(seats), 0..DEALS);
    walk.holds(&Config { refill: Refill::Talon, ..options(seats) }, 0..DEALS / 10);
    walk.holds(&Config { deals: 3, piles: Piles::Open, ..options(seats) }, 0..DEALS / 20);
}

/// [tj.view] Nobody is told what they may not know, and what they guess looks like what they see.
fn secrets(seats: u8) {
    let some = NonZeroU32::new(16).unwrap();
    secrets_stay_secret::<Tjuv>(&options(seats), 0..DEALS, some);
    secrets_stay_secret::<Tjuv>(&Config { piles: Piles::Open, ..options(seats) }, 0..DEALS / 20, some);
    secrets_stay_secret::<Tjuv>(&Config { refill: Refill::Talon, ..options(seats) }, 0..DEALS / 20, some);
}

/// The same seed and the same moves give the same match.
fn replays(seats: u8) {
    for number in 0..DEALS {
        let mut original = Match::start(Tjuv::newest(&options(seats)).unwrap(), &seed(number));
        let mut moves = Vec::new();
        let ended = original.play_out(at_random(Dice::new(&seed(number + DEALS))), |played| {
            let step = played.replay_step();
            moves.extend(step.seat.zip(step.action));
        });
        assert!(ended.is_some(), "match {number}");
        let mut again = Match::start(Tjuv::newest(&options(seats)).unwrap(), &seed(number));
        for (seat, action) in moves {
            AnyMatch::act(&mut again, seat, &action).unwrap();
        }
        assert_eq!(again.game(), original.game(), "match {number}");
    }
}

/// One test for each number of players and property, so that they run side by side.
macro_rules! for_each_table {
    ($($name:ident $seats:literal)*) => {$(
        mod $name {
            #[test]
            fn walk() {
                super::walk($seats);
            }

            #[test]
            fn secrets() {
                super::secrets($seats);
            }

            #[test]
            fn replays() {
                super::replays($seats);
            }
        }
    )*};
}

for_each_table! { two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 }
