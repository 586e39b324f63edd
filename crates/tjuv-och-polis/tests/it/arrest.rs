use crate::script::check;
use expect_test::expect;

/// [tp.arrest.who] Neither by landing there nor by closing a ring.
#[test]
fn only_a_wanted_thief_can_be_arrested() {
    check(
        "
        man 0 p5
        man 1 p11
        thief 1 p9
        car b11/c11
        ---
        0 throw 4
        0 march 0 p9
        0 march 1 l11
        1 throw 1
        1 walk p8
        0 throw 2
        0 march 0 p7
        1 throw 1
        1 walk p9
        0 throw 4
        0 march 1 p11
        look
        ",
        expect![[r#"
            0 throw 4
            0 march 0 p9
              no [tp.arrest.who] {"code":"not_wanted","thief":1}
            0 march 1 l11
              [tp.police.turn] {"on":"marched","man":1,"path":["p11","o11","n11","m11","l11"]}
            1 throw 1
            1 walk p8
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p9","p8"]}
            0 throw 2
            0 march 0 p7
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7"]}
            1 throw 1
            1 walk p9
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p8","p9"]}
            0 throw 4
            0 march 1 p11
              [tp.police.turn] {"on":"marched","man":1,"path":["l11","m11","n11","o11","p11"]}
            look
              police 0, till 0, car b11/c11, man 0 p7, man 1 p11
              thief 1 p9 {"is":"free"} not wanted, arrests 0, carries 0
            1 may: throw
        "#]],
    );
}

/// [tp.arrest.land]
#[test]
fn a_policeman_arrests_who_he_lands_on() {
    check(
        "
        man 0 p4
        thief 1 p8 wanted carries 6000
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 march 0 p7
        1 throw 1
        1 walk p9
        0 throw 2
        0 march 0 p9
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              no [tp.move.exact] {"code":"no_way","to":"p8","steps":3,"flight":false}
            0 march 0 p7
              [tp.police.turn] {"on":"marched","man":0,"path":["p4","p5","p6","p7"]}
            1 throw 1
            1 walk p9
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p8","p9"]}
            0 throw 2
            0 march 0 p9
              [tp.police.turn] {"on":"marched","man":0,"path":["p7","p8","p9"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p9","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.land] [tp.car.two] The car arrests on the square behind its head as well.
#[test]
fn the_car_arrests_on_both_its_squares() {
    check(
        "
        thief 1 h7 wanted
        car c7/b7
        ---
        0 throw 3
        0 drive i7/h7
        ",
        expect![[r#"
            0 throw 3
            0 drive i7/h7
              [tp.car.double] {"on":"drove","path":["c7","d7","e7","f7","g7","h7","i7"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":"car","cause":"landed","at":"h7","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.offices] In a bank.
#[test]
fn a_policeman_arrests_in_a_bank() {
    check(
        "
        man 0 j7
        thief 1 bank wanted carries 10000
        car b11/c11
        ---
        0 throw 3
        0 march 0 bank
        ",
        expect![[r#"
            0 throw 3
            0 march 0 bank
              [tp.police.turn] {"on":"marched","man":0,"path":["j7","k7","l7","bank"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"bank","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.offices] At the telegraph.
#[test]
fn a_policeman_arrests_at_the_telegraph() {
    check(
        "
        man 0 k11
        thief 1 telegraph wanted
        car b11/c11
        ---
        0 throw 3
        0 march 0 telegraph
        ",
        expect![[r#"
            0 throw 3
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["k11","l11","m11","telegraph"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"telegraph","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.offices] Over the counter of the travel agency.
#[test]
fn a_policeman_arrests_in_the_agency() {
    check(
        "
        man 0 m4
        thief 1 agency wanted
        car b11/c11
        ---
        0 throw 2
        0 march 0 agency
        ",
        expect![[r#"
            0 throw 2
            0 march 0 agency
              [tp.police.turn] {"on":"marched","man":0,"path":["m4","n4","agency"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"agency","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.door] A policeman before the only door.
#[test]
fn a_blocked_door() {
    check(
        "
        man 0 i7
        thief 1 bank wanted carries 10000
        car b11/c11
        ---
        0 throw 3
        0 march 0 l7
        ",
        expect![[r#"
            0 throw 3
            0 march 0 l7
              [tp.police.turn] {"on":"marched","man":0,"path":["i7","j7","k7","l7"]}
              [tp.arrest.door] {"on":"arrested","thief":1,"by":{"man":0},"cause":"door","at":"bank","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.door] The car blocks it just as well, with either end.
#[test]
fn the_car_blocks_a_door() {
    check(
        "
        thief 1 post wanted carries 3000
        car c7/b7
        ---
        0 throw 2
        0 drive g7/f7
        ",
        expect![[r#"
            0 throw 2
            0 drive g7/f7
              [tp.car.double] {"on":"drove","path":["c7","d7","e7","f7","g7"]}
              [tp.arrest.door] {"on":"arrested","thief":1,"by":"car","cause":"door","at":"post","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.door] The corner bank has another door.
#[test]
fn an_office_with_two_doors_is_not_blocked_by_one() {
    check(
        "
        man 0 j5
        thief 1 corner-bank wanted carries 6000
        car b11/c11
        ---
        0 throw 3
        0 march 0 j8
        1 throw 1
        ",
        expect![[r#"
            0 throw 3
            0 march 0 j8
              [tp.police.turn] {"on":"marched","man":0,"path":["j5","j6","j7","j8"]}
            1 throw 1
            1 may: walk k7
        "#]],
    );
}

/// [tp.arrest.door.entering] Past the policeman outside, into the bank, and caught on the spot.
#[test]
fn it_makes_no_difference_who_came_first() {
    check(
        "
        turn 1
        man 0 l7
        thief 1 j7
        ---
        1 throw 3
        1 walk bank
        1 throw
        0 put_in_cell d5
        ",
        expect![[r#"
            1 throw 3
            1 walk bank
              [tp.thief.turn] {"on":"walked","thief":1,"path":["j7","k7","l7","bank"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"bank","sum":10000,"agency":false}
              [tp.arrest.door] {"on":"arrested","thief":1,"by":{"man":0},"cause":"door","at":"bank","times":1}
            1 throw
              no [tp.setup.order] {"code":"not_your_turn","turn":0}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 may: post_guard e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.stop] By the older rules, by landing exactly there.
#[test]
fn klassisk_a_thief_is_arrested_on_a_stop() {
    check(
        "
        man 0 l7
        thief 1 n7 wanted
        car b11/c11
        ---
        0 throw 2
        0 march 0 n7
        ",
        expect![[r#"
            0 throw 2
            0 march 0 n7
              [tp.police.turn] {"on":"marched","man":0,"path":["l7","m7","n7"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"n7","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.stop] By the newer rules nobody can be: neither policeman nor car may end there.
#[test]
fn ny_no_thief_is_arrested_on_a_stop() {
    check(
        "
        options ny
        man 0 l7
        man 1 e2
        thief 1 n7 wanted
        car j7/i7
        ---
        0 send_by_tram 1 n7
        0 throw 2
        0 march 0 n7
        0 drive n7/m7
        ",
        expect![[r#"
            0 send_by_tram 1 n7
              no [tp.arrest.stop] {"code":"safe_on_stop","thief":1}
            0 throw 2
            0 march 0 n7
              no [tp.arrest.stop] {"code":"safe_on_stop","thief":1}
            0 drive n7/m7
              no [tp.arrest.stop] {"code":"safe_on_stop","thief":1}
            0 may: march 0 corner-bank, march 1 c2 g2 through-post f3, drive j3/j4 i4/j4 k4/j4 j11/j10
        "#]],
    );
}

/// [tp.arrest.stop] [tp.tram.free] By the older rules also by riding there.
#[test]
fn klassisk_a_policeman_rides_to_a_wanted_thief() {
    check(
        "
        man 0 e2
        thief 1 n7 wanted
        ---
        0 send_by_tram 0 n7
        ",
        expect![[r#"
            0 send_by_tram 0 n7
              [tp.tram.police] {"on":"man_rode","man":0,"line":1,"from":"e2","to":"n7","changed":false}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"n7","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.den] All round the door, and still nothing happens.
#[test]
fn no_arrest_in_a_den() {
    check(
        "
        man 0 b3
        man 1 b5
        thief 1 west-den wanted carries 9000
        car d4/e4
        ---
        0 throw 1
        0 drive b4/c4
        ",
        expect![[r#"
            0 throw 1
            0 drive b4/c4
              [tp.car.double] {"on":"drove","path":["d4","c4","b4"]}
            1 may: throw, hide_all, hide_part 1000 2000 3000 4000 5000 6000 7000 8000
        "#]],
    );
}
