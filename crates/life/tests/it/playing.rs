//! Moves and what everybody is told of them, undo, and bots.

use crate::desk::{Desk, Who, action, keep, text, token};
use life::{Bounds, By, Effect, Input, LineId, PAUSE_MAX, TokenHash, What};
use protocol::{ErrorCode, TableSettings, ToClient, ToServer, Wish};
use tabletop::{Bytes16, Seat};

fn usual() -> TableSettings {
    TableSettings::default()
}

#[test]
fn nothing_is_told_before_it_is_stored() {
    let mut desk = Desk::begun(2, usual());
    let message = ToServer::Act { cmd: "one".to_owned(), action: keep() };
    let effects = desk.input(Input::Said { line: LineId(0), lag: 0, message });
    let [Effect::Append(append)] = &effects[..] else {
        panic!("it is stored, and nothing else: {effects:?}")
    };
    assert_eq!((append.at as usize, append.records.len()), (desk.log.len(), 1));
    let told = desk.stored();
    assert!(told.iter().any(|effect| matches!(effect, Effect::Tell { .. })));
}

#[test]
fn a_command_that_is_repeated_is_answered_and_not_carried_out_again() {
    let mut desk = Desk::begun(2, usual());
    desk.act(0, "one", keep());
    assert!(matches!(&desk.told(0)[..], [ToClient::Step { cmd: Some(cmd), .. }] if cmd == "one"));
    let entries = desk.log.len();
    desk.act(0, "one", keep());
    assert!(matches!(&desk.told(0)[..], [ToClient::Accepted { version: 1, .. }]));
    desk.reopen();
    desk.come(0);
    desk.forget();
    desk.act(0, "one", keep());
    assert!(matches!(&desk.told(0)[..], [ToClient::Accepted { version: 1, .. }]));
    assert_eq!(desk.log.len(), entries);
}

