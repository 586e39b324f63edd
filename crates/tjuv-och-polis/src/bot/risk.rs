//! How likely the police catch a wanted thief on each square, in some turn to come.

use super::{late::fear, reach::Reach};
use crate::{Kind, Place, TjuvOchPolis};

/// The risk right beside a piece of the police.
const NEAR: f32 = 0.3;
/// After so many steps it has faded to about a third.
const FADES: f32 = 4.0;
/// The risk everywhere.
const ANYWHERE: f32 = 0.02;
/// [tp.arrest.door] Behind an only door there are two squares to land on.
const BEHIND_A_DOOR: f32 = 1.4;
/// Nothing is certain: the police throw a die.
const MOST: f32 = 0.8;
/// [tp.car.double]
const CAR: f32 = 2.0;
/// Farther than anybody is to be feared.
const FAR: u8 = 60;

/// For every square. Only one piece moves in a turn, so where the police can be with the next throw (`sight`: how much
/// that counts) they can most often still be with the throw after it.
pub(super) fn risks(game: &TjuvOchPolis, sight: f32) -> Vec<f32> {
    let city = &game.city;
    let reach = Reach::of(game);
    let fear = fear(game);
    let men = game.men().iter().filter(|man| !man.out).map(|man| (man.at, 1.0));
    let pieces: Vec<(Place, f32)> =
        men.chain([(game.car.head, CAR)]).filter(|(place, _)| *place != Place::NOWHERE).collect();
    let risk = |place: Place| {
        let spot = city.spot(place);
        if spot.kind == Kind::Den {
            return 0.0;
        }
        let near = pieces.iter().map(|&(from, speed)| {
            let steps = f32::from(city.policemen.distance(from, place).min(FAR)) / speed;
            NEAR * libm::expf(-steps / FADES)
        });
        let door = if spot.only_door == Place::NOWHERE { 1.0 } else { BEHIND_A_DOOR };
        let later = door * (ANYWHERE + near.sum::<f32>());
        fear * (sight * reach.chance(place) + (1.0 - sight) * later).min(MOST)
    };
    city.plan.places().map(risk).collect()
}
