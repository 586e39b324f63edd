//! The help layer: how likely the police reach a thief with their next turn.

use crate::{script::Names, script_position::position_of};
use city::City;
use tabletop::{Game, Seat, Viewer, testing::walk};
use tjuv_och_polis::{Action, Config, Danger, Map, Options, Place, SHIPPED, Stage, TjuvOchPolis};

/// Games in which the help layer is held to the menus.
const GAMES: u32 = 30;

/// The danger, in sixths, of every square that the thief on seat 1 can walk to with a throw.
fn dangers(position: &str, die: u32) -> Vec<(String, u8)> {
    let (mut game, plan) = position_of(position);
    let thief = Seat(1);
    game.play(thief, &Action::Throw, &mut ()).unwrap();
    game.chance(die - 1, &mut ());
    let help = game.view(Viewer::Seat(thief)).help.expect("the table allows help");
    let names = Names(plan);
    help.ends.iter().map(|end| (names.name(end.to), end.sixths)).collect()
}

/// [tp.arrest.nearest] [tp.arrest.surround] Also when the police have yet to choose who makes the arrest. To the other side
/// of the agency it is five steps for either policeman, and no other throw will do.
#[test]
fn a_ring_that_closes_is_certain_danger() {
    let position = "
        options help
        turn 1
        man 0 m2
        man 1 o2
        thief 1 agency wanted carries 1000
        car b11/c11
    ";
    assert_eq!(dangers(position, 1), [("n2".to_owned(), 6), ("n4".to_owned(), 1)]);
}

/// The danger as things stand of the thief on seat 1, with the car alone on the board.
fn danger_of_car(thief: &str) -> u8 {
    let position = format!("options help\nturn 0\ncar b11/c11\nthief 1 {thief} wanted carries 1000");
    let help = position_of(&position).0.view(Viewer::Table).help.expect("the table allows help");
    help.thieves[0].sixths
}

/// [tp.car.double] [tp.car.two] Four steps ahead of the car a two brings its head there; five steps ahead a three brings
/// the square behind the head.
#[test]
fn the_car_is_to_be_feared_at_twice_the_die() {
    assert_eq!(danger_of_car("b7"), 1);
    assert_eq!(danger_of_car("c7"), 1);
    assert_eq!(danger_of_car("d11"), 0, "it never drives backward");
}

/// [tp.arrest.who] [tp.arrest.den] Nobody has to be told that the police do not come.
#[test]
fn only_of_those_who_are_hunted_a_danger_is_told() {
    let position = "
        options help
        turn 0
        car b11/c11
        thief 1 b7 wanted carries 1000
        thief 2 d11
        thief 3 west-den wanted carries 1000
    ";
    let help = position_of(position).0.view(Viewer::Table).help.expect("the table allows help");
    let told: Vec<Seat> = help.thieves.iter().map(|danger| danger.thief).collect();
    assert_eq!(told, [Seat(1)]);
}

/// In how many of six throws the menu of the police holds a move onto a thief or the only door; six if a tram goes there.
fn sixths_by_menus(game: &TjuvOchPolis, city: &City, police: Seat, thief: Place) -> u8 {
    let targets = [thief, city.spot(thief).only_door];
    let hits = |game: &TjuvOchPolis| {
        let mut menu = Vec::new();
        game.menu(police, &mut menu);
        menu.iter().any(|action| {
            matches!(action, Action::March { to, .. } | Action::SendByTram { to, .. } if targets.contains(to))
                || matches!(action, Action::Drive { head, behind }
                    if targets.contains(head) || targets.contains(behind))
        })
    };
    if hits(game) {
        return 6;
    }
    let throws = (0..6).filter(|&die| {
        let mut thrown = game.clone();
        thrown.play(police, &Action::Throw, &mut ()).unwrap();
        thrown.chance(die, &mut ());
        thrown.view(Viewer::Table).stage == Stage::Move && hits(&thrown)
    });
    throws.count() as u8
}

#[test]
fn the_danger_is_what_the_menus_of_the_police_hold() {
    let options = Options { help: true, rounds: Some(40), ..Options::usual(3) };
    let config = Config { map: Map::Shipped(SHIPPED[1].to_owned()), options };
    let city = City::shipped(SHIPPED[1], *TjuvOchPolis::RULES.end()).unwrap();
    let mut told = [0; 7];
    for number in 0..GAMES {
        walk(&config, number, |game: &TjuvOchPolis, _| {
            let view = game.view(Viewer::Table);
            let (Some(police), Some(help)) = (view.police, &view.help) else { return };
            if view.stage != Stage::Turn || view.turn != Some(police) {
                return;
            }
            for &Danger { thief, sixths } in &help.thieves {
                let thief = view.thieves.iter().find(|seen| seen.seat == thief).unwrap();
                let at = thief.at.expect("who is hunted is on the board");
                assert_eq!(sixths, sixths_by_menus(game, &city, police, at), "game {number}: {view:?}");
                told[usize::from(sixths)] += 1;
            }
        });
    }
    assert!(told.iter().all(|&times| times > 0), "every danger has been told of: {told:?}");
}
