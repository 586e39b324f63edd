use crate::script::check;
use expect_test::expect;

/// [tp.den.enter] Two steps away, and a six.
#[test]
fn a_den_needs_no_exact_throw() {
    check(
        "
        turn 1
        thief 1 c4
        ---
        1 throw 6
        1 walk west-den
        ",
        expect![[r#"
            1 throw 6
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c4","b4","west-den"]}
            0 may: throw
        "#]],
    );
}

/// [tp.den.enter] But not with too small a throw.
#[test]
fn a_den_too_far_away() {
    check(
        "
        turn 1
        thief 1 c4
        ---
        1 throw 1
        1 walk west-den
        ",
        expect![[r#"
            1 throw 1
            1 walk west-den
              no [tp.move.exact] {"code":"no_way","to":"west-den","steps":1,"flight":false}
            1 may: walk b4 d4
        "#]],
    );
}

/// [tp.den.through] The den between the two streets is no way from the one to the other.
#[test]
fn a_den_is_no_passage() {
    check(
        "
        turn 1
        thief 1 h2
        ---
        1 throw 2
        1 walk h4
        1 walk middle-den
        ",
        expect![[r#"
            1 throw 2
            1 walk h4
              no [tp.move.exact] {"code":"no_way","to":"h4","steps":2,"flight":false}
            1 walk middle-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["h2","middle-den"]}
            0 may: throw
        "#]],
    );
}

/// [tp.den.same] [tp.move.once]
#[test]
fn nobody_ends_in_the_den_he_leaves() {
    check(
        "
        turn 1
        thief 1 middle-den
        ---
        1 throw 6
        1 walk middle-den
        ",
        expect![[r#"
            1 throw 6
            1 walk middle-den
              no [tp.den.same] {"code":"stands_still","same_den":true}
            1 may: walk c2 e2 g2 i2 k2 m2 through-post through-telegraph c4 e4 g4 i4 k4 m4 j5 j7
        "#]],
    );
}

/// [tp.den.hide] Any part of what is carried, and later more; in several dens.
#[test]
fn money_is_hidden_and_fetched() {
    check(
        "
        turn 1
        man 0 p5
        thief 1 c4 wanted carries 9000 hidden east-den 4000
        car b11/c11
        ---
        1 hide_all
        1 throw 2
        1 walk west-den
        1 hide_part 9000
        1 hide_part 2500
        1 hide_part 0
        1 fetch_all
        1 hide_part 6000
        look
        0 throw 1
        0 march 0 p6
        1 hide_all
        1 throw 1
        1 walk b4
        0 throw 1
        0 march 0 p5
        1 throw 1
        1 walk west-den
        1 fetch_part 9000
        1 fetch_part 2000
        look
        ",
        expect![[r#"
            1 hide_all
              no [tp.den.hide] {"code":"not_in_den"}
            1 throw 2
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["c4","b4","west-den"]}
            1 hide_part 9000
              no [tp.den.hide] {"code":"not_so_much","have":9000}
            1 hide_part 2500
              no [tp.bank] {"code":"not_whole_thousands"}
            1 hide_part 0
              no [tp.den.hide] {"code":"not_so_much","have":9000}
            1 fetch_all
              no [tp.den.hide] {"code":"no_money"}
            1 hide_part 6000
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":6000,"all":false,"secret":false}
            look
              police 0, till 0, car b11/c11, man 0 p5
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries 3000, hidden west-den 6000, hidden east-den 4000
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 hide_all
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":3000,"all":true,"secret":false}
            1 throw 1
            1 walk b4
              [tp.thief.turn] {"on":"walked","thief":1,"path":["west-den","b4"]}
            0 throw 1
            0 march 0 p5
              [tp.police.turn] {"on":"marched","man":0,"path":["p6","p5"]}
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            1 fetch_part 9000
              no [tp.den.hide] {"code":"not_so_much","have":9000}
            1 fetch_part 2000
              [tp.den.hide] {"on":"fetched","thief":1,"den":"west-den","amount":2000,"all":false,"secret":false}
            look
              police 0, till 0, car b11/c11, man 0 p5
              thief 1 west-den {"is":"free"} wanted, arrests 0, carries 2000, hidden west-den 7000, hidden east-den 4000
            0 may: throw
        "#]],
    );
}

/// [tp.den.hide] Only what was hidden in this den, and by oneself.
#[test]
fn what_lies_in_other_dens_stays_there() {
    check(
        "
        turn 1
        thief 1 west-den hidden east-den 4000
        thief 2 b9 hidden west-den 7000
        ---
        1 fetch_all
        1 hide_all
        ",
        expect![[r#"
            1 fetch_all
              no [tp.den.hide] {"code":"no_money"}
            1 hide_all
              no [tp.den.hide] {"code":"no_money"}
            1 may: throw
        "#]],
    );
}

/// [tp.den.hide.when] Once on arrival, and once again before the next throw.
#[test]
fn money_is_moved_on_arrival_and_before_the_throw() {
    check(
        "
        turn 1
        man 0 p5
        thief 1 b4 wanted carries 5000
        car b11/c11
        ---
        1 throw 1
        1 walk west-den
        1 throw
        1 hide_part 2000
        1 hide_all
        0 throw 1
        0 march 0 p6
        1 fetch_part 1000
        1 hide_all
        1 throw 2
        1 hide_all
        ",
        expect![[r#"
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            1 throw
              no [tp.den.hide.when] {"code":"not_now","stage":"in_den","police":false}
            1 hide_part 2000
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":2000,"all":false,"secret":false}
            1 hide_all
              no [tp.setup.order] {"code":"not_your_turn","turn":0}
            0 throw 1
            0 march 0 p6
              [tp.police.turn] {"on":"marched","man":0,"path":["p5","p6"]}
            1 fetch_part 1000
              [tp.den.hide] {"on":"fetched","thief":1,"den":"west-den","amount":1000,"all":false,"secret":false}
            1 hide_all
              no [tp.den.hide.when] {"code":"moved_money_already"}
            1 throw 2
            1 hide_all
              no [tp.move.must] {"code":"not_now","stage":"move","police":false}
            1 may: walk b3 c4 b5
        "#]],
    );
}

/// [tp.den.hide.when] Or not at all.
#[test]
fn money_may_be_left_as_it_is() {
    check(
        "
        turn 1
        thief 1 b4 wanted carries 5000
        ---
        1 throw 1
        1 walk west-den
        1 leave_money
        1 leave_money
        ",
        expect![[r#"
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            1 leave_money
            1 leave_money
              no [tp.setup.order] {"code":"not_your_turn","turn":0}
            0 may: throw
        "#]],
    );
}

/// [tp.den.hide.when] With nothing to hide or to fetch nobody is asked.
#[test]
fn nothing_to_hide() {
    check(
        "
        turn 1
        thief 1 b4
        ---
        1 throw 1
        1 walk west-den
        ",
        expect![[r#"
            1 throw 1
            1 walk west-den
              [tp.thief.turn] {"on":"walked","thief":1,"path":["b4","west-den"]}
            0 may: throw
        "#]],
    );
}

/// [tp.den.fetch.wanted] After serving a sentence one is not wanted, until the money is fetched.
#[test]
fn fetching_makes_a_thief_wanted_again() {
    check(
        "
        turn 1
        thief 1 west-den arrests 1 hidden west-den 4000
        ---
        1 fetch_part 1000
        look
        ",
        expect![[r#"
            1 fetch_part 1000
              [tp.den.hide] {"on":"fetched","thief":1,"den":"west-den","amount":1000,"all":false,"secret":false}
              [tp.den.fetch.wanted] {"on":"wanted","thief":1}
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} wanted, arrests 1, carries 1000, hidden west-den 3000
            1 may: throw
        "#]],
    );
}

/// [tp.den.fetch.wanted] Hiding does not.
#[test]
fn hiding_does_not_make_a_thief_wanted() {
    check(
        "
        turn 1
        thief 1 west-den arrests 1 carries 4000
        ---
        1 hide_all
        look
        ",
        expect![[r#"
            1 hide_all
              [tp.den.hide] {"on":"hid","thief":1,"den":"west-den","amount":4000,"all":true,"secret":false}
            look
              police 0, till 0, car g7/f7
              thief 1 west-den {"is":"free"} not wanted, arrests 1, carries 0, hidden west-den 4000
            1 may: throw
        "#]],
    );
}
