//! What a planner says to people: legal, in order, and what it would do itself.

use crate::bot::{Random, crossed, menu_of, position_of, start, table};
use monopol::{Action, Config, Monopol, Planner};
use tabletop::{
    Advice, Bot, Dice, Draw, Game, Next, Seat, Viewer, play_out,
    testing::{seed, walk},
};

fn planner(config: &Config) -> Planner {
    Planner::master(start(config))
}

fn advice(bot: &mut Planner, game: &Monopol, seat: Seat) -> Vec<Advice<Action>> {
    bot.advise(seat, &game.view(Viewer::Seat(seat)), &menu_of(game, seat))
}

/// At every position of random play.
#[test]
fn advice_is_legal_and_in_order() {
    let mut asked = 0;
    let config = Config { rounds: Some(40), ..Config::usual(4) };
    walk(&config, 3, |game: &Monopol, _| {
        let Next::Seats(waiting) = game.next() else { return };
        let seat = waiting[0];
        let advice = advice(&mut planner(&config), game, seat);
        let choice = planner(&config).choose(seat, &game.view(Viewer::Seat(seat)), &menu_of(game, seat));
        assert_eq!(advice[0].action, choice, "what it would do comes first");
        assert!(advice.len() <= 5);
        let chances: Vec<f32> = advice.iter().map(|advice| advice.chance.unwrap()).collect();
        assert!(chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
        assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
        for Advice { action, .. } in &advice {
            game.clone().play(seat, action, &mut ()).unwrap();
        }
        asked += 1;
    });
    assert!(asked > 300);
}

/// With nothing bought yet nobody is ahead.
#[test]
fn chances_are_even_at_first() {
    for seats in 2..=7 {
        let mut game = Monopol::newest(&Config::usual(seats)).unwrap();
        let mut dice = Dice::new(&seed(1));
        while let Next::Chance(of) = game.next() {
            game.chance(dice.below(of), &mut ());
        }
        let Next::Seats(waiting) = game.next() else { unreachable!() };
        let chance = advice(&mut planner(&Config::usual(seats)), &game, waiting[0])[0].chance.unwrap();
        let fair = 1.0 / f32::from(seats);
        assert!((fair * 0.75..fair * 1.35).contains(&chance), "{chance} of {seats}");
    }
}

#[test]
fn advice_names_the_ways_there_are() {
    // A deal that completes both groups is best, and the dice may be thrown without.
    let game = position_of(&crossed());
    let said = advice(&mut planner(&Config::usual(3)), &game, Seat(0));
    assert!(matches!(said[0].action, Action::Offer { .. }), "{said:?}");
    assert!(said.iter().any(|advice| advice.action == Action::Throw), "{said:?}");

    let mut view = table(&[]);
    view.players[0].prison = Some(0);
    let game = position_of(&view);
    let said = advice(&mut planner(&Config::usual(3)), &game, Seat(0));
    for way in [Action::Throw, Action::PayFine] {
        assert!(said.iter().any(|advice| advice.action == way), "{said:?}");
    }
}

/// Asking changes nothing: a bot that is asked at every step plays the same game.
#[test]
fn asking_is_not_remembered() {
    let config = Config { rounds: Some(25), ..Config::usual(3) };
    let played = |asks: bool| {
        let mut game = Monopol::newest(&config).unwrap();
        let (mut own, mut other) = (planner(&config), Random(Dice::new(&seed(5))));
        let choose = |game: &Monopol, seat: Seat, menu: &[Action]| {
            if asks && seat == Seat(0) {
                advice(&mut own, game, seat);
            }
            let bot: &mut dyn Bot<Monopol> = if seat == Seat(0) { &mut own } else { &mut other };
            bot.choose(seat, &game.view(Viewer::Seat(seat)), menu)
        };
        assert!(play_out(&mut game, &mut Dice::new(&seed(4)), choose, |_| {}).is_some());
        game
    };
    assert_eq!(played(true), played(false));
}
