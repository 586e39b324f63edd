//! Unowned land, and auctions.

use crate::script::check;
use expect_test::expect;

/// [mo.buy] At the printed price, by throw.
#[test]
fn buying_at_the_printed_price() {
    check(
        "
        player 0 30000
        player 1 30000
        ---
        0 throw 1 2
        1 buy
        0 buy
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            1 buy
              no [mo.order] not_your_turn turn=0
            0 buy
              [mo.buy] bought lot=hornsgatan price=1000 seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at hornsgatan with 29000, hornsgatan
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.buy] By card as well; and only for what one has.
#[test]
fn buying_after_a_card_only_for_cash() {
    check(
        "
        player 0 3000
        player 1 30000
        own 0 elverket
        ---
        0 throw 3 4
        card 15
        0 buy
        0 mortgage elverket
        0 buy
        0 throw
        ",
        expect![[r#"
            0 throw 3 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=chans
            card 15
              [mo.card] drew_card card=15 deck=chance seat=0
              [mo.turn.throw] moved from=chans how=forward seat=0 to=norrmalmstorg
            0 buy
              no [mo.buy] not_enough have=3000 need=8000 to=buy
            0 mortgage elverket
              [mo.mortgage] mortgaged interest=150 loan=1500 lot=elverket seat=0
            0 buy
              no [mo.buy] not_enough have=4350 need=8000 to=buy
            0 throw
              no [mo.buy] not_now stage=buy
            0 may: decline, lift lot=elverket
        "#]],
    );
}

/// [mo.buy] In the later price table the price is the later one.
#[test]
fn the_later_price_table() {
    check(
        "
        player 0 30000
        player 1 30000
        options new
        ---
        0 throw 1 2
        0 buy
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 buy
              [mo.buy] bought lot=hornsgatan price=1200 seat=0
            1 may: throw
        "#]],
    );
}

/// [mo.auction] [mo.auction.form] Declined: auctioned at once, starting anywhere, and who declined bids too.
#[test]
fn declined_land_is_auctioned() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        ---
        0 throw 1 2
        0 decline
        0 bid 50
        1 bid 50
        1 bid 70
        2 bid 100
        1 bid 40000
        1 bid 4294967250
        1 bid 100
        2 pass_bid
        1 bid 200
        0 bid 250
        1 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot hornsgatan)
            0 bid 50
              [mo.auction.form] bid amount=50 seat=0
            1 bid 50
              no [mo.auction.form] bid_too_low least=100
            1 bid 70
              no [mo.money.start] not_in_notes note=50
            2 bid 100
              no [mo.auction.form] not_now stage=auction
            1 bid 40000
              no [mo.auction.form] not_enough have=30000 need=40000 to=bid
            1 bid 4294967250
              no [mo.auction.form] not_enough have=30000 need=4294967250 to=bid
            1 bid 100
              [mo.auction.form] bid amount=100 seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
            1 bid 200
              no [mo.auction.form] not_now stage=auction
            0 bid 250
              [mo.auction.form] bid amount=250 seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=250 of=(lot hornsgatan) seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at hornsgatan with 29750, hornsgatan
              1 at gå with 30000
              2 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.auction.form] Who cannot pay the least bid is out by itself.
#[test]
fn who_cannot_pay_is_not_asked() {
    check(
        "
        player 0 100
        player 1 30000
        player 2 50
        ---
        0 throw 1 2
        0 decline
        0 bid 100
        2 bid 150
        1 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot hornsgatan)
            0 bid 100
              [mo.auction.form] bid amount=100 seat=0
            2 bid 150
              no [mo.auction.form] not_now stage=auction
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=100 of=(lot hornsgatan) seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at hornsgatan with 0, hornsgatan
              1 at gå with 30000
              2 at gå with 50
            1 may: throw
        "#]],
    );
}

/// [mo.auction.none] Nobody bids: the bank keeps it.
#[test]
fn nobody_bids() {
    check(
        "
        player 0 30000
        player 1 30000
        ---
        0 throw 1 2
        0 decline
        0 pass_bid
        1 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot hornsgatan)
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.none] auction_failed of=(lot hornsgatan)
            look
              the bank has 32 houses, 12 hotels
              0 at hornsgatan with 30000
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.auction] The opening names the first who can bid.
#[test]
fn the_opening_names_the_first_who_can_bid() {
    check(
        "
        player 0 0
        player 1 0
        player 2 30000
        ---
        0 throw 1 2
        0 decline
        2 bid 50
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=2 of=(lot hornsgatan)
            2 bid 50
              [mo.auction.form] bid amount=50 seat=2
              [mo.auction.form] auction_won amount=50 of=(lot hornsgatan) seat=2
            1 may: throw
        "#]],
    );
}

/// [mo.auction] By the second version of the rules it named whoever came first.
#[test]
fn the_opening_by_the_second_version() {
    check(
        "
        rules 2
        player 0 0
        player 1 30000
        ---
        0 throw 1 2
        0 decline
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot hornsgatan)
            1 may: pass_bid, bid amount=50; amount=250; amount=550; amount=1050; amount=2050; amount=5050
        "#]],
    );
}

/// [mo.auction.none] When nobody can bid there is nothing to open.
#[test]
fn nobody_can_bid() {
    check(
        "
        player 0 0
        player 1 0
        ---
        0 throw 1 2
        0 decline
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction.none] auction_failed of=(lot hornsgatan)
            1 may: throw
        "#]],
    );
}

/// [mo.auction.form] [mo.money.start] In the later price table bids rise by twenty.
#[test]
fn bids_in_twenties() {
    check(
        "
        options new
        player 0 30000
        player 1 30000
        ---
        0 throw 1 2
        0 decline
        0 bid 50
        0 bid 20
        1 bid 20
        1 bid 40
        0 pass_bid
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot hornsgatan)
            0 bid 50
              no [mo.money.start] not_in_notes note=20
            0 bid 20
              [mo.auction.form] bid amount=20 seat=0
            1 bid 20
              no [mo.auction.form] bid_too_low least=40
            1 bid 40
              [mo.auction.form] bid amount=40 seat=1
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
              [mo.auction.form] auction_won amount=40 of=(lot hornsgatan) seat=1
            1 may: throw, mortgage lot=hornsgatan
        "#]],
    );
}
