//! Random play: what holds at every position of every game.

use monopol::{Action, Config, Interest, Lot, Monopol, board::Deck, board::Prices};
use tabletop::testing::Walk;

const GAMES: u32 = 20;
const TRIES: usize = 20;

/// Everything without a sum or an offer in it that can be written as an action.
fn attempts() -> Vec<Action> {
    let mut all = vec![
        Action::Throw,
        Action::PayFine,
        Action::Buy,
        Action::Decline,
        Action::PassBid,
        Action::Claim,
        Action::Waive,
        Action::PayCard,
        Action::TakeChance,
        Action::KeepMortgages,
        Action::GoBankrupt,
        Action::UseCard { deck: Deck::Chance },
        Action::UseCard { deck: Deck::Community },
    ];
    for lot in (0..41).map(Lot).chain([Lot(255)]) {
        all.extend([
            Action::Build { lot },
            Action::Mortgage { lot },
            Action::Lift { lot },
            Action::Place { lot },
        ]);
        all.extend((0..6).map(|down_to| Action::Sell { lot, down_to }));
    }
    all.extend((0..20).map(|count| Action::Wish { count }));
    all
}

#[test]
fn holds() {
    let walk = Walk::<Monopol> { invariants: Monopol::invariants, attempts: attempts(), tries: TRIES };
    for seats in 2..=7 {
        let usual = Config { rounds: Some(60), ..Config::usual(seats) };
        for config in [
            usual,
            Config { prices: Prices::New, interest: Interest::None, automatic_rent: true, ..usual },
            Config { dealt: Some(4), interest: Interest::LiftingOnly, ..usual },
            Config { parking_money: true, double_salary: true, no_auctions: true, ..usual },
        ] {
            walk.holds(&config, 0..GAMES);
        }
    }
}
