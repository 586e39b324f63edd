//! Matches, and playing them to the end.

use crate::{dealt, start};
use tabletop::{
    Bot, DECISIONS_MAX, Dice, Game, Match, Next, QuickDice, Seat, Viewer, at_random, by_bots,
    cuckoo::{Action, Cuckoo, Event, Refusal, View},
    play_out,
    testing::seed,
};

#[test]
fn a_match_lets_nature_move_until_a_seat_must() {
    let mut game = dealt(3);
    assert!(game.last().by.is_none());
    assert_eq!(game.last().draws.iter().map(|drawn| drawn.of).collect::<Vec<_>>(), [12, 11, 10]);
    game.play(Seat(2), &Action::Exchange).unwrap();
    let step = game.last();
    assert_eq!(step.by, Some((Seat(2), Action::Exchange)));
    assert!(matches!(step.events[..], [Event::Exchanged { seat: Seat(2) }]));
    assert!(matches!(step.draws[0].events[..], [Event::Drew { seat: Seat(2), .. }]));
    assert_eq!(step.all_events().count(), 2);
    assert!(matches!(game.game().next(), Next::Seats(_)));
}

#[test]
fn a_refusal_changes_neither_position_nor_step() {
    let mut game = dealt(2);
    game.play(Seat(0), &Action::Exchange).unwrap();
    let (before, last) = (game.game().clone(), format!("{:?}", game.last()));
    assert_eq!(game.play(Seat(0), &Action::Keep), Err(Refusal::HasDecided));
    assert_eq!(*game.game(), before);
    assert_eq!(format!("{:?}", game.last()), last);
}

/// The same seed and the same moves give the same match; another seed does not.
#[test]
fn seed_and_moves_are_the_match() {
    let play = |number: u32, moves: &mut Vec<(Seat, Action)>| {
        let mut game = Match::start(start(4), &seed(number));
        let known = std::mem::take(moves);
        if known.is_empty() {
            let ended = game.play_out(at_random(Dice::new(&seed(7))), |game| moves.extend(game.last().by));
            assert!(ended.is_some());
        } else {
            known.iter().for_each(|(seat, action)| game.play(*seat, action).unwrap());
        }
        game.game().clone()
    };
    let mut different = 0;
    for number in 0..100 {
        let mut moves = Vec::new();
        let end = play(number, &mut moves);
        assert_eq!(play(number, &mut moves.clone()), end);
        different += u32::from(Match::start(start(4), &seed(number)).game() != dealt(4).game());
    }
    assert!(different > 90);
}

/// Everybody is waited for, but whoever has been asked something answers first.
struct Asking;

impl Bot<Cuckoo> for Asking {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        assert!(
            view.hands.iter().enumerate().all(|(at, hand)| hand.known().is_some() == (at == seat.index()))
        );
        let wishes = [Action::Agree, Action::Ask { other: Seat(0) }, Action::Keep];
        *wishes.iter().find(|wish| menu.contains(wish)).unwrap()
    }
}

#[test]
fn who_is_asked_answers_first_and_bots_see_their_own_card_only() {
    let mut game = dealt(2);
    let first = game.game().hands().to_vec();
    let mut moves = Vec::new();
    let ended = game.play_out(by_bots(&mut [Asking, Asking]), |game| moves.extend(game.last().by));
    assert!(ended.is_some());
    let [zero, one] = [Seat(0), Seat(1)];
    let ask = Action::Ask { other: Seat(0) };
    assert_eq!(moves, [(zero, Action::Keep), (one, ask), (zero, Action::Agree), (one, Action::Keep)]);
    assert_eq!(game.game().hands(), [first[1], first[0]]);
}

#[test]
fn playing_out_shows_every_position_from_first_to_last() {
    let mut game = start(2);
    let mut seen = Vec::new();
    let winners =
        play_out(&mut game, &mut QuickDice::new(1), |_, _, _| Action::Keep, |game| seen.push(game.clone()));
    assert_eq!(seen.len(), 6, "two cards, two decisions, the cards shown, the end");
    assert_eq!((&seen[0], &seen[5]), (&start(2), &game));
    assert_eq!(Next::Over(winners.unwrap()), game.next());
}

#[test]
fn a_match_and_a_position_are_played_out_alike() {
    for number in 0..50 {
        let mut played = Match::start(start(3), &seed(number));
        let mut position = start(3);
        let by_match = played.play_out(at_random(QuickDice::new(5)), |_| {});
        let mut dice = Dice::new(&seed(number));
        let by_position = play_out(&mut position, &mut dice, at_random(QuickDice::new(5)), |_| {});
        assert_eq!((by_match, played.game()), (by_position, &position));
    }
}

#[test]
#[should_panic(expected = "chose Agree, which is refused: NotAsked")]
fn choosing_what_is_refused_is_a_bug() {
    let _ = dealt(2).play_out(|_, _, _| Action::Agree, |_| {});
}

#[test]
fn a_match_that_never_ends_is_broken_off() {
    let mut game = Match::start(crate::bent::Bent::<{ crate::bent::STUCK }>(start(2)), &seed(1));
    let mut steps = 0;
    assert_eq!(game.play_out(|_, _, menu| menu[0], |_| steps += 1), None);
    assert_eq!(steps, DECISIONS_MAX + 1);
    let mut position = game.game().clone();
    assert_eq!(play_out(&mut position, &mut QuickDice::new(1), |_, _, menu| menu[0], |_| {}), None);
}

#[test]
fn views_of_the_end_lie_open() {
    let mut game = dealt(4);
    assert!(game.play_out(at_random(QuickDice::new(3)), |_| {}).is_some());
    assert_eq!(game.game().view(Viewer::Table), game.game().view(Viewer::Open));
}
