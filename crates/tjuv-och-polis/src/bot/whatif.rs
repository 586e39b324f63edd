//! The one door to positions that no action leads to: a turn is passed over. Everything else that is imagined goes
//! through the rules. Only the turn is written, between two turns, so all that holds in a position of a match holds in these.

use crate::{Stage, TjuvOchPolis};
use tabletop::Seat;

/// A turn is over, and the police throw next, whoever sits between.
pub(super) fn police_throw(mut game: TjuvOchPolis) -> TjuvOchPolis {
    debug_assert!(game.stage == Stage::Turn && game.round > 0);
    (game.turn, game.stage) = (game.police, Stage::Throw);
    game
}

/// A turn is over, and a thief is next, whoever sits between.
pub(super) fn turn_of(mut game: TjuvOchPolis, thief: Seat) -> TjuvOchPolis {
    debug_assert!(game.stage == Stage::Turn && game.round > 0 && thief != game.police);
    game.turn = thief;
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Fate, Map, Options};
    use tabletop::{Game, Next, testing::walk};

    /// From every turn of some games at random: what is imagined is sound, and goes on by the rules.
    #[test]
    fn what_is_imagined_is_sound() {
        let options = Options { rounds: Some(30), ..Options::usual(4) };
        let mut imagined = 0;
        walk(&Config { map: Map::default(), options }, 3, |game: &TjuvOchPolis, _| {
            if game.stage != Stage::Turn {
                return;
            }
            let mut thrown = police_throw(game.clone());
            thrown.invariants().unwrap();
            thrown.chance(0, &mut ());
            thrown.invariants().unwrap();
            for thief in game.thief_seats().filter(|&seat| game.thief(seat).fate == Fate::Free) {
                let next = turn_of(game.clone(), thief);
                next.invariants().unwrap();
                assert!(matches!(next.next(), Next::Seats(seats) if seats[..] == [thief]));
                let mut menu = Vec::new();
                next.menu(thief, &mut menu);
                for action in menu {
                    next.clone().play(thief, &action, &mut ()).expect("all of the menu is accepted");
                    imagined += 1;
                }
            }
        });
        assert!(imagined > 200, "{imagined}");
    }
}
