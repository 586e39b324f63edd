//! What of a position says who will win: the numbers that the learnt evaluation weighs.

use super::{
    mind::Mind,
    worth::{LANDINGS, PIPS, THROWS_IN_TURN},
};
use crate::{
    Lot, Monopol, SEATS,
    lots::{GROUPS, LotSet, PROPERTY, STATIONS, UTILITIES},
    squares::{BOARD, HOTEL, HOUSES, SQUARES},
};
use tabletop::{BySeat, Seat};

/// So many numbers describe a player; the last two are not used, so that they are added eight at a time.
pub const TRAITS: usize = 64;

/// What a number says of a player. The order is that of the weights.
#[derive(Copy, Clone)]
enum Trait {
    Cash,
    CashPlain,
    Raise,
    Income,
    IncomeRoot,
    IncomeSoon,
    IncomeSoonRoot,
    RentOfOthers,
    RentOfOthersSoon,
    MostOwed,
    MostOwedSoon,
    MostOwedOfCash,
    NextThrow,
    Land,
    Mortgaged,
    Houses,
    Whole,
    Built,
    OneMissing,
    LastForSale,
    Swaps,
    Blocks,
    Stations,
    Utilities,
    Prison,
    Cards,
    Place,
    LandLeft,
    Players,
    Round,
    MostIncome,
    MostIncomeSoon,
    Share,
    HousesLeft,
    MostShare,
    CashOfOthers,
    Always,
}

/// What each trait is, in the order of [`Trait`], and how many numbers it has: one, or one for each group or count.
const MEANINGS: [(&str, usize); Trait::Always as usize + 1] = [
    ("the logarithm of cash, in thousands", 1),
    ("cash, in ten thousands", 1),
    ("the logarithm of what could be raised, in thousands", 1),
    ("rent that comes in within a round, in thousands", 1),
    ("the root of that income", 1),
    ("rent that comes in with the houses there is money for, in thousands", 1),
    ("the root of that income soon", 1),
    ("what a throw on average brings all others, in thousands", 1),
    ("what a throw brings all others with the houses they have money for, in thousands", 1),
    ("the dearest visit as a part of what could be raised", 1),
    ("the dearest visit with those houses as a part of what could be raised", 1),
    ("the dearest visit as a part of the cash", 1),
    ("what the next throw costs on average, in thousands", 1),
    ("printed prices of free land, in ten thousands", 1),
    ("printed prices of mortgaged land, in ten thousands", 1),
    ("what its buildings cost, in ten thousands", 1),
    ("a whole group", 8),
    ("how far it is built", 8),
    ("a group that lacks one lot", 8),
    ("groups whose last lot the bank still has", 1),
    ("players with whom groups could be completed on both sides", 1),
    ("groups of others that lack only its lots", 1),
    ("so many stations: one, two, three, four", 4),
    ("so many utilities: one, two", 2),
    ("in prison", 1),
    ("cards out of prison", 1),
    ("seats until its turn, of seven", 1),
    ("land that the bank has, as a part of all", 1),
    ("players, of seven", 1),
    ("rounds, of a hundred", 1),
    ("the most rent that another gets within a round, in thousands", 1),
    ("the most rent that another gets with those houses, in thousands", 1),
    ("its worth as a part of the average", 1),
    ("houses that the bank has, as a part of all", 1),
    ("the most that another is worth, as a part of the average", 1),
    ("the cash of the others on average, in ten thousands", 1),
    ("one", 1),
];

/// Where the numbers of each trait begin.
const BEGIN: [usize; MEANINGS.len()] = {
    let mut begin = [0; MEANINGS.len()];
    let mut at = 1;
    while at < begin.len() {
        begin[at] = begin[at - 1] + MEANINGS[at - 1].1;
        at += 1;
    }
    begin
};
const _: () = assert!(BEGIN[Trait::Always as usize] < TRAITS);

