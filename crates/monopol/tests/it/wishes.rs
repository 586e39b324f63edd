//! Wishes for scarce buildings: who is asked, how often, and what a wish binds to.

use crate::script::check;
use expect_test::expect;

/// [mo.shortage.auction] Who wishes for none is not asked again until buildings come back to the bank or the turn passes.
#[test]
fn who_wishes_for_none_is_left_in_peace() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        ---
        0 build hornsgatan
        1 wish 0
        0 build västerlånggatan
        1 sell karlavägen 1
        0 build hornsgatan
        1 wish 0
        0 throw 4 6
        0 build västerlånggatan
        1 wish 0
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=3 lot=hornsgatan
            1 wish 0
              [mo.shortage.auction] wished count=0 seat=1
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 build västerlånggatan
              [mo.house.group] built level=1 lot=västerlånggatan price=1000 seat=0
            1 sell karlavägen 1
              [mo.sell.bank] sold level=1 lot=karlavägen price=1000 seat=1
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=2 lot=hornsgatan
            1 wish 0
              [mo.shortage.auction] wished count=0 seat=1
              [mo.house.group] built level=2 lot=hornsgatan price=1000 seat=0
            0 throw 4 6
              [mo.turn.throw] moved from=gå how=forward seat=0 to=fängelse-/-på-besök
            0 build västerlånggatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=västerlånggatan
            1 wish 0
              [mo.shortage.auction] wished count=0 seat=1
              [mo.house.group] built level=2 lot=västerlånggatan price=1000 seat=0
            look
              the bank has 0 houses, 12 hotels
              0 at fängelse-/-på-besök with 26000, västerlånggatan*2, hornsgatan*2
              1 at gå with 31000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*2, karlavägen*1, narvavägen*1
            1 may: throw, build lot=folkungagatan; lot=götgatan; lot=ringvägen; lot=s:t-eriksgatan; lot=odengatan; lot=valhallavägen, sell down_to=3 lot=folkungagatan; down_to=3 lot=götgatan; down_to=3 lot=ringvägen; down_to=3 lot=s:t-eriksgatan; down_to=3 lot=odengatan; down_to=3 lot=valhallavägen; down_to=1 lot=sturegatan
        "#]],
    );
}

/// [mo.shortage.auction] By the second version of the rules everybody was asked for every building, and a wish bound nobody.
#[test]
fn wishes_by_the_second_version() {
    check(
        "
        rules 2
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        ---
        0 build hornsgatan
        1 wish 2
        0 build västerlånggatan
        1 wish 1
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=3 lot=hornsgatan
            1 wish 2
              [mo.shortage.auction] wished count=2 seat=1
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 build västerlånggatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=2 lot=västerlånggatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.house.group] built level=1 lot=västerlånggatan price=1000 seat=0
            look
              the bank has 1 houses, 12 hotels
              0 at gå with 28000, västerlånggatan*1, hornsgatan*1
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*2, karlavägen*2, narvavägen*1
            0 may: throw, build lot=västerlånggatan; lot=hornsgatan, sell down_to=0 lot=västerlånggatan; down_to=0 lot=hornsgatan
        "#]],
    );
}

/// [mo.shortage.auction] Wishes that fit are bought at once, at the printed price and where the buyer says; the builder comes first.
#[test]
fn wishes_that_fit_are_bought() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        ---
        0 build hornsgatan
        1 wish 2
        0 throw
        1 throw
        0 place västerlånggatan
        1 place karlavägen
        1 place narvavägen
        1 place sturegatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=3 lot=hornsgatan
            1 wish 2
              [mo.shortage.auction] wished count=2 seat=1
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 throw
              no [mo.shortage.auction] not_now stage=place
            1 throw
              no [mo.shortage.auction] not_now stage=place
            0 place västerlånggatan
              no [mo.shortage.auction] not_now stage=place
            1 place karlavägen
              no [mo.house.even] uneven first=narvavägen lot=karlavägen
            1 place narvavägen
              [mo.house.group] built level=2 lot=narvavägen price=2000 seat=1
            1 place sturegatan
              [mo.house.group] built level=3 lot=sturegatan price=2000 seat=1
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1
              1 at gå with 26000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] A wish is for so many and no more, and who passes is out of the auctions that follow.
