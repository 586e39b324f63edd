//! The other players: the fixed policies, the beginner, and the planner in both its manners.

use crate::bot::{
    LIMIT, ORANGE, RED, all_simple, cash, choice, crossed, has_one_left, lots, menu_of, offered, play,
    position_of, start, table,
};
use crate::walks::played_out;
use monopol::{Action, Beginner, Config, Fixed, Monopol, Planner, Preference, Simple};
use tabletop::{Bot, Game, Next, Seat, Viewer, testing::walk};

/// For a table of three.
fn planner() -> Planner {
    Planner::master(start(&Config::usual(3)))
}

fn beginner() -> Beginner {
    Beginner::new(start(&Config::usual(3)))
}

fn fixed() -> Fixed {
    Fixed::new(start(&Config::usual(3)), Preference::None)
}

fn all_fixed() -> Vec<Box<dyn Bot<Monopol>>> {
    let preferences = [Preference::None, Preference::DarkBlue, Preference::Orange, Preference::None];
    preferences
        .map(|preference| Box::new(Fixed::new(start(&four()), preference)) as Box<dyn Bot<Monopol>>)
        .into()
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
        let Next::Over(winners) = play(&four(), &mut players, number / 4).next() else { unreachable!() };
        winners.share(Seat(seat as u8))
    });
    won.sum()
}

#[test]
fn fixed_players_play_whole_games() {
    let ended = (0..40).filter(|&number| has_one_left(&play(&four(), &mut all_fixed(), number))).count();
    assert!(ended >= 36, "only {ended} of 40 games end within {LIMIT} rounds");
}

/// Every level, and a fixed player.
fn one_of_each(config: &Config) -> [Box<dyn Bot<Monopol>>; 5] {
    [
        Box::new(Beginner::new(start(config))),
        Box::new(Simple::new(start(config))),
        Box::new(Planner::hard(start(config))),
        Box::new(Planner::master(start(config))),
        Box::new(Fixed::new(start(config), Preference::Orange)),
    ]
}

#[test]
fn all_players_have_an_answer_everywhere() {
    let mut asked = 0;
    let config = Config { rounds: Some(30), ..Config::usual(5) };
    walk(&config, 5, |game: &Monopol, _| {
        let Next::Seats(waiting) = game.next() else { return };
        for mut player in one_of_each(&config) {
            let (seat, view) = (waiting[0], game.view(Viewer::Seat(waiting[0])));
            let choice = player.choose(seat, &view, &menu_of(game, seat));
            game.clone().play(seat, &choice, &mut ()).unwrap();
            asked += 1;
        }
    });
    assert!(asked > 400);
}

/// Of what is told to whom nobody waits for: an offer to answer, or what may be done of one's own accord.
#[test]
fn all_players_have_an_answer_when_nobody_waits_for_them() {
    let config = Config { rounds: Some(60), ..Config::usual(4) };
    let (mut volunteers, mut asked) = (0, 0);
    for number in 0..3 {
        let mut players = all_simple(&config);
        played_out(&config, number, |table, seat| {
            let (game, Next::Seats(waiting)) = (&table.game, table.game.next()) else { unreachable!() };
            for other in (0..4).map(Seat).filter(|other| !waiting.contains(other)) {
                let (view, menu) = (game.view(Viewer::Seat(other)), menu_of(game, other));
                if menu.is_empty() || game.round() % 4 > 0 {
                    continue;
                }
                for mut player in one_of_each(&config) {
                    let choice = player.choose(other, &view, &menu);
                    game.clone().play(other, &choice, &mut ()).unwrap();
                    let advice = player.advise(other, &view, &menu);
                    assert!(!advice.is_empty());
                    advice
                        .iter()
                        .for_each(|advice| game.clone().play(other, &advice.action, &mut ()).unwrap());
                }
                *(if game.asked().contains(&other) { &mut asked } else { &mut volunteers }) += 1;
            }
            let choice =
                players[seat.index()].choose(seat, &table.game.view(Viewer::Seat(seat)), &table.menu(seat));
            table.does(seat, &choice);
        });
    }
    assert!(volunteers > 100 && asked > 0, "{volunteers} could have done something, {asked} were asked");
}

/// Every option, and any number of players.
#[test]
fn the_planner_knows_every_option() {
    for seats in [2, 3, 5, 7] {
        let usual = Config { rounds: Some(60), ..Config::usual(seats) };
        let later = monopol::squares::Prices::New;
        for config in [
            Config { prices: later, interest: monopol::Interest::None, automatic_rent: true, ..usual },
            Config { dealt: Some(4), parking_money: true, double_salary: true, no_auctions: true, ..usual },
        ] {
            let mut players = all_simple(&config);
            players[0] = Box::new(Planner::master(start(&config)));
            play(&config, &mut players, 1);
        }
    }
}

