//! A player that compares what it can do by playing each on many times.

use super::{haggle::Haggling, outlook::Outlook};
use crate::{
    Action, Lot, Monopol, Sold, Stage, View,
    position::{GROUPS, Lots, Offer, each},
};
use tabletop::{Bot, Game, QuickDice, Seat};

/// The sums that may stay in the purse after building.
const PURSES: [u32; 5] = [0, 1_000, 3_000, 6_000, 10_000];
/// A deal is accepted if it raises the chance by this much: below, it is as likely to be noise.
const WORTHWHILE: f32 = 0.004;
/// Bids that are tried, in hundredths of the printed price.
const BIDS: [u32; 4] = [50, 100, 170, 260];
/// Buying is usual; leaving a lot to an auction must raise the chance by this much.
const DECLINING: f32 = 0.015;
/// A raise goes this part of the way to the highest good bid.
const RAISE: u32 = 6;

/// How many times each thing is tried.
const HARD_TIMES: u32 = 60;
const MASTER_TIMES: u32 = 600;

/// Thinks by trying.
pub struct Planner {
    outlook: Outlook,
    /// How many times each thing is tried.
    times: u32,
    haggling: Haggling,
    /// What it has decided to do next in this turn, last things first.
    plan: Vec<Action>,
    /// What it would bid at most in an auction: for what, in which round.
    limit: Option<(Sold, u16, u32)>,
    /// The round, and the doubles thrown in it, when it last thought about building.
    built_at: (u16, u8),
}

impl Planner {
    pub fn hard(luck: QuickDice) -> Planner {
        Planner::new(luck, HARD_TIMES)
    }

    pub fn master(luck: QuickDice) -> Planner {
        Planner::new(luck, MASTER_TIMES)
    }

    pub fn new(luck: QuickDice, times: u32) -> Planner {
        let (plan, haggling) = (Vec::new(), Haggling::default());
        Planner { outlook: Outlook::new(luck), times, haggling, plan, limit: None, built_at: (0, 0) }
    }
}

impl Bot<Monopol> for Planner {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        if let [only] = menu
            && *only != Action::Throw
        {
            return only.clone();
        }
        // Nothing is secret, so there is nothing to imagine.
        let game = Monopol::guess(view, &mut QuickDice::new(0));
        self.haggling.notice(&game, seat);
        if let Some(offer) = game.offers.iter().find(|offer| offer.to == seat) {
            return self.answer(&game, offer, menu);
        }
        if let Some(next) = self.plan.pop() {
            if menu.contains(&next) {
                return next;
            }
            self.plan.clear();
        }
        self.decide(&game, seat, menu)
    }
}

impl Planner {
    fn decide(&mut self, game: &Monopol, seat: Seat, menu: &[Action]) -> Action {
        match game.stage {
            Stage::Turn => self.turn(game, seat, menu),
            Stage::Buy => self.buy_or_not(game, seat),
            Stage::Auction => self.bid_or_pass(game, seat),
            Stage::Debt => game.raise(seat, menu),
            Stage::FineOrChance => self.best_of(game, seat, menu),
            Stage::TakeOver => game.lift_any(seat, menu).unwrap_or(Action::KeepMortgages),
            Stage::Wishes => game.wish_for(seat, menu),
            Stage::Place => game.best_site(seat, menu).unwrap_or_else(|| menu[0].clone()),
            Stage::Claim
            | Stage::ThrowForOrder
            | Stage::DealDeeds
            | Stage::Throw
            | Stage::DrawCard
            | Stage::Over => menu[0].clone(),
        }
    }

    /// Tries each action once and plays on.
    fn best_of(&mut self, game: &Monopol, seat: Seat, actions: &[Action]) -> Action {
        let after: Vec<Monopol> = actions.iter().map(|action| game.after(seat, action)).collect();
        let best = self.outlook.best(&after.iter().collect::<Vec<_>>(), seat, self.times);
        actions[best].clone()
    }

    /// Whether a deal raises the own chance. What gives a group away must bring a group, or a great deal of money.
    fn answer(&mut self, game: &Monopol, offer: &Offer, menu: &[Action]) -> Action {
        let accept = Action::Accept { offer: offer.number, lift: Vec::new() };
        let refuse = Action::Refuse { offer: offer.number };
        if !menu.contains(&accept) || game.is_giveaway(offer) {
            return refuse;
        }
        let (yes, no) = (game.after(offer.to, &accept), game.after(offer.to, &refuse));
        let chances = self.outlook.chances(&[&yes, &no], offer.to, self.times);
        if chances[0] > chances[1] + WORTHWHILE { accept } else { refuse }
    }