#[test]
fn a_wish_is_for_so_many() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        own 2 centrum norrmalmstorg
        ---
        0 build hornsgatan
        1 wish 2
        2 wish 1
        0 bid 1000
        1 pass_bid
        2 pass_bid
        0 place hornsgatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=3 lot=hornsgatan
            1 wish 2
              [mo.shortage.auction] wished count=2 seat=1
            2 wish 1
              [mo.shortage.auction] wished count=1 seat=2
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.form] auction_won amount=1000 of=house seat=0
            0 place hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            look
              the bank has 2 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*2, karlavägen*2, narvavägen*1
              2 at gå with 30000, centrum, norrmalmstorg
            0 may: throw, build lot=västerlånggatan, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] What was won goes only where the printed price is not above the bid.
#[test]
fn where_the_price_allows() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan centrum norrmalmstorg
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        1 wish 1
        0 bid 1000
        1 pass_bid
        0 place norrmalmstorg
        0 place hornsgatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=1000 of=house seat=0
            0 place norrmalmstorg
              no [mo.shortage.auction] bid_below_price bid=1000 lot=norrmalmstorg price=4000
            0 place hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1, centrum, norrmalmstorg
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan; lot=centrum; lot=norrmalmstorg
        "#]],
    );
}

/// [mo.shortage.auction] [mo.sell.even] What the bank had is set aside for those who wish: no hotel is broken into it, and what comes back meanwhile is not part of it.
#[test]
fn the_stock_is_set_aside() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        own 2 strandvägen*5 kungsträdgårdsgatan*5 hamngatan*5
        ---
        0 build hornsgatan
        1 wish 1
        2 sell strandvägen 1
        2 sell strandvägen 0
        1 sell sturegatan 2
        2 sell hamngatan 2
        2 sell hamngatan 1
        0 bid 1000
        1 bid 2000
        0 pass_bid
        1 place sturegatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            2 sell strandvägen 1
              no [mo.sell.even] wrong_level lot=strandvägen most=0
            2 sell strandvägen 0
              [mo.sell.bank] sold level=0 lot=strandvägen price=7500 seat=2
            1 sell sturegatan 2
              [mo.sell.bank] sold level=2 lot=sturegatan price=1000 seat=1
            2 sell hamngatan 2
              no [mo.sell.even] wrong_level lot=hamngatan most=1
            2 sell hamngatan 1
              [mo.sell.bank] sold level=1 lot=hamngatan price=6000 seat=2
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 bid 2000
              [mo.auction.form] bid amount=2000 seat=1
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
              [mo.auction.form] auction_won amount=2000 of=house seat=1
            1 place sturegatan
              [mo.house.group] built level=3 lot=sturegatan price=2000 seat=1
            look
              the bank has 0 houses, 11 hotels
              0 at gå with 30000, västerlånggatan, hornsgatan
              1 at gå with 29000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
              2 at gå with 43500, strandvägen, kungsträdgårdsgatan*5, hamngatan*1
            0 may: throw, mortgage lot=västerlånggatan; lot=hornsgatan
        "#]],
    );
}

