//! Clocks, stand-ins, leaving, pauses, links.

use crate::desk::{Desk, INVITE, Who, keep, number, text, token};
use life::{By, Input, LineId, What};
use protocol::{Clock, ErrorCode, Plays, Reaction, SeatInfo, TableSettings, ToClient, ToServer, Wish};
use tabletop::{Bytes16, Seat};

/// The rules of Cuckoo give twenty seconds: the grace is shorter.
fn settings(grace: u16, clock: Clock) -> TableSettings {
    TableSettings { grace, clock, ..TableSettings::default() }
}

fn calm() -> TableSettings {
    settings(5, Clock::Calm)
}

fn plays(desk: &mut Desk, line: u8, seat: usize) -> Option<Plays> {
    match &desk.table(line)?.seats[seat] {
        SeatInfo::Person { plays, .. } => Some(*plays),
        SeatInfo::Free | SeatInfo::Kept { .. } | SeatInfo::Bot { .. } => None,
    }
}

#[test]
fn a_bot_stands_in_when_somebody_asks_for_it_after_the_grace_and_not_before() {
    let mut desk = Desk::begun(2, calm());
    desk.say(0, ToServer::StandIn { seat: Seat(1) });
    assert_eq!(desk.error(0), Some(ErrorCode::NotGone), "they are here");
    desk.leave(1);
    desk.wait(4);
    desk.forget();
    desk.say(0, ToServer::StandIn { seat: Seat(1) });
    assert_eq!(desk.error(0), Some(ErrorCode::NotGone), "they have not been gone for long");
    desk.wait(1);
    desk.say(0, ToServer::StandIn { seat: Seat(1) });
    assert_eq!(plays(&mut desk, 0, 1), Some(Plays::StandIn));
    assert_eq!(desk.asked.pop().map(|ask| ask.question.seat), Some(Seat(1)));
}

/// A match in which a bot stands in for the second person.
fn stood_in() -> Desk {
    let mut desk = Desk::begun(2, calm());
    desk.leave(1);
    desk.wait(5);
    desk.say(0, ToServer::StandIn { seat: Seat(1) });
    desk.forget();
    desk
}

#[test]
fn whoever_comes_back_has_the_seat_before_the_next_decision() {
    let mut desk = stood_in();
    desk.come(1);
    assert_eq!(desk.latest().by, By::Person(Seat(1)));
    assert_eq!(plays(&mut desk, 0, 1), Some(Plays::Themselves));
    let entries = desk.log.len();
    desk.put(Input::Thought { seat: Seat(1), version: 0, action: Some(keep()) });
    assert_eq!(desk.log.len(), entries, "the bot is not asked any more");
}

#[test]
fn what_a_stand_in_decides_is_told_as_such_and_counted() {
    let mut desk = stood_in();
    desk.put(Input::Thought { seat: Seat(1), version: 0, action: Some(keep()) });
    assert!(matches!(&desk.told(0)[..], [ToClient::Step { stand_in: true, .. }]));
    desk.come(1);
    let table = desk.table(1).expect("the table is told");
    assert!(matches!(table.seats[1], SeatInfo::Person { by_stand_in: 1, .. }));
}

#[test]
fn when_a_clock_runs_out_a_bot_stands_in_and_the_person_can_say_that_they_are_there() {
    let mut desk = Desk::begun(2, settings(60, Clock::Bank { seconds: 10, top_up: 2 }));
    assert_eq!(desk.alarm, Some(desk.now.plus(10_000)));
    desk.wait(10);
    assert_eq!(desk.deeds_since(7), ["stood_in", "stood_in"]);
    desk.forget();
    desk.say(1, ToServer::Back {});
    assert_eq!(plays(&mut desk, 0, 1), Some(Plays::Themselves));
    let clocks = desk.standing(1).and_then(|standing| standing.clocks_ms);
    assert_eq!(clocks, Some(vec![0, 2_000]), "whoever is back has time for what lies before them");
    desk.act(0, "one", keep());
    assert_eq!(desk.latest().by, By::Person(Seat(0)), "an action says it too");
}

