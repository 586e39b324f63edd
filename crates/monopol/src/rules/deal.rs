//! Deals between players: what both have, and how it changes hands.

use crate::{
    Basket, Business, Event, Lot, Monopol, Refusal, Spend, Stage, Why,
    lots::LotSet,
    position::{Debt, Goods},
    squares::{BOARD, Deck, Kind},
};
use tabletop::{Seat, Sink};

impl Basket {
    /// [mo.deal] There is one deed to each lot, and one card out of prison in each deck.
    pub(crate) fn packed(&self) -> Result<Goods, Refusal> {
        let mut cards = 0;
        for deck in &self.cards {
            if cards & deck.bit() != 0 {
                return Err(Refusal::NoSuchCard { to: Business::Deal });
            }
            cards |= deck.bit();
        }
        Ok(Goods { cash: self.cash, lots: set_of(&self.lots, Business::Deal)?, cards })
    }
}

impl Goods {
    pub(crate) fn unpacked(&self) -> Basket {
        let decks = [Deck::Chance, Deck::Community];
        Basket {
            cash: self.cash,
            lots: self.lots.iter().collect(),
            cards: decks.into_iter().filter(|deck| self.cards & deck.bit() != 0).collect(),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cash == 0 && self.lots.is_empty() && self.cards == 0
    }
}

/// A list of lots as a set. A deed that is named twice is there only once.
pub(crate) fn set_of(lots: &[Lot], to: Business) -> Result<LotSet, Refusal> {
    let mut set = LotSet::EMPTY;
    for &lot in lots {
        if !lot.is_property() {
            return Err(Refusal::NoProperty { lot, to });
        }
        if set.contains(lot) {
            return Err(Refusal::NotYours { lot, to });
        }
        set.insert(lot);
    }
    Ok(set)
}

impl Monopol {
    /// [mo.deal] [mo.deal.built] [mo.deal.loans] What one side gives is there, in notes, and may be given.
    pub(crate) fn must_have(&self, seat: Seat, goods: &Goods, to: Business) -> Result<(), Refusal> {
        self.must_have_property(seat, goods, to)?;
        let have = self.players[seat].cash;
        if goods.cash > have {
            Err(Refusal::NotEnough { need: goods.cash, have, to: Spend::Deal })
        } else {
            Ok(())
        }
    }

    /// All of it but the cash, which may still be raised.
    pub(crate) fn must_have_property(&self, seat: Seat, goods: &Goods, to: Business) -> Result<(), Refusal> {
        let note = self.config.prices.note();
        if !goods.cash.is_multiple_of(note) {
            return Err(Refusal::NotInNotes { note });
        }
        for lot in goods.lots.iter() {
            self.must_own(seat, lot, to)?;
            if self.group_is_built(lot) {
                return Err(Refusal::Built { lot });
            }
        }
        if self.players[seat].cards & goods.cards == goods.cards {
            Ok(())
        } else {
            Err(Refusal::NoSuchCard { to })
        }
    }

    fn group_is_built(&self, lot: Lot) -> bool {
        let Kind::Street { group } = BOARD[lot.index()].kind else { return false };
        group.lots().meets(self.holdings.built())
    }

    /// [mo.mortgage.transfer] Only mortgages that come with the deal are lifted in it.
    pub(crate) fn must_lift_what_comes(&self, lift: LotSet, gets: &Goods) -> Result<(), Refusal> {
        if let Some(lot) = lift.without(gets.lots).first() {
            return Err(Refusal::NotYours { lot, to: Business::Lift });
        }
        let free = lift.without(self.holdings.mortgaged()).first();
        free.map_or(Ok(()), |lot| Err(Refusal::NotMortgaged { lot }))
    }

    /// [mo.debt] Who owes money deals in order to pay: either the deal pays the debt, or it brings more than the bank
    /// would have lent on what is given. So nothing is carried off before a bankruptcy.
    pub(crate) fn must_serve_debt(
        &self,
        seat: Seat,
        gives: &Goods,
        gets: &Goods,
        lift: LotSet,
    ) -> Result<(), Refusal> {
        let owed = self.owed_by(seat);
        if owed == 0 {
            return Ok(());
        }
        let cost = self.cost_of_mortgages(gets.lots, lift);
        let gained = i64::from(gets.cash) - i64::from(gives.cash) - i64::from(cost);
        let pays = i64::from(self.players[seat].cash) + gained >= i64::from(owed);
        let lent = |lots| i64::from(self.could_borrow(lots));
        let raises = gained + lent(gets.lots) > lent(gives.lots);
        if pays || raises { Ok(()) } else { Err(Refusal::NotNow { stage: Stage::Debt }) }
    }

