//! The players: their games end, each does better than the one below it, and they see only their view.

use crate::script_position::position_of;
use tabletop::{
    Bot, Dice, Draw, Game, Next, QuickDice, Seat, Viewer, play_out,
    testing::{seed, walk},
};
use tjuv_och_polis::{
    Action, Beginner, Config, Map, Options, SHIPPED, Searcher, Simple, ThiefView, TjuvOchPolis, View,
};

struct Random(Dice);

impl Bot<TjuvOchPolis> for Random {
    fn choose(&mut self, _: Seat, _: &View, menu: &[Action]) -> Action {
        menu[self.0.below((menu.len() as u32).try_into().unwrap()) as usize]
    }
}

/// Who plays a side.
#[derive(Copy, Clone, Debug)]
enum Side {
    Random,
    Easy,
    Simple,
    Hard,
    Master,
}

const LEVELS: [Side; 4] = [Side::Easy, Side::Simple, Side::Hard, Side::Master];

impl Side {
    fn player(self, start: &TjuvOchPolis, number: u32) -> Box<dyn Bot<TjuvOchPolis>> {
        let (start, luck) = (start.clone(), QuickDice::new(u64::from(number)));
        match self {
            Side::Random => Box::new(Random(Dice::new(&seed(number + 1_000_000)))),
            Side::Easy => Box::new(Beginner::new(start, luck)),
            Side::Simple => Box::new(Simple::new(start)),
            Side::Hard => Box::new(Searcher::hard(start, luck)),
            Side::Master => Box::new(Searcher::master(start, luck)),
        }
    }
}

struct Outcome {
    /// Ended by the rules, and not by the limit on rounds.
    ended: bool,
    /// What all thieves together brought home or hid.
    loot: f32,
    arrests: f32,
    /// The police's share of the win.
    police: f32,
}

/// Far beyond the length of a game that gets somewhere.
const LIMIT: u16 = 300;

fn play(map: &str, seats: u8, police: Side, thieves: Side, number: u32) -> Outcome {
    let options = Options { police: Some(Seat(0)), rounds: Some(LIMIT), ..Options::usual(seats) };
    let config = Config { map: Map::Shipped(map.to_owned()), options };
    play_on(TjuvOchPolis::newest(&config).unwrap(), police, thieves, number)
}

fn play_on(mut game: TjuvOchPolis, police: Side, thieves: Side, number: u32) -> Outcome {
    let (mut police, mut thieves) = (police.player(&game, number), thieves.player(&game, number));
    let choose = |game: &TjuvOchPolis, seat: Seat, menu: &[Action]| {
        let player = if seat == Seat(0) { &mut police } else { &mut thieves };
        player.choose(seat, &game.view(Viewer::Seat(seat)), menu)
    };
    let winners = play_out(&mut game, &mut Dice::new(&seed(number)), choose, |_| {});
    let view = game.view(Viewer::Open);
    let sum = |thief: &ThiefView| {
        thief.carried.sum.known().unwrap()
            + thief.hidden.iter().map(|hidden| hidden.sum.known().unwrap()).sum::<u32>()
    };
    Outcome {
        ended: view.round < LIMIT,
        loot: view.thieves.iter().map(sum).sum::<u32>() as f32,
        arrests: view.thieves.iter().map(|thief| f32::from(thief.arrests)).sum(),
        police: winners.expect("every game ends").share(Seat(0)),
    }
}

/// Games between simple players end, on every map and for any number of thieves.
#[test]
fn simple_games_end() {
    let games = SHIPPED.into_iter().flat_map(|map| (2..=6).map(move |seats| (map, seats)));
    let ended = games.flat_map(|(map, seats)| {
        (0..8).map(move |number| play(map, seats, Side::Simple, Side::Simple, number).ended)
    });
    let ended: Vec<bool> = ended.collect();
    let unfinished = ended.iter().filter(|ended| !**ended).count();
    assert!(unfinished <= ended.len() / 20, "{unfinished} of {} games go on and on", ended.len());
}

/// So do games between all levels.
#[test]
fn games_between_all_levels_end() {
    for police in LEVELS {
        for thieves in LEVELS {
            for number in 0..3 {
                let outcome = play(SHIPPED[1], 4, police, thieves, number);
                assert!(outcome.ended, "{police:?} against {thieves:?}, game {number}, goes on and on");
            }
        }
    }
}

