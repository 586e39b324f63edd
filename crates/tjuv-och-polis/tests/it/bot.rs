//! The simple player: its games end, and it does better than chance on either side.

use tabletop::{
    Bot, Dice, Draw, Game, Next, Seat, Viewer,
    testing::{seed, walk},
};
use tjuv_och_polis::{Action, Config, Map, Options, SHIPPED, Simple, ThiefView, TjuvOchPolis, View};

struct Random(Dice);

impl Bot<TjuvOchPolis> for Random {
    fn choose(&mut self, _: Seat, _: &View, menu: &[Action]) -> Action {
        menu[self.0.below((menu.len() as u32).try_into().unwrap()) as usize]
    }
}

/// Who plays a side.
#[derive(Copy, Clone)]
enum Side {
    Random,
    Simple,
}

struct Outcome {
    /// Ended by the rules, and not by the limit on rounds.
    ended: bool,
    /// What all thieves together brought home or hid.
    loot: f32,
    arrests: f32,
}

/// Far beyond the length of a game that gets somewhere.
const LIMIT: u16 = 300;

fn play(map: &str, seats: u8, police: Side, thieves: Side, number: u32) -> Outcome {
    let options = Options { police: Some(Seat(0)), rounds: Some(LIMIT), ..Options::usual(seats) };
    let config = Config { map: Map::Shipped(map.to_owned()), options };
    let mut game = TjuvOchPolis::new(&config).unwrap();
    let mut dice = Dice::new(&seed(number));
    let mut random = Random(Dice::new(&seed(number + 1_000_000)));
    loop {
        match game.next() {
            Next::Chance(of) => game.chance(dice.below(of), &mut ()),
            Next::Seats(seats) => {
                let seat = seats[0];
                let mut menu = Vec::new();
                game.menu(seat, &mut menu);
                let view = game.view(Viewer::Seat(seat));
                let action = match if seat == Seat(0) { police } else { thieves } {
                    Side::Random => random.choose(seat, &view, &menu),
                    Side::Simple => Simple.choose(seat, &view, &menu),
                };
                game.play(seat, &action, &mut ()).unwrap();
            }
            Next::Over(_) => {
                let view = game.view(Viewer::Open);
                let sum = |thief: &ThiefView| {
                    thief.carried.sum.known().unwrap()
                        + thief.hidden.iter().map(|hidden| hidden.sum.known().unwrap()).sum::<u32>()
                };
                return Outcome {
                    ended: view.round < LIMIT,
                    loot: view.thieves.iter().map(sum).sum::<u32>() as f32,
                    arrests: view.thieves.iter().map(|thief| f32::from(thief.arrests)).sum(),
                };
            }
        }
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

/// Each side does much better than chance against the same opponents.
#[test]
fn the_simple_player_beats_chance_on_either_side() {
    let mean = |police, thieves, of: fn(&Outcome) -> f32| {
        let games = (0..40).map(|number| play(SHIPPED[1], 4, police, thieves, number));
        games.map(|outcome| of(&outcome)).sum::<f32>() / 40.0
    };
    let arrests = |police| mean(police, Side::Random, |outcome| outcome.arrests);
    assert!(arrests(Side::Simple) > 3.0 * arrests(Side::Random));
    let loot = |thieves| mean(Side::Simple, thieves, |outcome| outcome.loot);
    assert!(loot(Side::Simple) > 2.0 * loot(Side::Random));
}

/// What it may not see it does not use: with secret money it plays on, and the same view gets the same answer.
#[test]
fn the_simple_player_sees_only_its_view() {
    let options = Options { secret_money: true, rounds: Some(30), ..Options::usual(4) };
    let config = Config { map: Map::Shipped(SHIPPED[1].to_owned()), options };
    let mut asked = 0;
    walk(&config, 5, |game: &TjuvOchPolis, _| {
        let Next::Seats(seats) = game.next() else { return };
        let mut menu = Vec::new();
        game.menu(seats[0], &mut menu);
        let view = game.view(Viewer::Seat(seats[0]));
        let choice = Simple.choose(seats[0], &view, &menu);
        assert!(menu.contains(&choice));
        assert_eq!(choice, Simple.choose(seats[0], &view, &menu));
        asked += 1;
    });
    assert!(asked > 100);
}
