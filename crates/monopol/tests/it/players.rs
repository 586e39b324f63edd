//! The other players: the fixed policies, the beginner, and the planner at a small effort.

use crate::bot::{
    LIMIT, ORANGE, RED, all_simple, cash, choice, crossed, has_one_left, lots, menu_of, offered, play, table,
};
use monopol::{Action, Beginner, Config, Fixed, Monopol, Planner, Preference};
use tabletop::{Bot, Game, Next, QuickDice, Seat, Viewer, testing::walk};

/// Enough to play well, and few enough for a test.
const EFFORT: u32 = 24;

fn planner() -> Planner {
    Planner::new(QuickDice::new(7), EFFORT)
}

fn all_fixed() -> Vec<Box<dyn Bot<Monopol>>> {
    let preferences = [Preference::None, Preference::DarkBlue, Preference::Orange, Preference::None];
    preferences.map(|preference| Box::new(Fixed::new(preference)) as Box<dyn Bot<Monopol>>).into()
}

fn four() -> Config {
    Config { rounds: Some(LIMIT), ..Config::usual(4) }
}

/// Wins of a player that takes each seat in turn, against three others.
fn wins(games: u32, own: fn() -> Box<dyn Bot<Monopol>>, others: fn() -> Vec<Box<dyn Bot<Monopol>>>) -> f32 {
    let won = (0..games).map(|number| {
        let seat = number as usize % 4;
        let mut players = others();
        players[seat] = own();
        let Next::Over(shares) = play(&four(), &mut players, number / 4).next() else { unreachable!() };
        shares[seat]
    });
    won.sum()
}

#[test]
fn fixed_players_play_whole_games() {
    let ended = (0..40).filter(|&number| has_one_left(&play(&four(), &mut all_fixed(), number))).count();
    assert!(ended >= 36, "only {ended} of 40 games end within {LIMIT} rounds");
}

#[test]
fn all_players_have_an_answer_everywhere() {
    let mut asked = 0;
    walk(&Config { rounds: Some(30), ..Config::usual(5) }, 5, |game: &Monopol, _| {
        let Next::Seats(waiting) = game.next() else { return };
        let players: [Box<dyn Bot<Monopol>>; 3] = [
            Box::new(Beginner),
            Box::new(Fixed::new(Preference::Orange)),
            Box::new(Planner::new(QuickDice::new(1), 1)),
        ];
        for mut player in players {
            let (seat, view) = (waiting[0], game.view(Viewer::Seat(waiting[0])));
            let choice = player.choose(seat, &view, &menu_of(game, seat));
            game.clone().play(seat, &choice, &mut ()).unwrap();
            asked += 1;
        }
    });
    assert!(asked > 300);
}

/// Every option, and any number of players.
#[test]
fn the_planner_knows_every_option() {
    for seats in [2, 3, 5, 7] {
        let usual = Config { rounds: Some(60), ..Config::usual(seats) };
        let later = monopol::board::Prices::New;
        for config in [
            Config { prices: later, interest: monopol::Interest::None, automatic_rent: true, ..usual },
            Config { dealt: Some(4), parking_money: true, double_salary: true, no_auctions: true, ..usual },
        ] {
            let mut players = all_simple(seats);
            players[0] = Box::new(Planner::new(QuickDice::new(1), 2));
            play(&config, &mut players, 1);
        }
    }
}

/// A fair part would be ten games.
#[test]
fn the_planner_beats_simple_players() {
    let won = wins(40, || Box::new(planner()), || all_simple(4));
    assert!(won >= 15.0, "only {won} of 40 games are won against three simple players");
}

/// A fair part would be ten games.
#[test]
fn the_planner_beats_fixed_players() {
    let won = wins(40, || Box::new(planner()), all_fixed);
    assert!(won >= 20.0, "only {won} of 40 games are won against three fixed players");
}

#[test]
fn the_simple_player_beats_beginners() {
    let beginners = || (0..4).map(|_| Box::new(Beginner) as Box<dyn Bot<Monopol>>).collect();
    let won = wins(60, || all_simple(1).remove(0), beginners);
    assert!(won >= 24.0, "only {won} of 60 games are won against three beginners");
}

#[test]
fn nobody_gives_a_group_away_for_its_printed_price() {
    let refused = Action::Refuse { offer: 1 };
    let mut view = table(&[(ORANGE[0], Seat(1)), (ORANGE[1], Seat(1)), (ORANGE[2], Seat(0))]);
    for price in [3_800, 2 * 3_800] {
        offered(&mut view, cash(price), lots(&ORANGE[2..]));
        assert_eq!(choice(&mut planner(), &view), refused);
        assert_eq!(choice(&mut Beginner, &view), refused);
    }
    let mut view = table(&ORANGE.map(|lot| (lot, Seat(0))));
    offered(&mut view, cash(3_800), lots(&ORANGE[2..]));
    assert_eq!(choice(&mut planner(), &view), refused);
    assert_eq!(choice(&mut Beginner, &view), refused);
    assert_eq!(choice(&mut Fixed::new(Preference::None), &view), refused);
}

#[test]
fn everybody_likes_to_complete_a_group() {
    let accepted = Action::Accept { offer: 1, lift: Vec::new() };
    let mut view = crossed();
    offered(&mut view, lots(&ORANGE[2..]), lots(&RED[2..]));
    assert_eq!(choice(&mut planner(), &view), accepted);
    assert_eq!(choice(&mut Fixed::new(Preference::None), &view), accepted);
}

/// Whatever is refused is not offered again, and offers come to an end.
#[test]
fn the_planner_offers_nothing_twice() {
    let mut view = crossed();
    let mut bot = planner();
    let mut made = Vec::new();
    for round in 1..40 {
        view.round = round;
        for _ in 0..4 {
            let action = choice(&mut bot, &view);
            let Action::Offer { to, .. } = &action else { break };
            assert_eq!(*to, Seat(1), "only one other has anything");
            assert!(!made.contains(&action), "{action:?} is offered again");
            made.push(action);
        }
    }
    assert!(!made.is_empty(), "nothing is offered, though both groups could be whole");
    assert!(made.len() < 30, "{} offers, all refused, are pestering", made.len());
}
