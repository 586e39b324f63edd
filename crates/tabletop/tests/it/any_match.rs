//! Matches and bots with their types rubbed out.

use crate::{
    bent::{ANSWER_TELLS, Bent, OUT_BUT_ASKED, STRAIGHT},
    dealt, start,
};
use serde_json::{Value, json, value::RawValue};
use tabletop::{
    Advice, AnyBot, AnyMatch, Bot, Match, Next, Reject, Seat, SeatSet, Viewer, any_bot,
    cuckoo::{Action, Cuckoo, View},
    testing::seed,
};

fn any(seats: u8) -> Box<dyn AnyMatch> {
    Box::new(dealt(seats))
}

fn raw(value: Value) -> Box<RawValue> {
    serde_json::value::to_raw_value(&value).unwrap()
}

fn read(raw: &RawValue) -> Value {
    serde_json::from_str(raw.get()).unwrap()
}

#[test]
fn a_menu_says_what_would_happen() {
    let mut game = any(2);
    let expected = json!([
        { "action": { "type": "keep" }, "would": [{ "rule": "ck.decide", "type": "kept", "seat": 0 }] },
        {
            "action": { "type": "exchange" },
            "would": [{ "rule": "ck.decide", "type": "exchanged", "seat": 0 }],
        },
        {
            "action": { "type": "ask", "other": 1 },
            "would": [{ "rule": "ck.ask", "type": "asked", "seat": 0, "other": 1 }],
        },
    ]);
    assert_eq!(read(&game.menu(Seat(0))), expected);
    game.act(Seat(0), &raw(json!({ "type": "keep" }))).unwrap();
    assert_eq!(read(&game.menu(Seat(0))), json!([]));
}

#[test]
fn what_is_no_action_is_malformed_and_what_is_forbidden_is_refused() {
    let mut game = any(2);
    for malformed in [json!({ "type": "cheat" }), json!({}), json!("keep")] {
        assert!(matches!(game.act(Seat(0), &raw(malformed)), Err(Reject::Malformed(_))));
    }
    let Err(Reject::Refused { rule, refusal }) = game.act(Seat(7), &raw(json!({ "type": "keep" }))) else {
        panic!("nobody sits there");
    };
    assert_eq!((rule.0, read(&refusal)), ("ck.decide", json!({ "code": "no_such_seat" })));
}

#[test]
fn each_viewer_is_told_its_own() {
    let game = any(2);
    let cards = dealt(2).game().hands().to_vec();
    let told = |cards: [Option<u8>; 2]| {
        let dealt =
            |seat: usize| json!({ "rule": "ck.deal", "type": "dealt", "seat": seat, "card": cards[seat] });
        json!([dealt(0), dealt(1)])
    };
    assert_eq!(read(&game.events(Viewer::Seat(Seat(1)))), told([None, Some(cards[1])]));
    assert_eq!(read(&game.events(Viewer::Table)), told([None, None]));
    assert_eq!(read(&game.events(Viewer::Open)), told([Some(cards[0]), Some(cards[1])]));
    assert_eq!(read(&game.view(Viewer::Seat(Seat(0))))["hands"], json!([cards[0], null]));
}

#[test]
fn the_rest_is_asked_through() {
    let mut game = any(3);
    assert_eq!((game.seats(), game.time_limit()), (3, Some(20)));
    assert_eq!(read(&game.board()), json!({ "cards": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6] }));
    assert_eq!(read(&game.timeout(Seat(1)).unwrap()), json!({ "type": "keep" }));
    game.act(Seat(1), &raw(json!({ "type": "keep" }))).unwrap();
    game.act(Seat(0), &raw(json!({ "type": "ask", "other": 1 }))).unwrap();
    assert_eq!(game.asked(), [Seat(1)]);
    assert_eq!(game.next(), Next::Seats([Seat(0), Seat(2)].into_iter().collect()));
    game.act(Seat(1), &raw(json!({ "type": "agree" }))).unwrap();
    let step = game.replay_step();
    assert_eq!((step.seat, step.draws[0].of), (Some(Seat(1)), 1));
    assert_eq!(read(&step.action.unwrap()), json!({ "type": "agree" }));
    assert_eq!(read(&step.draws[0].events[0])["type"], "swapped");
}

/// What was drawn and what was shown cannot be taken back; the rest can.
#[test]
fn a_step_says_whether_it_drew_and_whether_it_showed() {
    let mut game = any(3);
    let mut after = |seat, action: Value| {
        game.act(Seat(seat), &raw(action)).unwrap();
        (game.drew(), game.showed())
    };
    assert_eq!(after(0, json!({ "type": "ask", "other": 1 })), (false, false));
    assert_eq!(after(1, json!({ "type": "decline" })), (false, false));
    assert_eq!(after(1, json!({ "type": "keep" })), (false, false));
    // Nature moves with a single outcome, and two see what the others do not.
    assert_eq!(after(2, json!({ "type": "ask", "other": 1 })), (false, false));
    assert_eq!(after(1, json!({ "type": "agree" })), (true, true));
    assert_eq!(after(2, json!({ "type": "exchange" })), (true, true));
    // The end lays everything open.
    assert_eq!(after(0, json!({ "type": "keep" })), (true, true));

    let opening = any(2);
    assert_eq!((opening.drew(), opening.showed()), (true, true), "the cards are dealt");
}

