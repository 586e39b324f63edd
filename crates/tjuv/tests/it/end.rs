use crate::script::{check, position_of};
use expect_test::expect;
use tabletop::{Game, Seat, Viewer};
use tjuv::{Action, LastDeal};

/// [tj.empty-table] With the talon gone and the table swept, all the next player can do is lay a card.
#[test]
fn on_a_swept_table_a_card_is_laid() {
    check(
        "
        seats 2
        hand 0 HQ
        hand 1 HA S6
        table H9 H8
        pile 1 SA
        rest SA
        ---
        0 capture HQ
        1 capture HA
        1 lay HA
        ",
        expect![[r#"
            0 capture HQ
              [tj.play.capture] {"on":"captured","by":0,"card":"HQ","table":["H8","H9"],"stolen":[],"size":3}
            1 capture HA
              no [tj.steal.needs-table] {"code":"only_piles","card":"HA"}
            1 lay HA
              [tj.play.lay] {"on":"laid","by":1,"card":"HA"}
            1 may: lay S6
        "#]],
    );
}

/// [tj.end] [tj.turn.order] Once the talon is empty, who has no card left is passed over, also when it is a neighbour, and
/// cannot play; the others go on until nobody has any. Dealt hands run out in turn, so only a set-up shows it.
#[test]
fn who_has_no_card_is_passed_over() {
    check(
        "
        seats 4
        dealer 3
        hand 0 HQ C6
        hand 2 D6 D7
        table D9 S8
        pile 2 SA
        rest SA
        ---
        0 lay HQ
        1 lay D6
        2 lay D6
        0 lay C6
        2 capture D7
        ",
        expect![[r#"
            0 lay HQ
              [tj.play.lay] {"on":"laid","by":0,"card":"HQ"}
            1 lay D6
              no [tj.turn.order] {"code":"not_your_turn","turn":2}
            2 lay D6
              [tj.play.lay] {"on":"laid","by":2,"card":"D6"}
            0 lay C6
              [tj.play.lay] {"on":"laid","by":0,"card":"C6"}
            2 capture D7
              [tj.play.capture] {"on":"captured","by":2,"card":"D7","table":["D6"],"stolen":[],"size":2}
              [tj.end.last] {"on":"took_last","by":2,"cards":["C6","D9","HQ","S8"]}
              [tj.score] {"on":"deal_over","deal":1,"counts":[0,0,36,0],"totals":[0,0,36,0],"next_dealer":null}
              [tj.match.length] {"on":"match_over","totals":[0,0,36,0],"winners":[2]}
            over, won by 2
        "#]],
    );
}

/// [tj.end] [tj.end.last] Who has no card is passed over; who held the last one gets the table. [tj.score]
#[test]
fn the_last_to_hold_a_card_gets_the_table() {
    check(
        "
        seats 3
        dealer 2
        hand 0 HQ
        hand 1 C6 C7
        table D9 S8
        pile 2 SA
        rest SA
        ---
        0 lay HQ
        1 lay C6
        1 capture C7
        1 lay C7
        ",
        expect![[r#"
            0 lay HQ
              [tj.play.lay] {"on":"laid","by":0,"card":"HQ"}
            1 lay C6
              [tj.play.lay] {"on":"laid","by":1,"card":"C6"}
            1 capture C7
              [tj.play.capture] {"on":"captured","by":1,"card":"C7","table":["C6"],"stolen":[],"size":2}
              [tj.end.last] {"on":"took_last","by":1,"cards":["D9","HQ","S8"]}
              [tj.score] {"on":"deal_over","deal":1,"counts":[0,5,31],"totals":[0,5,31],"next_dealer":null}
              [tj.match.length] {"on":"match_over","totals":[0,5,31],"winners":[2]}
            1 lay C7
              no [tj.end] {"code":"match_over"}
            over, won by 2
        "#]],
    );
}

/// [tj.score] [tj.score.tie] Eighteen each: they share the win.
#[test]
fn equal_counts_share_the_win() {
    check(
        "
        seats 2
        hand 0 H6
        pile 0 CA C6 C7 C8 C9 C10 CJ CQ CK DA D6 D7 D8 D9 D10 DJ DQ
        pile 1 SA
        rest SA
        ---
        0 lay H6
        ",
        expect![[r#"
            0 lay H6
              [tj.play.lay] {"on":"laid","by":0,"card":"H6"}
              [tj.end.last] {"on":"took_last","by":0,"cards":["H6"]}
              [tj.score] {"on":"deal_over","deal":1,"counts":[18,18],"totals":[18,18],"next_dealer":null}
              [tj.match.length] {"on":"match_over","totals":[18,18],"winners":[0,1]}
            over, won by 0 and 1
        "#]],
    );
}

/// [tj.match] The fewest cards deal the next deal, and the match goes on.
#[test]
fn the_fewest_cards_deal_next() {
    check(
        "
        seats 3
        dealer 2
        deal 1 of 2
        hand 0 H6
        pile 0 CA C6 C7
        pile 1 DA D6
        pile 2 SA
        rest SA
        ---
        0 lay H6
        ",
        expect![[r#"
            0 lay H6
              [tj.play.lay] {"on":"laid","by":0,"card":"H6"}
              [tj.end.last] {"on":"took_last","by":0,"cards":["H6"]}
              [tj.score] {"on":"deal_over","deal":1,"counts":[4,2,30],"totals":[4,2,30],"next_dealer":1}
              [tj.deal.order] {"on":"deal_begins","deal":2,"dealer":1}
            nature draws one of 36
        "#]],
    );
}

/// [tj.match.tie] Of the players tied for fewest, the one dealt to last: with dealer 1, seat 0 was dealt to after seat 2.
#[test]
fn of_those_tied_for_fewest_the_last_dealt_to_deals() {
    check(
        "
        seats 3
        dealer 1
        deal 1 of 2
        turn 1
        hand 1 H6
        pile 1 SA
        rest SA
        ---
        1 lay H6
        ",
        expect![[r#"
            1 lay H6
              [tj.play.lay] {"on":"laid","by":1,"card":"H6"}
              [tj.end.last] {"on":"took_last","by":1,"cards":["H6"]}
              [tj.score] {"on":"deal_over","deal":1,"counts":[0,36,0],"totals":[0,36,0],"next_dealer":0}
              [tj.deal.order] {"on":"deal_begins","deal":2,"dealer":0}
            nature draws one of 36
        "#]],
    );
}

/// [tj.match.length] The greatest total over the deals wins, whoever won the last one.
#[test]
fn the_greatest_total_wins_the_match() {
    check(
        "
        seats 2
        deal 2 of 2
        totals 30 6
        hand 0 H6
        pile 0 CA C6 C7 C8
        pile 1 SA
        rest SA
        ---
        0 lay H6
        1 lay H7
        ",
        expect![[r#"
            0 lay H6
              [tj.play.lay] {"on":"laid","by":0,"card":"H6"}
              [tj.end.last] {"on":"took_last","by":0,"cards":["H6"]}
              [tj.score] {"on":"deal_over","deal":2,"counts":[5,31],"totals":[35,37],"next_dealer":null}
              [tj.match.length] {"on":"match_over","totals":[35,37],"winners":[1]}
            1 lay H7
              no [tj.end] {"code":"match_over"}
            over, won by 1
        "#]],
    );
}

/// [tj.score] [tj.match] A finished deal is told with who got most and who got fewest, and everybody has a place by all deals.
#[test]
fn a_finished_deal_is_told_with_most_and_fewest() {
    let mut game = position_of(
        "
        seats 4
        dealer 1
        deal 1 of 2
        turn 1
        hand 1 H6
        pile 1 SA
        pile 3 DA D6
        rest SA
        ",
    );
    let before = game.view(Viewer::Table);
    assert_eq!((before.places, before.last_deal), (vec![1, 1, 1, 1], None));

    game.play(Seat(1), &Action::Lay { card: "H6".parse().unwrap() }, &mut ()).unwrap();

    let view = game.view(Viewer::Table);
    assert_eq!(view.places, [3, 1, 3, 2]);
    let (counts, most, fewest) = (vec![0, 34, 0, 2], vec![Seat(1)], vec![Seat(0), Seat(2)]);
    assert_eq!(view.last_deal, Some(LastDeal { counts, most, fewest }));
}