    /// [mo.debt] [mo.rent] What a player owes now, be it rent that is not yet claimed.
    fn owed_by(&self, seat: Seat) -> u32 {
        match self.debts.first() {
            Some(debt) if debt.debtor == seat => debt.amount,
            None if self.stage == Stage::Claim && seat == self.turn => self.claim.amount,
            Some(_) | None => 0,
        }
    }

    /// An offer is checked again when it is accepted.
    pub(crate) fn accept(
        &mut self,
        seat: Seat,
        number: u32,
        lift: &[Lot],
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let offer = self.offer_to(seat, number)?;
        self.may_deal(offer.from, offer.to)?;
        let lift = set_of(lift, Business::Lift)?;
        let stale = |_| Refusal::OfferStale { offer: number };
        self.must_have(offer.from, &offer.give, Business::Deal).map_err(stale)?;
        self.must_have(offer.to, &offer.want, Business::Deal)?;
        self.must_lift_what_comes(lift, &offer.give)?;
        let owes = |debt: &&Debt| debt.debtor == offer.from && debt.creditor == Some(offer.to);
        if offer.settles > self.debts.first().filter(owes).map_or(0, |debt| debt.amount) {
            return Err(Refusal::OfferStale { offer: number });
        }
        if offer.settles == 0 {
            self.must_serve_debt(offer.from, &offer.give, &offer.want, offer.lift)?;
            self.must_serve_debt(offer.to, &offer.want, &offer.give, lift)?;
        }
        self.must_pay_for_mortgages(offer.from, &offer.give, &offer.want, offer.lift).map_err(stale)?;
        self.must_pay_for_mortgages(offer.to, &offer.want, &offer.give, lift)?;

        self.offers.retain(|open| open.number != number);
        log.emit(|| Event::DealMade {
            offer: number,
            from: offer.from,
            to: offer.to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            settles: offer.settles,
        });
        self.hand_over(offer.from, offer.to, &offer.give);
        self.hand_over(offer.to, offer.from, &offer.want);
        self.pay_for_mortgages(offer.to, offer.give.lots, lift, log);
        self.pay_for_mortgages(offer.from, offer.want.lots, offer.lift, log);
        if offer.settles > 0 {
            self.debts[0].amount -= offer.settles;
            if self.debts[0].amount == 0 {
                self.debts.remove(0);
                self.drop_settlements(offer.from, log);
            }
        }
        self.after_raising(log);
        Ok(())
    }

    /// [mo.mortgage.transfer] Interest at once on what is mortgaged, and the loan of what is to be lifted.
    fn cost_of_mortgages(&self, lots: LotSet, lift: LotSet) -> u32 {
        let mortgaged = lots.and(self.holdings.mortgaged()).iter();
        mortgaged.map(|lot| self.interest(lot) + if lift.contains(lot) { self.loan(lot) } else { 0 }).sum()
    }

    fn must_pay_for_mortgages(
        &self,
        seat: Seat,
        gives: &Goods,
        gets: &Goods,
        lift: LotSet,
    ) -> Result<(), Refusal> {
        let need = self.cost_of_mortgages(gets.lots, lift);
        let have = self.players[seat].cash - gives.cash + gets.cash;
        if have < need { Err(Refusal::NotEnough { need, have, to: Spend::TakeOver }) } else { Ok(()) }
    }

    fn pay_for_mortgages(&mut self, seat: Seat, lots: LotSet, lift: LotSet, log: &mut impl Sink<Event>) {
        for lot in lots.and(self.holdings.mortgaged()).iter() {
            let (interest, loan) = (self.interest(lot), self.loan(lot));
            if interest > 0 {
                self.pay_bank(seat, interest, false);
                log.emit(|| Event::Paid { from: seat, to: None, amount: interest, why: Why::Interest });
            }
            if lift.contains(lot) {
                self.pay_bank(seat, loan, false);
                self.holdings.set_mortgaged(lot, false);
                log.emit(|| Event::Lifted { seat, lot, loan, interest: 0 });
            }
        }
    }

    fn hand_over(&mut self, from: Seat, to: Seat, goods: &Goods) {
        self.players[from].cash -= goods.cash;
        self.players[to].cash += goods.cash;
        self.players[from].cards &= !goods.cards;
        self.players[to].cards |= goods.cards;
        for lot in goods.lots.iter() {
            self.holdings.give(lot, Some(to));
        }
    }
}
