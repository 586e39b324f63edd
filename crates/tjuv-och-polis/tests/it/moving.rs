use crate::script::check;
use expect_test::expect;

/// [tp.move.exact] Exactly three steps, neither two nor four.
#[test]
fn a_thief_goes_exactly_as_far_as_the_die_shows() {
    check(
        "
        turn 1
        thief 1 f7
        ---
        1 throw 3
        1 walk h7
        1 walk j7
        1 walk i7
        ",
        expect![[r#"
            1 throw 3
            1 walk h7
              no [tp.move.exact] {"code":"no_way","to":"h7","steps":3,"flight":false}
            1 walk j7
              no [tp.move.exact] {"code":"no_way","to":"j7","steps":3,"flight":false}
            1 walk i7
              [tp.thief.turn] {"on":"walked","thief":1,"path":["f7","g7","h7","i7"]}
            0 may: throw
        "#]],
    );
}

/// [tp.move.exact]
#[test]
fn a_policeman_goes_exactly_as_far_as_the_die_shows() {
    check(
        "
        man 0 p5
        thief 1 west-den
        car b11/c11
        ---
        0 throw 3
        0 march 0 p7
        0 march 0 p9
        0 march 0 p8
        ",
        expect![[r#"
            0 throw 3
            0 march 0 p7
              no [tp.move.exact] {"code":"no_way","to":"p7","steps":3,"flight":false}
            0 march 0 p9
              no [tp.move.exact] {"code":"no_way","to":"p9","steps":3,"flight":false}
            0 march 0 p8
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6","p7","p8"]}
            1 may: throw
        "#]],
    );
}

/// [tp.move.once] The bank is two steps away: no stepping aside and back to use up four.
#[test]
fn no_square_is_entered_twice() {
    check(
        "
        turn 1
        thief 1 k7
        ---
        1 throw 4
        1 walk bank
        ",
        expect![[r#"
            1 throw 4
            1 walk bank
              no [tp.move.exact] {"code":"no_way","to":"bank","steps":4,"flight":false}
            1 may: walk j4 j6 i7 o7 j10
        "#]],
    );
}

/// [tp.move.once] The square a move starts on counts as entered, so nobody ends where they began.
#[test]
fn the_start_counts_as_entered() {
    check(
        "
        turn 1
        thief 1 h2
        man 0 f2
        ---
        1 throw 6
        1 walk h2
        1 walk h4
        0 throw 6
        0 march 0 f2
        ",
        expect![[r#"
            1 throw 6
            1 walk h2
              no [tp.thief.turn] {"code":"stands_still","same_den":false}
            1 walk h4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["h2","g2","f2","f3","f4","g4","h4"]}
            0 throw 6
            0 march 0 f2
              no [tp.move.exact] {"code":"no_way","to":"f2","steps":6,"flight":false}
            0 may: march 0 d2 l2 b4 d4 f4 j4 e5 g5 d6 f6 h6 e7 post, drive n2/m2 d4/e4 p4/o4 p4/p5 p10/p9 e11/f11 o11/n11
        "#]],
    );
}

/// [tp.move.one-piece]
#[test]
fn no_two_pieces_end_on_the_same_square() {
    check(
        "
        man 0 f7
        man 1 h7
        thief 1 j2
        thief 2 j5
        car l7/k7
        ---
        0 throw 2
        0 march 0 h7
        0 march 1 f7
        0 drive h7/g7
        0 march 1 j7
        1 throw 3
        1 walk j5
        1 walk i4
        ",
        expect![[r#"
            0 throw 2
            0 march 0 h7
              no [tp.move.one-piece] {"code":"taken","at":"h7","tram":false}
            0 march 1 f7
              no [tp.move.one-piece] {"code":"taken","at":"f7","tram":false}
            0 drive h7/g7
              no [tp.move.one-piece] {"code":"taken","at":"h7","tram":false}
            0 march 1 j7
              [tp.police.turn] {"on":"marched","man":1,"path":["h7","i7","j7"]}
            1 throw 3
            1 walk j5
              no [tp.move.one-piece] {"code":"taken","at":"j5","tram":false}
            1 walk i4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["j2","j3","j4","i4"]}
            2 may: throw
        "#]],
    );
}

/// [tp.move.one-piece] [tp.arrest.who] Nobody ends on a thief who is not wanted either.
#[test]
fn the_police_do_not_stand_on_a_thief_who_is_not_wanted() {
    check(
        "
        man 0 d7
        thief 1 f7
        car j7/k7
        ---
        0 throw 2
        0 march 0 f7
        0 drive f7/g7
        ",
        expect![[r#"
            0 throw 2
            0 march 0 f7
              no [tp.arrest.who] {"code":"not_wanted","thief":1}
            0 drive f7/g7
              no [tp.arrest.who] {"code":"not_wanted","thief":1}
            0 may: march 0 d5 e6 b7, drive j3/j4 i4/j4 k4/j4 j11/j10
        "#]],
    );
}

/// [tp.move.one-piece] Dens hold any number.
#[test]
fn dens_hold_any_number_of_thieves() {
    check(
        "
        turn 1
        thief 1 b4
        thief 2 west-den
        ---
        1 throw 1
        1 walk west-den
        ",
        expect![[r#"
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            2 may: throw
        "#]],
    );
}

/// [tp.move.must]
#[test]
fn who_can_move_must_move() {
    check(
        "
        man 0 d7
        thief 1 west-den
        ---
        0 throw 3
        0 throw
        0 send_by_tram 0 j4
        1 throw
        0 march 0 d4
        ",
        expect![[r#"
            0 throw 3
            0 throw
              no [tp.move.must] {"code":"not_now","stage":"move","police":true}
            0 send_by_tram 0 j4
              no [tp.move.must] {"code":"not_now","stage":"move","police":true}
            1 throw
              no [tp.setup.order] {"code":"not_your_turn","turn":0}
            0 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d7","d6","d5","d4"]}
            1 may: throw
        "#]],
    );
}

/// [tp.move.none] Out of the cell there is one step, onto a square where somebody stands.
#[test]
fn a_thief_without_any_legal_move_passes() {
    check(
        "
        turn 1
        thief 1 d5
        thief 2 d4
        ---
        1 throw 1
        2 throw 1
        ",
        expect![[r#"
            1 throw 1
              [tp.move.none] {"on":"passed","seat":1}
            2 throw 1
            2 may: walk through-post c4 e4
        "#]],
    );
}

/// [tp.move.none] [tp.car.stuck] [tp.tram.shield] The guard is bound, and the way of the car is barred.
#[test]
fn police_without_any_legal_move_pass() {
    check(
        "
        options long
        man 0 d5 guards 2
        car b8/b7
        thief 1 b9
        thief 2 e5 prison 2 arrests 1
        ---
        0 throw 1
        ",
        expect![[r#"
            0 throw 1
              [tp.move.none] {"on":"passed","seat":0}
            1 may: throw, ride j4 h11
        "#]],
    );
}

/// [tp.move.offices.through] A policeman walks through the post office that is open on two sides.
#[test]
fn a_policeman_walks_through_an_office() {
    check(
        "
        man 0 d2
        thief 1 bank
        ---
        0 throw 2
        0 march 0 d4
        ",
        expect![[r#"
            0 throw 2
            0 march 0 d4
              [tp.police.turn] {"on":"marched","man":0,"path":["d2","through-post","d4"]}
            1 may: throw
        "#]],
    );
}

/// [tp.move.offices.through] Passing through is no robbery.
#[test]
fn a_thief_walks_through_an_office_and_robs_nobody() {
    check(
        "
        turn 1
        thief 1 d2
        thief 2 l4
        ---
        1 throw 2
        1 walk d4
        2 throw 2
        2 walk l2
        look
        ",
        expect![[r#"
            1 throw 2
            1 walk d4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["d2","through-post","d4"]}
            2 throw 2
            2 walk l2
              [tp.thief.turn] {"on":"walked","thief":2,"path":["l4","through-telegraph","l2"]}
            look
              police 0, till 0, car g7/f7
              thief 1 d4 {"is":"free"} not wanted, arrests 0, carries 0
              thief 2 l2 {"is":"free"} not wanted, arrests 0, carries 0
            0 may: throw
        "#]],
    );
}

/// [tp.move.offices.through] Nobody walks through the travel agency, nor out again by the only door.
#[test]
fn neither_the_agency_nor_an_office_with_one_door_is_a_way_through() {
    check(
        "
        man 0 m2
        man 1 l7
        thief 1 west-den
        thief 2 n4
        car b11/c11
        ---
        0 throw 2
        0 march 1 l7
        0 march 1 n7
        1 throw 1
        1 walk b4
        2 throw 2
        2 walk n2
        2 walk p4
        0 throw 3
        0 march 0 n4
        ",
        expect![[r#"
            0 throw 2
            0 march 1 l7
              no [tp.move.exact] {"code":"no_way","to":"l7","steps":2,"flight":false}
            0 march 1 n7
              [tp.police.turn] {"on":"marched","man":1,"path":["l7","m7","n7"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            2 throw 2
            2 walk n2
              no [tp.move.exact] {"code":"no_way","to":"n2","steps":2,"flight":false}
            2 walk p4
              [tp.thief.turn] {"on":"walked","thief":2,"path":["n4","o4","p4"]}
            0 throw 3
            0 march 0 n4
              no [tp.move.exact] {"code":"no_way","to":"n4","steps":3,"flight":false}
            0 may: march 0 j2 p2 l4, march 1 bank p6 k7 p8, drive b5/b6 d7/c7
        "#]],
    );
}

/// [tp.move.offices.stop] A policeman may stand guard in an office.
#[test]
fn a_policeman_stops_in_an_office() {
    check(
        "
        man 0 k7
        man 1 m11
        thief 1 west-den
        ---
        0 throw 2
        0 march 0 bank
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 1 telegraph
        ",
        expect![[r#"
            0 throw 2
            0 march 0 bank
              [tp.police.turn] {"on":"marched","man":0,"path":["k7","l7","bank"]}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 1 telegraph
              [tp.police.turn] {"on":"marched","man":1,"path":["m11","telegraph"]}
            1 may: throw
        "#]],
    );
}

/// [tp.move.offices.stop] There is nothing to take at the telegraph.
#[test]
fn a_thief_stops_at_the_telegraph() {
    check(
        "
        turn 1
        thief 1 m11
        ---
        1 throw 1
        1 walk telegraph
        look
        ",
        expect![[r#"
            1 throw 1
            1 walk telegraph
              [tp.thief.turn] {"on":"walked","thief":1,"path":["m11","telegraph"]}
            look
              police 0, till 0, car g7/f7
              thief 1 telegraph {"is":"free"} not wanted, arrests 0, carries 0
            0 may: throw
        "#]],
    );
}
