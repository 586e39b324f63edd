//! Scarce houses and hotels.

use crate::script::check;
use expect_test::expect;

/// [mo.shortage.auction] The last house, auctioned between two builders.
#[test]
fn the_last_house() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 västerlånggatan hornsgatan
        own 1 centrum norrmalmstorg
        own 2 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        0 throw
        2 wish 1
        1 wish 1
        0 bid 950
        0 bid 1000
        1 bid 3950
        1 bid 4000
        2 pass_bid
        0 bid 4050
        1 bid 4100
        0 pass_bid
        0 place hornsgatan
        1 place hornsgatan
        1 place norrmalmstorg
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            0 throw
              no [mo.shortage.auction] not_now stage=wishes
            2 wish 1
              [mo.shortage.auction] wished count=1 seat=2
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 bid 950
              no [mo.auction.form] bid_too_low least=1000
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 bid 3950
              no [mo.auction.form] bid_too_low least=4000
            1 bid 4000
              [mo.auction.form] bid amount=4000 seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
            0 bid 4050
              [mo.auction.form] bid amount=4050 seat=0
            1 bid 4100
              [mo.auction.form] bid amount=4100 seat=1
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
              [mo.auction.form] auction_won amount=4100 of=house seat=1
            0 place hornsgatan
              no [mo.shortage.auction] not_now stage=place
            1 place hornsgatan
              no [mo.house.group] not_yours lot=hornsgatan
            1 place norrmalmstorg
              [mo.house.group] built level=1 lot=norrmalmstorg price=4100 seat=1
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 30000, västerlånggatan, hornsgatan
              1 at gå with 25900, centrum, norrmalmstorg*1
              2 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, mortgage lot=västerlånggatan; lot=hornsgatan
        "#]],
    );
}

/// [mo.shortage.auction] When nobody else wants any, the builder builds at the printed price.
#[test]
fn nobody_else_wants_any() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        1 wish 0
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 0
              [mo.shortage.auction] wished count=0 seat=1
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] Enough for the wishes: no auction. More than one can pay for or place is no wish.
#[test]
fn enough_for_the_wishes() {
    check(
        "
        player 0 30000
        player 1 4000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        ---
        0 build hornsgatan
        1 wish 3
        1 wish 2
        1 place narvavägen
        1 place sturegatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=3 lot=hornsgatan
            1 wish 3
              no [mo.shortage.auction] too_many_wished most=2
            1 wish 2
              [mo.shortage.auction] wished count=2 seat=1
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            1 place narvavägen
              [mo.house.group] built level=2 lot=narvavägen price=2000 seat=1
            1 place sturegatan
              [mo.house.group] built level=3 lot=sturegatan price=2000 seat=1
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1
              1 at gå with 0, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] The free houses are auctioned one by one, each placed at once, until nobody bids.
#[test]
fn one_by_one() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        ---
        0 build hornsgatan
        1 wish 5
        0 bid 1000
        1 bid 2000
        0 throw
        0 pass_bid
        1 place götgatan
        1 place karlavägen
        1 place narvavägen
        0 bid 1000
        1 bid 2000
        1 place sturegatan
        1 pass_bid
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=3 lot=hornsgatan
            1 wish 5
              [mo.shortage.auction] wished count=5 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 bid 2000
              [mo.auction.form] bid amount=2000 seat=1
            0 throw
              no [mo.auction.form] not_now stage=auction
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
              [mo.auction.form] auction_won amount=2000 of=house seat=1
            1 place götgatan
              no [mo.hotel] wrong_building lot=götgatan
            1 place karlavägen
              no [mo.house.even] uneven first=narvavägen lot=karlavägen
            1 place narvavägen
              [mo.house.group] built level=2 lot=narvavägen price=2000 seat=1
              [mo.shortage.auction] auction_opened bidder=1 of=house
            0 bid 1000
              no [mo.auction.form] not_now stage=auction
            1 bid 2000
              [mo.auction.form] bid amount=2000 seat=1
              [mo.auction.form] auction_won amount=2000 of=house seat=1
            1 place sturegatan
              [mo.house.group] built level=3 lot=sturegatan price=2000 seat=1
              [mo.shortage.auction] auction_opened bidder=1 of=house
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.shortage.auction] auction_failed of=house
            look
              the bank has 1 houses, 12 hotels
              0 at gå with 30000, västerlånggatan, hornsgatan
              1 at gå with 26000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, build lot=västerlånggatan; lot=hornsgatan, mortgage lot=västerlånggatan; lot=hornsgatan
        "#]],
    );
}

/// [mo.shortage.auction] The last hotel, too; and it goes only where four houses stand on each lot.
#[test]
fn the_last_hotel() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 västerlånggatan*4 hornsgatan*4 vasagatan*3 kungsgatan*3 stureplan*3
        own 1 strandvägen*4 kungsträdgårdsgatan*4 hamngatan*4
        own 2 folkungagatan*5 götgatan*5 ringvägen*5 s:t-eriksgatan*5 odengatan*5 valhallavägen*5 sturegatan*5 karlavägen*5 narvavägen*5 centrum*5 norrmalmstorg*5
        ---
        0 build hornsgatan
        1 wish 1
        0 bid 1000
        1 bid 3000
        0 bid 5000
        1 pass_bid
        0 place vasagatan
        0 place hornsgatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 1
              [mo.shortage.auction] wished count=1 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=hotel
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 bid 3000
              [mo.auction.form] bid amount=3000 seat=1
            0 bid 5000
              [mo.auction.form] bid amount=5000 seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=5000 of=hotel seat=0
            0 place vasagatan
              no [mo.hotel] wrong_building lot=vasagatan
            0 place hornsgatan
              [mo.hotel] built level=5 lot=hornsgatan price=5000 seat=0
            look
              the bank has 7 houses, 0 hotels
              0 at gå with 25000, västerlånggatan*4, hornsgatan*5, vasagatan*3, kungsgatan*3, stureplan*3
              1 at gå with 30000, strandvägen*4, kungsträdgårdsgatan*4, hamngatan*4
              2 at gå with 30000, folkungagatan*5, götgatan*5, ringvägen*5, s:t-eriksgatan*5, odengatan*5, valhallavägen*5, sturegatan*5, karlavägen*5, narvavägen*5, centrum*5, norrmalmstorg*5
            0 may: throw, build lot=vasagatan; lot=kungsgatan; lot=stureplan, sell down_to=4 lot=hornsgatan; down_to=0 lot=hornsgatan; down_to=2 lot=vasagatan; down_to=2 lot=kungsgatan; down_to=2 lot=stureplan
        "#]],
    );
}

/// [mo.shortage.auction] [mo.house.mortgaged] Who could not build is not asked.
#[test]
fn who_cannot_build_is_not_asked() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 västerlånggatan hornsgatan
        own 1 strandvägen! kungsträdgårdsgatan*1 hamngatan*1
        own 2 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*1
        ---
        2 throw
        0 build hornsgatan
        1 wish 0
        2 wish 0
        ",
        expect![[r#"
            2 throw
              no [mo.order] not_your_turn turn=0
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 0
              no [mo.shortage.auction] not_now stage=wishes
            2 wish 0
              [mo.shortage.auction] wished count=0 seat=2
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] When nobody bids, who asked builds at the printed price, so that asking never goes on for ever.
#[test]
fn nobody_bids() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        1 wish 2
        0 pass_bid
        1 pass_bid
        0 build västerlånggatan
        look
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 2
              [mo.shortage.auction] wished count=2 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.shortage.auction] auction_failed of=house
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 build västerlånggatan
              no [mo.shortage] bank_sold_out hotel=false
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}
