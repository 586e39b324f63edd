//! Taking seats, promising numbers, and going on to another match.

use crate::desk::{Desk, INVITE, Who, number, text, token};
use life::{Effect, Input, LineId, NextMatch};
use protocol::{ErrorCode, SeatInfo, TableSettings, TableStage, ToClient, ToServer, Wish};
use tabletop::{Bytes16, Bytes32, Level, Seat};

fn usual() -> TableSettings {
    TableSettings::default()
}

fn join(invite: Bytes16, with: Bytes16) -> Input {
    Input::Join { invite: text(invite), name: "guest".to_owned(), token: with, commitment: None }
}

/// Whoever joins commits to the number of a seat with the request.
fn join_committed(with: Bytes16, seat: u8) -> Input {
    let commitment = Some(number(seat).commitment());
    Input::Join { invite: text(INVITE), name: "guest".to_owned(), token: with, commitment }
}

/// What a seat has committed to from the first.
fn committed(seat: u8) -> (Seat, Bytes32) {
    (Seat(seat), number(seat).commitment())
}

fn seat_bot(key: Bytes16, seat: u8) -> Input {
    Input::SeatBot { key: text(key), seat: Seat(seat), level: Level::Easy, name: "bot".to_owned() }
}

#[test]
fn joining_twice_takes_one_seat_and_is_answered_twice() {
    let mut desk = Desk::lay(&[Who::Person, Who::Free, Who::Free], usual());
    assert_eq!(desk.answer(join(INVITE, token(7))), Ok(Seat(1)));
    let entries = desk.log.len();
    assert_eq!(desk.answer(join(INVITE, token(7))), Ok(Seat(1)));
    assert_eq!(desk.log.len(), entries);
    assert_eq!(desk.answer(join(INVITE, token(8))), Ok(Seat(2)));
    assert_eq!(desk.answer(join(INVITE, token(9))), Err(ErrorCode::Full));
}

#[test]
fn an_answer_that_died_with_the_process_is_given_by_the_next() {
    let mut desk = Desk::lay(&[Who::Person, Who::Free], usual());
    desk.put(join(INVITE, token(7)));
    desk.reopen();
    assert_eq!(desk.answer(join(INVITE, token(7))), Ok(Seat(1)));
}

#[test]
fn only_the_invitation_opens_a_free_seat() {
    let mut desk = Desk::lay(&[Who::Person, Who::Free], usual());
    assert_eq!(desk.answer(join(token(0), token(7))), Err(ErrorCode::WrongToken));
    assert_eq!(desk.answer(join(Bytes16([0; 16]), token(7))), Err(ErrorCode::WrongToken));
    // A token that opens something else already opens no second thing.
    assert_eq!(desk.answer(join(INVITE, INVITE)), Err(ErrorCode::WrongToken));
}

#[test]
fn an_invitation_that_was_withdrawn_opens_nothing() {
    let mut desk = Desk::lay(&[Who::Person, Who::Free], usual());
    desk.come(0);
    desk.say(0, ToServer::Invite { invite: None });
    assert_eq!(desk.table(0).map(|table| table.invited), Some(false));
    assert_eq!(desk.answer(join(INVITE, token(7))), Err(ErrorCode::WrongToken));
    let fresh = Bytes16([0x2e; 16]);
    desk.say(0, ToServer::Invite { invite: Some(fresh) });
    assert_eq!(desk.answer(join(fresh, token(7))), Ok(Seat(1)));
}

#[test]
fn a_kept_seat_is_given_away_by_the_keeper_alone() {
    let mut desk = Desk::lay(&[Who::Person, Who::Kept, Who::Free], usual());
    assert_eq!(desk.answer(seat_bot(INVITE, 1)), Err(ErrorCode::NotKeeper));
    assert_eq!(desk.answer(seat_bot(token(1), 1)), Err(ErrorCode::WrongToken));
    assert_eq!(desk.answer(seat_bot(INVITE, 2)), Ok(Seat(2)));
    assert_eq!(desk.answer(seat_bot(token(0), 1)), Ok(Seat(1)));
    assert_eq!(desk.answer(Input::ComeAlong { token: text(token(1)) }), Err(ErrorCode::Full));
}

#[test]
fn whoever_comes_to_a_seat_that_is_kept_for_them_sits_down_and_is_welcomed_there() {
    let mut desk = Desk::lay(&[Who::Person, Who::Kept], usual());
    desk.come(1);
    assert_eq!(desk.deeds_since(1), ["sat"]);
    assert!(matches!(&desk.told(1)[..], [ToClient::Welcome { seat: Some(Seat(1)), .. }]));
}

