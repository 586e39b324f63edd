//! What the searching players advise: something legal, best first, with chances that tell something.

use tabletop::{
    Advice, Bot, Dice, Game, Next, QuickDice, Seat, SeatSet, Viewer, play_out,
    testing::{seed, walk},
};
use tjuv_och_polis::{Action, Config, Map, Options, SHIPPED, Searcher, TjuvOchPolis};

/// What a fresh master advises, from the view of a seat.
fn advice(game: &TjuvOchPolis, seat: Seat, menu: &[Action]) -> Vec<Advice<Action>> {
    Searcher::master(game.clone(), QuickDice::new(7)).advise(seat, &game.view(Viewer::Seat(seat)), menu)
}

/// On every map, with secret money, at every decision of some games at random.
#[test]
fn advice_is_legal_and_begins_with_what_the_master_would_do() {
    for map in SHIPPED {
        let options = Options { secret_money: true, rounds: Some(10), ..Options::usual(3) };
        let config = Config { map: Map::Shipped(map.to_owned()), options };
        let mut several = 0;
        walk(&config, 2, |game: &TjuvOchPolis, _| {
            let Next::Seats(seats) = game.next() else { return };
            let mut menu = Vec::new();
            game.menu(seats[0], &mut menu);
            let advised = advice(game, seats[0], &menu);
            let view = game.view(Viewer::Seat(seats[0]));
            let choice = Searcher::master(game.clone(), QuickDice::new(7)).choose(seats[0], &view, &menu);
            assert_eq!(advised[0].action, choice);
            assert!(advised.len() <= 5);
            assert!(advised.iter().all(|it| menu.contains(&it.action)));
            let chances: Vec<f32> = advised.iter().map(|it| it.chance.expect("a chance")).collect();
            assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
            assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
            several += usize::from(advised.len() > 1);
        });
        assert!(several > 20);
    }
}

/// Over some games between masters the advised chances are nearer to what comes of it than the average outcome of each
/// role is.
#[test]
fn advised_chances_foretell_who_wins() {
    let (mut police, mut thieves) = (Vec::new(), Vec::new());
    for number in 0..16 {
        let (foretold, winners) = game_with_advice(number);
        for (seat, chance) in foretold {
            let foretold = if seat == Seat(0) { &mut police } else { &mut thieves };
            foretold.push((chance, winners.share(seat)));
        }
    }
    let error = squares(&police) + squares(&thieves);
    let error_of_average = squares(&average(&police)) + squares(&average(&thieves));
    assert!(error < 0.9 * error_of_average, "{error} against {error_of_average}");
}

/// How far chances are from what came of it.
fn squares(foretold: &[(f32, f32)]) -> f32 {
    foretold.iter().map(|(chance, share)| (chance - share).powi(2)).sum()
}

/// The same outcomes, with their average as the chance.
fn average(foretold: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let average = foretold.iter().map(|(_, share)| share).sum::<f32>() / foretold.len() as f32;
    foretold.iter().map(|(_, share)| (average, *share)).collect()
}

/// A game between masters: the chance of the best advice at every tenth decision, and how it ended.
fn game_with_advice(number: u32) -> (Vec<(Seat, f32)>, SeatSet) {
    let options = Options { police: Some(Seat(0)), ..Options::usual(4) };
    let start = TjuvOchPolis::newest(&Config { map: Map::default(), options }).unwrap();
    let mut foretold = Vec::new();
    let mut decision = 0;
    let choose = |game: &TjuvOchPolis, seat: Seat, menu: &[Action]| {
        decision += 1;
        let view = game.view(Viewer::Seat(seat));
        let mut master = Searcher::master(start.clone(), QuickDice::new(decision));
        if decision % 10 > 0 {
            return master.choose(seat, &view, menu);
        }
        let best = master.advise(seat, &view, menu).swap_remove(0);
        foretold.push((seat, best.chance.expect("a chance")));
        best.action
    };
    let winners = play_out(&mut start.clone(), &mut Dice::new(&seed(number)), choose, |_| {});
    (foretold, winners.expect("every game ends"))
}