#[test]
fn a_clock_that_ran_out_while_nobody_was_there_is_settled_when_somebody_comes() {
    let mut desk = Desk::begun(2, settings(60, Clock::Bank { seconds: 10, top_up: 2 }));
    desk.leave(0);
    desk.leave(1);
    let entries = desk.log.len();
    desk.wait(15);
    assert_eq!(desk.log.len(), entries);
    desk.come(0);
    assert_eq!(desk.deeds_since(entries), ["stood_in", "stood_in", "returned"], "whoever comes plays");
    assert!(matches!(desk.latest().what, What::Returned { seat: Seat(0) }));
}

#[test]
fn time_on_the_line_is_given_back_within_a_bound() {
    let mut desk = Desk::begun(3, settings(60, Clock::Bank { seconds: 15, top_up: 2 }));
    desk.now = desk.now.plus(5_000);
    let message = ToServer::Act { cmd: "one".to_owned(), action: keep() };
    desk.put(Input::Said { line: LineId(0), lag: 9_999, message });
    let clocks = desk.standing(0).and_then(|standing| standing.clocks_ms);
    assert_eq!(clocks, Some(vec![11_000, 10_000, 10_000]));
}

#[test]
fn whoever_resigns_watches_and_a_bot_plays_there_to_the_end() {
    let mut desk = Desk::begun(2, calm());
    desk.say(1, ToServer::Resign {});
    assert_eq!(plays(&mut desk, 0, 1), Some(Plays::Resigned));
    assert!(matches!(
        desk.told(1).as_slice(),
        [.., ToClient::Welcome { seat: None, .. }, ToClient::Resync { .. }]
    ));
    desk.act(1, "one", keep());
    assert_eq!(desk.error(1), Some(ErrorCode::NotSeated));
    desk.come(1);
    assert!(matches!(desk.told(1).first(), Some(ToClient::Welcome { seat: None, .. })));
}

#[test]
fn the_keeping_of_a_table_goes_on_when_the_keeper_leaves_and_can_be_handed_over() {
    let mut desk = Desk::begun(3, calm());
    desk.say(1, ToServer::HandOver { seat: Seat(2) });
    assert_eq!(desk.error(1), Some(ErrorCode::NotKeeper));
    desk.say(0, ToServer::HandOver { seat: Seat(2) });
    assert_eq!(desk.table(0).map(|table| table.keeper), Some(Some(Seat(2))));
    desk.say(2, ToServer::Resign {});
    assert_eq!(desk.table(0).map(|table| table.keeper), Some(Some(Seat(0))));
}

#[test]
fn whoever_does_not_come_back_is_removed_by_the_keeper_or_by_all_others() {
    let remove = ToServer::Wish { wish: Wish::Remove { seat: Seat(2) }, on: true };
    let mut desk = Desk::begun(3, calm());
    desk.say(0, remove.clone());
    assert_eq!(desk.error(0), Some(ErrorCode::NotGone));
    desk.leave(2);
    desk.wait(5);
    desk.say(1, remove.clone());
    assert_eq!(plays(&mut desk, 1, 2), Some(Plays::Themselves), "one of the others is not enough");
    desk.say(0, remove);
    assert_eq!(plays(&mut desk, 1, 2), Some(Plays::Removed));
    desk.come(2);
    assert!(matches!(desk.told(2).first(), Some(ToClient::Welcome { seat: None, .. })));
}

#[test]
fn whoever_has_just_sat_down_has_not_been_gone_since_the_table_was_laid() {
    let mut desk = Desk::lay(&[Who::Person, Who::Free], calm());
    desk.come(0);
    desk.say(0, ToServer::Commit { commitment: number(0).commitment() });
    desk.wait(1_000);
    let join =
        Input::Join { invite: text(INVITE), name: "late".to_owned(), token: token(1), commitment: None };
    assert_eq!(desk.answer(join), Ok(Seat(1)));
    desk.say(0, ToServer::Wish { wish: Wish::Begin, on: true });
    desk.say(0, ToServer::Reveal { number: number(0).0 });
    desk.forget();
    desk.say(0, ToServer::StandIn { seat: Seat(1) });
    assert_eq!(desk.error(0), Some(ErrorCode::NotGone));
}

