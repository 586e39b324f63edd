//! Whole stories of chases, in which many clauses meet.

use crate::script::check;
use expect_test::expect;

/// [tp.arrest.door] [tp.arrest.door.entering] [tp.arrest.bounty] A thief strolls past the policeman at the door of the bank.
#[test]
fn a_bank_robbed_with_the_door_blocked() {
    check(
        "
        options long
        turn 1
        man 0 l7
        man 1 d5
        thief 1 i7
        thief 2 west-den
        ---
        1 throw 4
        1 walk bank
        0 put_in_cell e5
        0 post_guard f5
        die 2
        look
        2 throw 1
        2 walk b4
        0 throw 1
        0 march 0 f4
        0 march 1 d4
        1 sit_out
        ",
        expect![[r#"
            1 throw 4
            1 walk bank
              [tp.thief.turn] {"on":"walked","thief":1,"path":["i7","j7","k7","l7","bank"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"bank","sum":10000,"agency":false}
              [tp.arrest.door] {"on":"arrested","thief":1,"by":{"man":0},"cause":"door","at":"bank","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e5"}
            0 post_guard f5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"f5"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":10000,"bounty":2000}
            look
              police 2000, till 0, car g7/f7, man 0 f5 guards 1, man 1 d5
              thief 1 e5 {"is":"prison","turns":2} wanted, arrests 1, carries 0
              thief 2 west-den {"is":"free"} not wanted, arrests 0, carries 0
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 f4
              no [tp.arrest.guard] {"code":"guards","man":0,"prisoner":1}
            0 march 1 d4
              [tp.police.turn] {"on":"marched","man":1,"path":["d5","d4"]}
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":1}
            2 may: throw
        "#]],
    );
}

/// [tp.arrest.land] [tp.car.two] [tp.arrest.car] One under its head and one behind it.
#[test]
fn two_thieves_taken_by_the_car_at_once() {
    check(
        "
        thief 1 h7 wanted carries 6000
        thief 2 i7 wanted carries 4000
        thief 3 west-den
        car c7/b7
        ---
        0 throw 3
        0 drive i7/h7
        0 put_in_cell d5
        0 car_stays
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
            0 car_stays
              [tp.arrest.car] {"on":"car_stayed"}
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

/// [tp.arrest.surround] [tp.arrest.surround.meaning] Nowhere to go between the policeman and the car.
#[test]
fn a_ring_closed_in_a_street() {
    check(
        "
        man 0 p5
        thief 1 p9 wanted carries 2000
        thief 2 west-den
        car m11/l11
        ---
        0 throw 2
        0 march 0 p7
        1 throw 1
        1 walk p8
        2 throw 1
        2 walk b4
        0 throw 2
        0 drive p10/p11
        0 put_in_cell d5
        0 post_guard d6
        die 3
        ",
        expect![[r#"
            0 throw 2
            0 march 0 p7
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7"]}
            1 throw 1
            1 walk p8
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p9","p8"]}
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 2
            0 drive p10/p11
              [tp.car.double] {"on":"drove","path":["m11","n11","o11","p11","p10"]}
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":0},"cause":"surrounded","at":"p8","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"d6"}
            die 3
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":3,"lost":2000,"bounty":1000}
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.arrest.surround.meaning] [tp.tram.shield] [tp.tram.ride] The same on the other side of town, but with a stop in it.
#[test]
fn a_ring_that_leaks_through_a_tram_stop() {
    check(
        "
        man 0 b5
        thief 1 b10 wanted carries 2000
        thief 2 west-den
        car f11/g11
        ---
        0 throw 2
        0 march 0 b7
        1 throw 2
        1 walk b8
        2 throw 1
        2 walk b4
        0 throw 2
        0 drive b11/c11
        1 throw 1
        1 walk b9
        2 throw 1
        2 walk b5
        0 throw 1
        0 march 0 b8
        1 ride j4
        ",
        expect![[r#"
            0 throw 2
            0 march 0 b7
              [tp.police.turn] {"on":"marched","man":0,"path":["b5","b6","b7"]}
            1 throw 2
            1 walk b8
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b10","b9","b8"]}
            2 throw 1
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4"]}
            0 throw 2
            0 drive b11/c11
              [tp.car.double] {"on":"drove","path":["f11","e11","d11","c11","b11"]}
            1 throw 1
            1 walk b9
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b8","b9"]}
            2 throw 1
            2 walk b5
              [tp.thief.turn] {"on":"walked","thief":2,"path":["b4","b5"]}
            0 throw 1
            0 march 0 b8
              [tp.police.turn] {"on":"marched","man":0,"path":["b7","b8"]}
            1 ride j4
              [tp.tram.ride] {"on":"rode","thief":1,"line":2,"from":"b9","to":"j4","changed":false}
            2 may: throw
        "#]],
    );
}

/// [tp.tram.change] [tp.tram.ride] Across town in two rides, while the police look on.
#[test]
fn a_change_of_trams() {
    check(
        "
        turn 1
        man 0 d2
        man 1 f2
        thief 1 e2 wanted carries 9000
        car b11/c11
        ---
        1 ride j4
        0 throw 1
        0 march 0 e2
        1 ride h11
        0 send_by_tram 0 j4
        1 ride b9
        1 throw 2
        1 walk f11
        0 send_by_tram 0 h11
        1 throw 1
        1 walk e11
        0 send_by_tram 0 b9
        0 throw 3
        0 march 0 e11
        ",
        expect![[r#"
            1 ride j4
              [tp.tram.ride] {"on":"rode","thief":1,"line":1,"from":"e2","to":"j4","changed":false}
            0 throw 1
            0 march 0 e2
              [tp.police.turn] {"on":"marched","man":0,"path":["d2","e2"]}
            1 ride h11
              [tp.tram.change] {"on":"rode","thief":1,"line":2,"from":"j4","to":"h11","changed":true}
            0 send_by_tram 0 j4
              [tp.tram.police] {"on":"man_rode","man":0,"line":1,"from":"e2","to":"j4","changed":false}
            1 ride b9
              no [tp.tram.change] {"code":"rode_already","changed":true}
            1 throw 2
            1 walk f11
              [tp.thief.turn] {"on":"walked","thief":1,"path":["h11","g11","f11"]}
            0 send_by_tram 0 h11
              [tp.tram.change] {"on":"man_rode","man":0,"line":2,"from":"j4","to":"h11","changed":true}
            1 throw 1
            1 walk e11
              [tp.thief.turn] {"on":"walked","thief":1,"path":["f11","e11"]}
            0 send_by_tram 0 b9
              no [tp.tram.change] {"code":"rode_already","changed":true}
            0 throw 3
            0 march 0 e11
              [tp.police.turn] {"on":"marched","man":0,"path":["h11","g11","f11","e11"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"e11","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.prison.escape] [tp.thief.pass.police] [tp.arrest.guard] [tp.arrest.stop] A six, out on the other side, and the guard
/// runs after.
#[test]
fn a_six_out_of_prison() {
    check(
        "
        turn 1
        man 0 h6 guards 1
        man 1 d7
        thief 1 d6 prison 4 arrests 1
        car f7/g7
        ---
        1 throw
        1 try_escape 6
        1 walk b8
        1 walk f2
        0 throw 5
        0 march 0 f3
        1 throw 1
        1 walk e2
        0 throw 2
        0 march 0 e2
        ",
        expect![[r#"
            1 throw
              no [tp.prison.sentence] {"code":"in_prison","turns":4}
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            1 walk b8
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"b8"}
            1 walk f2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d6","d5","d4","through-post","d2","e2","f2"]}
            0 throw 5
            0 march 0 f3
              [tp.police.turn] {"on":"marched","man":0,"path":["h6","h5","h4","g4","f4","f3"]}
            1 throw 1
            1 walk e2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["f2","e2"]}
            0 throw 2
            0 march 0 e2
              [tp.police.turn] {"on":"marched","man":0,"path":["f3","f2","e2"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"e2","times":2}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.prison.served] [tp.thief.pass.police] [tp.den.fetch.wanted] Past the policeman to the den, and not past him again.
#[test]
fn passing_after_serving_and_being_barred_after_fetching() {
    check(
        "
        turn 1
        options long
        man 0 d5 guards 1
        man 1 b5
        thief 1 e5 prison 1 wanted arrests 1 hidden west-den 6000
        car b11/c11
        ---
        1 sit_out
        0 throw 1
        0 march 0 d4
        1 throw 6
        1 walk west-den
        1 fetch_all
        0 throw 1
        0 march 0 c4
        1 throw 3
        1 walk b6
        1 walk d4
        1 walk b2
        0 throw 3
        0 march 0 c2
        0 march 0 b2
        ",
        expect![[r#"
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":0}
              [tp.prison.served] {"on":"released","thief":1}
            0 throw 1
            0 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d5","d4"]}
            1 throw 6
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["e5","e4","d4","c4","b4","west-den"]}
            1 fetch_all
              [tp.den.hide] {"on":"fetched","thief":1,"den":"west-den","amount":6000,"all":true,"secret":false}
              [tp.den.fetch.wanted] {"on":"wanted","thief":1}
            0 throw 1
            0 march 0 c4
              [tp.police.turn] {"on":"marched","man":0,"path":["d4","c4"]}
            1 throw 3
            1 walk b6
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"b6"}
            1 walk d4
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"d4"}
            1 walk b2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4","b3","b2"]}
            0 throw 3
            0 march 0 c2
              no [tp.move.exact] {"code":"no_way","to":"c2","steps":3,"flight":false}
            0 march 0 b2
              [tp.police.turn] {"on":"marched","man":0,"path":["c4","b4","b3","b2"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"b2","times":2}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}
