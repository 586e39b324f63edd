use crate::script::check;
use expect_test::expect;

/// [tp.den.secret] In the open everybody sees every sum.
#[test]
fn money_is_public() {
    check(
        "
        turn 1
        thief 1 b4 wanted carries 5000
        thief 2 east-den
        ---
        eyes 2
        1 throw 1
        1 walk west-den
        1 hide_part 2000
        look
        ",
        expect![[r#"
            eyes 2
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            1 hide_part 2000
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":2000,"all":false,"secret":false}
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries 3000, hidden west-den 2000
              thief 2 east-den {"is":"free"} not wanted, arrests 0, carries 0
            2 may: throw
        "#]],
    );
}

/// [tp.den.secret] With secret money the others see that there is some, in which den, and whether it was all.
#[test]
fn secret_money_is_seen_by_its_thief() {
    check(
        "
        options secret
        turn 1
        thief 1 b4 wanted carries 5000
        thief 2 east-den
        ---
        1 throw 1
        1 walk west-den
        eyes 2
        look
        1 hide_part 2000
        look
        eyes 1
        look
        eyes table
        look
        2 throw 1
        2 walk p11
        0 throw 1
        0 drive i7/h7
        eyes 0
        1 fetch_all
        eyes 1
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            eyes 2
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries some
              thief 2 east-den {"is":"free"} not wanted, arrests 0, carries 0
            1 hide_part 2000
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":null,"all":false,"secret":true}
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries some, hidden west-den some
              thief 2 east-den {"is":"free"} not wanted, arrests 0, carries 0
            eyes 1
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries 3000, hidden west-den 2000
              thief 2 east-den {"is":"free"} not wanted, arrests 0, carries 0
            eyes table
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries some, hidden west-den some
              thief 2 east-den {"is":"free"} not wanted, arrests 0, carries 0
            2 throw 1
            2 walk p11
              [tp.thief.turn] {"on":"walked","thief":2,"path":["east-den","p11"]}
            0 throw 1
            0 drive i7/h7
              [tp.car.double] {"on":"drove","path":["g7","h7","i7"]}
            eyes 0
            1 fetch_all
              [tp.den.hide] {"on":"fetched","thief":1,"den":"west-den","amount":null,"all":true,"secret":true}
            eyes 1
            look
              police 0, till 0, car i7/h7
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries 5000
              thief 2 p11 {"is":"free"} not wanted, arrests 0, carries 0
            1 may: throw
        "#]],
    );
}

/// [tp.den.secret] When a thief is arrested the loot is counted openly.
#[test]
fn loot_is_counted_openly() {
    check(
        "
        options secret
        man 0 p5
        thief 1 p8 wanted carries 12000 hidden west-den 4000
        car b11/c11
        ---
        eyes 0
        look
        0 throw 3
        0 march 0 p8
        0 put_in_cell d5
        0 post_guard e5
        die 1
        look
        nature
        look
        ",
        expect![[r#"
            eyes 0
            look
              police 0, till 0, car b11/c11, man 0 p5
              thief 1 p8 {"is":"free"} wanted, arrests 0, carries some, hidden west-den some
            0 throw 3
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
              [tp.arrest.land] {"on":"arrested","thief":1,"by":{"man":0},"cause":"landed","at":"p8","times":1}
            0 put_in_cell d5
              [tp.arrest.to-house] {"on":"put_in_cell","thief":1,"at":"d5"}
            0 post_guard e5
              [tp.arrest.to-house] {"on":"guard_posted","man":0,"at":"e5"}
            die 1
              [tp.prison.sentence] {"on":"sentenced","thief":1,"turns":1,"lost":12000,"bounty":3000}
            look
              police 3000, till 0, car b11/c11, man 0 e5 guards 1
              thief 1 d5 {"is":"prison","turns":1} wanted, arrests 1, carries 0, hidden west-den some
            nature
              [tp.end.count] {"on":"game_over","totals":[3000,4000],"winners":[1]}
            look
              police 3000, till 0, car b11/c11, man 0 e5 guards 1
              thief 1 d5 {"is":"prison","turns":1} wanted, arrests 1, carries 0, hidden west-den 4000
            over: won by 1
        "#]],
    );
}

/// [tp.den.secret] [tp.flee.gone] Nobody sees what one who got away has taken along or left.
#[test]
fn who_gets_away_keeps_the_secret() {
    check(
        "
        options secret
        turn 1
        man 0 p5
        thief 1 c2 wanted carries 12000 hidden west-den 4000
        thief 2 east-den
        car b11/c11
        ---
        eyes 2
        1 throw 1
        1 walk station
        2 throw 1
        2 walk p11
        0 throw 1
        0 march 0 p6
        look
        ",
        expect![[r#"
            eyes 2
            1 throw 1
            1 walk station
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c2","station"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"station","fare":1000}
            2 throw 1
            2 walk p11
              [tp.thief.turn] {"on":"walked","thief":2,"path":["east-den","p11"]}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
              [tp.flee.gone] {"on":"got_away","thief":1,"carried":null,"left":null,"secret":true}
            look
              police 0, till 1000, car b11/c11, man 0 p6
              thief 1 nowhere {"is":"away"} wanted, arrests 0, carries some
              thief 2 p11 {"is":"free"} not wanted, arrests 0, carries 0
            2 may: throw
        "#]],
    );
}

/// [tp.den.secret] [tp.arrest.surround.meaning] Whether a ring is closed that only the way to the plane keeps open is
/// counted by nature: nobody can tell beforehand by asking, and the arrest tells that the thief could not pay.
#[test]
fn a_ring_that_hangs_on_a_secret_sum() {
    check(
        "
        options secret long
        man 0 n2
        man 1 p4
        thief 1 o2 wanted carries 2000
        car b11/c11
        ---
        eyes 0
        look
        0 throw 2
        0 march 1 p2
        nature
        0 take 1
        ",
        expect![[r#"
            eyes 0
            look
              police 0, till 0, car b11/c11, man 0 n2, man 1 p4
              thief 1 o2 {"is":"free"} wanted, arrests 0, carries some
            0 throw 2
            0 march 1 p2
              [tp.police.turn] {"on":"marched","man":1,"path":["p4","p3","p2"]}
            nature
            0 take 1
              [tp.arrest.surround] {"on":"arrested","thief":1,"by":{"man":1},"cause":"surrounded","at":"o2","times":1}
            0 may: put_in_cell d5 e5 f5 g5 h5 d6 e6 f6 g6 h6
        "#]],
    );
}

/// [tp.arrest.surround.meaning] Who can pay walks on, and nothing is said of the sum.
#[test]
fn a_ring_that_a_secret_sum_keeps_open() {
    check(
        "
        options secret long
        man 0 n2
        man 1 p4
        thief 1 o2 wanted carries 3000
        car b11/c11
        ---
        eyes 0
        0 throw 2
        0 march 1 p2
        nature
        look
        1 throw 1
        1 walk airport
        ",
        expect![[r#"
            eyes 0
            0 throw 2
            0 march 1 p2
              [tp.police.turn] {"on":"marched","man":1,"path":["p4","p3","p2"]}
            nature
            look
              police 0, till 0, car b11/c11, man 0 n2, man 1 p2
              thief 1 o2 {"is":"free"} wanted, arrests 0, carries some
            1 throw 1
            1 walk airport
              [tp.thief.turn] {"on":"walked","thief":1,"path":["o2","airport"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"airport","fare":3000}
            0 may: throw
        "#]],
    );
}

/// [tp.den.secret] That he carries nothing everybody sees, and that he carries something is enough for train and boat:
/// there is nothing to count.
#[test]
fn a_ring_about_which_there_is_no_secret() {
    check(
        "
        options secret long
        man 0 d11
        man 1 h11
        man 2 p4
        thief 1 e11 wanted carries 1000
        thief 2 west-den
        car n2/m2
        ---
        0 throw 2
        0 march 1 f11
        1 throw 1
        1 walk quay
        ",
        expect![[r#"
            0 throw 2
            0 march 1 f11
              [tp.police.turn] {"on":"marched","man":1,"path":["h11","g11","f11"]}
            1 throw 1
            1 walk quay
              [tp.thief.turn] {"on":"walked","thief":1,"path":["e11","quay"]}
              [tp.flee.fare] {"on":"bought_ticket","thief":1,"at":"quay","fare":1000}
            2 may: throw
        "#]],
    );
    check(
        "
        options secret long
        man 0 n2
        man 1 p4
        thief 1 o2 wanted
        car b11/c11
        ---
        0 throw 2
        0 march 1 p2
        ",
        expect![[r#"
            0 throw 2
            0 march 1 p2
              [tp.police.turn] {"on":"marched","man":1,"path":["p4","p3","p2"]}
            0 may: take 0 1
        "#]],
    );
}
