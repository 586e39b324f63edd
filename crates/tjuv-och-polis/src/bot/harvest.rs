//! The plan of a thief who stays in the city: rob, hide, and rob again.

use super::outlook::{Table, Walks, ended};
use crate::{
    City, Kind, Place, TjuvOchPolis,
    position::{LAST_ARREST, Thief},
};

/// Loads of loot for which the city is solved, in what a robbery yields on average. Those between are interpolated.
const LOADS: [f32; 6] = [0.0, 0.5, 1.0, 1.5, 2.25, 3.25];
/// What is carried beyond the greatest load is likely lost.
const BEYOND: f32 = 0.5;
/// How often the tables are made better. So many throws ahead are reckoned with.
const SWEEPS: usize = 30;
/// What a clean start from the police house is worth at the time of the arrest: a sentence passes first.
const AFTER_PRISON: f32 = 0.86;
/// What an arrest costs beside the loot and the time, for each there was, in what a robbery yields on average.
const ARREST: f32 = 0.3;

pub(super) struct Harvest {
    /// For one nobody looks for, then for every load.
    tables: Vec<Table>,
}

impl Harvest {
    /// `walks`: past the police, and not past them.
    pub(super) fn new(game: &TjuvOchPolis, thief: &Thief, risks: &[f32], walks: [&Walks; 2]) -> Harvest {
        let mut harvest = Harvest { tables: vec![Table::new(&game.city); LOADS.len() + 1] };
        for _ in 0..SWEEPS {
            harvest.sweep(game, thief, risks, walks);
        }
        harvest
    }

    fn sweep(&mut self, game: &TjuvOchPolis, thief: &Thief, risks: &[f32], walks: [&Walks; 2]) {
        let caught = self.caught(game, thief);
        for number in 0..self.tables.len() {
            let ended = ended(&game.city, |place, rode| {
                self.ended(game, number, (place, rode), risks[place.index()], caught)
            });
            self.tables[number].sweep(&game.city, walks[number.min(1)], &ended);
        }
    }

    /// What it is worth to end a move on a square with the load of a table.
    fn ended(
        &self,
        game: &TjuvOchPolis,
        number: usize,
        (place, rode): (Place, bool),
        risk: f32,
        caught: f32,
    ) -> f32 {
        let city = &game.city;
        let load = number.checked_sub(1).map_or(0.0, |load| LOADS[load] * city.usual_loot);
        match city.spot(place).kind {
            Kind::Bank { sum } | Kind::Post { sum } => {
                self.wanted(city, load + sum as f32, (place, rode), risk, caught)
            }
            Kind::Agency => self.wanted(city, load + game.till as f32, (place, rode), risk, caught),
            Kind::Den => load + self.tables[number.min(1)].before_police(place, rode, 0.0, 0.0),
            Kind::Street | Kind::House | Kind::Telegraph => {
                let risk = if number == 0 { 0.0 } else { risk };
                self.tables[number].before_police(place, rode, risk, caught)
            }
            // Whoever stays in the city does not go there.
            Kind::Station | Kind::Airport | Kind::Harbour => f32::NEG_INFINITY,
        }
    }

    /// What is left to one who is caught: time passes, and then a clean start from the police house.
    fn caught(&self, game: &TjuvOchPolis, thief: &Thief) -> f32 {
        // [tp.prison.fourth] [tp.prison.fourth.money]
        if thief.arrests + 1 >= LAST_ARREST {
            return -(thief.hidden_sum() as f32);
        }
        let again = AFTER_PRISON * self.tables[0].at(game.city.plan.gatehouse, false);
        again - ARREST * f32::from(thief.arrests + 1) * game.city.usual_loot
    }

    /// What it is worth to have ended a move on a square, wanted and with so much.
    fn wanted(&self, city: &City, sum: f32, (place, rode): (Place, bool), risk: f32, caught: f32) -> f32 {
        let load = sum / city.usual_loot;
        let with = |index: usize| self.tables[index + 1].before_police(place, rode, risk, caught);
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
            return self.tables[0].before_police(thief.at, rode, 0.0, 0.0);
        }
        let caught = self.caught(game, thief);
        self.wanted(&game.city, thief.carried as f32, (thief.at, rode), risk, caught)
    }

    /// What is left to one who has just been arrested, beside what is hidden.
    pub(super) fn worth_in_prison(&self, game: &TjuvOchPolis, thief: &Thief) -> f32 {
        self.caught(game, &Thief { arrests: thief.arrests.saturating_sub(1), ..*thief })
    }

    pub(super) fn worth_of_start(&self, den: Place) -> f32 {
        self.tables[0].at(den, false)
    }
}
