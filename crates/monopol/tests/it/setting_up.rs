//! Before the first turn.

use crate::script::check;
use expect_test::expect;

/// [mo.players] [mo.money.start] [mo.bank.endless] Seven sit down, each with 30 000; the bank has 32 houses and 12 hotels.
#[test]
fn seven_sit_down_with_thirty_thousand_each() {
    check(
        "
        new 7
        ---
        look
        0 throw
        ",
        expect![[r#"
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 30000
              1 at gå with 30000
              2 at gå with 30000
              3 at gå with 30000
              4 at gå with 30000
              5 at gå with 30000
              6 at gå with 30000
            0 throw
              no [mo.order] not_now stage=throw_for_order
            nature draws one of 36
        "#]],
    );
}

/// [mo.order] The highest begins; those tied for highest throw again, and nobody else.
#[test]
fn the_highest_begins_and_ties_throw_again() {
    check(
        "
        new 3
        ---
        dice 5 5
        dice 1 2
        dice 6 4
        dice 2 2
        dice 3 2
        0 throw
        2 throw 1 3
        ",
        expect![[r#"
            dice 5 5
              [mo.order] threw_for_order dice=[5 5] seat=0
            dice 1 2
              [mo.order] threw_for_order dice=[1 2] seat=1
            dice 6 4
              [mo.order] threw_for_order dice=[6 4] seat=2
            dice 2 2
              [mo.order] threw_for_order dice=[2 2] seat=0
            dice 3 2
              [mo.order] threw_for_order dice=[3 2] seat=2
              [mo.order] begins seat=2
            0 throw
              no [mo.order] not_your_turn turn=2
            2 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=2 to=inkomstskatt
              [mo.tax] paid amount=4000 from=2 why=tax
            0 may: throw
        "#]],
    );
}

/// [mo.short] Two deeds each, dealt round from who begins, at the printed price.
#[test]
fn the_short_game() {
    check(
        "
        new 2
        options dealt 2
        ---
        dice 1 2
        dice 1 3
        deed norrmalmstorg
        deed hornsgatan
        deed elverket
        deed södra-station
        look
        ",
        expect![[r#"
            dice 1 2
              [mo.order] threw_for_order dice=[1 2] seat=0
            dice 1 3
              [mo.order] threw_for_order dice=[1 3] seat=1
              [mo.order] begins seat=1
            deed norrmalmstorg
              [mo.short] dealt_deed lot=norrmalmstorg price=8000 to=1
            deed hornsgatan
              [mo.short] dealt_deed lot=hornsgatan price=1000 to=0
            deed elverket
              [mo.short] dealt_deed lot=elverket price=3000 to=1
            deed södra-station
              [mo.short] dealt_deed lot=södra-station price=4000 to=0
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 25000, hornsgatan, södra-station
              1 at gå with 19000, elverket, norrmalmstorg
            1 may: throw, mortgage lot=elverket; lot=norrmalmstorg
        "#]],
    );
}

/// [mo.bank.endless] The bank pays as long as it takes, far below nothing.
#[test]
fn the_bank_never_runs_out() {
    check(
        "
        player 0 4000000 at norrmalmstorg
        player 1 30000
        ---
        0 throw 1 2
        card 0
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=norrmalmstorg how=forward seat=0 to=allmänning
              [mo.turn.salary] got_salary amount=4000 seat=0
            card 0
              [mo.card] drew_card card=0 deck=community seat=0
              [mo.card] got_money amount=4000 parking=false seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at allmänning with 4008000
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}
