//! A friendly beginner: buys what it can, spends what it has, and likes a deal that looks even.

use super::{deal::Proposal, mind::Mind};
use crate::{
    Action, Lot, LotSet, Monopol, Sold, Stage, View,
    lots::GROUPS,
    position::{Goods, Offer},
    squares::FINE,
};
use tabletop::{Bot, Seat, in_order};

/// From this round on a beginner wants its groups whole, and is tempted by a great deal of money: else a game of beginners
/// would never end.
const TEMPTED_FROM: u16 = 12;
/// So many times its printed price is offered for the last lot of a group, and is enough to part with one. With twice
/// the price fewer than 95 of 100 games of four end within 250 rounds.
const TIMES_THE_PRICE: u32 = 3;
/// From this round on it also asks for lots that do not complete a group but belong to one that it has begun: else groups
/// that three share stay so for ever.
const WIDENS_FROM: u16 = 40;

/// Keeps no money back, and knows better than to hand over a group, unless it is tempted.
pub struct Beginner {
    start: Monopol,
    /// What it has asked for, and of whom: it does not ask again.
    asked: Vec<(Lot, Seat)>,
    /// How much it had asked for before its latest decision.
    before: usize,
}

impl Beginner {
    /// For a match that starts so.
    pub fn new(start: Monopol) -> Beginner {
        Beginner { start, asked: Vec::new(), before: 0 }
    }

    /// What it can do before throwing: take back an offer that nobody has answered, build, or ask for a lot of a
    /// group.
    fn turn(&mut self, game: Mind<'_>, seat: Seat, menu: &[Action]) -> Action {
        let simple = |action: &&Action| matches!(action, Action::Withdraw { .. } | Action::Build { .. });
        if let Some(action) = menu.iter().find(simple) {
            return action.clone();
        }
        let Some(wish) = game.lot_to_ask_for(seat, &self.asked) else { return Action::Throw };
        self.asked.push((wish.want.first().expect("it asks for a lot"), wish.to));
        wish.action()
    }
}

impl Bot<Monopol> for Beginner {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        self.before = self.asked.len();
        let position = view.position(self.start.clone());
        let game = Mind::of(&position);
        if let Some(offer) = game.offers.iter().find(|offer| offer.to == seat) {
            let accept = Action::Accept { offer: offer.number, lift: Vec::new() };
            let good = menu.contains(&accept) && (game.looks_even(offer) || game.is_tempting(offer));
            return if good { accept } else { Action::Refuse { offer: offer.number } };
        }
        if !game.waiting().contains(&seat) {
            return menu[0].clone();
        }
        match game.stage {
            Stage::Turn => self.turn(game, seat, menu),
            Stage::Auction => game.bid_up_to_the_price(seat),
            Stage::Debt => game.raise(seat, menu),
            Stage::Buy
            | Stage::Wishes
            | Stage::Claim
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

    fn remembers(&self) -> bool {
        true
    }

    fn overtaken(&mut self) {
        self.asked.truncate(self.before);
    }
}

impl Mind<'_> {
    /// By printed prices, and with no more whole groups for the other than for oneself.
    fn looks_even(&self, offer: &Offer) -> bool {
        let printed = |goods: &Goods| goods.cash + goods.lots.iter().map(|lot| self.price(lot)).sum::<u32>();
        let (give, want) = (&offer.give, &offer.want);
        let own = self.groups_won(offer.to, want.lots, give.lots);
        printed(give) + offer.settles >= printed(want)
            && own >= self.groups_won(offer.from, give.lots, want.lots).max(0)
    }

    /// Much more money than is printed on what is asked for, when no whole group is lost.
    fn is_tempting(&self, offer: &Offer) -> bool {
        let (give, want) = (&offer.give, &offer.want);
        let printed = self.printed_sum(want.lots) + i64::from(want.cash);
        self.round >= TEMPTED_FROM
            && !want.lots.is_empty()
            && i64::from(give.cash) >= i64::from(TIMES_THE_PRICE) * printed
            && self.groups_won(offer.to, want.lots, give.lots) >= 0
    }

    /// An offer for a lot that completes a group, or widens one, to somebody who has not been asked for it.
    fn lot_to_ask_for(&self, seat: Seat, asked: &[(Lot, Seat)]) -> Option<Proposal> {
        if self.round < TEMPTED_FROM {
            return None;
        }
        let lots =
            self.others_in_game(seat).flat_map(|to| self.holdings.of(to).iter().map(move |lot| (lot, to)));
        let own = self.holdings.of(seat);
        let widens = |lot: Lot| {
            let begun = |group: &LotSet| group.contains(lot) && group.meets(own);
            self.round >= WIDENS_FROM && GROUPS.iter().any(begun)
        };
        let wanted = |lot: Lot| self.completes(seat, lot) || widens(lot);
        let mut wishes: Vec<(Lot, Seat)> =
            lots.filter(|&(lot, to)| wanted(lot) && !asked.contains(&(lot, to))).collect();
        in_order(&mut wishes, |a, b| self.completes(seat, a.0) && !self.completes(seat, b.0));
        let offers = wishes.into_iter().map(|(lot, to)| {
            let pay = i64::from(TIMES_THE_PRICE * self.price(lot));
            Proposal { to, give: LotSet::EMPTY, want: lot.into(), pay }
        });
        let mut allowed = offers.filter(|offer| self.imagine().does(seat, &offer.action()));
        allowed.next()
    }

    /// Step by step, not above the printed price.
    fn bid_up_to_the_price(&self, seat: Seat) -> Action {
        let least = self.least_bid(seat);
        let limit = match self.auction.of {
            Sold::Lot(lot) => self.price(lot),
            Sold::House | Sold::Hotel => least,
            Sold::Card(_) => FINE,
        };
        let note = self.config.prices.note();
        // A tenth of the price at a time, so that an auction does not take all evening.
        let amount = (least + limit / 10 / note * note).min(limit).min(self.cash(seat)) / note * note;
        if amount >= least { Action::Bid { amount } } else { Action::PassBid }
    }
}