/// What each of the numbers says, as it is printed with the weights; nothing for those that are not used.
pub fn trait_names() -> [String; TRAITS] {
    let mut names = [const { String::new() }; TRAITS];
    for (begin, (meaning, count)) in BEGIN.into_iter().zip(MEANINGS) {
        for nth in 0..count {
            names[begin + nth] =
                if count == 1 { meaning.to_owned() } else { format!("{meaning}, {} of {count}", nth + 1) };
        }
    }
    names
}

/// What describes each player that is still in.
pub fn traits(game: &Monopol) -> BySeat<[f32; TRAITS], SEATS> {
    Mind::of(game).traits()
}

const THOUSAND: f32 = 1_000.0;
const TEN_THOUSAND: f32 = 10_000.0;
/// Nobody is divided by nothing.
const SMALL_CHANGE: f32 = 500.0;
/// Who owes so many times what they have is as ruined as one who owes more.
const RUIN: f32 = 3.0;
/// All rounds from this on are alike.
const LATE: u16 = 100;

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
    game: Mind<'a>,
    rents: BySeat<Rents, SEATS>,
    /// What each owns in all.
    worths: BySeat<f32, SEATS>,
    /// What a visitor of each square pays.
    by_square: [f32; SQUARES],
    players: f32,
}

impl Mind<'_> {
    pub(super) fn traits(&self) -> BySeat<[f32; TRAITS], SEATS> {
        let survey = Survey::of(*self);
        let mut all = BySeat::all([0.0; TRAITS]);
        for seat in survey.game.in_game {
            let mut traits = Writer(&mut all[seat]);
            survey.money_and_rent(seat, &mut traits);
            survey.property(seat, &mut traits);
            survey.state_of_the_game(seat, &mut traits);
        }
        all
    }
}

