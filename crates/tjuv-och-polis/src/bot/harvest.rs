//! The plan of a thief who stays in the city: rob, hide, and rob again.

use super::outlook::{Ended, Values, Walks, before_police};
use crate::{
    Kind, Place, TjuvOchPolis,
    position::{LAST_ARREST, Thief},
};
use city::City;

/// Loads of loot for which the city is solved, in what a robbery yields on average. Those between are interpolated.
const LOADS: [f32; 6] = [0.0, 0.5, 1.0, 1.5, 2.25, 3.25];
/// What is carried beyond the greatest load is likely lost.
const BEYOND: f32 = 0.5;
/// What a clean start from the police house is worth at the time of the arrest: a sentence passes first.
const AFTER_PRISON: f32 = 0.86;
/// What an arrest costs beside the loot and the time, for each there was, in what a robbery yields on average.
const ARREST: f32 = 0.3;

pub(super) struct Harvest {
    /// For one nobody looks for.
    clean: Values<1>,
    /// For every load.
    wanted: Values<{ LOADS.len() }>,
}

impl Harvest {
    /// `walks`: past the police, and not past them. `throws`: so many ahead are reckoned with.
    pub(super) fn new(
        game: &TjuvOchPolis,
        thief: &Thief,
        risks: &[f32],
        walks: [&Walks; 2],
        throws: usize,
    ) -> Harvest {
        let city = &game.city;
        let mut harvest = Harvest { clean: Values::new(city), wanted: Values::new(city) };
        for _ in 0..throws {
            let caught = harvest.caught(game, thief);
            let clean =
                Ended::new(city, |place, rode| [harvest.ended_clean(game, place, rode, risks, caught)]);
            let wanted =
                Ended::new(city, |place, rode| harvest.ended_wanted(game, place, rode, risks, caught));
            harvest.clean.sweep(city, walks[0], &clean);
            harvest.wanted.sweep(city, walks[1], &wanted);
        }
        harvest
    }

    /// What it is worth to end a move on a square when nobody looks for the thief.
    fn ended_clean(&self, game: &TjuvOchPolis, place: Place, rode: bool, risks: &[f32], caught: f32) -> f32 {
        let city = &game.city;
        match city.spot(place).kind {
            Kind::Bank { sum } | Kind::Post { sum } => {
                self.wanted(city, sum as f32, (place, rode), risks[place.index()], caught)
            }
            Kind::Agency => self.wanted(city, game.till as f32, (place, rode), risks[place.index()], caught),
            Kind::Den | Kind::Street | Kind::House | Kind::Telegraph => {
                before_police(self.clean.at(place, rode)[0], 0.0, 0.0)
            }
            // Whoever stays in the city does not go there.
            Kind::Station | Kind::Airport | Kind::Harbour => f32::NEG_INFINITY,
        }
    }

    /// What it is worth to end a move on a square, wanted and with each load.
    fn ended_wanted(
        &self,
        game: &TjuvOchPolis,
        place: Place,
        rode: bool,
        risks: &[f32],
        caught: f32,
    ) -> [f32; LOADS.len()] {
        let city = &game.city;
        let (risk, turn) = (risks[place.index()], self.wanted.at(place, rode));
        let robbed = |sum: u32| {
            LOADS.map(|load| {
                self.wanted(city, load * city.usual_loot + sum as f32, (place, rode), risk, caught)
            })
        };
        match city.spot(place).kind {
            Kind::Bank { sum } | Kind::Post { sum } => robbed(sum),
            Kind::Agency => robbed(game.till),
            // The load is hidden, and the next robbery begins with none.
            Kind::Den => LOADS.map(|load| load * city.usual_loot + before_police(turn[0], 0.0, 0.0)),
            Kind::Street | Kind::House | Kind::Telegraph => {
                turn.map(|turn| before_police(turn, risk, caught))
            }
            Kind::Station | Kind::Airport | Kind::Harbour => [f32::NEG_INFINITY; LOADS.len()],
        }
    }

    /// What is left to one who is caught: time passes, and then a clean start from the police house.
    fn caught(&self, game: &TjuvOchPolis, thief: &Thief) -> f32 {
        // [tp.prison.fourth] [tp.prison.fourth.money]
        if thief.arrests + 1 >= LAST_ARREST {
            return -(thief.hidden_sum() as f32);
        }
        let again = AFTER_PRISON * self.clean.at(game.city.plan.gatehouse, false)[0];
        again - ARREST * f32::from(thief.arrests + 1) * game.city.usual_loot
    }

    /// What it is worth to have ended a move on a square, wanted and with so much.
    fn wanted(&self, city: &City, sum: f32, (place, rode): (Place, bool), risk: f32, caught: f32) -> f32 {
        let load = sum / city.usual_loot;
        let turn = self.wanted.at(place, rode);
        let with = |index: usize| before_police(turn[index], risk, caught);
        match LOADS.iter().position(|&known| known >= load) {
            Some(0) => with(0),
            Some(above) => {
                let part = (load - LOADS[above - 1]) / (LOADS[above] - LOADS[above - 1]);
                (1.0 - part) * with(above - 1) + part * with(above)
            }
            None => {
                let most = LOADS.len() - 1;
                with(most) + (1.0 - risk) * BEYOND * (load - LOADS[most]) * city.usual_loot
            }
        }
    }

    /// What a free thief's place is worth, beside what is hidden, if the police catch the thief there with this chance.
    pub(super) fn worth(&self, game: &TjuvOchPolis, thief: &Thief, rode: bool, risk: f32) -> f32 {
        if !thief.wanted {
            return before_police(self.clean.at(thief.at, rode)[0], 0.0, 0.0);
        }
        let caught = self.caught(game, thief);
        self.wanted(&game.city, thief.carried as f32, (thief.at, rode), risk, caught)
    }

    /// What is left to one who has just been arrested, beside what is hidden.
    pub(super) fn worth_in_prison(&self, game: &TjuvOchPolis, thief: &Thief) -> f32 {
        self.caught(game, &Thief { arrests: thief.arrests.saturating_sub(1), ..*thief })
    }

    pub(super) fn worth_of_start(&self, den: Place) -> f32 {
        self.clean.at(den, false)[0]
    }
}
