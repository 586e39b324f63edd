//! Rings round thieves, and who of the police makes the arrest.

use crate::script::{check, played};
use expect_test::expect;

/// [tp.arrest.surround] A policeman at each end of the alley.
#[test]
fn a_closed_ring() {
    check(
        "
        man 0 p7
        man 1 o11
        thief 1 p9 wanted carries 2000
        car b11/c11
        ---
        0 throw 1
        0 march 1 p11
        ",
        expect![[r#"
            0 throw 1
            0 march 1 p11
              [tp.police.turn] {"on":"marched","man":1,"path":["o11","p11"]}
            0 may: take 0 1
        "#]],
    );
}

/// [tp.arrest.surround.meaning] The radius does not matter: a crossing lies within, and the car is a part of the ring.
#[test]
fn a_wide_ring() {
    check(
        "
        man 0 p4
        man 1 p11
        thief 1 alley-post wanted carries 2000
        car k7/j7
        ---
        0 throw 2
        0 drive o7/n7
        ",
        expect![[r#"
            0 throw 2
            0 drive o7/n7
              [tp.car.double] {"on":"drove","path":["k7","l7","m7","n7","o7"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"alley-post","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.surround.meaning] A den within is a refuge.
#[test]
fn a_ring_with_a_den_is_not_closed() {
    check(
        "
        man 0 p7
        man 1 m11
        thief 1 p9 wanted
        car b11/c11
        ---
        0 throw 2
        0 march 1 o11
        ",
        expect![[r#"
            0 throw 2
            0 march 1 o11
              [tp.police.turn] {"on":"marched","man":1,"path":["m11","n11","o11"]}
            1 may: throw
        "#]],
    );
}

/// [tp.arrest.surround.meaning] So is an escape square for a thief who carries the fare.
#[test]
fn a_ring_with_an_escape_square_is_not_closed() {
    check(
        "
        man 0 d11
        man 1 h11
        thief 1 e11 wanted carries 1000
        thief 2 west-den
        ---
        0 throw 2
        0 march 1 f11
        1 throw 1
        1 walk quay
        ",
        expect![[r#"
            0 throw 2
            0 march 1 f11
              [tp.police.turn] {"on":"marched","man":1,"path":["h11","g11","f11"]}
            1 throw 1
            1 walk quay
              [tp.thief.turn] {"on":"walked","thief":1,"path":["e11","quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"quay","fare":1000}
            2 may: throw
        "#]],
    );
}

/// [tp.arrest.surround.meaning] Through the telegraph station with two doors there is a way out of the ring, but not
/// through the travel agency. Once a policeman stands in it the ring is closed.
#[test]
fn a_ring_leaks_through_an_office_with_two_doors() {
    check(
        "
        man 0 k2
        man 1 p2
        man 2 k4
        thief 1 m2 wanted
        thief 2 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 1 o2
        1 throw 1
        1 walk n2
        2 throw 1
        2 walk b4
        0 throw 2
        0 march 2 through-telegraph
        ",
        expect![[r#"
            0 throw 1
            0 march 1 o2
              [tp.police.turn] {"on":"marched","man":1,"path":["p2","o2"]}
            1 throw 1
            1 walk n2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["m2","n2"]}
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 2
            0 march 2 through-telegraph
              [tp.police.turn] {"on":"marched","man":2,"path":["k4","l4","through-telegraph"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"n2","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.surround.when] After a robbery: not wanted before, wanted and surrounded now.
#[test]
fn a_robbery_inside_the_ring() {
    check(
        "
        turn 1
        man 0 p7
        man 1 p11
        thief 1 p9
        car b11/c11
        ---
        1 throw 1
        1 walk alley-post
        ",
        expect![[r#"
            1 throw 1
            1 walk alley-post
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p9","alley-post"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"alley-post","sum":2000,"agency":false}
            0 may: take 0 1
        "#]],
    );
}

/// [tp.arrest.surround.when] After the thief's own move: out of the agency by the wrong door.
#[test]
fn a_thief_walks_into_the_ring() {
    check(
        "
        turn 1
        man 0 m2
        man 1 o2
        thief 1 agency wanted carries 1000
        ---
        1 throw 1
        1 walk n2
        ",
        expect![[r#"
            1 throw 1
            1 walk n2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["agency","n2"]}
            0 may: take 0 1
        "#]],
    );
}

/// [tp.arrest.surround.when] Two at the same moment are both arrested, and one policeman guards both.
#[test]
fn two_in_one_ring() {
    check(
        "
        options long
        man 0 p7
        man 1 o11
        thief 1 p10 wanted carries 2000
        thief 2 alley-post wanted carries 7000
        car b11/c11
        ---
        0 throw 1
        0 march 1 p11
        0 put_in_cell d5
        0 post_guard d6
        die 2
        0 take 1
        0 put_in_cell e5
        die 4
        look
        ",
        expect![[r#"
            0 throw 1
            0 march 1 p11
              [tp.police.turn] {"on":"marched","man":1,"path":["o11","p11"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"p10","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":1,"at":"d6"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":2000,"bounty":1000}
            0 take 1
              [tp.arrest.surround] {"on":"arrested","thief":2,"by":{"man":1},"cause":"surrounded","at":"alley-post","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":2,"at":"e5"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":2,"turns":4,"lost":7000,"bounty":2000}
            look
              police 3000, till 0, car b11/c11, man 0 p7, man 1 d6 guards 1 guards 2
              thief 1 d5 {"is":"prison","turns":2} wanted, arrests 1, carries 0
              thief 2 e5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.nearest] One step away, and two.
#[test]
fn the_nearest_makes_the_arrest() {
    check(
        "
        man 0 p7
        man 1 n11
        thief 1 p9 wanted
        car b11/c11
        ---
        0 throw 3
        0 march 1 p10
        ",
        expect![[r#"
            0 throw 3
            0 march 1 p10
              [tp.police.turn] {"on":"marched","man":1,"path":["n11","o11","p11","p10"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"p9","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.nearest] Of equally near pieces the police choose; here a policeman and the car.
#[test]
fn of_equally_near_pieces_the_police_choose() {
    check(
        "
        man 0 o11
        man 1 k2
        thief 1 p9 wanted
        car p7/p6
        ---
        0 throw 1
        0 march 0 p11
        0 take 1
        0 put_in_cell d5
        0 take car
        0 put_in_cell d5
        ",
        expect![[r#"
            0 throw 1
            0 march 0 p11
              [tp.police.turn] {"on":"marched","man":0,"path":["o11","p11"]}
            0 take 1
              no [tp.arrest.nearest] {"code":"not_nearest","by":{"man":1},"wire":false}
            0 put_in_cell d5
              no [tp.arrest.nearest] {"code":"not_now","stage":"choose_taker","police":true}
            0 take car
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":"car","cause":"surrounded","at":"p9","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 may: car_stays, car_home g7/f7 f7/g7 g7/h7 h7/g7
        "#]],
    );
}

/// [tp.arrest.nearest] [tp.arrest.guard] One who is bound to his guarding does not count, near as he is.
#[test]
fn a_bound_guard_is_not_the_nearest() {
    check(
        "
        man 0 d4
        man 1 g4
        man 2 e5 guards 2
        thief 1 e4 wanted
        thief 2 e6 prison 3 arrests 1
        car b11/c11
        ---
        0 throw 1
        0 march 1 f4
        0 take 2
        0 take 1
        ",
        expect![[r#"
            0 throw 1
            0 march 1 f4
              [tp.police.turn] {"on":"marched","man":1,"path":["g4","f4"]}
            0 take 2
              no [tp.arrest.nearest] {"code":"not_nearest","by":{"man":2},"wire":false}
            0 take 1
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"e4","times":1}
            0 may: put_in_cell d5 f5 g5 h5 d6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.nearest] [tp.arrest.guard] One who may leave at any time does count.
#[test]
fn a_guard_who_is_not_bound_may_be_the_nearest() {
    check(
        "
        options unbound
        man 0 d4
        man 1 g4
        man 2 e5 guards 2
        thief 1 e4 wanted
        thief 2 e6 prison 3 arrests 1
        car b11/c11
        ---
        0 throw 1
        0 march 1 f4
        0 take 2
        0 put_in_cell f5
        ",
        expect![[r#"
            0 throw 1
            0 march 1 f4
              [tp.police.turn] {"on":"marched","man":1,"path":["g4","f4"]}
            0 take 2
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":2},"cause":"surrounded","at":"e4","times":1}
            0 put_in_cell f5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"f5"}
            nature draws one of 6
        "#]],
    );
}

/// [tp.arrest.surround.when] After every move of any piece: the car that goes home blocks a door.
#[test]
fn the_car_goes_home_before_a_door() {
    check(
        "
        thief 1 k7 wanted
        thief 2 post wanted carries 3000
        thief 3 west-den
        ---
        0 throw 2
        0 drive k7/j7
        0 put_in_cell d5
        0 car_home g7/f7
        die 4
        0 put_in_cell d6
        0 car_home h7/g7
        die 2
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
              [tp.arrest.car] {"on":"car_home","head":"g7","behind":"f7"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":0,"bounty":0}
              [tp.arrest.door] {"on":"arrested","thief":2,"by":"car","cause":"door","at":"post","times":1}
            0 put_in_cell d6
              [tp.arrest.to-house] {"on":"put_in_cell","thief":2,"at":"d6"}
            0 car_home h7/g7
              [tp.arrest.car] {"on":"car_home","head":"h7","behind":"g7"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":2,"turns":2,"lost":3000,"bounty":1000}
            look
              police 1000, till 0, car h7/g7
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
              thief 2 d6 {"is":"prison","turns":2} wanted, arrests 1, carries 0
              thief 3 west-den {"is":"free"} not wanted, arrests 0, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.surround.meaning] [tp.flee.broke] Without the fare the way to the boat is no way out.
#[test]
fn a_ring_is_closed_for_a_thief_without_the_fare() {
    check(
        "
        options long
        man 0 d11
        man 1 h11
        thief 1 e11 wanted hidden west-den 5000
        ---
        0 throw 2
        0 march 1 f11
        0 take 0
        ",
        expect![[r#"
            0 throw 2
            0 march 1 f11
              [tp.police.turn] {"on":"marched","man":1,"path":["h11","g11","f11"]}
            0 take 0
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":0},"cause":"surrounded","at":"e11","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.surround.meaning] The plane is dearer than the train.
#[test]
fn the_fare_is_that_of_the_way_out() {
    let ring = |carried: u32| {
        played(&format!(
            "
            options long
            man 0 n2
            man 1 p4
            thief 1 o2 wanted carries {carried}
            car b11/c11
            ---
            0 throw 2
            0 march 1 p2
            0 take 1
            "
        ))
    };
    assert!(ring(2_000).contains("surrounded"));
    assert!(!ring(3_000).contains("surrounded"));
}