    fn turn(&mut self, game: &Monopol, seat: Seat, menu: &[Action]) -> Action {
        if let Some(old) = self.haggling.stale(game, menu) {
            return old;
        }
        if let Some(offer) = self.haggling.offer(game, seat, &mut self.outlook, self.times) {
            return offer;
        }
        if let Some(action) = self.improve(game, seat, menu) {
            return action;
        }
        let leaving =
            |action: &&Action| matches!(action, Action::Throw | Action::PayFine | Action::UseCard { .. });
        let ways: Vec<Action> = menu.iter().filter(leaving).cloned().collect();
        if ways.len() == 1 { Action::Throw } else { self.best_of(game, seat, &ways) }
    }

    /// How much to build and to pay back: all sums that could stay in the purse are tried.
    fn improve(&mut self, game: &Monopol, seat: Seat, menu: &[Action]) -> Option<Action> {
        if self.built_at == (game.round, game.doubles) {
            return None;
        }
        self.built_at = (game.round, game.doubles);
        let own = game.holdings.of(seat);
        if !GROUPS.into_iter().any(|group| group & !own == 0) {
            return game.lift_any(seat, menu);
        }
        let mut plans = game.building_plans(seat);
        if plans.len() == 1 {
            return game.lift_any(seat, menu);
        }
        let after: Vec<Monopol> = plans.iter().map(|(after, _)| after.thrown_by(seat)).collect();
        let best = self.outlook.best(&after.iter().collect::<Vec<_>>(), seat, self.times);
        self.plan = plans.swap_remove(best).1;
        self.plan.reverse();
        self.plan.pop().or_else(|| game.lift_any(seat, menu))
    }

    /// Buys, if need be with loans, or leaves the lot to an auction.
    fn buy_or_not(&mut self, game: &Monopol, seat: Seat) -> Action {
        let mut bought = game.clone();
        let mut loans = Vec::new();
        let price = game.price(game.on_offer());
        while bought.cash_of(seat) < price {
            let lone = bought.lone_lots(seat) & !bought.holdings.mortgaged();
            let Some(lot) = each(lone).min_by_key(|&lot| game.price(lot)) else { return Action::Decline };
            let loan = Action::Mortgage { lot };
            if bought.play(seat, &loan, &mut ()).is_err() {
                return Action::Decline;
            }
            loans.push(loan);
        }
        let after = [bought.after(seat, &Action::Buy), game.after(seat, &Action::Decline)];
        let chances = self.outlook.chances(&[&after[0], &after[1]], seat, self.times);
        if chances[1] > chances[0] + DECLINING {
            return Action::Decline;
        }
        loans.push(Action::Buy);
        loans.reverse();
        self.plan = loans;
        self.plan.pop().unwrap_or(Action::Buy)
    }

    fn bid_or_pass(&mut self, game: &Monopol, seat: Seat) -> Action {
        let Sold::Lot(lot) = game.auction.of else { return game.bid_or_pass(seat) };
        let limit = match self.limit {
            Some((of, round, limit)) if (of, round) == (game.auction.of, game.round) => limit,
            Some(_) | None => self.highest_bid(game, seat, lot),
        };
        self.limit = Some((game.auction.of, game.round, limit));
        let (least, note) = (game.least_bid(seat), game.config.prices.note());
        if limit < least {
            return Action::PassBid;
        }
        Action::Bid { amount: least + (limit - least) / RAISE / note * note }
    }

    /// The sum at which getting a lot is as good as leaving it, for the same sum, to who would pay most. The advantage is
    /// measured at several sums, and a line through them shows where it ends: so the noise of each matters less.
    fn highest_bid(&mut self, game: &Monopol, seat: Seat, lot: Lot) -> u32 {
        let bidding = |other: &Seat| game.auction.bidding >> other.0 & 1 == 1;
        let would_pay = |other: &Seat| game.worth_at_auction(*other, lot).min(game.cash_of(*other));
        let rival = game.others_in_game(seat).filter(bidding).max_by_key(would_pay);
        let (price, cash) = (game.price(lot), game.cash_of(seat));
        let sums = BIDS.map(|part| (price * part / 100).min(cash));
        let mut line = Line::default();
        for sum in sums {
            let own = game.sold(lot, Some(seat), sum);
            let lost = game.sold(lot, rival, rival.map_or(0, |rival| sum.min(game.cash_of(rival))));
            let chances = self.outlook.chances(&[&own, &lost], seat, self.times);
            line.add(sum as f32, chances[0] - chances[1]);
        }
        (line.zero().clamp(0.0, cash as f32)) as u32
    }
}

