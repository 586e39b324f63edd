//! What of a position says who will win: the numbers that the learnt evaluation weighs.

use super::worth::{LANDINGS, PIPS, THROWS_IN_TURN};
use crate::{
    Lot, Monopol, SEATS,
    board::{BOARD, HOTEL, SQUARES},
    position::{GROUPS, Lots, PROPERTY, STATIONS, UTILITIES, each},
};
use tabletop::Seat;

/// So many numbers describe a player.
pub const TRAITS: usize = 64;
const THOUSAND: f32 = 1_000.0;
const TEN_THOUSAND: f32 = 10_000.0;

/// What a visitor of all that a player owns pays on average for a throw, and at most.
#[derive(Copy, Clone, Default)]
struct Rents {
    now: f32,
    /// With the houses that there is money for.
    soon: f32,
    most: f32,
    most_soon: f32,
}

/// Groups in the order in which they pay.
const BEST_FIRST: [usize; 8] = [3, 1, 4, 5, 2, 7, 6, 0];

impl Monopol {
    /// What describes each player that is still in.
    pub fn traits(&self) -> [[f32; TRAITS]; SEATS] {
        let mut all = [[0.0; TRAITS]; SEATS];
        let mut rents = [Rents::default(); SEATS];
        let mut raises = [0.0; SEATS];
        let mut worths = [0.0; SEATS];
        let playing = || self.seats_in_order().filter(|&seat| self.is_in_game(seat));
        let net = self.worths();
        for seat in playing() {
            rents[seat.index()] = self.rents_of(seat);
            raises[seat.index()] = self.could_raise(seat) as f32;
            worths[seat.index()] = net[seat.index()] as f32;
        }
        let players = self.in_game.count_ones() as f32;
        let total: f32 = worths.iter().sum();
        let table = self.config.seats;
        let by_square = self.rents_by_square();
        for seat in playing() {
            let at = seat.index();
            let own = self.holdings.of(seat);
            let player = &self.players[at];
            let cash = player.cash as f32;
            let raise = raises[at];
            let others = || playing().filter(move |&other| other != seat);
            let rent = rents[at];
            let outgo: f32 = others().map(|other| rents[other.index()].now).sum();
            let outgo_soon: f32 = others().map(|other| rents[other.index()].soon).sum();
            let most = others().map(|other| rents[other.index()].most).fold(0.0, f32::max);
            let most_soon = others().map(|other| rents[other.index()].most_soon).fold(0.0, f32::max);
            let best_soon = others().map(|other| rents[other.index()].soon).fold(0.0, f32::max);
            let best_now = others().map(|other| rents[other.index()].now).fold(0.0, f32::max);
            let visits = (players - 1.0) * THROWS_IN_TURN;
            let free: u32 = each(own & !self.holdings.mortgaged()).map(|lot| self.price(lot)).sum();
            let mortgaged: u32 = each(own & self.holdings.mortgaged()).map(|lot| self.price(lot)).sum();
            let houses: u32 = each(own & self.holdings.built())
                .map(|lot| BOARD[lot.index()].house * u32::from(self.holdings.level(lot)))
                .sum();
            let mut traits = Writer { traits: &mut all[at], next: 0 };
            traits.put((1.0 + cash / THOUSAND).ln());
            traits.put(cash / TEN_THOUSAND);
            traits.put((1.0 + raise / THOUSAND).ln());
            traits.put(visits * rent.now / THOUSAND);
            traits.put((visits * rent.now / THOUSAND).sqrt());
            traits.put(visits * rent.soon / THOUSAND);
            traits.put((visits * rent.soon / THOUSAND).sqrt());
            traits.put(outgo / THOUSAND);
            traits.put(outgo_soon / THOUSAND);
            traits.put((most / (raise + 500.0)).min(3.0));
            traits.put((most_soon / (raise + 500.0)).min(3.0));
            traits.put((most / (cash + 500.0)).min(3.0));
            traits.put(self.next_rent(seat, &by_square) / THOUSAND);
            traits.put(free as f32 / TEN_THOUSAND);
            traits.put(mortgaged as f32 / TEN_THOUSAND);
            traits.put(houses as f32 / TEN_THOUSAND);
            for group in GROUPS {
                traits.put(f32::from(u8::from(group & !own == 0)));
            }
            for group in GROUPS {
                let built = if group & !own == 0 { self.levels(group) } else { 0 };
                traits.put(built as f32 / (5 * group.count_ones()) as f32);
            }
            for group in GROUPS {
                traits.put(f32::from(u8::from((group & !own).count_ones() == 1)));
            }
            let unowned = !self.holdings.owned();
            let almost = |missing: Lots| missing.count_ones() == 1 && missing & unowned != 0;
            traits.put(GROUPS.iter().filter(|&group| almost(group & !own)).count() as f32);
            traits.put(self.swaps(seat) as f32);
            traits.put(self.blocked_by(seat) as f32);
            let stations = (own & STATIONS).count_ones();
            for count in 1..=4 {
                traits.put(f32::from(u8::from(stations == count)));
            }
            let utilities = (own & UTILITIES).count_ones();
            for count in 1..=2 {
                traits.put(f32::from(u8::from(utilities == count)));
            }
            traits.put(f32::from(u8::from(player.prison.is_some())));
            traits.put(player.cards.count_ones() as f32);
            let turns = (seat.0 + table - self.turn.0) % table;
            traits.put(f32::from(turns) / 7.0);
            traits.put((unowned & PROPERTY).count_ones() as f32 / 28.0);
            traits.put(players / 7.0);
            traits.put(f32::from(self.round.min(100)) / 100.0);
            traits.put(visits * best_now / THOUSAND);
            traits.put(visits * best_soon / THOUSAND);
            traits.put(players * worths[at] / total.max(1.0));
            traits.put(f32::from(self.houses) / 32.0);
            let rivals = others().map(|other| worths[other.index()]).fold(0.0, f32::max);
            traits.put(players * rivals / total.max(1.0));
            let cash_of_others: f32 = others().map(|other| self.cash_of(other) as f32).sum();
            traits.put(cash_of_others / (players - 1.0).max(1.0) / TEN_THOUSAND);
            traits.put(1.0);
            debug_assert!(traits.next <= TRAITS);
        }
        all
    }

