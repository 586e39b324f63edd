use crate::script::check;
use expect_test::expect;

/// [tp.tram.ride] Onto the stop by the die, on by the tram, and the move after that is by the die again.
#[test]
fn a_thief_rides_every_other_time() {
    check(
        "
        turn 1
        man 0 p5
        thief 1 d2
        car b11/c11
        ---
        1 ride n7
        1 throw 1
        1 walk e2
        0 throw 1
        0 march 0 p6
        1 ride b9
        1 ride c4
        1 ride e2
        1 ride n7
        0 throw 1
        0 march 0 p5
        1 ride e2
        1 throw 1
        1 walk m7
        ",
        expect![[r#"
            1 ride n7
              no [tp.tram.ride] {"code":"not_at_stop","at":"d2"}
            1 throw 1
            1 walk e2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d2","e2"]}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 ride b9
              no [tp.tram.ride] {"code":"not_on_line","to":"b9"}
            1 ride c4
              no [tp.tram.ride] {"code":"not_on_line","to":"c4"}
            1 ride e2
              no [tp.thief.turn] {"code":"stands_still","same_den":false}
            1 ride n7
              [tp.tram.ride] {"on":"rode","thief":1,"line":1,"from":"e2","to":"n7","changed":false}
            0 throw 1
            0 march 0 p5
              [tp.police.turn] {"on":"marched","man":0,"path":["p6","p5"]}
            1 ride e2
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            1 throw 1
            1 walk m7
              [tp.thief.turn] {"on":"walked","thief":1,"path":["n7","m7"]}
            0 may: throw
        "#]],
    );
}

/// [tp.tram.ride] A throw without any legal move is no move.
#[test]
fn who_could_not_walk_has_not_walked() {
    check(
        "
        turn 1
        man 0 m7
        man 1 o7
        thief 1 n7 wanted rode 1
        car j7/i7
        ---
        1 throw 2
        0 throw 1
        0 drive l7/k7
        1 ride e2
        ",
        expect![[r#"
            1 throw 2
              [tp.move.none] {"on":"passed","seat":1}
            0 throw 1
            0 drive l7/k7
              [tp.car.double] {"on":"drove","path":["j7","k7","l7"]}
            1 ride e2
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            1 may: throw
        "#]],
    );
}

/// [tp.tram.change] By line 1 to where line 2 meets it, on by line 2, and then the die.
#[test]
fn a_thief_changes_lines() {
    check(
        "
        turn 1
        man 0 p5
        thief 1 e2
        car b11/c11
        ---
        1 ride j4
        0 throw 1
        0 march 0 p6
        1 ride n7
        1 ride b9
        0 throw 1
        0 march 0 p5
        1 ride h11
        1 throw 1
        1 walk b8
        ",
        expect![[r#"
            1 ride j4
              [tp.tram.ride] {"on":"rode","thief":1,"line":1,"from":"e2","to":"j4","changed":false}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 ride n7
              no [tp.tram.ride] {"code":"not_on_line","to":"n7"}
            1 ride b9
              [tp.tram.change] {"on":"rode","thief":1,"line":2,"from":"j4","to":"b9","changed":true}
            0 throw 1
            0 march 0 p5
              [tp.police.turn] {"on":"marched","man":0,"path":["p6","p5"]}
            1 ride h11
              no [tp.tram.change] {"code":"rode_already","changed":true}
            1 throw 1
            1 walk b8
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b9","b8"]}
            0 may: throw
        "#]],
    );
}

/// [tp.tram.change] Where no other line stops there is no changing.
#[test]
fn no_change_where_one_line_stops() {
    check(
        "
        turn 1
        thief 1 n7 rode 1
        ---
        1 ride j4
        ",
        expect![[r#"
            1 ride j4
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            1 may: throw
        "#]],
    );
}

/// [tp.tram.police] Instead of the throw, one policeman. Not the same twice in a row except to change lines; but
/// different ones may ride in turns that follow each other.
#[test]
fn policemen_ride_in_turns_that_follow_each_other() {
    check(
        "
        man 0 e2
        man 1 b9
        thief 1 west-den
        car h7/g7
        ---
        0 send_by_tram 0 n7
        1 throw 1
        1 walk b4
        0 send_by_tram 0 j4
        0 send_by_tram 1 j4
        1 throw 1
        1 walk b5
        0 send_by_tram 0 e2
        0 send_by_tram 1 h11
        0 send_by_tram 1 e2
        1 throw 1
        1 walk b6
        0 send_by_tram 1 n7
        0 throw 6
        ",
        expect![[r#"
            0 send_by_tram 0 n7
              [tp.tram.police] {"on":"man_rode","man":0,"line":1,"from":"e2","to":"n7","changed":false}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 send_by_tram 0 j4
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            0 send_by_tram 1 j4
              [tp.tram.police] {"on":"man_rode","man":1,"line":2,"from":"b9","to":"j4","changed":false}
            1 throw 1
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","b5"]}
            0 send_by_tram 0 e2
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            0 send_by_tram 1 h11
              no [tp.tram.ride] {"code":"not_on_line","to":"h11"}
            0 send_by_tram 1 e2
              [tp.tram.change] {"on":"man_rode","man":1,"line":1,"from":"j4","to":"e2","changed":true}
            1 throw 1
            1 walk b6
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b5","b6"]}
            0 send_by_tram 1 n7
              no [tp.tram.change] {"code":"rode_already","changed":true}
            0 throw 6
            0 may: march 0 p3 o4 j5 j7 corner-bank j9 p11, march 1 k2 b3 through-post f3 j3 c4 e4 g4 i4 b5 d5 f5 h5 e6 g6 d7 f7, drive f3/f2 o2/n2 g2/f2 c4/d4 p3/p4 p5/p4 o4/p4 p11/p10 d11/e11 p11/o11
        "#]],
    );
}

/// [tp.tram.police] By the newer rules it is the same.
#[test]
fn ny_policemen_ride_in_turns_that_follow_each_other() {
    check(
        "
        options ny
        man 0 e2
        man 1 b9
        thief 1 west-den
        ---
        0 send_by_tram 0 n7
        1 throw 1
        1 walk b4
        0 send_by_tram 0 e2
        0 send_by_tram 1 h11
        ",
        expect![[r#"
            0 send_by_tram 0 n7
              [tp.tram.police] {"on":"man_rode","man":0,"line":1,"from":"e2","to":"n7","changed":false}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 send_by_tram 0 e2
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            0 send_by_tram 1 h11
              [tp.tram.police] {"on":"man_rode","man":1,"line":2,"from":"b9","to":"h11","changed":false}
            1 may: throw
        "#]],
    );
}

/// [tp.tram.ready] He may wait on the stop while others are moved.
#[test]
fn a_policeman_waits_for_his_tram() {
    check(
        "
        man 0 d2
        man 1 p5
        thief 1 west-den
        ---
        0 throw 1
        0 march 0 e2
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 1 p6
        1 throw 1
        1 walk b5
        0 send_by_tram 0 n7
        1 throw 1
        1 walk b6
        0 throw 1
        0 march 1 p5
        1 throw 1
        1 walk b7
        0 send_by_tram 0 e2
        ",
        expect![[r#"
            0 throw 1
            0 march 0 e2
              [tp.police.turn] {"on":"marched","man":0,"path":["d2","e2"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 1 p6
              [tp.police.turn] {"on":"marched","man":1,"path":["p5","p6"]}
            1 throw 1
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","b5"]}
            0 send_by_tram 0 n7
              [tp.tram.police] {"on":"man_rode","man":0,"line":1,"from":"e2","to":"n7","changed":false}
            1 throw 1
            1 walk b6
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b5","b6"]}
            0 throw 1
            0 march 1 p5
              [tp.police.turn] {"on":"marched","man":1,"path":["p6","p5"]}
            1 throw 1
            1 walk b7
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b6","b7"]}
            0 send_by_tram 0 e2
              no [tp.tram.ride] {"code":"rode_already","changed":false}
            0 may: throw
        "#]],
    );
}

/// [tp.tram.free] Not to a policeman, nor to the car, nor to a thief who is not wanted.
#[test]
fn the_stop_must_be_free() {
    check(
        "
        man 0 e2
        man 1 n7
        man 2 p5
        thief 1 j4
        thief 2 b9
        car h11/i11
        ---
        0 send_by_tram 0 n7
        0 send_by_tram 0 j4
        0 send_by_tram 1 e2
        0 throw 1
        0 march 2 p6
        1 ride n7
        1 ride b9
        1 ride h11
        ",
        expect![[r#"
            0 send_by_tram 0 n7
              no [tp.tram.free] {"code":"taken","at":"n7","tram":true}
            0 send_by_tram 0 j4
              no [tp.arrest.who] {"code":"not_wanted","thief":1}
            0 send_by_tram 1 e2
              no [tp.tram.free] {"code":"taken","at":"e2","tram":true}
            0 throw 1
            0 march 2 p6
              [tp.police.turn] {"on":"marched","man":2,"path":["p5","p6"]}
            1 ride n7
              no [tp.tram.free] {"code":"taken","at":"n7","tram":true}
            1 ride b9
              no [tp.tram.free] {"code":"taken","at":"b9","tram":true}
            1 ride h11
              no [tp.tram.free] {"code":"taken","at":"h11","tram":true}
            1 may: throw
        "#]],
    );
}

/// [tp.tram.free] Riding passes over everything.
#[test]
fn the_tram_passes_everybody() {
    check(
        "
        turn 1
        man 0 m7
        man 1 o7
        thief 1 n7 wanted
        ---
        1 ride e2
        ",
        expect![[r#"
            1 ride e2
              [tp.tram.ride] {"on":"rode","thief":1,"line":1,"from":"n7","to":"e2","changed":false}
            0 may: throw
        "#]],
    );
}

/// [tp.tram.car] [tp.car.stops] Standing on a stop it has nothing but the die.
#[test]
fn the_car_never_rides() {
    check(
        "
        thief 1 west-den
        car e2/d2
        ---
        ",
        expect![[r#"
            0 may: throw
        "#]],
    );
}

/// [tp.tram.shield] A ring round a stop catches nobody there.
#[test]
fn a_thief_on_a_stop_is_not_surrounded() {
    check(
        "
        man 0 m7
        man 1 p7
        thief 1 n7 wanted carries 8000
        ---
        0 throw 1
        0 march 1 o7
        ",
        expect![[r#"
            0 throw 1
            0 march 1 o7
              [tp.police.turn] {"on":"marched","man":1,"path":["p7","o7"]}
            1 may: throw, ride e2 j4
        "#]],
    );
}
