//! Out of prison by doubles, and into it with a salary.

use crate::script::check;
use expect_test::expect;

/// [mo.prison.in] [mo.turn.salary] Salary got earlier in the same throw is kept.
#[test]
fn salary_on_the_way_to_the_card_is_kept() {
    check(
        "
        player 0 30000 at centrum
        player 1 30000
        ---
        0 throw 2 3
        card 14
        look
        ",
        expect![[r#"
            0 throw 2 3
              [mo.turn.throw] moved from=centrum how=forward seat=0 to=allmänning
              [mo.turn.salary] got_salary amount=4000 seat=0
            card 14
              [mo.card] drew_card card=14 deck=community seat=0
              [mo.prison.in] went_to_prison because=card seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 34000, in prison 0
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.doubles] [mo.turn.third] Doubles on the second throw give an extra throw as well, and count as the first of three.
#[test]
fn out_by_doubles_at_the_second_throw() {
    check(
        "
        player 0 30000 prison 1
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 2 2
        0 throw 3 3
        0 throw 1 1
        look
        ",
        expect![[r#"
            0 throw 2 2
              [mo.prison.doubles] left_prison by=doubles seat=0
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            0 throw 3 3
              [mo.turn.throw] moved from=valhallavägen how=forward seat=0 to=fri-parkering
            0 throw 1 1
              [mo.turn.third] went_to_prison because=third_doubles seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, in prison 0, valhallavägen
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.doubles] Where the table plays without it no extra throw follows.
#[test]
fn no_extra_throw_where_the_table_plays_so() {
    check(
        "
        options no-extra-throw
        player 0 30000 prison 0
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 2 2
        ",
        expect![[r#"
            0 throw 2 2
              [mo.prison.doubles] left_prison by=doubles seat=0
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            1 may: throw
        "#]],
    );
}

/// [mo.prison.doubles] By the second version of the rules none followed, whatever was agreed.
#[test]
fn no_extra_throw_by_the_second_version() {
    check(
        "
        rules 2
        player 0 30000 prison 0
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 2 2
        ",
        expect![[r#"
            0 throw 2 2
              [mo.prison.doubles] left_prison by=doubles seat=0
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            1 may: throw
        "#]],
    );
}
