//! Players with a fixed policy, as research on learning players uses them: sparring partners to measure others by.

use super::mind::Mind;
use crate::{
    Action, Lot, Monopol, Sold, Stage, View,
    lots::{GROUPS, LotSet, STATIONS, UTILITIES},
    position::{Goods, Offer},
    squares::{BOARD, Deck, FINE, Group, HOTEL, SALARY},
};
use tabletop::{Bot, Seat, in_order};

/// What a fixed player thinks of kinds of property.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub enum Preference {
    /// All property alike.
    None,
    /// Stations and the dark blue group, and no utilities.
    DarkBlue,
    /// Stations, orange and light blue.
    Orange,
}

impl Preference {
    fn likes(self) -> LotSet {
        match self {
            Preference::None => LotSet::EMPTY,
            Preference::DarkBlue => STATIONS.or(Group::DarkBlue.lots()),
            Preference::Orange => STATIONS.or(Group::Orange.lots()).or(Group::LightBlue.lots()),
        }
    }

    fn dislikes(self) -> LotSet {
        if self == Preference::DarkBlue { UTILITIES } else { LotSet::EMPTY }
    }
}

/// Plays by rules of thumb in which the salary is the measure of everything.
pub struct Fixed {
    start: Monopol,
    preference: Preference,
    /// The round of its last offer: it makes one in a turn.
    offered_in: u16,
}

impl Fixed {
    /// For a match that starts so.
    pub fn new(start: Monopol, preference: Preference) -> Fixed {
        Fixed { start, preference, offered_in: 0 }
    }

    fn turn(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Action {
        if let Some(old) = menu.iter().find(|action| matches!(action, Action::Withdraw { .. }))
            && self.offered_in != game.round
        {
            return old.clone();
        }
        if self.offered_in != game.round {
            self.offered_in = game.round;
            if let Some(offer) = game.fixed_offer(seat) {
                return offer;
            }
        }
        game.fixed_building(seat, menu)
            .or_else(|| game.fixed_lifting(seat, menu))
            .unwrap_or_else(|| game.fixed_throw(seat, menu))
    }

    fn buy(&self, game: Mind<'_>, seat: Seat) -> Action {
        let lot = game.on_offer();
        let (cash, price) = (game.cash(seat), game.price(lot));
        let wanted = game.completes(seat, lot) || self.preference.likes().contains(lot);
        let spare = cash >= price + SALARY && !self.preference.dislikes().contains(lot);
        if spare || (wanted && cash >= price) { Action::Buy } else { Action::Decline }
    }

    /// Up to the printed price halfway each time; above it only for what completes a group or is liked.
    fn bid(&self, game: Mind<'_>, seat: Seat) -> Action {
        let (least, note, cash) = (game.least_bid(seat), game.config.prices.note(), game.cash(seat));
        let high = game.auction.high;
        let (price, wanted) = match game.auction.of {
            Sold::Lot(lot) if self.preference.dislikes().contains(lot) => (0, false),
            Sold::Lot(lot) => {
                let liked = self.preference.likes().contains(lot);
                (game.price(lot), game.completes(seat, lot) || liked)
            }
            Sold::House | Sold::Hotel => (least, false),
            Sold::Card(_) => (FINE, false),
        };
        let aim = match high < price {
            true => high + (price - high) / 2,
            false if wanted => high + cash.saturating_sub(high) / 4,
            false => return Action::PassBid,
        };
        let amount = least.max(aim / note * note);
        if amount <= cash { Action::Bid { amount } } else { Action::PassBid }
    }
}

impl Bot<Monopol> for Fixed {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let position = view.position(self.start.clone());
        let game = Mind::of(&position);
        if let Some(offer) = game.offers.iter().find(|offer| offer.to == seat) {
            let accept = Action::Accept { offer: offer.number, lift: Vec::new() };
            let good = menu.contains(&accept) && game.fixed_player_accepts(offer);
            return if good { accept } else { Action::Refuse { offer: offer.number } };
        }
        if !game.waiting().contains(&seat) {
            return menu[0].clone();
        }
        match game.stage {
            Stage::Turn => self.turn(game, seat, menu),
            Stage::Buy => self.buy(game, seat),
            Stage::Auction => self.bid(game, seat),
            Stage::Debt => game.fixed_raising(menu),
            Stage::Wishes => game.wish_for(seat, menu),
            Stage::Claim
            | Stage::FineOrChance
            | Stage::TakeOver
            | Stage::Place
            | Stage::ThrowForOrder
            | Stage::DealDeeds
            | Stage::Throw
            | Stage::DrawCard
            | Stage::Over => menu[0].clone(),
        }
    }
}

