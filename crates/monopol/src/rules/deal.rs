//! Deals between players: what both have, and how it changes hands.

use crate::{
    Basket, Business, Event, Gain, Lot, Monopol, Refusal, Spend, Why,
    lots::{FAMILIES, LotSet},
    position::{Debt, Goods, Offer},
    squares::{BOARD, Deck, Kind},
};
use tabletop::{Seat, Sink};

impl Basket {
    pub(crate) fn is_empty(&self) -> bool {
        self.cash == 0 && self.lots.is_empty() && self.cards.is_empty()
    }

    /// As sets. What is named twice has been found out before.
    pub(crate) fn packed(&self) -> Goods {
        Goods {
            cash: self.cash,
            lots: self.lots.iter().copied().collect(),
            cards: self.cards.iter().copied().collect(),
        }
    }
}

impl Goods {
    pub(crate) fn unpacked(&self) -> Basket {
        Basket { cash: self.cash, lots: self.lots.iter().collect(), cards: self.cards.iter().collect() }
    }
}

/// Squares that nobody can own are not dealt in.
pub(crate) fn must_be_property(lots: &[Lot], to: Business) -> Result<(), Refusal> {
    let other = lots.iter().find(|lot| !lot.is_property());
    other.map_or(Ok(()), |&lot| Err(Refusal::NoProperty { lot, to }))
}

/// [mo.deal] There is one deed to each lot: one that is named twice is there only once. `can` says which there are.
pub(crate) fn must_be_there(lots: &[Lot], can: impl Fn(Lot) -> bool, to: Business) -> Result<(), Refusal> {
    let mut named = LotSet::EMPTY;
    for &lot in lots {
        if named.contains(lot) || !can(lot) {
            return Err(Refusal::NotYours { lot, to });
        }
        named.insert(lot);
    }
    Ok(())
}

/// How much more the one is than the other. Nobody has two thousand million.
fn less(more: u32, fewer: u32) -> i32 {
    more.wrapping_sub(fewer).cast_signed()
}

impl Monopol {
    pub(crate) fn must_own_all(&self, seat: Seat, lots: &[Lot], to: Business) -> Result<(), Refusal> {
        must_be_there(lots, |lot| self.holdings.owner(lot) == Some(seat), to)
    }

    /// [mo.deal] Nor is there more than one card out of prison in each deck.
    pub(crate) fn must_hold(&self, seat: Seat, cards: &[Deck]) -> Result<(), Refusal> {
        let mut left = self.players[seat].cards;
        for &deck in cards {
            if !left.contains(deck) {
                return Err(Refusal::NoSuchCard { to: Business::Deal });
            }
            left.remove(deck);
        }
        Ok(())
    }

    /// [mo.money.start]
    pub(crate) fn must_be_in_notes(&self, sum: u32) -> Result<(), Refusal> {
        let note = self.config.prices.note();
        if sum.is_multiple_of(note) { Ok(()) } else { Err(Refusal::NotInNotes { note }) }
    }

    /// [mo.deal.built]
    pub(crate) fn must_be_bare(&self, lots: LotSet) -> Result<(), Refusal> {
        let built = lots.iter().find(|&lot| self.group_is_built(lot));
        built.map_or(Ok(()), |lot| Err(Refusal::Built { lot }))
    }

    /// [mo.deal.loans]
    pub(crate) fn must_have_cash(&self, seat: Seat, need: u32) -> Result<(), Refusal> {
        let have = self.cash(seat);
        if need > have { Err(Refusal::NotEnough { need, have, to: Spend::Deal }) } else { Ok(()) }
    }

    /// Whether a player could still give all of it.
    pub(crate) fn has(&self, seat: Seat, goods: &Goods) -> bool {
        self.holdings.owns_all(seat, goods.lots)
            && self.players[seat].cards.contains_all(goods.cards)
            && self.must_be_bare(goods.lots).is_ok()
            && self.cash(seat) >= goods.cash
    }

    fn group_is_built(&self, lot: Lot) -> bool {
        let Kind::Street { group } = BOARD[lot.index()].kind else { return false };
        group.lots().meets(self.holdings.built())
    }

    /// [mo.mortgage.transfer] Only mortgages are lifted.
    pub(crate) fn must_be_mortgaged(&self, lift: &[Lot]) -> Result<(), Refusal> {
        let free = lift.iter().find(|&&lot| !self.holdings.is_mortgaged(lot));
        free.map_or(Ok(()), |&lot| Err(Refusal::NotMortgaged { lot }))
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
        let Some((_, owed)) = self.owed_by(seat) else { return Ok(()) };
        let cost = self.cost_of_mortgages(gets.lots, lift);
        let gained = i64::from(gets.cash) - i64::from(gives.cash) - i64::from(cost);
        if i64::from(self.cash(seat)) + gained >= i64::from(owed) {
            return Ok(());
        }
        self.must_not_be_hopeless(seat)?;
        let lent = |lots| i64::from(self.could_borrow(lots));
        let raises = gained + lent(gets.lots) > lent(gives.lots);
        if raises { Ok(()) } else { Err(Refusal::DebtNotServed { owed }) }
    }

