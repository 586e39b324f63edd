//! Anything at all, by anybody, at any moment: it is accepted or refused, and what is refused changes nothing.

use crate::walks::Table;
use monopol::{Action, Basket, Lot, Monopol, squares::Deck};
use tabletop::{Draw, Game, Refusal, Seat};

/// The rulebook, to see that every clause that is cited exists.
const RULEBOOK: &str = include_str!("../../../../rulebook/en/monopol.md");

/// Sums that are odd, absurd, or near the edges of what fits.
const SUMS: [u32; 16] = [
    0,
    1,
    20,
    50,
    75,
    100,
    500,
    1_000,
    2_000,
    5_000,
    30_000,
    1_000_000,
    i32::MAX as u32 + 1,
    u32::MAX - 45,
    u32::MAX - 15,
    u32::MAX,
];
/// Squares that do not exist, one of them beyond the bits of a set.
const NO_SQUARES: [u8; 4] = [40, 63, 64, 255];
/// Actions that anybody tries at a time.
const TRIES: usize = 6;

pub(crate) struct Wild;

impl Wild {
    /// Anybody tries this and that; what is accepted is played.
    pub(crate) fn tries(&self, table: &mut Table) {
        for _ in 0..TRIES {
            let (seat, action) = any_attempt(table);
            let mut after = table.game.clone();
            match after.play(seat, &action, &mut ()) {
                Ok(()) => {
                    let offered = table.menu(seat).contains(&action);
                    assert!(
                        offered || has_more_choice_than_a_menu(&action),
                        "{action:?} is accepted\n{:?}",
                        table.game
                    );
                    table.does(seat, &action);
                    return;
                }
                Err(refusal) => {
                    assert_eq!(after, table.game, "{refusal:?} changed something");
                    let clause = format!("{{{}}}", refusal.rule().0);
                    assert!(RULEBOOK.contains(&clause), "{clause} is not in the rulebook");
                }
            }
        }
    }
}

/// Anything, by anybody.
pub(crate) fn any_attempt(table: &mut Table) -> (Seat, Action) {
    let seats = table.game.seats();
    let any = one_of(table, u32::from(seats) + 2);
    let seat = if any > u32::from(seats) { Seat(255) } else { Seat(any as u8) };
    (seat, any_action(table, seat))
}

/// Sums, deals, and what the clock does are not listed one by one.
fn has_more_choice_than_a_menu(action: &Action) -> bool {
    matches!(
        action,
        Action::Bid { .. }
            | Action::Offer { .. }
            | Action::OfferSettlement { .. }
            | Action::Accept { .. }
            | Action::Forget
    )
}

fn one_of(table: &mut Table, count: u32) -> u32 {
    table.dice.below(count.try_into().unwrap())
}

fn any_action(table: &mut Table, seat: Seat) -> Action {
    let lot = any_lot(table, seat);
    match one_of(table, 27) {
        0 => Action::Throw,
        1 => Action::PayFine,
        2 => Action::UseCard { deck: any_deck(table) },
        3 => Action::Buy,
        4 => Action::Decline,
        5 => Action::Bid { amount: any_sum(table) },
        6 => Action::PassBid,
        7 => Action::Claim,
        8 => Action::Waive,
        9 => Action::Forget,
        10 => Action::PayCard,
        11 => Action::TakeChance,
        12 => Action::Build { lot },
        13 => Action::Sell { lot, down_to: [0, 1, 2, 3, 4, 5, 6, 255][one_of(table, 8) as usize] },
        14 => Action::Mortgage { lot },
        15 => Action::Lift { lot },
        16 => Action::KeepMortgages,
        17 => Action::Wish { count: [0, 1, 2, 40, 255][one_of(table, 5) as usize] },
        18 => Action::Place { lot },
        19 => Action::GoBankrupt,
        20 => Action::OfferSettlement { lots: any_lots(table, seat), value: any_sum(table) },
        21 => Action::Accept { offer: any_offer(table), lift: Vec::new() },
        22 => {
            let other = any_seat(table);
            Action::Accept { offer: any_offer(table), lift: any_lots(table, other) }
        }
        23 => Action::Refuse { offer: any_offer(table) },
        24 => Action::Withdraw { offer: any_offer(table) },
        _ => any_deal(table, seat),
    }
}

fn any_deal(table: &mut Table, seat: Seat) -> Action {
    let to = any_seat(table);
    let (give, want) = (any_basket(table, seat), any_basket(table, to));
    let lift = if one_of(table, 4) == 0 { any_lots(table, to) } else { Vec::new() };
    Action::Offer { to, give, want, lift }
}

fn any_basket(table: &mut Table, owner: Seat) -> Basket {
    let cash = if one_of(table, 2) == 0 { 0 } else { any_sum(table) };
    let cards = (0..one_of(table, 8).saturating_sub(5)).map(|_| any_deck(table)).collect();
    Basket { cash, lots: any_lots(table, owner), cards }
}

fn any_sum(table: &mut Table) -> u32 {
    SUMS[one_of(table, SUMS.len() as u32) as usize]
}

fn any_deck(table: &mut Table) -> Deck {
    [Deck::Chance, Deck::Community][one_of(table, 2) as usize]
}

/// Mostly somebody at the table.
fn any_seat(table: &mut Table) -> Seat {
    let seats = u32::from(table.game.seats());
    match one_of(table, seats + 1) {
        nobody if nobody == seats => Seat([7, 8, 64, 255][one_of(table, 4) as usize]),
        seat => Seat(seat as u8),
    }
}

/// Mostly the latest.
fn any_offer(table: &mut Table) -> u32 {
    table.game.offers_made().wrapping_sub(one_of(table, 4)).wrapping_add(one_of(table, 2))
}

fn any_lots(table: &mut Table, owner: Seat) -> Vec<Lot> {
    (0..one_of(table, 4)).map(|_| any_lot(table, owner)).collect()
}

/// Mostly one's own.
fn any_lot(table: &mut Table, owner: Seat) -> Lot {
    let own = own_lots(&table.game, owner);
    match one_of(table, 4) {
        0 => Lot(NO_SQUARES[one_of(table, 4) as usize]),
        1 => Lot(one_of(table, 40) as u8),
        _ if own.is_empty() => Lot(1),
        _ => own[one_of(table, own.len() as u32) as usize],
    }
}

fn own_lots(game: &Monopol, owner: Seat) -> Vec<Lot> {
    (0..40).map(Lot).filter(|&lot| game.owner(lot) == Some(owner)).collect()
}
