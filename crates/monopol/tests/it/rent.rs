//! Rent.

use crate::script::check;
use expect_test::expect;

/// [mo.rent] [mo.rent.claim] The rent on the deed, claimed and paid; bare, with houses, with a hotel.
#[test]
fn rent_by_what_is_built() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 folkungagatan götgatan
        ---
        0 throw 2 4
        1 claim
        ",
        expect![[r#"
            0 throw 2 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=folkungagatan
              [mo.rent] rent_due amount=100 lot=folkungagatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=100 lot=folkungagatan owner=1 visitor=0
              [mo.rent] paid amount=100 from=0 to=1 why=rent
            1 may: throw, mortgage lot=folkungagatan; lot=götgatan
        "#]],
    );
}

/// [mo.rent] For houses and for a hotel.
#[test]
fn rent_for_houses_and_for_a_hotel() {
    check(
        "
        player 0 30000
        player 1 30000 at norra-station
        own 1 folkungagatan*2 götgatan*2 ringvägen*1
        own 0 centrum*5 norrmalmstorg*4
        ---
        0 throw 2 4
        1 claim
        1 throw 1 1
        0 claim
        look
        1 go_bankrupt
        ",
        expect![[r#"
            0 throw 2 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=folkungagatan
              [mo.rent] rent_due amount=1700 lot=folkungagatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=1700 lot=folkungagatan owner=1 visitor=0
              [mo.rent] paid amount=1700 from=0 to=1 why=rent
            1 throw 1 1
              [mo.turn.throw] moved from=norra-station how=forward seat=1 to=centrum
              [mo.rent] rent_due amount=28500 lot=centrum owner=0 visitor=1
            0 claim
              [mo.rent.claim] rent_claimed amount=28500 lot=centrum owner=0 visitor=1
              [mo.rent] paid amount=28500 from=1 to=0 why=rent
            look
              the bank has 23 houses, 11 hotels
              0 at folkungagatan with 56800, centrum*5, norrmalmstorg*4
              1 at centrum with 3200, folkungagatan*2, götgatan*2, ringvägen*1
            1 go_bankrupt
              no [mo.turn.throw] not_now stage=turn
            1 may: throw, build lot=ringvägen, sell down_to=1 lot=folkungagatan; down_to=1 lot=götgatan
        "#]],
    );
}

/// [mo.rent.group] A bare lot of a complete group earns double, also where its neighbour is built on.
#[test]
fn double_rent_for_a_complete_group() {
    check(
        "
        player 0 30000
        player 1 30000 at hamngatan
        own 1 västerlånggatan hornsgatan*1
        own 0 vasagatan kungsgatan! stureplan
        ---
        0 throw 1 2
        1 claim
        1 throw 1 1
        0 claim
        1 throw 5 1
        look
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
              [mo.rent] rent_due amount=400 lot=hornsgatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=400 lot=hornsgatan owner=1 visitor=0
              [mo.rent] paid amount=400 from=0 to=1 why=rent
            1 throw 1 1
              [mo.turn.throw] moved from=hamngatan how=forward seat=1 to=vasagatan
              [mo.rent] rent_due amount=800 lot=vasagatan owner=0 visitor=1
            0 claim
              [mo.rent.claim] rent_claimed amount=800 lot=vasagatan owner=0 visitor=1
              [mo.rent] paid amount=800 from=1 to=0 why=rent
            1 throw 5 1
              [mo.turn.throw] moved from=vasagatan how=forward seat=1 to=drottninggatan
            look
              the bank has 31 houses, 12 hotels
              0 at hornsgatan with 30400, vasagatan, kungsgatan!, stureplan
              1 at drottninggatan with 29600, västerlånggatan, hornsgatan*1
            1 may: buy, decline, build lot=västerlånggatan, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.rent.group] The bare lot beside a built one.
#[test]
fn double_rent_beside_a_built_lot() {
    check(
        "
        player 0 30000 at norrmalmstorg
        player 1 30000
        own 1 västerlånggatan hornsgatan*1
        ---
        0 throw 1 1
        1 claim
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=norrmalmstorg how=forward seat=0 to=västerlånggatan
              [mo.turn.salary] got_salary amount=4000 seat=0
              [mo.rent] rent_due amount=100 lot=västerlånggatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=100 lot=västerlånggatan owner=1 visitor=0
              [mo.rent] paid amount=100 from=0 to=1 why=rent
            0 may: throw
        "#]],
    );
}

/// [mo.rent.mortgaged] Mortgaged property earns nothing, but counts towards the group.
#[test]
fn mortgaged_property_earns_nothing_but_counts() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 folkungagatan! götgatan ringvägen
        ---
        0 throw 3 3
        0 throw 1 1
        1 claim
        ",
        expect![[r#"
            0 throw 3 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=folkungagatan
            0 throw 1 1
              [mo.turn.throw] moved from=folkungagatan how=forward seat=0 to=götgatan
              [mo.rent] rent_due amount=200 lot=götgatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=200 lot=götgatan owner=1 visitor=0
              [mo.rent] paid amount=200 from=0 to=1 why=rent
            0 may: throw
        "#]],
    );
}

/// [mo.rent.claim] The table may choose rent without claiming.
#[test]
fn automatic_rent() {
    check(
        "
        options automatic
        player 0 30000
        player 1 30000
        own 1 götgatan
        ---
        0 throw 3 5
        ",
        expect![[r#"
            0 throw 3 5
              [mo.turn.throw] moved from=gå how=forward seat=0 to=götgatan
              [mo.rent] rent_due amount=100 lot=götgatan owner=1 visitor=0
              [mo.rent] paid amount=100 from=0 to=1 why=rent
            1 may: throw, mortgage lot=götgatan
        "#]],
    );
}

/// [mo.rent.claim] [mo.rent.claim.window] The next throw waits, the extra one too, until the owner has claimed.
#[test]
fn the_throw_waits_for_the_claim() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 1 götgatan
        ---
        0 throw 4 4
        0 throw
        2 claim
        2 throw
        1 claim
        0 throw
        ",
        expect![[r#"
            0 throw 4 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=götgatan
              [mo.rent] rent_due amount=100 lot=götgatan owner=1 visitor=0
            0 throw
              no [mo.rent.claim.window] not_now stage=claim
            2 claim
              no [mo.rent.claim.window] not_now stage=claim
            2 throw
              no [mo.rent.claim.window] not_now stage=claim
            1 claim
              [mo.rent.claim] rent_claimed amount=100 lot=götgatan owner=1 visitor=0
              [mo.rent] paid amount=100 from=0 to=1 why=rent
            0 throw
            nature draws one of 36
        "#]],
    );
}

/// [mo.rent.claim.window] Waived: the rent is lost, and the game goes on.
#[test]
fn rent_waived() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 götgatan
        ---
        0 throw 3 5
        0 waive
        1 waive
        1 claim
        look
        ",
        expect![[r#"
            0 throw 3 5
              [mo.turn.throw] moved from=gå how=forward seat=0 to=götgatan
              [mo.rent] rent_due amount=100 lot=götgatan owner=1 visitor=0
            0 waive
              no [mo.rent.claim.window] not_now stage=claim
            1 waive
              [mo.rent.claim.window] rent_waived amount=100 lot=götgatan owner=1 visitor=0
            1 claim
              no [mo.turn.throw] not_now stage=turn
            look
              the bank has 32 houses, 12 hotels
              0 at götgatan with 30000
              1 at gå with 30000, götgatan
            1 may: throw, mortgage lot=götgatan
        "#]],
    );
}

/// [mo.rent.claim.window] The time to notice has run out: the rent is lost.
#[test]
fn rent_forgotten() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 götgatan
        ---
        0 throw 3 5
        0 forget
        1 forget
        1 claim
        look
        ",
        expect![[r#"
            0 throw 3 5
              [mo.turn.throw] moved from=gå how=forward seat=0 to=götgatan
              [mo.rent] rent_due amount=100 lot=götgatan owner=1 visitor=0
            0 forget
              no [mo.rent.claim.window] not_now stage=claim
            1 forget
              [mo.rent.claim.window] rent_forgotten amount=100 lot=götgatan owner=1 visitor=0
            1 claim
              no [mo.turn.throw] not_now stage=turn
            look
              the bank has 32 houses, 12 hotels
              0 at götgatan with 30000
              1 at gå with 30000, götgatan
            1 may: throw, mortgage lot=götgatan
        "#]],
    );
}

/// [mo.rent.claim.window] Nobody forgets what is not due.
#[test]
fn nothing_to_claim() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 götgatan
        ---
        0 claim
        0 forget
        1 claim
        ",
        expect![[r#"
            0 claim
              no [mo.turn.throw] not_now stage=turn
            0 forget
              no [mo.turn.throw] not_now stage=turn
            1 claim
              no [mo.order] not_your_turn turn=0
            0 may: throw
        "#]],
    );
}

/// [mo.rent.stations] By the number of stations the owner has.
#[test]
fn rent_of_stations() {
    check(
        "
        player 0 30000
        player 1 30000 at norrmalmstorg
        player 2 30000 at valhallavägen
        own 0 östra-station
        own 1 södra-station norra-station! centralstation
        ---
        0 throw 1 4
        1 claim
        1 throw 2 4
        2 throw 5 6
        1 claim
        ",
        expect![[r#"
            0 throw 1 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=södra-station
              [mo.rent] rent_due amount=2000 lot=södra-station owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=2000 lot=södra-station owner=1 visitor=0
              [mo.rent] paid amount=2000 from=0 to=1 why=rent
            1 throw 2 4
              [mo.turn.throw] moved from=norrmalmstorg how=forward seat=1 to=södra-station
              [mo.turn.salary] got_salary amount=4000 seat=1
            2 throw 5 6
              [mo.turn.throw] moved from=valhallavägen how=forward seat=2 to=centralstation
              [mo.rent] rent_due amount=2000 lot=centralstation owner=1 visitor=2
            1 claim
              [mo.rent.claim] rent_claimed amount=2000 lot=centralstation owner=1 visitor=2
              [mo.rent] paid amount=2000 from=2 to=1 why=rent
            0 may: throw, mortgage lot=östra-station
        "#]],
    );
}

/// [mo.rent.stations] One station, and all four.
#[test]
fn rent_of_one_station_and_of_four() {
    check(
        "
        player 0 30000
        player 1 30000 at fängelse-/-på-besök
        player 2 30000
        own 0 östra-station
        own 2 södra-station
        ---
        0 throw 1 4
        2 claim
        1 throw 2 3
        0 claim
        2 offer 0 give södra-station want 50
        0 accept 1
        2 throw 1 4
        0 claim
        ",
        expect![[r#"
            0 throw 1 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=södra-station
              [mo.rent] rent_due amount=500 lot=södra-station owner=2 visitor=0
            2 claim
              [mo.rent.claim] rent_claimed amount=500 lot=södra-station owner=2 visitor=0
              [mo.rent] paid amount=500 from=0 to=2 why=rent
            1 throw 2 3
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=1 to=östra-station
              [mo.rent] rent_due amount=500 lot=östra-station owner=0 visitor=1
            0 claim
              [mo.rent.claim] rent_claimed amount=500 lot=östra-station owner=0 visitor=1
              [mo.rent] paid amount=500 from=1 to=0 why=rent
            2 offer 0 give södra-station want 50
              [mo.deal] offer_made from=2 give=(lots [södra-station]) offer=1 settles=0 to=0 want=(cash 50)
            0 accept 1
              [mo.deal] deal_made from=2 give=(lots [södra-station]) offer=1 settles=0 to=0 want=(cash 50)
            2 throw 1 4
              [mo.turn.throw] moved from=gå how=forward seat=2 to=södra-station
              [mo.rent] rent_due amount=1000 lot=södra-station owner=0 visitor=2
            0 claim
              [mo.rent.claim] rent_claimed amount=1000 lot=södra-station owner=0 visitor=2
              [mo.rent] paid amount=1000 from=2 to=0 why=rent
            0 may: throw, mortgage lot=södra-station; lot=östra-station
        "#]],
    );
}

/// [mo.rent.stations] All four of them.
#[test]
fn rent_of_four_stations() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 södra-station östra-station centralstation norra-station
        ---
        0 throw 1 4
        1 claim
        ",
        expect![[r#"
            0 throw 1 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=södra-station
              [mo.rent] rent_due amount=4000 lot=södra-station owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=4000 lot=södra-station owner=1 visitor=0
              [mo.rent] paid amount=4000 from=0 to=1 why=rent
            1 may: throw, mortgage lot=södra-station; lot=östra-station; lot=centralstation; lot=norra-station
        "#]],
    );
}

/// [mo.rent.utilities] By the throw that led there: a hundred a pip for one, two hundred for both.
#[test]
fn rent_of_utilities() {
    check(
        "
        player 0 30000 at götgatan
        player 1 30000 at götgatan
        own 1 elverket
        own 0 vattenledningsverket
        ---
        0 throw 1 3
        1 claim
        0 offer 1 give vattenledningsverket want 100
        1 accept 1
        1 throw 1 2
        1 buy
        0 throw 6 5
        0 decline
        0 pass_bid
        1 pass_bid
        1 throw 1 3
        1 decline
        1 pass_bid
        0 pass_bid
        0 throw 2 3
        1 claim
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=götgatan how=forward seat=0 to=elverket
              [mo.rent] rent_due amount=400 lot=elverket owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=400 lot=elverket owner=1 visitor=0
              [mo.rent] paid amount=400 from=0 to=1 why=rent
            0 offer 1 give vattenledningsverket want 100
              [mo.deal] offer_made from=0 give=(lots [vattenledningsverket]) offer=1 settles=0 to=1 want=(cash 100)
            1 accept 1
              [mo.deal] deal_made from=0 give=(lots [vattenledningsverket]) offer=1 settles=0 to=1 want=(cash 100)
            1 throw 1 2
              [mo.turn.throw] moved from=götgatan how=forward seat=1 to=s:t-eriksgatan
            1 buy
              [mo.buy] bought lot=s:t-eriksgatan price=2500 seat=1
            0 throw 6 5
              [mo.turn.throw] moved from=elverket how=forward seat=0 to=kungsträdgårdsgatan
            0 decline
              [mo.auction] declined lot=kungsträdgårdsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot kungsträdgårdsgatan)
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.none] auction_failed of=(lot kungsträdgårdsgatan)
            1 throw 1 3
              [mo.turn.throw] moved from=s:t-eriksgatan how=forward seat=1 to=östra-station
            1 decline
              [mo.auction] declined lot=östra-station seat=1
              [mo.auction] auction_opened bidder=1 of=(lot östra-station)
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
              [mo.auction.none] auction_failed of=(lot östra-station)
            0 throw 2 3
              [mo.turn.throw] moved from=kungsträdgårdsgatan how=forward seat=0 to=vattenledningsverket
              [mo.rent] rent_due amount=1000 lot=vattenledningsverket owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=1000 lot=vattenledningsverket owner=1 visitor=0
              [mo.rent] paid amount=1000 from=0 to=1 why=rent
            1 may: throw, mortgage lot=s:t-eriksgatan; lot=elverket; lot=vattenledningsverket
        "#]],
    );
}