impl Mind<'_> {
    /// Whether a lot would complete a colour group of a player.
    pub(super) fn completes(&self, seat: Seat, lot: Lot) -> bool {
        let own = self.holdings.of(seat);
        GROUPS.into_iter().any(|group| group.without(own) == lot.into())
    }

    /// How many more whole groups a player has after such a deal.
    pub(super) fn groups_won(&self, seat: Seat, gives: LotSet, gets: LotSet) -> i64 {
        let own = self.holdings.of(seat);
        i64::from(whole_groups(own.without(gives).or(gets))) - i64::from(whole_groups(own))
    }

    fn fixed_throw(&self, seat: Seat, menu: &[Action]) -> Action {
        let rich = self.cash(seat) >= SALARY.max(FINE);
        let ways = [
            Action::UseCard { deck: Deck::Chance },
            Action::UseCard { deck: Deck::Community },
            Action::PayFine,
        ];
        ways.into_iter().find(|way| rich && menu.contains(way)).unwrap_or(Action::Throw)
    }

    /// Where the rent rises most for the price of the house, as long as it can be paid.
    fn fixed_building(&self, seat: Seat, menu: &[Action]) -> Option<Action> {
        let rise = |lot: Lot| {
            let square = &BOARD[lot.index()];
            let rent = &square.rent[self.config.prices as usize];
            let level = usize::from(self.holdings.level(lot).min(HOTEL - 1));
            i64::from(rent[level + 1]) - i64::from(rent[level]) - i64::from(square.house)
        };
        let sites = menu.iter().filter_map(|action| {
            let Action::Build { lot } = action else { return None };
            (self.cash(seat) >= BOARD[lot.index()].house).then(|| (rise(*lot), action))
        });
        sites.max_by_key(|(rise, _)| *rise).map(|(_, action)| action.clone())
    }

    fn fixed_lifting(&self, seat: Seat, menu: &[Action]) -> Option<Action> {
        let cost = |lot: Lot| self.loan(lot) + self.interest(lot);
        let affordable = menu.iter().filter_map(|action| {
            let &Action::Lift { lot } = action else { return None };
            (self.cash(seat) >= cost(lot) + SALARY).then_some((cost(lot), action))
        });
        affordable.min_by_key(|(cost, _)| *cost).map(|(_, action)| action.clone())
    }

    /// Property outside its owner's whole groups, and of groups without buildings.
    fn tradable(&self, seat: Seat) -> impl Iterator<Item = Lot> + use<> {
        let own = self.holdings.of(seat);
        let whole: LotSet = GROUPS.into_iter().filter(|&group| own.contains_all(group)).collect();
        own.without(whole).iter()
    }

    /// An exchange that completes both groups; else a lot that completes the own; else one sold that completes another's.
    fn fixed_offer(&self, seat: Seat) -> Option<Action> {
        let mut offers = Vec::new();
        for to in self.others_in_game(seat) {
            let sold = self.tradable(seat).find(|&lot| self.completes(to, lot));
            let wanted = self.tradable(to).find(|&lot| self.completes(seat, lot));
            offers.extend(self.fixed_terms(seat, to, sold, wanted));
        }
        in_order(&mut offers, |a, b| a.0 < b.0);
        let fits = |action: &Action| self.imagine().does(seat, action);
        offers.into_iter().map(|(_, action)| action).find(fits)
    }

    fn fixed_terms(
        &self,
        seat: Seat,
        to: Seat,
        sold: Option<Lot>,
        wanted: Option<Lot>,
    ) -> Option<(u8, Action)> {
        let note = self.config.prices.note();
        let spare = |seat: Seat| self.cash(seat).saturating_sub(SALARY / 2);
        let lots = |lot: Option<Lot>| lot.into_iter().collect();
        let price = |lot: Option<Lot>| lot.map_or(0, |lot| self.price(lot));
        let (rank, pay, ask) = match (sold, wanted) {
            (Some(_), Some(_)) => (0, (price(wanted) * 3 / 4).saturating_sub(price(sold)), 0),
            (None, Some(_)) => (1, price(wanted) * 9 / 8, 0),
            (Some(_), None) => (2, 0, (price(sold) * 3 / 2).max(self.cash(to) / 2)),
            (None, None) => return None,
        };
        if pay > spare(seat) || ask > spare(to) {
            return None;
        }
        let goods = |cash: u32, lots| Goods { cash: cash / note * note, lots, ..Goods::default() }.unpacked();
        let (give, want) = (goods(pay, lots(sold)), goods(ask, lots(wanted)));
        Some((rank, Action::Offer { to, give, want, lift: Vec::new() }))
    }

    fn fixed_player_accepts(&self, offer: &Offer) -> bool {
        let (gets, gives) = (&offer.give, &offer.want);
        let cash = i64::from(self.cash(offer.to)) + i64::from(gets.cash) - i64::from(gives.cash);
        if gets.lots.meets(self.holdings.mortgaged()) || cash < 0 {
            return false;
        }
        let own = self.holdings.of(offer.to);
        let (before, after) = (whole_groups(own), whole_groups(own.without(gives.lots).or(gets.lots)));
        if after != before {
            return after > before;
        }
        let printed = |goods: &Goods| {
            i64::from(goods.cash) + goods.lots.iter().map(|lot| i64::from(self.price(lot))).sum::<i64>()
        };
        let balance = printed(gets) + i64::from(offer.settles) - printed(gives);
        cash >= i64::from(if balance > 0 { SALARY / 2 } else { SALARY })
    }

    /// Loans, the cheapest first, if they suffice; else buildings before the loans that are left.
    fn fixed_raising(&self, menu: &[Action]) -> Action {
        if menu.contains(&Action::GoBankrupt) {
            return Action::GoBankrupt;
        }
        let rated = menu.iter().filter_map(|action| {
            if let &Action::Mortgage { lot } = action {
                return Some(((0, self.price(lot)), action));
            }
            let Action::Sell { lot, .. } = action else { return None };
            Some(((1, BOARD[lot.index()].house), action))
        });
        rated.min_by_key(|(rank, _)| *rank).map_or_else(|| menu[0].clone(), |(_, action)| action.clone())
    }
}

/// How many whole colour groups a set of lots has.
pub(super) fn whole_groups(own: LotSet) -> u32 {
    GROUPS.into_iter().map(|group| u32::from(own.contains_all(group))).sum()
}