/// [mo.shortage.auction] [mo.turn.anytime] Who makes it impossible to build while the others are asked does not build.
#[test]
fn a_builder_who_mortgages_the_site() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        0 mortgage hornsgatan
        1 wish 0
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            0 mortgage hornsgatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=hornsgatan seat=0
            1 wish 0
              [mo.shortage.auction] wished count=0 seat=1
            look
              the bank has 1 houses, 12 hotels
              0 at gå with 30450, västerlånggatan, hornsgatan!
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, build lot=västerlånggatan, lift lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] [mo.turn.anytime] Who leads the bidding for a building keeps somewhere to put it; anybody else may raise money.
#[test]
fn who_leads_waits_with_loans() {
    check(
        "
        player 0 30000
        player 1 2000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        1 wish 1
        1 sell sturegatan 2
        0 bid 1000
        0 mortgage hornsgatan
        1 bid 2050
        1 sell folkungagatan 3
        1 bid 2500
        0 mortgage västerlånggatan
        1 mortgage sturegatan
        1 sell götgatan 3
        0 pass_bid
        1 sell götgatan 3
        1 place sturegatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            1 sell sturegatan 2
              [mo.sell.bank] sold level=2 lot=sturegatan price=1000 seat=1
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            0 mortgage hornsgatan
              no [mo.turn.anytime] not_now stage=auction
            1 bid 2050
              [mo.auction.form] bid amount=2050 seat=1
            1 sell folkungagatan 3
              no [mo.turn.anytime] not_now stage=auction
            1 bid 2500
              no [mo.auction.form] not_now stage=auction
            0 mortgage västerlånggatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=västerlånggatan seat=0
            1 mortgage sturegatan
              no [mo.turn.anytime] not_now stage=auction
            1 sell götgatan 3
              no [mo.turn.anytime] not_now stage=auction
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
              [mo.auction.form] auction_won amount=2050 of=house seat=1
            1 sell götgatan 3
              no [mo.turn.anytime] not_now stage=place
            1 place sturegatan
              [mo.house.group] built level=3 lot=sturegatan price=2050 seat=1
            look
              the bank has 1 houses, 12 hotels
              0 at gå with 30450, västerlånggatan!, hornsgatan
              1 at gå with 950, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, build lot=hornsgatan, lift lot=västerlånggatan, mortgage lot=hornsgatan
        "#]],
    );
}

/// [mo.shortage.auction] Who has won what was wished for bids no more; who could not pay so much has not passed.
#[test]
fn a_wish_fulfilled() {
    check(
        "
        player 0 30000
        player 1 2000
        player 2 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*2
        own 2 centrum norrmalmstorg
        ---
        0 build hornsgatan
        1 wish 1
        2 wish 1
        0 bid 2050
        2 pass_bid
        0 place hornsgatan
        1 bid 2000
        1 place sturegatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=2 lot=hornsgatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
            2 wish 1
              [mo.shortage.auction] wished count=1 seat=2
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 bid 2050
              [mo.auction.form] bid amount=2050 seat=0
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.form] auction_won amount=2050 of=house seat=0
            0 place hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=2050 seat=0
              [mo.shortage.auction] auction_opened bidder=1 of=house
            1 bid 2000
              [mo.auction.form] bid amount=2000 seat=1
              [mo.auction.form] auction_won amount=2000 of=house seat=1
            1 place sturegatan
              [mo.house.group] built level=3 lot=sturegatan price=2000 seat=1
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 27950, västerlånggatan, hornsgatan*1
              1 at gå with 0, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
              2 at gå with 30000, centrum, norrmalmstorg
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] [mo.turn.anytime] Who has nowhere left to build is not asked for a bid any more.
#[test]
fn a_bidder_who_mortgages_the_sites() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        1 wish 1
        0 mortgage hornsgatan
        0 mortgage västerlånggatan
        1 bid 2000
        1 place karlavägen
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 mortgage hornsgatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=hornsgatan seat=0
            0 mortgage västerlånggatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=västerlånggatan seat=0
            1 bid 2000
              [mo.auction.form] bid amount=2000 seat=1
              [mo.auction.form] auction_won amount=2000 of=house seat=1
            1 place karlavägen
              [mo.house.group] built level=3 lot=karlavägen price=2000 seat=1
            0 may: throw, lift lot=västerlånggatan; lot=hornsgatan
        "#]],
    );
}
