//! A plain player: reckons in kronor what things are worth, and keeps something in the purse.

mod adversary;
mod appraise;
mod beginner;
mod choices;
mod deal;
mod debt;
mod fixed;
mod haggle;
mod improving;
mod judge;
mod learnt;
mod lookahead;
mod mind;
mod planner;
mod script;
mod sparring;
mod traits;
mod tuning;
mod weights;
mod whatif;
mod worth;

use crate::{
    Action, Lot, Monopol, Sold, Stage, View,
    lots::{GROUPS, LotSet, PROPERTY, STATIONS},
    squares::{BOARD, Deck, FINE},
};
pub use beginner::Beginner;
use deal::Proposal;
pub use fixed::{Fixed, Preference};
use mind::Mind;
pub use planner::Planner;
pub use sparring::{SPARRING, sparring};
use tabletop::{Bot, Seat};
pub use traits::{TRAITS, trait_names, traits};

/// What stays in the purse whatever there is to buy, and the most that is kept for rent.
const LEAST_PURSE: u32 = 1_000;
const MOST_PURSE: u32 = 8_000;
/// The purse is good for the rent of so many throws.
const THROWS_AHEAD: f32 = 3.0;
/// Above this much rent for a throw it is good to stay in prison.
const DANGEROUS: f32 = 900.0;
/// Nobody offers deals before this round: a game is not decided before all have begun to play.
const FIRST_OFFERS: u16 = 3;
/// So much of what a lot is worth to somebody else is bid to keep it from them.
const SPITE: f32 = 0.3;
/// With so many houses on each lot a group brings most for what it costs.
const ENOUGH_HOUSES: u8 = 3;

/// Reckons by a plain valuation. It remembers which deals it has offered, so as not to offer them again.
pub struct Simple {
    start: Monopol,
    made: Vec<Proposal>,
    /// The round of its last offer: one in a turn is enough.
    offered_in: u16,
    /// How many deals it had offered before its latest decision, and in which round the last.
    before: (usize, u16),
}

impl Bot<Monopol> for Simple {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        self.before = (self.made.len(), self.offered_in);
        if let [only] = menu
            && *only != Action::Throw
        {
            return only.clone();
        }
        let position = view.position(self.start.clone());
        self.decide(Mind::of(&position), seat, menu)
    }

    fn remembers(&self) -> bool {
        true
    }

    fn overtaken(&mut self) {
        self.made.truncate(self.before.0);
        self.offered_in = self.before.1;
    }
}

impl Simple {
    /// For a match that starts so.
    pub fn new(start: Monopol) -> Simple {
        Simple { start, made: Vec::new(), offered_in: 0, before: (0, 0) }
    }

