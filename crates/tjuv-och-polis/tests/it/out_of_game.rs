//! The fourth arrest, and those who stand in the police house to the end.

use crate::script::check;
use expect_test::expect;

/// [tp.prison.fourth] [tp.prison.fourth.money] Out of the game, and the policeman as well: both stay in the police house,
/// and nobody moves them. What was hidden goes back.
#[test]
fn the_fourth_arrest() {
    check(
        "
        man 0 p5
        man 1 d5
        thief 1 p8 wanted arrests 3 carries 6000 hidden west-den 9000
        thief 2 west-den
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 put_in_cell e5
        0 post_guard e6
        nature
        look
        2 throw 1
        2 walk b4
        0 throw 1
        0 march 0 e7
        0 march 1 e5
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":4}
            0 put_in_cell d5
              no [tp.move.one-piece] {"code":"taken","at":"d5","tram":false}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e5"}
            0 post_guard e6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e6"}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":1,"man":0,"lost":6000,"bounty":2000,"hidden":9000}
            look
              police 2000, till 0, car b11/c11, man 0 e6 out, man 1 d5
              thief 1 e5 {"is":"out"} wanted, arrests 4, carries 0
              thief 2 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 e7
              no [tp.prison.fourth] {"code":"out_of_game","man":0}
            0 march 1 e5
              no [tp.move.one-piece] {"code":"taken","at":"e5","tram":false}
            0 may: march 1 d4 d6, drive b9/b10
        "#]],
    );
}