/// A wanted thief cannot leave a den before whose only door the police stand, and nobody there gains by moving. Still
/// the police do not stand there for ever.
#[test]
fn no_siege_lasts_for_ever() {
    for level in LEVELS {
        let (game, _) = position_of(&format!(
            "
            options rounds {LIMIT}
            round 150
            money 9000
            man 0 g7
            man 1 p11
            man 2 p5
            car b4/b5
            thief 1 west-den wanted carries 5000
            thief 2 away carries 50000
            "
        ));
        assert!(play_on(game, level, level, 1).ended, "{level:?} police stand before the den for ever");
    }
}

/// Each side does much better than chance against the same opponents.
#[test]
fn the_simple_player_beats_chance_on_either_side() {
    let arrests = |police| mean(SHIPPED[1], police, Side::Random, 40, |outcome| outcome.arrests);
    assert!(arrests(Side::Simple) > 3.0 * arrests(Side::Random));
    let loot = |thieves| mean(SHIPPED[1], Side::Simple, thieves, 40, |outcome| outcome.loot);
    assert!(loot(Side::Simple) > 2.0 * loot(Side::Random));
}

/// In the city thieves who search bring home far more than simple ones do, and leave the police fewer wins.
#[test]
fn master_thieves_beat_simple_thieves() {
    let outcomes = |thieves| -> Vec<Outcome> {
        (0..10).map(|number| play(SHIPPED[0], 4, Side::Simple, thieves, number)).collect()
    };
    let (simple, master) = (outcomes(Side::Simple), outcomes(Side::Master));
    let sum = |outcomes: &[Outcome], of: fn(&Outcome) -> f32| outcomes.iter().map(of).sum::<f32>();
    assert!(sum(&master, |outcome| outcome.loot) > 1.5 * sum(&simple, |outcome| outcome.loot));
    assert!(sum(&master, |outcome| outcome.police) < sum(&simple, |outcome| outcome.police) - 1.5);
}

/// Police who search leave the thieves less than simple police do.
#[test]
fn master_police_beat_simple_police() {
    let loot = |police| mean(SHIPPED[0], police, Side::Simple, 40, |outcome| outcome.loot);
    assert!(loot(Side::Master) < 0.9 * loot(Side::Simple));
}

/// A beginner plays worse than the simple player, but not at random.
#[test]
fn a_beginner_is_between_chance_and_the_simple_player() {
    let arrests = |police| mean(SHIPPED[0], police, Side::Random, 40, |outcome| outcome.arrests);
    assert!(arrests(Side::Easy) > 2.0 * arrests(Side::Random));
    let loot = |thieves| mean(SHIPPED[0], Side::Simple, thieves, 40, |outcome| outcome.loot);
    assert!(loot(Side::Easy) > 1.5 * loot(Side::Random));
    assert!(loot(Side::Easy) < loot(Side::Simple));
}

/// What is the case in so many games on average.
fn mean(map: &str, police: Side, thieves: Side, games: u32, of: impl Fn(&Outcome) -> f32) -> f32 {
    let outcomes = (0..games).map(|number| play(map, 4, police, thieves, number));
    outcomes.map(|outcome| of(&outcome)).sum::<f32>() / games as f32
}

/// What it may not see it does not use: with secret money it plays on, and the same view gets the same answer.
#[test]
fn the_simple_player_sees_only_its_view() {
    let options = Options { secret_money: true, rounds: Some(30), ..Options::usual(4) };
    let config = Config { map: Map::Shipped(SHIPPED[1].to_owned()), options };
    let mut simple = Simple::new(TjuvOchPolis::newest(&config).unwrap());
    let mut asked = 0;
    walk(&config, 5, |game: &TjuvOchPolis, _| {
        let Next::Seats(seats) = game.next() else { return };
        let mut menu = Vec::new();
        game.menu(seats[0], &mut menu);
        let view = game.view(Viewer::Seat(seats[0]));
        let choice = simple.choose(seats[0], &view, &menu);
        assert!(menu.contains(&choice));
        assert_eq!(choice, simple.choose(seats[0], &view, &menu));
        asked += 1;
    });
    assert!(asked > 100);
}
