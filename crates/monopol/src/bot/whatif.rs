//! The one door to positions that are only imagined. Everything goes through the rules, or is written here so that all
//! that holds in a position of a match holds in these as well: no krona comes from nowhere, no deed has two owners.

use super::{deal::Proposal, mind::Mind};
use crate::{
    Action, Lot, Monopol, Sold,
    position::{Goods, Offer},
};
use tabletop::{Game, Next, Seat};

/// A position that is imagined. Only this file writes to it.
#[derive(Clone, PartialEq)]
pub(super) struct WhatIf(Monopol);

impl WhatIf {
    pub(super) fn of(game: &Monopol) -> WhatIf {
        WhatIf(game.clone())
    }

    #[inline]
    pub(super) fn mind(&self) -> Mind<'_> {
        Mind::of(&self.0)
    }

    /// Does something, if the rules allow it.
    #[inline]
    pub(super) fn does(&mut self, seat: Seat, action: &Action) -> bool {
        self.0.play(seat, action, &mut ()).is_ok()
    }

    /// What the position waits for.
    #[inline]
    pub(super) fn next(&self) -> Next {
        self.0.next()
    }

    /// Nature draws.
    #[inline]
    pub(super) fn drawn(&mut self, outcome: u32) {
        self.0.chance(outcome, &mut ());
    }

    /// All open offers are forgotten.
    pub(super) fn drop_offers(&mut self) {
        self.0.offers.clear();
    }

    /// Somebody gets a lot of the bank's for nothing.
    pub(super) fn give(&mut self, seat: Seat, lot: Lot) {
        debug_assert!(self.0.owner(lot).is_none() && self.0.is_in_game(seat));
        self.0.holdings.give(lot, Some(seat));
    }

    /// The auction of a lot is over: somebody has got it for so much, or nobody.
    pub(super) fn hammer(&mut self, to: Option<Seat>, price: u32) {
        debug_assert!(matches!(self.0.auction.of, Sold::Lot(_)));
        debug_assert!(to.is_none_or(|seat| self.0.cash(seat) >= price));
        (self.0.auction.leader, self.0.auction.high) = (to, price);
        self.0.close_auction(&mut ());
    }

    /// An open offer is taken, whatever the moment; not where somebody lacks what they would give or owe for it.
    pub(super) fn exchange(&mut self, offer: &Offer) -> bool {
        self.swap(offer.from, offer.to, &offer.give, &offer.want)
    }

    /// The same for a deal that nobody has offered yet.
    pub(super) fn deal(&mut self, from: Seat, proposal: &Proposal) -> bool {
        let goods = |cash: i64, lots| Goods { cash: cash.max(0) as u32, lots, ..Goods::default() };
        let &Proposal { to, give, want, pay } = proposal;
        self.swap(from, to, &goods(pay, give), &goods(-pay, want))
    }

    fn swap(&mut self, from: Seat, to: Seat, give: &Goods, want: &Goods) -> bool {
        let game = &self.0;
        let interest = |goods: &Goods| -> u32 {
            goods.lots.and(game.holdings.mortgaged()).iter().map(|lot| game.interest(lot)).sum()
        };
        let (from_owes, to_owes) = (interest(want), interest(give));
        let can = |seat: Seat, gives: &Goods, gets: &Goods, owes: u32| {
            game.has(seat, gives) && game.cash(seat) - gives.cash + gets.cash >= owes
        };
        if !can(from, give, want, from_owes) || !can(to, want, give, to_owes) {
            return false;
        }

        self.0.hand_over(from, to, give);
        self.0.hand_over(to, from, want);
        self.0.pay_bank(from, from_owes, false);
        self.0.pay_bank(to, to_owes, false);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, LotSet, Stage, lots::PROPERTY};
    use tabletop::testing::walk;

    /// Random play leads to debts, loans, buildings and auctions; from each of them everything is imagined.
    #[test]
    fn what_is_imagined_is_sound() {
        let config = Config { rounds: Some(60), ..Config::usual(4) };
        let (mut exchanged, mut hammered) = (0, 0);
        walk(&config, 5, |game: &Monopol, _| {
            let mind = Mind::of(game);
            let mut settled = mind.imagine();
            if matches!(settled.next(), Next::Seats(_)) {
                settled.settle();
                settled.0.invariants().unwrap();
            }
            let Next::Seats(waiting) = game.next() else { return };
            let seat = waiting[0];
            for lot in PROPERTY.without(game.holdings.owned()) {
                let mut given = mind.imagine();
                given.give(seat, lot);
                given.0.invariants().unwrap();
            }
            if game.stage == Stage::Auction && matches!(game.auction.of, Sold::Lot(_)) {
                for to in [None, Some(seat)] {
                    let mut sold = mind.imagine();
                    sold.hammer(to, game.cash(seat) / 100 / 2 * 100);
                    sold.0.invariants().unwrap();
                    hammered += 1;
                }
            }
            for to in game.others_in_game(seat) {
                for lot in game.holdings.of(to) {
                    let give = game.holdings.of(seat).first().map_or(LotSet::EMPTY, LotSet::from);
                    for pay in [-100_000, -2_000, 0, 2_000, 100_000] {
                        let mut dealt = mind.imagine();
                        let before = dealt.clone();
                        let done = dealt.deal(seat, &Proposal { to, give, want: lot.into(), pay });
                        assert!(done || dealt == before, "what cannot be paid changes nothing");
                        dealt.0.invariants().unwrap();
                        exchanged += u32::from(done);
                    }
                }
            }
        });
        assert!(exchanged > 1_000 && hammered > 20, "{exchanged} deals, {hammered} auctions");
    }
}
