//! [tp.den.secret] With secret money nobody is told what they may not know.

use std::num::NonZeroU32;
use tabletop::{
    Dice, Game, Hidden, Imagine, Seat, Viewer,
    testing::{secrets_stay_secret, seed, walk},
};
use tjuv_och_polis::{Config, Event, Map, Options, TjuvOchPolis};

const GAMES: u32 = 60;

fn config(seats: u8, secret_money: bool) -> Config {
    let options = Options { secret_money, long_game: true, rounds: Some(60), ..Options::usual(seats) };
    Config { map: Map::default(), options }
}

#[test]
fn nobody_is_told_a_secret() {
    for seats in 2..=6 {
        secrets_stay_secret::<TjuvOchPolis>(&config(seats, true), 0..GAMES, NonZeroU32::new(8).unwrap());
        secrets_stay_secret::<TjuvOchPolis>(
            &config(seats, false),
            0..GAMES / 4,
            NonZeroU32::new(16).unwrap(),
        );
    }
}

fn known(sum: Hidden<u32>) -> u32 {
    match sum {
        Hidden::Known(sum) => sum,
        Hidden::Secret => panic!("all is open"),
    }
}

/// Others see whether there is any money, and the thief how much; in the open game all see everything.
#[test]
fn sums_are_for_their_thief() {
    let mut seen = 0;
    for (secret, number) in
        [(true, 0..20), (false, 20..40)].into_iter().flat_map(|(s, n)| n.map(move |n| (s, n)))
    {
        walk(&config(4, secret), number, |game: &TjuvOchPolis, _| {
            let open = game.view(Viewer::Open);
            for viewer in (0..4).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]) {
                let view = game.view(viewer);
                for (thief, truth) in view.thieves.iter().zip(&open.thieves) {
                    let shown = !secret || viewer.sees(thief.seat) || view.turn.is_none();
                    assert_eq!(thief.carried.sum, if shown { truth.carried.sum } else { Hidden::Secret });
                    assert_eq!(thief.carried.any, truth.carried.any);
                    assert_eq!(thief.stash.sum, if shown { truth.stash.sum } else { Hidden::Secret });
                    assert_eq!(thief.stash.any, !truth.hidden.is_empty());
                    assert_eq!(thief.total, if shown { truth.total } else { Hidden::Secret });
                    assert_eq!(known(truth.total), known(truth.carried.sum) + known(truth.stash.sum));
                    let hidden: u32 = truth.hidden.iter().map(|it| known(it.sum)).sum();
                    assert_eq!(known(truth.stash.sum), hidden);
                    assert_eq!(thief.hidden.len(), truth.hidden.len());
                    seen += usize::from(!shown && thief.carried.any);
                }
            }
        });
    }
    assert!(seen > 1_000, "there was hardly anything to hide: {seen}");
}

/// What is covered in the log is covered for all but the thief; where money is no secret nothing is.
#[test]
fn events_are_covered_for_others() {
    let hid = |secret| Event::Hid {
        thief: Seat(1),
        den: tjuv_och_polis::Place(3),
        amount: Hidden::Known(5_000),
        all: false,
        secret,
    };
    let amount = |event: &Event, viewer| {
        let Event::Hid { amount, .. } = TjuvOchPolis::mask(event, viewer) else { panic!("another event") };
        amount
    };
    assert_eq!(amount(&hid(true), Viewer::Seat(Seat(1))), Hidden::Known(5_000));
    assert_eq!(amount(&hid(true), Viewer::Seat(Seat(0))), Hidden::Secret);
    assert_eq!(amount(&hid(true), Viewer::Table), Hidden::Secret);
    assert_eq!(amount(&hid(false), Viewer::Table), Hidden::Known(5_000));
}

/// What somebody imagines who may not see a sum is a sum there could be.
#[test]
fn a_guess_is_whole_thousands() {
    let mut dice = Dice::new(&seed(7));
    let start = TjuvOchPolis::newest(&config(3, true)).unwrap();
    for number in 0..10 {
        walk(&config(3, true), number, |game: &TjuvOchPolis, _| {
            let guess = TjuvOchPolis::guess(&start, &game.view(Viewer::Table), &mut dice);
            guess.invariants().unwrap_or_else(|broken| panic!("match {number}: {broken}\n{guess:?}"));
        });
    }
}
