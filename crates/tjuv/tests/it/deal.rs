use crate::script::check;
use expect_test::expect;
use tabletop::{Game, Next, Refusal as _, Viewer};
use tjuv::{CardSet, Config, Event, Piles, Refill, Refusal, Tjuv};

fn options(seats: u8, deals: u8) -> Config {
    Config { seats, deals, refill: Refill::Hand, piles: Piles::Tops }
}

/// [tj.players]
#[test]
fn two_to_eleven_play() {
    for seats in [0, 1, 12, 255] {
        let refusal = Tjuv::newest(&options(seats, 1)).unwrap_err();
        assert_eq!(refusal, Refusal::SeatCount { min: 2, max: 11 });
        assert_eq!(refusal.rule().0, "tj.players");
    }
    for seats in 2..=11 {
        assert!(Tjuv::newest(&options(seats, 1)).is_ok());
    }
}

/// [tj.match.length]
#[test]
fn a_match_has_one_to_twenty_deals() {
    for deals in [0, 21] {
        let refusal = Tjuv::newest(&options(3, deals)).unwrap_err();
        assert_eq!(refusal, Refusal::DealCount { min: 1, max: 20 });
        assert_eq!(refusal.rule().0, "tj.match.length");
    }
}

/// [tj.deck] Nine ranks in four suits, the ace highest and no card twice.
#[test]
fn thirty_six_cards() {
    let names: Vec<String> = CardSet::DECK.iter().map(|card| card.to_string()).collect();
    assert_eq!(names.len(), 36);
    assert_eq!(names[..9].join(" "), "C6 C7 C8 C9 C10 CJ CQ CK CA");
    for card in CardSet::DECK.iter() {
        let beats = CardSet::DECK.and(card.beats());
        assert!(beats.iter().all(|low| low.suit() == card.suit() && low.rank() < card.rank()));
        assert_eq!(beats.len(), card.rank() as u32);
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for nonsense in ["", "S", "S5", "X9", "S1", "9S", "S100", "♠9", "s9"] {
        assert!(nonsense.parse::<tjuv::Card>().is_err(), "{nonsense}");
    }
}

/// [tj.deal.order] Any seat may deal first; forehand is dealt to first and the dealer last.
#[test]
fn the_first_dealer_is_drawn_by_lot() {
    for dealer in 0..4 {
        let mut game = Tjuv::newest(&options(4, 1)).unwrap();
        assert_eq!(game.next(), Next::Chance(4.try_into().unwrap()));
        game.chance(dealer, &mut ());
        let mut log = Vec::new();
        for _ in 0..4 {
            game.chance(0, &mut log);
        }
        let dealt_to = |event: &Event| if let Event::Dealt { to, .. } = event { Some(to.0) } else { None };
        let order: Vec<u8> = log.iter().filter_map(dealt_to).collect();
        assert_eq!(order, [1, 2, 3, 4].map(|left| (dealer as u8 + left) % 4));
    }
}

/// [tj.deal.three] [tj.deal.lowest] [tj.deal.fourth] [tj.deal.talon]
#[test]
fn after_the_deal_everybody_holds_three_and_three_lie_on_the_table() {
    for seats in 2..=11 {
        let mut game = Tjuv::newest(&options(seats, 1)).unwrap();
        loop {
            match game.next() {
                Next::Chance(of) => game.chance(of.get() / 2, &mut ()),
                Next::Seats(waiting) => {
                    let mut menu = Vec::new();
                    game.menu(waiting[0], &mut menu);
                    if matches!(menu[0], tjuv::Action::Lay { .. } | tjuv::Action::Capture { .. }) {
                        break;
                    }
                    game.play(waiting[0], &menu[0], &mut ()).unwrap();
                }
                Next::Over(_) => panic!("over before it began"),
            }
        }
        let view = game.view(Viewer::Table);
        assert!(view.hands.iter().all(|hand| hand.count == 3));
        assert_eq!(view.table.len(), 3);
        assert_eq!(view.talon, 36 - 3 * seats - 3);
    }
}

/// [tj.deal.lowest] [tj.deal.lowest.tie] Seat 0 has one lowest card; seat 1 has two, and chooses.
#[test]
fn the_lowest_card_is_laid_and_a_tie_is_a_choice() {
    check(
        "
        seats 2
        dealer 1
        turn 1
        stage deal_three
        hand 0 H6 S9 SA
        hand 1 D8 C8
        ---
        draw DK
        0 lay_lowest S9
        1 lay_lowest DK
        1 lay_lowest HA
        1 lay C8
        1 lay_lowest C8
        draw S6
        draw S7
        draw S8
        ",
        expect![[r#"
            draw DK
              [tj.deal.three] {"on":"dealt","to":1,"round":3,"card":"DK"}
              [tj.deal.lowest] {"on":"laid_lowest","by":0,"card":"H6"}
            0 lay_lowest S9
              no [tj.turn.order] {"code":"not_your_turn","turn":1}
            1 lay_lowest DK
              no [tj.deal.lowest] {"code":"not_lowest","card":"DK","lowest":"C8"}
            1 lay_lowest HA
              no [tj.play.lay] {"code":"not_in_hand","card":"HA"}
            1 lay C8
              no [tj.deal.lowest.tie] {"code":"not_now","stage":"lay_lowest"}
            1 lay_lowest C8
              [tj.deal.lowest] {"on":"laid_lowest","by":1,"card":"C8"}
            draw S6
              [tj.deal.two] {"on":"added","card":"S6"}
            draw S7
              [tj.deal.fourth] {"on":"dealt","to":0,"round":4,"card":"S7"}
            draw S8
              [tj.deal.fourth] {"on":"dealt","to":1,"round":4,"card":"S8"}
            0 may: capture S7, capture S9, capture SA
        "#]],
    );
}

/// [tj.deal.lowest] Choosing shows nobody else's card: nature turns those up afterwards.
#[test]
fn a_choice_does_not_show_the_next_hand() {
    check(
        "
        seats 3
        dealer 2
        turn 0
        stage lay_lowest
        hand 0 H6 S6 SA
        hand 1 D8 CQ DK
        hand 2 D7 C7 CK
        ---
        0 lay_lowest H6
        nature
        2 lay_lowest C7
        ",
        expect![[r#"
            0 lay_lowest H6
              [tj.deal.lowest] {"on":"laid_lowest","by":0,"card":"H6"}
            nature
              [tj.deal.lowest] {"on":"laid_lowest","by":1,"card":"D8"}
            2 lay_lowest C7
              [tj.deal.lowest] {"on":"laid_lowest","by":2,"card":"C7"}
            nature draws one of 27
        "#]],
    );
}

/// [tj.deal.two] With two players a card is added from the deck, and anything may come.
#[test]
fn with_two_players_a_third_card_is_added() {
    check(
        "
        seats 2
        stage add
        hand 0 HK HA
        hand 1 DK DA
        table H6 D6
        ---
        draw CA
        ",
        expect![[r#"
            draw CA
              [tj.deal.two] {"on":"added","card":"CA"}
            nature draws one of 29
        "#]],
    );
}

/// [tj.deal.trim] [tj.deal.trim.highest] The one highest card goes under the talon by itself.
#[test]
fn with_four_players_the_highest_card_goes_under_the_talon() {
    check(
        "
        seats 4
        dealer 3
        turn 3
        stage deal_three
        hand 0 H6 S9 SA
        hand 1 D8 CQ CK
        hand 2 D7 SJ SQ
        hand 3 DJ DK
        ---
        draw DA
        ",
        expect![[r#"
            draw DA
              [tj.deal.three] {"on":"dealt","to":3,"round":3,"card":"DA"}
              [tj.deal.lowest] {"on":"laid_lowest","by":0,"card":"H6"}
              [tj.deal.lowest] {"on":"laid_lowest","by":1,"card":"D8"}
              [tj.deal.lowest] {"on":"laid_lowest","by":2,"card":"D7"}
              [tj.deal.lowest] {"on":"laid_lowest","by":3,"card":"DJ"}
              [tj.deal.trim] {"on":"put_under","card":"DJ"}
            nature draws one of 24
        "#]],
    );
}

/// [tj.deal.trim.tie] Two jacks for one place: the dealer chooses, and nobody else.
#[test]
fn among_equally_high_cards_the_dealer_chooses() {
    check(
        "
        seats 4
        dealer 3
        turn 3
        stage put_under
        hand 0 S9 SA
        hand 1 CQ CK
        hand 2 SK SQ
        hand 3 DA DK
        table H6 D8 CJ DJ
        ---
        0 put_under CJ
        3 put_under D8
        3 put_under SJ
        3 lay DA
        3 put_under CJ
        ",
        expect![[r#"
            0 put_under CJ
              no [tj.turn.order] {"code":"not_your_turn","turn":3}
            3 put_under D8
              no [tj.deal.trim.highest] {"code":"not_highest","card":"D8","highest":"CJ"}
            3 put_under SJ
              no [tj.deal.trim] {"code":"not_on_table","card":"SJ"}
            3 lay DA
              no [tj.deal.trim.tie] {"code":"not_now","stage":"put_under"}
            3 put_under CJ
              [tj.deal.trim] {"on":"put_under","card":"CJ"}
            nature draws one of 24
        "#]],
    );
}

/// [tj.deal.trim.hidden] What was put under the talon is drawn last, and only then.
#[test]
fn cards_under_the_talon_come_last() {
    check(
        "
        seats 4
        dealer 3
        hand 0 S9 SA S8
        hand 1 CQ CK C7
        hand 2 SK SQ S7
        hand 3 DA DK D7
        table H6 D8 C9
        pile 3 HA
        under CJ DJ
        rest HA
        ---
        0 lay S8
        draw DJ
        1 lay C7
        draw CJ
        2 lay S7
        ",
        expect![[r#"
            0 lay S8
              [tj.play.lay] {"on":"laid","by":0,"card":"S8"}
            draw DJ
              [tj.draw] {"on":"drew","by":0,"card":"DJ"}
            1 lay C7
              [tj.play.lay] {"on":"laid","by":1,"card":"C7"}
            draw CJ
              [tj.draw] {"on":"drew","by":1,"card":"CJ"}
            2 lay S7
              [tj.play.lay] {"on":"laid","by":2,"card":"S7"}
            3 may: lay D7, capture DK, capture DA
        "#]],
    );
}
