//! The printed material adds up.

use monopol::squares::{BOARD, CHANCE, COMMUNITY, CardEffect, HOTELS, HOUSES, Kind};

/// [mo.money.start] Every sum can be paid in notes of its price table: 50 in the older one, 20 in the later.
#[test]
fn every_sum_can_be_paid_in_notes() {
    for square in &BOARD {
        for (table, note) in [50, 20].into_iter().enumerate() {
            assert!(square.price[table].is_multiple_of(note), "{}", square.name);
            assert!(square.rent[table].iter().all(|rent| rent.is_multiple_of(note)), "{}", square.name);
            assert!((square.price[table] / 2).is_multiple_of(10), "{}", square.name);
        }
        assert!((square.house / 2).is_multiple_of(100), "{}", square.name);
    }
}

/// [mo.rent] Each step of building earns more than the one before, the hotel most.
#[test]
fn rents_rise_with_what_is_built() {
    for square in BOARD.iter().filter(|square| matches!(square.kind, Kind::Street { .. })) {
        assert!(
            square.rent.iter().all(|rent| rent.is_sorted_by(|less, more| less < more)),
            "{}",
            square.name
        );
    }
}

/// [mo.house.group] Eight groups: two lots in the first and the last, three in each other.
#[test]
fn twenty_eight_deeds_in_their_groups() {
    let count = |wanted: fn(Kind) -> bool| BOARD.iter().filter(|square| wanted(square.kind)).count();
    assert_eq!(count(|kind| matches!(kind, Kind::Street { .. })), 22);
    assert_eq!(count(|kind| kind == Kind::Station), 4);
    assert_eq!(count(|kind| kind == Kind::Utility), 2);
    let mut sizes = [0; 8];
    for square in &BOARD {
        if let Kind::Street { group } = square.kind {
            sizes[group as usize] += 1;
        }
    }
    assert_eq!(sizes, [2, 3, 3, 3, 3, 3, 3, 2]);
}

/// [mo.card.keep] One card out of prison in each deck. [mo.bank.endless] 32 houses and 12 hotels.
#[test]
fn one_way_out_in_each_deck() {
    for deck in [CHANCE, COMMUNITY] {
        assert_eq!(deck.iter().filter(|card| **card == CardEffect::OutOfPrison).count(), 1);
    }
    assert_eq!((HOUSES, HOTELS), (32, 12));
}