#[test]
fn a_refused_action_leaves_the_latest_step_as_it_was() {
    let mut game = any(2);
    game.act(Seat(0), &raw(json!({ "type": "exchange" }))).unwrap();
    assert!(game.act(Seat(0), &raw(json!({ "type": "keep" }))).is_err());
    assert!(game.drew() && game.showed());
}

/// An answer that lays a card open cannot be taken back, though nature had no part in it.
#[test]
fn a_step_without_a_draw_may_show_something_too() {
    let told = |fault: &mut dyn AnyMatch| {
        fault.act(Seat(1), &raw(json!({ "type": "keep" }))).unwrap();
        fault.act(Seat(0), &raw(json!({ "type": "ask", "other": 1 }))).unwrap();
        fault.act(Seat(1), &raw(json!({ "type": "decline" }))).unwrap();
        (fault.drew(), fault.showed())
    };
    assert_eq!(told(&mut Match::start(Bent::<STRAIGHT>(start(2)), &seed(1))), (false, false));
    assert_eq!(told(&mut Match::start(Bent::<ANSWER_TELLS>(start(2)), &seed(1))), (false, true));
}

/// A copy goes its own way, and the same way if the same is done: it has the same luck before it.
#[test]
fn a_copy_is_the_same_match_once_more() {
    let mut game = any(3);
    game.act(Seat(1), &raw(json!({ "type": "keep" }))).unwrap();
    let mut copy = game.copy();
    let seen = |game: &dyn AnyMatch| {
        (read(&game.view(Viewer::Open)), read(&game.events(Viewer::Open)), game.next(), game.drew())
    };
    assert_eq!(seen(&*copy), seen(&*game));

    // What is done here is not done there.
    game.act(Seat(0), &raw(json!({ "type": "ask", "other": 2 }))).unwrap();
    assert_ne!(seen(&*copy), seen(&*game));
    // Taken back, it has never been: the next draw is what it would have been.
    let mut back = copy.copy();
    back.act(Seat(2), &raw(json!({ "type": "exchange" }))).unwrap();
    copy.act(Seat(2), &raw(json!({ "type": "exchange" }))).unwrap();
    assert_eq!(seen(&*back), seen(&*copy));
    let mut never = any(3);
    never.act(Seat(1), &raw(json!({ "type": "keep" }))).unwrap();
    never.act(Seat(2), &raw(json!({ "type": "exchange" }))).unwrap();
    assert_eq!(seen(&*back), seen(&*never));
}

#[test]
fn who_is_out_is_asked_through() {
    let mut game: Box<dyn AnyMatch> = Box::new(Match::start(Bent::<OUT_BUT_ASKED>(start(3)), &seed(1)));
    assert_eq!(game.out(), SeatSet::EMPTY);
    game.act(Seat(2), &raw(json!({ "type": "keep" }))).unwrap();
    assert_eq!(game.out(), SeatSet::from(Seat(2)));
    // In Cuckoo everybody plays to the end.
    let mut game = any(2);
    for seat in [0, 1] {
        game.act(Seat(seat), &raw(json!({ "type": "keep" }))).unwrap();
        assert_eq!(game.out(), SeatSet::EMPTY);
    }
}

/// Keeps whatever it has, and is sure of it.
struct Keeper;

impl Bot<Cuckoo> for Keeper {
    fn choose(&mut self, _: Seat, _: &View, menu: &[Action]) -> Action {
        menu[0]
    }

    fn advise(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Vec<Advice<Action>> {
        let card = view.hands[seat.index()].known().copied().unwrap_or_default();
        let sure = Advice { action: menu[0], chance: Some(f32::from(card) / 8.0) };
        vec![sure, Advice { action: menu[1], chance: None }]
    }
}

#[test]
fn a_bot_is_asked_what_its_seat_sees() {
    let game = any(2);
    let card = dealt(2).game().hands()[1];
    let sight = game.sight(Seat(1));
    assert_eq!((sight.choices(), sight.view().get()), (3, game.view(Viewer::Seat(Seat(1))).get()));
    let mut bot = any_bot::<Cuckoo>(Keeper);
    assert_eq!(read(&bot.choose(Seat(1), &sight)), json!({ "type": "keep" }));
    let advice = json!([
        { "action": { "type": "keep" }, "chance": f32::from(card) / 8.0 },
        { "action": { "type": "exchange" }, "chance": null },
    ]);
    assert_eq!(read(&bot.advise(Seat(1), &sight, &[])), advice);
    // A bot in a box is a bot, and thinks the same.
    let mut boxed = any_bot::<Cuckoo>(Box::new(Keeper) as Box<dyn Bot<Cuckoo>>);
    assert_eq!(read(&boxed.advise(Seat(1), &sight, &[])), advice);
}

#[test]
fn bots_finish_a_match_whose_types_they_do_not_tell() {
    let mut game: Box<dyn AnyMatch> = Box::new(Match::start(start(4), &seed(9)));
    let mut bots: Vec<Box<dyn AnyBot>> = (0..4).map(|_| any_bot::<Cuckoo>(Keeper)).collect();
    let mut moves = 0;
    while let Next::Seats(waiting) = game.next() {
        let seat = waiting[0];
        let action = bots[seat.index()].choose(seat, &game.sight(seat));
        game.act(seat, &action).unwrap();
        moves += 1;
    }
    assert_eq!(moves, 4);
}