/// [tp.prison.fourth] The third is not yet the end.
#[test]
fn the_third_arrest() {
    check(
        "
        options long
        man 0 p5
        thief 1 p8 wanted arrests 2
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 post_guard e5
        die 1
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":3}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 1
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":1,"lost":0,"bounty":0}
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.car] [tp.prison.fourth] After a fourth arrest as well: the car is not out of the game.
#[test]
fn the_car_goes_home_after_a_fourth_arrest() {
    check(
        "
        options long
        thief 1 k7 wanted arrests 3 carries 1000 hidden west-den 8000
        thief 2 west-den
        ---
        0 throw 2
        0 drive k7/j7
        0 put_in_cell d5
        0 car_home f7/g7
        nature
        look
        ",
        expect![[r#"
            0 throw 2
            0 drive k7/j7
              [tp.car.double] {"on":"drove","path":["g7","h7","i7","j7","k7"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":"car","cause":"landed","at":"k7","times":4}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 car_home f7/g7
              [tp.arrest.car] {"on":"car_home","head":"f7","behind":"g7"}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":1,"man":null,"lost":1000,"bounty":1000,"hidden":8000}
            look
              police 1000, till 0, car f7/g7
              thief 1 d5 {"is":"out"} wanted, arrests 4, carries 0
              thief 2 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 may: throw
        "#]],
    );
}

/// [tp.prison.fourth] Who is out of the game bars nobody's way, and the square is taken all the same.
#[test]
fn who_is_out_of_the_game_does_not_block() {
    check(
        "
        options long
        turn 1
        man 0 d4
        man 1 e5 out
        man 2 d6 out
        man 3 g6
        thief 1 d5 prison 3 wanted arrests 1
        thief 2 e6 out arrests 4
        thief 3 west-den
        car b11/c11
        ---
        1 try_escape 6
        1 walk b9
        3 throw 1
        3 walk b4
        0 throw 2
        0 march 3 e6
        0 march 3 e5
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            1 walk b9
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d5","d6","d7","c7","b7","b8","b9"]}
            3 throw 1
            3 walk b4
              [tp.thief.turn] {"on":"walked","thief":3,"path":["west-den","b4"]}
            0 throw 2
            0 march 3 e6
              no [tp.move.one-piece] {"code":"taken","at":"e6","tram":false}
            0 march 3 e5
              no [tp.move.one-piece] {"code":"taken","at":"e5","tram":false}
            0 may: march 0 d2 f4, march 3 g4 f5 h5 f7 h7
        "#]],
    );
}

/// [tp.prison.fourth] [tp.arrest.nearest] Nor is he the nearest.
#[test]
fn who_is_out_of_the_game_makes_no_arrest() {
    check(
        "
        options long
        man 0 d6 out
        man 1 b5
        thief 1 d7 wanted
        thief 2 e5 out arrests 4
        car g7/h7
        ---
        0 throw 2
        0 march 1 b7
        ",
        expect![[r#"
            0 throw 2
            0 march 1 b7
              [tp.police.turn] {"on":"marched","man":1,"path":["b5","b6","b7"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"d7","times":1}
            0 may: put_in_cell d5 f5 g5 h5 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.prison.fourth] [tp.arrest.to-house] Those out of the game take up a square each, and share when all are taken.
#[test]
fn a_police_house_full_of_those_out_of_the_game() {
    check(
        "
        options long
        man 0 d5 guards 1
        man 1 e5 guards 2
        man 2 f5 guards 3
        man 3 g5 out
        man 4 h5
        man 5 p5
        thief 1 d6 prison 3 arrests 1
        thief 2 e6 prison 3 arrests 1
        thief 3 f6 prison 3 arrests 1
        thief 4 g6 out arrests 4
        thief 5 p8 wanted arrests 3
        car b11/c11
        ---
        0 throw 3
        0 march 5 p8
        0 put_in_cell g5
        0 put_in_cell h6
        0 post_guard c4
        0 post_guard g6
        nature
        look
        ",
        expect![[r#"
            0 throw 3
            0 march 5 p8
              [tp.police.turn] {"on":"marched","man":5,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":5,"by":{"man":5},"cause":"landed","at":"p8","times":4}
            0 put_in_cell g5
              no [tp.move.one-piece] {"code":"taken","at":"g5","tram":false}
            0 put_in_cell h6
              [tp.arrest.to-house] {"on":"put_in_cell","thief":5,"at":"h6"}
            0 post_guard c4
              no [tp.arrest.to-house] {"code":"not_in_house","at":"c4","setup":false}
            0 post_guard g6
              [tp.arrest.to-house] {"on":"guard_posted","man":5,"at":"g6"}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":5,"man":5,"lost":0,"bounty":0,"hidden":0}
            look
              police 0, till 0, car b11/c11, man 0 d5 guards 1, man 1 e5 guards 2, man 2 f5 guards 3, man 3 g5 out, man 4 h5, man 5 g6 out
              thief 1 d6 {"is":"prison","turns":3} not wanted, arrests 1, carries 0
              thief 2 e6 {"is":"prison","turns":3} not wanted, arrests 1, carries 0
              thief 3 f6 {"is":"prison","turns":3} not wanted, arrests 1, carries 0
              thief 4 g6 {"is":"out"} not wanted, arrests 4, carries 0
              thief 5 h6 {"is":"out"} wanted, arrests 4, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.surround.when] [tp.prison.fourth] One policeman takes two, one of them for the fourth time: he is out with
/// that one, and the other sits without a guard.
#[test]
fn two_in_one_ring_and_one_for_the_fourth_time() {
    check(
        "
        man 0 p7
        man 1 n11
        thief 1 p9 wanted carries 2000 arrests 3
        thief 2 alley-post wanted carries 7000
        thief 3 west-den
        car b11/c11
        ---
        0 throw 3
        0 march 1 p10
        0 put_in_cell d5
        0 post_guard d6
        nature
        0 put_in_cell e5
        die 4
        look
        ",
        expect![[r#"
            0 throw 3
            0 march 1 p10
              [tp.police.turn] {"on":"marched","man":1,"path":["n11","o11","p11","p10"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"p9","times":4}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":1,"at":"d6"}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":1,"man":1,"lost":2000,"bounty":1000,"hidden":0}
              [tp.arrest.surround] {"on":"arrested","thief":2,"by":{"man":1},"cause":"surrounded","at":"alley-post","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":2,"at":"e5"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":2,"turns":4,"lost":7000,"bounty":2000}
            look
              police 3000, till 0, car b11/c11, man 0 p7, man 1 d6 out
              thief 1 d5 {"is":"out"} wanted, arrests 4, carries 0
              thief 2 e5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
              thief 3 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 may: try_escape, sit_out
        "#]],
    );
}