fn master() -> Box<dyn Bot<Monopol>> {
    Box::new(Planner::master(start(&four())))
}

fn all_hard() -> Vec<Box<dyn Bot<Monopol>>> {
    (0..4).map(|_| Box::new(Planner::hard(start(&four()))) as Box<dyn Bot<Monopol>>).collect()
}

/// A fair part would be a quarter of the games, and one half is less than the planner wins in long runs.
#[test]
fn the_planner_beats_simple_and_fixed_players() {
    let won = wins(60, master, || all_simple(&four()));
    assert!(won >= 28.0, "only {won} of 60 games are won against three simple players");
    let won = wins(60, master, all_fixed);
    assert!(won >= 40.0, "only {won} of 60 games are won against three fixed players");
}

/// A fair part would be 120 of 480 games, give or take 9.5: an equal player reaches 152 less than once in a thousand
/// times. In long runs the planner wins two games in five, 195 of 480 give or take 10.8, and falls short as seldom.
#[test]
fn the_planner_beats_plainer_planners() {
    let won = wins(480, master, all_hard);
    assert!(won >= 152.0, "only {won} of 480 games are won against three that deal plainly");
}

/// They haggle, but not for ever. Two of them may sit for long: what one of two gains the other loses.
#[test]
fn games_between_planners_end() {
    for seats in [3, 4, 7] {
        let config = Config { rounds: Some(LIMIT), ..Config::usual(seats) };
        let masters =
            || (0..seats).map(|_| Box::new(Planner::master(start(&config))) as Box<dyn Bot<Monopol>>);
        let games = (0..10).map(|number| play(&config, &mut masters().collect::<Vec<_>>(), number));
        let ended = games.filter(has_one_left).count();
        assert!(ended >= 8, "of {seats} players only {ended} of 10 games are done in {LIMIT} rounds");
    }
}

/// A fair part would be 120 of 480 games; in long runs the simple player wins 38 %, 183 give or take 10.6.
#[test]
fn the_simple_player_beats_beginners() {
    let beginners =
        || (0..4).map(|_| Box::new(Beginner::new(start(&four()))) as Box<dyn Bot<Monopol>>).collect();
    let won = wins(480, || all_simple(&four()).remove(0), beginners);
    assert!(won >= 150.0, "only {won} of 480 games are won against three beginners");
}

#[test]
fn nobody_gives_a_group_away_for_its_printed_price() {
    let refused = Action::Refuse { offer: 1 };
    let mut view = table(&[(ORANGE[0], Seat(1)), (ORANGE[1], Seat(1)), (ORANGE[2], Seat(0))]);
    for price in [3_800, 2 * 3_800] {
        offered(&mut view, cash(price), lots(&ORANGE[2..]));
        assert_eq!(choice(&mut planner(), &view), refused);
        assert_eq!(choice(&mut beginner(), &view), refused);
    }
    let mut view = table(&ORANGE.map(|lot| (lot, Seat(0))));
    offered(&mut view, cash(3_800), lots(&ORANGE[2..]));
    assert_eq!(choice(&mut planner(), &view), refused);
    assert_eq!(choice(&mut beginner(), &view), refused);
    assert_eq!(choice(&mut fixed(), &view), refused);
}

/// Not even by its own offers: here it could sell the last lot of an orange group.
#[test]
fn the_planner_never_offers_a_group_for_little() {
    let mut view =
        table(&[(ORANGE[0], Seat(1)), (ORANGE[1], Seat(1)), (ORANGE[2], Seat(0)), (RED[0], Seat(0))]);
    for (round, money) in (1..40).zip((2_000..).step_by(1_000)) {
        (view.round, view.players[1].cash) = (round, money);
        if let Action::Offer { give, want, .. } = choice(&mut planner(), &view) {
            let sold = give.lots.contains(&ORANGE[2]);
            assert!(!sold || want.cash >= 3 * 3_800, "{give:?} for {want:?}");
        }
    }
}

/// How many houses the master builds on an orange group before it throws; it may be asked for a deed after the first.
fn houses_built(asked: bool) -> usize {
    let mut view = table(&[
        (ORANGE[0], Seat(0)),
        (ORANGE[1], Seat(0)),
        (ORANGE[2], Seat(0)),
        (RED[0], Seat(0)),
        (RED[1], Seat(1)),
    ]);
    // Before anybody deals, so that the answer is no other offer.
    view.round = 1;
    let (mut bot, mut houses) = (planner(), 0);
    loop {
        let action = choice(&mut bot, &view);
        if !matches!(action, Action::Build { .. }) {
            return houses;
        }
        let mut game = position_of(&view);
        game.play(Seat(0), &action, &mut ()).unwrap();
        view = game.view(Viewer::Open);
        houses += 1;
        if asked && houses == 1 {
            offered(&mut view, cash(0), lots(&RED[..1]));
            assert_eq!(choice(&mut bot, &view), Action::Refuse { offer: 1 });
            view.offers.clear();
        }
    }
}

