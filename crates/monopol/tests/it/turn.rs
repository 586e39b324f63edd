//! The turn.

use crate::script::check;
use expect_test::expect;

/// [mo.turn.throw] Two dice, that many squares, and the square is obeyed; tokens share it.
#[test]
fn a_throw_moves_and_the_square_is_obeyed() {
    check(
        "
        player 0 30000 at södra-station
        player 1 30000 at fängelse-/-på-besök
        ---
        1 throw
        0 throw 2 3
        look
        ",
        expect![[r#"
            1 throw
              no [mo.order] not_your_turn turn=0
            0 throw 2 3
              [mo.turn.throw] moved from=södra-station how=forward seat=0 to=fängelse-/-på-besök
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000
              1 at fängelse-/-på-besök with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.turn.doubles] Doubles: the square is obeyed first, then comes another throw.
#[test]
fn doubles_throw_again_after_obeying() {
    check(
        "
        player 0 30000
        player 1 30000
        ---
        0 throw 3 3
        0 throw
        0 buy
        0 throw 1 3
        1 throw
        ",
        expect![[r#"
            0 throw 3 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=folkungagatan
            0 throw
              no [mo.buy] not_now stage=buy
            0 buy
              [mo.buy] bought lot=folkungagatan price=2000 seat=0
            0 throw 1 3
              [mo.turn.throw] moved from=folkungagatan how=forward seat=0 to=fängelse-/-på-besök
            1 throw
            nature draws one of 36
        "#]],
    );
}

/// [mo.turn.third] The third doubles in a row: no move, straight to prison.
#[test]
fn the_third_doubles() {
    check(
        "
        player 0 30000 at elverket
        player 1 30000
        own 0 valhallavägen karlavägen
        ---
        0 throw 1 1
        0 throw 2 2
        0 throw 6 6
        look
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=elverket how=forward seat=0 to=valhallavägen
            0 throw 2 2
              [mo.turn.throw] moved from=valhallavägen how=forward seat=0 to=karlavägen
            0 throw 6 6
              [mo.turn.third] went_to_prison because=third_doubles seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, in prison 0, valhallavägen, karlavägen
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.turn.salary] 4 000 for passing GÅ, and for landing on it.
#[test]
fn salary_for_passing_and_for_landing() {
    check(
        "
        player 0 30000 at norra-station
        player 1 30000 at norrmalmstorg
        own 1 hornsgatan!
        ---
        0 throw 2 3
        1 throw 1 3
        look
        ",
        expect![[r#"
            0 throw 2 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=gå
              [mo.turn.salary] got_salary amount=4000 seat=0
            1 throw 1 3
              [mo.turn.throw] moved from=norrmalmstorg how=forward seat=1 to=hornsgatan
              [mo.turn.salary] got_salary amount=4000 seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 34000
              1 at hornsgatan with 34000, hornsgatan!
            0 may: throw
        "#]],
    );
}

/// [mo.turn.salary] [mo.card] A card to a square farther on, past GÅ.
#[test]
fn a_card_past_go() {
    check(
        "
        player 0 30000 at norra-station
        player 1 30000 at gustav-adolfs-torg
        own 0 s:t-eriksgatan!
        own 1 västerlånggatan
        ---
        0 throw 1 6
        card 13
        1 throw 4 1
        card 5
        0 throw 1 1
        card 7
        look
        ",
        expect![[r#"
            0 throw 1 6
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=allmänning
              [mo.turn.salary] got_salary amount=4000 seat=0
            card 13
              [mo.card] drew_card card=13 deck=community seat=0
              [mo.turn.throw] moved from=allmänning how=forward seat=0 to=gå
              [mo.turn.salary] got_salary amount=4000 seat=0
            1 throw 4 1
              [mo.turn.throw] moved from=gustav-adolfs-torg how=forward seat=1 to=chans
            card 5
              [mo.card] drew_card card=5 deck=chance seat=1
              [mo.turn.throw] moved from=chans how=forward seat=1 to=s:t-eriksgatan
              [mo.turn.salary] got_salary amount=4000 seat=1
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 7
              [mo.card] drew_card card=7 deck=community seat=0
              [mo.turn.throw] moved from=allmänning how=back seat=0 to=västerlånggatan
              [mo.rent] rent_due amount=50 lot=västerlånggatan owner=1 visitor=0
            look
              the bank has 32 houses, 12 hotels
              0 at västerlånggatan with 38000, s:t-eriksgatan!
              1 at s:t-eriksgatan with 34000, västerlånggatan
            1 may: claim, waive, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.turn.anytime] Also out of turn and in prison: building, selling, mortgaging, lifting, dealing.
#[test]
fn anybody_does_business_between_actions() {
    check(
        "
        player 0 30000
        player 1 30000 prison 0
        own 1 västerlånggatan hornsgatan södra-station norra-station!
        own 0 götgatan
        ---
        1 build hornsgatan
        1 sell hornsgatan 0
        1 mortgage södra-station
        1 lift norra-station
        1 offer 0 give 500 want götgatan
        0 accept 1
        look
        ",
        expect![[r#"
            1 build hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=1
            1 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=1
            1 mortgage södra-station
              [mo.mortgage] mortgaged interest=200 loan=2000 lot=södra-station seat=1
            1 lift norra-station
              [mo.mortgage.lift] lifted interest=200 loan=2000 lot=norra-station seat=1
            1 offer 0 give 500 want götgatan
              [mo.deal] offer_made from=1 give=(cash 500) offer=1 settles=0 to=0 want=(lots [götgatan])
            0 accept 1
              [mo.deal] deal_made from=1 give=(cash 500) offer=1 settles=0 to=0 want=(lots [götgatan])
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 30500
              1 at fängelse-/-på-besök with 28600, in prison 0, västerlånggatan, hornsgatan, södra-station!, götgatan, norra-station
            0 may: throw
        "#]],
    );
}

/// [mo.turn.anytime] While an auction runs nobody builds, lifts or deals; but everybody may borrow.
#[test]
fn business_during_an_auction() {
    check(
        "
        player 0 30000 at södra-station
        player 1 30000
        own 1 västerlånggatan hornsgatan norra-station!
        own 0 ringvägen
        ---
        0 throw 1 2
        0 decline
        1 build hornsgatan
        1 mortgage hornsgatan
        1 lift norra-station
        1 offer 0 give 500 want ringvägen
        ",
        expect![[r#"
            0 throw 1 2
              [mo.turn.throw] moved from=södra-station how=forward seat=0 to=götgatan
            0 decline
              [mo.auction] declined lot=götgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot götgatan)
            1 build hornsgatan
              no [mo.turn.anytime] not_now stage=auction
            1 mortgage hornsgatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=hornsgatan seat=1
            1 lift norra-station
              no [mo.turn.anytime] not_now stage=auction
            1 offer 0 give 500 want ringvägen
              no [mo.turn.anytime] not_now stage=auction
            0 may: pass_bid, bid amount=50; amount=250; amount=550; amount=1050; amount=2050; amount=5050, mortgage lot=ringvägen
        "#]],
    );
}

/// [mo.turn.anytime] [mo.card] Whoever must choose between a fine and a Chance card does nothing else.
#[test]
fn no_business_while_a_card_is_obeyed() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 västerlånggatan hornsgatan
        ---
        0 throw 1 1
        card 9
        1 build hornsgatan
        1 throw
        0 throw
        0 take_chance
        card 2
        0 throw
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 9
              [mo.card] drew_card card=9 deck=community seat=0
            1 build hornsgatan
              no [mo.turn.anytime] not_now stage=fine_or_chance
            1 throw
              no [mo.order] not_your_turn turn=0
            0 throw
              no [mo.card] not_now stage=fine_or_chance
            0 take_chance
            card 2
              [mo.card] drew_card card=2 deck=chance seat=0
              [mo.card] paid amount=300 from=0 why=card
            0 throw
            nature draws one of 36
        "#]],
    );
}

/// [mo.turn.anytime] [mo.auction.form] Who has too little for a bid may raise it while the others bid.
#[test]
fn money_raised_for_a_bid() {
    check(
        "
        player 0 30000
        player 1 100
        player 2 30000
        own 1 norra-station västerlånggatan*1 hornsgatan*1
        ---
        0 throw 1 5
        0 decline
        0 bid 500
        1 sell hornsgatan 0
        1 mortgage norra-station
        1 bid 600
        2 bid 550
        0 pass_bid
        1 bid 600
        2 pass_bid
        look
        ",
        expect![[r#"
            0 throw 1 5
              [mo.turn.throw] moved from=gå how=forward seat=0 to=folkungagatan
            0 decline
              [mo.auction] declined lot=folkungagatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot folkungagatan)
            0 bid 500
              [mo.auction.form] bid amount=500 seat=0
            1 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=1
            1 mortgage norra-station
              [mo.mortgage] mortgaged interest=200 loan=2000 lot=norra-station seat=1
            1 bid 600
              no [mo.auction.form] not_now stage=auction
            2 bid 550
              [mo.auction.form] bid amount=550 seat=2
            0 pass_bid
              [mo.auction.form] passed_bid seat=0
            1 bid 600
              [mo.auction.form] bid amount=600 seat=1
            2 pass_bid
              [mo.auction.form] passed_bid seat=2
              [mo.auction.form] auction_won amount=600 of=(lot folkungagatan) seat=1
            look
              the bank has 31 houses, 12 hotels
              0 at folkungagatan with 30000
              1 at gå with 1800, västerlånggatan*1, hornsgatan, folkungagatan, norra-station!
              2 at gå with 30000
            1 may: throw, build lot=hornsgatan, sell down_to=0 lot=västerlånggatan, mortgage lot=hornsgatan; lot=folkungagatan
        "#]],
    );
}

/// [mo.turn.anytime] By the second version of the rules selling and borrowing waited, too.
#[test]
fn no_money_raised_by_the_second_version() {
    check(
        "
        rules 2
        player 0 30000
        player 1 100
        own 1 norra-station västerlånggatan*1 hornsgatan*1
        ---
        0 throw 1 5
        0 decline
        1 sell hornsgatan 0
        1 mortgage norra-station
        ",
        expect![[r#"
            0 throw 1 5
              [mo.turn.throw] moved from=gå how=forward seat=0 to=folkungagatan
            0 decline
              [mo.auction] declined lot=folkungagatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot folkungagatan)
            1 sell hornsgatan 0
              no [mo.turn.anytime] not_now stage=auction
            1 mortgage norra-station
              no [mo.turn.anytime] not_now stage=auction
            0 may: pass_bid, bid amount=50; amount=250; amount=550; amount=1050; amount=2050; amount=5050
        "#]],
    );
}
