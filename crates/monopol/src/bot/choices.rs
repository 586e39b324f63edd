//! What a planner can do at each stage, with the chance that each leaves.

use super::{judge::Judged, lookahead::weighed, mind::Mind, planner::Memory, tuning::Manner, whatif::WhatIf};
use crate::{Action, Lot, Sold, Stage, position::Offer};
use std::iter::once;
use tabletop::Seat;

/// A deal is accepted if it raises the chance by this much: below, it is as likely to be noise.
const WORTHWHILE: f32 = 0.004;
/// Who deals plainly still sees when a deal costs more of the chance than this.
const PLAIN_LOSS: f32 = 0.1;
/// Buying is usual; leaving a lot to an auction must raise the chance by this much.
const DECLINING: f32 = 0.015;
/// A raise goes this part of the way to the highest good bid.
const RAISE: u32 = 6;

/// Something to do, one action after another, and the chance to win with it.
#[derive(Clone)]
pub(super) struct Choice {
    pub(super) actions: Vec<Action>,
    pub(super) chance: f32,
    /// The deal that is offered.
    pub(super) offer: Option<Judged>,
}

impl Choice {
    pub(super) fn new(actions: Vec<Action>, chance: f32) -> Choice {
        Choice { actions, chance, offer: None }
    }
}

impl Memory {
    /// Each action by itself.
    fn each_of(&self, game: Mind<'_>, seat: Seat, actions: &[Action]) -> Vec<Choice> {
        self.weighed(seat, actions.iter().map(|action| (game.after(seat, action), vec![action.clone()])))
    }

    /// Plans with the positions that they lead to, best first.
    fn weighed(&self, seat: Seat, plans: impl IntoIterator<Item = (WhatIf, Vec<Action>)>) -> Vec<Choice> {
        weighed(seat, plans.into_iter().collect(), self.haggling.tuning.playouts)
    }

    fn chance(&self, seat: Seat, after: WhatIf) -> f32 {
        after.foreseen(seat, self.haggling.tuning.playouts)
    }

