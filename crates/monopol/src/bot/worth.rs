//! What things are worth in kronor: printed prices, and for groups the rent they may bring.

use super::mind::Mind;
use crate::{
    Lot,
    lots::{GROUPS, LotSet, STATIONS, UTILITIES},
    squares::{BOARD, HOTEL, SQUARES, STATION_RENT, UTILITY_RENT},
};
use tabletop::Seat;

/// Of a hundred throws so many end on each square, when all leave prison at once.
#[rustfmt::skip]
pub(super) const LANDINGS: [f32; SQUARES] = [
    3.154, 2.631, 1.652, 2.193, 2.381, 2.263, 2.330, 1.259, 2.358, 2.304,
    2.261, 2.746, 2.279, 2.363, 2.485, 3.175, 2.805, 2.295, 2.958, 3.090,
    2.870, 2.826, 1.487, 2.72, 3.238, 2.724, 2.727, 2.702, 2.660, 2.627,
    0.000, 2.681, 2.604, 2.065, 2.468, 2.385, 1.208, 2.140, 2.142, 2.663,
];
/// With extra throws after doubles, a turn has so many throws.
pub(super) const THROWS_IN_TURN: f32 = 1.18;
/// Rent is counted for so many rounds to come.
const HORIZON: f32 = 25.0;
/// The part of a whole group's bonus that counts when one lot is missing, and when more are.
const ALMOST: f32 = 0.2;
const BEGUN: f32 = 0.05;
/// [mo.rent.utilities] What two dice show on average.
pub(super) const PIPS: f32 = 7.0;

impl Mind<'_> {
    /// How well a player stands: cash, property, and what the groups may bring.
    pub(super) fn standing(&self, seat: Seat) -> f32 {
        let own = self.holdings.of(seat);
        let land: f32 = own.iter().map(|lot| self.worth_of_land(lot)).sum();
        let groups: f32 = GROUPS.iter().map(|&group| self.worth_of_group(seat, group, own)).sum();
        self.players[seat].cash as f32 + land + groups + self.worth_of_others(seat, own)
    }

    /// The printed price; of mortgaged property what is left of it, and buildings at what the bank gives.
    fn worth_of_land(&self, lot: Lot) -> f32 {
        let holding = self.holdings.at(lot);
        let price = self.price(lot) as f32;
        let land = if holding.mortgaged { 0.4 * price } else { price };
        land + (BOARD[lot.index()].house / 2 * u32::from(holding.level)) as f32
    }

    fn worth_of_group(&self, seat: Seat, group: LotSet, own: LotSet) -> f32 {
        let missing = group.without(own).len();
        if missing == group.len() {
            return 0.0;
        }
        let part = match missing {
            0 => 1.0,
            1 => ALMOST,
            _ => BEGUN,
        };
        part * self.bonus(seat, group)
    }

    /// What a whole group would bring within the horizon, built as far as the player could pay, less the cost.
    pub(super) fn bonus(&self, seat: Seat, group: LotSet) -> f32 {
        let budget = self.could_spend(seat, group);
        let built: u32 = group.iter().map(|lot| u32::from(self.holdings.level(lot))).sum();
        let lots = group.len();
        let house = group.first().map_or(0, |lot| BOARD[lot.index()].house);
        let mut best = 0.0_f32;
        for level in 0..=HOTEL {
            let cost = (lots * u32::from(level)).saturating_sub(built) * house;
            if cost <= budget {
                best = best.max(self.income(seat, group, level) - cost as f32);
            }
        }
        best
    }

    /// Cash, and what the bank would lend on property outside the group.
    fn could_spend(&self, seat: Seat, group: LotSet) -> u32 {
        let others = self
            .holdings
            .of(seat)
            .without(group)
            .without(self.holdings.built())
            .without(self.holdings.mortgaged());
        let loans = others.iter().map(|lot| self.loan(lot) - self.interest_at_once(lot));
        self.players[seat].cash + loans.sum::<u32>()
    }

    /// The rent of a whole group within the horizon, with the same buildings on every lot.
    fn income(&self, seat: Seat, group: LotSet, level: u8) -> f32 {
        let table = self.config.prices as usize;
        let each_visit = group.iter().map(|lot| {
            let rent = BOARD[lot.index()].rent[table][usize::from(level)];
            LANDINGS[lot.index()] / 100.0 * (if level == 0 { 2 * rent } else { rent }) as f32
        });
        each_visit.sum::<f32>() * self.visits(seat)
    }

    /// Throws of others within the horizon.
    fn visits(&self, seat: Seat) -> f32 {
        self.others_in_game(seat).count() as f32 * THROWS_IN_TURN * HORIZON
    }

    /// Stations and utilities, by what they bring together.
    pub(super) fn worth_of_others(&self, seat: Seat, own: LotSet) -> f32 {
        let chance = |lots: LotSet| lots.iter().map(|lot| LANDINGS[lot.index()] / 100.0).sum::<f32>();
        let (stations, utilities) = (own.and(STATIONS), own.and(UTILITIES));
        let mut rent = 0.0;
        if let Some(more) = (stations.len() as usize).checked_sub(1) {
            rent += chance(stations) * STATION_RENT[more] as f32;
        }
        if let Some(more) = (utilities.len() as usize).checked_sub(1) {
            rent += chance(utilities) * UTILITY_RENT[self.config.prices as usize][more] as f32 * PIPS;
        }
        rent * self.visits(seat)
    }

    /// What a throw costs a player on average now, in rent to others.
    pub(super) fn danger(&self, seat: Seat) -> f32 {
        let of_others = self.holdings.owned().without(self.holdings.of(seat));
        of_others.iter().map(|lot| LANDINGS[lot.index()] / 100.0 * self.rent(lot) as f32).sum()
    }

    /// What a building on a lot brings within the horizon, less what it costs. The first houses bring little by
    /// themselves, so it counts as a part of the best number of houses to come.
    pub(super) fn worth_of_building(&self, seat: Seat, lot: Lot) -> f32 {
        let square = &BOARD[lot.index()];
        let rent = &square.rent[self.config.prices as usize];
        let level = self.holdings.level(lot);
        let now = if level == 0 { 2 * rent[0] } else { rent[usize::from(level)] };
        let visits = LANDINGS[lot.index()] / 100.0 * self.visits(seat);
        let each_of = |target: u8| {
            let more = rent[usize::from(target)] - now;
            visits * more as f32 / f32::from(target - level) - square.house as f32
        };
        (level + 1..=HOTEL).map(each_of).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What a player gains by getting a lot for nothing.
    pub(super) fn worth_of_lot(&self, seat: Seat, lot: Lot) -> f32 {
        let mut after = self.imagine();
        after.give(seat, lot);
        after.mind().standing(seat) - self.standing(seat)
    }
}
