//! Cards and taxes.

use crate::script::check;
use expect_test::expect;

/// [mo.card] The top card is obeyed and goes to the bottom.
#[test]
fn a_card_goes_to_the_bottom() {
    check(
        "
        deck chance 0 1 3 4 5 6 7 8 9 10 11 12 13 14 15 2
        player 0 30000 at drottninggatan
        player 1 30000 at drottninggatan
        own 1 östra-station
        ---
        0 throw 1 3
        card 0
        1 claim
        1 throw 1 3
        card 1
        0 throw 3 4
        card 3
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=drottninggatan how=forward seat=0 to=chans
            card 0
              [mo.card] drew_card card=0 deck=chance seat=0
              [mo.turn.throw] moved from=chans how=forward seat=0 to=östra-station
              [mo.turn.salary] got_salary amount=4000 seat=0
              [mo.rent] rent_due amount=500 lot=östra-station owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=500 lot=östra-station owner=1 visitor=0
              [mo.rent] paid amount=500 from=0 to=1 why=rent
            1 throw 1 3
              [mo.turn.throw] moved from=drottninggatan how=forward seat=1 to=chans
            card 1
              [mo.card] drew_card card=1 deck=chance seat=1
            0 throw 3 4
              [mo.turn.throw] moved from=östra-station how=forward seat=0 to=chans
            card 3
              [mo.card] drew_card card=3 deck=chance seat=0
              [mo.prison.in] went_to_prison because=card seat=0
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 33500, in prison 0
              1 at chans with 30500, östra-station
            1 may: throw, mortgage lot=östra-station
        "#]],
    );
}

/// [mo.card] Money from the bank, to the bank, and from everybody else.
#[test]
fn money_by_cards() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 2 västerlånggatan*2 hornsgatan*1
        ---
        0 throw 1 1
        card 4
        0 throw 3 2
        card 8
        1 throw 1 1
        card 0
        1 throw 3 2
        card 4
        2 throw 3 4
        card 1
        look
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 4
              [mo.card] drew_card card=4 deck=community seat=0
              [mo.card] paid amount=200 from=1 to=0 why=birthday
              [mo.card] paid amount=200 from=2 to=0 why=birthday
            0 throw 3 2
              [mo.turn.throw] moved from=allmänning how=forward seat=0 to=chans
            card 8
              [mo.card] drew_card card=8 deck=chance seat=0
              [mo.card] paid amount=3000 from=0 why=card
            1 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=1 to=allmänning
            card 0
              [mo.card] drew_card card=0 deck=community seat=1
              [mo.card] got_money amount=4000 parking=false seat=1
            1 throw 3 2
              [mo.turn.throw] moved from=allmänning how=forward seat=1 to=chans
            card 4
              [mo.card] drew_card card=4 deck=chance seat=1
              [mo.card] got_money amount=3000 parking=false seat=1
            2 throw 3 4
              [mo.turn.throw] moved from=gå how=forward seat=2 to=chans
            card 1
              [mo.card] drew_card card=1 deck=chance seat=2
              [mo.card] paid amount=2400 from=2 why=card
            look
              the bank has 29 houses, 12 hotels
              0 at chans with 27400
              1 at chans with 36800
              2 at chans with 27400, västerlånggatan*2, hornsgatan*1
            0 may: throw
        "#]],
    );
}

/// [mo.card] Repairs: so much for a house, so much for a hotel.
#[test]
fn repairs() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*5 hornsgatan*4
        ---
        0 throw 3 4
        card 7
        ",
        expect![[r#"
            0 throw 3 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=chans
            card 7
              [mo.card] drew_card card=7 deck=chance seat=0
              [mo.card] paid amount=4000 from=0 why=card
            1 may: throw
        "#]],
    );
}

