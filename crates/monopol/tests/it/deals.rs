//! Deals.

use crate::script::check;
use expect_test::expect;

/// [mo.deal] Cash, property and cards, at once, with one other player.
#[test]
fn a_deal() {
    check(
        "
        player 0 30000 cards chance
        player 1 30000
        player 2 30000
        own 0 götgatan södra-station
        own 1 elverket
        ---
        0 offer 1 give 500 götgatan södra-station chance want 2000 elverket
        2 accept 1
        2 refuse 1
        1 accept 1
        1 accept 1
        look
        ",
        expect![[r#"
            0 offer 1 give 500 götgatan södra-station chance want 2000 elverket
              [mo.deal] offer_made from=0 give=(cards [chance], cash 500, lots [södra-station götgatan]) offer=1 settles=0 to=1 want=(cash 2000, lots [elverket])
            2 accept 1
              no [mo.deal] no_such_offer offer=1
            2 refuse 1
              no [mo.deal] no_such_offer offer=1
            1 accept 1
              [mo.deal] deal_made from=0 give=(cards [chance], cash 500, lots [södra-station götgatan]) offer=1 settles=0 to=1 want=(cash 2000, lots [elverket])
            1 accept 1
              no [mo.deal] no_such_offer offer=1
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 31500, elverket
              1 at gå with 28500, card Chance, södra-station, götgatan
              2 at gå with 30000
            0 may: throw, mortgage lot=elverket
        "#]],
    );
}

/// [mo.deal] Refused, withdrawn, answered with another; the table never waits.
#[test]
fn refused_withdrawn_answered() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 götgatan
        own 1 elverket
        ---
        0 offer 1 give götgatan want elverket
        1 offer 0 give elverket want götgatan 1000
        1 accept 1
        0 throw 4 6
        0 refuse 2
        1 offer 0 give elverket want götgatan 500
        0 withdraw 3
        1 withdraw 3
        0 accept 3
        look
        ",
        expect![[r#"
            0 offer 1 give götgatan want elverket
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(lots [elverket])
            1 offer 0 give elverket want götgatan 1000
              [mo.deal] offer_refused from=0 offer=1 to=1
              [mo.deal] offer_made from=1 give=(lots [elverket]) offer=2 settles=0 to=0 want=(cash 1000, lots [götgatan])
            1 accept 1
              no [mo.deal] no_such_offer offer=1
            0 throw 4 6
              [mo.turn.throw] moved from=gå how=forward seat=0 to=fängelse-/-på-besök
            0 refuse 2
              [mo.deal] offer_refused from=1 offer=2 to=0
            1 offer 0 give elverket want götgatan 500
              [mo.deal] offer_made from=1 give=(lots [elverket]) offer=3 settles=0 to=0 want=(cash 500, lots [götgatan])
            0 withdraw 3
              no [mo.deal] no_such_offer offer=3
            1 withdraw 3
              [mo.deal] offer_withdrawn from=1 offer=3 to=0
            0 accept 3
              no [mo.deal] no_such_offer offer=3
            look
              the bank has 32 houses, 12 hotels
              0 at fängelse-/-på-besök with 30000, götgatan
              1 at gå with 30000, elverket
              2 at gå with 30000
            1 may: throw, mortgage lot=elverket
        "#]],
    );
}

/// [mo.deal] Checked again when accepted: what was offered is not there any more.
#[test]
fn an_offer_gone_stale() {
    check(
        "
        player 0 1000
        player 1 30000
        player 2 30000
        own 0 götgatan
        ---
        0 offer 1 give götgatan want 3000
        0 offer 2 give götgatan want 2500
        2 accept 2
        1 accept 1
        look
        ",
        expect![[r#"
            0 offer 1 give götgatan want 3000
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(cash 3000)
            0 offer 2 give götgatan want 2500
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=2 settles=0 to=2 want=(cash 2500)
            2 accept 2
              [mo.deal] deal_made from=0 give=(lots [götgatan]) offer=2 settles=0 to=2 want=(cash 2500)
            1 accept 1
              no [mo.deal] offer_stale offer=1
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 3500
              1 at gå with 30000
              2 at gå with 27500, götgatan
            0 may: throw, withdraw offer=1
        "#]],
    );
}

/// [mo.deal] Who accepts must have what is wanted.
#[test]
fn who_accepts_must_have_it() {
    check(
        "
        player 0 30000
        player 1 1000
        own 0 götgatan
        ---
        0 offer 1 give götgatan want 3000
        1 accept 1
        ",
        expect![[r#"
            0 offer 1 give götgatan want 3000
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(cash 3000)
            1 accept 1
              no [mo.deal.loans] not_enough have=1000 need=3000 to=deal
            0 may: throw, mortgage lot=götgatan, withdraw offer=1
        "#]],
    );
}

/// [mo.deal] [mo.deal.loans] What one does not own, does not have, or to oneself, or to nobody, or nothing at all.
#[test]
fn absurd_offers() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 out
        own 0 götgatan
        own 1 elverket
        ---
        0 offer 1 give elverket want 100
        0 offer 1 give 100 want götgatan
        0 offer 1 give 30050
        0 offer 1 give 4294967250
        0 offer 1 give 75 want elverket
        0 offer 1 give 50 want 4294967295
        0 offer 1 give chance
        0 offer 1 give 50 want community
        0 offer 1 give fri-parkering
        0 offer 1 give #200
        0 offer 1 give #41 want elverket
        0 offer 1 want elverket lift #99
        0 offer 0 give götgatan
        0 offer 2 give götgatan
        0 offer 6 give götgatan
        0 offer 255 give götgatan
        0 offer 1
        2 offer 0 give 50
        9 offer 0 give 50
        0 accept 7
        0 refuse 7
        0 withdraw 4294967295
        ",
        expect![[r#"
            0 offer 1 give elverket want 100
              no [mo.deal] not_yours lot=elverket
            0 offer 1 give 100 want götgatan
              no [mo.deal] not_yours lot=götgatan
            0 offer 1 give 30050
              no [mo.deal.loans] not_enough have=30000 need=30050 to=deal
            0 offer 1 give 4294967250
              no [mo.deal.loans] not_enough have=30000 need=4294967250 to=deal
            0 offer 1 give 75 want elverket
              no [mo.money.start] not_in_notes note=50
            0 offer 1 give 50 want 4294967295
              no [mo.money.start] not_in_notes note=50
            0 offer 1 give chance
              no [mo.deal] no_such_card
            0 offer 1 give 50 want community
              no [mo.deal] no_such_card
            0 offer 1 give fri-parkering
              no [mo.deal] no_property lot=fri-parkering
            0 offer 1 give #200
              no [mo.deal] no_property lot=#200
            0 offer 1 give #41 want elverket
              no [mo.deal] no_property lot=#41
            0 offer 1 want elverket lift #99
              no [mo.mortgage.lift] no_property lot=#99
            0 offer 0 give götgatan
              no [mo.deal] empty_offer
            0 offer 2 give götgatan
              no [mo.debt] not_in_game seat=2
            0 offer 6 give götgatan
              no [mo.players] not_in_game seat=6
            0 offer 255 give götgatan
              no [mo.players] not_in_game seat=255
            0 offer 1
              no [mo.deal] empty_offer
            2 offer 0 give 50
              no [mo.debt] not_in_game seat=2
            9 offer 0 give 50
              no [mo.players] not_in_game seat=9
            0 accept 7
              no [mo.deal] no_such_offer offer=7
            0 refuse 7
              no [mo.deal] no_such_offer offer=7
            0 withdraw 4294967295
              no [mo.deal] no_such_offer offer=4294967295
            0 may: throw, mortgage lot=götgatan
        "#]],
    );
}

/// [mo.deal] Two open offers a seat, and no more.
#[test]
fn a_flood_of_offers() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        ---
        0 offer 1 give 50
        0 offer 2 give 50
        0 offer 1 give 100
        0 withdraw 1
        0 offer 1 give 100
        0 offer 1 give 100
        ",
        expect![[r#"
            0 offer 1 give 50
              [mo.deal] offer_made from=0 give=(cash 50) offer=1 settles=0 to=1 want=()
            0 offer 2 give 50
              [mo.deal] offer_made from=0 give=(cash 50) offer=2 settles=0 to=2 want=()
            0 offer 1 give 100
              no [mo.deal] too_many_offers max=2
            0 withdraw 1
              [mo.deal] offer_withdrawn from=0 offer=1 to=1
            0 offer 1 give 100
              [mo.deal] offer_made from=0 give=(cash 100) offer=3 settles=0 to=1 want=()
            0 offer 1 give 100
              no [mo.deal] too_many_offers max=2
            0 may: throw, withdraw offer=2; offer=3
        "#]],
    );
}

/// [mo.deal.built] Refused when offered, and when accepted after building next door.
#[test]
fn built_next_door() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 centrum norrmalmstorg*1
        ---
        0 offer 1 give västerlånggatan want 5000
        0 build hornsgatan
        1 accept 1
        0 offer 1 give västerlånggatan want 5000
        0 offer 1 give 5000 want centrum
        0 sell hornsgatan 0
        1 accept 1
        look
        ",
        expect![[r#"
            0 offer 1 give västerlånggatan want 5000
              [mo.deal] offer_made from=0 give=(lots [västerlånggatan]) offer=1 settles=0 to=1 want=(cash 5000)
            0 build hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            1 accept 1
              no [mo.deal] offer_stale offer=1
            0 offer 1 give västerlånggatan want 5000
              no [mo.deal.built] built lot=västerlånggatan
            0 offer 1 give 5000 want centrum
              no [mo.deal.built] built lot=centrum
            0 sell hornsgatan 0
              [mo.sell.bank] sold level=0 lot=hornsgatan price=500 seat=0
            1 accept 1
              [mo.deal] deal_made from=0 give=(lots [västerlånggatan]) offer=1 settles=0 to=1 want=(cash 5000)
            look
              the bank has 31 houses, 12 hotels
              0 at gå with 34500, hornsgatan
              1 at gå with 25000, västerlånggatan, centrum, norrmalmstorg*1
            0 may: throw, mortgage lot=hornsgatan
        "#]],
    );
}

/// [mo.deal.loans] A deal is made with what both have now: nobody lends.
#[test]
fn nobody_lends() {
    check(
        "
        player 0 1000
        player 1 30000
        own 1 götgatan
        ---
        0 offer 1 give 2000 want götgatan
        0 offer 1 give 1000 want götgatan
        ",
        expect![[r#"
            0 offer 1 give 2000 want götgatan
              no [mo.deal.loans] not_enough have=1000 need=2000 to=deal
            0 offer 1 give 1000 want götgatan
              [mo.deal] offer_made from=0 give=(cash 1000) offer=1 settles=0 to=1 want=(lots [götgatan])
            0 may: throw, withdraw offer=1
        "#]],
    );
}

/// [mo.deal] An answer refuses everything that the other had offered, and the table is told so.
#[test]
fn an_answer_to_two_offers() {
    check(
        "
        player 0 30000
        player 1 30000
        player 2 30000
        own 0 götgatan
        own 1 elverket
        ---
        0 offer 1 give götgatan want elverket
        0 offer 1 give 3000 want elverket
        2 offer 1 give 3500 want elverket
        1 offer 0 give elverket want 4000
        0 accept 4
        1 accept 3
        1 refuse 3
        ",
        expect![[r#"
            0 offer 1 give götgatan want elverket
              [mo.deal] offer_made from=0 give=(lots [götgatan]) offer=1 settles=0 to=1 want=(lots [elverket])
            0 offer 1 give 3000 want elverket
              [mo.deal] offer_made from=0 give=(cash 3000) offer=2 settles=0 to=1 want=(lots [elverket])
            2 offer 1 give 3500 want elverket
              [mo.deal] offer_made from=2 give=(cash 3500) offer=3 settles=0 to=1 want=(lots [elverket])
            1 offer 0 give elverket want 4000
              [mo.deal] offer_refused from=0 offer=1 to=1
              [mo.deal] offer_refused from=0 offer=2 to=1
              [mo.deal] offer_made from=1 give=(lots [elverket]) offer=4 settles=0 to=0 want=(cash 4000)
            0 accept 4
              [mo.deal] deal_made from=1 give=(lots [elverket]) offer=4 settles=0 to=0 want=(cash 4000)
            1 accept 3
              no [mo.deal] not_yours lot=elverket
            1 refuse 3
              [mo.deal] offer_refused from=2 offer=3 to=1
            0 may: throw, mortgage lot=götgatan; lot=elverket
        "#]],
    );
}

/// [mo.deal] [mo.mortgage.lift] [mo.mortgage.transfer] Nothing twice, and nothing lifted that does not come with the deal.
#[test]
fn absurd_baskets() {
    check(
        "
        player 0 30000 cards chance
        player 1 30000
        own 0 götgatan södra-station! norra-station!
        own 1 elverket
        ---
        0 offer 1 give götgatan götgatan want 100
        0 offer 1 give 100 want elverket elverket
        0 offer 1 give chance chance want 100
        0 offer 1 give 100 want elverket lift elverket elverket
        0 offer 1 give 100 want elverket lift elverket
        0 offer 1 give 100 want elverket lift södra-station
        0 offer 1 give södra-station want 100
        1 accept 1 lift elverket
        1 accept 1 lift norra-station
        1 accept 1 lift chans
        1 accept 1 lift #64
        1 accept 1 lift #255
        1 accept 1 lift södra-station södra-station
        1 accept 1 lift södra-station
        look
        ",
        expect![[r#"
            0 offer 1 give götgatan götgatan want 100
              no [mo.deal] not_yours lot=götgatan
            0 offer 1 give 100 want elverket elverket
              no [mo.deal] not_yours lot=elverket
            0 offer 1 give chance chance want 100
              no [mo.deal] no_such_card
            0 offer 1 give 100 want elverket lift elverket elverket
              no [mo.mortgage.lift] not_yours lot=elverket
            0 offer 1 give 100 want elverket lift elverket
              no [mo.mortgage.lift] not_mortgaged lot=elverket
            0 offer 1 give 100 want elverket lift södra-station
              no [mo.mortgage.lift] not_yours lot=södra-station
            0 offer 1 give södra-station want 100
              [mo.deal] offer_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 100)
            1 accept 1 lift elverket
              no [mo.mortgage.lift] not_yours lot=elverket
            1 accept 1 lift norra-station
              no [mo.mortgage.lift] not_yours lot=norra-station
            1 accept 1 lift chans
              no [mo.mortgage.lift] no_property lot=chans
            1 accept 1 lift #64
              no [mo.mortgage.lift] no_property lot=#64
            1 accept 1 lift #255
              no [mo.mortgage.lift] no_property lot=#255
            1 accept 1 lift södra-station södra-station
              no [mo.mortgage.lift] not_yours lot=södra-station
            1 accept 1 lift södra-station
              [mo.deal] deal_made from=0 give=(lots [södra-station]) offer=1 settles=0 to=1 want=(cash 100)
              [mo.mortgage.transfer] paid amount=200 from=1 why=interest
              [mo.mortgage.lift] lifted interest=0 loan=2000 lot=södra-station seat=1
            look
              the bank has 32 houses, 12 hotels
              0 at gå with 30100, card Chance, götgatan, norra-station!
              1 at gå with 27700, södra-station, elverket
            0 may: throw, lift lot=norra-station, mortgage lot=götgatan
        "#]],
    );
}
