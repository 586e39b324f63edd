//! How likely each seat wins as things stand.
//!
//! Every seat that can still win is described by named traits: what it has, and where the pieces stand. The traits, each
//! times its weight, make a score; the chances go with the exponential of the score, and are one together. The weights
//! are learnt from games between masters by the example `learn`; sums are measured in what a robbery yields on average,
//! so that they hold for other cities too.

mod learnt;
mod traits;

use self::learnt::LEARNT;
pub use self::traits::{TRAITS, Traits, traits};
use crate::{SEATS, TjuvOchPolis};
use tabletop::{BySeat, Seat};

/// How much a score changes with one more robbery to be expected.
const ONE_ROBBERY: f32 = 1.0;

pub(super) struct Odds {
    /// None: the seat cannot win any more.
    scores: BySeat<Option<f32>, SEATS>,
    usual_loot: f32,
}

impl Odds {
    pub(super) fn of(game: &TjuvOchPolis) -> Odds {
        let described = traits(game);
        let mut scores = BySeat::all(None);
        for (seat, traits) in (0..).map(Seat).zip(described.iter()) {
            scores[seat] = traits.as_ref().map(score);
        }
        Odds { scores, usual_loot: game.city.usual_loot }
    }

    /// How likely a seat wins that expects so much more than it seems to, or less, in kronor.
    pub(super) fn chance(&self, seat: Seat, more: f32) -> f32 {
        let Some(own) = self.scores[seat] else { return 0.0 };
        let own = own + ONE_ROBBERY * more / self.usual_loot;
        let others = (0..).map(Seat).zip(self.scores.iter()).filter(|(other, _)| *other != seat);
        let others: f32 =
            others.filter_map(|(_, score)| *score).map(|score| libm::expf((score - own).min(FAR))).sum();
        1.0 / (1.0 + others)
    }
}

/// Beyond this a chance is nought, and its exponential stays finite.
const FAR: f32 = 60.0;

fn score(traits: &Traits) -> f32 {
    traits.iter().zip(LEARNT).map(|(value, weight)| value * weight).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Fate, Map, Options};
    use tabletop::{Game, testing::walk};

    /// At every position of some games at random, of any number of thieves.
    #[test]
    fn the_chances_of_all_seats_are_one_together() {
        for seats in 2..=6 {
            let options = Options { rounds: Some(40), ..Options::usual(seats) };
            walk(&Config { map: Map::default(), options }, 2, |game: &TjuvOchPolis, _| {
                let odds = Odds::of(game);
                let chances = (0..game.seats()).map(|seat| odds.chance(Seat(seat), 0.0));
                assert!((chances.sum::<f32>() - 1.0).abs() < 1e-4);
                let out = game.thief_seats().filter(|&seat| game.thief(seat).fate == Fate::Out);
                assert!(out.into_iter().all(|seat| odds.chance(seat, 0.0) == 0.0));
            });
        }
    }
}
