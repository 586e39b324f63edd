//! Bankruptcy, to a player and to the bank.

use crate::script::check;
use expect_test::expect;

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
              no [mo.debt] not_in_game seat=1
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

/// [mo.bankrupt.bank] To the bank: everything, auctioned at once, mortgages wiped, the cards after the property.
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
        1 bid 50
        2 bid 100
        1 pass_bid
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
              [mo.bankrupt.bank] auction_opened bidder=1 of=(card chance)
            1 bid 50
              [mo.auction.form] bid amount=50 seat=1
            2 bid 100
              [mo.auction.form] bid amount=100 seat=2
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=100 of=(card chance) seat=2
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 29500, västerlånggatan
              2 at gå with 29850, card Chance, hornsgatan
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

/// [mo.bankrupt.bank] [mo.auction.none] A card that nobody bids for goes under its deck.
#[test]
fn cards_that_nobody_wants() {
    check(
        "
        player 0 1000 cards chance community
        player 1 30000
        player 2 30000
        own 0 elverket!
        ---
        0 throw 1 3
        0 go_bankrupt
        1 pass_bid
        2 pass_bid
        1 pass_bid
        2 pass_bid
        1 bid 50
        2 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 go_bankrupt
              [mo.bankrupt.bank] bankrupt seat=0
              [mo.auction] auction_opened bidder=1 of=(lot elverket)
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.none] auction_failed of=(lot elverket)
              [mo.bankrupt.bank] auction_opened bidder=1 of=(card chance)
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.none] auction_failed of=(card chance)
              [mo.bankrupt.bank] auction_opened bidder=1 of=(card community)
            1 bid 50
              [mo.auction.form] bid amount=50 seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.form] auction_won amount=50 of=(card community) seat=1
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 29950, card Community
              2 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.bankrupt.bank] Where the house plays without auctions the bank keeps it all, and the cards go under their decks.
#[test]
fn the_bank_keeps_it_all() {
    check(
        "
        options no-auctions
        player 0 1000 cards chance community
        player 1 30000
        player 2 30000
        own 0 elverket!
        ---
        0 throw 1 3
        0 go_bankrupt
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 go_bankrupt
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

/// [mo.bankrupt.bank] By the second version of the rules the cards went under their decks.
#[test]
fn cards_by_the_second_version() {
    check(
        "
        rules 2
        player 0 1000 cards chance community
        player 1 30000
        player 2 30000
        own 0 elverket!
        ---
        0 throw 1 3
        0 go_bankrupt
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
              [mo.auction] auction_opened bidder=1 of=(lot elverket)
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.none] auction_failed of=(lot elverket)
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 30000
              2 at gå with 30000
            1 may: throw
        "#]],
    );
}
