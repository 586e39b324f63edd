//! Mortgages.

use crate::script::check;
use expect_test::expect;

/// [mo.mortgage] [mo.mortgage.interest] Half the price from the bank, less ten per cent, rounded to 50, halves up.
#[test]
fn a_loan() {
    check(
        "
        player 0 0
        player 1 30000
        own 0 götgatan s:t-eriksgatan ringvägen elverket centrum*0
        ---
        0 mortgage götgatan
        0 mortgage s:t-eriksgatan
        0 mortgage ringvägen
        0 mortgage götgatan
        1 mortgage elverket
        0 mortgage norrmalmstorg
        0 mortgage chans
        look
        ",
        expect![[r#"
            0 mortgage götgatan
              [mo.mortgage] mortgaged interest=100 loan=1000 lot=götgatan seat=0
            0 mortgage s:t-eriksgatan
              [mo.mortgage] mortgaged interest=150 loan=1250 lot=s:t-eriksgatan seat=0
            0 mortgage ringvägen
              [mo.mortgage] mortgaged interest=100 loan=1100 lot=ringvägen seat=0
            0 mortgage götgatan
              no [mo.mortgage] lent_on lot=götgatan
            1 mortgage elverket
              no [mo.mortgage] not_yours lot=elverket
            0 mortgage norrmalmstorg
              no [mo.mortgage] not_yours lot=norrmalmstorg
            0 mortgage chans
              no [mo.mortgage] no_property lot=chans
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 3000, götgatan!, ringvägen!, s:t-eriksgatan!, elverket, centrum
              1 at gå with 30000
            0 may: throw, lift lot=götgatan; lot=ringvägen; lot=s:t-eriksgatan, mortgage lot=elverket; lot=centrum
        "#]],
    );
}

/// [mo.mortgage] Not on a lot that carries buildings.
#[test]
fn no_loan_on_buildings() {
    check(
        "
        player 0 0
        player 1 30000
        own 0 västerlånggatan*1 hornsgatan
        ---
        0 mortgage västerlånggatan
        0 mortgage hornsgatan
        look
        ",
        expect![[r#"
            0 mortgage västerlånggatan
              no [mo.mortgage] carries_buildings lot=västerlånggatan
            0 mortgage hornsgatan
              [mo.mortgage] mortgaged interest=50 loan=500 lot=hornsgatan seat=0
            look
              the bank has 31 houses, 12 hotels
              0 at gå with 450, västerlånggatan*1, hornsgatan!
              1 at gå with 30000
            0 may: throw, sell down_to=0 lot=västerlånggatan
        "#]],
    );
}

/// [mo.mortgage.lift] Lifting costs the loan plus ten per cent.
#[test]
fn lifting() {
    check(
        "
        player 0 4500
        player 1 30000
        own 0 s:t-eriksgatan! södra-station! norra-station! elverket
        ---
        0 lift s:t-eriksgatan
        0 lift s:t-eriksgatan
        0 lift elverket
        0 lift södra-station
        0 lift norra-station
        1 lift norra-station
        look
        ",
        expect![[r#"
            0 lift s:t-eriksgatan
              [mo.mortgage.lift] lifted interest=150 loan=1250 lot=s:t-eriksgatan seat=0
            0 lift s:t-eriksgatan
              no [mo.mortgage.lift] not_mortgaged lot=s:t-eriksgatan
            0 lift elverket
              no [mo.mortgage.lift] not_mortgaged lot=elverket
            0 lift södra-station
              [mo.mortgage.lift] lifted interest=200 loan=2000 lot=södra-station seat=0
            0 lift norra-station
              no [mo.mortgage.lift] not_enough have=900 need=2200 to=lift
            1 lift norra-station
              no [mo.mortgage.lift] not_yours lot=norra-station
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 900, södra-station, s:t-eriksgatan, elverket, norra-station!
              1 at gå with 30000
            0 may: throw, mortgage lot=södra-station; lot=s:t-eriksgatan; lot=elverket
        "#]],
    );
}

/// [mo.mortgage.transfer] A mortgaged lot sold, and lifted at once: interest and loan.
#[test]
fn sold_and_lifted_at_once() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 södra-station!
        ---
        0 offer 1 give södra-station want 1000
        1 accept 1 lift södra-station
        look
        ",
        expect![[r#"
            0 offer 1 give södra-station want 1000
              [mo.deal] offer_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 1000)
            1 accept 1 lift södra-station
              [mo.deal] deal_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 1000)
              [mo.mortgage.transfer] paid amount=200 from=1 why=interest
              [mo.mortgage.lift] lifted interest=0 loan=2000 lot=södra-station seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 31000
              1 at gå with 26800, södra-station
            0 may: throw
        "#]],
    );
}

/// [mo.mortgage.transfer] A mortgaged lot sold, and lifted later: interest twice.
#[test]
fn sold_and_lifted_later() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 södra-station!
        ---
        0 offer 1 give södra-station want 1000
        1 accept 1
        1 lift södra-station
        look
        ",
        expect![[r#"
            0 offer 1 give södra-station want 1000
              [mo.deal] offer_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 1000)
            1 accept 1
              [mo.deal] deal_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 1000)
              [mo.mortgage.transfer] paid amount=200 from=1 why=interest
            1 lift södra-station
              [mo.mortgage.lift] lifted interest=200 loan=2000 lot=södra-station seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 31000
              1 at gå with 26600, södra-station
            0 may: throw
        "#]],
    );
}

/// [mo.mortgage.transfer] Who offers may say as well that the mortgage is lifted at once.
#[test]
fn lifted_by_who_made_the_offer() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 södra-station! elverket!
        ---
        0 offer 1 give 1000 want södra-station elverket lift södra-station
        1 accept 1
        look
        ",
        expect![[r#"
            0 offer 1 give 1000 want södra-station elverket lift södra-station
              [mo.deal] offer_made from=0 give=(cash 1000) offer=1 settles=0 to=1 want=(lots [södra-station elverket])
            1 accept 1
              [mo.deal] deal_made from=0 give=(cash 1000) offer=1 settles=0 to=1 want=(lots [södra-station elverket])
              [mo.mortgage.transfer] paid amount=200 from=0 why=interest
              [mo.mortgage.lift] lifted interest=0 loan=2000 lot=södra-station seat=0
              [mo.mortgage.transfer] paid amount=150 from=0 why=interest
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 26650, södra-station, elverket!
              1 at gå with 31000
            0 may: throw, lift lot=elverket, mortgage lot=södra-station
        "#]],
    );
}

/// [mo.mortgage.transfer] The interest must be at hand.
#[test]
fn no_money_for_the_interest() {
    check(
        "
        player 0 30000
        player 1 1150
        own 0 södra-station!
        ---
        0 offer 1 give södra-station want 1000
        1 accept 1
        ",
        expect![[r#"
            0 offer 1 give södra-station want 1000
              [mo.deal] offer_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 1000)
            1 accept 1
              no [mo.mortgage.transfer] not_enough have=150 need=200 to=take_over
            0 may: throw, lift lot=södra-station, withdraw offer=1
        "#]],
    );
}

/// [mo.mortgage.transfer] An offer whose maker has not the interest any more is stale.
#[test]
fn the_maker_has_no_money_for_the_interest() {
    check(
        "
        player 0 1000
        player 1 30000
        own 1 södra-station!
        ---
        0 offer 1 give 900 want södra-station
        1 accept 1
        ",
        expect![[r#"
            0 offer 1 give 900 want södra-station
              [mo.deal] offer_made from=0 give=(cash 900) offer=1 settles=0 to=1 want=(lots [södra-station])
            1 accept 1
              no [mo.deal] offer_stale offer=1
            0 may: throw, withdraw offer=1
        "#]],
    );
}

/// [mo.mortgage.option] Interest when lifting only.
#[test]
fn interest_when_lifting_only() {
    check(
        "
        options lifting-only
        player 0 30000
        player 1 30000
        own 0 södra-station götgatan!
        ---
        0 mortgage södra-station
        0 lift södra-station
        0 offer 1 give götgatan want 50
        1 accept 1
        ",
        expect![[r#"
            0 mortgage södra-station
              [mo.mortgage] mortgaged interest=0 loan=2000 lot=södra-station seat=0
            0 lift södra-station
              [mo.mortgage.lift] lifted interest=200 loan=2000 lot=södra-station seat=0
            0 offer 1 give götgatan want 50
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(cash 50)
            1 accept 1
              [mo.deal] deal_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(cash 50)
              [mo.mortgage.transfer] paid amount=100 from=1 why=interest
            0 may: throw, mortgage lot=södra-station
        "#]],
    );
}

/// [mo.mortgage.option] No interest at all.
#[test]
fn no_interest() {
    check(
        "
        options no-interest
        player 0 30000
        player 1 30000
        own 0 södra-station götgatan!
        ---
        0 mortgage södra-station
        0 lift södra-station
        0 offer 1 give götgatan want 50
        1 accept 1
        1 lift götgatan
        ",
        expect![[r#"
            0 mortgage södra-station
              [mo.mortgage] mortgaged interest=0 loan=2000 lot=södra-station seat=0
            0 lift södra-station
              [mo.mortgage.lift] lifted interest=0 loan=2000 lot=södra-station seat=0
            0 offer 1 give götgatan want 50
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(cash 50)
            1 accept 1
              [mo.deal] deal_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(cash 50)
            1 lift götgatan
              [mo.mortgage.lift] lifted interest=0 loan=1000 lot=götgatan seat=1
            0 may: throw, mortgage lot=södra-station
        "#]],
    );
}

/// [mo.mortgage.interest] In the later price table it is rounded to the nearest 20.
#[test]
fn interest_in_the_later_prices() {
    check(
        "
        options new
        player 0 30000
        player 1 30000
        own 0 västerlånggatan s:t-eriksgatan centrum
        ---
        0 mortgage västerlånggatan
        0 mortgage s:t-eriksgatan
        0 mortgage centrum
        ",
        expect![[r#"
            0 mortgage västerlånggatan
              [mo.mortgage] mortgaged interest=60 loan=600 lot=västerlånggatan seat=0
            0 mortgage s:t-eriksgatan
              [mo.mortgage] mortgaged interest=140 loan=1400 lot=s:t-eriksgatan seat=0
            0 mortgage centrum
              [mo.mortgage] mortgaged interest=360 loan=3500 lot=centrum seat=0
            0 may: throw, lift lot=västerlånggatan; lot=s:t-eriksgatan; lot=centrum
        "#]],
    );
}

/// [mo.mortgage.interest] In the later price table interest is rounded to the nearest twenty, halves up.
#[test]
fn interest_in_twenties() {
    check(
        "
        options new
        player 0 30000
        player 1 30000
        own 0 centrum västerlånggatan
        ---
        0 mortgage centrum
        0 mortgage västerlånggatan
        0 lift centrum
        look
        ",
        expect![[r#"
            0 mortgage centrum
              [mo.mortgage] mortgaged interest=360 loan=3500 lot=centrum seat=0
            0 mortgage västerlånggatan
              [mo.mortgage] mortgaged interest=60 loan=600 lot=västerlånggatan seat=0
            0 lift centrum
              [mo.mortgage.lift] lifted interest=360 loan=3500 lot=centrum seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 29820, västerlånggatan!, centrum
              1 at gå with 30000
            0 may: throw, lift lot=västerlånggatan, mortgage lot=centrum
        "#]],
    );
}