    fn decide(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Action {
        if !game.waiting().contains(&seat) {
            // Asked between other things: there is an offer to answer.
            return game.answer(seat, menu).unwrap_or_else(|| menu[0].clone());
        }
        match game.stage {
            Stage::Turn => game.answer(seat, menu).unwrap_or_else(|| self.turn(game, seat, menu)),
            Stage::Buy => game.buy_or_not(seat),
            Stage::Auction => game.bid_or_pass(seat),
            Stage::Claim => Action::Claim,
            Stage::FineOrChance => Action::PayCard,
            Stage::Debt => game.answer(seat, menu).unwrap_or_else(|| game.raise(seat, menu)),
            Stage::TakeOver => game.lift_any(seat, menu).unwrap_or(Action::KeepMortgages),
            Stage::Wishes => game.wish_for(seat, menu),
            Stage::Place => game.best_site(seat, menu).unwrap_or_else(|| menu[0].clone()),
            Stage::ThrowForOrder | Stage::DealDeeds | Stage::Throw | Stage::DrawCard | Stage::Over => {
                menu[0].clone()
            }
        }
    }

    /// Everything that can be done before throwing, one thing after another.
    fn turn(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Action {
        if let Some(action) = game.improve(seat, menu) {
            return action;
        }
        if self.offered_in != game.round && game.round >= FIRST_OFFERS {
            // What has been open for a whole round will not be accepted any more.
            if let Some(old) = menu.iter().find(|action| matches!(action, Action::Withdraw { .. })) {
                return old.clone();
            }
            self.offered_in = game.round;
            if let Some(proposal) = game.best_proposal(seat, &self.made) {
                self.made.push(proposal);
                return proposal.action();
            }
        }
        game.leave_prison_or_throw(seat, menu)
    }
}

impl Mind<'_> {
    /// What should stay in the purse.
    fn purse(&self, seat: Seat) -> u32 {
        ((THROWS_AHEAD * self.danger(seat)) as u32).clamp(LEAST_PURSE, MOST_PURSE)
    }

    fn has_spare(&self, seat: Seat, cost: u32) -> bool {
        self.cash(seat) >= cost + self.purse(seat)
    }

    /// Accepts or refuses the first offer that waits for an answer.
    fn answer(&self, seat: Seat, menu: &[Action]) -> Option<Action> {
        let offer = self.offers.iter().find(|offer| offer.to == seat)?;
        let accept = Action::Accept { offer: offer.number, lift: Vec::new() };
        let good = menu.contains(&accept) && (self.is_present(offer) || self.is_good(offer));
        Some(if good { accept } else { Action::Refuse { offer: offer.number } })
    }

    /// Builds, borrows for building, or pays back.
    fn improve(&self, seat: Seat, menu: &[Action]) -> Option<Action> {
        if let Some(site) = self.best_site(seat, menu).filter(|site| self.is_affordable(seat, site)) {
            return Some(site);
        }
        if let Some(house) = self.house_to_borrow_for(seat) {
            return self.borrow_for(seat, house);
        }
        self.lift_any(seat, menu)
    }

    fn is_affordable(&self, seat: Seat, build: &Action) -> bool {
        matches!(build, Action::Build { lot } if self.has_spare(seat, BOARD[lot.index()].house))
    }

    /// The building on the menu that brings most.
    fn best_site(&self, seat: Seat, menu: &[Action]) -> Option<Action> {
        let rated = menu.iter().filter_map(|action| {
            let (Action::Build { lot } | Action::Place { lot }) = action else { return None };
            Some((self.worth_of_building(seat, *lot), action))
        });
        rated.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, action)| action.clone())
    }

    /// The price of the next house of a whole group that does not yet have enough of them.
    fn house_to_borrow_for(&self, seat: Seat) -> Option<u32> {
        if self.houses == 0 {
            return None;
        }
        let own = self.holdings.of(seat);
        let wanting = GROUPS.into_iter().filter(|&group| own.contains_all(group)).flatten().filter(|lot| {
            let holding = self.holdings.at(*lot);
            holding.level < ENOUGH_HOUSES && !holding.mortgaged && self.must_build(seat, *lot).is_ok()
        });
        wanting.map(|lot| BOARD[lot.index()].house).min()
    }

    /// Mortgages the cheapest lone lot, if all of them together would pay for a house.
    fn borrow_for(&self, seat: Seat, house: u32) -> Option<Action> {
        let lone = || self.lone_lots(seat).without(self.holdings.mortgaged()).iter();
        let loans: u32 = lone().map(|lot| self.loan(lot) - self.interest_at_once(lot)).sum();
        if self.cash(seat) + loans < house + self.purse(seat) {
            return None;
        }
        lone().min_by_key(|&lot| self.price(lot)).map(|lot| Action::Mortgage { lot })
    }

    /// Property outside whole groups; two stations or more are worth keeping.
    fn lone_lots(&self, seat: Seat) -> LotSet {
        let own = self.holdings.of(seat);
        let whole: LotSet = GROUPS.into_iter().filter(|&group| own.contains_all(group)).collect();
        let stations = if own.and(STATIONS).len() > 1 { STATIONS } else { LotSet::EMPTY };
        own.without(whole).without(stations)
    }

    /// Lifts the dearest mortgage that can be spared for, those of whole groups first.
    fn lift_any(&self, seat: Seat, menu: &[Action]) -> Option<Action> {
        let lone = self.lone_lots(seat);
        let affordable = menu.iter().filter_map(|action| {
            let &Action::Lift { lot } = action else { return None };
            let spare = self.has_spare(seat, self.loan(lot) + self.interest(lot));
            spare.then(|| (!lone.contains(lot), self.price(lot), action))
        });
        affordable.max_by_key(|&(whole, price, _)| (whole, price)).map(|(.., action)| action.clone())
    }

    /// While there is land to buy, or little rent to fear, nobody wants to sit.
    fn leave_prison_or_throw(&self, seat: Seat, menu: &[Action]) -> Action {
        if self.danger(seat) > DANGEROUS {
            return Action::Throw;
        }
        let card = Deck::ALL.map(|deck| Action::UseCard { deck });
        let used = card.into_iter().find(|card| menu.contains(card));
        let fine = (menu.contains(&Action::PayFine) && self.has_spare(seat, FINE)).then_some(Action::PayFine);
        used.or(fine).unwrap_or(Action::Throw)
    }

    fn buy_or_not(&self, seat: Seat) -> Action {
        let lot = self.on_offer();
        let (price, cash) = (self.price(lot), self.cash(seat));
        let precious = self.worth_of_lot(seat, lot) > 2.0 * price as f32;
        let keep = if precious { 0 } else { LEAST_PURSE };
        if cash >= price + keep { Action::Buy } else { Action::Decline }
    }

    /// Raises by a quarter of the way to what the thing is worth.
    fn bid_or_pass(&self, seat: Seat) -> Action {
        let (least, note) = (self.least_bid(seat), self.config.prices.note());
        let worth = match self.auction.of {
            Sold::Lot(lot) => self.worth_at_auction(seat, lot),
            Sold::House | Sold::Hotel => self.worth_of_won_building(seat),
            Sold::Card(_) => FINE / 2,
        };
        let limit = worth.min(self.cash(seat).saturating_sub(LEAST_PURSE));
        if limit < least {
            return Action::PassBid;
        }
        Action::Bid { amount: least + (limit - least) / 4 / note * note }
    }

    /// What a lot brings, and a little for keeping it from others.
    fn worth_at_auction(&self, seat: Seat, lot: Lot) -> u32 {
        let price = self.price(lot) as f32;
        let others = self.others_in_game(seat).map(|other| self.worth_of_lot(other, lot) - price);
        let spite = SPITE * others.fold(0.0, f32::max);
        (self.worth_of_lot(seat, lot) + spite) as u32
    }

    fn worth_of_won_building(&self, seat: Seat) -> u32 {
        let sites = PROPERTY.iter().filter(|&lot| self.must_build(seat, lot).is_ok());
        let worths = sites.map(|lot| self.worth_of_building(seat, lot) + BOARD[lot.index()].house as f32);
        worths.fold(0.0, f32::max) as u32
    }

    /// As many as there is money for.
    fn wish_for(&self, seat: Seat, menu: &[Action]) -> Action {
        let house = BOARD[self.site.index()].house;
        let spare = self.cash(seat).saturating_sub(self.purse(seat)) / house;
        let counts = menu.iter().filter_map(|action| {
            let Action::Wish { count } = action else { return None };
            (u32::from(*count) <= spare).then_some(*count)
        });
        Action::Wish { count: counts.max().unwrap_or_default() }
    }
}