impl<'a> Survey<'a> {
    fn of(game: Mind<'a>) -> Survey<'a> {
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
        traits.put(Trait::Cash, libm::logf(1.0 + cash / THOUSAND));
        traits.put(Trait::CashPlain, cash / TEN_THOUSAND);
        traits.put(Trait::Raise, libm::logf(1.0 + raise / THOUSAND));
        let (visits, rent) = (self.visits(), self.rents[seat]);
        let (income, soon) = (visits * rent.now / THOUSAND, visits * rent.soon / THOUSAND);
        traits.put(Trait::Income, income);
        traits.put(Trait::IncomeRoot, income.sqrt());
        traits.put(Trait::IncomeSoon, soon);
        traits.put(Trait::IncomeSoonRoot, soon.sqrt());
        let sum_of_others = |of: fn(&Rents) -> f32| -> f32 {
            self.others(seat).map(|other| of(&self.rents[other])).sum::<f32>() / THOUSAND
        };
        traits.put(Trait::RentOfOthers, sum_of_others(|rents| rents.now));
        traits.put(Trait::RentOfOthersSoon, sum_of_others(|rents| rents.soon));
        let most = self.most_of_others(seat, |other| self.rents[other].most);
        let most_soon = self.most_of_others(seat, |other| self.rents[other].most_soon);
        let part = |owed: f32, means: f32| (owed / (means + SMALL_CHANGE)).min(RUIN);
        traits.put(Trait::MostOwed, part(most, raise));
        traits.put(Trait::MostOwedSoon, part(most_soon, raise));
        traits.put(Trait::MostOwedOfCash, part(most, cash));
        traits.put(Trait::NextThrow, game.next_rent(seat, &self.by_square) / THOUSAND);
    }

    /// Land and buildings, and what is missing to whole groups.
    fn property(&self, seat: Seat, traits: &mut Writer<'_>) {
        let game = self.game;
        let own = game.holdings.of(seat);
        let prices = |lots: LotSet| lots.iter().map(|lot| game.price(lot)).sum::<u32>() as f32;
        traits.put(Trait::Land, prices(own.without(game.holdings.mortgaged())) / TEN_THOUSAND);
        traits.put(Trait::Mortgaged, prices(own.and(game.holdings.mortgaged())) / TEN_THOUSAND);
        let houses = own
            .and(game.holdings.built())
            .iter()
            .map(|lot| BOARD[lot.index()].house * u32::from(game.holdings.level(lot)));
        traits.put(Trait::Houses, houses.sum::<u32>() as f32 / TEN_THOUSAND);
        for (nth, group) in GROUPS.into_iter().enumerate() {
            let whole = own.contains_all(group);
            let built = if whole { game.levels(group) } else { 0 };
            traits.put_one(Trait::Whole, nth, whether(whole));
            traits.put_one(Trait::Built, nth, built as f32 / (u32::from(HOTEL) * group.len()) as f32);
            traits.put_one(Trait::OneMissing, nth, whether(group.without(own).len() == 1));
        }
        let for_sale = |missing: LotSet| missing.len() == 1 && !missing.meets(game.holdings.owned());
        let last_for_sale = GROUPS.iter().filter(|&group| for_sale(group.without(own))).count();
        traits.put(Trait::LastForSale, last_for_sale as f32);
        traits.put(Trait::Swaps, game.swaps(seat) as f32);
        traits.put(Trait::Blocks, game.blocked_by(seat) as f32);
        for (kind, lots) in [(Trait::Stations, STATIONS), (Trait::Utilities, UTILITIES)] {
            if let Some(more) = (own.and(lots).len() as usize).checked_sub(1) {
                traits.put_one(kind, more, 1.0);
            }
        }
    }

    /// Where a player is, and how far the game has come.
    fn state_of_the_game(&self, seat: Seat, traits: &mut Writer<'_>) {
        let (game, players, visits) = (self.game, self.players, self.visits());
        let player = &game.players[seat];
        traits.put(Trait::Prison, whether(player.prison.is_some()));
        traits.put(Trait::Cards, player.cards.len() as f32);
        let seats = game.config.seats;
        traits.put(Trait::Place, f32::from((seat.0 + seats - game.turn.0) % seats) / SEATS as f32);
        let land_left = PROPERTY.without(game.holdings.owned()).len();
        traits.put(Trait::LandLeft, land_left as f32 / PROPERTY.len() as f32);
        traits.put(Trait::Players, players / SEATS as f32);
        traits.put(Trait::Round, f32::from(game.round.min(LATE)) / f32::from(LATE));
        let most_income = self.most_of_others(seat, |other| self.rents[other].now);
        let most_income_soon = self.most_of_others(seat, |other| self.rents[other].soon);
        traits.put(Trait::MostIncome, visits * most_income / THOUSAND);
        traits.put(Trait::MostIncomeSoon, visits * most_income_soon / THOUSAND);
        let share = |worth: f32| players * worth / self.worths.iter().sum::<f32>().max(1.0);
        traits.put(Trait::Share, share(self.worths[seat]));
        traits.put(Trait::HousesLeft, f32::from(game.houses) / f32::from(HOUSES));
        traits.put(Trait::MostShare, share(self.most_of_others(seat, |other| self.worths[other])));
        let cash: f32 = self.others(seat).map(|other| game.players[other].cash as f32).sum();
        traits.put(Trait::CashOfOthers, cash / (players - 1.0).max(1.0) / TEN_THOUSAND);
        traits.put(Trait::Always, 1.0);
    }
}

impl Mind<'_> {
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

/// The numbers of one player, put down by name.
struct Writer<'a>(&'a mut [f32; TRAITS]);

impl Writer<'_> {
    fn put(&mut self, kind: Trait, value: f32) {
        self.put_one(kind, 0, value);
    }

    /// The nth number of a trait that has several.
    fn put_one(&mut self, kind: Trait, nth: usize, value: f32) {
        self.0[BEGIN[kind as usize] + nth] = value;
    }
}

fn whether(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
