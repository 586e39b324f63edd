use crate::script::check;
use expect_test::expect;

/// [tj.turn.order]
#[test]
fn forehand_begins_and_the_turn_passes_clockwise() {
    check(
        "
        seats 3
        dealer 2
        hand 0 S6 D7 D8
        hand 1 S7 D9 D10
        hand 2 S8 DJ DQ
        table H6 C6 C7
        ---
        1 lay S7
        0 refill S6
        0 lay S6
        draw HA
        0 lay D7
        1 capture S7
        draw HK
        2 lay DJ
        draw HQ
        ",
        expect![[r#"
            1 lay S7
              no [tj.turn.order] {"code":"not_your_turn","turn":0}
            0 refill S6
              no [tj.play.lay] {"code":"not_now","stage":"play"}
            0 lay S6
              [tj.play.lay] {"on":"laid","by":0,"card":"S6"}
            draw HA
              [tj.draw] {"on":"drew","by":0,"card":"HA"}
            0 lay D7
              no [tj.turn.order] {"code":"not_your_turn","turn":1}
            1 capture S7
              [tj.play.capture] {"on":"captured","by":1,"card":"S7","table":["S6"],"stolen":[],"size":2}
            draw HK
              [tj.draw] {"on":"drew","by":1,"card":"HK"}
            2 lay DJ
              [tj.play.lay] {"on":"laid","by":2,"card":"DJ"}
            draw HQ
              [tj.draw] {"on":"drew","by":2,"card":"HQ"}
            0 may: lay D7, lay D8, capture HA
        "#]],
    );
}

/// [tj.play.capture] Every lower card of the suit is taken, the higher ones stay. [tj.pile]
#[test]
fn a_capture_takes_every_lower_card_of_the_suit() {
    check(
        "
        seats 2
        hand 0 HQ S6 S7
        hand 1 D6 D7 D8
        table H6 H10 HK C9
        ---
        0 capture HQ
        ",
        expect![[r#"
            0 capture HQ
              [tj.play.capture] {"on":"captured","by":0,"card":"HQ","table":["H6","H10"],"stolen":[],"size":3}
            nature draws one of 26
        "#]],
    );
}

/// [tj.play.capture] A card that beats nothing on the table captures nothing, and neither does one that is not held.
#[test]
fn nothing_to_capture() {
    check(
        "
        seats 2
        hand 0 H7 S6 S7
        hand 1 D6 D7 D8
        table H9 C6 D9
        ---
        0 capture H7
        0 capture HA
        ",
        expect![[r#"
            0 capture H7
              no [tj.play.capture] {"code":"beats_nothing","card":"H7"}
            0 capture HA
              no [tj.play.lay] {"code":"not_in_hand","card":"HA"}
            0 may: lay H7, lay S6, lay S7
        "#]],
    );
}

/// [tj.play.lay] [tj.play.lay.not-higher] A card that is higher than a table card of its suit may not be laid.
#[test]
fn a_card_that_captures_may_not_be_laid() {
    check(
        "
        seats 2
        hand 0 HQ H8 S7
        hand 1 D6 D7 D8
        table H9 C6 D9
        ---
        0 lay HQ
        0 lay DA
        0 lay H8
        ",
        expect![[r#"
            0 lay HQ
              no [tj.play.lay.not-higher] {"code":"must_capture","card":"HQ","beats":"H9"}
            0 lay DA
              no [tj.play.lay] {"code":"not_in_hand","card":"DA"}
            0 lay H8
              [tj.play.lay] {"on":"laid","by":0,"card":"H8"}
            nature draws one of 27
        "#]],
    );
}

/// [tj.play.lay.not-higher] A hand of only capturing cards must capture.
#[test]
fn a_hand_of_capturing_cards_must_capture() {
    check(
        "
        seats 2
        hand 0 HQ CA D10
        hand 1 D6 D7 D8
        table H9 C6 D9
        ---
        0 lay D10
        ",
        expect![[r#"
            0 lay D10
              no [tj.play.lay.not-higher] {"code":"must_capture","card":"D10","beats":"D9"}
            0 may: capture CA, capture D10, capture HQ
        "#]],
    );
}

/// [tj.steal] Every other player's piles with a lower top of the suit are stolen, whole and by themselves; those of
/// other suits, of higher tops, and one's own stay. [tj.pile.separate]
#[test]
fn a_capture_steals_every_pile_it_beats() {
    check(
        "
        seats 3
        dealer 2
        hand 0 HQ S6 S7
        hand 1 D6 D7 D8
        hand 2 C6 C7 C8
        table H6 C9 D9
        pile 0 H7 CQ
        pile 1 H9 CJ CK
        pile 1 HK C10
        pile 1 SJ S10
        pile 2 H10 H8 SA SK
        ---
        0 capture HQ
        ",
        expect![[r#"
            0 capture HQ
              [tj.steal] {"on":"captured","by":0,"card":"HQ","table":["H6"],"stolen":[{"from":1,"top":"H9","size":3},{"from":2,"top":"H10","size":4}],"size":9}
            nature draws one of 11
        "#]],
    );
}

/// [tj.steal] [tj.pile] A stolen pile is stolen again, with all that came with it.
#[test]
fn what_was_stolen_is_stolen_back() {
    check(
        "
        seats 2
        dealer 1
        hand 0 HQ S6 S7
        hand 1 HK D7 D8
        table H6 C9 D9
        pile 1 H9 CJ CK
        ---
        0 capture HQ
        draw C6
        0 refill C6
        draw H7
        1 capture HK
        1 lay D7
        1 lay D8
        draw H8
        0 lay H7
        draw C7
        1 capture HK
        ",
        expect![[r#"
            0 capture HQ
              [tj.steal] {"on":"captured","by":0,"card":"HQ","table":["H6"],"stolen":[{"from":1,"top":"H9","size":3}],"size":5}
            draw C6
              [tj.draw] {"on":"drew","by":0,"card":"C6"}
            0 refill C6
              [tj.refill] {"on":"refilled","by":0,"card":"C6"}
            draw H7
              [tj.draw] {"on":"drew","by":0,"card":"H7"}
            1 capture HK
              no [tj.steal.needs-table] {"code":"only_piles","card":"HK"}
            1 lay D7
              [tj.play.lay] {"on":"laid","by":1,"card":"D7"}
            1 lay D8
              no [tj.draw] {"code":"not_now","stage":"draw"}
            draw H8
              [tj.draw] {"on":"drew","by":1,"card":"H8"}
            0 lay H7
              [tj.play.lay] {"on":"laid","by":0,"card":"H7"}
            draw C7
              [tj.draw] {"on":"drew","by":0,"card":"C7"}
            1 capture HK
              [tj.steal] {"on":"captured","by":1,"card":"HK","table":["H7"],"stolen":[{"from":0,"top":"HQ","size":5}],"size":7}
            nature draws one of 20
        "#]],
    );
}

/// [tj.steal.needs-table] A pile alone cannot be taken.
#[test]
fn piles_are_taken_only_with_a_table_card() {
    check(
        "
        seats 2
        hand 0 HQ S6 S7
        hand 1 D6 D7 D8
        table HK C9 D9
        pile 1 H9 CJ CK
        ---
        0 capture HQ
        0 lay HQ
        ",
        expect![[r#"
            0 capture HQ
              no [tj.steal.needs-table] {"code":"only_piles","card":"HQ"}
            0 lay HQ
              [tj.play.lay] {"on":"laid","by":0,"card":"HQ"}
            nature draws one of 24
        "#]],
    );
}

/// [tj.draw] [tj.refill] After a capture of two, the seat draws, then lays and draws until three lie on the table. A
/// higher card may be laid now, and captures nothing.
#[test]
fn the_table_is_filled_up_from_the_hand() {
    check(
        "
        seats 2
        hand 0 HQ S6 S7
        hand 1 D6 D7 D8
        table H9 H8 D9
        ---
        0 capture HQ
        draw DK
        0 lay DK
        0 capture DK
        1 refill D6
        0 refill C6
        0 refill DK
        draw CA
        0 refill CA
        draw C6
        ",
        expect![[r#"
            0 capture HQ
              [tj.play.capture] {"on":"captured","by":0,"card":"HQ","table":["H8","H9"],"stolen":[],"size":3}
            draw DK
              [tj.draw] {"on":"drew","by":0,"card":"DK"}
            0 lay DK
              no [tj.refill] {"code":"not_now","stage":"refill"}
            0 capture DK
              no [tj.refill] {"code":"not_now","stage":"refill"}
            1 refill D6
              no [tj.turn.order] {"code":"not_your_turn","turn":0}
            0 refill C6
              no [tj.play.lay] {"code":"not_in_hand","card":"C6"}
            0 refill DK
              [tj.refill] {"on":"refilled","by":0,"card":"DK"}
            draw CA
              [tj.draw] {"on":"drew","by":0,"card":"CA"}
            0 refill CA
              [tj.refill] {"on":"refilled","by":0,"card":"CA"}
            draw C6
              [tj.draw] {"on":"drew","by":0,"card":"C6"}
            1 may: lay D6, lay D7, lay D8
        "#]],
    );
}

/// [tj.refill.talon] The variant: the talon fills up the table.
#[test]
fn the_table_is_filled_up_from_the_talon() {
    check(
        "
        seats 2
        options talon
        hand 0 HQ S6 S7
        hand 1 D6 D7 D8
        table H9 H8 D9
        ---
        0 capture HQ
        draw DK
        draw CA
        draw C6
        ",
        expect![[r#"
            0 capture HQ
              [tj.play.capture] {"on":"captured","by":0,"card":"HQ","table":["H8","H9"],"stolen":[],"size":3}
            draw DK
              [tj.draw] {"on":"drew","by":0,"card":"DK"}
            draw CA
              [tj.refill.talon] {"on":"refilled_from_talon","card":"CA"}
            draw C6
              [tj.refill.talon] {"on":"refilled_from_talon","card":"C6"}
            1 may: lay D6, lay D7, lay D8
        "#]],
    );
}

/// [tj.draw] [tj.refill] The last card of the talon is drawn, and nothing is left to fill up the table with.
#[test]
fn the_talon_runs_out() {
    check(
        "
        seats 2
        hand 0 HQ S6 S7
        hand 1 D6 D7 D8
        table H9 H8 D9
        pile 1 SA
        under CA
        rest SA
        ---
        0 capture HQ
        draw CA
        ",
        expect![[r#"
            0 capture HQ
              [tj.play.capture] {"on":"captured","by":0,"card":"HQ","table":["H8","H9"],"stolen":[],"size":3}
            draw CA
              [tj.draw] {"on":"drew","by":0,"card":"CA"}
            1 may: lay D6, lay D7, lay D8
        "#]],
    );
}