    pub(super) fn choices(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Vec<Choice> {
        if !game.waiting().contains(&seat) {
            // Nobody waits for it: whatever it may do of its own accord, each by itself.
            return self.each_of(game, seat, menu);
        }
        let only = match game.stage {
            Stage::Turn => return self.in_turn(game, seat, menu),
            Stage::Buy => return self.buying(game, seat),
            Stage::Auction => return self.bidding(game, seat),
            Stage::FineOrChance => return self.each_of(game, seat, &[Action::PayCard, Action::TakeChance]),
            Stage::Claim => return self.each_of(game, seat, &[Action::Claim, Action::Waive]),
            Stage::Debt => game.raise(seat, menu),
            Stage::TakeOver => game.lift_any(seat, menu).unwrap_or(Action::KeepMortgages),
            Stage::Wishes => game.wish_for(seat, menu),
            Stage::Place => game.best_site(seat, menu).unwrap_or_else(|| menu[0].clone()),
            Stage::ThrowForOrder | Stage::DealDeeds | Stage::Throw | Stage::DrawCard | Stage::Over => {
                menu[0].clone()
            }
        };
        self.each_of(game, seat, &[only])
    }

    /// Whether a deal raises the own chance. What gives a group away must bring a group, or a great deal of money.
    pub(super) fn answers(&mut self, game: Mind<'_>, offer: &Offer, menu: &[Action]) -> Vec<Choice> {
        let accept = Action::Accept { offer: offer.number, lift: Vec::new() };
        let refuse = Action::Refuse { offer: offer.number };
        if !menu.contains(&accept) {
            return self.each_of(game, offer.to, &[refuse]);
        }
        let (yes, no) = (game.after(offer.to, &accept), game.after(offer.to, &refuse));
        let yes = Choice::new(vec![accept], self.chance(offer.to, yes));
        let no = Choice::new(vec![refuse], self.chance(offer.to, no));
        let rise = yes.chance - no.chance;
        let wanted = match self.haggling.tuning.manner {
            Manner::Plain => game.is_good(offer) && rise > -PLAIN_LOSS,
            Manner::Shrewd => rise > WORTHWHILE - self.haggling.tuning.bored(game),
        };
        let good =
            game.is_present(offer) || wanted && !game.is_giveaway(offer) && !self.is_begged(game, offer);
        if good {
            return vec![yes, no];
        }
        let counter = self.haggling.counter(game, offer).map(|deal| Choice {
            actions: vec![deal.proposal.action()],
            chance: (no.chance + deal.gain).clamp(0.0, 1.0),
            offer: Some(deal),
        });
        counter.into_iter().chain([no, yes]).collect()
    }

    fn is_begged(&self, game: Mind<'_>, offer: &Offer) -> bool {
        self.haggling.tuning.polite && game.is_begging(offer)
    }

    /// Deals, building and paying back, and the ways to go on.
    fn in_turn(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Vec<Choice> {
        let leaving = |action: &&Action| matches!(action, Action::PayFine | Action::UseCard { .. });
        let mut plans = vec![(game.thrown_by(seat), vec![Action::Throw])];
        plans.extend(menu.iter().filter(leaving).map(|way| (game.after(seat, way), vec![way.clone()])));
        if self.built_at != (game.round, game.doubles) {
            plans.extend(game.building_plans(seat, menu));
        }
        let mut choices = self.weighed(seat, plans);
        let best = choices[0].chance;
        if let Some(old) = self.haggling.stale(game, menu) {
            choices.insert(0, Choice::new(vec![old], best));
            return choices;
        }
        // An offer costs nothing, so those that are worth making come first.
        let offers = self.haggling.offers(game, seat).into_iter().map(|(rise, deal)| Choice {
            actions: vec![deal.proposal.action()],
            chance: (best + rise).clamp(0.0, 1.0),
            offer: Some(deal),
        });
        offers.chain(choices).collect()
    }

    /// Buys, if need be with loans, or leaves the lot to an auction.
    fn buying(&self, game: Mind<'_>, seat: Seat) -> Vec<Choice> {
        let left = (game.after(seat, &Action::Decline), vec![Action::Decline]);
        let Some(bought) = game.bought(seat) else { return self.weighed(seat, vec![left]) };
        let mut choices = self.weighed(seat, vec![bought, left]);
        let declines = choices[0].actions == [Action::Decline];
        if declines && choices[0].chance < choices[1].chance + DECLINING {
            choices.swap(0, 1);
        }
        choices
    }

    fn bidding(&mut self, game: Mind<'_>, seat: Seat) -> Vec<Choice> {
        let Sold::Lot(lot) = game.auction.of else {
            return self.each_of(game, seat, &[game.bid_or_pass(seat)]);
        };
        let limit = match self.limit {
            Some((of, round, limit)) if (of, round) == (game.auction.of, game.round) => limit,
            Some(_) | None => self.highest_bid(game, seat, lot),
        };
        self.limit = Some((game.auction.of, game.round, limit));
        let (least, note) = (game.least_bid(seat), game.config.prices.note());
        let raise = least + limit.saturating_sub(least) / RAISE / note * note;
        let won = |amount: u32| (game.sold(Some(seat), amount), vec![Action::Bid { amount }]);
        let lost = (game.lost(seat, lot, least), vec![Action::PassBid]);
        let affordable = least <= game.cash(seat);
        let mut choices = self.weighed(seat, affordable.then(|| won(raise)).into_iter().chain(once(lost)));
        let passes = |choice: &Choice| choice.actions == [Action::PassBid];
        if passes(&choices[0]) != (limit < least || !affordable) {
            choices.reverse();
        }
        choices
    }

    /// The sum at which getting a lot is as good as leaving it, for the same sum, to who would pay most.
    fn highest_bid(&self, game: Mind<'_>, seat: Seat, lot: Lot) -> u32 {
        let note = game.config.prices.note();
        let (mut low, mut high) = (0, game.cash(seat) / note + 1);
        while high - low > 1 {
            let middle = (low + high) / 2;
            let (own, lost) = (game.sold(Some(seat), middle * note), game.lost(seat, lot, middle * note));
            let worth_it = self.chance(seat, own) >= self.chance(seat, lost);
            if worth_it { low = middle } else { high = middle }
        }
        low * note
    }
}

impl Mind<'_> {
    /// The position after something that the rules allow.
    pub(super) fn after(&self, seat: Seat, action: &Action) -> WhatIf {
        let mut after = self.imagine();
        let allowed = after.does(seat, action);
        assert!(allowed, "the rules allow it");
        after
    }

    /// The dice are already in the air, so that playing on cannot build first.
    pub(super) fn thrown_by(&self, seat: Seat) -> WhatIf {
        let mut after = self.imagine();
        if self.stage == Stage::Turn {
            let thrown = after.does(seat, &Action::Throw);
            assert!(thrown, "a turn begins with a throw");
        }
        after
    }

    /// The position after buying what one stands on, with loans on lone lots if there must be any; none if they do not
    /// suffice.
    fn bought(&self, seat: Seat) -> Option<(WhatIf, Vec<Action>)> {
        let (mut after, mut actions) = (self.imagine(), Vec::new());
        let price = self.price(self.on_offer());
        while after.mind().cash(seat) < price {
            let lone = after.mind().lone_lots(seat).without(after.mind().holdings.mortgaged());
            let loan = lone.iter().min_by_key(|&lot| self.price(lot)).map(|lot| Action::Mortgage { lot })?;
            if !after.does(seat, &loan) {
                return None;
            }
            actions.push(loan);
        }
        actions.push(Action::Buy);
        Some((after.mind().after(seat, &Action::Buy), actions))
    }

    /// The position after an auction that ends so.
    fn sold(&self, to: Option<Seat>, price: u32) -> WhatIf {
        let mut after = self.imagine();
        after.hammer(to, price);
        after
    }

    /// The position after an auction that somebody else wins: who would pay most.
    fn lost(&self, seat: Seat, lot: Lot, price: u32) -> WhatIf {
        let bidding = |other: &Seat| self.auction.bidding.contains(*other);
        let would_pay = |other: &Seat| self.worth_at_auction(*other, lot).min(self.cash(*other));
        let rival = self.others_in_game(seat).filter(bidding).max_by_key(would_pay);
        self.sold(rival, rival.map_or(0, |rival| price.min(self.cash(rival))))
    }
}
