use crate::script::position_of;
use tabletop::{Dice, Game, Hidden, Imagine, Seat, Viewer, testing::seed};
use tjuv::{Card, Config, Piles, Refill, Tjuv};

const POSITION: &str = "
    seats 4
    dealer 3
    hand 0 S9 SA S8
    hand 1 CQ CK C7
    hand 2 SK SQ S7
    hand 3 DA DK D7
    table H6 D8 C9
    pile 1 H9 H8 H7
    under CJ DJ
";

/// Before the first draw of a match that may come to [`POSITION`].
fn start() -> Tjuv {
    Tjuv::newest(&Config { seats: 4, deals: 1, refill: Refill::Hand, piles: Piles::Tops }).unwrap()
}

fn card(name: &str) -> Card {
    name.parse().unwrap()
}

/// [tj.view] Own cards are seen, those of others only counted.
#[test]
fn a_seat_sees_its_own_hand_only() {
    let game = position_of(POSITION);
    let view = game.view(Viewer::Seat(Seat(1)));
    assert_eq!(view.hands[1].cards, Hidden::Known(vec![card("C7"), card("CQ"), card("CK")]));
    for other in [0, 2, 3] {
        assert_eq!((view.hands[other].count, &view.hands[other].cards), (3, &Hidden::Secret));
    }
    assert!(game.view(Viewer::Table).hands.iter().all(|hand| hand.cards == Hidden::Secret));
    assert!(game.view(Viewer::Open).hands.iter().all(|hand| hand.cards != Hidden::Secret));
}

/// [tj.view] Tops and sizes for all; what lies under them for the owner, or for all with open piles.
#[test]
fn a_pile_shows_its_top_and_size() {
    let under = |text: &str, viewer| position_of(text).view(viewer).piles[1][0].under.clone();
    let cards = Hidden::Known(vec![card("H7"), card("H8")]);
    assert_eq!(under(POSITION, Viewer::Seat(Seat(1))), cards);
    assert_eq!(under(POSITION, Viewer::Seat(Seat(0))), Hidden::Secret);
    let open = format!("{POSITION}\noptions open");
    assert_eq!(under(&open, Viewer::Seat(Seat(0))), cards);
    let pile = &position_of(POSITION).view(Viewer::Table).piles[1][0];
    assert_eq!((pile.top, pile.size), (card("H9"), 3));
}

/// [tj.view] [tj.deal.trim.hidden] Every card that ever lay open is known to all, those put under the talon as well.
#[test]
fn what_lay_open_can_be_counted() {
    let view = position_of(POSITION).view(Viewer::Table);
    assert_eq!(view.captured, [card("H7"), card("H8")]);
    assert_eq!(view.under, [card("CJ"), card("DJ")]);
}

/// [tj.view] [tj.deal.trim.hidden] Who has drawn a card from under the talon knows that it lies there no more. The others
/// cannot know which it was, and still count all of them.
#[test]
fn a_card_drawn_from_under_the_talon_is_gone_from_there_for_its_owner_alone() {
    let drawn = POSITION.replace("hand 0 S9", "hand 0 DJ").replace("under CJ DJ", "under CJ\nput_under DJ");
    let game = position_of(&format!("{drawn}\nrest H9"));
    let under = |viewer| game.view(viewer).under;
    assert_eq!(under(Viewer::Seat(Seat(0))), [card("CJ")]);
    assert_eq!(under(Viewer::Open), [card("CJ")]);
    for other in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3)), Viewer::Table] {
        assert_eq!(under(other), [card("CJ"), card("DJ")]);
    }
}

/// [tj.deal.trim.hidden] As long as the talon lasts, nobody is guessed to hold a card that lies under it.
#[test]
fn a_guess_leaves_the_cards_under_the_talon_there() {
    let view = position_of(POSITION).view(Viewer::Seat(Seat(0)));
    let mut dice = Dice::new(&seed(1));
    for _ in 0..200 {
        let guess = Tjuv::guess(&start(), &view, &mut dice).view(Viewer::Open);
        for hand in &guess.hands {
            let held = hand.cards.known().unwrap();
            assert!(!held.contains(&card("CJ")) && !held.contains(&card("DJ")));
        }
    }
}

/// A guess is fair: an unseen card is as likely in one hidden hand as in another.
#[test]
fn a_guess_prefers_no_hand() {
    let view = position_of(POSITION).view(Viewer::Seat(Seat(0)));
    let mut dice = Dice::new(&seed(2));
    let mut held = [0_u32; 4];
    for _ in 0..6_000 {
        let guess = Tjuv::guess(&start(), &view, &mut dice).view(Viewer::Open);
        for (seat, hand) in guess.hands.iter().enumerate() {
            held[seat] += u32::from(hand.cards.known().unwrap().contains(&card("HA")));
        }
    }
    // 36 cards less 3 own, 3 on the table, 3 in the pile and 2 under the talon: 25 unseen, 3 of them in each hand.
    // 6 000 × 3 / 25 = 720, with a standard deviation of 25.
    assert_eq!(held[0], 0);
    assert!(held[1..].iter().all(|&times| (595..845).contains(&times)), "{held:?}");
}
