//! The police, one mind over all pieces: chances to hit, a net around the wanted, and the telegraph when somebody is
//! about to leave.

use super::from_afar;
use crate::{Fate, Kind, Place, TjuvOchPolis, position::Thief};
use tabletop::Seat;

/// What it is worth to have a thief behind bars, beside the bounty.
const BEHIND_BARS: f32 = 9_000.0;
/// What a hit in sight is worth, beside the loot.
pub(super) const HIT: f32 = 3_000.0;
/// What it is worth to have a piece near a wanted thief.
pub(super) const NEAR: f32 = 900.0;
/// Somebody who has robbed nobody yet is only watched.
const WATCH: f32 = 60.0;
/// What it costs to stand at the door of a den when it is very late: more than it can be worth.
const SIEGE: f32 = 40_000.0;
/// So near to an escape square a thief is about to leave.
const ABOUT_TO_LEAVE: u8 = 9;

impl TjuvOchPolis {
    pub(super) fn police_standing(&self) -> f32 {
        self.police_standing_by(|seat, thief| {
            let hit = f32::from(self.danger(seat)) / 6.0;
            let loot = thief.carried as f32;
            hit * (HIT + 0.5 * loot) + self.nearness(thief, NEAR + 0.02 * loot) + self.wire(thief)
        })
    }

    /// How well the police stand, if this is what a wanted thief at large is worth to them.
    pub(super) fn police_standing_by(&self, wanted: impl Fn(Seat, &Thief) -> f32) -> f32 {
        let thieves = self.thief_seats().map(|seat| {
            let thief = self.thief(seat);
            let loot = thief.carried as f32;
            match thief.fate {
                Fate::Taken => BEHIND_BARS + loot,
                Fate::Prison { .. } => BEHIND_BARS,
                Fate::Out => 2.0 * BEHIND_BARS,
                Fate::Away => -loot,
                Fate::Leaving => f32::from(self.throws_to_telegraph()) / 6.0 * (BEHIND_BARS + loot),
                Fate::Free if !thief.wanted => self.nearness(thief, WATCH),
                Fate::Free => wanted(seat, thief) - self.siege(thief),
            }
        });
        2.0 * self.police_money as f32 + thieves.sum::<f32>()
    }

    /// Pieces near a thief; the nearest two count most, so that the others guard elsewhere.
    pub(super) fn nearness(&self, thief: &Thief, worth: f32) -> f32 {
        let men = self.men().iter().filter(|man| self.is_mobile(man)).map(|man| man.at);
        let mut steps: Vec<u8> = men.map(|at| self.city.policemen.distance(at, thief.at)).collect();
        // [tp.car.double] The car is twice as fast.
        steps.push(self.city.policemen.distance(self.car.head, thief.at) / 2);
        steps.sort_unstable();
        let weights = [1.0, 0.7, 0.3].into_iter().chain(std::iter::repeat(0.1));
        steps.into_iter().zip(weights).map(|(steps, weight)| weight * from_afar(worth, steps)).sum()
    }

    /// [tp.flee.wire] The telegraph counts when a thief with money is close to an escape square. When it is late nobody
    /// waits there any more: all go and get him.
    pub(super) fn wire(&self, thief: &Thief) -> f32 {
        let exits = self
            .city
            .exits
            .iter()
            .copied()
            .filter(|&place| thief.carried >= TjuvOchPolis::fare(self.city.spot(place).kind));
        let steps = exits.map(|place| self.city.thieves.distance(thief.at, place)).min();
        let Some(steps) = steps.filter(|&steps| steps <= ABOUT_TO_LEAVE) else { return 0.0 };
        let close = 1.0 - f32::from(steps) / f32::from(ABOUT_TO_LEAVE + 1);
        self.fear() * close * f32::from(self.throws_to_telegraph()) / 6.0
            * 0.5
            * (BEHIND_BARS + thief.carried as f32)
    }

    /// A wanted thief cannot leave a den at whose door the police stand, and they cannot get in: such a siege would last
    /// for ever. It costs them something as soon as it is late.
    pub(super) fn siege(&self, thief: &Thief) -> f32 {
        let is_den = self.city.spot(thief.at).kind == Kind::Den;
        let doors = self.city.thieves.beside(thief.at);
        let besieged = is_den && self.police_places().any(|place| doors.contains(&place));
        if besieged { (1.0 - self.fear()) * SIEGE } else { 0.0 }
    }

    /// [tp.flee.last-chance] In how many of six throws a policeman can reach a telegraph station; all, if one is there.
    pub(super) fn throws_to_telegraph(&self) -> u8 {
        let is_telegraph = |place: Place| self.city.spot(place).kind == Kind::Telegraph;
        let men = || self.men().iter().filter(|man| self.is_mobile(man));
        if men().any(|man| is_telegraph(man.at)) {
            return 6;
        }
        let police = self.police_squares();
        let reaches = |die: u8| men().any(|man| self.any_man_end(man, die, &police, is_telegraph));
        (1..=6).map(|die| u8::from(reaches(die))).sum()
    }
}