#[test]
fn what_is_volunteered_prolongs_no_time_and_who_comes_late_is_told_what_is_left() {
    let mut desk = Desk::begun(2, usual());
    desk.wait(5);
    desk.act(0, "ask", action(r#"{"type":"ask","other":1}"#));
    assert_eq!(desk.standing(0).and_then(|standing| standing.time_left_ms), Some(15_000));
    desk.wait(5);
    desk.come_with(9, None, None);
    assert_eq!(desk.standing(9).and_then(|standing| standing.time_left_ms), Some(10_000));
    desk.wait(9);
    assert_eq!(desk.life().version(), Some(1), "there is a second left");
    desk.wait(1);
    assert!(desk.standing(0).is_some_and(|standing| standing.winners.is_some()), "all have kept their cards");
    assert_eq!(desk.latest().by, By::Clock);
}

#[test]
fn the_same_command_of_another_seat_is_another_command() {
    let mut desk = Desk::begun(3, usual());
    desk.act(0, "one", keep());
    desk.act(1, "one", keep());
    assert_eq!(desk.life().version(), Some(2));
    assert!(matches!(
        &desk.told(1)[..],
        [ToClient::Step { cmd: None, .. }, ToClient::Step { cmd: Some(_), .. }]
    ));
}

#[test]
fn what_the_rules_forbid_is_refused_with_its_clause() {
    let mut desk = Desk::begun(2, usual());
    desk.act(0, "one", keep());
    desk.forget();
    desk.act(0, "two", keep());
    assert!(
        matches!(&desk.told(0)[..], [ToClient::Refused { cmd, rule, .. }] if cmd == "two" && rule == "ck.decide")
    );
    desk.act(0, "three", action("[]"));
    assert_eq!(desk.error(0), Some(ErrorCode::Malformed));
    desk.act(0, "", keep());
    assert_eq!(desk.error(0), Some(ErrorCode::Malformed));
}

fn attempt(cmd: &str, tried: &str) -> ToServer {
    ToServer::Try { cmd: cmd.to_owned(), action: action(tried) }
}

#[test]
fn what_is_only_tried_is_answered_to_who_asked_and_changes_nothing() {
    let mut desk = Desk::begun(2, usual());
    let entries = desk.log.len();
    desk.say(0, attempt("one", r#"{"type":"keep"}"#));
    let told = desk.told(0);
    let [ToClient::Tried { cmd, beats }] = &told[..] else { panic!("it is not answered: {told:?}") };
    assert_eq!(cmd, "one");
    assert_eq!(
        beats.get(),
        r#"[{"events":[{"rule":"ck.decide","type":"kept","seat":0}],"changed":[]}]"#,
        "something is hidden in Cuckoo, so nothing is told of the view"
    );
    assert_eq!((desk.told(1).len(), desk.log.len(), desk.life().version()), (0, entries, Some(0)));

    desk.say(0, attempt("two", r#"{"type":"agree"}"#));
    assert!(
        matches!(&desk.told(0)[..], [ToClient::Refused { cmd, rule, .. }] if cmd == "two" && rule == "ck.ask")
    );
    desk.say(0, attempt("three", "[]"));
    assert_eq!(desk.error(0), Some(ErrorCode::Malformed));
}

#[test]
fn a_seat_tries_so_much_and_no_more_and_others_have_their_own() {
    let mut desk = Desk::begun(2, usual());
    let tries = |desk: &mut Desk, line: u8| {
        for number in 0..60 {
            desk.say(line, attempt(&number.to_string(), r#"{"type":"keep"}"#));
        }
        let answered = |told: &&ToClient| matches!(told, ToClient::Tried { .. });
        desk.told(line).iter().filter(answered).count()
    };
    assert_eq!(tries(&mut desk, 0), 40);
    assert_eq!(tries(&mut desk, 0), 0);
    assert_eq!(tries(&mut desk, 1), 40);
    desk.wait(10);
    assert_eq!(tries(&mut desk, 0), 40);
}

#[test]
fn nobody_tries_anything_who_sees_no_hand() {
    let mut desk = Desk::begun(2, usual());
    desk.come_with(9, None, None);
    desk.forget();
    desk.say(9, attempt("one", r#"{"type":"keep"}"#));
    assert_eq!(desk.error(9), Some(ErrorCode::NotSeated));
    // The seat is at this screen, and so are others.
    let (line, token) = (LineId(8), Some(TokenHash::of(&text(token(0)))));
    desk.put(Input::Came { line, token, seen: None, covered: true });
    desk.forget();
    desk.say(8, attempt("one", r#"{"type":"keep"}"#));
    assert_eq!(desk.error(8), Some(ErrorCode::NotSeated));
}

#[test]
fn the_opening_is_told_from_the_table_before_it_and_steps_from_what_was_seen_last() {
    let mut desk = Desk::begun(2, usual());
    desk.come_with(8, None, None);
    let told = desk.told(8);
    let opening = matches!(&told[..], [ToClient::Welcome { .. }, ToClient::Step { before: Some(_), .. }]);
    assert!(opening, "whoever comes first sees it too: {told:?}");
    desk.act(0, "one", keep());
    desk.come_with(9, None, Some(0));
    let told = desk.told(9);
    assert!(matches!(&told[..], [ToClient::Welcome { .. }, ToClient::Step { before: None, .. }]), "{told:?}");
    desk.reopen();
    let (line, token) = (LineId(7), Some(TokenHash::of(&text(token(1)))));
    desk.put(Input::Came { line, token, seen: None, covered: false });
    assert!(matches!(&desk.told(7)[..], [ToClient::Welcome { .. }, ToClient::Resync { .. }]));
}

#[test]
fn watchers_see_no_hand_and_cannot_act() {
    let mut desk = Desk::begun(2, usual());
    desk.come_with(9, None, None);
    let standing = desk.standing(9).expect("the match is told");
    assert_eq!(standing.menu.get(), "[]");
    assert!(standing.view.get().starts_with(r#"{"hands":[null,null],"#), "{}", standing.view);
    desk.act(9, "one", keep());
    assert_eq!(desk.error(9), Some(ErrorCode::NotSeated));
    desk.come_with(8, Some(Bytes16([0; 16])), None);
    assert_eq!(desk.ended, [(LineId(8), ErrorCode::WrongToken)]);
}

#[test]
fn whoever_comes_back_is_told_what_they_missed_and_no_more() {
    let mut desk = Desk::begun(3, usual());
    desk.leave(2);
    desk.act(0, "one", keep());
    desk.forget();
    desk.come_with(2, Some(token(2)), Some(0));
    assert!(matches!(&desk.told(2)[..], [ToClient::Welcome { .. }, ToClient::Step { .. }]));
    desk.come_with(2, Some(token(2)), Some(1));
    assert!(matches!(&desk.told(2)[..], [ToClient::Welcome { .. }]));
    desk.come_with(2, Some(token(2)), None);
    assert!(matches!(&desk.told(2)[..], [ToClient::Welcome { .. }, ToClient::Resync { .. }]));
}

#[test]
fn a_slip_is_taken_back_once_and_the_next_decision_stands() {
    let mut desk = Desk::begun(2, usual());
    desk.act(0, "one", keep());
    assert_eq!(desk.standing(0).map(|standing| standing.undo), Some(true));
    desk.say(0, ToServer::Undo { version: 1 });
    assert!(matches!(&desk.told(1)[..], [_, ToClient::Undone { seat: Seat(0), .. }]));
    desk.forget();
    desk.say(0, ToServer::Undo { version: 2 });
    assert_eq!(desk.error(0), Some(ErrorCode::UndoTwice));
    desk.act(0, "two", keep());
    assert_eq!(desk.standing(0).map(|standing| standing.undo), Some(false));
    desk.say(0, ToServer::Undo { version: 3 });
    assert_eq!(desk.error(0), Some(ErrorCode::UndoTwice));
}

#[test]
fn a_decision_is_not_taken_back_twice_because_somebody_acted_in_between() {
    let mut desk = Desk::begun(3, usual());
    desk.act(0, "one", keep());
    desk.say(0, ToServer::Undo { version: 1 });
    desk.act(1, "one", keep());
    desk.act(0, "two", keep());
    desk.forget();
    desk.say(0, ToServer::Undo { version: 4 });
    assert_eq!(desk.error(0), Some(ErrorCode::UndoTwice));
}

#[test]
fn nothing_is_taken_back_after_a_draw_after_others_or_in_another_version() {
    let mut desk = Desk::begun(3, usual());
    desk.say(0, ToServer::Undo { version: 0 });
    assert_eq!(desk.error(0), Some(ErrorCode::NothingToUndo));
    desk.act(0, "one", action(r#"{"type":"exchange"}"#));
    desk.say(0, ToServer::Undo { version: 1 });
    assert_eq!(desk.error(0), Some(ErrorCode::UndoAfterDraw));
    desk.act(1, "one", keep());
    desk.say(0, ToServer::Undo { version: 2 });
    assert_eq!(desk.error(0), Some(ErrorCode::UndoAfterOthers));
    desk.forget();
    desk.say(1, ToServer::Undo { version: 1 });
    assert_eq!(desk.error(1), Some(ErrorCode::UndoAfterOthers));
}

fn with_a_bot() -> Desk {
    let mut desk = Desk::lay(&[Who::Person, Who::Bot], usual());
    desk.begin(1);
    desk
}

#[test]
fn a_bot_is_asked_with_its_own_eyes_and_answers_one_version() {
    let mut desk = with_a_bot();
    let ask = desk.asked.pop().expect("the bot is asked");
    assert_eq!((ask.question.seat, ask.question.version), (Seat(1), 0));
    assert!(ask.not_before > desk.now);
    desk.act(0, "one", keep());
    let entries = desk.log.len();
    desk.put(Input::Thought { seat: Seat(1), version: 0, action: Some(keep()) });
    assert_eq!(desk.log.len(), entries, "it is too late");
    desk.put(Input::Thought { seat: Seat(1), version: 1, action: Some(keep()) });
    assert_eq!(desk.latest().by, By::Bot(Seat(1)));
}

#[test]
fn a_bot_that_talks_rubbish_does_what_somebody_does_who_is_away() {
    let mut desk = with_a_bot();
    desk.put(Input::Thought { seat: Seat(1), version: 0, action: Some(action("{}")) });
    assert_eq!(desk.faults.len(), 1);
    assert!(matches!(desk.latest().what, What::Moved(made) if made.action.get() == keep().get()));
    let mut desk = with_a_bot();
    desk.put(Input::Thought { seat: Seat(1), version: 0, action: None });
    assert!(desk.faults.is_empty());
    assert!(matches!(desk.latest().what, What::Moved(made) if made.action.get() == keep().get()));
}

#[test]
fn bots_do_not_play_for_an_empty_room_and_go_on_when_somebody_comes() {
    let mut desk = with_a_bot();
    desk.leave(0);
    desk.asked.clear();
    let entries = desk.log.len();
    desk.put(Input::Thought { seat: Seat(1), version: 0, action: Some(keep()) });
    desk.wait(1_000);
    assert_eq!((desk.log.len(), desk.asked.len()), (entries, 0));
    desk.come_with(9, None, None);
    assert!(desk.log.len() > entries, "the time of the rules ran out while nobody was there");
}

#[test]
fn only_when_bots_are_left_can_they_be_hastened() {
    let mut desk = with_a_bot();
    desk.say(0, ToServer::Hasten {});
    assert_eq!(desk.error(0), Some(ErrorCode::NotOnlyBots));
    desk.say(0, ToServer::Resign {});
    assert_eq!(desk.standing(0).map(|standing| standing.bots_alone), Some(true));
    desk.say(0, ToServer::Hasten {});
    assert_eq!(desk.table(0).map(|table| table.hastened), Some(true));
}

#[test]
fn a_match_with_as_many_moves_as_one_may_have_is_paused_and_says_so() {
    let mut desk = Desk::begun(3, usual());
    desk.bound(Bounds { moves: 2, ..Bounds::default() });
    for seat in 0..3 {
        desk.come(seat);
    }
    desk.act(0, "one", keep());
    assert!(desk.table(0).is_none_or(|info| !info.too_long));
    desk.act(1, "two", keep());
    assert!(desk.table(0).is_some_and(|info| info.too_long && info.paused_ms.is_some()));
    desk.forget();
    desk.act(2, "three", keep());
    assert!(matches!(&desk.told(2)[..], [ToClient::Error { error, .. }] if error.code == ErrorCode::Paused));
    for seat in 0..3 {
        desk.say(seat, ToServer::Wish { wish: Wish::Resume, on: true });
    }
    assert!(desk.table(0).is_some_and(|info| info.paused_ms.is_some()), "nobody can let it go on");
    desk.wait(PAUSE_MAX / 1_000 + 1);
    desk.act(2, "four", keep());
    assert_eq!(desk.life().version(), Some(2), "nor does time");
}
