//! A friendly beginner: buys what it can, spends what it has, and likes a deal that looks even.

use super::mind::Mind;
use crate::{
    Action, Monopol, Sold, Stage, View,
    position::{Goods, Offer},
    squares::FINE,
};
use tabletop::{Bot, Seat};

/// Keeps no money back and offers no deals, but knows better than to hand over a group.
pub struct Beginner {
    start: Monopol,
}

impl Beginner {
    /// For a match that starts so.
    pub fn new(start: Monopol) -> Beginner {
        Beginner { start }
    }
}

impl Bot<Monopol> for Beginner {
    fn choose(&mut self, seat: Seat, view: &View, menu: &[Action]) -> Action {
        let position = view.position(self.start.clone());
        let game = Mind::of(&position);
        if let Some(offer) = game.offers.iter().find(|offer| offer.to == seat) {
            let accept = Action::Accept { offer: offer.number, lift: Vec::new() };
            let good = menu.contains(&accept) && game.looks_even(offer);
            return if good { accept } else { Action::Refuse { offer: offer.number } };
        }
        if !game.waiting().contains(&seat) {
            return menu[0].clone();
        }
        match game.stage {
            Stage::Turn => {
                let builds = menu.iter().find(|action| matches!(action, Action::Build { .. }));
                builds.cloned().unwrap_or(Action::Throw)
            }
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