#[test]
fn coming_along_twice_is_as_good_as_once() {
    let mut desk = Desk::lay(&[Who::Person, Who::Kept], usual());
    for _ in 0..2 {
        assert_eq!(desk.answer(Input::ComeAlong { token: text(token(1)) }), Ok(Seat(1)));
    }
    assert_eq!(desk.deeds_since(1), ["sat"]);
}

#[test]
fn numbers_are_told_only_when_everybody_has_promised_one() {
    let mut desk = Desk::lay(&[Who::Person, Who::Person], usual());
    desk.come(0);
    desk.come(1);
    desk.say(0, ToServer::Commit { commitment: number(0).commitment() });
    desk.forget();
    desk.say(0, ToServer::Reveal { number: number(0).0 });
    assert_eq!(desk.error(0), Some(ErrorCode::Luck), "the list is open");
    desk.say(1, ToServer::Commit { commitment: number(1).commitment() });
    assert_eq!(desk.table(1).map(|table| table.luck.closed), Some(true));
    desk.forget();
    desk.say(0, ToServer::Commit { commitment: number(5).commitment() });
    assert_eq!(desk.error(0), Some(ErrorCode::Luck), "the list is closed");
    desk.say(0, ToServer::Reveal { number: number(1).0 });
    assert_eq!(desk.error(0), Some(ErrorCode::WrongNumber));
    desk.say(0, ToServer::Reveal { number: number(0).0 });
    desk.say(1, ToServer::Reveal { number: number(1).0 });
    assert_eq!(desk.table(0).map(|table| table.stage), Some(TableStage::Playing));
    assert_eq!(desk.deeds_since(1), ["committed", "committed", "closed", "revealed", "revealed", "began"]);
}

#[test]
fn a_promise_made_with_a_request_is_stored_with_the_seat_and_the_list_is_closed_with_the_last() {
    let mut desk = Desk::lay_with(&[Who::Person, Who::Free], usual(), &[committed(0)]);
    assert_eq!(desk.deeds_since(1), ["committed"]);
    let effects = desk.input(join_committed(token(1), 1));
    let [Effect::Append(append)] = &effects[..] else { panic!("one thing is to be stored: {effects:?}") };
    assert_eq!(append.records.len(), 3, "sat, committed and closed");
    desk.reopen();

    desk.put(join_committed(token(1), 1));
    assert_eq!(desk.deeds_since(2), ["sat", "committed", "closed"]);
    desk.come(0);
    desk.come(1);
    for seat in [0, 1] {
        desk.say(seat, ToServer::Reveal { number: number(seat).0 });
    }
    assert_eq!(desk.deeds_since(5), ["revealed", "revealed", "began"]);
}

#[test]
fn a_full_table_is_laid_with_its_list_closed_and_nobody_can_promise_anything_else() {
    let mut desk = Desk::lay_with(&[Who::Person, Who::Bot], usual(), &[committed(0)]);
    assert_eq!(desk.deeds_since(1), ["committed", "closed"]);
    desk.come(0);
    assert_eq!(desk.table(0).map(|table| table.luck.closed), Some(true));
    desk.say(0, ToServer::Commit { commitment: number(5).commitment() });
    assert_eq!(desk.error(0), Some(ErrorCode::Luck));
    desk.say(0, ToServer::Reveal { number: number(0).0 });
    assert_eq!(desk.table(0).map(|table| table.stage), Some(TableStage::Playing));
}

#[test]
fn a_table_is_not_closed_before_everybody_has_promised() {
    let desk = Desk::lay_with(&[Who::Person, Who::Person], usual(), &[committed(1)]);
    assert_eq!(desk.deeds_since(1), ["committed"]);
    let desk = Desk::lay_with(&[Who::Person, Who::Kept], usual(), &[committed(0)]);
    assert_eq!(desk.deeds_since(1), ["committed"]);
}

#[test]
fn nothing_is_opened_before_anybody_has_come_to_watch_bots() {
    let mut desk = Desk::lay(&[Who::Bot, Who::Bot], usual());
    assert_eq!(desk.log.len(), 1);
    desk.come_with(9, None, None);
    assert_eq!(desk.deeds_since(1), ["closed", "began"]);
}

#[test]
fn a_join_that_is_repeated_with_another_promise_changes_nothing() {
    for seats in [vec![Who::Person, Who::Free], vec![Who::Person, Who::Free, Who::Free]] {
        let mut desk = Desk::lay_with(&seats, usual(), &[committed(0)]);
        assert_eq!(desk.answer(join_committed(token(1), 1)), Ok(Seat(1)));
        let entries = desk.log.len();
        assert_eq!(desk.answer(join_committed(token(1), 6)), Ok(Seat(1)));
        assert_eq!(desk.log.len(), entries);
    }
}