    fn levels(&self, lots: Lots) -> u32 {
        each(lots).map(|lot| u32::from(self.holdings.level(lot))).sum()
    }

    fn rents_by_square(&self) -> [f32; SQUARES] {
        let mut by_square = [0.0; SQUARES];
        for lot in each(self.holdings.owned()) {
            by_square[lot.index()] = self.average_rent(lot);
        }
        by_square
    }

    fn average_rent(&self, lot: Lot) -> f32 {
        let pips = if UTILITIES & lot.bit() == 0 { 1.0 } else { PIPS };
        self.printed_rent(lot) as f32 * pips
    }

    /// What the next throw costs in rent on average.
    fn next_rent(&self, seat: Seat, by_square: &[f32; SQUARES]) -> f32 {
        let player = &self.players[seat.index()];
        let own = self.holdings.of(seat);
        let mut sum = 0.0;
        for pips in 2..=12_usize {
            let ways = 6 - pips.abs_diff(7);
            let square = (usize::from(player.at) + pips) % SQUARES;
            if own >> square & 1 == 0 {
                sum += ways as f32 * by_square[square];
            }
        }
        sum / 36.0
    }

    fn rents_of(&self, seat: Seat) -> Rents {
        let own = self.holdings.of(seat);
        let mut rents = Rents::default();
        for lot in each(own & !self.holdings.mortgaged()) {
            let rent = self.average_rent(lot);
            rents.now += LANDINGS[lot.index()] / 100.0 * rent;
            rents.most = rents.most.max(rent);
        }
        (rents.soon, rents.most_soon) = (rents.now, rents.most);
        let mut budget = self.cash_of(seat) + self.could_borrow(self.lone_lots(seat));
        for group in BEST_FIRST.map(|group| GROUPS[group]).into_iter().filter(|group| group & !own == 0) {
            let house = each(group).next().map_or(0, |lot| BOARD[lot.index()].house);
            let lots = group.count_ones();
            let built = self.levels(group);
            let reach = (built + budget / house).min(u32::from(HOTEL) * lots);
            let (level, more) = ((reach / lots) as usize, reach % lots);
            budget -= (reach - built) * house;
            let table = self.config.prices as usize;
            for (number, lot) in (0..).zip(each(group)) {
                let target = if number < more { level + 1 } else { level };
                let rent = BOARD[lot.index()].rent[table];
                let soon = (if target == 0 { 2 * rent[0] } else { rent[target] }) as f32;
                let now = if self.holdings.is_mortgaged(lot) { 0.0 } else { self.average_rent(lot) };
                rents.soon += LANDINGS[lot.index()] / 100.0 * (soon - now).max(0.0);
                rents.most_soon = rents.most_soon.max(soon);
            }
        }
        rents
    }

    /// How many others could complete a group of a player and get the last lots of one in exchange.
    fn swaps(&self, seat: Seat) -> usize {
        let own = self.holdings.of(seat);
        let lacks = |mine: Lots, theirs: Lots| {
            GROUPS.iter().any(|group| {
                let missing = group & !mine;
                missing != 0 && group & mine != 0 && missing & !theirs == 0
            })
        };
        self.others_in_game(seat)
            .filter(|&other| lacks(own, self.holdings.of(other)) && lacks(self.holdings.of(other), own))
            .count()
    }

    /// How many groups of others lack only lots of a player.
    fn blocked_by(&self, seat: Seat) -> usize {
        let own = self.holdings.of(seat);
        let lacks = |theirs: Lots| {
            GROUPS
                .iter()
                .filter(|&group| group & theirs != 0 && group & own != 0 && group & !theirs & !own == 0)
                .count()
        };
        self.others_in_game(seat).map(|other| lacks(self.holdings.of(other))).sum()
    }
}

struct Writer<'a> {
    traits: &'a mut [f32; TRAITS],
    next: usize,
}

impl Writer<'_> {
    fn put(&mut self, value: f32) {
        self.traits[self.next] = value;
        self.next += 1;
    }
}
