//! Debts and bankruptcy.

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
              no [mo.debt] not_now stage=debt
            1 offer 2 give elverket want 500
              no [mo.debt] not_now stage=debt
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
              1 at gå with 30000, folkungagatan, elverket, östra-station
              2 at gå with 30000
            1 may: throw, mortgage lot=folkungagatan; lot=elverket; lot=östra-station
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
              no [mo.debt] not_now stage=debt
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

/// [mo.debt] Nothing left to raise the sum with: bankrupt at once.
#[test]
fn bankrupt_at_once() {
    check(
        "
        player 0 3000
        player 1 30000
        player 2 30000
        ---
        0 throw 1 3
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
              [mo.bankrupt.bank] bankrupt seat=0
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 30000
              2 at gå with 30000
            1 may: throw
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
              no [mo.debt] not_now stage=debt
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

/// [mo.bankrupt.player] [mo.mortgage.transfer] To a player: half of the buildings, cash, property and cards; the creditor pays interest, and may lift.
#[test]
fn bankrupt_to_a_player_with_mortgages() {
    check(
        "
        player 0 1000 at norra-station cards chance
        player 1 30000
        player 2 30000
        own 0 västerlånggatan*1 hornsgatan*1 södra-station! elverket! götgatan
        own 1 centrum*3 norrmalmstorg*3
        ---
        0 throw 1 3
        1 claim
        1 throw
        0 go_bankrupt
        1 lift centrum
        1 lift elverket
        1 keep_mortgages
        1 lift södra-station
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=26500 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=26500 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=26500 debtor=0 to=1 why=rent
            1 throw
              no [mo.debt] not_now stage=debt
            0 go_bankrupt
              [mo.bankrupt.player] bankrupt seat=0 to=1
              [mo.mortgage.transfer] paid amount=350 from=1 why=interest
            1 lift centrum
              no [mo.mortgage.lift] not_mortgaged lot=centrum
            1 lift elverket
              [mo.mortgage.lift] lifted interest=0 loan=1500 lot=elverket seat=1
            1 keep_mortgages
            1 lift södra-station
              [mo.mortgage.lift] lifted interest=200 loan=2000 lot=södra-station seat=1
            look
              the bank has 26 houses, 12 hotels
              0 is out
              1 at gå with 27950, card Chance, västerlånggatan, hornsgatan, södra-station, götgatan, elverket, centrum*3, norrmalmstorg*3
              2 at gå with 30000
            1 may: throw, build lot=västerlånggatan; lot=hornsgatan; lot=centrum; lot=norrmalmstorg, sell down_to=2 lot=centrum; down_to=2 lot=norrmalmstorg, mortgage lot=västerlånggatan; lot=hornsgatan; lot=södra-station; lot=götgatan; lot=elverket
        "#]],
    );
}

/// [mo.bankrupt.player] What is lifted last ends the taking over by itself.
#[test]
fn all_lifted() {
    check(
        "
        player 0 1000 at norra-station
        player 1 30000
        player 2 30000
        own 0 södra-station!
        own 1 centrum*3 norrmalmstorg*3
        ---
        0 throw 1 3
        1 claim
        0 go_bankrupt
        1 lift södra-station
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=26500 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=26500 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=26500 debtor=0 to=1 why=rent
            0 go_bankrupt
              [mo.bankrupt.player] bankrupt seat=0 to=1
              [mo.mortgage.transfer] paid amount=200 from=1 why=interest
            1 lift södra-station
              [mo.mortgage.lift] lifted interest=0 loan=2000 lot=södra-station seat=1
            1 may: throw, build lot=centrum; lot=norrmalmstorg, sell down_to=2 lot=centrum; down_to=2 lot=norrmalmstorg, mortgage lot=södra-station
        "#]],
    );
}

/// [mo.bankrupt.player] [mo.bankrupt.bank] A creditor raises the interest first, and may lift then.
#[test]
fn a_creditor_raises_the_interest() {
    check(
        "
        player 0 0 at norra-station
        player 1 50
        player 2 30000
        player 3 30000
        own 0 södra-station! norra-station!
        own 1 centrum! norrmalmstorg
        ---
        0 throw 2 2
        1 claim
        0 go_bankrupt
        1 mortgage norrmalmstorg
        look
        ",
        expect![[r#"
            0 throw 2 2
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=2000 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=2000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=2000 debtor=0 to=1 why=rent
            0 go_bankrupt
              [mo.bankrupt.player] bankrupt seat=0 to=1
              [mo.mortgage.transfer] owes amount=400 debtor=1 why=interest
            1 mortgage norrmalmstorg
              [mo.mortgage] mortgaged interest=400 loan=4000 lot=norrmalmstorg seat=1
              [mo.mortgage.transfer] paid amount=400 from=1 why=interest
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 3250, södra-station!, norra-station!, centrum!, norrmalmstorg!
              2 at gå with 30000
              3 at gå with 30000
            1 may: keep_mortgages, lift lot=södra-station; lot=norra-station
        "#]],
    );
}

/// [mo.bankrupt.player] [mo.bankrupt.bank] A creditor who cannot pay the interest falls to the bank; nobody is asked to lift any more.
#[test]
fn one_bankruptcy_brings_another() {
    check(
        "
        player 0 0
        player 1 50
        player 2 30000
        player 3 30000
        own 1 södra-station! norra-station! elverket!
        ---
        0 throw 1 1
        card 4
        1 go_bankrupt
        0 go_bankrupt
        1 pass_bid
        2 bid 50
        3 pass_bid
        2 pass_bid
        3 pass_bid
        2 pass_bid
        3 bid 100
        2 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 4
              [mo.card] drew_card card=4 deck=community seat=0
              [mo.card] owes amount=200 debtor=1 to=0 why=birthday
            1 go_bankrupt
              [mo.bankrupt.player] bankrupt seat=1 to=0
              [mo.mortgage.transfer] owes amount=550 debtor=0 why=interest
              [mo.card] paid amount=200 from=2 to=0 why=birthday
              [mo.card] paid amount=200 from=3 to=0 why=birthday
            0 go_bankrupt
              [mo.bankrupt.bank] bankrupt seat=0
              [mo.auction] auction_opened bidder=2 of=(lot södra-station)
            1 pass_bid
              no [mo.players] not_in_game seat=1
            2 bid 50
              [mo.auction.form] bid amount=50 seat=2
            3 pass_bid
              [mo.auction.form] passed_bid seat=3
              [mo.auction.form] auction_won amount=50 of=(lot södra-station) seat=2
              [mo.auction] auction_opened bidder=2 of=(lot elverket)
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
            3 pass_bid
              [mo.auction.form] passed_bid seat=3
              [mo.auction.none] auction_failed of=(lot elverket)
              [mo.auction] auction_opened bidder=2 of=(lot norra-station)
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
            3 bid 100
              [mo.auction.form] bid amount=100 seat=3
              [mo.auction.form] auction_won amount=100 of=(lot norra-station) seat=3
            2 pass_bid
              no [mo.turn.throw] not_now stage=turn
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 is out
              2 at gå with 29750, södra-station
              3 at gå with 29700, norra-station
            2 may: throw, mortgage lot=södra-station
        "#]],
    );
}

/// [mo.bankrupt.bank] To the bank: everything, auctioned at once, mortgages wiped, cards back.
#[test]
fn bankrupt_to_the_bank_with_its_auctions() {
    check(
        "
        player 0 500 cards chance
        player 1 30000
        player 2 30000
        own 0 västerlånggatan*1 hornsgatan*1 södra-station!
        ---
        0 throw 1 3
        0 go_bankrupt
        1 bid 500
        2 pass_bid
        1 pass_bid
        2 bid 50
        1 pass_bid
        1 pass_bid
        2 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 go_bankrupt
              [mo.bankrupt.bank] bankrupt seat=0
              [mo.auction] auction_opened bidder=1 of=(lot västerlånggatan)
            1 bid 500
              [mo.auction.form] bid amount=500 seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.form] auction_won amount=500 of=(lot västerlånggatan) seat=1
              [mo.auction] auction_opened bidder=1 of=(lot hornsgatan)
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            2 bid 50
              [mo.auction.form] bid amount=50 seat=2
              [mo.auction.form] auction_won amount=50 of=(lot hornsgatan) seat=2
              [mo.auction] auction_opened bidder=1 of=(lot södra-station)
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            1 pass_bid
              no [mo.auction.form] not_now stage=auction
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.none] auction_failed of=(lot södra-station)
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 29500, västerlånggatan
              2 at gå with 29950, hornsgatan
            1 may: throw, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.bankrupt.bank] The auction begins to the left of who left.
#[test]
fn the_auction_begins_to_the_left() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 500
        player 3 30000
        turn 2
        own 2 hornsgatan!
        ---
        2 throw 3 1
        2 go_bankrupt
        3 pass_bid
        0 bid 50
        1 pass_bid
        3 throw
        ",
        expect![[r#"
            2 throw 3 1
              [mo.turn.throw] moved from=gå how=forward seat=2 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=2 why=tax
            2 go_bankrupt
              [mo.bankrupt.bank] bankrupt seat=2
              [mo.auction] auction_opened bidder=3 of=(lot hornsgatan)
            3 pass_bid
              [mo.auction.form] passed_bid seat=3
            0 bid 50
              [mo.auction.form] bid amount=50 seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=50 of=(lot hornsgatan) seat=0
            3 throw
            nature draws one of 36
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
        own 0 elverket götgatan!
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
              no [mo.debt] not_now stage=debt
            0 offer 2 give 1000
              no [mo.debt] not_now stage=debt
            0 offer 2 give elverket
              no [mo.debt] not_now stage=debt
            0 offer 2 give elverket want 1350
              no [mo.debt] not_now stage=debt
            2 offer 0 give 1350 want elverket
              no [mo.debt] not_now stage=debt
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
              0 at norrmalmstorg with 50
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
              no [mo.debt] not_now stage=debt
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
