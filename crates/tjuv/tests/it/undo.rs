//! What can be taken back: hardly anything. A card that was laid from the hand has been seen.

use crate::walks::options;
use std::num::NonZeroU32;
use tabletop::{
    Dice, Game, Match, SeatSet, at_random,
    testing::{seed, undo_leaves_no_trace, undo_tells_nothing},
};
use tjuv::{Action, Config, Piles, Tjuv};

const DEALS: u32 = 100;

fn start(config: &Config) -> Tjuv {
    Tjuv::newest(config).unwrap()
}

#[test]
fn what_can_be_taken_back_told_nobody_anything_and_leaves_no_trace() {
    let (mut tried, mut undone) = (0, 0);
    for seats in 2..=11 {
        for piles in [Piles::Tops, Piles::Open] {
            let start = start(&Config { piles, ..options(seats) });
            tried += undo_tells_nothing(&start, 0..DEALS, NonZeroU32::MIN);
            undone += undo_leaves_no_trace(&start, 0..DEALS);
        }
    }
    assert!(tried > 100 && undone > 50, "there was nothing to take back: {tried}, {undone}");
}

/// [tj.deal.trim.tie] A dealer who puts the wrong card of several under the talon may take it back before the next cards
/// are dealt. Everything else shows a card of the hand.
#[test]
fn only_what_goes_under_the_talon_can_be_taken_back() {
    let mut put_under = [0; 2];
    for seats in 2..=11 {
        for number in 0..DEALS {
            let mut played = Match::start(start(&options(seats)), &seed(number));
            let ended = played.play_out(at_random(Dice::new(&seed(number + DEALS))), |played| {
                assert_eq!(played.game().out(), SeatSet::EMPTY, "everybody plays to the end");
                match &played.last().by {
                    Some((_, Action::PutUnder { .. })) => {
                        assert_eq!(played.showed(), played.drew(), "the next cards are dealt covered");
                        put_under[usize::from(played.drew())] += 1;
                    }
                    Some(_) => assert!(played.showed()),
                    None => {}
                }
            });
            assert!(ended.is_some());
        }
    }
    assert!(put_under.iter().all(|&times| times > 10), "{put_under:?}");
}
