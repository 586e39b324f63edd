use crate::script::check;
use expect_test::expect;

/// [tp.rob] By exact count, and the money comes at once.
#[test]
fn who_stops_in_a_bank_has_robbed_it() {
    check(
        "
        turn 1
        thief 1 j7
        ---
        1 throw 3
        1 walk bank
        look
        ",
        expect![[r#"
            1 throw 3
            1 walk bank
              [tp.thief.turn] {"on":"walked","thief":1,"path":["j7","k7","l7","bank"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"bank","sum":10000,"agency":false}
            look
              police 0, till 0, car g7/f7
              thief 1 bank {"is":"free"} wanted, arrests 0, carries 10000
            0 may: throw
        "#]],
    );
}

/// [tp.rob] Not by a larger throw.
#[test]
fn a_bank_needs_an_exact_throw() {
    check(
        "
        turn 1
        thief 1 l7
        ---
        1 throw 2
        1 walk bank
        ",
        expect![[r#"
            1 throw 2
            1 walk bank
              no [tp.move.exact] {"code":"no_way","to":"bank","steps":2,"flight":false}
            1 may: walk j7 n7 corner-bank
        "#]],
    );
}

/// [tp.rob] A post office as well.
#[test]
fn a_post_office_is_robbed_in_the_same_way() {
    check(
        "
        turn 1
        thief 1 d4
        ---
        1 throw 1
        1 walk through-post
        ",
        expect![[r#"
            1 throw 1
            1 walk through-post
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d4","through-post"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"through-post","sum":5000,"agency":false}
            0 may: throw
        "#]],
    );
}

/// [tp.rob.agency] All the money in the till.
#[test]
fn the_travel_agency_yields_its_till() {
    check(
        "
        turn 1
        till 4000
        thief 1 n4
        ---
        1 throw 1
        1 walk agency
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk agency
              [tp.thief.turn] {"on":"walked","thief":1,"path":["n4","agency"]}
              [tp.rob.agency] {"on":"robbed","thief":1,"at":"agency","sum":4000,"agency":true}
            look
              police 0, till 0, car g7/f7
              thief 1 agency {"is":"free"} wanted, arrests 0, carries 4000
            0 may: throw
        "#]],
    );
}

/// [tp.rob.agency] An empty till is still a robbery.
#[test]
fn an_empty_till_makes_a_thief_wanted_as_well() {
    check(
        "
        turn 1
        thief 1 n4
        ---
        1 throw 1
        1 walk agency
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk agency
              [tp.thief.turn] {"on":"walked","thief":1,"path":["n4","agency"]}
              [tp.rob.agency] {"on":"robbed","thief":1,"at":"agency","sum":0,"agency":true}
            look
              police 0, till 0, car g7/f7
              thief 1 agency {"is":"free"} wanted, arrests 0, carries 0
            0 may: throw
        "#]],
    );
}

/// [tp.rob.again] The same place, by one thief, by another, and by the first again.
#[test]
fn a_square_can_be_robbed_any_number_of_times() {
    check(
        "
        turn 1
        thief 1 d2
        thief 2 d4
        man 0 p5
        car b11/c11
        ---
        1 throw 1
        1 walk through-post
        2 throw 1
        2 walk e4
        0 throw 1
        0 march 0 p6
        1 throw 1
        1 walk d2
        2 throw 2
        2 walk through-post
        0 throw 1
        0 march 0 p5
        1 throw 1
        1 walk c2
        2 throw 1
        2 walk d4
        0 throw 1
        0 march 0 p6
        1 throw 2
        1 walk through-post
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk through-post
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d2","through-post"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"through-post","sum":5000,"agency":false}
            2 throw 1
            2 walk e4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["d4","e4"]}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 throw 1
            1 walk d2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["through-post","d2"]}
            2 throw 2
            2 walk through-post
              [tp.thief.turn] {"on":"walked","thief":2,"path":["e4","d4","through-post"]}
              [tp.rob] {"on":"robbed","thief":2,"at":"through-post","sum":5000,"agency":false}
            0 throw 1
            0 march 0 p5
              [tp.police.turn] {"on":"marched","man":0,"path":["p6","p5"]}
            1 throw 1
            1 walk c2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d2","c2"]}
            2 throw 1
            2 walk d4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["through-post","d4"]}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 throw 2
            1 walk through-post
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","d2","through-post"]}
              [tp.rob] {"on":"robbed","thief":1,"at":"through-post","sum":5000,"agency":false}
            look
              police 0, till 0, car b11/c11, man 0 p6
              thief 1 through-post {"is":"free"} wanted, arrests 0, carries 10000
              thief 2 d4 {"is":"free"} wanted, arrests 0, carries 5000
            2 may: throw
        "#]],
    );
}
