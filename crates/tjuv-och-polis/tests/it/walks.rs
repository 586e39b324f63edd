//! Random play: what holds at every position of every game, on every map.

use crate::reference::Reference;
use tabletop::{
    Game,
    testing::{Walk, walk},
};
use tjuv_och_polis::{Action, Board, Config, Edition, Map, Options, Piece, Place, SHIPPED, TjuvOchPolis};

/// Games for each number of thieves, map, edition and set of options: 120 times so many in all.
const GAMES: u32 = 175;
/// Games by an older version of the rules for each number of thieves, edition and set of options.
const OLD_GAMES: u32 = 20;
/// Games on each map in which the reference is asked.
const REFERENCE_GAMES: u32 = 20;
/// Refused actions tried at each position.
const TRIES: usize = 20;

fn board(map: &str) -> Board {
    let config = Config { map: Map::Shipped(map.to_owned()), options: Options::usual(2) };
    TjuvOchPolis::newest(&config).unwrap().board()
}

/// Everything that can be written as an action in this city, and a little that cannot be done in any.
pub(crate) fn attempts(board: &Board) -> Vec<Action> {
    let places: Vec<Place> = board.plan.places().chain([Place(u16::MAX), Place(5_000)]).collect();
    let mut all = vec![
        Action::Throw,
        Action::HideAll,
        Action::FetchAll,
        Action::LeaveMoney,
        Action::TryEscape,
        Action::SitOut,
        Action::CarStays,
        Action::Take { by: Piece::Car },
        Action::HidePart { amount: 500 },
        Action::FetchPart { amount: u32::MAX },
    ];
    for amount in (0..40_000).step_by(1_000) {
        all.extend([Action::HidePart { amount }, Action::FetchPart { amount }]);
    }
    for &place in &places {
        all.extend([
            Action::ChooseDen { den: place },
            Action::PlaceMan { at: place },
            Action::Walk { to: place },
            Action::Ride { to: place },
            Action::PutInCell { at: place },
            Action::PostGuard { at: place },
        ]);
        for man in 0..7 {
            all.extend([Action::March { man, to: place }, Action::SendByTram { man, to: place }]);
        }
    }
    for man in 0..8 {
        all.push(Action::Take { by: Piece::Man(man) });
    }
    for head in board.plan.places() {
        for behind in board.plan.neighbours(head) {
            all.extend([
                Action::PlaceCar { head, behind },
                Action::Drive { head, behind },
                Action::CarHome { head, behind },
            ]);
        }
    }
    all
}

/// The sets of options that are played: the usual game, and each option for itself and together with others.
fn options(seats: u8, edition: Edition) -> [Options; 4] {
    let usual = Options { edition, ..Options::usual(seats) };
    [
        usual,
        Options { guard: false, rounds: Some(80), ..usual },
        Options { long_game: true, rounds: Some(150), secret_money: true, ..usual },
        Options { police: Some(tabletop::Seat(seats - 1)), secret_money: true, ..usual },
    ]
}

/// [tp.setup.players] The invariants, a complete menu, refusals that change nothing, an end with a winner, and the
/// obvious way of walking gives the same moves.
fn holds(seats: u8) {
    for map in SHIPPED {
        let board = board(map);
        let walk = Walk::<TjuvOchPolis> {
            invariants: TjuvOchPolis::invariants,
            attempts: attempts(&board),
            tries: TRIES,
        };
        for edition in [Edition::Klassisk, Edition::Ny] {
            for options in options(seats, edition) {
                walk.holds(&Config { map: Map::Shipped(map.to_owned()), options }, 0..GAMES);
            }
        }
    }
}

/// Matches laid by older versions of the rules go on by them, and are as sound.
#[test]
fn older_versions_hold() {
    for (seats, map) in (2..=6).zip(SHIPPED.into_iter().cycle()) {
        let walk = Walk::<TjuvOchPolis> {
            invariants: TjuvOchPolis::invariants,
            attempts: attempts(&board(map)),
            tries: TRIES,
        };
        for edition in [Edition::Klassisk, Edition::Ny] {
            for options in options(seats, edition) {
                let config = Config { map: Map::Shipped(map.to_owned()), options };
                for older in *TjuvOchPolis::RULES.start()..*TjuvOchPolis::RULES.end() {
                    walk.holds_by(older, &config, 0..OLD_GAMES);
                }
            }
        }
    }
}

/// The moves a slow and obvious search finds are those on the menu, and nobody is left standing who should have been
/// arrested.
fn agrees_with_the_reference(seats: u8) {
    for map in SHIPPED {
        let reference = Reference::new(board(map).plan);
        for (number, edition) in
            (0..REFERENCE_GAMES).zip([Edition::Klassisk, Edition::Ny].into_iter().cycle())
        {
            let options = Options { edition, rounds: Some(40), ..Options::usual(seats) };
            let config = Config { map: Map::Shipped(map.to_owned()), options };
            walk(&config, number, |game: &TjuvOchPolis, _| reference.check(game));
        }
    }
}

/// One test for each number of players and property, so that they run side by side.
macro_rules! for_each_table {
    ($($name:ident $seats:literal)*) => {$(
        mod $name {
            #[test]
            fn holds() {
                super::holds($seats);
            }

            #[test]
            fn agrees_with_the_reference() {
                super::agrees_with_the_reference($seats);
            }
        }
    )*};
}

for_each_table! { one_thief 2 two_thieves 3 three_thieves 4 four_thieves 5 five_thieves 6 }
