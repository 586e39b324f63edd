//! Matches laid by an older version of the rules are played to their end by it: what each change in `versions.rs`
//! has left as it was.

use crate::script::check;
use expect_test::expect;

/// [tp.arrest.surround.meaning] An escape square was a refuge also for a thief who could not pay.
#[test]
fn an_escape_square_kept_a_ring_open_for_everybody() {
    check(
        "
        rules 2
        man 0 d11
        man 1 h11
        thief 1 e11 wanted
        ---
        0 throw 2
        0 march 1 f11
        look
        ",
        expect![[r#"
            0 throw 2
            0 march 1 f11
              [tp.police.turn] {"on":"marched","man":1,"path":["h11","g11","f11"]}
            look
              police 0, till 0, car g7/f7, man 0 d11, man 1 f11
              thief 1 e11 {"is":"free"} wanted, arrests 0, carries 0
            1 may: throw
        "#]],
    );
}

/// [tp.arrest.car] By the newer edition the car stayed where it was.
#[test]
fn ny_the_car_stayed() {
    check(
        "
        rules 2
        options ny long
        thief 1 k7 wanted
        ---
        0 throw 2
        0 drive k7/j7
        0 put_in_cell d5
        0 car_stays
        die 4
        look
        ",
        expect![[r#"
            0 throw 2
            0 drive k7/j7
              [tp.car.double] {"on":"drove","path":["g7","h7","i7","j7","k7"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":"car","cause":"landed","at":"k7","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 car_stays
              no [tp.prison.sentence] {"code":"not_now","stage":"sentence","police":true}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":0,"bounty":0}
            look
              police 0, till 0, car k7/j7
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.car] After two arrests by the car the police were asked once.
#[test]
fn the_car_was_asked_once_a_move() {
    check(
        "
        rules 2
        thief 1 h7 wanted carries 6000
        thief 2 i7 wanted carries 4000
        thief 3 west-den
        car c7/b7
        ---
        0 throw 3
        0 drive i7/h7
        0 put_in_cell d5
        die 2
        0 put_in_cell d6
        0 car_home g7/f7
        die 5
        look
        ",
        expect![[r#"
            0 throw 3
            0 drive i7/h7
              [tp.car.double] {"on":"drove","path":["c7","d7","e7","f7","g7","h7","i7"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":"car","cause":"landed","at":"h7","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":6000,"bounty":2000}
              [tp.arrest.land] {"on":"arrested","thief":2,"by":"car","cause":"landed","at":"i7","times":1}
            0 put_in_cell d6
              [tp.arrest.to-house] {"on":"put_in_cell","thief":2,"at":"d6"}
            0 car_home g7/f7
              [tp.arrest.car] {"on":"car_home","head":"g7","behind":"f7"}
            die 5
              [tp.prison.sentence] {"on":"sentenced","thief":2,"turns":5,"lost":4000,"bounty":1000}
            look
              police 3000, till 0, car g7/f7
              thief 1 d5 {"is":"prison","turns":2} wanted, arrests 1, carries 0
              thief 2 d6 {"is":"prison","turns":5} wanted, arrests 1, carries 0
              thief 3 west-den {"is":"free"} not wanted, arrests 0, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.prison.escape.exact] A thief who could not take a step was wanted all the same, and arrested again.
#[test]
fn a_six_without_a_step_was_an_escape() {
    check(
        "
        rules 2
        turn 1
        man 0 d5 guards 1
        man 1 e6
        man 2 d7
        thief 1 d6 prison 5 arrests 1
        thief 2 west-den
        car b6/b5
        ---
        1 try_escape 6
        0 take car
        0 take 0
        0 put_in_cell f5
        die 6
        look
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            0 take car
              no [tp.arrest.nearest] {"code":"not_nearest","by":"car","wire":false}
            0 take 0
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":0},"cause":"surrounded","at":"d6","times":2}
            0 put_in_cell f5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"f5"}
            die 6
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":6,"lost":0,"bounty":0}
            look
              police 0, till 0, car b6/b5, man 0 d5 guards 1, man 1 e6, man 2 d7
              thief 1 f5 {"is":"prison","turns":6} wanted, arrests 2, carries 0
              thief 2 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 may: throw
        "#]],
    );
}

/// [tp.prison.fourth] Thief and policeman were taken off the board.
#[test]
fn the_fourth_arrest_cleared_the_board() {
    check(
        "
        rules 2
        man 0 p5
        man 1 d5
        thief 1 p8 wanted arrests 3 carries 6000 hidden west-den 9000
        thief 2 west-den
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        nature
        look
        2 throw 1
        2 walk b4
        0 throw 1
        0 march 0 p7
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":4}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":1,"man":0,"lost":6000,"bounty":2000,"hidden":9000}
            look
              police 2000, till 0, car b11/c11, man 1 d5
              thief 1 nowhere {"is":"out"} wanted, arrests 4, carries 0
              thief 2 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 p7
              no [tp.setup.police] {"code":"no_such_man","man":0}
            0 may: march 1 d4 e5 d6, drive b9/b10
        "#]],
    );
}
