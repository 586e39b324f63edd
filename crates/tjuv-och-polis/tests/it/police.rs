use crate::script::check;
use expect_test::expect;

/// [tp.police.turn] One piece, and then the turn goes on.
#[test]
fn the_police_move_one_piece() {
    check(
        "
        man 0 d7
        man 1 p5
        thief 1 west-den
        ---
        0 march 0 c7
        0 throw 1
        0 walk c7
        0 march 2 e7
        0 march 1 p6
        0 march 0 c7
        ",
        expect![[r#"
            0 march 0 c7
              no [tp.police.turn] {"code":"not_now","stage":"turn","police":true}
            0 throw 1
            0 walk c7
              no [tp.thief.turn] {"code":"only_thieves"}
            0 march 2 e7
              no [tp.setup.police] {"code":"no_such_man","man":2}
            0 march 1 p6
              [tp.police.turn] {"on":"marched","man":1,"path":["p5","p6"]}
            0 march 0 c7
              no [tp.setup.order] {"code":"not_your_turn","turn":1}
            1 may: throw
        "#]],
    );
}

/// [tp.police.turn] Or the radio car.
#[test]
fn the_police_move_the_car() {
    check(
        "
        man 0 d7
        thief 1 west-den
        ---
        0 throw 1
        0 drive i7/h7
        ",
        expect![[r#"
            0 throw 1
            0 drive i7/h7
              [tp.car.double] {"on":"drove","path":["g7","h7","i7"]}
            1 may: throw
        "#]],
    );
}

/// [tp.police.house.exit] From his square straight to the nearest street, not only through the gate.
#[test]
fn a_policeman_leaves_the_police_house_anywhere() {
    check(
        "
        man 0 d5
        man 1 h6 guards 1
        thief 1 e6 prison 2
        thief 2 west-den
        car b11/c11
        ---
        0 throw 2
        ",
        expect![[r#"
            0 throw 2
            0 may: march 0 through-post c4 e4 f5 d7, drive b7/b8
        "#]],
    );
}

/// [tp.police.house.enter]
#[test]
fn a_policeman_may_walk_back_in() {
    check(
        "
        man 0 d7
        thief 1 west-den
        car b11/c11
        ---
        0 throw 2
        0 march 0 d5
        ",
        expect![[r#"
            0 throw 2
            0 march 0 d5
              [tp.police.turn] {"on":"marched","man":0,"path":["d7","d6","d5"]}
            1 may: throw
        "#]],
    );
}

/// [tp.police.house.enter] Nor may a thief cross it from street to street.
#[test]
fn free_thieves_do_not_enter_the_police_house() {
    check(
        "
        turn 1
        thief 1 d4
        thief 2 d4
        ---
        1 throw 1
        1 walk d5
        1 walk c4
        2 throw 3
        2 walk d7
        ",
        expect![[r#"
            1 throw 1
            1 walk d5
              no [tp.police.house.enter] {"code":"thief_in_house","at":"d5"}
            1 walk c4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d4","c4"]}
            2 throw 3
            2 walk d7
              no [tp.move.exact] {"code":"no_way","to":"d7","steps":3,"flight":false}
            2 may: walk c2 e2 b3 f3 west-den g4 b5
        "#]],
    );
}

/// [tp.police.pass] A policeman passes policemen, the car, and thieves, wanted or not.
#[test]
fn a_policeman_passes_everybody_in_the_street() {
    check(
        "
        man 0 f7
        man 1 i7
        thief 1 j7 wanted carries 1000
        thief 2 k7
        car g7/h7
        ---
        0 throw 6
        0 march 0 l7
        ",
        expect![[r#"
            0 throw 6
            0 march 0 l7
              [tp.police.turn] {"on":"marched","man":0,"path":["f7","g7","h7","i7","j7","k7","l7"]}
            1 may: throw
        "#]],
    );
}

/// [tp.police.pass] So does the car.
#[test]
fn the_car_passes_everybody_in_the_street() {
    check(
        "
        man 0 h7
        thief 1 i7 wanted
        thief 2 j7
        ---
        0 throw 3
        0 drive m7/l7
        ",
        expect![[r#"
            0 throw 3
            0 drive m7/l7
              [tp.car.double] {"on":"drove","path":["g7","h7","i7","j7","k7","l7","m7"]}
            1 may: throw
        "#]],
    );
}

/// [tp.tram.shield] [tp.police.pass] Nobody passes a thief on a tram stop, wanted or not.
#[test]
fn a_thief_on_a_stop_is_not_passed() {
    check(
        "
        man 0 m7
        thief 1 n7 wanted
        car k7/j7
        ---
        0 throw 2
        0 march 0 o7
        0 drive o7/n7
        ",
        expect![[r#"
            0 throw 2
            0 march 0 o7
              no [tp.tram.shield] {"code":"thief_on_stop_in_the_way","to":"o7"}
            0 drive o7/n7
              no [tp.tram.shield] {"code":"thief_on_stop_in_the_way","to":"o7"}
            0 may: march 0 bank
        "#]],
    );
}

/// [tp.tram.shield] [tp.police.pass] One who is not wanted cannot be passed either.
#[test]
fn nor_is_one_who_is_not_wanted() {
    check(
        "
        man 0 m7
        thief 1 n7
        car k7/j7
        ---
        0 throw 3
        0 march 0 p7
        0 drive p8/p7
        0 drive p6/p7
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p7
              no [tp.tram.shield] {"code":"thief_on_stop_in_the_way","to":"p7"}
            0 drive p8/p7
              no [tp.tram.shield] {"code":"thief_on_stop_in_the_way","to":"p8"}
            0 drive p6/p7
              no [tp.tram.shield] {"code":"thief_on_stop_in_the_way","to":"p6"}
            0 may: march 0 corner-bank
        "#]],
    );
}

/// [tp.police.den] Nor through one.
#[test]
fn the_police_do_not_enter_dens() {
    check(
        "
        man 0 h2
        thief 1 corner-bank wanted
        car g4/f4
        ---
        0 throw 2
        0 march 0 h4
        0 march 0 middle-den
        0 drive middle-den/h4
        ",
        expect![[r#"
            0 throw 2
            0 march 0 h4
              no [tp.move.exact] {"code":"no_way","to":"h4","steps":2,"flight":false}
            0 march 0 middle-den
              no [tp.police.den] {"code":"police_in_den","at":"middle-den"}
            0 drive middle-den/h4
              no [tp.car.streets] {"code":"car_off_street","at":"middle-den"}
            0 may: march 0 f2 j2, drive j3/j4 k4/j4 j5/j4
        "#]],
    );
}
