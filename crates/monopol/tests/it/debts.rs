//! Debts.

use crate::script::check;
use expect_test::expect;

/// [mo.debt] A debtor raises what is owed, does nothing else, and pays as soon as the cash suffices.
#[test]
fn a_debt_raised() {
    check(
        "
        player 0 1500
        player 1 30000
        player 2 30000
        own 0 västerlånggatan*1 hornsgatan*1 norra-station götgatan! ringvägen
        own 1 elverket östra-station folkungagatan
        ---
        0 throw 1 3
        0 throw
        1 throw
        1 mortgage elverket
        1 offer 2 give elverket want 500
        0 build hornsgatan
        0 lift götgatan
        0 go_bankrupt
        0 sell hornsgatan 0
        0 mortgage norra-station
        0 mortgage hornsgatan
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 throw
              no [mo.debt] not_now stage=debt
            1 throw
              no [mo.debt] not_now stage=debt
            1 mortgage elverket
              [mo.mortgage] mortgaged interest=150 loan=1500 lot=elverket seat=1
            1 offer 2 give elverket want 500
              no [mo.turn.anytime] not_now stage=debt
            0 build hornsgatan
              no [mo.debt] not_now stage=debt
            0 lift götgatan
              no [mo.debt] not_now stage=debt
            0 go_bankrupt
              no [mo.debt] can_pay owed=4000 raised=6200
            0 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=0
            0 mortgage norra-station
              [mo.mortgage] mortgaged interest=200 loan=2000 lot=norra-station seat=0
            0 mortgage hornsgatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=hornsgatan seat=0
              [mo.tax] paid amount=4000 from=0 why=tax
            look
              the bank has 31 houses, 12 hotels
              0 at inkomstskatt with 250, västerlånggatan*1, hornsgatan!, götgatan!, ringvägen, norra-station!
              1 at gå with 31350, folkungagatan, elverket!, östra-station
              2 at gå with 30000
            1 may: throw, lift lot=elverket, mortgage lot=folkungagatan; lot=östra-station
        "#]],
    );
}

