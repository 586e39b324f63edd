use crate::script::check;
use expect_test::expect;

/// [tp.guard.wire] [tp.guard.count] There at the start of two turns of the police and not moved in them: moved in the third.
#[test]
fn nobody_stays_at_the_telegraph_for_long() {
    check(
        "
        man 0 m11
        man 1 p5
        thief 1 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 0 telegraph
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 1 p6
        1 throw 1
        1 walk b5
        0 throw 1
        0 march 1 p5
        1 throw 1
        1 walk b6
        0 throw 1
        0 march 1 p6
        0 drive b9/b10
        0 march 0 m11
        ",
        expect![[r#"
            0 throw 1
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["m11","telegraph"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 1 p6
              [tp.police.turn] {"on":"marched","man":1,"path":["p5","p6"]}
            1 throw 1
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","b5"]}
            0 throw 1
            0 march 1 p5
              [tp.police.turn] {"on":"marched","man":1,"path":["p6","p5"]}
            1 throw 1
            1 walk b6
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b5","b6"]}
            0 throw 1
            0 march 1 p6
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 drive b9/b10
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["telegraph","m11"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.wire] Whoever is moved and comes back begins anew.
#[test]
fn the_count_begins_anew() {
    check(
        "
        man 0 telegraph stays 1
        man 1 p5
        thief 1 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 0 m11
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 0 telegraph
        1 throw 1
        1 walk b5
        0 throw 1
        0 march 1 p6
        1 throw 1
        1 walk b6
        0 throw 1
        0 march 1 p5
        ",
        expect![[r#"
            0 throw 1
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["telegraph","m11"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["m11","telegraph"]}
            1 throw 1
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","b5"]}
            0 throw 1
            0 march 1 p6
              [tp.police.turn] {"on":"marched","man":1,"path":["p5","p6"]}
            1 throw 1
            1 walk b6
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b5","b6"]}
            0 throw 1
            0 march 1 p5
              [tp.police.turn] {"on":"marched","man":1,"path":["p6","p5"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.escape] A policeman before the railway station.
#[test]
fn nobody_stays_before_an_escape_square_for_long() {
    check(
        "
        man 0 c2 stays 2
        man 1 p5
        thief 1 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 1 p6
        0 march 0 d2
        ",
        expect![[r#"
            0 throw 1
            0 march 1 p6
              no [tp.guard.escape] {"code":"must_move_on","piece":{"man":0},"escape":true}
            0 march 0 d2
              [tp.police.turn] {"on":"marched","man":0,"path":["c2","d2"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.escape] Nor the car, whichever end is there.
#[test]
fn nor_does_the_car() {
    check(
        "
        man 0 p5
        thief 1 west-den
        car n2/o2 stays 1
        ---
        0 throw 1
        0 march 0 p6
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 0 p5
        0 drive l2/m2
        ",
        expect![[r#"
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 p5
              no [tp.guard.escape] {"code":"must_move_on","piece":"car","escape":true}
            0 drive l2/m2
              [tp.car.double] {"on":"drove","path":["n2","m2","l2"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.escape] At the telegraph it counts for policemen only: the car may stand before its door for ever.
#[test]
fn the_car_may_stand_before_a_telegraph_station() {
    check(
        "
        man 0 p5
        thief 1 west-den
        car m11/n11
        ---
        0 throw 1
        0 march 0 p6
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 0 p5
        1 throw 1
        1 walk b5
        0 throw 1
        0 march 0 p6
        ",
        expect![[r#"
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 p5
              [tp.police.turn] {"on":"marched","man":0,"path":["p6","p5"]}
            1 throw 1
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","b5"]}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.count] While one must be moved on, nobody else takes the tram.
#[test]
fn no_tram_while_another_must_move_on() {
    check(
        "
        man 0 telegraph stays 2
        man 1 e2
        thief 1 west-den
        ---
        0 send_by_tram 1 n7
        0 throw 1
        0 march 0 m11
        ",
        expect![[r#"
            0 send_by_tram 1 n7
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 throw 1
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["telegraph","m11"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.count] If it has no legal move it may stay; and must go as soon as it can.
#[test]
fn one_who_cannot_be_moved_may_stay() {
    check(
        "
        man 0 telegraph stays 2
        man 1 m11
        thief 1 west-den
        car b11/c11
        ---
        0 throw 1
        0 march 1 l11
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 1 k11
        0 march 0 m11
        ",
        expect![[r#"
            0 throw 1
            0 march 1 l11
              [tp.police.turn] {"on":"marched","man":1,"path":["m11","l11"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 1 k11
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["telegraph","m11"]}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.count] [tp.tram.police] Who must leave may do so by tram, where there is one.
#[test]
fn a_guarded_square_is_left_by_tram() {
    check(
        "
        quay-stop
        man 0 i11 stays 2
        man 1 e2
        thief 1 west-den
        car b7/b6
        ---
        0 send_by_tram 1 n7
        0 send_by_tram 0 b9
        1 throw 1
        1 walk b4
        0 send_by_tram 1 n7
        ",
        expect![[r#"
            0 send_by_tram 1 n7
              no [tp.guard.escape] {"code":"must_move_on","piece":{"man":0},"escape":true}
            0 send_by_tram 0 b9
              [tp.tram.police] {"on":"man_rode","man":0,"line":2,"from":"i11","to":"b9","changed":false}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 send_by_tram 1 n7
              [tp.tram.police] {"on":"man_rode","man":1,"line":1,"from":"e2","to":"n7","changed":false}
            1 may: throw
        "#]],
    );
}

/// [tp.guard.count] Of several that must leave the police choose which goes first; the others follow in the next turns.
#[test]
fn several_must_leave_at_once() {
    check(
        "
        man 0 telegraph stays 2
        man 1 c2 stays 2
        man 2 p5
        thief 1 west-den
        thief 2 west-den
        car o2/n2 stays 2
        ---
        0 throw 2
        0 march 2 p7
        0 march 1 b3
        1 throw 1
        1 walk b4
        2 throw 2
        2 walk b5
        0 throw 2
        0 march 2 p7
        0 drive o4/p4
        1 throw 1
        1 walk c4
        2 throw 1
        2 walk b6
        0 throw 1
        0 march 2 p6
        0 march 0 m11
        1 throw 1
        1 walk d4
        2 throw 1
        2 walk b7
        0 throw 1
        0 march 2 p6
        ",
        expect![[r#"
            0 throw 2
            0 march 2 p7
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 1 b3
              [tp.police.turn] {"on":"marched","man":1,"path":["c2","b2","b3"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            2 throw 2
            2 walk b5
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4","b5"]}
            0 throw 2
            0 march 2 p7
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 drive o4/p4
              [tp.car.double] {"on":"drove","path":["o2","p2","p3","p4","o4"]}
            1 throw 1
            1 walk c4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","c4"]}
            2 throw 1
            2 walk b6
              [tp.thief.turn] {"on":"walked","thief":2,"path":["b5","b6"]}
            0 throw 1
            0 march 2 p6
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["telegraph","m11"]}
            1 throw 1
            1 walk d4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c4","d4"]}
            2 throw 1
            2 walk b7
              [tp.thief.turn] {"on":"walked","thief":2,"path":["b6","b7"]}
            0 throw 1
            0 march 2 p6
              [tp.police.turn] {"on":"marched","man":2,"path":["p5","p6"]}
            1 may: throw
        "#]],
    );
}
