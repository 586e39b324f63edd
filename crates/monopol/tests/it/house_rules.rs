//! House rules, off unless the table wants them.

use crate::script::check;
use expect_test::expect;

/// [mo.tax] Taxes and fines lie on Fri parkering for who lands there; prices and interest do not.
#[test]
fn money_on_free_parking() {
    check(
        "
        options parking
        pot 300
        player 0 30000
        player 1 30000 at strandvägen
        player 2 30000 at östra-station
        player 3 30000 prison 0
        own 0 götgatan
        ---
        0 throw 1 3
        0 mortgage götgatan
        0 lift götgatan
        1 throw 4 4
        1 buy
        1 throw 1 3
        card 5
        2 throw 2 3
        3 pay_fine
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] paid amount=4000 from=0 why=tax
            0 mortgage götgatan
              [mo.mortgage] mortgaged interest=100 loan=1000 lot=götgatan seat=0
            0 lift götgatan
              [mo.mortgage.lift] lifted interest=100 loan=1000 lot=götgatan seat=0
            1 throw 4 4
              [mo.turn.throw] moved from=strandvägen how=forward seat=1 to=stureplan
            1 buy
              [mo.buy] bought lot=stureplan price=5300 seat=1
            1 throw 1 3
              [mo.turn.throw] moved from=stureplan how=forward seat=1 to=allmänning
            card 5
              [mo.card] drew_card card=5 deck=community seat=1
              [mo.card] paid amount=2000 from=1 why=card
            2 throw 2 3
              [mo.turn.throw] moved from=östra-station how=forward seat=2 to=fri-parkering
              [mo.card] got_money amount=6300 parking=true seat=2
            3 pay_fine
              [mo.prison.fine] paid amount=1000 from=3 why=fine
              [mo.prison.fine] left_prison by=fine seat=3
            look
              the bank has 32 houses, 12 hotels, 1000 on fri-parkering
              0 at inkomstskatt with 25800, götgatan
              1 at allmänning with 22700, stureplan
              2 at fri-parkering with 36300
              3 at fängelse-/-på-besök with 29000
            3 may: throw
        "#]],
    );
}

/// [mo.tax] Without the house rule nothing lies there.
#[test]
fn no_money_on_free_parking() {
    check(
        "
        player 0 30000
        player 1 30000 at östra-station
        ---
        0 throw 1 3
        1 throw 2 3
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] paid amount=4000 from=0 why=tax
            1 throw 2 3
              [mo.turn.throw] moved from=östra-station how=forward seat=1 to=fri-parkering
            look
              the bank has 32 houses, 12 hotels
              0 at inkomstskatt with 26000
              1 at fri-parkering with 30000
            0 may: throw
        "#]],
    );
}

/// [mo.turn.salary] Double salary on GÅ exactly.
#[test]
fn double_salary() {
    check(
        "
        options double
        player 0 30000 at norra-station
        player 1 30000 at norra-station
        ---
        0 throw 2 3
        1 throw 5 5
        ",
        expect![[r#"
            0 throw 2 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=gå
              [mo.turn.salary] got_salary amount=8000 seat=0
            1 throw 5 5
              [mo.turn.throw] moved from=norra-station how=forward seat=1 to=södra-station
              [mo.turn.salary] got_salary amount=4000 seat=1
            1 may: buy, decline
        "#]],
    );
}

/// [mo.auction] No auctions: what is not bought stays with the bank, also what a bankrupt leaves.
#[test]
fn no_auctions() {
    check(
        "
        options no-auctions
        player 0 30000
        player 1 1000
        player 2 30000
        own 1 södra-station!
        ---
        0 throw 1 2
        0 decline
        1 throw 1 3
        1 go_bankrupt
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
            1 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=1 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=1 why=tax
            1 go_bankrupt
              [mo.bankrupt.bank] bankrupt seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at hornsgatan with 30000
              1 is out
              2 at gå with 30000
            2 may: throw
        "#]],
    );
}
