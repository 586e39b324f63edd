//! Four scripted players of Monopol, after the fixed policies that others measure with: they buy, bid, build, borrow and
//! claim, and, if they deal, complete their groups by offers. They look at the position, not at menus or views.

use monopol::{
    Action, Basket, Config, Lot, Monopol, Sold, Stage,
    board::{BOARD, HOTEL, Kind, SALARY},
};
use tabletop::{Draw, Game, Next, QuickDice, Seat};

const ROUNDS: u16 = 100;
/// What they keep in the purse.
const PURSE: u32 = SALARY;
/// The most they bid for a scarce house or hotel: half again the dearest price.
const DEAREST_BUILDING: u32 = 6_000;

/// A bit for each lot, for each colour group.
const GROUPS: [u64; 8] = {
    let mut groups = [0; 8];
    let mut at = 0;
    while at < BOARD.len() {
        if let Kind::Street { group } = BOARD[at].kind {
            groups[group as usize] |= 1 << at;
        }
        at += 1;
    }
    groups
};

/// The position before the first throw.
pub(crate) fn start(seats: u8) -> Monopol {
    let config = Config { rounds: Some(ROUNDS), ..Config::usual(seats) };
    Monopol::newest(&config).expect("these options are allowed")
}

/// Plays to the end. Answers how many decisions there were. The script acts on the position itself, several times in a
/// turn, so `tabletop::play_out`, which asks for one action at a time, is not for it.
pub(crate) fn play(mut game: Monopol, dice: &mut QuickDice, dealing: bool) -> u64 {
    let mut decisions = 0;
    loop {
        match game.next() {
            Next::Chance(of) => game.chance(dice.below(of), &mut ()),
            Next::Seats(seats) => {
                decisions += 1;
                if game.stage() == Stage::Turn {
                    turn(&mut game, seats[0], dealing);
                } else {
                    act(&mut game, seats[0]);
                }
            }
            Next::Over(_) => return decisions,
        }
    }
}

fn does(game: &mut Monopol, seat: Seat, action: &Action) -> bool {
    game.play(seat, action, &mut ()).is_ok()
}

fn act(game: &mut Monopol, seat: Seat) {
    let cash = game.cash(seat);
    let done = match game.stage() {
        Stage::Buy if cash >= game.printed_price(game.lot_to_buy()) + PURSE => does(game, seat, &Action::Buy),
        Stage::Buy => does(game, seat, &Action::Decline),
        Stage::Auction => bid(game, seat),
        Stage::Claim => does(game, seat, &Action::Claim),
        Stage::FineOrChance => does(game, seat, &Action::PayCard),
        Stage::Debt => raise(game, seat),
        Stage::TakeOver => does(game, seat, &Action::KeepMortgages),
        Stage::Wishes => {
            does(game, seat, &Action::Wish { count: u8::from(cash > 2 * PURSE) })
                || does(game, seat, &Action::Wish { count: 0 })
        }
        Stage::Place => each(game.lots(seat)).any(|lot| does(game, seat, &Action::Place { lot })),
        Stage::Turn
        | Stage::ThrowForOrder
        | Stage::DealDeeds
        | Stage::Throw
        | Stage::DrawCard
        | Stage::Over => false,
    };
    assert!(done, "the script is at a loss: {game:?}");
}

fn turn(game: &mut Monopol, seat: Seat, dealing: bool) {
    if dealing {
        deal(game, seat);
    }
    if game.is_in_prison(seat) && game.cash(seat) >= PURSE {
        let by_card = game.card_held(seat).is_some_and(|deck| does(game, seat, &Action::UseCard { deck }));
        if !by_card {
            does(game, seat, &Action::PayFine);
        }
    }
    if game.cash(seat) > PURSE {
        build(game, seat);
        lift(game, seat);
    }
    // Who has asked for scarce buildings must wait for the others' wishes.
    if game.stage() == Stage::Turn {
        does(game, seat, &Action::Throw);
    }
}