    /// An offer is checked again when it is accepted.
    pub(crate) fn accept(
        &mut self,
        seat: Seat,
        number: u32,
        lift: &[Lot],
        log: &mut impl Sink<Monopol>,
    ) -> Result<(), Refusal> {
        let offer = self.offer_to(seat, number)?;
        self.may_deal(offer.from, offer.to)?;
        must_be_property(lift, Business::Lift)?;
        must_be_there(lift, |lot| offer.give.lots.contains(lot), Business::Lift)?;
        if let Some(lot) = offer.want.lots.without(self.holdings.of(seat)).first() {
            return Err(Refusal::NotYours { lot, to: Business::Deal });
        }
        if !self.players[seat].cards.contains_all(offer.want.cards) {
            return Err(Refusal::NoSuchCard { to: Business::Deal });
        }
        self.must_be_mortgaged(lift)?;
        self.must_be_bare(offer.want.lots)?;
        if !self.still_stands(&offer) {
            return Err(Refusal::OfferStale { offer: number });
        }
        let lift = lift.iter().copied().collect();
        self.must_have_cash(seat, offer.want.cash)?;
        self.must_pay_for_mortgages(offer.to, &offer.want, &offer.give, lift)?;
        if offer.settles == 0 {
            self.must_serve_debt(offer.from, &offer.give, &offer.want, offer.lift)?;
            self.must_serve_debt(offer.to, &offer.want, &offer.give, lift)?;
        }

        self.offers.retain(|open| open.number != number);
        self.hand_over(offer.from, offer.to, &offer.give);
        self.hand_over(offer.to, offer.from, &offer.want);
        log.emit(self, || Event::DealMade {
            offer: number,
            from: offer.from,
            to: offer.to,
            give: offer.give.unpacked(),
            want: offer.want.unpacked(),
            settles: offer.settles,
        });
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

    /// Whether who made an offer could still keep to it, and a settlement is not for more than is owed.
    fn still_stands(&self, offer: &Offer) -> bool {
        let owes = |debt: &&Debt| debt.debtor == offer.from && debt.creditor == Some(offer.to);
        let owed = self.debts.first().filter(owes).map_or(0, |debt| debt.amount);
        let pays = |offer: &Offer| {
            self.must_pay_for_mortgages(offer.from, &offer.give, &offer.want, offer.lift).is_ok()
        };
        self.has(offer.from, &offer.give) && offer.settles <= owed && pays(offer)
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
        let have = (self.cash(seat) - gives.cash).saturating_add(gets.cash);
        if have < need { Err(Refusal::NotEnough { need, have, to: Spend::TakeOver }) } else { Ok(()) }
    }

    fn pay_for_mortgages(&mut self, seat: Seat, lots: LotSet, lift: LotSet, log: &mut impl Sink<Monopol>) {
        for lot in lots.and(self.holdings.mortgaged()).iter() {
            let (interest, loan) = (self.interest(lot), self.loan(lot));
            if interest > 0 {
                self.pay_bank(seat, interest, false);
                log.emit(self, || Event::Paid { from: seat, to: None, amount: interest, why: Why::Interest });
            }
            if lift.contains(lot) {
                self.pay_bank(seat, loan, false);
                self.holdings.set_mortgaged(lot, false);
                log.emit(self, || Event::Lifted { seat, lot, loan, interest: 0 });
            }
        }
    }

    /// What an offer would bring who made it, and who is asked.
    pub(crate) fn in_figures(&self, offer: &Offer) -> (Gain, Gain) {
        let &Offer { from, to, give, want, lift, settles, .. } = offer;
        let for_from = Gain { settled: settles, ..self.gain(from, &give, &want, lift) };
        (for_from, self.gain(to, &want, &give, LotSet::EMPTY))
    }

    fn gain(&self, seat: Seat, gives: &Goods, gets: &Goods, lift: LotSet) -> Gain {
        let taken_over = gets.lots.and(self.holdings.mortgaged());
        let before = self.holdings.of(seat);
        let after = before.without(gives.lots).or(gets.lots);
        let wholes = |had: LotSet, have: LotSet| -> Vec<Lot> {
            let new = FAMILIES.into_iter().filter(|&lots| have.contains_all(lots) && !had.contains_all(lots));
            new.filter_map(LotSet::first).collect()
        };
        Gain {
            cash: less(gets.cash, gives.cash),
            deeds: less(self.unlent(gets.lots), self.unlent(gives.lots)),
            cards: gets.cards.len() as i8 - gives.cards.len() as i8,
            interest: taken_over.iter().map(|lot| self.interest(lot)).sum(),
            loans: taken_over.and(lift).iter().map(|lot| self.loan(lot)).sum(),
            settled: 0,
            completes: wholes(before, after),
            breaks: wholes(after, before),
        }
    }

    /// What is all in one hand: the first lot of each group, and of the stations and utilities.
    pub(crate) fn whole_families(&self) -> Vec<Lot> {
        let is_whole = |lots: LotSet| self.seats_in_order().any(|seat| self.holdings.owns_all(seat, lots));
        FAMILIES.into_iter().filter(|&lots| is_whole(lots)).filter_map(LotSet::first).collect()
    }

    /// Printed prices, less the loans there are.
    fn unlent(&self, lots: LotSet) -> u32 {
        let lent = |lot| if self.holdings.is_mortgaged(lot) { self.loan(lot) } else { 0 };
        lots.iter().map(|lot| self.price(lot) - lent(lot)).sum()
    }

    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, goods: &Goods) {
        self.players[from].cash -= goods.cash;
        self.players[to].cash += goods.cash;
        self.players[from].cards = self.players[from].cards.without(goods.cards);
        self.players[to].cards = self.players[to].cards.or(goods.cards);
        for lot in goods.lots.iter() {
            self.holdings.give(lot, Some(to));
        }
    }
}
