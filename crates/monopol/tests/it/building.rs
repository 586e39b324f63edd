//! Houses and hotels.

use crate::script::check;
use expect_test::expect;

/// [mo.house.group] From the bank, for a lot of a complete group one owns.
#[test]
fn only_on_a_complete_group() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan götgatan södra-station
        own 1 ringvägen
        ---
        0 build västerlånggatan
        0 build götgatan
        0 build ringvägen
        0 build södra-station
        0 build fri-parkering
        0 build #41
        0 build #255
        look
        ",
        expect![[r#"
            0 build västerlånggatan
              [mo.house.group] built level=1 lot=västerlånggatan price=1000 seat=0
            0 build götgatan
              no [mo.house.group] group_incomplete lot=götgatan
            0 build ringvägen
              no [mo.house.group] not_yours lot=ringvägen
            0 build södra-station
              no [mo.house.group] no_property lot=södra-station
            0 build fri-parkering
              no [mo.house.group] no_property lot=fri-parkering
            0 build #41
              no [mo.house.group] no_property lot=#41
            0 build #255
              no [mo.house.group] no_property lot=#255
            look
              the bank has 31 houses, 12 hotels
              0 at gå with 29000, västerlånggatan*1, hornsgatan, södra-station, götgatan
              1 at gå with 30000, ringvägen
            0 may: throw, build lot=hornsgatan, sell down_to=0 lot=västerlånggatan, mortgage lot=hornsgatan; lot=södra-station; lot=götgatan
        "#]],
    );
}

