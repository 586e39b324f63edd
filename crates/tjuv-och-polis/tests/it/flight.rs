use crate::script::check;
use expect_test::expect;

/// [tp.flee.exact] Two steps to the train and two to the plane, with a three.
#[test]
fn the_plane_needs_no_exact_throw_but_the_train_does() {
    check(
        "
        turn 1
        thief 1 d2 wanted carries 5000
        thief 2 n2 wanted carries 5000
        ---
        1 throw 3
        1 walk station
        1 walk f3
        2 throw 3
        2 walk airport
        ",
        expect![[r#"
            1 throw 3
            1 walk station
              no [tp.flee.exact] {"code":"no_way","to":"station","steps":3,"flight":true}
            1 walk f3
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d2","e2","f2","f3"]}
            2 throw 3
            2 walk airport
              [tp.thief.turn] {"on":"walked","thief":2,"path":["n2","o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":2,"at":"airport","fare":3000}
            0 may: throw
        "#]],
    );
}

/// [tp.flee.exact] The boat needs one too.
#[test]
fn the_boat_needs_an_exact_throw() {
    check(
        "
        turn 1
        thief 1 e11 wanted carries 5000
        ---
        1 throw 2
        1 walk quay
        ",
        expect![[r#"
            1 throw 2
            1 walk quay
              no [tp.flee.exact] {"code":"no_way","to":"quay","steps":2,"flight":true}
            1 may: walk c11 g11
        "#]],
    );
}

/// [tp.flee.fare] 1 000 by train or boat, 3 000 by plane, into the till of the travel agency.
#[test]
fn fares_go_into_the_till() {
    check(
        "
        turn 1
        till 2000
        thief 1 c2 wanted carries 1000
        thief 2 o2 wanted carries 3000
        thief 3 e11 wanted carries 9000
        ---
        1 throw 1
        1 walk station
        2 throw 1
        2 walk airport
        3 throw 1
        3 walk quay
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 1
            2 walk airport
              [tp.thief.turn] {"on":"walked","thief":2,"path":["o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":2,"at":"airport","fare":3000}
            3 throw 1
            3 walk quay
              [tp.thief.turn] {"on":"walked","thief":3,"path":["e11","quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":3,"at":"quay","fare":1000}
            look
              police 0, till 7000, car g7/f7
              thief 1 station {"is":"leaving"} wanted, arrests 0, carries 0
              thief 2 airport {"is":"leaving"} wanted, arrests 0, carries 0
              thief 3 quay {"is":"leaving"} wanted, arrests 0, carries 8000
            0 may: throw
        "#]],
    );
}

/// [tp.flee.broke] Hidden money does not count.
#[test]
fn who_cannot_pay_does_not_leave() {
    check(
        "
        turn 1
        thief 1 c2 hidden west-den 9000
        thief 2 o2 wanted carries 2000
        ---
        1 throw 1
        1 walk station
        1 walk d2
        2 throw 1
        2 walk airport
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              no [tp.flee.broke] {"code":"cannot_pay","fare":1000,"carried":0}
            1 walk d2
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","d2"]}
            2 throw 1
            2 walk airport
              no [tp.flee.broke] {"code":"cannot_pay","fare":3000,"carried":2000}
            2 may: walk n2 p2
        "#]],
    );
}

/// [tp.flee.through] Not for policemen.
#[test]
fn the_police_do_not_enter_an_escape_square() {
    check(
        "
        man 0 c2
        thief 1 west-den
        ---
        0 throw 1
        0 march 0 station
        ",
        expect![[r#"
            0 throw 1
            0 march 0 station
              no [tp.flee.through] {"code":"police_at_escape","at":"station"}
            0 may: march 0 b2 d2, drive i7/h7
        "#]],
    );
}

/// [tp.flee.through] The quay at the corner is no way round the policeman.
#[test]
fn an_escape_square_is_no_passage() {
    check(
        "
        turn 1
        man 0 j11
        thief 1 j10 wanted carries 5000
        ---
        1 throw 2
        1 walk i11
        ",
        expect![[r#"
            1 throw 2
            1 walk i11
              no [tp.thief.pass.police] {"code":"police_in_the_way","to":"i11"}
            1 may: walk j8
        "#]],
    );
}

/// [tp.flee.last-chance] Three steps to the telegraph and a three.
#[test]
fn the_police_telegraph_in_time() {
    check(
        "
        turn 1
        man 0 k11
        thief 1 c2 wanted carries 7000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        0 throw 3
        0 march 0 telegraph
        0 put_in_cell d5
        0 post_guard e5
        die 4
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            0 throw 3
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["k11","l11","m11","telegraph"]}
              [tp.flee.last-chance] {"on":"arrested","thief":1,"by":{"man":0},"cause":"last_chance","at":"station","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":6000,"bounty":2000}
            look
              police 2000, till 1000, car b11/c11, man 0 e5 guards 1
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            nature draws one of 1
        "#]],
    );
}

/// [tp.flee.last-chance] [tp.flee.gone] Any other throw is too late; what was left in a den goes back to the bank.
#[test]
fn the_police_do_not_telegraph_in_time() {
    check(
        "
        turn 1
        man 0 k11
        thief 1 c2 wanted carries 7000 hidden west-den 5000
        thief 2 east-den
        car b11/c11
        ---
        1 throw 1
        1 walk station
        2 throw 1
        2 walk p11
        0 throw 2
        0 march 0 telegraph
        0 march 0 m11
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 1
            2 walk p11
              [tp.thief.turn] {"on":"walked","thief":2,"path":["east-den","p11"]}
            0 throw 2
            0 march 0 telegraph
              no [tp.move.exact] {"code":"no_way","to":"telegraph","steps":2,"flight":false}
            0 march 0 m11
              [tp.police.turn] {"on":"marched","man":0,"path":["k11","l11","m11"]}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":6000,"left":5000,"secret":false}
            look
              police 0, till 1000, car b11/c11, man 0 m11
              thief 1 nowhere {"is":"away"} wanted, arrests 0, carries 6000
              thief 2 p11 {"is":"free"} not wanted, arrests 0, carries 0
            2 may: throw
        "#]],
    );
}

/// [tp.flee.last-chance] It is the throw that counts: a tram to the next corner is none.
#[test]
fn a_ride_instead_of_the_throw_lets_the_thief_go() {
    check(
        "
        turn 1
        man 0 e2
        thief 1 c2 wanted carries 7000
        thief 2 east-den
        car b11/c11
        ---
        1 throw 1
        1 walk station
        2 throw 1
        2 walk p11
        0 send_by_tram 0 n7
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 1
            2 walk p11
              [tp.thief.turn] {"on":"walked","thief":2,"path":["east-den","p11"]}
            0 send_by_tram 0 n7
              [tp.tram.police] {"on":"man_rode","man":0,"line":1,"from":"e2","to":"n7","changed":false}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":6000,"left":0,"secret":false}
            2 may: throw
        "#]],
    );
}

/// [tp.flee.wire] [tp.flee.fare.lost] A policeman stands in the station already: the flight fails at once.
#[test]
fn a_policeman_at_the_telegraph() {
    check(
        "
        turn 1
        man 0 telegraph
        thief 1 c2 wanted carries 7000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        0 put_in_cell d5
        0 post_guard e5
        die 4
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
              [tp.flee.wire] {"on":"arrested","thief":1,"by":{"man":0},"cause":"wire","at":"station","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 4
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":4,"lost":6000,"bounty":2000}
            look
              police 2000, till 1000, car b11/c11, man 0 e5 guards 1
              thief 1 d5 {"is":"prison","turns":4} wanted, arrests 1, carries 0
            nature draws one of 1
        "#]],
    );
}

/// [tp.flee.wire] Of several, the police choose.
#[test]
fn policemen_in_two_telegraph_stations() {
    check(
        "
        turn 1
        man 0 telegraph
        man 1 through-telegraph
        man 2 p5
        thief 1 o2 wanted carries 7000
        thief 2 east-den
        car b11/c11
        ---
        1 throw 4
        1 walk airport
        0 take 2
        0 take 1
        ",
        expect![[r#"
            1 throw 4
            1 walk airport
              [tp.thief.turn] {"on":"walked","thief":1,"path":["o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"airport","fare":3000}
            0 take 2
              no [tp.flee.wire] {"code":"not_nearest","by":{"man":2},"wire":true}
            0 take 1
              [tp.flee.wire] {"on":"arrested","thief":1,"by":{"man":1},"cause":"wire","at":"airport","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.flee.fare.lost] Nor when the police telegraph with the next throw.
#[test]
fn the_fare_is_not_given_back() {
    check(
        "
        turn 1
        man 0 k11
        thief 1 o2 wanted carries 7000
        car b11/c11
        ---
        1 throw 1
        1 walk airport
        0 throw 3
        0 march 0 telegraph
        0 put_in_cell d5
        0 post_guard e5
        die 1
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk airport
              [tp.thief.turn] {"on":"walked","thief":1,"path":["o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"airport","fare":3000}
            0 throw 3
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["k11","l11","m11","telegraph"]}
              [tp.flee.last-chance] {"on":"arrested","thief":1,"by":{"man":0},"cause":"last_chance","at":"airport","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 1
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":1,"lost":4000,"bounty":1000}
            look
              police 1000, till 3000, car b11/c11, man 0 e5 guards 1
              thief 1 d5 {"is":"prison","turns":1} wanted, arrests 1, carries 0
            nature draws one of 1
        "#]],
    );
}

/// [tp.flee.gone]
#[test]
fn who_got_away_keeps_the_money() {
    check(
        "
        turn 1
        thief 1 c2 wanted carries 7000 hidden west-den 5000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        0 throw 1
        0 drive b9/b10
        nature
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            0 throw 1
            0 drive b9/b10
              [tp.car.double] {"on":"drove","path":["b11","b10","b9"]}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":6000,"left":5000,"secret":false}
            nature
              [tp.end.count] {"on":"game_over","totals":[0,6000],"winners":[1]}
            over: won by 1
        "#]],
    );
}

/// [tp.flee.several] One policeman stops them all, and guards them all.
#[test]
fn one_telegram_for_two() {
    check(
        "
        turn 1
        options long
        man 0 k11
        thief 1 c2 wanted carries 7000
        thief 2 e11 wanted carries 2000
        car b2/b3
        ---
        1 throw 1
        1 walk station
        2 throw 1
        2 walk quay
        0 throw 3
        0 march 0 telegraph
        0 put_in_cell d5
        0 post_guard d6
        die 2
        0 put_in_cell e5
        die 3
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 1
            2 walk quay
              [tp.thief.turn] {"on":"walked","thief":2,"path":["e11","quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":2,"at":"quay","fare":1000}
            0 throw 3
            0 march 0 telegraph
              [tp.police.turn] {"on":"marched","man":0,"path":["k11","l11","m11","telegraph"]}
              [tp.flee.last-chance] {"on":"arrested","thief":1,"by":{"man":0},"cause":"last_chance","at":"station","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard d6
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"d6"}
            die 2
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":2,"lost":6000,"bounty":2000}
              [tp.flee.last-chance] {"on":"arrested","thief":2,"by":{"man":0},"cause":"last_chance","at":"quay","times":1}
            0 put_in_cell e5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":2,"at":"e5"}
            die 3
              [tp.prison.sentence] {"on":"sentenced","thief":2,"turns":3,"lost":1000,"bounty":1000}
            look
              police 3000, till 2000, car b2/b3, man 0 d6 guards 1 guards 2
              thief 1 d5 {"is":"prison","turns":2} wanted, arrests 1, carries 0
              thief 2 e5 {"is":"prison","turns":3} wanted, arrests 1, carries 0
            1 may: try_escape, sit_out
        "#]],
    );
}

/// [tp.move.one-piece] [tp.flee.fare] Until the train has left there is no room for another.
#[test]
fn one_at_a_time() {
    check(
        "
        turn 1
        thief 1 c2 wanted carries 2000
        thief 2 d2 wanted carries 2000
        car b11/c11
        ---
        1 throw 1
        1 walk station
        2 throw 2
        2 walk station
        ",
        expect![[r#"
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 2
            2 walk station
              no [tp.move.one-piece] {"code":"taken","at":"station","tram":false}
            2 may: walk b2 f2 d4
        "#]],
    );
}
