//! What becomes of an arrested thief, of the money, and of whoever made the arrest.

use crate::script::check;
use expect_test::expect;

/// [tp.arrest.to-house] The police choose a free square for each.
#[test]
fn thief_and_guard_are_taken_to_the_police_house() {
    check(
        "
        options long
        man 0 p5
        man 1 d5
        thief 1 p8 wanted
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d4
        0 put_in_cell d5
        0 post_guard e5
        0 put_in_cell e5
        0 post_guard e5
        0 post_guard p8
        0 post_guard h6
        die 3
        look
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell d4
              no [tp.arrest.to-house] {"code":"not_in_house","at":"d4","setup":false}
            0 put_in_cell d5
              no [tp.move.one-piece] {"code":"taken","at":"d5","tram":false}
            0 post_guard e5
              no [tp.arrest.to-house] {"code":"not_now","stage":"choose_cell","police":true}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e5"}
            0 post_guard e5
              no [tp.move.one-piece] {"code":"taken","at":"e5","tram":false}
            0 post_guard p8
              no [tp.arrest.to-house] {"code":"not_in_house","at":"p8","setup":false}
            0 post_guard h6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"h6"}
            die 3
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":3,"lost":0,"bounty":0}
            look
              police 0, till 0, car b11/c11, man 0 h6 guards 1, man 1 d5
              thief 1 e5 {"is":"prison","turns":3} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.to-house] [tp.move.one-piece] When all ten squares are taken they share.
