//! What of a position says who will win: the numbers that the learnt evaluation weighs.

use super::worth::{LANDINGS, PIPS, THROWS_IN_TURN};
use crate::{
    Lot, Monopol, SEATS,
    lots::{GROUPS, LotSet, PROPERTY, STATIONS, UTILITIES},
    squares::{BOARD, HOTEL, SQUARES},
};
use tabletop::{BySeat, Seat};

/// So many numbers describe a player.
pub const TRAITS: usize = 64;
const THOUSAND: f32 = 1_000.0;
const TEN_THOUSAND: f32 = 10_000.0;
/// Nobody is divided by nothing.
const SMALL_CHANGE: f32 = 500.0;

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

/// What is reckoned once for all players.
struct Survey<'a> {
    game: &'a Monopol,
    rents: BySeat<Rents, SEATS>,
    /// What each owns in all.
    worths: BySeat<f32, SEATS>,
    /// What a visitor of each square pays.
    by_square: [f32; SQUARES],
    players: f32,
}

impl Monopol {
    /// What describes each player that is still in.
    pub fn traits(&self) -> BySeat<[f32; TRAITS], SEATS> {
        let survey = Survey::of(self);
        let mut all = BySeat::all([0.0; TRAITS]);
        for seat in survey.game.in_game {
            let mut traits = Writer { traits: &mut all[seat], next: 0 };
            survey.money_and_rent(seat, &mut traits);
            survey.property(seat, &mut traits);
            survey.state_of_the_game(seat, &mut traits);
            debug_assert!(traits.next <= TRAITS);
        }
        all
    }
}

impl<'a> Survey<'a> {
    fn of(game: &'a Monopol) -> Survey<'a> {
        let mut survey = Survey {
            game,
            rents: BySeat::all(Rents::default()),
            worths: BySeat::all(0.0),
            by_square: game.rents_by_square(),
            players: game.in_game.len() as f32,
        };
        let net = game.worths();
        for seat in survey.game.in_game {
            survey.rents[seat] = game.rents_of(seat);
            survey.worths[seat] = net[seat] as f32;
        }
        survey
    }

    fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.game.others_in_game(seat)
    }

    /// The greatest of something among the others.
    fn most_of_others(&self, seat: Seat, of: impl Fn(Seat) -> f32) -> f32 {
        self.others(seat).map(of).fold(0.0, f32::max)
    }

    /// So often somebody throws who may come by.
    fn visits(&self) -> f32 {
        (self.players - 1.0) * THROWS_IN_TURN
    }

    /// What there is to pay with, what comes in, and what may have to be paid.
    fn money_and_rent(&self, seat: Seat, traits: &mut Writer<'_>) {
        let game = self.game;
        let (cash, raise) = (game.cash(seat) as f32, game.could_raise(seat) as f32);
        traits.put((1.0 + cash / THOUSAND).ln());
        traits.put(cash / TEN_THOUSAND);
        traits.put((1.0 + raise / THOUSAND).ln());
        let (visits, rent) = (self.visits(), self.rents[seat]);
        for income in [rent.now, rent.soon] {
            traits.put(visits * income / THOUSAND);
            traits.put((visits * income / THOUSAND).sqrt());
        }
        traits.put(self.others(seat).map(|other| self.rents[other].now).sum::<f32>() / THOUSAND);
        traits.put(self.others(seat).map(|other| self.rents[other].soon).sum::<f32>() / THOUSAND);
        let most = self.most_of_others(seat, |other| self.rents[other].most);
        let most_soon = self.most_of_others(seat, |other| self.rents[other].most_soon);
        for (owed, means) in [(most, raise), (most_soon, raise), (most, cash)] {
            traits.put((owed / (means + SMALL_CHANGE)).min(3.0));
        }
        traits.put(game.next_rent(seat, &self.by_square) / THOUSAND);
    }

    /// Land and buildings, and what is missing to whole groups.
    fn property(&self, seat: Seat, traits: &mut Writer<'_>) {
        let game = self.game;
        let own = game.holdings.of(seat);
        let prices = |lots: LotSet| lots.iter().map(|lot| game.price(lot)).sum::<u32>() as f32;
        traits.put(prices(own.without(game.holdings.mortgaged())) / TEN_THOUSAND);
        traits.put(prices(own.and(game.holdings.mortgaged())) / TEN_THOUSAND);
        let houses = own
            .and(game.holdings.built())
            .iter()
            .map(|lot| BOARD[lot.index()].house * u32::from(game.holdings.level(lot)));
        traits.put(houses.sum::<u32>() as f32 / TEN_THOUSAND);
        for group in GROUPS {
            traits.put_whether(own.contains_all(group));
        }
        for group in GROUPS {
            let built = if own.contains_all(group) { game.levels(group) } else { 0 };
            traits.put(built as f32 / (5 * group.len()) as f32);
        }
        for group in GROUPS {
            traits.put_whether(group.without(own).len() == 1);
        }
        let for_sale = |missing: LotSet| missing.len() == 1 && !missing.meets(game.holdings.owned());
        traits.put(GROUPS.iter().filter(|&group| for_sale(group.without(own))).count() as f32);
        traits.put(game.swaps(seat) as f32);
        traits.put(game.blocked_by(seat) as f32);
        for count in 1..=4 {
            traits.put_whether(own.and(STATIONS).len() == count);
        }
        for count in 1..=2 {
            traits.put_whether(own.and(UTILITIES).len() == count);
        }
    }