/// Builds evenly on whole groups, the dearest first, as long as there is money.
fn build(game: &mut Monopol, seat: Seat) {
    // Seldom any group is whole: they are picked out without a branch for each.
    let own = game.lots(seat);
    let mut whole =
        (0..).zip(GROUPS).fold(0_u8, |whole, (at, group)| whole | u8::from(group & !own == 0) << at);
    while whole != 0 {
        let dearest = whole.ilog2();
        whole ^= 1 << dearest;
        let group = GROUPS[dearest as usize];
        let lowest = |game: &Monopol| {
            let sites = each(group).filter(|&lot| game.level(lot) < HOTEL && !game.is_mortgaged(lot));
            sites.min_by_key(|&lot| game.level(lot))
        };
        while let Some(lot) = lowest(game) {
            let affordable = game.cash(seat) >= BOARD[usize::from(lot.0)].house + PURSE;
            if !affordable || !does(game, seat, &Action::Build { lot }) {
                break;
            }
        }
    }
}

/// Lifts the cheapest mortgage, if there is money.
fn lift(game: &mut Monopol, seat: Seat) {
    let cheapest = each(game.mortgaged(seat)).min_by_key(|&lot| game.printed_price(lot));
    if let Some(lot) = cheapest
        && game.cash(seat) >= PURSE + game.printed_price(lot) * 11 / 20
    {
        does(game, seat, &Action::Lift { lot });
    }
}

/// Up to the printed price, halfway each time; for scarce buildings step by step.
fn bid(game: &mut Monopol, seat: Seat) -> bool {
    let (of, high) = game.on_auction();
    let spare = game.cash(seat).saturating_sub(PURSE);
    let least = game.lowest_bid(seat);
    let (limit, amount) = match of {
        Sold::Lot(lot) => {
            let limit = game.printed_price(lot).min(spare);
            (limit, least.max((high + limit) / 100 * 50))
        }
        Sold::House | Sold::Hotel => (DEAREST_BUILDING.min(spare), least),
    };
    let action = if amount <= limit { Action::Bid { amount } } else { Action::PassBid };
    does(game, seat, &action)
}

/// Mortgages the cheapest, then sells buildings, then gives up.
fn raise(game: &mut Monopol, seat: Seat) -> bool {
    let own = game.lots(seat);
    let bare = each(own & !game.mortgaged(seat)).filter(|&lot| game.level(lot) == 0);
    if let Some(lot) = bare.min_by_key(|&lot| game.printed_price(lot)) {
        return does(game, seat, &Action::Mortgage { lot });
    }
    let built = each(own).filter(|&lot| game.level(lot) > 0).max_by_key(|&lot| game.level(lot));
    if let Some(lot) = built {
        let level = game.level(lot);
        return (0..level).rev().any(|down_to| does(game, seat, &Action::Sell { lot, down_to }));
    }
    does(game, seat, &Action::GoBankrupt)
}

/// One offer in a turn: for the lot that completes a group, give one that completes the other's, or half again its price.
/// The other answers at once: yes, if a group is won or there is more money than the printed price.
fn deal(game: &mut Monopol, seat: Seat) {
    let own = game.lots(seat);
    for group in GROUPS {
        let missing = group & !own;
        if missing.count_ones() != 1 {
            continue;
        }
        let lot = Lot(missing.trailing_zeros() as u8);
        let Some(other) = game.owner(lot) else { continue };
        let theirs = game.lots(other);
        let in_return = GROUPS
            .into_iter()
            .map(|group| group & !theirs)
            .find(|missing| missing.count_ones() == 1 && missing & own != 0 && missing & group == 0);
        let price = game.printed_price(lot) * 3 / 2 / 50 * 50;
        let (give, agreed) = match in_return {
            Some(set) => (Basket { lots: each(set).collect(), ..Basket::default() }, true),
            None if game.cash(seat) >= price + PURSE / 2 => {
                (Basket { cash: price, ..Basket::default() }, game.cash(other) < 2 * PURSE)
            }
            None => continue,
        };
        let want = Basket { lots: vec![lot], ..Basket::default() };
        if !does(game, seat, &Action::Offer { to: other, give, want, lift: Vec::new() }) {
            continue;
        }
        let offer = game.offers_made();
        if !agreed || !does(game, other, &Action::Accept { offer, lift: Vec::new() }) {
            does(game, other, &Action::Refuse { offer });
        }
        return;
    }
}

fn each(lots: u64) -> impl Iterator<Item = Lot> {
    let mut left = lots;
    std::iter::from_fn(move || {
        let lot = (left != 0).then(|| Lot(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(lot)
    })
}