/// [mo.debt] A deal with the debtor raises money too.
#[test]
fn a_debt_raised_by_a_deal() {
    check(
        "
        player 0 3000
        player 1 30000
        player 2 30000
        own 0 norra-station!
        own 1 östra-station
        ---
        1 offer 2 give östra-station want 500
        0 throw 1 3
        2 accept 1
        1 offer 0 give 900 want norra-station
        0 refuse 2
        0 offer 1 give norra-station want 1000
        1 accept 3
        2 accept 1
        look
        ",
        expect![[r#"
            1 offer 2 give östra-station want 500
              [mo.deal] offer_made from=1 give=(lots [östra-station]) offer=1 settles=0 to=2 want=(cash 500)
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            2 accept 1
              no [mo.turn.anytime] not_now stage=debt
            1 offer 0 give 900 want norra-station
              [mo.deal] offer_made from=1 give=(cash 900) offer=2 settles=0 to=0 want=(lots [norra-station])
            0 refuse 2
              [mo.deal] offer_refused from=1 offer=2 to=0
            0 offer 1 give norra-station want 1000
              [mo.deal] offer_made from=0 give=(lots [norra-station]) offer=3 settles=0 to=1 want=(cash 1000)
            1 accept 3
              [mo.deal] deal_made from=0 give=(lots [norra-station]) offer=3 settles=0 to=1 want=(cash 1000)
              [mo.mortgage.transfer] paid amount=200 from=1 why=interest
              [mo.tax] paid amount=4000 from=0 why=tax
            2 accept 1
              [mo.deal] deal_made from=1 give=(lots [östra-station]) offer=1 settles=0 to=2 want=(cash 500)
            look
              the bank has 32 houses, 12 hotels
              0 at inkomstskatt with 0
              1 at gå with 29300, norra-station!
              2 at gå with 29500, östra-station
            1 may: throw, lift lot=norra-station
        "#]],
    );
}

/// [mo.debt] Everybody's small debts, one after another.
#[test]
fn a_birthday_among_the_poor() {
    check(
        "
        player 0 30000
        player 1 100
        player 2 150
        player 3 30000
        own 1 götgatan
        ---
        0 throw 1 1
        card 4
        2 mortgage götgatan
        1 mortgage götgatan
        look
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 4
              [mo.card] drew_card card=4 deck=community seat=0
              [mo.card] owes amount=200 debtor=1 to=0 why=birthday
              [mo.card] owes amount=200 debtor=2 to=0 why=birthday
            2 mortgage götgatan
              no [mo.mortgage] not_yours lot=götgatan
            1 mortgage götgatan
              [mo.mortgage] mortgaged interest=100 loan=1000 lot=götgatan seat=1
              [mo.card] paid amount=200 from=1 to=0 why=birthday
              [mo.bankrupt.player] bankrupt seat=2 to=0
              [mo.card] paid amount=200 from=3 to=0 why=birthday
            look
              the bank has 32 houses, 12 hotels
              0 at allmänning with 30550
              1 at gå with 800, götgatan!
              2 is out
              3 at gå with 29800
            0 may: throw
        "#]],
    );
}

/// [mo.debt] Who owes deals in order to pay, and carries nothing off before going bankrupt.
#[test]
fn nothing_is_carried_off() {
    check(
        "
        player 0 1000 at norra-station cards chance
        player 1 30000
        player 2 30000
        own 0 elverket götgatan! drottninggatan
        own 1 centrum*1 norrmalmstorg*1
        own 2 södra-station
        ---
        0 offer 2 give götgatan want 50
        0 throw 1 3
        1 claim
        0 offer 2 give chance
        0 offer 2 give 1000
        0 offer 2 give elverket
        0 offer 2 give elverket want 1350
        2 offer 0 give 1350 want elverket
        0 offer 2 give elverket want södra-station
        0 offer 2 give elverket want 1400
        2 accept 1
        2 refuse 2
        0 offer 2 give 50 elverket chance want 3050
        2 accept 3
        look
        ",
        expect![[r#"
            0 offer 2 give götgatan want 50
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=2 want=(cash 50)
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=4000 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=4000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=4000 debtor=0 to=1 why=rent
            0 offer 2 give chance
              no [mo.debt] debt_not_served owed=4000
            0 offer 2 give 1000
              no [mo.debt] debt_not_served owed=4000
            0 offer 2 give elverket
              no [mo.debt] debt_not_served owed=4000
            0 offer 2 give elverket want 1350
              no [mo.debt] debt_not_served owed=4000
            2 offer 0 give 1350 want elverket
              no [mo.debt] debt_not_served owed=4000
            0 offer 2 give elverket want södra-station
              [mo.deal] offer_made from=0 give=(lots [elverket]) offer=2 settles=0 to=2 want=(lots [södra-station])
            0 offer 2 give elverket want 1400
              no [mo.deal] too_many_offers max=2
            2 accept 1
              [mo.deal] deal_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=2 want=(cash 50)
              [mo.mortgage.transfer] paid amount=100 from=2 why=interest
            2 refuse 2
              [mo.deal] offer_refused from=0 offer=2 to=2
            0 offer 2 give 50 elverket chance want 3050
              [mo.deal] offer_made from=0 give=(cards [chance], cash 50, lots [elverket]) offer=3 settles=0 to=2 want=(cash 3050)
            2 accept 3
              [mo.deal] deal_made from=0 give=(cards [chance], cash 50, lots [elverket]) offer=3 settles=0 to=2 want=(cash 3050)
              [mo.rent] paid amount=4000 from=0 to=1 why=rent
            look
              the bank has 30 houses, 12 hotels
              0 at norrmalmstorg with 50, drottninggatan
              1 at gå with 34000, centrum*1, norrmalmstorg*1
              2 at gå with 26850, card Chance, södra-station, götgatan!, elverket
            1 may: throw, build lot=centrum; lot=norrmalmstorg, sell down_to=0 lot=centrum; down_to=0 lot=norrmalmstorg
        "#]],
    );
}

/// [mo.debt] [mo.rent] Rent is owed before it is claimed.
#[test]
fn nothing_is_carried_off_before_the_claim() {
    check(
        "
        player 0 4500 at norra-station
        player 1 30000
        player 2 30000
        own 0 elverket
        own 1 centrum*1 norrmalmstorg*1
        ---
        0 offer 2 give 550
        0 throw 1 3
        2 accept 1
        0 offer 2 give elverket
        0 offer 2 give 550 elverket
        2 accept 2
        1 claim
        look
        ",
        expect![[r#"
            0 offer 2 give 550
              [mo.deal] offer_made from=0 give=(cash 550) offer=1 settles=0 to=2 want=()
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=4000 lot=norrmalmstorg owner=1 visitor=0
            2 accept 1
              no [mo.debt] debt_not_served owed=4000
            0 offer 2 give elverket
              [mo.deal] offer_made from=0 give=(lots [elverket]) offer=2 settles=0 to=2 want=()
            0 offer 2 give 550 elverket
              no [mo.deal] too_many_offers max=2
            2 accept 2
              [mo.deal] deal_made from=0 give=(lots [elverket]) offer=2 settles=0 to=2 want=()
            1 claim
              [mo.rent.claim] rent_claimed amount=4000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] paid amount=4000 from=0 to=1 why=rent
            look
              the bank has 30 houses, 12 hotels
              0 at norrmalmstorg with 500
              1 at gå with 34000, centrum*1, norrmalmstorg*1
              2 at gå with 30000, elverket
            1 may: throw, build lot=centrum; lot=norrmalmstorg, sell down_to=0 lot=centrum; down_to=0 lot=norrmalmstorg
        "#]],
    );
}

/// [mo.debt] Who owes a player more than everything would raise sells, settles, or deals so that the whole debt is paid; nothing else, and from the landing on.
#[test]
fn a_hopeless_debtor_leaves_the_property_as_it_is() {
    check(
        "
        player 0 1000 at norra-station
        player 1 30000
        player 2 30000
        own 0 elverket götgatan! västerlånggatan*1 hornsgatan*1
        own 1 centrum*5 norrmalmstorg*5
        ---
        0 throw 1 3
        0 mortgage elverket
        0 build hornsgatan
        0 lift götgatan
        0 offer 2 give elverket want 5000
        2 offer 0 give 5000 want elverket
        0 sell hornsgatan 0
        1 claim
        0 mortgage elverket
        0 mortgage hornsgatan
        0 sell västerlånggatan 0
        0 offer 1 give elverket want 5000
        0 settle 30000 elverket
        1 accept 1
        0 offer 2 give hornsgatan want 7950
        0 offer 2 give hornsgatan want 8000
        2 accept 2
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=40000 lot=norrmalmstorg owner=1 visitor=0
            0 mortgage elverket
              no [mo.debt] cannot_pay owed=40000 raised=4250
            0 build hornsgatan
              no [mo.debt] cannot_pay owed=40000 raised=4250
            0 lift götgatan
              no [mo.mortgage.lift] not_enough have=1000 need=1100 to=lift
            0 offer 2 give elverket want 5000
              no [mo.debt] cannot_pay owed=40000 raised=4250
            2 offer 0 give 5000 want elverket
              no [mo.debt] cannot_pay owed=40000 raised=4250
            0 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=0
            1 claim
              [mo.rent.claim] rent_claimed amount=40000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=40000 debtor=0 to=1 why=rent
            0 mortgage elverket
              no [mo.debt] cannot_pay owed=40000 raised=4250
            0 mortgage hornsgatan
              no [mo.debt] cannot_pay owed=40000 raised=4250
            0 sell västerlånggatan 0
              [mo.sell.bank] sold level=0 lot=västerlånggatan price=500 seat=0
            0 offer 1 give elverket want 5000
              no [mo.debt] cannot_pay owed=40000 raised=4250
            0 settle 30000 elverket
              [mo.rent.settle] offer_made from=0 give=(lots [elverket]) offer=1 settles=30000 to=1 want=()
            1 accept 1
              [mo.rent.settle] deal_made from=0 give=(lots [elverket]) offer=1 settles=30000 to=1 want=()
            0 offer 2 give hornsgatan want 7950
              no [mo.debt] cannot_pay owed=10000 raised=2900
            0 offer 2 give hornsgatan want 8000
              [mo.deal] offer_made from=0 give=(lots [hornsgatan]) offer=2 settles=0 to=2 want=(cash 8000)
            2 accept 2
              [mo.deal] deal_made from=0 give=(lots [hornsgatan]) offer=2 settles=0 to=2 want=(cash 8000)
              [mo.rent] paid amount=10000 from=0 to=1 why=rent
            look
              the bank has 32 houses, 10 hotels
              0 at norrmalmstorg with 0, västerlånggatan, götgatan!
              1 at gå with 40000, elverket, centrum*5, norrmalmstorg*5
              2 at gå with 22000, hornsgatan
            1 may: throw, sell down_to=4 lot=centrum; down_to=0 lot=centrum; down_to=4 lot=norrmalmstorg; down_to=0 lot=norrmalmstorg, mortgage lot=elverket
        "#]],
    );
}

/// [mo.debt] By the second version of the rules, too, a deal had to help; but everything could be borrowed on first.
#[test]
fn a_hopeless_debtor_by_the_second_version() {
    check(
        "
        rules 2
        player 0 1000 at norra-station
        player 1 30000
        player 2 30000
        own 0 elverket götgatan! västerlånggatan*1 hornsgatan*1
        own 1 centrum*5 norrmalmstorg*5
        ---
        0 throw 1 3
        0 mortgage elverket
        1 claim
        0 sell hornsgatan 0
        0 sell västerlånggatan 0
        0 mortgage hornsgatan
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=40000 lot=norrmalmstorg owner=1 visitor=0
            0 mortgage elverket
              [mo.mortgage] mortgaged interest=150 loan=1500 lot=elverket seat=0
            1 claim
              [mo.rent.claim] rent_claimed amount=40000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=40000 debtor=0 to=1 why=rent
            0 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=0
            0 sell västerlånggatan 0
              [mo.sell.bank] sold level=0 lot=västerlånggatan price=500 seat=0
            0 mortgage hornsgatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=hornsgatan seat=0
            look
              the bank has 32 houses, 10 hotels
              0 at norrmalmstorg with 3800, västerlånggatan, hornsgatan!, götgatan!, elverket!
              1 at gå with 30000, centrum*5, norrmalmstorg*5
              2 at gå with 30000
            0 may: go_bankrupt, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.debt] The bank is owed nothing as it stands: who cannot pay it may borrow and deal as far as that helps.
#[test]
fn owing_the_bank_too_much() {
    check(
        "
        player 0 1000
        player 1 30000
        own 0 elverket
        ---
        0 throw 1 3
        0 mortgage elverket
        0 offer 1 give elverket want 100
        1 accept 1
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 mortgage elverket
              [mo.mortgage] mortgaged interest=150 loan=1500 lot=elverket seat=0
            0 offer 1 give elverket want 100
              [mo.deal] offer_made from=0 give=(lots [elverket]) offer=1 settles=0 to=1 want=(cash 100)
            1 accept 1
              [mo.deal] deal_made from=0 give=(lots [elverket]) offer=1 settles=0 to=1 want=(cash 100)
              [mo.mortgage.transfer] paid amount=150 from=1 why=interest
              [mo.bankrupt.bank] bankrupt seat=0
              [mo.end] game_over winners=[1] worths=[0 31250]
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 29750, elverket!
            over: [1] won
        "#]],
    );
}
