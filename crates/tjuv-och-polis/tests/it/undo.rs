//! What can be taken back: a piece's move and all else that no throw has followed, unless it shows a secret sum.

use crate::{script::Names, script_position::position_of};
use std::num::NonZeroU32;
use tabletop::{
    Game, Match, Seat, Viewer,
    testing::{seed, undo_leaves_no_trace, undo_tells_nothing, walk},
};
use tjuv_och_polis::{Action, Car, Config, Edition, Fate, Map, Options, SHIPPED, TjuvOchPolis};

/// Games for each number of players, edition, and way to play.
const GAMES: u32 = 6;

/// The position before the first draw of every way to play, on all maps by turns and by all versions of the rules.
fn starts(seats: u8) -> impl Iterator<Item = TjuvOchPolis> {
    let ways = [Edition::Klassisk, Edition::Ny].into_iter().flat_map(move |edition| {
        let usual = Options { edition, rounds: Some(50), ..Options::usual(seats) };
        let secret = Options { secret_money: true, long_game: true, ..usual };
        [usual, secret, Options { help: true, ..secret }]
    });
    let maps = SHIPPED.into_iter().cycle();
    ways.zip(maps).flat_map(|(options, map)| {
        let config = Config { map: Map::Shipped(map.to_owned()), options };
        TjuvOchPolis::RULES.map(move |rules| TjuvOchPolis::new(&config, rules).unwrap())
    })
}

#[test]
fn what_can_be_taken_back_told_nobody_anything() {
    for seats in 2..=6 {
        let tried =
            starts(seats).map(|start| undo_tells_nothing(&start, 0..GAMES, NonZeroU32::new(8).unwrap()));
        let tried: usize = tried.sum();
        assert!(tried > 5_000, "with {seats} players only {tried} steps could be taken back");
    }
}

#[test]
fn what_was_taken_back_leaves_no_trace() {
    for seats in 2..=6 {
        let undone: usize = starts(seats).map(|start| undo_leaves_no_trace(&start, 0..GAMES)).sum();
        assert!(undone > 1_000, "with {seats} players only {undone} steps were taken back");
    }
}

/// Whether what is done after a throw of `die` could be taken back: nothing was drawn, nothing shown.
fn could_be_taken_back(position: &str, die: u32, seat: u8, action: impl Fn(&Names) -> Action) -> bool {
    let (mut game, plan) = position_of(position);
    game.play(Seat(seat), &Action::Throw, &mut ()).unwrap();
    game.chance(die - 1, &mut ());
    let mut played = Match::start(game, &seed(1));
    played.play(Seat(seat), &action(&Names(plan))).unwrap();
    !played.drew() && !played.showed()
}

fn walk_to(place: &str) -> impl Fn(&Names) -> Action {
    let place = place.to_owned();
    move |names| Action::Walk { to: names.place(&place) }
}

/// [tp.thief.turn] [tp.police.turn] [tp.car.double] A slip of the thumb on the board.
#[test]
fn a_pieces_move_can_be_taken_back() {
    let position = "
        turn 1
        man 0 d7
        man 1 b7
        thief 1 d2 wanted carries 5000
        thief 2 east-den
    ";
    assert!(could_be_taken_back(position, 3, 1, walk_to("f3")));
    let police = position.replace("turn 1", "turn 0");
    assert!(could_be_taken_back(&police, 1, 0, |names| Action::March { man: 0, to: names.place("e7") }));
    assert!(could_be_taken_back(&police, 1, 0, |names| {
        let Car { head, behind } = names.car("i7/h7");
        Action::Drive { head, behind }
    }));
    // A bank that is robbed has told nothing: what lies there is printed on the board.
    let near_the_bank = position.replace("thief 1 d2", "thief 1 l7");
    assert!(could_be_taken_back(&near_the_bank, 1, 1, walk_to("bank")));
}

/// [tp.arrest.surround.meaning] [tp.den.secret] A ring that hangs on a secret sum is counted by nature, and what was
/// counted is known. In the open everybody could see that it closes.
#[test]
fn a_ring_that_nature_counted_stays_closed() {
    let ring = |options: &str| {
        format!("options {options}\nman 0 n2\nman 1 p4\nthief 1 o2 wanted carries 2000\ncar b11/c11")
    };
    let close = |names: &Names| Action::March { man: 1, to: names.place("p2") };
    assert!(could_be_taken_back(&ring("long"), 2, 0, close));
    assert!(!could_be_taken_back(&ring("long secret"), 2, 0, close));
}

/// [tp.den.secret] [tp.flee.fare] Who can pay for the plane carries three thousand at least. Where sums are secret
/// nobody knew that; that there was a note for the train all knew.
#[test]
fn a_dear_ticket_shows_a_secret_sum() {
    let at = |options: &str, place: &str| {
        format!("options {options}\nturn 1\nthief 1 {place} wanted carries 5000\nthief 2 east-den")
    };
    assert!(could_be_taken_back(&at("", "n2"), 3, 1, walk_to("airport")));
    assert!(!could_be_taken_back(&at("secret", "n2"), 3, 1, walk_to("airport")));
    assert!(could_be_taken_back(&at("", "d2"), 2, 1, walk_to("station")));
    assert!(could_be_taken_back(&at("secret", "d2"), 2, 1, walk_to("station")));
}

/// [tp.flee.gone] [tp.prison.fourth] Who has got away or is out of the game takes no part any more; a prisoner and one who
/// waits for departure do.
#[test]
fn who_is_gone_for_good_is_out() {
    let mut fates = [0; 3];
    for number in 0..120 {
        let options = Options { long_game: true, rounds: Some(300), ..Options::usual(4) };
        let config = Config { map: Map::default(), options };
        walk(&config, number, |game: &TjuvOchPolis, _| {
            for thief in game.view(Viewer::Table).thieves {
                let is_out = match thief.fate {
                    Fate::Away => Some(0),
                    Fate::Out => Some(1),
                    Fate::Free | Fate::Leaving | Fate::Taken | Fate::Prison { .. } => None,
                };
                assert_eq!(game.out().contains(thief.seat), is_out.is_some(), "{:?}", thief.fate);
                fates[is_out.unwrap_or(2)] += 1;
            }
            assert!(game.out().len() < 4, "the police play to the end");
        });
    }
    assert!(fates.iter().all(|&seen| seen > 0), "not every fate was met: {fates:?}");
}
