//! The rules of Cuckoo, clause by clause.

use crate::start;
use tabletop::{
    Caused, Game, Hidden, Next, Refusal as _, Seat, SeatSet, Sink, Viewer,
    cuckoo::{Action, Config, Cuckoo, Event, Refusal},
};

/// A position in which these cards were dealt.
fn with_cards(cards: &[u8], rules: u16) -> Cuckoo {
    let mut game = Cuckoo::new(&Config { seats: cards.len() as u8 }, rules).unwrap();
    for card in cards {
        draw(&mut game, *card, &mut ());
    }
    game
}

/// Lets a certain card come from the deck.
fn draw(game: &mut Cuckoo, card: u8, log: &mut impl Sink<Cuckoo>) {
    let Next::Chance(of) = game.next() else { panic!("no draw is due") };
    let drawn = |outcome: &u32| {
        let mut after = Vec::new();
        game.clone().chance(*outcome, &mut after);
        after.iter().any(|event| {
            let (Event::Dealt { card: drawn, .. } | Event::Drew { card: drawn, .. }) = event else {
                return false;
            };
            *drawn == Hidden::Known(card)
        })
    };
    let outcome = (0..of.get()).find(drawn).expect("the card is in the deck");
    game.chance(outcome, log);
}

fn does(game: &mut Cuckoo, seat: u8, action: Action) -> Vec<Event> {
    let mut log = Vec::new();
    game.play(Seat(seat), &action, &mut log).unwrap();
    log
}

fn refused(game: &Cuckoo, seat: u8, action: Action) -> Refusal {
    let mut after = game.clone();
    let refusal = after.play(Seat(seat), &action, &mut ()).unwrap_err();
    assert_eq!(after, *game);
    refusal
}

fn show(game: &mut Cuckoo) -> SeatSet {
    game.chance(0, &mut ());
    let Next::Over(winners) = game.next() else { panic!("the cards have been shown") };
    winners
}

/// [ck.seats]
#[test]
fn two_to_four_play() {
    for seats in 0..=5 {
        let allowed = Cuckoo::newest(&Config { seats });
        assert_eq!(allowed.is_ok(), (2..=4).contains(&seats));
    }
    assert_eq!(Cuckoo::newest(&Config { seats: 5 }).unwrap_err().rule().0, "ck.seats");
}

/// [ck.deal] Each card is there twice, and seen by its owner alone.
#[test]
fn a_card_is_its_owners_secret() {
    let game = with_cards(&[3, 3], 2);
    let Next::Seats(waiting) = game.next() else { panic!("the cards are dealt") };
    assert_eq!(waiting[..], [Seat(0), Seat(1)]);
    assert_eq!(game.view(Viewer::Seat(Seat(0))).hands, [Hidden::Known(3), Hidden::Secret]);
    assert_eq!(game.view(Viewer::Table).hands, [Hidden::Secret, Hidden::Secret]);
    assert_eq!(game.view(Viewer::Open).hands, [Hidden::Known(3), Hidden::Known(3)]);
}

/// [ck.decide] Once, in any order.
#[test]
fn everybody_decides_once() {
    let mut game = with_cards(&[2, 4, 6], 2);
    does(&mut game, 1, Action::Keep);
    assert_eq!(refused(&game, 1, Action::Keep), Refusal::HasDecided);
    assert_eq!(refused(&game, 1, Action::Exchange), Refusal::HasDecided);
    assert_eq!(refused(&game, 3, Action::Keep), Refusal::NoSuchSeat);
    assert_eq!(does(&mut game, 0, Action::Exchange), [Event::Exchanged { seat: Seat(0) }]);
    assert_eq!(refused(&game, 2, Action::Keep), Refusal::NotNow);
    draw(&mut game, 6, &mut ());
    assert_eq!(game.view(Viewer::Table).away, 1);
    does(&mut game, 2, Action::Keep);
    assert_eq!(show(&mut game), [Seat(0), Seat(2)].into_iter().collect());
}

