use crate::script::check;
use expect_test::expect;

/// [tp.thief.turn]
#[test]
fn a_thief_throws_and_walks() {
    check(
        "
        turn 1
        man 0 d5
        thief 1 f7
        ---
        1 walk g7
        1 throw
        die 2
        1 walk f7
        1 march 0 d4
        1 walk e7
        1 walk d7
        ",
        expect![[r#"
            1 walk g7
              no [tp.thief.turn] {"code":"not_now","stage":"turn","police":false}
            1 throw
            die 2
              [tp.move.exact] {"on":"threw","seat":1,"die":2}
            1 walk f7
              no [tp.thief.turn] {"code":"stands_still","same_den":false}
            1 march 0 d4
              no [tp.police.turn] {"code":"only_police"}
            1 walk e7
              no [tp.move.exact] {"code":"no_way","to":"e7","steps":2,"flight":false}
            1 walk d7
              [tp.thief.turn] {"on":"walked","thief":1,"path":["f7","e7","d7"]}
            0 may: throw
        "#]],
    );
}

/// [tp.thief.pass.thief] Wanted or not.
#[test]
fn thieves_always_pass_each_other() {
    check(
        "
        turn 1
        thief 1 b8 wanted
        thief 2 b9 wanted
        thief 3 b10
        ---
        1 throw 3
        1 walk b11
        ",
        expect![[r#"
            1 throw 3
            1 walk b11
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b8","b9","b10","b11"]}
            2 may: throw, ride j4 h11
        "#]],
    );
}

/// [tp.thief.pass.police] A thief who is not wanted walks past policemen and the car.
#[test]
fn one_who_is_not_wanted_passes_the_police() {
    check(
        "
        turn 1
        man 0 p6
        thief 1 p5
        thief 2 l7
        car n7/m7
        ---
        1 throw 2
        1 walk p7
        2 throw 3
        2 walk o7
        ",
        expect![[r#"
            1 throw 2
            1 walk p7
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p5","p6","p7"]}
            2 throw 3
            2 walk o7
              [tp.thief.turn] {"on":"walked","thief":2,"path":["l7","m7","n7","o7"]}
            0 may: throw
        "#]],
    );
}

/// [tp.thief.pass.police] A wanted one does not.
#[test]
fn a_wanted_thief_does_not_pass_the_police() {
    check(
        "
        turn 1
        man 0 p6
        thief 1 p5 wanted
        thief 2 l7 wanted
        car n7/m7
        ---
        1 throw 2
        1 walk p7
        1 walk p6
        1 walk p3
        2 throw 3
        2 walk o7
        2 walk m7
        ",
        expect![[r#"
            1 throw 2
            1 walk p7
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"p7"}
            1 walk p6
              no [tp.move.one-piece] {"code":"taken","at":"p6","tram":false}
            1 walk p3
              [tp.thief.turn] {"on":"walked","thief":1,"path":["p5","p4","p3"]}
            2 throw 3
            2 walk o7
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"o7"}
            2 walk m7
              no [tp.move.one-piece] {"code":"taken","at":"m7","tram":false}
            2 may: walk j6 i7 j8
        "#]],
    );
}

/// [tp.thief.pass.police] Wanted by a robbery: the way that was free on the way in is barred on the way out.
#[test]
fn a_robbery_makes_a_thief_wanted() {
    check(
        "
        turn 1
        man 0 j7
        thief 1 i7
        ---
        1 throw 4
        1 walk bank
        1 throw 3
        0 throw 1
        0 march 0 k7
        1 throw 3
        1 walk j7
        ",
        expect![[r#"
            1 throw 4
            1 walk bank
              [tp.thief.turn] {"on":"walked","thief":1,"path":["i7","j7","k7","l7","bank"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"bank","sum":10000,"agency":false}
            1 throw 3
              no [tp.setup.order] {"code":"not_your_turn","turn":0}
            0 throw 1
            0 march 0 k7
              [tp.police.turn] {"on":"marched","man":0,"path":["j7","k7"]}
            1 throw 3
            1 walk j7
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"j7"}
            1 may: walk n7
        "#]],
    );
}

/// [tp.thief.pass.police] [tp.prison.escape] After escaping from prison; and serving clears it. [tp.prison.served]
#[test]
fn an_escape_makes_a_thief_wanted_and_serving_clears_it() {
    check(
        "
        turn 1
        options long
        thief 1 d5 prison 3 arrests 1
        thief 2 e5 prison 1 arrests 1 wanted
        ---
        1 try_escape 6
        1 walk e2
        2 sit_out
        look
        ",
        expect![[r#"
            1 try_escape 6
              [tp.prison.escape] {"on":"escaped","thief":1}
            1 walk e2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d5","d4","e4","f4","f3","f2","e2"]}
            2 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":2,"left":0}
              [tp.prison.served] {"on":"released","thief":2}
            look
              police 0, till 0, car g7/f7
              thief 1 e2 {"is":"free"} wanted, arrests 1, carries 0
              thief 2 e5 {"is":"free"} not wanted, arrests 1, carries 0
            0 may: throw
        "#]],
    );
}

/// [tp.thief.wanted.keeps] Neither reaching a den nor hiding the money clears it.
#[test]
fn in_a_den_a_wanted_thief_stays_wanted() {
    check(
        "
        turn 1
        man 0 d5
        man 1 b5
        thief 1 c4 wanted carries 3000
        ---
        1 throw 2
        1 walk west-den
        1 hide_all
        look
        0 throw 1
        0 march 0 d4
        1 throw 3
        1 walk b6
        1 walk b2
        ",
        expect![[r#"
            1 throw 2
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c4","b4","west-den"]}
            1 hide_all
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":3000,"all":true,"secret":false}
            look
              police 0, till 0, car g7/f7, man 0 d5, man 1 b5
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries 0, hidden west-den 3000
            0 throw 1
            0 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d5","d4"]}
            1 throw 3
            1 walk b6
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"b6"}
            1 walk b2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4","b3","b2"]}
            0 may: throw
        "#]],
    );
}