#[test]
fn when_the_list_is_opened_again_what_was_promised_with_requests_is_forgotten_too() {
    let mut desk = Desk::lay_with(&[Who::Person, Who::Free], usual(), &[committed(0)]);
    desk.put(join_committed(token(1), 1));
    desk.come(0);
    desk.say(0, ToServer::Reveal { number: number(0).0 });
    desk.say(0, ToServer::Wish { wish: Wish::Remove { seat: Seat(1) }, on: true });
    let entries = desk.log.len();
    assert_eq!(desk.answer(join_committed(token(2), 2)), Ok(Seat(1)));
    assert_eq!(desk.deeds_since(entries), ["sat", "committed"], "the keeper has not committed anew");
    desk.say(0, ToServer::Commit { commitment: number(3).commitment() });
    assert_eq!(desk.deeds_since(entries + 2), ["committed", "closed"]);
}

#[test]
fn whoever_is_away_is_waited_for_until_all_who_are_here_want_to_begin() {
    let mut desk = Desk::lay(&[Who::Person, Who::Person, Who::Person], usual());
    desk.come(0);
    desk.come(1);
    for seat in [0, 1] {
        desk.say(seat, ToServer::Commit { commitment: number(seat).commitment() });
    }
    let begin = ToServer::Wish { wish: Wish::Begin, on: true };
    desk.say(0, begin.clone());
    assert_eq!(desk.table(0).map(|table| table.luck.closed), Some(false));
    desk.say(1, begin);
    assert_eq!(desk.table(0).map(|table| table.luck.closed), Some(true));
    for seat in [0, 1] {
        desk.say(seat, ToServer::Reveal { number: number(seat).0 });
    }
    assert_eq!(desk.table(0).map(|table| table.stage), Some(TableStage::Playing));
}

#[test]
fn when_somebody_leaves_after_the_list_was_closed_everybody_promises_anew() {
    let mut desk = Desk::lay(&[Who::Person, Who::Person], usual());
    desk.come(0);
    desk.come(1);
    for seat in [0, 1] {
        desk.say(seat, ToServer::Commit { commitment: number(seat).commitment() });
    }
    desk.say(0, ToServer::Reveal { number: number(0).0 });
    desk.say(1, ToServer::Resign {});
    let table = desk.table(0).expect("the table is told");
    assert!(!table.luck.closed);
    assert!(matches!(table.seats[0], SeatInfo::Person { commitment: None, revealed: false, .. }));
    assert_eq!(table.seats[1], SeatInfo::Free);
}

#[test]
fn whoever_was_removed_before_the_match_has_no_eyes_in_the_seat_any_more() {
    let mut desk = Desk::lay(&[Who::Person, Who::Person], usual());
    desk.come(0);
    desk.come(1);
    desk.forget();
    desk.say(0, ToServer::Wish { wish: Wish::Remove { seat: Seat(1) }, on: true });
    assert_eq!(desk.ended, [(LineId(1), ErrorCode::SeatLeft)]);
    assert_eq!(desk.answer(join(INVITE, token(7))), Ok(Seat(1)));
    let entries = desk.log.len();
    desk.say(1, ToServer::Commit { commitment: number(1).commitment() });
    assert_eq!(desk.log.len(), entries);
    assert_eq!(desk.told(1).len(), 0, "nothing is told to them any more");
}

#[test]
fn a_table_has_one_successor_and_asking_twice_leads_to_it() {
    let mut desk = Desk::begun(2, usual());
    let next = |desk: &Desk| desk.life().table().next_match(&text(token(1)), "nytt".into(), Bytes32([9; 32]));
    assert!(matches!(next(&desk), Err(ErrorCode::NotOver)));
    desk.wait(20);
    let Ok(NextMatch::ToLay(laid)) = next(&desk) else { panic!("another match can be laid") };
    assert_eq!((laid.keeper, laid.previous.as_deref()), (Some(Seat(1)), Some("bord")));
    assert_eq!(desk.answer(Input::Followed { token: text(token(1)), table: "nytt".into() }), Ok(Seat(1)));
    assert_eq!(desk.answer(Input::Followed { token: text(token(0)), table: "annat".into() }), Ok(Seat(0)));
    assert!(matches!(next(&desk), Ok(NextMatch::Laid(id)) if &*id == "nytt"));
}
