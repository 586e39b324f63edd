//! A script that plays all seats of a position quickly, to see how it may go on. It stands for what sensible players do,
//! so it buys, bids, builds, borrows and exchanges lots that complete groups.

use super::{
    DANGEROUS, ENOUGH_HOUSES, LEAST_PURSE, MOST_PURSE, THROWS_AHEAD, fixed::whole_groups, mind::Mind,
    whatif::WhatIf, worth::LANDINGS,
};
use crate::{
    Action, Lot, Sold, Stage,
    lots::{GROUPS, LotSet},
    squares::{BOARD, FINE, HOTEL},
};
use tabletop::{Next, Seat, in_order};

/// What is bid for a lot, in hundredths of its price: for one that completes a group, for one that keeps another from
/// completing theirs, and for any other.
const BID_TO_COMPLETE: u32 = 300;
const BID_TO_KEEP: u32 = 180;
const BID: u32 = 120;
const CHEAPEST_HOUSE: u32 = 1_000;

impl WhatIf {
    /// A player's chance when everybody has done what they are about to.
    pub(super) fn chance_of(mut self, seat: Seat) -> f32 {
        self.settle();
        self.mind().prospects()[seat]
    }

    /// Lets everybody finish what they are about without dealing, until the dice are in the air or a card is drawn.
    pub(super) fn settle(&mut self) {
        self.drop_offers();
        while let Next::Seats(waiting) = self.next() {
            self.act(waiting[0]);
        }
    }

    fn act(&mut self, seat: Seat) {
        let done = match self.mind().stage {
            Stage::Turn => self.scripted_turn(seat),
            Stage::Buy => self.does(seat, &self.mind().scripted_purchase(seat)),
            Stage::Auction => self.does(seat, &self.mind().scripted_bid(seat)),
            Stage::Claim => self.does(seat, &Action::Claim),
            Stage::FineOrChance => self.does(seat, &Action::PayCard),
            Stage::Debt => self.scripted_raising(seat),
            Stage::TakeOver => self.does(seat, &Action::KeepMortgages),
            Stage::Wishes => {
                self.does(seat, &Action::Wish { count: 1 }) || self.does(seat, &Action::Wish { count: 0 })
            }
            Stage::Place => {
                let own = self.mind().holdings.of(seat);
                own.iter().any(|lot| self.does(seat, &Action::Place { lot }))
            }
            Stage::ThrowForOrder | Stage::DealDeeds | Stage::Throw | Stage::DrawCard | Stage::Over => false,
        };
        assert!(done, "the script has an answer everywhere");
    }

    fn scripted_turn(&mut self, seat: Seat) -> bool {
        let mind = self.mind();
        let (in_prison, threat) = (mind.is_in_prison(seat), mind.threat(seat));
        let has_whole = whole_groups(mind.holdings.of(seat)) > 0;
        let purse = ((THROWS_AHEAD * threat) as u32).clamp(LEAST_PURSE, MOST_PURSE);
        if has_whole {
            self.build_keeping(seat, purse, true, &mut Vec::new());
            if self.mind().stage != Stage::Turn {
                return true;
            }
        }
        self.scripted_lifting(seat, purse);
        if in_prison && threat <= DANGEROUS {
            let card = self.mind().card_held(seat);
            let by_card = card.is_some_and(|deck| self.does(seat, &Action::UseCard { deck }));
            if !by_card && self.mind().cash(seat) >= FINE + LEAST_PURSE {
                self.does(seat, &Action::PayFine);
            }
        }
        self.mind().stage != Stage::Turn || self.does(seat, &Action::Throw)
    }

    /// Builds as long as this much is left, with loans on lone lots up to the third house if there are to be any. Writes
    /// down what it does.
    pub(super) fn build_keeping(&mut self, seat: Seat, purse: u32, borrow: bool, done: &mut Vec<Action>) {
        if !self.mind().could_build(seat, purse) {
            return;
        }
        while let Some(action) = self.mind().next_of_building(seat, purse, borrow) {
            if !self.does(seat, &action) {
                return;
            }
            done.push(action);
        }
    }

    /// Lifts what belongs to whole groups first.
    fn scripted_lifting(&mut self, seat: Seat, purse: u32) {
        let mind = self.mind();
        let mortgaged = mind.holdings.of(seat).and(mind.holdings.mortgaged());
        if mortgaged.is_empty() {
            return;
        }
        let lone = mind.lone_lots(seat);
        let next = mortgaged.iter().min_by_key(|&lot| (lone.contains(lot), mind.price(lot)));
        let affordable = |lot: &Lot| mind.cash(seat) >= mind.loan(*lot) + mind.interest(*lot) + purse;
        if let Some(lot) = next.filter(affordable) {
            self.does(seat, &Action::Lift { lot });
        }
    }