fn wish(wish: Wish) -> ToServer {
    ToServer::Wish { wish, on: true }
}

#[test]
fn a_match_is_paused_and_goes_on_when_everybody_here_wants_it() {
    let mut desk = Desk::begun(2, calm());
    desk.say(0, wish(Wish::Pause));
    desk.act(0, "one", keep());
    assert!(desk.error(0).is_none(), "one alone pauses nothing");
    desk.say(1, wish(Wish::Pause));
    desk.forget();
    desk.act(1, "one", keep());
    assert_eq!(desk.error(1), Some(ErrorCode::Paused));
    desk.say(0, ToServer::Undo { version: 1 });
    assert_eq!(desk.error(0), Some(ErrorCode::Paused));
    desk.wait(100);
    desk.say(0, wish(Wish::Resume));
    desk.say(1, wish(Wish::Resume));
    assert_eq!(desk.standing(0).and_then(|standing| standing.time_left_ms), Some(20_000));
}

#[test]
fn a_wish_from_before_a_pause_does_not_end_it() {
    let mut desk = Desk::begun(2, calm());
    desk.say(0, wish(Wish::Resume));
    desk.say(1, wish(Wish::Resume));
    desk.say(0, wish(Wish::Pause));
    desk.say(1, wish(Wish::Pause));
    assert!(matches!(desk.latest().what, What::Paused));
}

#[test]
fn a_pause_ends_by_itself_after_an_hour() {
    let mut desk = Desk::begun(2, calm());
    desk.say(0, wish(Wish::Pause));
    desk.say(1, wish(Wish::Pause));
    assert_eq!(desk.alarm, Some(desk.now.plus(3_600_000)));
    desk.wait(3_600);
    assert_eq!(desk.latest().by, By::Clock);
}

#[test]
fn a_link_made_anew_shows_out_whoever_came_by_the_old_one() {
    let mut desk = Desk::begun(2, calm());
    desk.come_with(7, Some(token(0)), None);
    let fresh = Bytes16([0x77; 16]);
    desk.say(0, ToServer::Relink { token: fresh });
    assert_eq!(desk.ended, [(LineId(7), ErrorCode::WrongToken)]);
    desk.come_with(8, Some(token(0)), None);
    assert_eq!(desk.ended.last(), Some(&(LineId(8), ErrorCode::WrongToken)));
    desk.come_with(9, Some(fresh), None);
    assert!(matches!(desk.told(9).first(), Some(ToClient::Welcome { seat: Some(Seat(0)), .. })));
    desk.forget();
    desk.say(1, ToServer::Relink { token: fresh });
    assert_eq!(desk.error(1), Some(ErrorCode::WrongToken), "it opens another seat");
}

#[test]
fn a_table_that_is_closed_shows_its_watchers_out_and_lets_none_in() {
    let mut desk = Desk::begun(2, calm());
    desk.come_with(9, None, None);
    desk.say(1, ToServer::Watch { open: false });
    assert_eq!(desk.error(1), Some(ErrorCode::NotKeeper));
    desk.say(0, ToServer::Watch { open: false });
    desk.come_with(8, None, None);
    assert_eq!(desk.ended, [(LineId(9), ErrorCode::NotWatched), (LineId(8), ErrorCode::NotWatched)]);
    desk.say(0, ToServer::Watch { open: true });
    desk.come_with(7, None, None);
    assert!(matches!(desk.told(7).first(), Some(ToClient::Welcome { seat: None, .. })));
}

#[test]
fn a_quick_word_reaches_everybody_and_too_many_do_not() {
    let mut desk = Desk::begun(2, calm());
    let entries = desk.log.len();
    for _ in 0..6 {
        desk.say(0, ToServer::React { reaction: Reaction::Bravo });
    }
    assert_eq!(desk.told(1).len(), 5);
    assert_eq!(desk.error(0), Some(ErrorCode::TooFast));
    assert_eq!(desk.log.len(), entries, "words stand in no log");
}
