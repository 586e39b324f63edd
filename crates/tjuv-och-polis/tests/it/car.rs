use crate::script::check;
use expect_test::expect;

/// [tp.car.double] [tp.car.two] Three means six, and the car then covers the last two squares of its way.
#[test]
fn the_car_drives_twice_the_die() {
    check(
        "
        thief 1 west-den
        car c7/b7
        ---
        0 throw 3
        0 drive f7/e7
        0 drive i7/h7
        look
        ",
        expect![[r#"
            0 throw 3
            0 drive f7/e7
              no [tp.move.exact] {"code":"no_way","to":"f7","steps":6,"flight":false}
            0 drive i7/h7
              [tp.car.double] {"on":"drove","path":["c7","d7","e7","f7","g7","h7","i7"]}
            look
              police 0, till 0, car i7/h7
              thief 1 west-den {"is":"free"} not wanted, arrests 0, carries 0
            1 may: throw
        "#]],
    );
}

/// [tp.car.forward] It never begins backward, but turns corners freely.
#[test]
fn the_car_only_drives_forward() {
    check(
        "
        thief 1 west-den
        car c7/d7
        ---
        0 throw 1
        0 drive d7/c7
        0 drive e7/d7
        0 drive b6/b7
        ",
        expect![[r#"
            0 throw 1
            0 drive d7/c7
              no [tp.car.forward] {"code":"car_backward"}
            0 drive e7/d7
              no [tp.car.forward] {"code":"car_backward"}
            0 drive b6/b7
              [tp.car.double] {"on":"drove","path":["c7","b7","b6"]}
            1 may: throw
        "#]],
    );
}

/// [tp.car.forward] Both its squares count as entered: round the small block in the north it would run into its own tail.
#[test]
fn the_car_does_not_run_into_its_own_tail() {
    check(
        "
        thief 1 west-den
        car g2/f2
        ---
        0 throw 6
        0 drive e2/f2
        ",
        expect![[r#"
            0 throw 6
            0 drive e2/f2
              no [tp.car.forward] {"code":"car_backward"}
            0 may: drive o4/p4 p5/p4 c4/d4 p3/p4 f7/g7 n7/m7 j11/j10
        "#]],
    );
}

/// [tp.car.streets] Past the doors of offices, dens, escape squares and the police house, and into none of them.
#[test]
fn the_car_keeps_to_the_streets() {
    check(
        "
        thief 1 west-den
        car k7/j7
        ---
        0 throw 1
        0 drive bank/l7
        0 drive m7/l7
        ",
        expect![[r#"
            0 throw 1
            0 drive bank/l7
              no [tp.car.streets] {"code":"car_off_street","at":"bank"}
            0 drive m7/l7
              [tp.car.double] {"on":"drove","path":["k7","l7","m7"]}
            1 may: throw
        "#]],
    );
}

/// [tp.car.streets] There is no way for the car through the post office with two doors, nor through the police house.
#[test]
fn the_car_does_not_drive_through_houses() {
    check(
        "
        thief 1 west-den
        car d2/c2
        ---
        0 throw 1
        0 drive d4/through-post
        0 drive d4/e4
        0 drive f2/e2
        ",
        expect![[r#"
            0 throw 1
            0 drive d4/through-post
              no [tp.car.streets] {"code":"car_off_street","at":"through-post"}
            0 drive d4/e4
              no [tp.move.exact] {"code":"no_way","to":"d4","steps":2,"flight":false}
            0 drive f2/e2
              [tp.car.double] {"on":"drove","path":["d2","e2","f2"]}
            1 may: throw
        "#]],
    );
}

/// [tp.car.streets] [tp.police.den] [tp.flee.through]
#[test]
fn the_car_never_stands_in_the_police_house_or_a_den_or_an_escape_square() {
    check(
        "
        thief 1 west-den
        car b4/b5
        ---
        0 throw 1
        0 drive west-den/b4
        0 drive d5/d4
        0 drive station/c2
        0 drive agency/n4
        ",
        expect![[r#"
            0 throw 1
            0 drive west-den/b4
              no [tp.car.streets] {"code":"car_off_street","at":"west-den"}
            0 drive d5/d4
              no [tp.car.streets] {"code":"car_off_street","at":"d5"}
            0 drive station/c2
              no [tp.car.streets] {"code":"car_off_street","at":"station"}
            0 drive agency/n4
              no [tp.car.streets] {"code":"car_off_street","at":"agency"}
            0 may: drive b2/b3 d4/c4
        "#]],
    );
}

/// [tp.car.stops] It drives over stops, and stands on them.
#[test]
fn the_car_passes_stops_and_stands_on_them() {
    check(
        "
        thief 1 west-den
        car c2/b2
        ---
        0 throw 1
        0 drive e2/d2
        1 throw 1
        1 walk b4
        0 throw 1
        0 drive g2/f2
        ",
        expect![[r#"
            0 throw 1
            0 drive e2/d2
              [tp.car.double] {"on":"drove","path":["c2","d2","e2"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 drive g2/f2
              [tp.car.double] {"on":"drove","path":["e2","f2","g2"]}
            1 may: throw
        "#]],
    );
}

/// [tp.car.stuck] With the whole way barred the car cannot be chosen; a policeman is moved instead.
#[test]
fn a_car_that_cannot_drive_its_way_stays() {
    check(
        "
        man 0 d7
        thief 1 b9 wanted
        car b8/b7
        ---
        0 throw 1
        0 drive b10/b9
        ",
        expect![[r#"
            0 throw 1
            0 drive b10/b9
              no [tp.tram.shield] {"code":"thief_on_stop_in_the_way","to":"b10"}
            0 may: march 0 d6 c7 e7
        "#]],
    );
}

/// [tp.car.stuck] With nobody before it, it can always go on.
#[test]
fn the_same_car_with_a_free_way() {
    check(
        "
        thief 1 west-den
        car b8/b7
        ---
        0 throw 1
        ",
        expect![[r#"
            0 throw 1
            0 may: drive b10/b9
        "#]],
    );
}
