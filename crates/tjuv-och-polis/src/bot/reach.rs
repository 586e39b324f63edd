//! Where the police can be with their next turn: in how many of six throws, for all squares at once.

use crate::{Action, Place, TjuvOchPolis};
use city::Squares;

const FACES: u8 = 6;

/// For every square, in how many of six throws a wanted thief there is caught by landing or at the only door.
pub(super) struct Reach(Vec<u8>);

impl Reach {
    pub(super) fn of(game: &TjuvOchPolis) -> Reach {
        let city = &game.city;
        let police = game.police_squares();
        let due = game.due_pieces();
        let pieces = if due.is_empty() { game.all_pieces() } else { due };
        let mut sixths = vec![0; city.plan.squares.len()];
        // Before the first round the police are not in the streets.
        if game.round == 0 {
            return Reach(sixths);
        }
        let mut spare = Vec::new();
        for die in 1..=FACES {
            let mut seen = Squares::NONE;
            let mut mark = |place: Place| {
                if !seen.contains(place) {
                    seen.insert(place);
                    sixths[place.index()] += 1;
                }
            };
            for (number, man) in (0..).zip(game.men()) {
                if pieces.has_man(number) && game.is_mobile(man) {
                    let ends = city.policemen.ends(man.at, die, game.in_the_polices_way(), &mut spare);
                    ends.iter().copied().filter(|&end| !police.contains(end)).for_each(&mut mark);
                }
            }
            if pieces.has_car() {
                game.any_car_end(die, |car| {
                    mark(car.head);
                    mark(car.behind);
                    false
                });
            }
        }
        let mut rides = Vec::new();
        game.police_rides(&mut rides);
        for ride in rides {
            if let Action::SendByTram { to, .. } = ride {
                sixths[to.index()] = FACES;
            }
        }
        let at = |place: Place| {
            let door = city.spot(place).only_door.on_board().map_or(0, |door| sixths[door.index()]);
            // Hardly ever by the same throws.
            (sixths[place.index()] + door).min(FACES)
        };
        Reach(city.plan.places().map(at).collect())
    }

    #[inline]
    pub(super) fn chance(&self, place: Place) -> f32 {
        f32::from(self.0[place.index()]) / f32::from(FACES)
    }
}
