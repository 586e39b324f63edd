//! The police, one mind over all pieces: chances to hit, a net around the wanted, and the telegraph when somebody is
//! about to leave.

use super::{
    from_afar,
    late::fear,
    weights::{Hunt, Plan, Prices, Weights},
};
use crate::{Fate, Kind, Place, TjuvOchPolis, position::Thief};
use tabletop::{Seat, in_order};

/// What it is worth to have a piece near a thief, for the nearest, the next and so on: the nearest two count most, so that
/// the others guard elsewhere.
const NEAREST: [f32; 3] = [1.0, 0.7, 0.3];
const FARTHER: f32 = 0.1;
/// What a krona in the hands of the police counts beside one that thieves do not get away with.
const OWN_KRONA: f32 = 2.0;
/// What being ready at the telegraph is worth before there is a ticket, as a part of what it is worth with one.
const BEFORE_THE_TICKET: f32 = 0.5;

/// The police looking at a position.
pub(super) struct Squad<'a> {
    pub(super) game: &'a TjuvOchPolis,
    pub(super) weights: &'a Weights,
}

impl Squad<'_> {
    /// How well the police stand, if this is how likely they hit a wanted thief: roughly, kronor.
    pub(super) fn standing(&self, hit: impl Fn(Seat) -> f32) -> f32 {
        self.standing_by(|seat, thief| match &self.weights.hunt {
            Hunt::Priced(prices) => self.priced(prices, thief, hit(seat)),
            Hunt::Planned(plan) => self.planned(plan, thief, hit(seat)),
        })
    }

    /// How well the police stand, if this is what a wanted thief at large is worth to them.
    fn standing_by(&self, wanted: impl Fn(Seat, &Thief) -> f32) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let behind_bars = self.kronor(weights.behind_bars);
        let thieves = game.thief_seats().map(|seat| {
            let thief = game.thief(seat);
            let loot = thief.carried as f32;
            match thief.fate {
                Fate::Taken => behind_bars + loot,
                Fate::Prison { .. } => behind_bars,
                Fate::Out => 2.0 * behind_bars,
                Fate::Away => -loot,
                Fate::Leaving => f32::from(throws_to_telegraph(game)) / 6.0 * (behind_bars + loot),
                Fate::Free if !thief.wanted => self.nearness(thief, self.kronor(weights.watch)),
                Fate::Free => wanted(seat, thief) - self.siege(thief),
            }
        });
        OWN_KRONA * game.police_money as f32 + thieves.sum::<f32>()
    }

    fn priced(&self, prices: &Prices, thief: &Thief, hit: f32) -> f32 {
        let loot = thief.carried as f32;
        let near = self.kronor(prices.near) + prices.near_loot * loot;
        let hit = hit * (self.kronor(prices.hit) + prices.hit_loot * loot);
        hit + self.nearness(thief, near) + prices.wire * self.wire(thief)
    }

    /// Threats never count for more than the arrest itself, so the police never rather threaten than arrest.
    fn planned(&self, plan: &Plan, thief: &Thief, hit: f32) -> f32 {
        let loot = thief.carried as f32;
        let later = self.nearness(thief, plan.net).min(1.0);
        let caught = hit + (1.0 - hit) * later;
        let leaves = plan.leaves * self.close_to_exit(thief);
        let ready = fear(self.game) * f32::from(throws_to_telegraph(self.game)) / 6.0;
        let arrest = self.kronor(self.weights.behind_bars) + loot;
        (1.0 - leaves) * caught * arrest + leaves * (ready * arrest - (1.0 - ready) * loot)
    }

    /// So many times what a robbery yields on average.
    pub(super) fn kronor(&self, robberies: f32) -> f32 {
        robberies * self.game.city.usual_loot
    }

    /// Pieces near a thief.
    fn nearness(&self, thief: &Thief, worth: f32) -> f32 {
        let game = self.game;
        let men = game.men().iter().filter(|man| game.is_mobile(man)).map(|man| man.at);
        let mut steps: Vec<u8> = men.map(|at| game.city.policemen.distance(at, thief.at)).collect();
        // [tp.car.double] The car is twice as fast.
        steps.push(game.city.policemen.distance(game.car.head, thief.at) / 2);
        in_order(&mut steps, |a, b| a < b);
        let parts = NEAREST.into_iter().chain(std::iter::repeat(FARTHER));
        steps.into_iter().zip(parts).map(|(steps, part)| part * from_afar(worth, steps)).sum()
    }

    /// [tp.flee.wire] The telegraph counts when a thief with money is close to an escape square. When it is late nobody
    /// waits there any more: all go and get him.
    fn wire(&self, thief: &Thief) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let ready = fear(game) * self.close_to_exit(thief) * f32::from(throws_to_telegraph(game)) / 6.0;
        BEFORE_THE_TICKET * ready * (self.kronor(weights.behind_bars) + thief.carried as f32)
    }

    /// How close a thief who can pay is to an escape square: from nought to nearly one.
    fn close_to_exit(&self, thief: &Thief) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let can_pay = |&place: &Place| thief.carried >= TjuvOchPolis::fare(game.city.spot(place).kind);
        let exits = game.city.exits.iter().copied().filter(can_pay);
        let steps = exits.map(|place| game.city.thieves.distance(thief.at, place)).min();
        let Some(steps) = steps.filter(|&steps| steps <= weights.about_to_leave) else { return 0.0 };
        1.0 - f32::from(steps) / f32::from(weights.about_to_leave + 1)
    }

    /// A wanted thief cannot leave a den at whose door the police stand, and they cannot get in: such a siege would last
    /// for ever. It costs them something as soon as it is late.
    fn siege(&self, thief: &Thief) -> f32 {
        let game = self.game;
        let is_den = game.city.spot(thief.at).kind == Kind::Den;
        let doors = game.city.thieves.beside(thief.at);
        let besieged = is_den && game.police_places().any(|place| doors.contains(&place));
        if besieged { (1.0 - fear(game)) * self.kronor(self.weights.siege) } else { 0.0 }
    }
}

/// [tp.flee.last-chance] In how many of six throws a policeman can reach a telegraph station; all, if one is there.
pub(super) fn throws_to_telegraph(game: &TjuvOchPolis) -> u8 {
    let is_telegraph = |place: Place| game.city.spot(place).kind == Kind::Telegraph;
    let men = || game.men().iter().filter(|man| game.is_mobile(man));
    if men().any(|man| is_telegraph(man.at)) {
        return 6;
    }
    let police = game.police_squares();
    let reaches = |die: u8| men().any(|man| game.any_man_end(man, die, &police, is_telegraph));
    (1..=6).map(|die| u8::from(reaches(die))).sum()
}
