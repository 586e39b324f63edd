//! How the master deals in whole games.

use crate::bot::start;
use monopol::{Action, Basket, Config, Fixed, Monopol, Planner, Preference, Simple};
use tabletop::{Bot, Dice, Game, Seat, Viewer, play_out, testing::seed};

fn printed(game: &Monopol, goods: &Basket) -> u32 {
    goods.cash + goods.lots.iter().map(|lot| game.price(*lot)).sum::<u32>()
}

/// By printed prices neither side of an offer gives more than three times what it gets, whoever else is at the table, and
/// nobody is asked before the third round.
#[test]
fn offers_stay_within_three_times_a_fair_price() {
    let config = Config { rounds: Some(60), ..Config::usual(4) };
    let mut offers = 0;
    for number in 0..6 {
        let start = || start(&config);
        let mut players: [Box<dyn Bot<Monopol>>; 4] = [
            Box::new(Planner::master(start())),
            Box::new(Simple::new(start())),
            Box::new(Fixed::new(start(), Preference::DarkBlue)),
            Box::new(Planner::master(start())),
        ];
        let choose = |game: &Monopol, seat: Seat, menu: &[Action]| {
            let action = players[seat.index()].choose(seat, &game.view(Viewer::Seat(seat)), menu);
            if let (Seat(0 | 3), Action::Offer { give, want, .. }) = (seat, &action) {
                let (given, got) = (printed(game, give), printed(game, want));
                assert!(given <= 3 * got && got <= 3 * given, "{give:?} for {want:?}");
                assert!(game.round() >= 3, "an offer in round {}", game.round());
                offers += 1;
            }
            action
        };
        assert!(play_out(&mut start(), &mut Dice::new(&seed(number)), choose, |_| {}).is_some());
    }
    assert!(offers > 30, "only {offers} offers were seen");
}