/// A straight line through measured points.
#[derive(Default)]
struct Line {
    points: Vec<(f32, f32)>,
}

impl Line {
    fn add(&mut self, x: f32, y: f32) {
        self.points.push((x, y));
    }

    /// Where a falling line through the points, by least squares, reaches zero.
    fn zero(&self) -> f32 {
        let count = self.points.len() as f32;
        let mean = |of: fn(&(f32, f32)) -> f32| self.points.iter().map(of).sum::<f32>() / count;
        let (x, y) = (mean(|point| point.0), mean(|point| point.1));
        let spread: f32 = self.points.iter().map(|point| (point.0 - x).powi(2)).sum();
        let slope =
            self.points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum::<f32>() / spread.max(1.0);
        match slope < 0.0 {
            true => x - y / slope,
            false if y > 0.0 => f32::INFINITY,
            false => 0.0,
        }
    }
}

impl Monopol {
    /// The position after something that is on the menu.
    pub(super) fn after(&self, seat: Seat, action: &Action) -> Monopol {
        let mut after = self.clone();
        after.play(seat, action, &mut ()).expect("it is on the menu");
        after
    }

    /// The dice are already in the air, so that playing on cannot build first.
    fn thrown_by(&self, seat: Seat) -> Monopol {
        let mut after = self.clone();
        if after.stage == Stage::Turn {
            after.play(seat, &Action::Throw, &mut ()).expect("a turn begins with a throw");
        }
        after
    }

    /// The position after an auction that ends so.
    fn sold(&self, lot: Lot, to: Option<Seat>, price: u32) -> Monopol {
        let mut after = self.clone();
        if let Some(seat) = to {
            after.pay_bank(seat, price, false);
            after.holdings.give(lot, to);
        }
        after.go_on(&mut ());
        after
    }

    /// What can be done by building and paying back, beginning with nothing at all, and the positions it leads to.
    fn building_plans(&self, seat: Seat) -> Vec<(Monopol, Vec<Action>)> {
        let mut plans = vec![(self.clone(), Vec::new())];
        for (borrow, purse) in
            [false, true].into_iter().flat_map(|borrow| PURSES.map(|purse| (borrow, purse)))
        {
            let (mut after, mut done) = (self.clone(), self.lifts_of_groups(seat, purse));
            done.retain(|lift| after.play(seat, lift, &mut ()).is_ok());
            after.build_keeping(seat, purse, borrow, &mut done);
            if plans.iter().all(|(other, _)| *other != after) {
                plans.push((after, done));
            }
        }
        plans
    }

    /// The mortgages in whole groups that can be lifted with this much left.
    fn lifts_of_groups(&self, seat: Seat, purse: u32) -> Vec<Action> {
        let own = self.holdings.of(seat);
        let whole: u64 = GROUPS.into_iter().filter(|group| group & !own == 0).sum();
        let mut spare = self.cash_of(seat).saturating_sub(purse);
        let affordable = each(whole & self.holdings.mortgaged()).filter(|&lot| {
            let cost = self.loan(lot) + self.interest(lot);
            let enough = spare >= cost;
            spare -= if enough { cost } else { 0 };
            enough
        });
        affordable.map(|lot| Action::Lift { lot }).collect()
    }

    /// Whether a deal completes groups for the other, none for who answers, and not for several times the printed price.
    pub(super) fn is_giveaway(&self, offer: &Offer) -> bool {
        let groups = |seat: Seat, gives: Lots, gets: Lots| {
            let own = self.holdings.of(seat);
            i64::from(Self::whole_groups(own & !gives | gets)) - i64::from(Self::whole_groups(own))
        };
        let (give, want) = (&offer.give, &offer.want);
        let (theirs, own) =
            (groups(offer.from, give.lots, want.lots), groups(offer.to, want.lots, give.lots));
        let printed = |lots| each(lots).map(|lot| self.price(lot)).sum::<u32>();
        let paid = give.cash + offer.settles + printed(give.lots);
        (theirs > 0 || own < 0) && own <= 0 && paid < 3 * printed(want.lots) + want.cash
    }
}
