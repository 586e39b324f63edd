//! Rent paid in property.

use crate::script::check;
use expect_test::expect;

/// [mo.rent.settle] [mo.debt] Rent beyond one's cash, paid half in property.
#[test]
fn rent_paid_half_in_property() {
    check(
        "
        player 0 2000 at norra-station
        player 1 30000
        player 2 30000
        own 0 elverket götgatan!
        own 1 centrum*1 norrmalmstorg*1
        ---
        0 throw 1 3
        1 claim
        0 settle 2050 elverket
        0 settle 30 elverket
        0 settle 5000 elverket
        0 settle 1000
        2 settle 1000 elverket
        0 settle 2000 centrum
        0 settle 1500 götgatan
        1 refuse 1
        0 settle 2000 elverket
        2 accept 3
        1 accept 3
        1 accept 2
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=4000 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=4000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=4000 debtor=0 to=1 why=rent
            0 settle 2050 elverket
              [mo.rent.settle] offer_made from=0 give=(lots [elverket]) offer=1 settles=2050 to=1 want=()
            0 settle 30 elverket
              no [mo.money.start] not_in_notes note=50
            0 settle 5000 elverket
              no [mo.rent.settle] nothing_to_settle owed=4000
            0 settle 1000
              no [mo.deal] empty_offer
            2 settle 1000 elverket
              no [mo.rent.settle] nothing_to_settle owed=0
            0 settle 2000 centrum
              no [mo.rent.settle] not_yours lot=centrum
            0 settle 1500 götgatan
              [mo.rent.settle] offer_made from=0 give=(lots [götgatan]) offer=2 settles=1500 to=1 want=()
            1 refuse 1
              [mo.deal] offer_refused from=0 offer=1 to=1
            0 settle 2000 elverket
              [mo.rent.settle] offer_made from=0 give=(lots [elverket]) offer=3 settles=2000 to=1 want=()
            2 accept 3
              no [mo.deal] no_such_offer offer=3
            1 accept 3
              [mo.rent.settle] deal_made from=0 give=(lots [elverket]) offer=3 settles=2000 to=1 want=()
              [mo.deal] offer_withdrawn from=0 offer=2 to=1
              [mo.rent] paid amount=2000 from=0 to=1 why=rent
            1 accept 2
              no [mo.deal] no_such_offer offer=2
            look
              the bank has 30 houses, 12 hotels
              0 at norrmalmstorg with 0, götgatan!
              1 at gå with 32000, elverket, centrum*1, norrmalmstorg*1
              2 at gå with 30000
            1 may: throw, build lot=centrum; lot=norrmalmstorg, sell down_to=0 lot=centrum; down_to=0 lot=norrmalmstorg, mortgage lot=elverket
        "#]],
    );
}

/// [mo.rent.settle] An offer of property in place of rent dies with the debt.
#[test]
fn a_settlement_dies_with_the_debt() {
    check(
        "
        player 0 3000 at norra-station
        player 1 30000
        own 0 elverket
        own 1 centrum*1 norrmalmstorg*1
        ---
        0 throw 1 3
        1 claim
        0 settle 500 elverket
        0 offer 1 give elverket want 1000
        1 accept 2
        1 accept 1
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=4000 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=4000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=4000 debtor=0 to=1 why=rent
            0 settle 500 elverket
              [mo.rent.settle] offer_made from=0 give=(lots [elverket]) offer=1 settles=500 to=1 want=()
            0 offer 1 give elverket want 1000
              [mo.deal] offer_made from=0 give=(lots [elverket]) offer=2 settles=0 to=1 want=(cash 1000)
            1 accept 2
              [mo.deal] deal_made from=0 give=(lots [elverket]) offer=2 settles=0 to=1 want=(cash 1000)
              [mo.deal] offer_withdrawn from=0 offer=1 to=1
              [mo.rent] paid amount=4000 from=0 to=1 why=rent
            1 accept 1
              no [mo.deal] no_such_offer offer=1
            look
              the bank has 30 houses, 12 hotels
              0 at norrmalmstorg with 0
              1 at gå with 33000, elverket, centrum*1, norrmalmstorg*1
            1 may: throw, build lot=centrum; lot=norrmalmstorg, sell down_to=0 lot=centrum; down_to=0 lot=norrmalmstorg, mortgage lot=elverket
        "#]],
    );
}

/// [mo.rent.settle] Nobody settles with the bank, nor when nothing is owed.
#[test]
fn no_settlement_with_the_bank() {
    check(
        "
        player 0 1000
        player 1 30000
        own 0 elverket norra-station södra-station
        ---
        0 settle 1000 elverket
        0 throw 1 3
        0 settle 1000 elverket
        ",
        expect![[r#"
            0 settle 1000 elverket
              no [mo.rent.settle] nothing_to_settle owed=0
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 settle 1000 elverket
              no [mo.rent.settle] nothing_to_settle owed=4000
            0 may: mortgage lot=södra-station; lot=elverket; lot=norra-station
        "#]],
    );
}
