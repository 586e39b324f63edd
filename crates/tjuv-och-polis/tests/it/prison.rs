use crate::{script::check, script_position::position_of};
use expect_test::expect;
use tabletop::{Game, Seat, Viewer};
use tjuv_och_polis::Action;

/// [tp.prison.sentence] The police throw: two of the thief's turns are spent inside. [tp.prison.served] Then the thief is
/// free, not wanted, and walks out past the police.
#[test]
fn a_sentence_is_served() {
    check(
        "
        man 0 c2
        man 1 d4
        thief 1 d2 wanted carries 1000
        thief 2 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 0 d2
        0 put_in_cell d5
        0 post_guard e5
        die 2
        1 throw
        1 fetch_all
        1 sit_out
        2 throw 1
        2 walk b4
        0 throw 1
        0 march 1 c4
        1 sit_out
        2 throw 1
        2 walk b5
        0 throw 1
        0 march 1 d4
        1 sit_out
        1 throw 2
        ",
        expect![[r#"
            0 throw 1
            0 march 0 d2
              [tp.police.turn] {"on":"marched","man":0,"path":["c2","d2"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"d2","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":1000,"bounty":1000}
            1 throw
              no [tp.prison.sentence] {"code":"in_prison","turns":2}
            1 fetch_all
              no [tp.prison.sentence] {"code":"in_prison","turns":2}
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":1}
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 1
            0 march 1 c4
              [tp.police.turn] {"on":"marched","man":1,"path":["d4","c4"]}
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":0}
              [tp.prison.served] {"on":"released","thief":1}
            2 throw 1
            2 walk b5
              [tp.thief.turn] {"on":"walked","thief":2,"path":["b4","b5"]}
            0 throw 1
            0 march 1 d4
              [tp.police.turn] {"on":"marched","man":1,"path":["c4","d4"]}
            1 sit_out
              no [tp.prison.escape] {"code":"not_in_prison"}
            1 throw 2
            1 may: walk through-post c4 e4 d7
        "#]],
    );
}

/// [tp.prison.escape] One throw on each turn; anything but a six counts as time served.
#[test]
fn a_thrown_one_is_no_escape() {
    check(
        "
        turn 1
        options long
        thief 1 d5 prison 2 arrests 1
        car b11/c11
        ---
        1 try_escape 1
        0 throw 1
        0 drive b9/b10
        1 try_escape 5
        look
        ",
        expect![[r#"
            1 try_escape 1
              [tp.prison.escape] {"on":"missed_six","thief":1,"die":1,"left":1}
            0 throw 1
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
            1 try_escape 5
              [tp.prison.escape] {"on":"missed_six","thief":1,"die":5,"left":0}
              [tp.prison.served] {"on":"released","thief":1}
            look
              police 0, till 0, car b9/b10
              thief 1 d5 {"is":"free"} not wanted, arrests 1, carries 0
            0 may: throw
        "#]],
    );
}

/// [tp.prison.escape] A six: out over the squares of the house, on any side.
#[test]
fn a_six_opens_the_door() {
    check(
        "
        turn 1
        thief 1 f5 prison 5 arrests 1
        car b11/c11
        ---
        1 try_escape 6
        1 walk f4
        1 walk b5
        look
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            1 walk f4
              no [tp.move.exact] {"code":"no_way","to":"f4","steps":6,"flight":false}
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["f5","f4","e4","d4","c4","b4","b5"]}
            look
              police 0, till 0, car b11/c11
              thief 1 b5 {"is":"free"} wanted, arrests 1, carries 0
            0 may: throw
        "#]],
    );
}

/// [tp.prison.escape] Who walks out with a six is told so; who walks by an ordinary throw is not.
#[test]
fn it_is_told_who_walks_out() {
    let escaping = |text: &str, action: Action, outcome: u32| {
        let (mut game, _) = position_of(text);
        game.play(Seat(1), &action, &mut ()).unwrap();
        game.chance(outcome, &mut ());
        game.view(Viewer::Table).escaping
    };
    let inside = "turn 1\nthief 1 f5 prison 5 arrests 1\ncar b11/c11";
    assert!(escaping(inside, Action::TryEscape, 5));
    assert!(!escaping(inside, Action::TryEscape, 4));
    assert!(!escaping("turn 1\nthief 1 b5 wanted\ncar b11/c11", Action::Throw, 5));
}

/// [tp.prison.escape] Only prisoners can.
#[test]
fn nobody_else_throws_for_a_six() {
    check(
        "
        turn 1
        thief 1 f4
        ---
        1 try_escape
        1 sit_out
        ",
        expect![[r#"
            1 try_escape
              no [tp.prison.escape] {"code":"not_in_prison"}
            1 sit_out
              no [tp.prison.escape] {"code":"not_in_prison"}
            1 may: throw
        "#]],
    );
}

/// [tp.prison.escape.exact] Six steps are barred; three are the farthest, and so three it is. [tp.arrest.surround.when]
#[test]
fn a_six_with_the_ways_barred() {
    check(
        "
        turn 1
        man 0 d5
        man 1 e6
        man 2 e7
        man 3 b8
        thief 1 d6 prison 5 arrests 1
        thief 2 west-den
        thief 3 west-den
        car b6/b5
        ---
        1 try_escape 6
        1 walk d7
        1 walk b7
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            1 walk d7
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"d7"}
            1 walk b7
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d6","d7","c7","b7"]}
            0 may: take 3 car
        "#]],
    );
}

/// [tp.prison.escape.exact] Not a single step: the six has opened nothing, and the turn is served.
#[test]
fn a_six_without_a_single_step() {
    check(
        "
        turn 1
        man 0 d5 guards 1
        man 1 e6
        man 2 d7
        thief 1 d6 prison 5 arrests 1
        thief 2 west-den
        car b6/b5
        ---
        1 try_escape 6
        look
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape.exact] {"on":"missed_six","thief":1,"die":6,"left":4}
            look
              police 0, till 0, car b6/b5, man 0 d5 guards 1, man 1 e6, man 2 d7
              thief 1 d6 {"is":"prison","turns":4} not wanted, arrests 1, carries 0
              thief 2 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 may: throw
        "#]],
    );
}

/// [tp.prison.served] Straight to any street, and past the police.
#[test]
fn a_free_man_walks_out() {
    check(
        "
        turn 1
        man 0 d4
        man 1 c4
        thief 1 d5 arrests 1
        car b11/c11
        ---
        1 throw 3
        1 walk b4
        ",
        expect![[r#"
            1 throw 3
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d5","d4","c4","b4"]}
            0 may: throw
        "#]],
    );
}

/// [tp.prison.escape.exact] [tp.prison.served] On the last turn of the sentence it is the end of it.
#[test]
fn a_six_in_vain_on_the_last_turn() {
    check(
        "
        options long
        turn 1
        man 0 d5 guards 1
        man 1 e6
        thief 1 d6 prison 1 wanted arrests 1
        car d7/e7
        ---
        1 try_escape 6
        look
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape.exact] {"on":"missed_six","thief":1,"die":6,"left":0}
              [tp.prison.served] {"on":"released","thief":1}
            look
              police 0, till 0, car d7/e7, man 0 d5, man 1 e6
              thief 1 d6 {"is":"free"} not wanted, arrests 1, carries 0
            0 may: throw
        "#]],
    );
}