/// Who asks it for something between two houses does not keep it from building the next.
#[test]
fn an_offer_does_not_make_the_master_forget_its_plan() {
    let houses = houses_built(false);
    assert!(houses > 3, "{houses} houses are too few to tell");
    assert_eq!(houses_built(true), houses);
}

#[test]
fn everybody_likes_to_complete_a_group() {
    let accepted = Action::Accept { offer: 1, lift: Vec::new() };
    let mut view = crossed();
    offered(&mut view, lots(&ORANGE[2..]), lots(&RED[2..]));
    assert_eq!(choice(&mut planner(), &view), accepted);
    assert_eq!(choice(&mut fixed(), &view), accepted);
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
            if !matches!(action, Action::Offer { .. }) {
                break;
            }
            assert!(!made.contains(&action), "{action:?} is offered again");
            made.push(action);
        }
    }
    assert!(!made.is_empty(), "nothing is offered, though both groups could be whole");
    assert!(made.len() < 30, "{} offers, all refused, are pestering", made.len());
}

type Seated = fn() -> Box<dyn Bot<Monopol>>;

/// A present is taken by everybody, and nobody makes one because somebody asks for it.
#[test]
fn presents_are_taken_and_not_given() {
    let bots: [Seated; 4] = [
        || Box::new(beginner()),
        || Box::new(Simple::new(start(&Config::usual(3)))),
        || Box::new(Planner::hard(start(&Config::usual(3)))),
        || Box::new(planner()),
    ];
    for bot in bots {
        for round in [1, 20, 90] {
            let mut view = crossed();
            view.round = round;
            for present in [cash(100), cash(2_000), lots(&RED[..1])] {
                offered(&mut view, present.clone(), cash(0));
                assert_eq!(choice(&mut bot(), &view), Action::Accept { offer: 1, lift: Vec::new() });
                if present.cash > 0 {
                    offered(&mut view, cash(0), present);
                    let answer = choice(&mut bot(), &view);
                    assert!(!matches!(answer, Action::Accept { .. }), "{answer:?}");
                }
            }
        }
    }
}

/// One offer to each in a round at most, whatever they answer, and none before the third.
#[test]
fn the_master_has_manners() {
    let mut view = crossed();
    let mut bot = planner();
    for round in 1..40 {
        view.round = round;
        let mut asked = Vec::new();
        while let Action::Offer { to, .. } = choice(&mut bot, &view) {
            assert!(!asked.contains(&to), "two offers to the same player in round {round}");
            asked.push(to);
        }
        assert!(round >= 3 || asked.is_empty(), "an offer in round {round}");
    }
}

/// Who asks too much is not left with a no where both could gain: the answer is an offer in the same deeds.
#[test]
fn the_master_answers_with_another_offer() {
    let mut view = crossed();
    let mut want = lots(&RED[2..]);
    want.cash = 25_000;
    offered(&mut view, lots(&ORANGE[2..]), want);
    let Action::Offer { to, give, want, .. } = choice(&mut planner(), &view) else {
        panic!("no other offer is made")
    };
    assert_eq!((to, &want.lots[..]), (Seat(1), &ORANGE[2..]));
    assert!(give.cash < 25_000, "{give:?} is no better than what was asked");
}

/// Beginners ask for the last lot of a group, and are tempted: their games end.
#[test]
fn games_of_beginners_end() {
    for (seats, least) in [(4, 95), (2, 90)] {
        let config = Config { rounds: Some(250), ..Config::usual(seats) };
        let beginners =
            || (0..seats).map(|_| Box::new(Beginner::new(start(&config))) as Box<dyn Bot<Monopol>>);
        let games = (0..100).map(|number| play(&config, &mut beginners().collect::<Vec<_>>(), number));
        let ended = games.filter(has_one_left).count();
        assert!(ended >= least, "of {seats} beginners only {ended} of 100 games end");
    }
}

/// Who only asks for presents, and who feels for every price, do not win half of the games of two.
#[test]
fn nobody_lives_off_the_master() {
    let config = Config { rounds: Some(LIMIT), ..Config::usual(2) };
    for name in ["gifts", "prices"] {
        let won = (0..60).map(|number| {
            let own = Seat(number as u8 % 2);
            let master = || Box::new(Planner::master(start(&config))) as Box<dyn Bot<Monopol>>;
            let mut players = vec![master(), master()];
            players[own.index()] = monopol::sparring(name, &start(&config)).unwrap();
            let Next::Over(winners) = play(&config, &mut players, number / 2).next() else { unreachable!() };
            winners.share(own)
        });
        let won: f32 = won.sum();
        assert!(won < 31.0, "{name} wins {won} of 60");
    }
}