/// [mo.card] Three steps back, and the square there is obeyed.
#[test]
fn three_steps_back() {
    check(
        "
        player 0 30000
        player 1 30000
        ---
        0 throw 3 4
        card 13
        look
        ",
        expect![[r#"
            0 throw 3 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=chans
            card 13
              [mo.card] drew_card card=13 deck=chance seat=0
              [mo.turn.throw] moved from=chans how=back seat=0 to=inkomstskatt
              [mo.tax] paid amount=4000 from=0 why=tax
            look
              the bank has 32 houses, 12 hotels
              0 at inkomstskatt with 26000
              1 at gå with 30000
            1 may: throw
        "#]],
    );
}

/// [mo.card] Pay the fine, or take a Chance card instead.
#[test]
fn a_fine_or_a_chance_card() {
    check(
        "
        player 0 30000
        player 1 30000
        ---
        0 pay_card
        0 throw 1 1
        card 9
        0 pay_card
        0 throw 2 3
        card 9
        1 throw 1 1
        card 4
        1 throw
        look
        ",
        expect![[r#"
            0 pay_card
              no [mo.turn.throw] not_now stage=turn
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 9
              [mo.card] drew_card card=9 deck=community seat=0
            0 pay_card
              [mo.card] paid amount=200 from=0 why=card
            0 throw 2 3
              [mo.turn.throw] moved from=allmänning how=forward seat=0 to=chans
            card 9
              [mo.card] drew_card card=9 deck=chance seat=0
              [mo.card] got_money amount=1000 parking=false seat=0
            1 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=1 to=allmänning
            card 4
              [mo.card] drew_card card=4 deck=community seat=1
              [mo.card] paid amount=200 from=0 to=1 why=birthday
            1 throw
            look
              the bank has 32 houses, 12 hotels
              0 at chans with 30600
              1 at allmänning with 30200
            nature draws one of 36
        "#]],
    );
}

/// [mo.card] The Chance card taken instead of the fine is obeyed.
#[test]
fn a_chance_card_instead_of_the_fine() {
    check(
        "
        player 0 30000
        player 1 30000
        own 1 hamngatan
        ---
        0 throw 1 1
        card 9
        0 take_chance
        card 11
        1 claim
        look
        ",
        expect![[r#"
            0 throw 1 1
              [mo.turn.throw] moved from=gå how=forward seat=0 to=allmänning
            card 9
              [mo.card] drew_card card=9 deck=community seat=0
            0 take_chance
            card 11
              [mo.card] drew_card card=11 deck=chance seat=0
              [mo.turn.throw] moved from=allmänning how=forward seat=0 to=hamngatan
              [mo.rent] rent_due amount=400 lot=hamngatan owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=400 lot=hamngatan owner=1 visitor=0
              [mo.rent] paid amount=400 from=0 to=1 why=rent
            look
              the bank has 32 houses, 12 hotels
              0 at hamngatan with 29600
              1 at gå with 30400, hamngatan
            0 may: throw
        "#]],
    );
}

/// [mo.card.keep] Out of prison is kept until used, and may be sold.
#[test]
fn a_kept_card_is_sold_and_used() {
    check(
        "
        player 0 30000
        player 1 30000 prison 0
        ---
        0 throw 3 4
        card 10
        1 use_card chance
        1 offer 0 give 500 want chance
        0 accept 1
        1 use_card community
        1 use_card chance
        look
        1 throw 6 6
        card 9
        ",
        expect![[r#"
            0 throw 3 4
              [mo.turn.throw] moved from=gå how=forward seat=0 to=chans
            card 10
              [mo.card] drew_card card=10 deck=chance seat=0
              [mo.card.keep] kept_card deck=chance seat=0
            1 use_card chance
              no [mo.prison.card] no_such_card
            1 offer 0 give 500 want chance
              [mo.deal] offer_made from=1 give=(cash 500) offer=1 settles=0 to=0 want=(cards [chance])
            0 accept 1
              [mo.deal] deal_made from=1 give=(cash 500) offer=1 settles=0 to=0 want=(cards [chance])
            1 use_card community
              no [mo.prison.card] no_such_card
            1 use_card chance
              [mo.prison.card] left_prison by=card seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at chans with 30500
              1 at fängelse-/-på-besök with 29500
            1 throw 6 6
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=1 to=chans
            card 9
              [mo.card] drew_card card=9 deck=chance seat=1
              [mo.card] got_money amount=1000 parking=false seat=1
            1 may: throw
        "#]],
    );
}

/// [mo.card.keep] A used card goes to the bottom of its deck.
#[test]
fn a_used_card_goes_to_the_bottom() {
    check(
        "
        deck chance 0 1 2 3 4 5 6 7 8 9 11 12 13 14 15
        player 0 30000 prison 0 cards chance
        player 1 30000
        own 1 östra-station
        ---
        0 use_card chance
        0 throw 6 6
        card 0
        1 claim
        look
        ",
        expect![[r#"
            0 use_card chance
              [mo.prison.card] left_prison by=card seat=0
            0 throw 6 6
              [mo.turn.throw] moved from=fängelse-/-på-besök how=forward seat=0 to=chans
            card 0
              [mo.card] drew_card card=0 deck=chance seat=0
              [mo.turn.throw] moved from=chans how=forward seat=0 to=östra-station
              [mo.turn.salary] got_salary amount=4000 seat=0
              [mo.rent] rent_due amount=500 lot=östra-station owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=500 lot=östra-station owner=1 visitor=0
              [mo.rent] paid amount=500 from=0 to=1 why=rent
            look
              the bank has 32 houses, 12 hotels
              0 at östra-station with 33500
              1 at gå with 30500, östra-station
            0 may: throw
        "#]],
    );
}

/// [mo.tax] Taxes are paid to the bank.
#[test]
fn taxes() {
    check(
        "
        player 0 30000
        player 1 30000 at norra-station
        ---
        0 throw 1 3
        1 throw 1 2
        look
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] paid amount=4000 from=0 why=tax
            1 throw 1 2
              [mo.turn.throw] moved from=norra-station how=forward seat=1 to=lyxskatt
              [mo.tax] paid amount=2000 from=1 why=tax
            look
              the bank has 32 houses, 12 hotels
              0 at inkomstskatt with 26000
              1 at lyxskatt with 28000
            0 may: throw
        "#]],
    );
}
