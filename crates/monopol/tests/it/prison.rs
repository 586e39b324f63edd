//! Prison.

use crate::script::check;
use expect_test::expect;

/// [mo.prison.in] By the square, straight there, without salary and without another throw.
#[test]
fn to_prison_by_the_square() {
    check(
        "
        player 0 30000 at centralstation
        player 1 30000
        ---
        0 throw 1 4
        look
        ",
        expect![[r#"
            0 throw 1 4
              [mo.turn.throw] moved from=centralstation how=forward seat=0 to=gå-i-fängelse
              [mo.prison.in] went_to_prison because=square seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, in prison 0
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.in] By doubles onto the square: no extra throw.
#[test]
fn to_prison_with_doubles() {
    check(
        "
        player 0 30000 at hamngatan
        player 1 30000
        ---
        0 throw 3 3
        look
        ",
        expect![[r#"
            0 throw 3 3
              [mo.turn.throw] moved from=hamngatan how=forward seat=0 to=gå-i-fängelse
              [mo.prison.in] went_to_prison because=square seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, in prison 0
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.in] By a card from beyond the prison: no salary.
#[test]
fn to_prison_by_a_card() {
    check(
        "
        player 0 30000 at norra-station
        player 1 30000
        ---
        0 throw 1 6
        card 14
        1 throw 2 5
        card 3
        look
        ",
        expect![[r#"
            0 throw 1 6
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=allmänning
              [mo.turn.salary] got_salary amount=4000 seat=0
            card 14
              [mo.card] drew_card card=14 deck=community seat=0
              [mo.prison.in] went_to_prison because=card seat=0
            1 throw 2 5
              [mo.turn.throw] moved from=gå how=forward seat=1 to=chans
            card 3
              [mo.card] drew_card card=3 deck=chance seat=1
              [mo.prison.in] went_to_prison because=card seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 34000, in prison 0
              1 at fängelse-/-på-besök with 30000, in prison 0
            0 may: throw, pay_fine
        "#]],
    );
}

/// [mo.prison.visit] Landing there, and passing, is a visit.
#[test]
fn a_visit() {
    check(
        "
        player 0 30000 at södra-station
        player 1 30000 at ringvägen
        own 0 elverket
        ---
        0 throw 2 3
        0 pay_fine
        1 throw 1 2
        look
        ",
        expect![[r#"
            0 throw 2 3
              [mo.turn.throw] moved from=södra-station how=forward seat=0 to=fängelse-/-på-besök
            0 pay_fine
              no [mo.order] not_your_turn turn=1
            1 throw 1 2
              [mo.turn.throw] moved from=ringvägen how=forward seat=1 to=elverket
              [mo.rent] rent_due amount=300 lot=elverket owner=0 visitor=1
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, elverket
              1 at elverket with 30000
            0 may: claim, waive, mortgage lot=elverket
        "#]],
    );
}

/// [mo.prison.doubles] Out by doubles on the first throw: moves by them at once, and throws again.
#[test]
fn out_by_doubles() {
    check(
        "
        player 0 30000 prison 0
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 2 2
        look
        ",
        expect![[r#"
            0 throw 2 2
              [mo.prison.doubles] left_prison by=doubles seat=0
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 30000, valhallavägen
              1 at gå with 30000
            0 may: throw, mortgage lot=valhallavägen
        "#]],
    );
}

/// [mo.prison.doubles] [mo.prison.third] Doubles at the third throw: no fine, no extra throw.
#[test]
fn out_by_doubles_at_the_third_throw() {
    check(
        "
        player 0 30000 prison 2
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 2 2
        look
        ",
        expect![[r#"
            0 throw 2 2
              [mo.prison.doubles] left_prison by=doubles seat=0
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 30000, valhallavägen
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.doubles] Without doubles the prisoner stays.
#[test]
fn staying() {
    check(
        "
        player 0 30000 prison 0
        player 1 30000 prison 1
        ---
        0 throw 2 3
        1 throw 6 5
        look
        ",
        expect![[r#"
            0 throw 2 3
              [mo.prison.doubles] stayed_in_prison seat=0 throws=1
            1 throw 6 5
              [mo.prison.doubles] stayed_in_prison seat=1 throws=2
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, in prison 1
              1 at fängelse-/-på-besök with 30000, in prison 2
            0 may: throw, pay_fine
        "#]],
    );
}

/// [mo.prison.card] Out by a card held; then a throw as usual, with another for doubles.
#[test]
fn out_by_a_card() {
    check(
        "
        player 0 30000 prison 2 cards community
        player 1 30000
        own 0 valhallavägen
        ---
        0 use_card chance
        0 use_card community
        0 throw 2 2
        0 throw
        look
        ",
        expect![[r#"
            0 use_card chance
              no [mo.prison.card] no_such_card
            0 use_card community
              [mo.prison.card] left_prison by=card seat=0
            0 throw 2 2
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            0 throw
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 30000, valhallavägen
              1 at gå with 30000
            nature draws one of 36
        "#]],
    );
}

/// [mo.prison.card] Out by a card bought from another player.
#[test]
fn out_by_a_card_bought() {
    check(
        "
        player 0 30000 prison 0
        player 1 30000 cards chance
        own 0 valhallavägen
        ---
        0 offer 1 give 700 want chance
        1 accept 1
        0 use_card chance
        0 throw 1 3
        look
        ",
        expect![[r#"
            0 offer 1 give 700 want chance
              [mo.deal] offer_made from=0 give=(cash 700) offer=1 settles=0 to=1 want=(cards [chance])
            1 accept 1
              [mo.deal] deal_made from=0 give=(cash 700) offer=1 settles=0 to=1 want=(cards [chance])
            0 use_card chance
              [mo.prison.card] left_prison by=card seat=0
            0 throw 1 3
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 29300, valhallavägen
              1 at gå with 30700
            1 may: throw
        "#]],
    );
}

/// [mo.prison.fine] Out by the fine before the first throw, or the second.
#[test]
fn out_by_the_fine() {
    check(
        "
        player 0 30000 prison 0
        player 1 1000 prison 1
        own 0 valhallavägen karlavägen
        ---
        0 pay_fine
        0 pay_fine
        0 throw 3 1
        1 pay_fine
        1 throw 5 3
        look
        ",
        expect![[r#"
            0 pay_fine
              [mo.prison.fine] paid amount=1000 from=0 why=fine
              [mo.prison.fine] left_prison by=fine seat=0
            0 pay_fine
              no [mo.prison.in] not_in_prison
            0 throw 3 1
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            1 pay_fine
              [mo.prison.fine] paid amount=1000 from=1 why=fine
              [mo.prison.fine] left_prison by=fine seat=1
            1 throw 5 3
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=1 to=karlavägen
              [mo.rent] rent_due amount=250 lot=karlavägen owner=0 visitor=1
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 29000, valhallavägen, karlavägen
              1 at karlavägen with 0
            0 may: claim, waive, mortgage lot=valhallavägen; lot=karlavägen
        "#]],
    );
}

/// [mo.prison.fine] Not before the third throw, nor without the money.
#[test]
fn too_late_for_the_fine() {
    check(
        "
        player 0 30000 prison 2
        player 1 950 prison 0
        ---
        0 pay_fine
        0 throw 1 2
        0 decline
        0 pass_bid
        1 pass_bid
        1 pay_fine
        ",
        expect![[r#"
            0 pay_fine
              no [mo.prison.fine] too_late_for_fine
            0 throw 1 2
              [mo.prison.third] left_prison by=third_throw seat=0
              [mo.prison.fine] paid amount=1000 from=0 why=fine
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=odengatan
            0 decline
              [mo.auction] declined lot=odengatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot odengatan)
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.none] auction_failed of=(lot odengatan)
            1 pay_fine
              no [mo.prison.fine] not_enough have=950 need=1000 to=fine
            1 may: throw
        "#]],
    );
}

/// [mo.prison.third] After the third throw the fine is due, and the player moves by that throw.
#[test]
fn the_third_throw() {
    check(
        "
        player 0 30000 prison 2
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 1 3
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.prison.third] left_prison by=third_throw seat=0
              [mo.prison.fine] paid amount=1000 from=0 why=fine
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 29000, valhallavägen
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.third] [mo.debt] The fine is raised first, then the player moves.
#[test]
fn the_third_throw_without_money() {
    check(
        "
        player 0 200 prison 2
        player 1 30000
        own 0 valhallavägen
        ---
        0 throw 1 3
        1 throw
        0 mortgage valhallavägen
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.prison.third] left_prison by=third_throw seat=0
              [mo.prison.fine] owes amount=1000 debtor=0 why=fine
            1 throw
              no [mo.debt] not_now stage=debt
            0 mortgage valhallavägen
              [mo.mortgage] mortgaged interest=150 loan=1500 lot=valhallavägen seat=0
              [mo.prison.fine] paid amount=1000 from=0 why=fine
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=valhallavägen
            look
              the bank has 32 houses, 12 hotels
              0 at valhallavägen with 550, valhallavägen!
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.prison.rights] A prisoner buys, bids, builds and collects rent.
#[test]
fn a_prisoner_does_business() {
    check(
        "
        player 0 30000 at norrmalmstorg
        player 1 30000 prison 0
        own 1 västerlånggatan hornsgatan
        ---
        1 build hornsgatan
        1 sell hornsgatan 0
        0 throw 1 1
        1 claim
        0 throw 1 3
        0 decline
        0 pass_bid
        1 bid 500
        1 throw 3 2
        look
        ",
        expect![[r#"
            1 build hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=1
            1 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=1
            0 throw 1 1
              [mo.turn.throw] moved from=norrmalmstorg how=forward seat=0 to=västerlånggatan
              [mo.turn.salary] got_salary amount=4000 seat=0
              [mo.rent] rent_due amount=100 lot=västerlånggatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=100 lot=västerlånggatan owner=1 visitor=0
              [mo.rent] paid amount=100 from=0 to=1 why=rent
            0 throw 1 3
              [mo.turn.throw] moved from=västerlånggatan how=forward seat=0 to=södra-station
            0 decline
              [mo.auction] declined lot=södra-station seat=0
              [mo.auction] auction_opened bidder=0 of=(lot södra-station)
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
            1 bid 500
              [mo.auction.form] bid amount=500 seat=1
              [mo.auction.form] auction_won amount=500 of=(lot södra-station) seat=1
            1 throw 3 2
              [mo.prison.doubles] stayed_in_prison seat=1 throws=1
            look
              the bank has 32 houses, 12 hotels
              0 at södra-station with 33900
              1 at fängelse-/-på-besök with 29100, in prison 1, västerlånggatan, hornsgatan, södra-station
            0 may: throw
        "#]],
    );
}