#[test]
fn a_full_police_house() {
    check(
        "
        options long
        man 0 d5 guards 1
        man 1 e5 guards 2
        man 2 f5 guards 3
        man 3 g5 guards 4
        man 4 h5
        man 5 p5
        thief 1 d6 prison 6 arrests 1
        thief 2 e6 prison 6 arrests 1
        thief 3 f6 prison 6 arrests 1
        thief 4 g6 prison 6 arrests 1
        thief 5 p8 wanted
        car b11/c11
        ---
        0 throw 3
        0 march 5 p8
        0 put_in_cell g6
        0 put_in_cell h6
        0 post_guard d5
        die 1
        look
        ",
        expect![[r#"
            0 throw 3
            0 march 5 p8
              [tp.police.turn] {"on":"marched","man":5,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":5,"by":{"man":5},"cause":"landed","at":"p8","times":1}
            0 put_in_cell g6
              no [tp.move.one-piece] {"code":"taken","at":"g6","tram":false}
            0 put_in_cell h6
              [tp.arrest.to-house] {"on":"put_in_cell","thief":5,"at":"h6"}
            0 post_guard d5
              [tp.arrest.to-house] {"on":"guard_posted","man":5,"at":"d5"}
            die 1
              [tp.prison.sentence] {"on":"sentenced","thief":5,"turns":1,"lost":0,"bounty":0}
            look
              police 0, till 0, car b11/c11, man 0 d5 guards 1, man 1 e5 guards 2, man 2 f5 guards 3, man 3 g5 guards 4, man 4 h5, man 5 d5 guards 5
              thief 1 d6 {"is":"prison","turns":6} not wanted, arrests 1, carries 0
              thief 2 e6 {"is":"prison","turns":6} not wanted, arrests 1, carries 0
              thief 3 f6 {"is":"prison","turns":6} not wanted, arrests 1, carries 0
              thief 4 g6 {"is":"prison","turns":6} not wanted, arrests 1, carries 0
              thief 5 h6 {"is":"prison","turns":1} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.car] By the older rules the car may be put outside the gate, looking either way.
#[test]
fn klassisk_the_car_may_go_home() {
    check(
        "
        options long
        thief 1 k7 wanted
        ---
        0 throw 2
        0 drive k7/j7
        0 put_in_cell d5
        0 car_home d7/e7
        0 car_home h7/g7
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
            0 car_home d7/e7
              no [tp.setup.car] {"code":"not_at_gate","gate":"g7"}
            0 car_home h7/g7
              [tp.arrest.car] {"on":"car_home","head":"h7","behind":"g7"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":0,"bounty":0}
            look
              police 0, till 0, car h7/g7
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.car] Or be left where it is; and not be put where somebody stands.
#[test]
fn klassisk_the_car_may_stay() {
    check(
        "
        options long
        man 0 f7
        thief 1 k7 wanted
        ---
        0 throw 2
        0 drive k7/j7
        0 put_in_cell d5
        0 car_home g7/f7
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
            0 car_home g7/f7
              no [tp.move.one-piece] {"code":"taken","at":"f7","tram":false}
            0 car_stays
              [tp.arrest.car] {"on":"car_stayed"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":0,"bounty":0}
            look
              police 0, till 0, car k7/j7, man 0 f7
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.car] In the newer edition as in the classic one.
#[test]
fn ny_the_police_choose_as_well() {
    check(
        "
        options ny long
        thief 1 k7 wanted
        ---
        0 throw 2
        0 drive k7/j7
        0 put_in_cell d5
        0 car_home f7/g7
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
            0 car_home f7/g7
              [tp.arrest.car] {"on":"car_home","head":"f7","behind":"g7"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":0,"bounty":0}
            look
              police 0, till 0, car f7/g7
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.guard] While his thief serves he may not be moved.
#[test]
fn a_guard_is_bound() {
    check(
        "
        man 0 d5 guards 1
        man 1 p5
        thief 1 e5 prison 1 arrests 1
        thief 2 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 0 d4
        0 march 1 p6
        1 sit_out
        2 throw 1
        2 walk b4
        0 throw 1
        0 march 0 d4
        ",
        expect![[r#"
            0 throw 1
            0 march 0 d4
              no [tp.arrest.guard] {"code":"guards","man":0,"prisoner":1}
            0 march 1 p6
              [tp.police.turn] {"on":"marched","man":1,"path":["p5","p6"]}
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":0}
              [tp.prison.served] {"on":"released","thief":1}
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d5","d4"]}
            1 may: throw
        "#]],
    );
}

/// [tp.arrest.guard] An escape sets him free as well.
#[test]
fn a_guard_is_free_when_the_thief_escapes() {
    check(
        "
        turn 1
        man 0 d5 guards 1
        thief 1 h5 prison 3 arrests 1
        car b11/c11
        ---
        1 try_escape 6
        1 walk i4
        0 throw 6
        0 march 0 i4
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            1 walk i4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["h5","g5","f5","f4","g4","h4","i4"]}
            0 throw 6
            0 march 0 i4
              [tp.police.turn] {"on":"marched","man":0,"path":["d5","d4","e4","f4","g4","h4","i4"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"i4","times":2}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.guard] With the option off he may leave at any time.
#[test]
fn a_guard_who_is_not_bound() {
    check(
        "
        options unbound long
        man 0 d5 guards 1
        thief 1 e5 prison 3 arrests 1
        car b11/c11
        ---
        0 throw 1
        0 march 0 d4
        look
        ",
        expect![[r#"
            0 throw 1
            0 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d5","d4"]}
            look
              police 0, till 0, car b11/c11, man 0 d4
              thief 1 e5 {"is":"prison","turns":3} not wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.guard] One who guards two is bound until the last of them is out.
#[test]
fn a_guard_of_two() {
    check(
        "
        options long
        turn 1
        man 0 d5 guards 1 guards 2
        thief 1 e5 prison 1 arrests 1
        thief 2 f5 prison 2 arrests 1
        car b11/c11
        ---
        1 sit_out
        2 sit_out
        0 throw 1
        0 march 0 d4
        ",
        expect![[r#"
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":0}
              [tp.prison.served] {"on":"released","thief":1}
            2 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":2,"left":1}
            0 throw 1
            0 march 0 d4
              no [tp.arrest.guard] {"code":"guards","man":0,"prisoner":2}
            0 may: drive b9/b10
        "#]],
    );
}

/// [tp.arrest.loot] [tp.arrest.bounty] All that is not hidden: 12 000 of it, and 3 000 for the police.
#[test]
fn the_loot_is_lost() {
    check(
        "
        man 0 p5
        money 4000
        thief 1 p8 wanted carries 12000 hidden west-den 5000
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 post_guard e5
        die 2
        look
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":12000,"bounty":3000}
            look
              police 7000, till 0, car b11/c11, man 0 e5 guards 1
              thief 1 d5 {"is":"prison","turns":2} wanted, arrests 1, carries 0, hidden west-den 5000
            nature draws one of 1
        "#]],
    );
}

/// [tp.arrest.car] [tp.arrest.surround.when] Two arrests fall together, and a policeman makes the second: the question
/// about the car is put all the same.
#[test]
fn the_car_may_go_home_though_a_policeman_takes_the_next() {
    check(
        "
        man 0 p7
        thief 1 p9 wanted
        thief 2 p8 wanted carries 4000
        thief 3 west-den
        car l11/k11
        ---
        0 throw 3
        0 drive p9/p10
        0 put_in_cell d5
        0 car_home g7/f7
        die 2
        0 take 0
        0 put_in_cell d6
        0 post_guard e6
        die 5
        look
        ",
        expect![[r#"
            0 throw 3
            0 drive p9/p10
              [tp.car.double] {"on":"drove","path":["l11","m11","n11","o11","p11","p10","p9"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":"car","cause":"landed","at":"p9","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 car_home g7/f7
              [tp.arrest.car] {"on":"car_home","head":"g7","behind":"f7"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":0,"bounty":0}
            0 take 0
              [tp.arrest.surround] {"on":"arrested","thief":2,"by":{"man":0},"cause":"surrounded","at":"p8","times":1}
            0 put_in_cell d6
              [tp.arrest.to-house] {"on":"put_in_cell","thief":2,"at":"d6"}
            0 post_guard e6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e6"}
            die 5
              [tp.prison.sentence] {"on":"sentenced","thief":2,"turns":5,"lost":4000,"bounty":1000}
            look
              police 1000, till 0, car g7/f7, man 0 e6 guards 2
              thief 1 d5 {"is":"prison","turns":2} wanted, arrests 1, carries 0
              thief 2 d6 {"is":"prison","turns":5} wanted, arrests 1, carries 0
              thief 3 west-den {"is":"free"} not wanted, arrests 0, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.land] [tp.arrest.to-house] A wanted thief inside the police house is arrested there like anywhere else, and
/// the policeman is where a guard should be.
#[test]
fn an_arrest_inside_the_police_house() {
    check(
        "
        options long
        man 0 e6
        thief 1 d5 wanted carries 3000
        car b11/c11
        ---
        0 throw 2
        0 march 0 d5
        0 put_in_cell f5
        die 3
        look
        ",
        expect![[r#"
            0 throw 2
            0 march 0 d5
              [tp.police.turn] {"on":"marched","man":0,"path":["e6","e5","d5"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"d5","times":1}
            0 put_in_cell f5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"f5"}
            die 3
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":3,"lost":3000,"bounty":1000}
            look
              police 1000, till 0, car b11/c11, man 0 d5 guards 1
              thief 1 f5 {"is":"prison","turns":3} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}