/// [ck.ask] Also somebody who has decided can be asked, and then is asked without being waited for.
#[test]
fn a_question_waits_for_its_answer() {
    let mut game = with_cards(&[2, 4, 6], 2);
    does(&mut game, 2, Action::Keep);
    assert_eq!(refused(&game, 2, Action::Ask { other: Seat(0) }), Refusal::HasDecided);
    assert_eq!(refused(&game, 0, Action::Ask { other: Seat(0) }), Refusal::AsksItself);
    assert_eq!(refused(&game, 0, Action::Ask { other: Seat(3) }), Refusal::NoSuchSeat);
    assert_eq!(refused(&game, 1, Action::Agree), Refusal::NotAsked);
    does(&mut game, 0, Action::Ask { other: Seat(2) });
    assert_eq!(game.asked()[..], [Seat(2)]);
    assert_eq!(refused(&game, 1, Action::Ask { other: Seat(0) }), Refusal::QuestionOpen);
    assert_eq!(does(&mut game, 2, Action::Decline), [Event::Declined { seat: Seat(2) }]);
    assert_eq!(refused(&game, 0, Action::Ask { other: Seat(1) }), Refusal::HasAsked);
    // Who decides takes the question back.
    does(&mut game, 1, Action::Ask { other: Seat(2) });
    does(&mut game, 1, Action::Keep);
    assert!(game.asked().is_empty());
    assert_eq!(refused(&game, 2, Action::Agree), Refusal::NotAsked);
}

/// [ck.swap] Agreeing shows nothing; nature swaps, and only the two see what they got.
#[test]
fn a_swap_is_seen_by_the_two() {
    let mut game = with_cards(&[2, 4, 6], 2);
    does(&mut game, 0, Action::Ask { other: Seat(2) });
    assert!(game.asked().is_empty(), "seat 2 is waited for anyway");
    assert_eq!(does(&mut game, 2, Action::Agree), [Event::Agreed { seat: Seat(2) }]);
    let mut log = Vec::new();
    game.chance(0, &mut log);
    let swapped =
        Event::Swapped { seat: Seat(0), other: Seat(2), got: Hidden::Known(6), gave: Hidden::Known(2) };
    assert_eq!(log, [swapped]);
    assert_eq!(Cuckoo::mask(&swapped, Viewer::Seat(Seat(2))), swapped);
    let covered = Event::Swapped { seat: Seat(0), other: Seat(2), got: Hidden::Secret, gave: Hidden::Secret };
    assert_eq!(Cuckoo::mask(&swapped, Viewer::Seat(Seat(1))), covered);
    assert_eq!(game.hands(), [6, 4, 2]);
    assert_eq!(swapped.rule().0, "ck.swap");
}

/// [ck.time]
#[test]
fn who_is_late_keeps() {
    let game = with_cards(&[2, 4], 2);
    assert_eq!(game.time_limit(), Some(20));
    assert_eq!(game.timeout(Seat(1)), Some(Action::Keep));
    assert_eq!(start(2).time_limit(), None);
}

/// [ck.show] Equals share the win; by the first version of the rules the first of them had it.
#[test]
fn equals_share_since_the_second_version() {
    for (rules, winners) in [(1, vec![Seat(1)]), (2, vec![Seat(1), Seat(2)])] {
        let mut game = with_cards(&[2, 5, 5], rules);
        for seat in 0..3 {
            does(&mut game, seat, Action::Keep);
        }
        assert_eq!(game.view(Viewer::Table).hands, [Hidden::Secret; 3]);
        assert_eq!(show(&mut game).iter().collect::<Vec<_>>(), winners);
        assert_eq!(game.view(Viewer::Table).hands, [2, 5, 5].map(Hidden::Known));
        assert_eq!(refused(&game, 0, Action::Keep), Refusal::NotNow);
    }
}
