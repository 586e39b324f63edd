//! Of all refusals that apply, the first in the enum's order is given.
//!
//! Every refusal's condition is written down here a second time, each by itself and from nothing but the open view. Over
//! wild play, with everybody trying everything, the rules must give the least of those that hold, and accept where none
//! does.

use crate::walks::{every_action, options};
use expect_test::expect;
use std::{cmp::Reverse, collections::BTreeSet};
use tabletop::{Game, Seat, Viewer, testing::walk};
use tjuv::{Action, Card, Config, Refill, Refusal, Stage, Tjuv, View};

/// Tries every action from every seat at every position of some matches. `applies` says which refusals hold, in any
/// order. Adds to `given` those that were given.
fn the_first_that_applies_is_given<G: Game<Refusal: Ord>>(
    config: &G::Config,
    matches: u32,
    attempts: &[G::Action],
    applies: impl Fn(&G::View, Seat, &G::Action) -> Vec<G::Refusal>,
    given: &mut BTreeSet<G::Refusal>,
) {
    for number in 0..matches {
        walk(config, number, |game: &G, _| {
            let view = game.view(Viewer::Open);
            for seat in (0..game.seats()).map(Seat) {
                for action in attempts {
                    let refusal = game.clone().play(seat, action, &mut ()).err();
                    let first = applies(&view, seat, action).into_iter().min();
                    assert_eq!(refusal, first, "match {number}: {seat:?} tries {action:?}\n{game:?}");
                    given.extend(refusal);
                }
            }
        });
    }
}

fn applies(view: &View, seat: Seat, action: &Action) -> Vec<Refusal> {
    let Some(turn) = view.turn else { return vec![Refusal::MatchOver] };
    let (stage, card) = match *action {
        Action::LayLowest { card } => (Stage::LayLowest, card),
        Action::PutUnder { card } => (Stage::PutUnder, card),
        Action::Capture { card } | Action::Lay { card } => (Stage::Play, card),
        Action::Refill { card } => (Stage::Refill, card),
    };
    let mut refusals = Vec::new();
    if seat != turn {
        refusals.push(Refusal::NotYourTurn { turn });
    }
    if stage != view.stage {
        refusals.push(Refusal::NotNow { stage: view.stage });
    }
    refusals.extend(of_the_card(view, turn, action, card));
    refusals
}

/// What is wrong with the card, whoever tries it and whenever.
fn of_the_card(view: &View, turn: Seat, action: &Action, card: Card) -> Vec<Refusal> {
    let hand = view.hands[turn.index()].cards.known().expect("the view is open");
    let others = (0..).map(Seat).zip(&view.piles).filter(|(owner, _)| *owner != turn);
    let tops: Vec<Card> = others.flat_map(|(_, piles)| piles).map(|pile| pile.top).collect();
    let beaten = |cards: &[Card]| cards.iter().copied().find(|low| card.beats().contains(*low));
    let not_in_hand = (!hand.contains(&card)).then_some(Refusal::NotInHand { card });
    match action {
        Action::LayLowest { .. } => {
            let lower = hand.iter().min_by_key(|held| held.rank()).filter(|held| held.rank() < card.rank());
            let not_lowest = lower.map(|&lowest| Refusal::NotLowest { card, lowest });
            not_in_hand.into_iter().chain(not_lowest).collect()
        }
        Action::PutUnder { .. } => {
            let not_on_table = (!view.table.contains(&card)).then_some(Refusal::NotOnTable { card });
            let highest = view.table.iter().min_by_key(|lying| Reverse(lying.rank()));
            let higher = highest.filter(|lying| lying.rank() > card.rank());
            let not_highest = higher.map(|&highest| Refusal::NotHighest { card, highest });
            not_on_table.into_iter().chain(not_highest).collect()
        }
        Action::Capture { .. } => {
            let takes_nothing = beaten(&view.table).is_none();
            let beats_nothing = takes_nothing.then_some(Refusal::BeatsNothing { card });
            let beats_piles = takes_nothing && beaten(&tops).is_some();
            let only_piles = beats_piles.then_some(Refusal::OnlyPiles { card });
            not_in_hand.into_iter().chain(beats_nothing).chain(only_piles).collect()
        }
        Action::Lay { .. } => {
            let must_capture = beaten(&view.table).map(|beats| Refusal::MustCapture { card, beats });
            not_in_hand.into_iter().chain(must_capture).collect()
        }
        Action::Refill { .. } => not_in_hand.into_iter().collect(),
    }
}

#[test]
fn refusals_are_given_in_their_order() {
    let mut given = BTreeSet::new();
    for seats in [2, 5, 11] {
        for refill in [Refill::Hand, Refill::Talon] {
            let config = Config { refill, ..options(seats) };
            the_first_that_applies_is_given::<Tjuv>(&config, 20, &every_action(), applies, &mut given);
        }
    }
    // No refusal of an action is left out, so each has been asked for in its turn.
    let code = |refusal: &Refusal| serde_json::to_value(refusal).unwrap()["code"].clone();
    let mut codes: Vec<serde_json::Value> = given.iter().map(code).collect();
    codes.dedup();
    expect![[r#"["match_over","not_your_turn","not_now","not_in_hand","not_on_table","not_lowest","not_highest","only_piles","beats_nothing","must_capture"]"#]].assert_eq(&serde_json::to_string(&codes).unwrap());
}

/// [tj.players] [tj.match.length] Options are asked about in the same order.
#[test]
fn the_number_of_seats_is_asked_about_first() {
    let refusal = |seats, deals| Tjuv::newest(&Config { deals, ..options(seats) }).unwrap_err();
    assert!(Refusal::SeatCount { min: 2, max: 11 } < Refusal::DealCount { min: 1, max: 20 });
    assert_eq!(refusal(1, 0), Refusal::SeatCount { min: 2, max: 11 });
    assert_eq!(refusal(2, 0), Refusal::DealCount { min: 1, max: 20 });
}