    fn scripted_raising(&mut self, seat: Seat) -> bool {
        let mind = self.mind();
        if mind.may_go_bankrupt() {
            return self.does(seat, &Action::GoBankrupt);
        }
        let own = mind.holdings.of(seat);
        let built_on = own.and(mind.holdings.built());
        let free = own.without(mind.holdings.mortgaged()).without(mind.holdings.built());
        let lone = mind.lone_lots(seat);
        let loan = free.iter().min_by_key(|&lot| (!lone.contains(lot), mind.price(lot)));
        if let Some(lot) = loan.filter(|&lot| lone.contains(lot) || built_on.is_empty()) {
            return self.does(seat, &Action::Mortgage { lot });
        }
        let mut built: Vec<(u8, Lot)> = built_on.iter().map(|lot| (mind.holdings.level(lot), lot)).collect();
        in_order(&mut built, |a, b| a.0 > b.0);
        let sold = built.into_iter().any(|(level, lot)| {
            let lowest = if level == HOTEL { 0 } else { level - 1 };
            (lowest..level).rev().any(|down_to| self.does(seat, &Action::Sell { lot, down_to }))
        });
        sold || loan.is_some_and(|lot| self.does(seat, &Action::Mortgage { lot }))
    }
}

impl Mind<'_> {
    /// What a throw costs a player on average in rent for buildings: the rest is small, and this is asked often.
    fn threat(&self, seat: Seat) -> f32 {
        let built = self.holdings.built().without(self.holdings.of(seat));
        built.iter().map(|lot| LANDINGS[lot.index()] / 100.0 * self.rent_per_visit(lot) as f32).sum()
    }

    /// Whether there is money enough to look for a place: seldom.
    fn could_build(&self, seat: Seat, purse: u32) -> bool {
        let free = self.holdings.of(seat).without(self.holdings.mortgaged()).without(self.holdings.built());
        self.cash(seat) + self.could_borrow(free) >= purse + CHEAPEST_HOUSE
    }

    /// The next building, or the next loan for it.
    fn next_of_building(&self, seat: Seat, purse: u32, borrow: bool) -> Option<Action> {
        if self.stage != Stage::Turn {
            return None;
        }
        let lot = self.next_site(seat)?;
        let cost = BOARD[lot.index()].house + purse;
        if self.cash(seat) >= cost {
            return Some(Action::Build { lot });
        }
        let lone = self.lone_lots(seat).without(self.holdings.mortgaged());
        let enough = self.cash(seat) + self.could_borrow(lone) >= cost;
        if !borrow || !enough || self.holdings.level(lot) >= ENOUGH_HOUSES {
            return None;
        }
        lone.iter().min_by_key(|&lot| self.price(lot)).map(|lot| Action::Mortgage { lot })
    }

    /// Where the next building brings most.
    fn next_site(&self, seat: Seat) -> Option<Lot> {
        let own = self.holdings.of(seat);
        let whole: LotSet = GROUPS.into_iter().filter(|&group| own.contains_all(group)).collect();
        let sites =
            whole.without(self.holdings.mortgaged()).iter().filter(|&lot| self.must_build(seat, lot).is_ok());
        let rated =
            sites.map(|lot| (self.worth_of_building(seat, lot) / BOARD[lot.index()].house as f32, lot));
        let best = rated.max_by(|a, b| a.0.total_cmp(&b.0));
        best.filter(|(worth, _)| *worth > 0.0).map(|(_, lot)| lot)
    }

    fn scripted_purchase(&self, seat: Seat) -> Action {
        let lot = self.on_offer();
        let keep = if self.completes(seat, lot) { 0 } else { LEAST_PURSE };
        if self.cash(seat) >= self.price(lot) + keep { Action::Buy } else { Action::Decline }
    }

    /// Who would go furthest bids just more than the others would; the others pass.
    fn scripted_bid(&self, seat: Seat) -> Action {
        let least = self.least_bid(seat);
        let (own, note) = (self.scripted_limit(seat), self.config.prices.note());
        let bidding = |other: &Seat| self.auction.bidding.contains(*other);
        let others = self.others_in_game(seat).filter(bidding).map(|other| self.scripted_limit(other));
        let most = others.max().unwrap_or_default();
        let amount = least.max((most + note).min(own) / note * note);
        if amount <= own && own >= most { Action::Bid { amount } } else { Action::PassBid }
    }

    fn scripted_limit(&self, seat: Seat) -> u32 {
        let spare = self.cash(seat).saturating_sub(LEAST_PURSE);
        let Sold::Lot(lot) = self.auction.of else { return spare.min(3 * self.least_bid(seat) / 2) };
        let completes_another = || self.others_in_game(seat).any(|other| self.completes(other, lot));
        let part = match self.completes(seat, lot) {
            true => BID_TO_COMPLETE,
            false if completes_another() => BID_TO_KEEP,
            false => BID,
        };
        spare.min(self.price(lot) * part / 100)
    }
}
