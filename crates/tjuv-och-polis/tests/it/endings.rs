//! Whole stories of getting away or not, in which many clauses meet.

use crate::script::check;
use expect_test::expect;

/// [tp.flee.wire] [tp.flee.fare.lost] [tp.rob.agency] Stopped at once; and another finds the fare in the till.
#[test]
fn a_flight_stopped_at_once_by_telegraph() {
    check(
        "
        turn 1
        man 0 through-telegraph
        man 1 d5
        thief 1 c2 wanted carries 11000
        thief 2 n4
        car b11/c11
        ---
        1 throw 1
        1 walk station
        0 put_in_cell e5
        0 post_guard e6
        die 3
        2 throw 1
        2 walk agency
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
              [tp.flee.wire] {"on":"arrested","thief":1,"by":{"man":0},"cause":"wire","at":"station","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e5"}
            0 post_guard e6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e6"}
            die 3
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":3,"lost":10000,"bounty":2000}
            2 throw 1
            2 walk agency
              [tp.thief.turn] {"on":"walked","thief":2,"path":["n4","agency"]}
              [tp.rob.agency] {"on":"robbed","thief":2,"at":"agency","sum":1000,"agency":true}
            look
              police 2000, till 0, car b11/c11, man 0 e6 guards 1, man 1 d5
              thief 1 e5 {"is":"prison","turns":3} wanted, arrests 1, carries 0
              thief 2 agency {"is":"free"} wanted, arrests 0, carries 1000
            0 may: throw
        "#]],
    );
}