/// [mo.house.group] For cash.
#[test]
fn no_house_without_the_money() {
    check(
        "
        player 0 950
        player 1 30000
        own 0 västerlånggatan hornsgatan
        ---
        0 build västerlånggatan
        ",
        expect![[r#"
            0 build västerlånggatan
              no [mo.house.group] not_enough have=950 need=1000 to=build
            0 may: throw, mortgage lot=västerlånggatan; lot=hornsgatan
        "#]],
    );
}

/// [mo.house.even] No second house before each lot has one; four at most.
#[test]
fn evenly() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        ---
        0 build västerlånggatan
        0 build västerlånggatan
        0 build hornsgatan
        0 build hornsgatan
        0 build hornsgatan
        look
        ",
        expect![[r#"
            0 build västerlånggatan
              [mo.house.group] built level=1 lot=västerlånggatan price=1000 seat=0
            0 build västerlånggatan
              no [mo.house.even] uneven first=hornsgatan lot=västerlånggatan
            0 build hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 build hornsgatan
              [mo.house.group] built level=2 lot=hornsgatan price=1000 seat=0
            0 build hornsgatan
              no [mo.house.even] uneven first=västerlånggatan lot=hornsgatan
            look
              the bank has 29 houses, 12 hotels
              0 at gå with 27000, västerlånggatan*1, hornsgatan*2
              1 at gå with 30000
            0 may: throw, build lot=västerlånggatan, sell down_to=1 lot=hornsgatan
        "#]],
    );
}

/// [mo.house.mortgaged] A mortgaged lot is not built on, and keeps its group at one row.
#[test]
fn a_mortgaged_lot_stops_the_group() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 folkungagatan götgatan! ringvägen
        ---
        0 build götgatan
        0 build folkungagatan
        0 build ringvägen
        0 build folkungagatan
        0 lift götgatan
        0 build götgatan
        0 build folkungagatan
        look
        ",
        expect![[r#"
            0 build götgatan
              no [mo.house.mortgaged] lot_mortgaged lot=götgatan
            0 build folkungagatan
              [mo.house.group] built level=1 lot=folkungagatan price=1000 seat=0
            0 build ringvägen
              [mo.house.group] built level=1 lot=ringvägen price=1000 seat=0
            0 build folkungagatan
              no [mo.house.even] uneven first=götgatan lot=folkungagatan
            0 lift götgatan
              [mo.mortgage.lift] lifted interest=100 loan=1000 lot=götgatan seat=0
            0 build götgatan
              [mo.house.group] built level=1 lot=götgatan price=1000 seat=0
            0 build folkungagatan
              [mo.house.group] built level=2 lot=folkungagatan price=1000 seat=0
            look
              the bank has 28 houses, 12 hotels
              0 at gå with 24900, folkungagatan*2, götgatan*1, ringvägen*1
              1 at gå with 30000
            0 may: throw, build lot=götgatan; lot=ringvägen, sell down_to=1 lot=folkungagatan
        "#]],
    );
}

/// [mo.hotel] With four houses on each lot: the price in cash, four houses back, one hotel a lot.
#[test]
fn a_hotel() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*4 hornsgatan*3
        ---
        0 build västerlånggatan
        0 build hornsgatan
        0 build västerlånggatan
        0 build västerlånggatan
        look
        ",
        expect![[r#"
            0 build västerlånggatan
              no [mo.house.even] uneven first=hornsgatan lot=västerlånggatan
            0 build hornsgatan
              [mo.house.group] built level=4 lot=hornsgatan price=1000 seat=0
            0 build västerlånggatan
              [mo.hotel] built level=5 lot=västerlånggatan price=1000 seat=0
            0 build västerlånggatan
              no [mo.hotel] fully_built lot=västerlånggatan
            look
              the bank has 28 houses, 11 hotels
              0 at gå with 28000, västerlånggatan*5, hornsgatan*4
              1 at gå with 30000
            0 may: throw, build lot=hornsgatan, sell down_to=4 lot=västerlånggatan; down_to=0 lot=västerlånggatan
        "#]],
    );
}

/// [mo.sell.bank] To the bank for half; a hotel for half of all five, step by step.
#[test]
fn sold_for_half() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*5 hornsgatan*5 götgatan
        ---
        0 sell västerlånggatan 4
        0 sell hornsgatan 4
        0 sell hornsgatan 3
        0 sell götgatan 0
        0 sell södra-station 0
        1 sell hornsgatan 2
        look
        ",
        expect![[r#"
            0 sell västerlånggatan 4
              [mo.sell.bank] sold level=4 lot=västerlånggatan price=500 seat=0
            0 sell hornsgatan 4
              [mo.sell.bank] sold level=4 lot=hornsgatan price=500 seat=0
            0 sell hornsgatan 3
              [mo.sell.bank] sold level=3 lot=hornsgatan price=500 seat=0
            0 sell götgatan 0
              no [mo.sell.bank] no_buildings lot=götgatan
            0 sell södra-station 0
              no [mo.sell.bank] no_property lot=södra-station
            1 sell hornsgatan 2
              no [mo.sell.bank] not_yours lot=hornsgatan
            look
              the bank has 25 houses, 12 hotels
              0 at gå with 31500, västerlånggatan*4, hornsgatan*3, götgatan
              1 at gå with 30000
            0 may: throw, build lot=hornsgatan, sell down_to=3 lot=västerlånggatan, mortgage lot=götgatan
        "#]],
    );
}

/// [mo.sell.even] Evenly as well, one at a time.
#[test]
fn sold_evenly() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*3 hornsgatan*2
        ---
        0 sell hornsgatan 1
        0 sell västerlånggatan 1
        0 sell västerlånggatan 2
        0 sell hornsgatan 1
        look
        ",
        expect![[r#"
            0 sell hornsgatan 1
              no [mo.sell.even] sold_unevenly first=västerlånggatan lot=hornsgatan
            0 sell västerlånggatan 1
              no [mo.sell.even] wrong_level lot=västerlånggatan most=2
            0 sell västerlånggatan 2
              [mo.sell.bank] sold level=2 lot=västerlånggatan price=500 seat=0
            0 sell hornsgatan 1
              [mo.sell.bank] sold level=1 lot=hornsgatan price=500 seat=0
            look
              the bank has 29 houses, 12 hotels
              0 at gå with 31000, västerlånggatan*2, hornsgatan*1
              1 at gå with 30000
            0 may: throw, build lot=hornsgatan, sell down_to=1 lot=västerlånggatan
        "#]],
    );
}

/// [mo.sell.even] [mo.sell.bank] A hotel sold when the bank has two houses: down to two, or whole.
#[test]
fn a_hotel_sold_when_the_bank_has_two_houses() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*5 hornsgatan*5
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*2 karlavägen*2 narvavägen*2
        ---
        0 sell hornsgatan 4
        0 sell hornsgatan 3
        0 sell hornsgatan 1
        0 sell hornsgatan 2
        look
        0 sell västerlånggatan 2
        0 sell västerlånggatan 0
        look
        ",
        expect![[r#"
            0 sell hornsgatan 4
              no [mo.sell.even] wrong_level lot=hornsgatan most=2
            0 sell hornsgatan 3
              no [mo.sell.even] wrong_level lot=hornsgatan most=2
            0 sell hornsgatan 1
              no [mo.sell.even] wrong_level lot=hornsgatan most=2
            0 sell hornsgatan 2
              [mo.sell.bank] sold level=2 lot=hornsgatan price=1500 seat=0
            look
              the bank has 0 houses, 11 hotels
              0 at gå with 31500, västerlånggatan*5, hornsgatan*2
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*2, karlavägen*2, narvavägen*2
            0 sell västerlånggatan 2
              no [mo.sell.even] wrong_level lot=västerlånggatan most=0
            0 sell västerlånggatan 0
              [mo.sell.bank] sold level=0 lot=västerlånggatan price=2500 seat=0
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 34000, västerlånggatan, hornsgatan*2
              1 at gå with 30000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*2, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=1 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage] With none left, builders wait until some come back.
#[test]
fn builders_wait() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*3 narvavägen*2
        ---
        0 build hornsgatan
        1 sell karlavägen 2
        0 build hornsgatan
        1 wish 0
        look
        ",
        expect![[r#"
            0 build hornsgatan
              no [mo.shortage] bank_sold_out hotel=false
            1 sell karlavägen 2
              [mo.sell.bank] sold level=2 lot=karlavägen price=1000 seat=1
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            1 wish 0
              [mo.shortage.auction] wished count=0 seat=1
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            look
              the bank has 0 houses, 12 hotels
              0 at gå with 29000, västerlånggatan, hornsgatan*1
              1 at gå with 31000, folkungagatan*4, götgatan*4, ringvägen*4, s:t-eriksgatan*4, odengatan*4, valhallavägen*4, sturegatan*3, karlavägen*2, narvavägen*2
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage] Hotels run out too.
#[test]
fn no_hotel_left() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*4 hornsgatan*4
        own 1 folkungagatan*5 götgatan*5 ringvägen*5 s:t-eriksgatan*5 odengatan*5 valhallavägen*5 sturegatan*5 karlavägen*5 narvavägen*5 strandvägen*5 kungsträdgårdsgatan*5 hamngatan*5
        ---
        0 build hornsgatan
        ",
        expect![[r#"
            0 build hornsgatan
              no [mo.shortage] bank_sold_out hotel=true
            0 may: throw, sell down_to=3 lot=västerlånggatan; down_to=3 lot=hornsgatan
        "#]],
    );
}

/// [mo.sell.even] A hotel may be sold whole, though the bank has houses; what that leaves uneven is levelled first.
#[test]
fn a_hotel_sold_whole() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*5 hornsgatan*5
        ---
        0 sell hornsgatan 3
        0 sell hornsgatan 0
        0 build västerlånggatan
        0 sell västerlånggatan 4
        0 build hornsgatan
        0 build hornsgatan
        look
        ",
        expect![[r#"
            0 sell hornsgatan 3
              no [mo.sell.even] wrong_level lot=hornsgatan most=4
            0 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=2500 seat=0
            0 build västerlånggatan
              no [mo.hotel] fully_built lot=västerlånggatan
            0 sell västerlånggatan 4
              [mo.sell.bank] sold level=4 lot=västerlånggatan price=500 seat=0
            0 build hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 build hornsgatan
              [mo.house.group] built level=2 lot=hornsgatan price=1000 seat=0
            look
              the bank has 26 houses, 12 hotels
              0 at gå with 31000, västerlånggatan*4, hornsgatan*2
              1 at gå with 30000
            0 may: throw, build lot=hornsgatan, sell down_to=3 lot=västerlånggatan
        "#]],
    );
}

/// [mo.sell.even] By the second version of the rules a hotel became four houses, if the bank had them.
#[test]
fn a_hotel_by_the_second_version() {
    check(
        "
        rules 2
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*5 hornsgatan*5
        ---
        0 sell hornsgatan 0
        0 sell hornsgatan 4
        ",
        expect![[r#"
            0 sell hornsgatan 0
              no [mo.sell.even] wrong_level lot=hornsgatan most=4
            0 sell hornsgatan 4
              [mo.sell.bank] sold level=4 lot=hornsgatan price=500 seat=0
            0 may: throw, build lot=hornsgatan, sell down_to=4 lot=västerlånggatan
        "#]],
    );
}