    /// Where a player is, and how far the game has come.
    fn state_of_the_game(&self, seat: Seat, traits: &mut Writer<'_>) {
        let (game, players, visits) = (self.game, self.players, self.visits());
        let player = &game.players[seat];
        traits.put_whether(player.prison.is_some());
        traits.put(player.cards.len() as f32);
        let seats = game.config.seats;
        traits.put(f32::from((seat.0 + seats - game.turn.0) % seats) / 7.0);
        traits.put(PROPERTY.without(game.holdings.owned()).len() as f32 / 28.0);
        traits.put(players / 7.0);
        traits.put(f32::from(game.round.min(100)) / 100.0);
        traits.put(visits * self.most_of_others(seat, |other| self.rents[other].now) / THOUSAND);
        traits.put(visits * self.most_of_others(seat, |other| self.rents[other].soon) / THOUSAND);
        let share = |worth: f32| players * worth / self.worths.iter().sum::<f32>().max(1.0);
        traits.put(share(self.worths[seat]));
        traits.put(f32::from(game.houses) / 32.0);
        traits.put(share(self.most_of_others(seat, |other| self.worths[other])));
        let cash: f32 = self.others(seat).map(|other| game.players[other].cash as f32).sum();
        traits.put(cash / (players - 1.0).max(1.0) / TEN_THOUSAND);
        // What does not depend on anything.
        traits.put(1.0);
    }
}

impl Monopol {
    fn levels(&self, lots: LotSet) -> u32 {
        lots.iter().map(|lot| u32::from(self.holdings.level(lot))).sum()
    }

    fn rents_by_square(&self) -> [f32; SQUARES] {
        let mut by_square = [0.0; SQUARES];
        for lot in self.holdings.owned().iter() {
            by_square[lot.index()] = self.average_rent(lot);
        }
        by_square
    }

    fn average_rent(&self, lot: Lot) -> f32 {
        let pips = if UTILITIES.contains(lot) { PIPS } else { 1.0 };
        self.rent_per_visit(lot) as f32 * pips
    }

    /// What the next throw costs in rent on average.
    fn next_rent(&self, seat: Seat, by_square: &[f32; SQUARES]) -> f32 {
        let player = &self.players[seat];
        let own = self.holdings.of(seat);
        let mut sum = 0.0;
        for pips in 2..=12_usize {
            let ways = 6 - pips.abs_diff(7);
            let square = (usize::from(player.at) + pips) % SQUARES;
            if !own.contains(Lot(square as u8)) {
                sum += ways as f32 * by_square[square];
            }
        }
        sum / 36.0
    }

    fn rents_of(&self, seat: Seat) -> Rents {
        let own = self.holdings.of(seat);
        let mut rents = Rents::default();
        for lot in own.without(self.holdings.mortgaged()).iter() {
            let rent = self.average_rent(lot);
            rents.now += LANDINGS[lot.index()] / 100.0 * rent;
            rents.most = rents.most.max(rent);
        }
        (rents.soon, rents.most_soon) = (rents.now, rents.most);
        let mut budget = self.cash(seat) + self.could_borrow(self.lone_lots(seat));
        for group in
            BEST_FIRST.map(|group| GROUPS[group]).into_iter().filter(|&group| own.contains_all(group))
        {
            let house = group.first().map_or(0, |lot| BOARD[lot.index()].house);
            let lots = group.len();
            let built = self.levels(group);
            let reach = (built + budget / house).min(u32::from(HOTEL) * lots);
            let (level, more) = ((reach / lots) as usize, reach % lots);
            budget -= (reach - built) * house;
            let table = self.config.prices as usize;
            for (number, lot) in (0..).zip(group.iter()) {
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
        let lacks = |mine: LotSet, theirs: LotSet| {
            GROUPS.iter().any(|group| {
                let missing = group.without(mine);
                !missing.is_empty() && group.meets(mine) && theirs.contains_all(missing)
            })
        };
        self.others_in_game(seat)
            .filter(|&other| lacks(own, self.holdings.of(other)) && lacks(self.holdings.of(other), own))
            .count()
    }

    /// How many groups of others lack only lots of a player.
    fn blocked_by(&self, seat: Seat) -> usize {
        let own = self.holdings.of(seat);
        let lacks = |theirs: LotSet| {
            GROUPS
                .iter()
                .filter(|&group| {
                    group.meets(theirs) && group.meets(own) && theirs.or(own).contains_all(*group)
                })
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

    fn put_whether(&mut self, holds: bool) {
        self.put(f32::from(u8::from(holds)));
    }
}