/// [tp.flee.last-chance] [tp.flee.gone] Two leave; the next throw must be used, and it is. A third leaves too late for it.
#[test]
fn a_flight_stopped_by_the_next_throw() {
    check(
        "
        turn 1
        man 0 k11
        man 1 d5
        thief 1 e11 wanted carries 11000 hidden west-den 1000
        thief 2 o2 wanted carries 3000
        car b11/c11
        ---
        1 throw 1
        1 walk quay
        2 throw 1
        2 walk p2
        0 throw 3
        0 march 0 telegraph
        0 put_in_cell e5
        0 post_guard e6
        die 5
        1 sit_out
        2 throw 3
        2 walk airport
        0 throw 1
        0 march 1 d4
        nature
        ",
        expect![[r#"
            1 throw 1
            1 walk quay
              [tp.thief.turn] {"on":"walked","thief":1,"path":["e11","quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"quay","fare":1000}
            2 throw 1
            2 walk p2
              [tp.thief.turn] {"on":"walked","thief":2,"path":["o2","p2"]}
            0 throw 3
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["k11","l11","m11","telegraph"]}
              [tp.flee.last-chance] {"on":"arrested","thief":1,"by":{"man":0},"cause":"last_chance","at":"quay","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e5"}
            0 post_guard e6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e6"}
            die 5
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":5,"lost":10000,"bounty":2000}
            1 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":1,"left":4}
            2 throw 3
            2 walk airport
              [tp.thief.turn] {"on":"walked","thief":2,"path":["p2","o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":2,"at":"airport","fare":3000}
            0 throw 1
            0 march 1 d4
              [tp.police.turn] {"on":"marched","man":1,"path":["d5","d4"]}
              [tp.flee.gone] {"on":"got_away","thief":2,"carried":0,"left":0,"secret":false}
            nature
              [tp.end.count] {"on":"game_over","totals":[2000,1000,0],"winners":[0]}
            over: won by 0
        "#]],
    );
}

/// [tp.prison.fourth] [tp.prison.fourth.money] [tp.end] The last policeman goes with the thief, and only the car is left.
#[test]
fn the_fourth_arrest_of_the_last_thief_in_town() {
    check(
        "
        options long
        man 0 p5
        thief 1 p8 wanted arrests 3 carries 1000 hidden east-den 9000
        thief 2 d5 prison 1 arrests 1 hidden west-den 2000
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell e6
        0 post_guard d6
        nature
        2 sit_out
        0 throw 1
        0 march 0 d7
        0 drive b9/b10
        2 throw 3
        2 walk b4
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":4}
            0 put_in_cell e6
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e6"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"d6"}
            nature
              [tp.prison.fourth] {"on":"out_of_game","thief":1,"man":0,"lost":1000,"bounty":1000,"hidden":9000}
            2 sit_out
              [tp.prison.escape] {"on":"sat_out","thief":2,"left":0}
              [tp.prison.served] {"on":"released","thief":2}
            0 throw 1
            0 march 0 d7
              no [tp.prison.fourth] {"code":"out_of_game","man":0}
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
            2 throw 3
            2 walk b4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["d5","d4","c4","b4"]}
            0 may: throw
        "#]],
    );
}

/// [tp.guard.wire] [tp.guard.escape] [tp.guard.count] One at the telegraph and one before the quay: the police choose which
/// goes first, the other follows.
#[test]
fn two_throws_and_two_pieces_due() {
    check(
        "
        man 0 telegraph stays 1
        man 1 e11 stays 1
        man 2 p5
        thief 1 west-den
        thief 2 west-den
        car b2/b3
        ---
        0 throw 1
        0 march 2 p6
        1 throw 1
        1 walk b4
        2 throw 6
        2 walk b9
        0 throw 1
        0 march 2 p5
        0 drive d2/c2
        0 march 1 d11
        1 throw 1
        1 walk b5
        2 throw 1
        2 walk b10
        0 throw 1
        0 march 2 p5
        0 march 1 e11
        0 march 0 m11
        1 throw 1
        1 walk b6
        2 throw 1
        2 walk b11
        0 throw 1
        0 march 2 p5
        ",
        expect![[r#"
            0 throw 1
            0 march 2 p6
              [tp.police.turn] {"on":"marched","man":2,"path":["p5","p6"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            2 throw 6
            2 walk b9
              [tp.thief.turn] {"on":"walked","thief":2,"path":["west-den","b4","b5","b6","b7","b8","b9"]}
            0 throw 1
            0 march 2 p5
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 drive d2/c2
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 1 d11
              [tp.police.turn] {"on":"marched","man":1,"path":["e11","d11"]}
            1 throw 1
            1 walk b5
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","b5"]}
            2 throw 1
            2 walk b10
              [tp.thief.turn] {"on":"walked","thief":2,"path":["b9","b10"]}
            0 throw 1
            0 march 2 p5
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 1 e11
              no [tp.guard.wire] {"code":"must_move_on","piece":{"man":0},"escape":false}
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["telegraph","m11"]}
            1 throw 1
            1 walk b6
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b5","b6"]}
            2 throw 1
            2 walk b11
              [tp.thief.turn] {"on":"walked","thief":2,"path":["b10","b11"]}
            0 throw 1
            0 march 2 p5
              [tp.police.turn] {"on":"marched","man":2,"path":["p6","p5"]}
            1 may: throw
        "#]],
    );
}

/// [tp.end] [tp.end.count] [tp.end.hidden] [tp.end.tie] The last free thief is caught while the others sit.
#[test]
fn the_end_with_everyone_inside() {
    check(
        "
        money 3000
        man 0 p5
        man 1 d5 guards 2
        thief 1 p8 wanted carries 6000 hidden west-den 5000
        thief 2 d6 prison 2 arrests 1 hidden east-den 5000
        thief 3 e6 prison 4 arrests 3 hidden east-den 1000
        car b11/c11
        ---
        0 throw 3
        0 march 0 p8
        0 put_in_cell e5
        0 post_guard f5
        die 1
        nature
        look
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"e5"}
            0 post_guard f5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"f5"}
            die 1
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":1,"lost":6000,"bounty":2000}
            nature
              [tp.end.count] {"on":"game_over","totals":[5000,5000,5000,1000],"winners":[0,1,2]}
            look
              police 5000, till 0, car b11/c11, man 0 f5 guards 1, man 1 d5 guards 2
              thief 1 e5 {"is":"prison","turns":1} wanted, arrests 1, carries 0, hidden west-den 5000
              thief 2 d6 {"is":"prison","turns":2} not wanted, arrests 1, carries 0, hidden east-den 5000
              thief 3 e6 {"is":"prison","turns":4} not wanted, arrests 3, carries 0, hidden east-den 1000
            over: won by 0, 1, 2
        "#]],
    );
}
