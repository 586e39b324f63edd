//! The end.

use crate::script::check;
use expect_test::expect;
use monopol::{Config, Event, Monopol};
use tabletop::{Game, Seat};

/// [mo.end] The last player left wins, and owes nobody interest any more.
#[test]
fn the_last_one_wins() {
    check(
        "
        player 0 0 at norra-station
        player 1 50
        own 0 södra-station!
        own 1 centrum norrmalmstorg
        ---
        0 throw 1 3
        1 claim
        0 go_bankrupt
        look
        1 throw
        0 throw
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=norra-station how=forward seat=0 to=norrmalmstorg
              [mo.rent] rent_due amount=2000 lot=norrmalmstorg owner=1 visitor=0
            1 claim
              [mo.rent.claim] rent_claimed amount=2000 lot=norrmalmstorg owner=1 visitor=0
              [mo.rent] owes amount=2000 debtor=0 to=1 why=rent
            0 go_bankrupt
              [mo.bankrupt.player] bankrupt seat=0 to=1
              [mo.end] game_over winners=[1] worths=[0 16550]
            look
              the bank has 32 houses, 12 hotels
              0 is out
              1 at gå with 50, södra-station!, centrum, norrmalmstorg
            1 throw
              no [mo.end] game_over
            0 throw
              no [mo.end] game_over
            over: [1] won
        "#]],
    );
}

/// [mo.end] The last but one falls to the bank: no auction is held.
#[test]
fn the_last_but_one_falls_to_the_bank() {
    check(
        "
        player 0 0
        player 1 50
        own 0 södra-station!
        ---
        0 throw 1 3
        0 go_bankrupt
        ",
        expect![[r#"
            0 throw 1 3
              [mo.turn.throw] moved from=gå how=forward seat=0 to=inkomstskatt
              [mo.tax] owes amount=4000 debtor=0 why=tax
            0 go_bankrupt
              [mo.bankrupt.bank] bankrupt seat=0
              [mo.end] game_over winners=[1] worths=[0 50]
            over: [1] won
        "#]],
    );
}

/// [mo.end.clock] After the last round the greatest net worth wins: half the price where mortgaged, buildings at cost.
#[test]
fn the_clock() {
    check(
        "
        options rounds 2
        round 2
        turn 1
        player 0 5000
        player 1 9000
        own 0 västerlånggatan*1 hornsgatan*1 södra-station!
        ---
        1 throw 4 6
        look
        ",
        expect![[r#"
            1 throw 4 6
              [mo.turn.throw] moved from=gå how=forward seat=1 to=fängelse-/-på-besök
              [mo.end.clock] time_up round=2
              [mo.end] game_over winners=[0] worths=[11000 9000]
            look
              the bank has 30 houses, 12 hotels
              0 at gå with 5000, västerlånggatan*1, hornsgatan*1, södra-station!
              1 at fängelse-/-på-besök with 9000
            over: [0] won
        "#]],
    );
}

/// [mo.end.clock] Not before the last round is over.
#[test]
fn not_before_the_last_round() {
    check(
        "
        options rounds 2
        turn 1
        player 0 5000
        player 1 9000
        ---
        1 throw 4 6
        0 throw 4 6
        ",
        expect![[r#"
            1 throw 4 6
              [mo.turn.throw] moved from=gå how=forward seat=1 to=fängelse-/-på-besök
            0 throw 4 6
              [mo.turn.throw] moved from=gå how=forward seat=0 to=fängelse-/-på-besök
            1 may: throw
        "#]],
    );
}

/// [mo.end.shared] Equal net worth shares the win.
#[test]
fn a_shared_win() {
    check(
        "
        options rounds 1
        turn 2
        player 0 5000
        player 1 3000
        player 2 100
        own 1 götgatan
        ---
        2 throw 4 6
        ",
        expect![[r#"
            2 throw 4 6
              [mo.turn.throw] moved from=gå how=forward seat=2 to=fängelse-/-på-besök
              [mo.end.clock] time_up round=1
              [mo.end.shared] game_over winners=[0 1] worths=[5000 5000 100]
            over: [0, 1] won
        "#]],
    );
}

/// [mo.end.shared] A match by version 2 of the rules is told the clause that it was told then.
#[test]
fn an_older_match_cites_the_end_alone() {
    let over = Event::GameOver { worths: vec![5_000, 5_000], winners: vec![Seat(0), Seat(1)] };
    let cited = |rules| Monopol::new(&Config::usual(2), rules).unwrap().cause(&over).0;
    assert_eq!((cited(2), cited(3)), ("mo.end", "mo.end.shared"));
}
