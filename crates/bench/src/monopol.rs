//! Four scripted players of Monopol, after the fixed policies that others measure with: they buy, bid, build, borrow and
//! claim, and, if they deal, complete their groups by offers. They look at the position, not at menus or views.

use monopol::{
    Action, Basket, Config, LotSet, Monopol, Sold, Stage,
    squares::{BOARD, FINE, Group, HOTEL, SALARY},
};
use tabletop::{Draw, Game, Next, QuickDice, Seat};

const ROUNDS: u16 = 100;
/// What they keep in the purse.
const PURSE: u32 = SALARY;
/// The most they bid for a scarce house or hotel: half again the dearest price.
const DEAREST_BUILDING: u32 = 6_000;

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
        Stage::Buy if cash >= game.price(game.on_offer()) + PURSE => does(game, seat, &Action::Buy),
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
        Stage::Place => game.lots(seat).iter().any(|lot| does(game, seat, &Action::Place { lot })),
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
    let own = game.lots(seat);
    let groups = Group::ALL.map(Group::lots);
    // Seldom any group is whole, so that is asked first, of all at once.
    let whole = groups.into_iter().map(|group| if own.contains_all(group) { group } else { LotSet::EMPTY });
    let whole: LotSet = whole.collect();
    if whole.is_empty() {
        return;
    }
    for group in groups.into_iter().rev().filter(|&group| whole.meets(group)) {
        let lowest = |game: &Monopol| {
            let sites = group.iter().filter(|&lot| game.level(lot) < HOTEL && !game.is_mortgaged(lot));
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
    let cheapest = game.lots(seat).and(game.mortgaged()).iter().min_by_key(|&lot| game.price(lot));
    if let Some(lot) = cheapest
        && game.cash(seat) >= PURSE + game.price(lot) * 11 / 20
    {
        does(game, seat, &Action::Lift { lot });
    }
}

/// Up to the printed price, halfway each time; for scarce buildings step by step.
fn bid(game: &mut Monopol, seat: Seat) -> bool {
    let (of, high) = game.on_auction();
    let spare = game.cash(seat).saturating_sub(PURSE);
    let least = game.least_bid(seat);
    let (limit, amount) = match of {
        Sold::Lot(lot) => {
            let limit = game.price(lot).min(spare);
            (limit, least.max((high + limit) / 100 * 50))
        }
        Sold::House | Sold::Hotel => (DEAREST_BUILDING.min(spare), least),
        Sold::Card(_) => (FINE.min(spare), least),
    };
    let action = if amount <= limit { Action::Bid { amount } } else { Action::PassBid };
    does(game, seat, &action)
}

/// Mortgages the cheapest, then sells buildings, then gives up.
fn raise(game: &mut Monopol, seat: Seat) -> bool {
    let own = game.lots(seat);
    let bare = own.without(game.mortgaged()).iter().filter(|&lot| game.level(lot) == 0);
    let cheapest = bare.min_by_key(|&lot| game.price(lot));
    // Who could not pay by any means is not lent anything.
    if cheapest.is_some_and(|lot| does(game, seat, &Action::Mortgage { lot })) {
        return true;
    }
    let built = own.iter().filter(|&lot| game.level(lot) > 0).max_by_key(|&lot| game.level(lot));
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
    for group in Group::ALL.map(Group::lots) {
        let missing = group.without(own);
        let Some(lot) = missing.first().filter(|_| missing.len() == 1) else { continue };
        let Some(other) = game.owner(lot) else { continue };
        let theirs = game.lots(other);
        let in_return = Group::ALL
            .into_iter()
            .map(|group| group.lots().without(theirs))
            .find(|missing| missing.len() == 1 && missing.meets(own) && !missing.meets(group));
        let price = game.price(lot) * 3 / 2 / 50 * 50;
        let (give, agreed) = match in_return {
            Some(set) => (Basket { lots: set.iter().collect(), ..Basket::default() }, true),
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
