//! Bad input: every absurdity is refused with the clause it breaks, and changes nothing.

use crate::script::check;
use expect_test::expect;
use monopol::Action;

/// [mo.auction.form] [mo.money.start] Nothing, no notes, too little, too much, more than there is money in the world.
#[test]
fn bids() {
    check(
        "
        player 0 30000
        player 1 30000
        ---
        0 bid 50
        0 throw 1 2
        0 bid 50
        0 decline
        1 bid 50
        0 bid 0
        0 bid 1
        0 bid 4294967295
        0 bid 4294967250
        0 bid 30050
        0 bid 30000
        1 bid 30000
        ",
        expect![[r#"
            0 bid 50
              no [mo.turn.throw] not_now stage=turn
            0 throw 1 2
              [mo.turn.throw] moved from=gå how=forward seat=0 to=hornsgatan
            0 bid 50
              no [mo.buy] not_now stage=buy
            0 decline
              [mo.auction] declined lot=hornsgatan seat=0
              [mo.auction] auction_opened bidder=0 of=(lot hornsgatan)
            1 bid 50
              no [mo.auction.form] not_now stage=auction
            0 bid 0
              no [mo.auction.form] bid_too_low least=50
            0 bid 1
              no [mo.money.start] not_in_notes note=50
            0 bid 4294967295
              no [mo.money.start] not_in_notes note=50
            0 bid 4294967250
              no [mo.auction.form] not_enough have=30000 need=4294967250 to=bid
            0 bid 30050
              no [mo.auction.form] not_enough have=30000 need=30050 to=bid
            0 bid 30000
              [mo.auction.form] bid amount=30000 seat=0
              [mo.auction.form] auction_won amount=30000 of=(lot hornsgatan) seat=0
            1 bid 30000
              no [mo.turn.throw] not_now stage=turn
            1 may: throw
        "#]],
    );
}

/// [mo.sell.even] [mo.sell.bank] [mo.house.group] [mo.mortgage] [mo.mortgage.lift] Squares and numbers that do not exist.
#[test]
fn squares_and_levels() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan*5 hornsgatan*4 götgatan!
        own 1 elverket!
        ---
        0 sell västerlånggatan 255
        0 sell västerlånggatan 5
        0 sell hornsgatan 255
        0 sell hornsgatan 4
        0 sell götgatan 0
        0 sell #64 0
        1 sell västerlånggatan 4
        0 mortgage #40
        0 mortgage #63
        0 lift #64
        0 lift #255
        0 lift elverket
        0 mortgage elverket
        0 build elverket
        0 build #104
        0 place hornsgatan
        0 wish 255
        ",
        expect![[r#"
            0 sell västerlånggatan 255
              no [mo.sell.even] wrong_level lot=västerlånggatan most=4
            0 sell västerlånggatan 5
              no [mo.sell.even] wrong_level lot=västerlånggatan most=4
            0 sell hornsgatan 255
              no [mo.sell.even] sold_unevenly first=västerlånggatan lot=hornsgatan
            0 sell hornsgatan 4
              no [mo.sell.even] sold_unevenly first=västerlånggatan lot=hornsgatan
            0 sell götgatan 0
              no [mo.sell.bank] no_buildings lot=götgatan
            0 sell #64 0
              no [mo.sell.bank] no_property lot=#64
            1 sell västerlånggatan 4
              no [mo.sell.bank] not_yours lot=västerlånggatan
            0 mortgage #40
              no [mo.mortgage] no_property lot=#40
            0 mortgage #63
              no [mo.mortgage] no_property lot=#63
            0 lift #64
              no [mo.mortgage.lift] no_property lot=#64
            0 lift #255
              no [mo.mortgage.lift] no_property lot=#255
            0 lift elverket
              no [mo.mortgage.lift] not_yours lot=elverket
            0 mortgage elverket
              no [mo.mortgage] not_yours lot=elverket
            0 build elverket
              no [mo.house.group] no_property lot=elverket
            0 build #104
              no [mo.house.group] no_property lot=#104
            0 place hornsgatan
              no [mo.turn.throw] not_now stage=turn
            0 wish 255
              no [mo.turn.throw] not_now stage=turn
            0 may: throw, build lot=hornsgatan, lift lot=götgatan, sell down_to=4 lot=västerlånggatan; down_to=0 lot=västerlånggatan
        "#]],
    );
}

/// [mo.shortage.auction] [mo.house.group] No more wishes than can be built and paid for, and nothing put where it cannot go.
#[test]
fn wishes_and_places() {
    check(
        "
        player 0 30000
        player 1 30000
        own 0 västerlånggatan hornsgatan
        own 1 folkungagatan*4 götgatan*4 ringvägen*4 s:t-eriksgatan*4 odengatan*4 valhallavägen*4 sturegatan*3 karlavägen*2 narvavägen*2
        ---
        0 build hornsgatan
        0 wish 1
        1 wish 255
        1 wish 6
        1 wish 5
        0 bid 1000
        1 bid 4294967250
        1 pass_bid
        0 place #255
        0 place chans
        0 place götgatan
        1 place karlavägen
        0 place hornsgatan
        ",
        expect![[r#"
            0 build hornsgatan
              [mo.shortage.auction] asked_for_wishes builder=0 left=1 lot=hornsgatan
            0 wish 1
              no [mo.shortage.auction] not_now stage=wishes
            1 wish 255
              no [mo.shortage.auction] too_many_wished most=5
            1 wish 6
              no [mo.shortage.auction] too_many_wished most=5
            1 wish 5
              [mo.shortage.auction] wished count=5 seat=1
              [mo.shortage.auction] auction_opened bidder=0 of=house
            0 bid 1000
              [mo.auction.form] bid amount=1000 seat=0
            1 bid 4294967250
              no [mo.auction.form] not_enough have=30000 need=4294967250 to=bid
            1 pass_bid
              [mo.auction.form] passed_bid seat=1
              [mo.auction.form] auction_won amount=1000 of=house seat=0
            0 place #255
              no [mo.house.group] no_property lot=#255
            0 place chans
              no [mo.house.group] no_property lot=chans
            0 place götgatan
              no [mo.house.group] not_yours lot=götgatan
            1 place karlavägen
              no [mo.shortage.auction] not_now stage=place
            0 place hornsgatan
              [mo.house.group] built level=1 lot=hornsgatan price=1000 seat=0
            0 may: throw, sell down_to=0 lot=hornsgatan, mortgage lot=västerlånggatan
        "#]],
    );
}

/// [mo.deal.loans] [mo.rent.settle] [mo.debt] Sums that would not fit if they were added up.
#[test]
fn sums_that_overflow() {
    check(
        "
        player 0 3000 at norra-station
        player 1 30000
        player 2 30000
        own 0 elverket! södra-station
        own 1 centrum*1 norrmalmstorg*1
        ---
        0 offer 2 give elverket want 4294967250
        2 accept 1
        1 offer 2 give 4294967250 want 4294967250
        1 offer 2 give 30000 want 4294967250
        2 accept 2
        0 throw 1 3
        0 settle 1000 elverket
        1 claim
        0 settle 0 elverket
        0 settle 4294967250 elverket
        0 settle 1000 elverket elverket
        0 settle 1000 #40
        0 settle 1000 centrum
        0 offer 2 give 4294967250 want 4294967250
        0 offer 1 give elverket want 4294967250
        1 accept 3
        2 accept 1
        look
        ",
        expect![[r#"
            0 offer 2 give elverket want 4294967250
              [mo.deal] offer_made from=0 give=(lots [elverket]) offer=1 settles=0 to=2 want=(cash 4294967250)
            2 accept 1
              no [mo.deal.loans] not_enough have=30000 need=4294967250 to=deal
            1 offer 2 give 4294967250 want 4294967250
              no [mo.deal.loans] not_enough have=30000 need=4294967250 to=deal
            1 offer 2 give 30000 want 4294967250
              [mo.deal] offer_made from=1 give=(cash 30000) offer=2 settles=0 to=2 want=(cash 4294967250)
            2 accept 2
              no [mo.deal.loans] not_enough have=30000 need=4294967250 to=deal
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=4000 lot=norrmalmstorg owner=1 visitor=0
            0 settle 1000 elverket
              no [mo.rent.settle] nothing_to_settle owed=0
            1 claim
              [mo.rent.claim] rent_claimed amount=4000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=4000 debtor=0 to=1 why=rent
            0 settle 0 elverket
              no [mo.rent.settle] nothing_to_settle owed=4000
            0 settle 4294967250 elverket
              no [mo.rent.settle] nothing_to_settle owed=4000
            0 settle 1000 elverket elverket
              no [mo.rent.settle] not_yours lot=elverket
            0 settle 1000 #40
              no [mo.rent.settle] no_property lot=#40
            0 settle 1000 centrum
              no [mo.rent.settle] not_yours lot=centrum
            0 offer 2 give 4294967250 want 4294967250
              no [mo.deal.loans] not_enough have=3000 need=4294967250 to=deal
            0 offer 1 give elverket want 4294967250
              [mo.deal] offer_made from=0 give=(lots [elverket]) offer=3 settles=0 to=1 want=(cash 4294967250)
            1 accept 3
              no [mo.deal.loans] not_enough have=30000 need=4294967250 to=deal
            2 accept 1
              no [mo.deal.loans] not_enough have=30000 need=4294967250 to=deal
            look
              the bank has 30 houses, 12 hotels
              0 at norrmalmstorg with 3000, södra-station, elverket!
              1 at gå with 30000, centrum*1, norrmalmstorg*1
              2 at gå with 30000
            0 may: mortgage lot=södra-station, withdraw offer=1; offer=3
        "#]],
    );
}

/// [mo.deal] However many try, each has two offers open at most.
#[test]
fn a_flood_from_everybody() {
    let players: String = (0..7).map(|seat| format!("player {seat} 30000\n")).collect();
    let rounds = 0..20;
    let offers = rounds.flat_map(|round| (0..7).map(move |seat| (round, seat)));
    let offers: String = offers
        .map(|(round, seat)| format!("{seat} offer {} give 50\n", (seat + 1 + round % 2) % 7))
        .collect();
    let told = crate::script::played(&format!("{players}---\n{offers}"));
    assert_eq!(told.matches("offer_made").count(), 14);
    assert_eq!(told.matches("no [mo.deal] too_many_offers max=2").count(), 7 * 18);
}

/// What is no action is not even refused: it cannot be read.
#[test]
fn no_actions() {
    for text in [
        r#"{"do":"bid","amount":-50}"#,
        r#"{"do":"bid","amount":50.5}"#,
        r#"{"do":"bid","amount":1e3}"#,
        r#"{"do":"bid","amount":4294967296}"#,
        r#"{"do":"bid","amount":"50"}"#,
        r#"{"do":"bid"}"#,
        r#"{"do":"wish","count":256}"#,
        r#"{"do":"sell","lot":1,"down_to":-1}"#,
        r#"{"do":"build","lot":256}"#,
        r#"{"do":"use_card","deck":"tarot"}"#,
        r#"{"do":"offer","to":1,"give":{"cash":-1},"want":{},"lift":[]}"#,
        r#"{"do":"offer","to":1,"give":{"houses":3},"want":{},"lift":[]}"#,
        r#"{"do":"accept","offer":1}"#,
        r#"{"do":"steal"}"#,
        r#""throw""#,
        "null",
        "",
    ] {
        assert!(serde_json::from_str::<Action>(text).is_err(), "{text} is taken for an action");
    }
}
