//! A script that plays all seats of a position quickly, to see how it may go on. It stands for what sensible players do,
//! so it buys, bids, builds, borrows and exchanges lots that complete groups.

use super::{DANGEROUS, ENOUGH_HOUSES, LEAST_PURSE, MOST_PURSE, THROWS_AHEAD, worth::LANDINGS};
use crate::{
    Action, Lot, Monopol, Sold, Stage,
    lots::{GROUPS, LotSet},
    squares::{BOARD, FINE, HOTEL},
};
use tabletop::{Game, Next, Seat};

/// What is bid for a lot, in hundredths of its price: for one that completes a group, for one that keeps another from
/// completing theirs, and for any other.
const BID_TO_COMPLETE: u32 = 300;
const BID_TO_KEEP: u32 = 180;
const BID: u32 = 120;
const CHEAPEST_HOUSE: u32 = 1_000;

impl Monopol {
    /// Lets everybody finish what they are about without dealing, until the dice are in the air or a card is drawn.
    pub(super) fn settle(&mut self) {
        self.offers.clear();
        while let Next::Seats(waiting) = self.next() {
            self.act(waiting[0]);
        }
    }

    fn try_to(&mut self, seat: Seat, action: &Action) -> bool {
        self.play(seat, action, &mut ()).is_ok()
    }

    fn act(&mut self, seat: Seat) {
        let done = match self.stage {
            Stage::Turn => self.scripted_turn(seat),
            Stage::Buy => {
                let action = self.scripted_purchase(seat);
                self.try_to(seat, &action)
            }
            Stage::Auction => {
                let action = self.scripted_bid(seat);
                self.try_to(seat, &action)
            }
            Stage::Claim => self.try_to(seat, &Action::Claim),
            Stage::FineOrChance => self.try_to(seat, &Action::PayCard),
            Stage::Debt => self.scripted_raising(seat),
            Stage::TakeOver => self.try_to(seat, &Action::KeepMortgages),
            Stage::Wishes => {
                self.try_to(seat, &Action::Wish { count: 1 }) || self.try_to(seat, &Action::Wish { count: 0 })
            }
            Stage::Place => {
                self.holdings.of(seat).iter().any(|lot| self.try_to(seat, &Action::Place { lot }))
            }
            Stage::ThrowForOrder | Stage::DealDeeds | Stage::Throw | Stage::DrawCard | Stage::Over => false,
        };
        assert!(done, "the script has an answer everywhere");
    }

    fn scripted_turn(&mut self, seat: Seat) -> bool {
        let in_prison = self.players[seat].prison.is_some();
        let threat = self.threat(seat);
        let purse = ((THROWS_AHEAD * threat) as u32).clamp(LEAST_PURSE, MOST_PURSE);
        if Self::whole_groups(self.holdings.of(seat)) > 0 {
            self.build_keeping(seat, purse, true, &mut Vec::new());
            if self.stage != Stage::Turn {
                return true;
            }
        }
        self.scripted_lifting(seat, purse);
        if in_prison && threat <= DANGEROUS {
            let by_card =
                self.card_held(seat).is_some_and(|deck| self.try_to(seat, &Action::UseCard { deck }));
            if !by_card && self.cash(seat) >= FINE + LEAST_PURSE {
                self.try_to(seat, &Action::PayFine);
            }
        }
        self.stage != Stage::Turn || self.try_to(seat, &Action::Throw)
    }

    /// What a throw costs a player on average in rent for buildings: the rest is small, and this is asked often.
    fn threat(&self, seat: Seat) -> f32 {
        let built = self.holdings.built().without(self.holdings.of(seat));
        built.iter().map(|lot| LANDINGS[lot.index()] / 100.0 * self.rent_per_visit(lot) as f32).sum()
    }

    /// Builds as long as this much is left, with loans on lone lots up to the third house if there are to be any. Writes
    /// down what it does.
    pub(super) fn build_keeping(&mut self, seat: Seat, purse: u32, borrow: bool, done: &mut Vec<Action>) {
        // Seldom there is money enough to look for a place.
        let free = self.holdings.of(seat).without(self.holdings.mortgaged()).without(self.holdings.built());
        if self.cash(seat) + self.could_borrow(free) < purse + CHEAPEST_HOUSE {
            return;
        }
        while self.stage == Stage::Turn
            && let Some(lot) = self.next_site(seat)
        {
            let cost = BOARD[lot.index()].house + purse;
            let mut action = Action::Build { lot };
            if self.cash(seat) < cost {
                let lone = self.lone_lots(seat).without(self.holdings.mortgaged());
                let enough = self.cash(seat) + self.could_borrow(lone) >= cost;
                if !borrow || !enough || self.holdings.level(lot) >= ENOUGH_HOUSES {
                    return;
                }
                let Some(cheapest) = lone.iter().min_by_key(|&lot| self.price(lot)) else { return };
                action = Action::Mortgage { lot: cheapest };
            }
            if !self.try_to(seat, &action) {
                return;
            }
            done.push(action);
        }
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

    /// Lifts what belongs to whole groups first.
    fn scripted_lifting(&mut self, seat: Seat, purse: u32) {
        let mortgaged = self.holdings.of(seat).and(self.holdings.mortgaged());
        if mortgaged.is_empty() {
            return;
        }
        let lone = self.lone_lots(seat);
        let next = mortgaged.iter().min_by_key(|&lot| (lone.contains(lot), self.price(lot)));
        if let Some(lot) = next
            && self.cash(seat) >= self.loan(lot) + self.interest(lot) + purse
        {
            self.try_to(seat, &Action::Lift { lot });
        }
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

    fn scripted_raising(&mut self, seat: Seat) -> bool {
        if self.may_go_bankrupt() {
            return self.try_to(seat, &Action::GoBankrupt);
        }
        let own = self.holdings.of(seat);
        let free = own.without(self.holdings.mortgaged()).without(self.holdings.built());
        let lone = self.lone_lots(seat);
        let loan = free.iter().min_by_key(|&lot| (!lone.contains(lot), self.price(lot)));
        if let Some(lot) = loan.filter(|&lot| lone.contains(lot) || !self.holdings.built().meets(own)) {
            return self.try_to(seat, &Action::Mortgage { lot });
        }
        let mut built: Vec<Lot> = own.and(self.holdings.built()).iter().collect();
        built.sort_by_key(|&lot| std::cmp::Reverse(self.holdings.level(lot)));
        let sold = built.into_iter().any(|lot| {
            let level = self.holdings.level(lot);
            let lowest = if level == HOTEL { 0 } else { level - 1 };
            (lowest..level).rev().any(|down_to| self.try_to(seat, &Action::Sell { lot, down_to }))
        });
        sold || loan.is_some_and(|lot| self.try_to(seat, &Action::Mortgage { lot }))
    }
}
